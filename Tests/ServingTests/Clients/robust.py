"""What no editor should send: always an answer or silence, and the server goes on.

usage: robust.py SERVER; prints `ok`, or a line for each fault. Needs the standard library only.
"""

import json
import queue
import sys
import time

from session import Session

SERVER = sys.argv[1]
TEXT = """app A {
    ios 18
    device "iPhone 14"
    Text("a").statusBarHidden()
}

scenario "hides" {
    launch
    expect hidden
}
"""
POSITIONS = ("hover", "completion", "definition", "references", "documentHighlight",
             "prepareRename", "rename", "prepareCallHierarchy")
OTHERS = ("documentSymbol", "foldingRange", "selectionRange", "semanticTokens/full", "formatting",
          "rangeFormatting", "codeAction", "codeLens", "inlayHint", "documentLink", "diagnostic")
METHODS = ["textDocument/" + name for name in POSITIONS + OTHERS] + [
    "workspace/symbol", "workspace/executeCommand", "workspace/willRenameFiles",
    "codeAction/resolve", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
    "sbar/tests"]
faults = []


def check(what, holds, seen=None):
    if not holds:
        faults.append(f"{what}: {json.dumps(seen)}"[:500])


def code(answer):
    return answer.get("error", {}).get("code")


def framed(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def lives(session, what):
    session.others = []
    try:
        answer = session.ask("workspace/symbol", {"query": ""})
        check(what + ", and then it answers", "result" in answer, answer)
        return True
    except (EOFError, OSError, queue.Empty) as error:
        check(what + ", and then it lives", False, str(error))
        return False


def ready(text=TEXT, address="file:///tmp/a.sbar"):
    session = Session(SERVER, {}, None)
    session.open(address, text)
    return session, {"textDocument": {"uri": address}}


def phases():
    session = Session(SERVER)
    check("before initialize", code(session.ask("textDocument/hover", {})) == -32002)
    session.notify("textDocument/didOpen", {})
    session.result("initialize", {"capabilities": {}})
    check("initialize twice", code(session.ask("initialize", {"capabilities": {}})) == -32600)
    check("no such method", code(session.ask("textDocument/nothing", {})) == -32601)
    check("no such optional method", code(session.ask("$/nothing", {})) == -32601)
    for method in ("textDocument/nothing", "$/nothing"):
        session.notify(method, {})
    lives(session, "notifications that are not known")
    session.result("shutdown", None)
    check("after shutdown", code(session.ask("textDocument/hover", {})) == -32600)
    session.notify("exit", None)
    check("exit after shutdown", session.process.wait(timeout=10) == 0)
    session = Session(SERVER, {}, None)
    session.notify("exit", None)
    check("exit without shutdown", session.process.wait(timeout=10) == 1)
    for rest in (b"", b"Content-Le", b"Content-Length: 100\r\n\r\n{"):
        session = Session(SERVER, {}, None)
        session.write(rest)
        session.process.stdin.close()
        check("an editor that is gone", session.process.wait(timeout=10) in (0, 1))


def framing():
    session, document = ready()
    ask = framed({"id": 900, "method": "textDocument/documentSymbol", "params": document})
    for byte in ask[:40]:
        session.write(bytes([byte]))
    time.sleep(0.1)
    session.write(ask[40:])
    check("a message in pieces", "result" in session.answer(900))
    more = framed({"id": 901, "method": "workspace/symbol", "params": {"query": ""}})
    session.write(ask + more)
    check("two messages at once", "result" in session.answer(900))
    check("two messages at once, the second", "result" in session.answer(901))
    body = ask.split(b"\r\n\r\n", 1)[1]
    for header in (b"content-length: %d\r\n\r\n", b"CONTENT-LENGTH:%d\r\n\r\n",
                   b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n"
                   b"Content-Length: %d\r\n\r\n",
                   b"Content-Length: %d\r\nContent-Type: x\r\n\r\n"):
        session.write(header % len(body) + body)
        check(f"the header {header}", "result" in session.answer(900))
    bad = {
        "no JSON": b"Content-Length: 3\r\n\r\n{x}", "no body": b"Content-Length: 0\r\n\r\n",
        "no length": b"Content-Length: abc\r\n\r\n",
        "less than none": b"Content-Length: -5\r\n\r\n",
        "a length beyond all": b"Content-Length: 99999999999999999999999\r\n\r\n",
        "no header": b"Hello: 1\r\n\r\n", "a batch": b"Content-Length: 2\r\n\r\n[]",
        "a number": b"Content-Length: 1\r\n\r\n7", "null": b"Content-Length: 4\r\n\r\nnull",
        "no UTF-8": b"Content-Length: 4\r\n\r\n\"\xff\xfe\"",
        "half of a surrogate": b"Content-Length: 27\r\n\r\n{\"id\":1,\"method\":\"\\ud800x\"}",
        "a deep array": b"Content-Length: 200000\r\n\r\n" + b"[" * 200000,
        "a deep object": b"Content-Length: 600000\r\n\r\n" + b'{"a":' * 120000,
        "an answer to nothing": framed({"id": 77, "result": None}),
        "an error to nothing": framed({"id": None, "error": {"code": 1, "message": "x"}}),
    }
    for what, data in bad.items():
        session.write(data)
        if not lives(session, what):
            session, document = ready()
    # The length is wrong, and the messages behind it are understood sooner or later.
    for wrong in (len(body) - 3, len(body) + 7):
        session.write(b"Content-Length: %d\r\n\r\n" % wrong + body)
        for number in range(5):
            session.write(framed({"id": 950 + number, "method": "workspace/symbol",
                                  "params": {"query": ""}}))
        seen = []
        try:
            # Errors say so meanwhile.
            while not any(one.get("id") == 954 for one in seen):
                seen.append(session.next(timeout=3))
        except (EOFError, queue.Empty):
            check(f"a length of {wrong} for {len(body)} bytes, and the fifth message after it is "
                  "answered", False, seen[-3:])
            session, document = ready()


def parameters():
    session, document = ready()
    odd = [None, [], {}, {"textDocument": 5}, {"textDocument": {"uri": 5}}, document,
           {"textDocument": {"uri": ""}}, {"textDocument": {"uri": "file:///%ZZ%"}},
           {"textDocument": {"uri": "untitled:1"}}, {"query": 7}, {"command": "sbar.explain"},
           {"item": {}}, {"data": {"mend": 9, "uri": document["textDocument"]["uri"]}},
           {"files": [{"oldUri": 1}, {}]}, {"arguments": 5, "command": "sbar.mend"}]
    numbers = [-1, 0, 3, 10**6, 2**31, 2**63, 2**64, 1.5, 1e300, "0", None]
    for line in numbers:
        for character in numbers:
            place = {"line": line, "character": character}
            odd.append({**document, "position": place, "newName": "B", "positions": [place],
                        "range": {"start": place, "end": {"line": 2, "character": 2}},
                        "context": {"diagnostics": []}})
    for method in METHODS:
        for params in odd:
            try:
                answer = session.ask(method, params)
                check(f"{method} {params}", ("error" in answer) != ("result" in answer), answer)
                check(f"{method} {params} is no inner error", code(answer) != -32603, answer)
            except (EOFError, OSError) as error:
                check(f"{method} {json.dumps(params)} ends the server", False, str(error))
                session, document = ready()
    for identifier in ("text", "", 0, -1, 2**53, 1.5, None, True, {}):
        session.send({"id": identifier, "method": "workspace/symbol", "params": {"query": ""}})
    lives(session, "odd names of requests")


def edits():
    session, document = ready()
    address = document["textDocument"]["uri"]
    numbers = [-1, 0, 3, 14, 10**6, 2**31 - 1, 2**32, 2**63 - 1, 2**64, 1.5, "1", None]
    version = 1
    for first in numbers:
        for second in numbers:
            version += 1
            one, other = {"line": first, "character": second}, {"line": second, "character": first}
            session.notify("textDocument/didChange", {
                "textDocument": {"uri": address, "version": version},
                "contentChanges": [{"range": {"start": one, "end": other}, "text": "x"},
                                   {"range": {"start": other, "end": one}, "text": ""}]})
    for params in (None, {}, {"textDocument": {"uri": address}},
                   {"textDocument": {"uri": address}, "contentChanges": 5},
                   {"textDocument": {"uri": address}, "contentChanges": [5, {}, {"text": 5}]},
                   {"textDocument": {"uri": "file:///no"}, "contentChanges": [{"text": ""}]}):
        for method in ("didChange", "didOpen", "didClose", "didSave"):
            # The text stays open.
            if method != "didClose" or address not in json.dumps(params):
                session.notify("textDocument/" + method, params)
    lives(session, "edits out of range")
    session.notify("textDocument/didChange", {
        "textDocument": {"uri": address, "version": 5000}, "contentChanges": [{"text": TEXT}]})
    check("a whole text in the end", session.problems(address, 5000) == [])
    session.notify("textDocument/didChange", {
        "textDocument": {"uri": address, "version": 5001},
        "contentChanges": [{"text": "x" * (9 << 20)}]})
    lives(session, "a text that is too long")
    session.notify("textDocument/didChange", {
        "textDocument": {"uri": address, "version": 5002}, "contentChanges": [{"text": TEXT}]})
    check("a text of a usual length again", session.problems(address, 5002) == [])
    # A name that no file has.
    session.open("untitled:Untitled-1", TEXT.replace("expect hidden", "expect visible"))
    check("a text without a file", [one["code"] for one in session.problems(
        "untitled:Untitled-1", 1)] == ["SB4100"], session.others)
    session.open("file:///tmp/a%20%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9.sbar", TEXT)
    check("a name with a family", session.problems(
        "file:///tmp/a%20%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9.sbar", 1) == [], session.others)


def cancelled():
    session, document = ready()
    for early in (True, False):
        numbers = range(1000, 1050)
        data = b""
        for number in numbers:
            cancel = framed({"method": "$/cancelRequest", "params": {"id": number}})
            ask = framed({"id": number, "method": "textDocument/inlayHint", "params": {
                **document, "range": {"start": {"line": 0, "character": 0},
                                      "end": {"line": 9, "character": 0}}}})
            data += cancel + ask if early else ask + cancel
        session.write(data)
        for number in numbers:
            answer = session.answer(number)
            check("a request that is cancelled", "result" in answer or code(answer) in (
                -32800, -32801), answer)
    for params in (None, {}, {"id": {}}, {"id": "none"}):
        session.notify("$/cancelRequest", params)
    session.others = []
    lives(session, "cancelled requests")
    check("no answer comes twice", not [
        one for one in session.others if "method" not in one], session.others)


for part in (phases, framing, parameters, edits, cancelled):
    try:
        part()
    except Exception as error:
        faults.append(f"{part.__name__} stopped: {type(error).__name__} {error}"[:500])
print("\n".join(dict.fromkeys(faults)) if faults else "ok")
