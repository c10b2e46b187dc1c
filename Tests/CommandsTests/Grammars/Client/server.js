#!/usr/bin/env node
// A server that answers what it is asked with fixed answers, and tells at the end what it was told.
const range = (line, start, end) => ({ start: { line, character: start }, end: { line, character: end } });
const uri = 'file:///a.sbar';
const told = [];
const answers = {
  initialize: { capabilities: { textDocumentSync: { openClose: true, change: 2, save: true },
    hoverProvider: true, completionProvider: { triggerCharacters: [' '] },
    documentFormattingProvider: true, inlayHintProvider: true, codeActionProvider: true,
    codeLensProvider: { resolveProvider: true }, definitionProvider: true,
    documentSymbolProvider: true, referencesProvider: true, renameProvider: true,
    documentHighlightProvider: true, foldingRangeProvider: true, selectionRangeProvider: true,
    documentRangeFormattingProvider: true, documentLinkProvider: {}, workspaceSymbolProvider: true,
    callHierarchyProvider: true, workspace: { fileOperations: { willRename: {} } },
    executeCommandProvider: { commands: ['sbar.run'] },
    semanticTokensProvider: { full: true, legend: { tokenTypes: ['step'], tokenModifiers: [] } } } },
  'textDocument/hover': { contents: { kind: 'markdown', value: 'the bar is **visible** 🙂' },
    range: range(1, 4, 10) },
  'textDocument/completion': { isIncomplete: true, items: [
    { label: 'visible', kind: 12, detail: 'the bar now', insertText: 'visible$0', insertTextFormat: 2 },
    { label: 'hidden', textEdit: { range: range(1, 4, 6), newText: 'hidden' } }] },
  'textDocument/formatting': [{ range: range(0, 0, 2), newText: '' }],
  'textDocument/inlayHint': [
    { position: { line: 1, character: 10 }, label: '✔ 6 cells', data: 3, paddingLeft: true },
    { position: { line: 2, character: 0 }, label: [{ value: 'a' }, { value: 'b' }] }],
  'inlayHint/resolve': { position: { line: 1, character: 10 }, label: '✔ 6 cells', tooltip: 'why' },
  'textDocument/codeAction': [{ title: 'mend', kind: 'quickfix', data: 7 }],
  'codeAction/resolve': { title: 'mend', kind: 'quickfix',
    edit: { changes: { [uri]: [{ range: range(0, 0, 0), newText: 'x' }] } } },
  'textDocument/codeLens': [{ range: range(0, 0, 1), data: 1 }],
  'codeLens/resolve': { range: range(0, 0, 1), command: { title: '▶ 6 cells', command: 'sbar.run' } },
  'textDocument/definition': { uri, range: range(3, 0, 4) },
  'textDocument/documentSymbol': [{ name: 'Gallery', kind: 5, range: range(0, 0, 9),
    selectionRange: range(0, 4, 9), children: [{ name: 'isOn', kind: 13, range: range(0, 0, 1),
      selectionRange: range(0, 0, 1) }] }],
  'textDocument/references': [{ uri, range: range(2, 0, 4) }],
  'textDocument/prepareRename': { range: range(2, 0, 4), placeholder: 'Home' },
  'textDocument/rename': { changes: { [uri]: [{ range: range(2, 0, 4), newText: 'Start' }] } },
  'textDocument/documentHighlight': [{ range: range(2, 0, 4), kind: 1 }],
  'textDocument/foldingRange': [{ startLine: 0, endLine: 2, kind: 'comment' }],
  'textDocument/selectionRange': [{ range: range(2, 0, 4), parent: { range: range(2, 0, 9) } }],
  'textDocument/rangeFormatting': [{ range: range(1, 0, 2), newText: ' ' }],
  'textDocument/documentLink': [{ range: range(0, 9, 12), target: 'file:///b.sbar' }],
  'textDocument/prepareCallHierarchy': [{ name: 'Home', kind: 5, detail: 'asked', uri,
    range: range(2, 0, 9), selectionRange: range(2, 0, 4), data: { node: 1 } }],
  'callHierarchy/incomingCalls': [{ from: { name: 'window', kind: 5, uri, range: range(0, 0, 1),
    selectionRange: range(0, 0, 1) }, fromRanges: [range(0, 0, 1)] }],
  'callHierarchy/outgoingCalls': [],
  'workspace/willRenameFiles': { changes: { [uri]: [{ range: range(0, 9, 12), newText: 'c' }] } },
  'sbar/page': { text: 'SB4100' },
  'sbar/tests': [
    { name: 'a', range: range(0, 0, 9), selectionRange: range(0, 0, 4), tags: ['slow'], cells: 6,
      outcome: 'failed', messages: [{ message: 'expected hidden', range: range(1, 0, 6) }] },
    { name: 'b', range: range(3, 0, 9), selectionRange: range(3, 0, 4), tags: [], cells: 1,
      outcome: 'passed', messages: [] },
    { name: 'c', range: range(5, 0, 9), selectionRange: range(5, 0, 4), tags: [], cells: 1,
      outcome: 'undecided', messages: [] }],
  'workspace/symbol': [{ name: 'Home', kind: 5, location: { uri, range: range(2, 0, 4) } }],
  'textDocument/semanticTokens/full': { data: [0, 0, 6, 0, 0] },
  'workspace/executeCommand': { ran: true, swift: 'isHidden = true', svg: '<svg/>' },
};

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  // In two parts, and the second one not by itself, so that a client has to join them.
  process.stdout.write(`Content-Length: ${body.length}\r\n`);
  process.stdout.write('\r\n');
  process.stdout.write(body.subarray(0, 5));
  setImmediate(() => process.stdout.write(body.subarray(5)));
}
const queue = [];
function later(message) {
  queue.push(message);
  if (queue.length === 1) step();
}
function step() {
  send(queue[0]);
  setTimeout(() => { queue.shift(); if (queue.length > 0) step(); }, 2);
}

