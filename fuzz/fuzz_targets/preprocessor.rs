//! The preprocessor alone, on one or more files.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| monstr_tests::fuzz::preprocessor(input));
