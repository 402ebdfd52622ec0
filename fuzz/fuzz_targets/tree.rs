//! A whole tree, read as the program reads it.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| monstr_tests::fuzz::tree(input));
