"""Answers to eight editors, as the types of the protocol have them, and no more than each declares.

usage: typed.py SERVER CAPABILITIES SPECS, two folders; prints `ok`, or a line for each fault.
"""

import asyncio
import json
import pathlib
import random
import re
import sys
import warnings

from lsprotocol import converters, types
from pytest_lsp import make_test_lsp_client
from pytest_lsp.checks import LspSpecificationWarning
from session import Session

converter = converters.get_converter()
faults = []


def fault(*words):
    faults.append(" ".join(str(word) for word in words)[:600])


def lost(sent, kept, path=""):
    """What of a message the types do not have."""
    if isinstance(sent, dict) and isinstance(kept, dict):
        for key, value in sent.items():
            if key in kept:
                yield from lost(value, kept[key], f"{path}.{key}")
            elif value is not None:
                yield f"{path}.{key}"
    elif isinstance(sent, list) and isinstance(kept, list) and len(sent) == len(kept):
        for index, (one, other) in enumerate(zip(sent, kept)):
            yield from lost(one, other, f"{path}[{index}]")
    elif sent != kept:
        yield f"{path} is {kept} and not {sent}"


def typed(message, kind, what):
    # An action may have a command; the types' reader takes one that has for a command.
    result = message.get("result")
    if isinstance(result, list) and any(map(is_action_with_command, result)):
        actions = list(filter(is_action_with_command, result))
        for one in actions:
            typed(one, types.CodeAction, what)
        message = {**message, "result": [one for one in result if one not in actions]}
    try:
        value = converter.structure(message, kind)
    except Exception as error:
        fault(what, "is not", kind.__name__, json.dumps(message), error, error.__cause__)
        return
    for one in lost(message, converter.unstructure(value)):
        fault(what, one, "is not of the protocol", json.dumps(message))


def is_action_with_command(one):
    return isinstance(one, dict) and "kind" in one and isinstance(one.get("command"), dict)


