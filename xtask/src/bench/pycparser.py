"""Parses a preprocessed C file with pycparser: how many seconds that took, and 0 for no errors, as it ends at the first.

The argument is the file. Without one: whether pycparser is there.
"""
import sys
import time

from pycparser import c_parser

if len(sys.argv) > 1:
    with open(sys.argv[1], encoding="latin-1") as file:
        text = file.read()
    parser = c_parser.CParser()
    start = time.perf_counter()
    try:
        parser.parse(text, sys.argv[1])
    except Exception as error:
        sys.exit(str(error))
    print(time.perf_counter() - start, 0)
