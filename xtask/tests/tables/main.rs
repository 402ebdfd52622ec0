//! `regen` and `check` from end to end, on small trees.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod checkout;

use checkout::{Checkout, edit, sample};

/// Asserts that a run ended with a status and printed certain texts.
#[track_caller]
fn assert_run(checkout: &Checkout, arguments: &[&str], status: i32, parts: &[&str]) {
    let run = checkout.run(arguments);
    assert_eq!(run.status, status, "{}", run.text);
    for part in parts {
        assert!(run.text.contains(part), "{part}\nis not in\n{}", run.text);
    }
}

#[test]
fn a_second_run_changes_nothing() {
    let checkout = Checkout::generated();
    let before = checkout.files();
    let names: Vec<&str> = before.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["DIFFICULTY.md", "first_3_6_2.rs", "index.rs", "late_3_6_3.rs", "new_3_7.rs"]);
    let modified = || checkout.file("first_3_6_2.rs").metadata().unwrap().modified().unwrap();
    let written = modified();
    assert_run(&checkout, &["regen", "--offline"], 0, &["rows from vendor-sources/first-3.6.2: unchanged"]);
    assert!(checkout.files() == before);
    assert_eq!(modified(), written);
    assert_run(&checkout, &["check"], 0, &["every generated file is current"]);
}

#[test]
fn a_shared_table_is_written_once() {
    let checkout = Checkout::generated();
    let text = std::fs::read_to_string(checkout.file("late_3_6_3.rs")).unwrap();
    assert!(text.contains("pub use super::first_3_6_2::{") && !text.contains("Monster {"), "{text}");
}

#[test]
fn an_edited_file_is_named_with_what_was_edited() {
    let checkout = Checkout::generated();
    edit(&checkout.file("new_3_7.rs"), "level: 15", "level: 16");
    let named = ["new_3_7.rs", "SLAG_DRAKE: level: 16 -> 15", "cargo xtask regen new-3.7"];
    assert_run(&checkout, &["check"], 1, &named);
    std::fs::remove_dir_all(checkout.tree("new-3.7")).unwrap();
    let named = ["new_3_7.rs was edited", "cargo xtask vendor new-3.7 && cargo xtask regen new-3.7"];
    assert_run(&checkout, &["check"], 1, &named);
}

#[test]
fn an_edited_tree_is_named_with_what_follows_from_it() {
    let checkout = Checkout::generated();
    let before = checkout.files();
    edit(&checkout.tree("new-3.7").join("include/monsters.h"), "LVL(5, 7, 5", "LVL(5, 7, 6");
    let named =
        ["include/monsters.h differs from its pin", "PINE_BEETLE: ac: 5 -> 6", "cargo xtask vendor --replace new-3.7"];
    assert_run(&checkout, &["check"], 1, &named);
    let text = checkout.run(&["check"]).text;
    assert!(!text.contains("cargo xtask regen"), "what was read is not what is pinned:\n{text}");
    assert_run(&checkout, &["regen", "--offline"], 2, &["include/monsters.h differs from its pin"]);
    assert!(checkout.files() == before);
    edit(&checkout.tree("new-3.7").join("include/monsters.h"), "LVL(5, 7, 6", "LVL(5, 7, NOWHERE");
    let text = checkout.run(&["check"]).text;
    assert!(text.contains("unknown name `NOWHERE`") && !text.contains("cargo xtask regen"), "{text}");
}

#[test]
fn what_the_reader_warns_of_is_told() {
    let checkout = Checkout::new();
    edit(&checkout.tree("new-3.7").join("include/monsters.h"), "LVL(5, 7, 5", "LVL(5, 7, 300");
    checkout.pin();
    let told = ["new-3.7: warning[truncated]: 300 does not fit", "include/monsters.h:"];
    assert_run(&checkout, &["regen", "--offline"], 0, &told);
}

