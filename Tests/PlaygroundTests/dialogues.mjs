// The server of the playground and the one of the tool give the same bytes, for every example.
//
//   node dialogues.mjs MODULE.wasm SBAR FOLDER
//
// Opens each spec below FOLDER in both, and asks both whatever an editor asks.

import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [modulePath, toolPath, folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node dialogues.mjs MODULE.wasm SBAR FOLDER");
  process.exit(2);
}

// MARK: The two servers

class Reactor {
  constructor(bytes) {
    this.exports = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
  }

  // Sends a message; returns the texts of what is answered.
  send(message) {
    const { malloc, free, memory, sbar_call, sbar_result } = this.exports;
    const body = new TextEncoder().encode(JSON.stringify(message));
    const place = malloc(body.length);
    new Uint8Array(memory.buffer, place, body.length).set(body);
    const count = sbar_call(place, body.length);
    free(place);
    return Buffer.from(new Uint8Array(memory.buffer, sbar_result(), count)).toString();
  }
}

class Tool {
  constructor(path) {
    this.process = spawn(path, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    this.process.on("exit", (status) => {
      if (!this.isDone) fail(`${path} lsp ended with ${status}`);
    });
    this.input = Buffer.alloc(0);
    this.received = [];
    this.waiting = [];
    this.process.stdout.on("data", (data) => {
      this.input = Buffer.concat([this.input, data]);
      for (;;) {
        const end = this.input.indexOf("\r\n\r\n");
        if (end < 0) break;
        const length = Number(/content-length: *(\d+)/i.exec(this.input.subarray(0, end))[1]);
        if (this.input.length < end + 4 + length) break;
        this.received.push(this.input.subarray(end + 4, end + 4 + length).toString());
        this.input = this.input.subarray(end + 4 + length);
      }
      this.waiting.splice(0).forEach((wake) => wake());
    });
  }

  // Sends a message; returns as many texts as the other server answered.
  async send(message, count) {
    const body = Buffer.from(JSON.stringify(message));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
    while (this.received.length < count) {
      const woken = await Promise.race([
        new Promise((wake) => this.waiting.push(() => wake(true))),
        new Promise((wake) => setTimeout(() => wake(false), 60000).unref()),
      ]);
      if (!woken) fail(`no answer to ${message.method}`);
    }
    return `[${this.received.splice(0).join(",")}]`;
  }

  end() {
    this.isDone = true;
    this.process.kill();
  }
}

function fail(words) {
  console.error("error: " + words);
  process.exit(1);
}

// MARK: What is asked

const files = readdirSync(folder, { recursive: true })
  .map((name) => resolve(folder, name))
  .sort();
const specs = files.filter((name) => name.endsWith(".sbar"));

const started = performance.now();
const reactor = new Reactor(readFileSync(modulePath));
const tool = new Tool(toolPath);
let messages = 0, bytes = 0, differences = 0, inReactor = 0;

async function both(method, params, id) {
  const message = { jsonrpc: "2.0", method, params };
  if (id) message.id = ++messages;
  const start = performance.now();
  let own;
  try {
    own = reactor.send(message);
  } catch (error) {
    fail(`the module stops at ${method} ${JSON.stringify(params).slice(0, 300)}\n${error.stack}`);
  }
  inReactor += performance.now() - start;
  const count = JSON.parse(own).length;
  const other = await tool.send(message, count);
  bytes += own.length;
  if (own !== other) {
    let at = 0;
    while (own[at] === other[at]) at++;
    const from = Math.max(0, at - 80);
    console.error(`error: ${method} of ${params.textDocument?.uri ?? "all"} differs at ${at}:`);
    console.error("  playground: " + own.slice(from, at + 160));
    console.error("  tool:       " + other.slice(from, at + 160));
    if (++differences >= 10) fail("and so on");
  }
  return own;
}

const ask = (method, params) => both(method, params, true);

await ask("initialize", {
  processId: null,
  rootUri: null,
  capabilities: {
    textDocument: {
      hover: { contentFormat: ["markdown", "plaintext"] },
      publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1] } },
      codeAction: { codeActionLiteralSupport: {}, isPreferredSupport: true },
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    },
  },
});
await both("initialized", {});
for (const path of files.filter((name) => /\.(sbar|swift)$/.test(name))) {
  const text = readFileSync(path, "utf8");
  reactor.send({ jsonrpc: "2.0", method: "playground/file", params: { path, text } });
}

for (const path of specs) {
  const uri = pathToFileURL(path).href;
  const text = readFileSync(path, "utf8");
  const lines = text.split("\n");
  const textDocument = { uri };
  const range = { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } };
  await both("textDocument/didOpen", {
    textDocument: { uri, languageId: "sbar", version: 1, text },
  });
  await ask("textDocument/inlayHint", { textDocument, range });
  await ask("textDocument/documentSymbol", { textDocument });
  await ask("textDocument/formatting", {
    textDocument, options: { tabSize: 4, insertSpaces: true },
  });
  await ask("textDocument/codeLens", { textDocument });
  await ask("textDocument/semanticTokens/full", { textDocument });
  await ask("textDocument/foldingRange", { textDocument });
  await ask("textDocument/codeAction", { textDocument, range, context: { diagnostics: [] } });
  await ask("sbar/ask", { textDocument });
  // Some lines of a long file are as good as all.
  const stride = Math.ceil(lines.length / 10);
  for (let line = 0; line < lines.length; line += stride) {
    const character = lines[line].search(/\S|$/);
    const place = { textDocument, position: { line, character } };
    await ask("textDocument/hover", place);
    await ask("textDocument/completion", place);
    await ask("sbar/render", place);
  }
  await both("textDocument/didClose", { textDocument });
}
tool.end();

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${specs.length} specs, ${messages} requests, ${bytes} bytes: ` +
    (differences === 0 ? "all the same" : `${differences} differ`) +
    `; ${seconds} s, of which ${(inReactor / 1000).toFixed(1)} s in the module, ` +
    `${(reactor.exports.memory.buffer.byteLength / 1048576).toFixed(0)} MB`,
);
process.exit(differences === 0 ? 0 : 1);
