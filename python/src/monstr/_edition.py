"""The editions, each loaded when it is first asked for."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Optional, overload

from ._monster import Monster


class UnknownEdition(LookupError):
    """There is no edition of an id; the message names those that there are."""


# An edition is equal to itself alone: there is one object of each.
@dataclass(frozen=True, eq=False, repr=False)
class Edition(Sequence[Monster]):
    """A version of the game with its monsters, in the order of its ``mons[]``; ``monstr.edition`` gives it.

    An index is a monster's number in the game; the number of the one that ``PM_NEWT`` stands for is
    ``edition.symbol("NEWT").index``.
    """

    id: str
    """The id, such as ``nethack-3.6.7``."""
    title: str
    """What people call it."""
    family: str
    """The game, such as ``NetHack``."""
    version: str
    """The version that it gives itself."""
    rule: str
    """The rule of its difficulties: ``classic``, ``3.7``, ``5.0`` or ``slashem``."""
    assumed: bool
    """Whether that rule is another edition's, as its own is not modelled or not in its source."""
    origin: str
    """The repository or package that its source is from."""
    revision: Optional[str]
    """The commit, where there is one."""

    _count: int

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Monster: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Monster, ...]: ...
    def __getitem__(self, index: int | slice) -> Monster | tuple[Monster, ...]:
        return self._monsters[index]

    def __iter__(self) -> Iterator[Monster]:
        return iter(self._monsters)

    def symbol(self, symbol: str) -> Monster:
        """The monster of a ``PM_`` name, with the prefix or without; ``KeyError`` if there is none."""
        return self._by_symbol[symbol.removeprefix("PM_")]

    def named(self, name: str) -> tuple[Monster, ...]:
        """The monsters of a name, of whichever gender and case: none, one, or several that share it."""
        wanted = name.casefold()
        return tuple(
            monster
            for monster in self
            if any(name is not None and name.casefold() == wanted for name in (monster.name, *monster.names))
        )

    def of_class(self, class_: str) -> tuple[Monster, ...]:
        """The monsters of a class, by its map symbol (``d``) or its name (``S_DOG``)."""
        return tuple(monster for monster in self if class_ in monster.class_)

    def __repr__(self) -> str:
        return f"<monstr.Edition {self.id}: {len(self)} monsters>"

    def __reduce__(self) -> tuple[Callable[[str], Edition], tuple[str]]:
        """Another process loads its own copy, and gets no table sent."""
        return edition, (self.id,)

    @cached_property
    def _monsters(self) -> tuple[Monster, ...]:
        packed = files(__package__).joinpath("data", f"{self.id}.json.gz").read_bytes()
        return tuple(map(Monster._of, json.loads(gzip.decompress(packed))["monsters"]))

    @classmethod
    def _of(cls, entry: Mapping[str, Any]) -> Edition:
        """The edition of an entry of ``monstr editions``."""
        return cls(
            id=entry["id"],
            title=entry["title"],
            family=entry["family"],
            version=entry["version"],
            rule=entry["rule"],
            assumed=entry.get("assumed", False),
            origin=entry["origin"],
            revision=entry.get("revision"),
            _count=entry["monsters"],
        )

    @cached_property
    def _by_symbol(self) -> dict[str, Monster]:
        return {monster.symbol: monster for monster in self}


@cache
def _all() -> dict[str, Edition]:
    text = files(__package__).joinpath("data", "editions.json").read_text(encoding="utf-8")
    return {entry["id"]: Edition._of(entry) for entry in json.loads(text)["editions"]}


def editions() -> tuple[Edition, ...]:
    """All editions. Their tables are not loaded by this."""
    return tuple(_all().values())


def edition(id: str) -> Edition:
    """The edition of an id, such as ``nle-3.6.6``; it is always the same object.

    Raises ``UnknownEdition`` if there is none.
    """
    try:
        return _all()[id]
    except KeyError:
        raise UnknownEdition(f"no edition {id}; there are {', '.join(_all())}") from None
