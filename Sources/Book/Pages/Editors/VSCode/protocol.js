// What the protocol has, as VS Code has it. What was received stays in `item`.
const vscode = require('vscode');

const list = (items, convert) => (items ?? []).map(convert);
const position = p => new vscode.Position(p.line, p.character);
const range = r => new vscode.Range(position(r.start), position(r.end));
const location = l => new vscode.Location(
  vscode.Uri.parse(l.uri ?? l.targetUri), range(l.range ?? l.targetSelectionRange));
const markdown = text => text && new vscode.MarkdownString(text.value ?? text);
const textEdit = e => new vscode.TextEdit(range(e.range), e.newText);
function workspaceEdit(edit) {
  const made = new vscode.WorkspaceEdit();
  const changes = Object.entries(edit.changes ?? {}).map(([uri, edits]) => ({ uri, edits }));
  for (const change of changes.concat(edit.documentChanges ?? [])) {
    const uri = vscode.Uri.parse(change.uri ?? change.textDocument?.uri ?? change.oldUri);
    if (change.edits) made.set(uri, change.edits.map(textEdit));
    else if (change.kind === 'create') made.createFile(uri);
    else if (change.kind === 'rename') made.renameFile(uri, vscode.Uri.parse(change.newUri));
  }
  return made;
}
function diagnostic(item) {
  const made = new vscode.Diagnostic(range(item.range), item.message, (item.severity ?? 1) - 1);
  const page = item.codeDescription?.href;
  const code = page ? { value: item.code, target: vscode.Uri.parse(page) } : item.code;
  const relatedInformation = list(item.relatedInformation, i =>
    new vscode.DiagnosticRelatedInformation(location(i.location), i.message));
  return Object.assign(made, { code, relatedInformation, source: 'sbar', tags: item.tags, item });
}
function completion(item) {
  const made = new vscode.CompletionItem(item.label, (item.kind ?? 1) - 1);
  for (const key of ['detail', 'sortText', 'filterText', 'preselect']) made[key] = item[key];
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  made.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  made.documentation = markdown(item.documentation);
  if (item.textEdit) made.range = range(item.textEdit.range ?? item.textEdit.replace);
  return made;
}
function action(item) {
  const made = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
  if (item.edit) made.edit = workspaceEdit(item.edit);
  return Object.assign(made, { command: item.command, isPreferred: item.isPreferred, item });
}
function hint(item) {
  const label = item.label.map?.(part => part.value).join('') ?? item.label;
  const made = new vscode.InlayHint(position(item.position), label, item.kind);
  const { paddingLeft, paddingRight } = item;
  if (item.textEdits) made.textEdits = item.textEdits.map(textEdit);
  return Object.assign(made, { tooltip: markdown(item.tooltip), paddingLeft, paddingRight, item });
}
const lens = item => Object.assign(new vscode.CodeLens(range(item.range), item.command), { item });
const symbol = s => Object.assign(new vscode.DocumentSymbol(s.name, s.detail ?? '', s.kind - 1,
  range(s.range), range(s.selectionRange)), { children: list(s.children, symbol) });
const symbolInformation = s => new vscode.SymbolInformation(
  s.name, s.kind - 1, s.containerName ?? '', location(s.location));
const highlight = h => new vscode.DocumentHighlight(range(h.range), (h.kind ?? 1) - 1);
const foldKinds = { comment: 1, imports: 2, region: 3 };
const fold = f => new vscode.FoldingRange(f.startLine, f.endLine, foldKinds[f.kind]);
const selection = s => new vscode.SelectionRange(range(s.range), s.parent && selection(s.parent));
const call = c => Object.assign(new vscode.CallHierarchyItem(c.kind - 1, c.name, c.detail ?? '',
  vscode.Uri.parse(c.uri), range(c.range), range(c.selectionRange)), { item: c });
const link = l => new vscode.DocumentLink(range(l.range), vscode.Uri.parse(l.target));
// What a command answers: Swift goes to the clipboard, a film beside the text.
function show(answer) {
  if (answer?.swift) vscode.env.clipboard.writeText(answer.swift);
  if (answer?.svg) {
    const panel = vscode.window.createWebviewPanel('sbar', 'Film', vscode.ViewColumn.Beside, {});
    panel.webview.html = `<!doctype html><title>Film</title><body>${answer.svg}`;
  }
  return answer;
}

// A message is a header with its length, an empty line, and JSON.
function packed(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
}
function unpacked(buffer, receive) {
  for (;;) {
    const start = buffer.indexOf('\r\n\r\n') + 4;
    const size = Number(/Content-Length: *(\d+)/i.exec(buffer.subarray(0, start))?.[1]);
    if (start < 4 || !(buffer.length >= start + size)) return buffer;
    receive(JSON.parse(buffer.subarray(start, start + size)));
    buffer = buffer.subarray(start + size);
  }
}

// What is understood of what a server may send.
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } },
      dataSupport: true, isPreferredSupport: true,
      resolveSupport: { properties: ['edit', 'command'] } },
    codeLens: {}, definition: { linkSupport: true }, formatting: {}, rangeFormatting: {},
    references: {}, rename: { prepareSupport: true }, documentHighlight: {}, foldingRange: {},
    selectionRange: {}, documentLink: {}, callHierarchy: {},
    inlayHint: { resolveSupport: { properties: ['tooltip'] } },
    completion: { completionItem: { snippetSupport: true, preselectSupport: true,
      documentationFormat: ['markdown'] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    hover: { contentFormat: ['markdown'] },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true,
      tagSupport: { valueSet: [1, 2] } },
    semanticTokens: { requests: { full: true }, formats: ['relative'], tokenTypes: [],
      tokenModifiers: [] },
    synchronization: { didSave: true },
  },
  window: { showMessage: {} },
  workspace: { applyEdit: true, didChangeWatchedFiles: {}, workspaceFolders: true, symbol: {},
    didChangeConfiguration: {}, fileOperations: { willRename: true },
    codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] } },
};

module.exports = {
  action, call, capabilities, completion, diagnostic, fold, highlight, hint, lens, link, list,
  location, markdown, packed, range, selection, show, symbol, symbolInformation, textEdit, unpacked,
  workspaceEdit,
};