class Editor:
    """A session with what an editor declares, in which each message is looked at."""

    def __init__(self, name, capabilities, server, folder):
        self.name, self.capabilities = name, capabilities
        self.undeclared = {}
        self.session = Session(server)
        answer = self.ask("initialize", {
            "processId": None, "capabilities": capabilities, "rootUri": "file://" + folder})
        self.offered = answer["result"]["capabilities"]
        self.session.notify("initialized", {})

    def declares(self, path):
        value = self.capabilities
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        return value

    def has(self, path, *values):
        return any(value in (self.declares(path) or []) for value in values)

    def ask(self, method, params):
        answer = self.session.ask(method, params)
        what = f"{self.name}: the answer to {method}"
        if "error" in answer:
            typed(answer, types.ResponseErrorMessage, what)
            if answer["error"]["code"] in (-32601, -32602, -32603):
                fault(what, json.dumps(params), answer["error"])
        else:
            typed(answer, types.METHOD_TO_TYPES[method][1], what)
            self.look(answer["result"], method)
        return answer

    def look(self, value, method):
        """Looks for what the editor does not declare."""
        if isinstance(value, list):
            for one in value:
                self.look(one, method)
        if not isinstance(value, dict):
            return
        for key, one in value.items():
            if not self.allows(key, one, value, method):
                self.undeclared.setdefault((method, key), value)
            self.look(one, method)

    def allows(self, key, value, holder, method):
        document = "textDocument."
        if method == "initialize":
            return key != "positionEncoding" or value == "utf-16" or self.has(
                "general.positionEncodings", value)
        if key == "kind" and value == "markdown":
            place = "completion.completionItem.documentationFormat" if (
                method == "textDocument/completion") else "hover.contentFormat"
            return self.has(document + place, "markdown")
        if key == "insertTextFormat":
            return value == 1 or self.declares(
                document + "completion.completionItem.snippetSupport")
        if key == "preselect":
            return self.declares(document + "completion.completionItem.preselectSupport")
        if key == "newText" and method == "textDocument/completion":
            return holder_is_plain(value) or self.declares(
                document + "completion.completionItem.snippetSupport")
        if key == "documentChanges":
            return self.declares("workspace.workspaceEdit.documentChanges")
        if key == "changeAnnotations":
            return self.declares("workspace.workspaceEdit.changeAnnotationSupport")
        if key == "relatedInformation":
            return self.declares(document + "publishDiagnostics.relatedInformation")
        if key == "codeDescription":
            return self.declares(document + "publishDiagnostics.codeDescriptionSupport")
        if key == "tags":
            return all(
                self.has(document + "publishDiagnostics.tagSupport.valueSet", tag) for tag in value)
        if key in ("children", "selectionRange") and method == "textDocument/documentSymbol":
            return self.declares(document + "documentSymbol.hierarchicalDocumentSymbolSupport")
        if method in ("textDocument/codeAction", "codeAction/resolve"):
            if key in ("edit", "diagnostics"):
                return self.declares(document + "codeAction.codeActionLiteralSupport")
            if key == "isPreferred":
                return self.declares(document + "codeAction.isPreferredSupport")
            if key == "disabled":
                return self.declares(document + "codeAction.disabledSupport")
            if key == "data":
                return self.declares(document + "codeAction.dataSupport")
        if key in ("targetUri", "targetRange"):
            return self.declares(f"{document}{method.split('/')[1]}.linkSupport")
        return True

    def hear(self):
        """Looks at what came unasked."""
        for message in self.session.others:
            method = message.get("method")
            if method is None:
                fault(self.name, "an answer to nothing", json.dumps(message))
                continue
            typed(message, types.METHOD_TO_TYPES[method][0], f"{self.name}: {method}")
            self.look(message.get("params"), method)
            needed = {
                "client/registerCapability": "workspace.didChangeWatchedFiles.dynamicRegistration",
                "workspace/applyEdit": "workspace.applyEdit",
                "workspace/configuration": "workspace.configuration",
                "workspace/inlayHint/refresh": "workspace.inlayHint.refreshSupport",
                "workspace/codeLens/refresh": "workspace.codeLens.refreshSupport",
                "workspace/semanticTokens/refresh": "workspace.semanticTokens.refreshSupport",
                "workspace/diagnostic/refresh": "workspace.diagnostics.refreshSupport",
                "window/workDoneProgress/create": "window.workDoneProgress",
            }.get(method)
            if needed and not self.declares(needed):
                fault(self.name, "is asked", method, "which it does not declare")
        self.session.others = []

    def request_all(self, address, text, chance):
        document = {"textDocument": {"uri": address}}
        lines = text.split("\n")
        end = {"line": len(lines) - 1, "character": 0}
        whole = {"range": {"start": {"line": 0, "character": 0}, "end": end}}
        for method in ("documentSymbol", "foldingRange", "codeLens", "documentLink",
                       "semanticTokens/full"):
            self.ask("textDocument/" + method, document)
        if self.offered.get("diagnosticProvider"):
            self.ask("textDocument/diagnostic", document)
        self.ask("textDocument/inlayHint", {**document, **whole})
        options = {"options": {"tabSize": 4, "insertSpaces": True}}
        self.ask("textDocument/formatting", {**document, **options})
        self.ask("textDocument/rangeFormatting", {**document, **whole, **options})
        actions = self.ask("textDocument/codeAction", {
            **document, **whole, "context": {"diagnostics": []}})["result"]
        for action in actions:
            if "data" in action and "edit" not in action:
                if not self.offered["codeActionProvider"]["resolveProvider"]:
                    fault(self.name, "gets an action that it cannot resolve")
                resolved = self.ask("codeAction/resolve", action)
                if "error" in resolved:
                    fault(self.name, "an action that does nothing", json.dumps(action), resolved)
        for query in ("", "p"):
            self.ask("workspace/symbol", {"query": query})
        places = [
            (number, match.start()) for number, line in enumerate(lines)
            for match in re.finditer(r"\w+|[\"{(]|$", line)]
        for number, character in chance.sample(places, min(len(places), 15)):
            # Half of a character where there are families: a server has to bear that, too.
            place = {**document, "position": {"line": number, "character": character}}
            for method in ("hover", "completion", "definition", "documentHighlight",
                           "prepareRename"):
                self.ask("textDocument/" + method, place)
            self.ask("textDocument/references", {**place, "context": {"includeDeclaration": True}})
            self.ask("textDocument/selectionRange", {**document, "positions": [place["position"]]})
            self.session.ask("textDocument/rename", {**place, "newName": "Renamed"})
            if self.offered.get("callHierarchyProvider"):
                items = self.ask("textDocument/prepareCallHierarchy", place).get("result") or []
                for item in items:
                    self.ask("callHierarchy/incomingCalls", {"item": item})
                    self.ask("callHierarchy/outgoingCalls", {"item": item})


