"""The installed wheel, against what a compiler stored of each edition (tests/oracle)."""

import contextlib
import copy
import dataclasses
import doctest
import gzip
import io
import json
import operator
import pickle
import re
import subprocess
import sys
import tomllib
import unittest
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any, assert_type

import monstr

ROOT = Path(__file__).parents[2]
ORACLE = ROOT / "tests" / "oracle"


def facts(table: str) -> list[dict[str, Any]]:
    """The rows of a table as a compiler stored them, without the terminator."""
    with gzip.open(ORACLE / f"{table}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines][:-1]


def stored_name(row: dict[str, Any]) -> str:
    """The name of a row; the neuter one where there are three."""
    return str(row["mname"] if "mname" in row else row["pmnames"][2])


def parts(value: object) -> Iterator[object]:
    """A value, and all that is in it."""
    yield value
    inner: tuple[object, ...] = ()
    if isinstance(value, monstr.Monster):
        inner = tuple(getattr(value, field.name) for field in dataclasses.fields(value))
    elif isinstance(value, Mapping):
        inner = (*value, *value.values())
    elif isinstance(value, (tuple, list, set, frozenset)):
        inner = tuple(value)
    for part in inner:
        yield from parts(part)


class Facts(unittest.TestCase):
    """What is in the tables."""

    def test_numbers_are_those_of_the_learning_environment(self) -> None:
        nle = monstr.edition("nle-3.6.6")
        self.assertEqual(nle[304].name, "Dispater")
        self.assertEqual((nle[304].level, nle[304].level_shown), (78, 36))
        self.assertEqual(nle.symbol("DJINNI").index, 311)
        rows = facts("nle-3.6.6")
        self.assertEqual(len(rows), 381)
        self.assertEqual(
            [(monster.index, monster.name, monster.level, monster.difficulty) for monster in nle],
            [(row["_index"], row["mname"], row["mlevel"], row["difficulty"]) for row in rows],
        )

    def test_rows_are_what_a_compiler_stores(self) -> None:
        lines = (ORACLE / "editions.tsv").read_text(encoding="utf-8").splitlines()
        tables = dict(line.split("\t")[:2] for line in lines if not line.startswith("#"))
        self.assertEqual([edition.id for edition in monstr.editions()], list(tables))
        for edition in monstr.editions():
            with self.subTest(edition.id):
                rows = facts(tables[edition.id])
                self.assertEqual(len(edition), len(rows))
                for monster, row in zip(edition, rows, strict=True):
                    self.assertEqual(monster.index, row["_index"])
                    self.assertEqual(monster.name, stored_name(row))
                    self.assertEqual(monster.level, row.get("mlevel", monster.level))
                    self.assertEqual(monster.difficulty, row.get("difficulty", monster.difficulty))
                    attacks = [attack for attack in row["mattk"] if any(attack.values())]
                    self.assertEqual(len(monster.attacks), len(attacks), monster.name)

    def test_attacks_have_types_dice_and_severities(self) -> None:
        bee = assert_type(monstr.edition("nethack-3.6.1").symbol("KILLER_BEE"), monstr.Monster)
        assert_type(bee.attacks[0].severity, monstr.Severity | None)
        self.assertEqual(bee.attacks, (monstr.Attack(0, "AT_STNG", "AD_DRST", 1, 3, "orange"),))
        self.assertEqual((bee.difficulty, bee.frequency, bee.experience), (5, 2, 26))
        self.assertEqual(monstr.edition("nethack-3.4.3").symbol("KILLER_BEE").experience, 31)
        self.assertIn("M1_FLY", bee.traits)
        self.assertEqual(bee.class_, ("a", "S_ANT"))


class Access(unittest.TestCase):
    """How one gets at them."""

    def test_monsters_are_found(self) -> None:
        newest = monstr.edition("nethack-5.0.0")
        self.assertIs(newest.symbol("PM_NEWT"), newest.symbol("NEWT"))
        self.assertEqual(newest.symbol("NEWT").pm, "PM_NEWT")
        self.assertEqual([monster.symbol for monster in newest.named("Priestess")], ["ALIGNED_CLERIC", "CLERIC"])
        self.assertEqual(newest.named("nobody"), ())
        self.assertEqual(newest.of_class("d"), newest.of_class("S_DOG"))
        self.assertIn("JACKAL", {monster.symbol for monster in newest.of_class("d")})
        werecreatures = monstr.edition("nethack-3.6.7").named("werewolf")
        self.assertEqual({monster.class_.symbol for monster in werecreatures}, {"@", "d"})
        with self.assertRaises(KeyError):
            newest.symbol("NOBODY")

    def test_an_edition_is_a_sequence(self) -> None:
        edition = monstr.edition("nethack-3.6.7")
        self.assertEqual([monster.index for monster in edition], list(range(len(edition))))
        self.assertEqual(edition[-1].index, len(edition) - 1)
        self.assertEqual([monster.index for monster in edition[2:4]], [2, 3])
        self.assertIn(edition[5], edition)
        self.assertEqual(len({monster.symbol for monster in edition}), len(edition))

    def test_an_unknown_edition_is_told_what_there_is(self) -> None:
        with self.assertRaisesRegex(monstr.UnknownEdition, "no edition nethack-9; there are .*nle-3.6.6"):
            monstr.edition("nethack-9")

    def test_nothing_can_be_changed(self) -> None:
        edition = monstr.edition("gnollhack-4.3.0")
        monster = edition.symbol("GIANT_ANT")
        for thing, name in (
            (edition, "title"),
            (edition, "new"),
            (monster, "level"),
            (monster, "masks"),
            (monster.attacks[0], "dice"),
            (monster.names, "neuter"),
            (monster.class_, "symbol"),
            (monster.source, "line"),
            (monster.extra, "new"),
            (monster.extra, "_items"),
        ):
            with self.subTest(thing=thing, name=name), self.assertRaises(AttributeError):
                setattr(thing, name, None)
            with self.subTest(deleted=thing, name=name), self.assertRaises(AttributeError):
                delattr(thing, name)
        extras = [part for monster in edition for part in parts(monster.extra)]
        items: list[tuple[Any, Any]] = [(edition, 0), (monster.attacks, 0), (monster.masks, "mflags1")]
        for kind, key in ((tuple, 0), (monstr.FrozenMapping, "new")):
            items.append((next(part for part in extras if isinstance(part, kind)), key))
        for thing, key in items:
            with self.subTest(thing=thing), self.assertRaises(TypeError):
                operator.setitem(thing, key, None)

    def test_all_that_is_in_a_monster_is_of_a_kind_that_cannot_be_changed(self) -> None:
        kinds = {type(value) for edition in monstr.editions() for monster in edition for value in parts(monster)}
        named = {monstr.Monster, monstr.Names, monstr.MonsterClass, monstr.Attack, monstr.Source}
        plain = {int, float, str, type(None), tuple, frozenset, monstr.FrozenMapping}
        self.assertLessEqual(named | {int, str, tuple, frozenset, monstr.FrozenMapping}, kinds)
        self.assertLessEqual(kinds, named | plain)

    def test_monsters_have_hashes(self) -> None:
        for edition in monstr.editions():
            self.assertEqual(len(set(edition)), len(edition), edition.id)
            copies = pickle.loads(pickle.dumps(edition[:]))
            self.assertIsNot(copies[0], edition[0])
            self.assertEqual(list(map(hash, copies)), list(map(hash, edition)), edition.id)
            self.assertEqual(copies, edition[:])
        newt = monstr.edition("nethack-3.6.7").symbol("NEWT")
        self.assertEqual({newt: "seen"}[copy.deepcopy(newt)], "seen")
        self.assertNotEqual(dataclasses.replace(newt, level=1), newt)

    def test_mappings_are_as_dictionaries(self) -> None:
        masks = assert_type(monstr.edition("nethack-3.6.7").symbol("NEWT").masks, Mapping[str, int])
        self.assertEqual(masks["mflags2"], 1 << 20)
        self.assertEqual(masks, dict(masks))
        self.assertEqual(eval(repr(masks), {"FrozenMapping": monstr.FrozenMapping}), masks)
        self.assertEqual(masks.get("mflags9", 7), 7)
        with self.assertRaises(KeyError):
            masks["mflags9"]
        one, other = monstr.FrozenMapping({"a": 1, "b": 2}), monstr.FrozenMapping({"b": 2, "a": 1})
        self.assertEqual((one, hash(one)), (other, hash(other)))
        self.assertNotEqual(one, monstr.FrozenMapping({"a": 1}))

    def test_an_edition_comes_to_another_process_by_its_id(self) -> None:
        edition = monstr.edition("nle-3.6.6")
        self.assertEqual(edition[0].name, "giant ant")
        packed = pickle.dumps(edition)
        self.assertLess(len(packed), 100)
        self.assertIs(pickle.loads(packed), edition)
        self.assertEqual(pickle.loads(pickle.dumps(edition[304])), edition[304])

    def test_nothing_is_loaded_before_it_is_asked_for(self) -> None:
        code = (
            "import monstr; all = monstr.editions(); assert sum(map(len, all)) > 8000; all[3][0];"
            "assert [e.id for e in all if '_monsters' in vars(e)] == [all[3].id]"
        )
        subprocess.run([sys.executable, "-c", code], check=True)


class Package(unittest.TestCase):
    """What lies beside them."""

    def test_the_version_is_the_workspaces(self) -> None:
        manifest = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
        self.assertEqual(monstr.__version__, manifest["workspace"]["package"]["version"])
        self.assertEqual(metadata.version("monstr"), monstr.__version__)

    def test_licences_come_along(self) -> None:
        licences = {path.name for path in metadata.files("monstr") or () if "licenses" in path.parts}
        self.assertEqual(licences, {"LICENSE-APACHE", "LICENSE-MIT", "LICENSE-NGPL", "NOTICE"})

    def test_examples_are_true(self) -> None:
        self.assertEqual(doctest.testmod(monstr), doctest.TestResults(failed=0, attempted=3))
        for document in (ROOT / "README.md", ROOT / "python" / "README.md"):
            examples = re.findall(r"^```python\n(.*?)^```$", document.read_text(encoding="utf-8"), re.M | re.S)
            self.assertTrue(examples, document)
            for example in examples:
                with contextlib.redirect_stdout(io.StringIO()):
                    exec(example, {})


if __name__ == "__main__":
    unittest.main()
