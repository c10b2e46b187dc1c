"""A client of the language server that knows of the protocol the framing only."""

import json
import os
import queue
import subprocess
import threading
import time


class Session:
    def __init__(self, server, capabilities=None, folder=None):
        self.process = subprocess.Popen(
            [server, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.received = queue.Queue()
        self.others = []
        self.count = 0
        threading.Thread(target=self._read, daemon=True).start()
        if capabilities is not None:
            self.initialized = self.result("initialize", {
                "processId": os.getpid(), "capabilities": capabilities,
                "rootUri": folder and "file://" + folder,
                "workspaceFolders": folder and [{"uri": "file://" + folder, "name": "specs"}]})
            self.notify("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if line in (b"", b"\r\n"):
                    break
                name, value = line.split(b":")
                assert line.endswith(b"\r\n") and name == b"Content-Length", line
                length = int(value)
            if length is None:
                break
            self.received.put(json.loads(stream.read(length).decode("utf-8")))
        self.received.put(None)

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def next(self, timeout=30):
        message = self.received.get(timeout=timeout)
        if message is None:
            raise EOFError("the server is gone, status %s" % self.process.wait())
        return message

    def ask(self, method, params):
        """The whole answer; what else comes meanwhile is kept in `others`."""
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        return self.answer(self.count)

    def answer(self, number):
        while True:
            message = self.next()
            if "method" not in message and message.get("id") == number:
                return message
            self.others.append(message)

    def result(self, method, params):
        answer = self.ask(method, params)
        assert "error" not in answer, (method, params, answer)
        return answer["result"]

    def open(self, address, text):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": address, "languageId": "sbar", "version": 1, "text": text}})

    def problems(self, address, version):
        """The problems that are sent for a version of a text."""
        while True:
            for message in self.others:
                params = message.get("params") or {}
                if message.get("method") == "textDocument/publishDiagnostics" and (
                        params["uri"] == address and params.get("version") == version):
                    return params["diagnostics"]
            self.others.append(self.next())

    def memory(self):
        """Resident kilobytes."""
        with open("/proc/%d/status" % self.process.pid) as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def leave(self):
        self.result("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=10)
