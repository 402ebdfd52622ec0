//! A constant expression after some declarations.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| monstr_tests::fuzz::expression(input));