#[test]
fn a_lost_table_stays_in_the_lists() {
    let checkout = Checkout::generated();
    std::fs::remove_file(checkout.file("first_3_6_2.rs")).unwrap();
    std::fs::remove_dir_all(checkout.tree("first-3.6.2")).unwrap();
    let before = checkout.files();
    // Whose table it is can no longer be told.
    assert_run(
        &checkout,
        &["regen", "--offline"],
        2,
        &["of that there is neither tree nor file", "nothing was written"],
    );
    assert!(checkout.files() == before);
    std::fs::remove_dir_all(checkout.tree("late-3.6.3")).unwrap();
    let named = ["first_3_6_2.rs is missing, and so is the tree of first-3.6.2"];
    assert_run(&checkout, &["regen", "--offline"], 1, &named);
    assert!(checkout.files() == before);
    assert_run(&checkout, &["check"], 1, &named);
    let text = checkout.run(&["check"]).text;
    assert!(!text.contains("index.rs") && !text.contains("DIFFICULTY.md"), "{text}");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_waited_for() {
    let checkout = Checkout::generated();
    let fifo = |name: &str| {
        let made = std::process::Command::new("mkfifo").arg(checkout.file(name)).status();
        assert!(made.unwrap().success());
    };
    fifo("mine");
    assert_run(&checkout, &["check"], 1, &["mine was not made by regen"]);
    std::fs::remove_file(checkout.file("mine")).unwrap();
    std::fs::remove_file(checkout.file("new_3_7.rs")).unwrap();
    fifo("new_3_7.rs");
    for arguments in [&["check"][..], &["regen", "--offline"]] {
        assert_run(&checkout, arguments, 2, &["new_3_7.rs is no file, and should be one"]);
    }
}

#[test]
fn a_place_that_is_not_there_is_named() {
    let checkout = Checkout::generated();
    for arguments in [&["check", "--sources", "nowhere"][..], &["regen", "--offline", "--sources", "nowhere"]] {
        assert_run(&checkout, arguments, 2, &["`nowhere`, where trees should be"]);
    }
    assert_run(&checkout, &["vendor", "--from", "nowhere"], 2, &["--from nowhere: nothing is there"]);
}

#[test]
fn the_tree_of_an_edition_that_shares_its_table_is_enough() {
    let checkout = Checkout::generated();
    let before = checkout.files();
    for id in ["first-3.6.2", "new-3.7"] {
        std::fs::remove_dir_all(checkout.tree(id)).unwrap();
    }
    assert_run(
        &checkout,
        &["regen", "--offline"],
        0,
        &["rows from vendor-sources/late-3.6.3: unchanged", "first-3.6.2          not read: "],
    );
    assert!(checkout.files() == before);
    assert_run(
        &checkout,
        &["check"],
        0,
        &["first-3.6.2          checked by its digests alone", "late-3.6.3           checked with its tree"],
    );
}

#[test]
fn a_table_that_is_another_is_not_shared() {
    let checkout = Checkout::generated();
    let before = checkout.files();
    edit(&checkout.tree("late-3.6.3").join("src/monst.c"), "LVL(3, 12, 9", "LVL(4, 12, 9");
    checkout.pin();
    for arguments in [&["regen", "--offline"][..], &["check"]] {
        let status = if arguments == ["check"] { 1 } else { 2 };
        assert_run(
            &checkout,
            arguments,
            status,
            &["late-3.6.3 is not that of first-3.6.2", "MOSS_NYMPH: level: 3 -> 4"],
        );
        assert!(checkout.files() == before);
    }
}

#[test]
fn files_of_a_removed_edition_go_and_those_of_others_stay() {
    let checkout = Checkout::generated();
    std::fs::remove_dir_all(checkout.tree("new-3.7")).unwrap();
    checkout.pin();
    std::fs::write(checkout.file("mine.rs"), "//! By hand.\n").unwrap();
    let named =
        ["new_3_7.rs is of no edition", "mine.rs was not made by regen", "index.rs is not what its source gives"];
    assert_run(&checkout, &["check"], 1, &named);
    assert_run(
        &checkout,
        &["regen", "--offline"],
        1,
        &["new_3_7.rs           removed", "mine.rs was not made by regen"],
    );
    assert!(!checkout.file("new_3_7.rs").exists() && checkout.file("mine.rs").exists());
    std::fs::remove_file(checkout.file("mine.rs")).unwrap();
    assert_run(&checkout, &["check"], 0, &[]);
}

#[test]
fn what_is_outdated_is_seen_without_a_tree() {
    let checkout = Checkout::generated();
    std::fs::rename(checkout.tree("new-3.7"), checkout.tree("elsewhere")).unwrap();
    let difficulty = std::fs::read_to_string(checkout.file("DIFFICULTY.md")).unwrap();
    edit(&checkout.file("DIFFICULTY.md"), "rows store a difficulty. By the edition's own rule (3.7)", "rows do not.");
    assert_run(&checkout, &["check"], 1, &["DIFFICULTY.md: the part about new-3.7 is not the one"]);
    std::fs::write(checkout.file("DIFFICULTY.md"), difficulty).unwrap();
    edit(&checkout.tree("sources.toml"), "title = \"Title of new", "title = \"Another title of new");
    assert_run(&checkout, &["check"], 1, &["new_3_7.rs is outdated"]);
    std::fs::remove_file(checkout.file("new_3_7.rs")).unwrap();
    assert_run(&checkout, &["check"], 1, &["new_3_7.rs is missing, and so is the tree of new-3.7"]);
}

#[test]
fn a_module_is_made_of_any_tree() {
    let checkout = Checkout::new();
    let (tree, out) = (sample("slashem-like"), checkout.tree("out"));
    let (tree, out) = (tree.to_str().unwrap(), out.to_str().unwrap());
    assert_run(&checkout, &["regen", tree, "--out", out, "--id", "mine-1.0"], 0, &["mine-1.0", "mine_1_0.rs written"]);
    let text = std::fs::read_to_string(checkout.tree("out/mine_1_0.rs")).unwrap();
    assert!(codegen::verify_body(&text));
    assert_run(&checkout, &["regen", tree, "--out", out, "--id", "mine-1.0"], 0, &["mine_1_0.rs unchanged"]);
}

#[test]
fn bad_usage_and_bad_input_have_one_clear_error() {
    let checkout = Checkout::new();
    let tree = sample("slashem-like");
    let tree = tree.to_str().unwrap();
    std::fs::write(checkout.tree("file"), "").unwrap();
    let below_file = checkout.tree("file/below");
    let below_file = below_file.to_str().unwrap();
    for (arguments, part) in [
        (&["regen", "nothing"][..], "sources.toml has no edition nothing; it has first-3.6.2, late-3.6.3, new-3.7"),
        (&["regen", tree], "--out DIR must say where"),
        (&["regen", "new-3.7", "--out", "x"], "--out is for other trees"),
        (&["regen", "--out", "x"], "--out is for other trees"),
        (&["regen", "vendor-sources/first-3.6.2/include", "--out", "x"], "vendor-sources/first-3.6.2/include: "),
        (&["regen", tree, "--out", below_file], below_file),
    ] {
        assert_run(&checkout, arguments, 2, &[part]);
    }
    assert!(!checkout.tree("x").exists());
}

#[test]
fn a_tree_that_cannot_be_read_changes_nothing() {
    let checkout = Checkout::generated();
    let before = checkout.files();
    edit(&checkout.tree("new-3.7").join("include/monsters.h"), "LVL(5, 7, 5", "LVL(5, 7, NOWHERE");
    checkout.pin();
    let named = ["include/monsters.h:", "unknown name `NOWHERE`"];
    assert_run(&checkout, &["regen", "--offline"], 2, &named);
    assert!(checkout.files() == before);
    let (tree, out) = (checkout.tree("new-3.7"), checkout.tree("out"));
    let (tree, out) = (tree.to_str().unwrap(), out.to_str().unwrap());
    assert_run(&checkout, &["regen", tree, "--out", out, "--id", "mine-1.0"], 2, &named);
    assert!(!checkout.tree("out/mine_1_0.rs").exists());
}

#[cfg(unix)]
#[test]
fn an_output_folder_that_cannot_be_written_is_named() {
    use std::os::unix::fs::PermissionsExt as _;
    let checkout = Checkout::generated();
    let folder = checkout.file("");
    let before = checkout.files();
    std::fs::write(checkout.file("index.rs"), "// outdated\n").unwrap();
    let mode = |mode| std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(mode)).unwrap();
    mode(0o555);
    // Whoever may do everything is not stopped by a mode.
    if std::fs::write(checkout.file("probe"), "").is_err() {
        assert_run(&checkout, &["regen", "--offline"], 2, &["crates/bestiary/src/generated"]);
        assert_eq!(std::fs::read(checkout.file("index.rs")).unwrap(), b"// outdated\n");
        assert_eq!(checkout.files().len(), before.len());
    }
    mode(0o755);
    // A file where the folder should be stops everybody.
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(folder.parent().unwrap().join("generated"), "").unwrap();
    assert_run(&checkout, &["regen", "--offline"], 2, &["crates/bestiary/src/generated"]);
}