def holder_is_plain(text):
    return not re.search(r"\$\d|\$\{\d", text)


def strict(name, capabilities, server, folder):
    chance = random.Random(1)
    editor = Editor(name, capabilities, server, folder)
    for path in sorted(pathlib.Path(folder).glob("*.sbar")):
        text = path.read_bytes().decode("utf-8")
        address = path.as_uri()
        editor.session.open(address, text)
        editor.request_all(address, text, chance)
        editor.session.notify("textDocument/didChange", {
            "textDocument": {"uri": address, "version": 2}, "contentChanges": [{"text": text}]})
        editor.ask("textDocument/hover", {
            "textDocument": {"uri": address}, "position": {"line": 0, "character": 0}})
        editor.hear()
        editor.session.notify("textDocument/didClose", {"textDocument": {"uri": address}})
    for (method, key), example in editor.undeclared.items():
        fault(f"{name}: {method} sends {key}, which is not declared", json.dumps(example))
    editor.ask("shutdown", None)
    editor.session.notify("exit", None)
    if editor.session.process.wait(timeout=10) != 0:
        fault(name, "ends with", editor.session.process.returncode)


async def typed_client(name, capabilities, server, folder):
    """The same by a client that checks each answer by itself."""
    client = make_test_lsp_client()
    await client.start_io(server, "lsp")
    await client.initialize_session(types.InitializeParams(
        capabilities=converter.structure(capabilities, types.ClientCapabilities),
        root_uri="file://" + folder))
    path = pathlib.Path(folder, "photo.sbar")
    document = types.TextDocumentIdentifier(uri=path.as_uri())
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
        uri=document.uri, language_id="sbar", version=1, text=path.read_text())))
    place = types.Position(line=26, character=12)
    hover = await client.text_document_hover_async(types.HoverParams(document, place))
    if "does not listen" not in hover.contents.value:
        fault(name, "is not told why", hover)
    items = await client.text_document_completion_async(types.CompletionParams(document, place))
    if not items.items[0].label.startswith("visible"):
        fault(name, "is not told what is true", items.items[:3])
    if capabilities.get("textDocument", {}).get("diagnostic"):
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(document))
        problems = report.items
    else:
        if document.uri not in client.diagnostics:
            await client.wait_for_notification("textDocument/publishDiagnostics")
        problems = client.diagnostics[document.uri]
    if [problem.code for problem in problems] != ["SB6009", "SB4100"]:
        fault(name, "has the problems", problems)
    await client.shutdown_session()
    await client.stop()


def main(server, capabilities, folder):
    warnings.simplefilter("error", LspSpecificationWarning)
    for path in sorted(pathlib.Path(capabilities).glob("*.json")):
        declared = json.loads(path.read_text())
        strict(path.stem, declared, server, folder)
        asyncio.run(asyncio.wait_for(typed_client(path.stem, declared, server, folder), 60))
    seen = list(dict.fromkeys(faults))
    print("\n".join(seen) if seen else "ok")


main(*sys.argv[1:])
