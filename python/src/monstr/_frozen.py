"""Mappings that cannot be changed: those of the standard library have no hash, or cannot be sent to another process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NoReturn, TypeVar

Value = TypeVar("Value", covariant=True)


class FrozenMapping(Mapping[str, Value]):
    """A mapping that cannot be changed, and has a hash where its values have one. It equals a ``dict`` of the same."""

    # Pairs are quick enough to search: a row has a few of them.
    __slots__ = ("_items",)
    _items: tuple[tuple[str, Value], ...]

    def __init__(self, items: Mapping[str, Value]) -> None:
        object.__setattr__(self, "_items", tuple(items.items()))

    def __getitem__(self, key: str) -> Value:
        for name, value in self._items:
            if name == key:
                return value
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        # As with what is equal, the order does not matter.
        return hash(frozenset(self._items))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({dict(self._items)!r})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} cannot be changed")

    def __reduce__(self) -> tuple[type[FrozenMapping[Value]], tuple[dict[str, Value]]]:
        return type(self), (dict(self._items),)


def frozen(value: Any) -> Any:
    """A value of a JSON document, as one that cannot be changed."""
    if isinstance(value, dict):
        return FrozenMapping({name: frozen(inner) for name, inner in value.items()})
    if isinstance(value, list):
        return tuple(map(frozen, value))
    return value
