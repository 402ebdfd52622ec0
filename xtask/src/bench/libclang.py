"""Parses a C file with libclang: how many seconds that took, and how many errors were found.

The arguments are those of the compiler, the file last. Without arguments: whether libclang is there.
"""
import sys
import time

from clang.cindex import Diagnostic, Index

index = Index.create()
if len(sys.argv) > 1:
    start = time.perf_counter()
    unit = index.parse(sys.argv[-1], args=sys.argv[1:-1])
    elapsed = time.perf_counter() - start
    errors = sum(1 for said in unit.diagnostics if said.severity >= Diagnostic.Error)
    print(elapsed, errors)
