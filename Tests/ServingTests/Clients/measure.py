"""Times and memory of the language server, as a table.

usage: measure.py SERVER SPEC [EDITS]; 10,000 edits unless another number is given. Linux only.
"""

import random
import sys
import time

from session import Session

server, path = sys.argv[1:3]
edits = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
text = open(path, encoding="utf-8").read()
lines = text.split("\n")
address = "file://" + path
document = {"textDocument": {"uri": address}}
chance = random.Random(1)
times = {}


def timed(what, body):
    start = time.perf_counter()
    value = body()
    times.setdefault(what, []).append((time.perf_counter() - start) * 1000)
    return value


session = timed("start and initialize", lambda: Session(server, {}, None))
session.open(address, text)
timed("open to problems", lambda: session.problems(address, 1))
version = 1


def edit(line, start, end, new):
    global version
    version += 1
    session.notify("textDocument/didChange", {
        "textDocument": {"uri": address, "version": version}, "contentChanges": [{
            "range": {"start": {"line": line, "character": start},
                      "end": {"line": line, "character": end}}, "text": new}]})


def place():
    line = chance.choice([n for n, one in enumerate(lines) if one.strip()])
    return {"line": line, "character": chance.randrange(len(lines[line]) + 1)}


whole = {"range": {"start": {"line": 0, "character": 0},
                   "end": {"line": len(lines), "character": 0}}}
for _ in range(200):
    for what in ("hover", "completion", "definition"):
        position = place()
        timed(what, lambda: session.result(
            "textDocument/" + what, {**document, "position": position}))
    timed("hints, nothing changed", lambda: session.result(
        "textDocument/inlayHint", {**document, **whole}))
    session.others = []


def key(what, line, start, end, new):
    def body():
        edit(line, start, end, new)
        return session.problems(address, version)
    timed(what, body)
    session.others = []


for _ in range(100):
    line = chance.choice([n for n, one in enumerate(lines) if one.strip().startswith("//")] or [0])
    key("key in a comment to problems", line, len(lines[line]), len(lines[line]), "x")
    edit(line, len(lines[line]), len(lines[line]) + 1, "")
    session.problems(address, version)
    line = chance.choice([n for n, one in enumerate(lines) if "expect" in one])
    key("key in an expectation to problems", line, len(lines[line]), len(lines[line]), "x")
    edit(line, len(lines[line]), len(lines[line]) + 1, "")
    session.problems(address, version)
    session.others = []
    edit(line, 0, 0, " ")
    timed("key to hints", lambda: session.result("textDocument/inlayHint", {**document, **whole}))
    edit(line, 0, 1, "")
    session.problems(address, version)
    session.others = []

before = session.memory()
start = time.perf_counter()
for number in range(edits // 2):
    line = chance.randrange(len(lines))
    column = chance.randrange(len(lines[line]) + 1)
    typed = chance.choice(["x", "}", "\"", "expect ", "é"])
    edit(line, column, column, typed)
    # Some at once, as fast keys are.
    if number % 4 == 0:
        session.problems(address, version)
    edit(line, column, column + len(typed), "")
    if number % 4 == 1:
        session.problems(address, version)
    session.others = []
session.result("textDocument/inlayHint", {**document, **whole})
seconds = time.perf_counter() - start

print(f"{path}: {len(text.encode())} bytes\n")
print("| | median ms | p95 ms | max ms |\n|---|---:|---:|---:|")
for what, values in times.items():
    values.sort()
    print("| %s | %.1f | %.1f | %.1f |" % (
        what, values[len(values) // 2], values[int(len(values) * 0.95)], values[-1]))
print(f"\n{edits} edits in {seconds:.1f} s; resident {before / 1024:.1f} MB before, "
      f"{session.memory() / 1024:.1f} MB after")
sys.exit(session.leave())