function receive({ id, method, params, result }) {
  told.push(method ?? `answer ${JSON.stringify(result)}`);
  if (method === 'exit') process.exit(0);
  if (method === 'test/refresh') {
    later({ id: 'hints', method: 'workspace/inlayHint/refresh' });
    later({ id: 'lenses', method: 'workspace/codeLens/refresh' });
  }
  if (method === 'test/told') return later({ id, result: told });
  if (method === 'textDocument/codeAction') told.push(`trigger ${params.context.triggerKind}`);
  if (method === 'workspace/didChangeConfiguration') told.push(JSON.stringify(params.settings));
  if (method === 'textDocument/didChange') told.push(JSON.stringify(params.contentChanges));
  if (method === 'textDocument/didOpen') {
    const opened = params.textDocument.uri;
    later({ method: 'textDocument/publishDiagnostics', params: { uri: opened, diagnostics: [{
      range: range(1, 0, 6), severity: 2, code: 'SB4100', message: 'expected hidden', tags: [1],
      codeDescription: { href: 'https://example.com/SB4100' },
      relatedInformation: [{ location: { uri, range: range(0, 0, 1) }, message: 'Photo comes' }],
    }] } });
    if (opened === uri) later({ id: 'edit', method: 'workspace/applyEdit', params: { edit: { documentChanges: [
      { textDocument: { uri, version: 1 }, edits: [{ range: range(0, 0, 0), newText: 'y' }] },
      { kind: 'rename', oldUri: uri, newUri: 'file:///b.sbar' }] } } });
  }
  if (id === undefined || !method) return;
  if (method === 'textDocument/never') return;
  if (method === 'textDocument/wrong') later({ id, error: { code: -32602, message: 'wrong' } });
  else later({ id, result: answers[method] ?? null });
}

if (process.argv[2] !== 'lsp') process.exit(2);
let rest = Buffer.alloc(0);
process.stdin.on('data', data => {
  rest = Buffer.concat([rest, data]);
  for (;;) {
    const start = rest.indexOf('\r\n\r\n') + 4;
    if (start < 4) return;
    const size = Number(/Content-Length: (\d+)/.exec(rest.subarray(0, start))[1]);
    if (rest.length < start + size) return;
    receive(JSON.parse(rest.subarray(start, start + size)));
    rest = rest.subarray(start + size);
  }
});
