"""NetHack's monster tables as typed data, for every version and variant that monstr has.

>>> import monstr
>>> monstr.edition("nle-3.6.6")[304].name
'Dispater'
>>> monstr.edition("nethack-3.6.7").symbol("KILLER_BEE").attacks[0].damage
'AD_DRST'

A table is loaded when it is first asked for, and nothing of it can be changed. Names of flags and types are C's, and
what an edition lacks is ``None``.
"""

from ._edition import Edition, UnknownEdition, edition, editions
from ._frozen import FrozenMapping
from ._monster import Attack, Extra, MonsterClass, Monster, Names, Severity, Source
from ._version import __version__

__all__ = [
    "Attack",
    "Edition",
    "Extra",
    "FrozenMapping",
    "Monster",
    "MonsterClass",
    "Names",
    "Severity",
    "Source",
    "UnknownEdition",
    "__version__",
    "edition",
    "editions",
]
