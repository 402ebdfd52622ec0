"""What a row of the table is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Optional, Union

from ._frozen import FrozenMapping, frozen

Severity = Literal["plain", "yellow", "orange", "red", "varies"]
"""How bad an attack is: ``red`` can end the game or takes something for good, ``orange`` costs belongings, abilities or
control, ``yellow`` passes, ``plain`` is damage alone; what is cast or breathed at random ``varies``."""

Extra = Union[int, float, str, None, "tuple[Extra, ...]", "Mapping[str, Extra]"]
"""A value of a member that only a variant's table has; a pointer is ``{"_ptr": name}``."""


class Names(NamedTuple):
    """The names by gender: since NetHack 3.7 some monsters have several."""

    male: Optional[str]
    """The name of a male, where it differs."""
    female: Optional[str]
    """The name of a female, where it differs."""
    neuter: str
    """The name that stands for all."""


class MonsterClass(NamedTuple):
    """The class that a monster belongs to."""

    symbol: Optional[str]
    """Its default map symbol, such as ``a``; ``None`` where it has none."""
    name: str
    """C's name, such as ``S_ANT``."""


class Attack(NamedTuple):
    """An attack of a monster."""

    slot: int
    """Its place among the attacks of the row, from 0."""
    type: str
    """How it attacks, by C's name: ``AT_BITE``."""
    damage: str
    """What that does, by C's name: ``AD_DRST``."""
    dice: int
    """How many dice are thrown; 0 where the level decides, or nothing is thrown."""
    sides: int
    """How many sides they have."""
    severity: Optional[Severity]
    """How bad it is; ``None`` for a type that monstr does not know."""


class Source(NamedTuple):
    """Where a row stands in the source."""

    file: str
    """The file, from the tree's root."""
    line: int
    """The line, from 1."""


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster: a row of ``mons[]``. Nothing of it can be changed, so it can be in a set or the key of a dictionary."""

    index: int
    """Its place in ``mons[]``, which is its number in the game."""
    symbol: str
    """The ``PM_`` name without that prefix; unique in the edition."""
    name: str
    """The name, which need not be unique; the neuter one where there are several."""
    names: Names
    """The names by gender."""
    class_: MonsterClass
    """The class."""
    level: int
    """The level as stored; above 49 it is a code for fixed hit points."""
    level_shown: int
    """The level that the game works with and shows."""
    speed: int
    """Movement a turn; 12 is the hero's own."""
    ac: Optional[int]
    """Armour class: 10 is none, lower is better."""
    mr: Optional[int]
    """Magic resistance in percent."""
    alignment: Optional[int]
    """Below 0 chaotic, above 0 lawful."""
    difficulty: int
    """The difficulty: that of the table, else what the game's own rule gives."""
    frequency: Optional[int]
    """How often it comes at random, as ``G_FREQ`` holds it: 0 to 7 in most editions."""
    generation: Optional[frozenset[str]]
    """The other flags of generation, such as ``G_GENO``."""
    attacks: tuple[Attack, ...]
    """The attacks."""
    weight: Optional[int]
    """The weight of the corpse."""
    nutrition: Optional[int]
    """The nutrition of the corpse."""
    sound: Optional[str]
    """What is heard of it: ``MS_BUZZ``."""
    size: Optional[str]
    """The size: ``MZ_TINY``."""
    resists: Optional[frozenset[str]]
    """What it resists: ``MR_POISON``."""
    conveys: Optional[frozenset[str]]
    """What the table says that eating it conveys; not all of that happens in play."""
    traits: frozenset[str]
    """The other flags: ``M1_FLY``, ``M2_HOSTILE``."""
    color: Optional[str]
    """The colour: ``CLR_YELLOW``."""
    experience: int
    """The points for killing one of its own level."""
    masks: Mapping[str, int]
    """The words of flags as the edition numbers them, by the names of their members."""
    extra: Mapping[str, Extra]
    """What only this variant has, by the names of the members; what is zero is left out."""
    source: Source
    """Where its row stands in the source."""

    @property
    def pm(self) -> str:
        """The name by which the game's code calls it: ``PM_NEWT``."""
        return f"PM_{self.symbol}"

    @classmethod
    def _of(cls, row: dict[str, Any]) -> Monster:
        """The monster of a row of ``monstr export``."""
        names, class_, source = row["names"], row["class"], row["source"]
        return cls(
            index=row["index"],
            symbol=row["symbol"],
            name=row["name"],
            names=Names(names["male"], names["female"], names["neuter"]),
            class_=MonsterClass(class_["symbol"], class_["name"]),
            level=row["level"],
            level_shown=row["level_shown"],
            speed=row["speed"],
            ac=row["ac"],
            mr=row["mr"],
            alignment=row["alignment"],
            difficulty=row["difficulty"],
            frequency=row["frequency"],
            generation=_flags(row["generation"]),
            attacks=tuple(
                Attack(
                    slot=attack["slot"],
                    type=attack["type"],
                    damage=attack["damage"],
                    dice=attack["dice"],
                    sides=attack["sides"],
                    severity=attack["severity"],
                )
                for attack in row["attacks"]
            ),
            weight=row["weight"],
            nutrition=row["nutrition"],
            sound=row["sound"],
            size=row["size"],
            resists=_flags(row["resists"]),
            conveys=_flags(row["conveys"]),
            traits=frozenset(row["traits"]),
            color=row["color"],
            experience=row["experience"],
            masks=FrozenMapping(row["masks"]),
            extra=FrozenMapping({name: frozen(value) for name, value in row["extra"].items()}),
            source=Source(source["file"], source["line"]),
        )


def _flags(names: Optional[list[str]]) -> Optional[frozenset[str]]:
    return None if names is None else frozenset(names)
