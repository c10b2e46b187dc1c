// A client of `sbar lsp` for VS Code: JSON-RPC over standard input and output, no dependencies.
const vscode = require('vscode');
const { spawn } = require('child_process');
const {
  action, capabilities, completion, diagnostic, hint, lens, list, location, markdown, packed, range,
  show, symbol, textEdit, unpacked, workspaceEdit,
} = require('./protocol.js');
let server, diagnostics, output, changed, waiting = new Map(), count = 0;

const write = message => server?.stdin.writable && server.stdin.write(packed(message));
const tell = (method, params) => write({ method, params });
const ask = (method, params, token) => new Promise((answer, fail) => {
  if (!server?.stdin.writable) return answer(null);
  const id = ++count;
  waiting.set(id, { answer, fail });
  token?.onCancellationRequested(() => tell('$/cancelRequest', { id }));
  write({ id, method, params });
});
async function receive({ id, method, params, result, error }) {
  if (!method) {
    const { answer, fail } = waiting.get(id) ?? {};
    waiting.delete(id);
    // One that was cancelled, or whose text has changed, has no answer.
    return error && ![-32800, -32801].includes(error.code)
      ? fail?.(new Error(error.message)) : answer?.(result);
  }
  if (method === 'textDocument/publishDiagnostics') {
    diagnostics.set(vscode.Uri.parse(params.uri), list(params.diagnostics, diagnostic));
  } else if (method === 'window/showMessage' && !params.message.includes('\n')) {
    vscode.window.showInformationMessage(params.message);
  } else if (method === 'window/logMessage' || method === 'window/showMessage') {
    output.appendLine(params.message);
    if (method === 'window/showMessage') output.show(true);
  }
  changed[method]?.fire();
  const answer = method === 'workspace/applyEdit'
    ? { applied: await vscode.workspace.applyEdit(workspaceEdit(params.edit)) } : null;
  if (id !== undefined) write({ id, result: answer });
}

// What VS Code asks for, by the capability of a server that can answer.
const get = (what, d, more, t) =>
  ask('textDocument/' + what, { textDocument: { uri: d.uri.toString() }, ...more }, t);
const providers = {
  hoverProvider: ['Hover', { provideHover: async (d, position, t) => {
    const found = await get('hover', d, { position }, t);
    return found && new vscode.Hover(markdown(found.contents), found.range && range(found.range));
  } }],
  completionProvider: ['CompletionItem', { provideCompletionItems: async (d, position, t) => {
    const found = await get('completion', d, { position }, t);
    return new vscode.CompletionList(list(found?.items ?? found, completion), found?.isIncomplete);
  } }, can => can.triggerCharacters ?? []],
  documentFormattingProvider: ['DocumentFormattingEdit', { provideDocumentFormattingEdits:
    async (d, options, t) => list(await get('formatting', d, { options }, t), textEdit) }],
  inlayHintProvider: ['InlayHints', {
    get onDidChangeInlayHints() { return changed['workspace/inlayHint/refresh'].event; },
    provideInlayHints:
    async (d, range, t) => list(await get('inlayHint', d, { range }, t), hint), resolveInlayHint:
    async (made, t) => hint(made.item.data ? await ask('inlayHint/resolve', made.item, t)
      ?? made.item : made.item) }],
  codeActionProvider: ['CodeActions', { provideCodeActions: async (d, range, asked, t) => {
    const context = { diagnostics: asked.diagnostics.map(x => x.item).filter(Boolean) };
    if (asked.only) context.only = [asked.only.value];
    return list(await get('codeAction', d, { range, context }, t), action);
  }, resolveCodeAction: async (made, t) =>
    action(made.item.data ? await ask('codeAction/resolve', made.item, t) : made.item) }],
  codeLensProvider: ['CodeLens', {
    get onDidChangeCodeLenses() { return changed['workspace/codeLens/refresh'].event; },
    provideCodeLenses: async (d, t) =>
    list(await get('codeLens', d, {}, t), lens), resolveCodeLens: async (made, t) =>
    lens(made.command ? made.item : await ask('codeLens/resolve', made.item, t)) }],
  definitionProvider: ['Definition', { provideDefinition: async (d, position, t) =>
    [await get('definition', d, { position }, t) ?? []].flat().map(location) }],
  documentSymbolProvider: ['DocumentSymbol', { provideDocumentSymbols: async (d, t) =>
    list(await get('documentSymbol', d, {}, t), symbol) }],
  semanticTokensProvider: ['DocumentSemanticTokens', { provideDocumentSemanticTokens:
    async (d, t) => {
      const found = await get('semanticTokens/full', d, {}, t);
      return found && new vscode.SemanticTokens(Uint32Array.from(found.data));
    } }, ({ legend }) =>
    [new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)]],
};

function start() {
  const path = vscode.workspace.getConfiguration('sbar').get('path') || 'sbar';
  let rest = Buffer.alloc(0);
  server = spawn(path, ['lsp'], { stdio: 'pipe' });
  server.stdout.on('data', data => {
    rest = unpacked(Buffer.concat([rest, data]), receive);
  });
  server.stderr.on('data', data => output.append(String(data)));
  server.stdin.on('error', () => {});
  const end = () => {
    waiting.forEach(({ answer }) => answer(null));
    waiting.clear();
    diagnostics.clear();
  };
  server.on('exit', end);
  server.on('error', error => {
    vscode.window.showErrorMessage(
      `sbar does not start: ${error.message}. The setting sbar.path says where it is.`);
    end();
  });
}

exports.activate = async context => {
  const { languages, workspace } = vscode;
  diagnostics = languages.createDiagnosticCollection('sbar');
  output = vscode.window.createOutputChannel('sbar');
  changed = Object.fromEntries(['inlayHint', 'codeLens'].map(what =>
    [`workspace/${what}/refresh`, new vscode.EventEmitter()]));
  start();
  const folders = list(workspace.workspaceFolders, f => ({ uri: f.uri.toString(), name: f.name }));
  const answer = await ask('initialize', { processId: process.pid, capabilities,
    initializationOptions: { pictures: true, copies: true }, rootUri: folders[0]?.uri ?? null,
    workspaceFolders: folders });
  if (!answer) return;
  tell('initialized', {});
  const isOurs = d => d.languageId === 'sbar';
  const open = d => isOurs(d) && tell('textDocument/didOpen', { textDocument:
    { uri: d.uri.toString(), languageId: 'sbar', version: d.version, text: d.getText() } });
  const about = d => ({ textDocument: { uri: d.uri.toString(), version: d.version } });
  workspace.textDocuments.forEach(open);
  const watcher = workspace.createFileSystemWatcher('**/{*.sbar,*.swift,sbar.config}');
  const file = type => uri => tell('workspace/didChangeWatchedFiles',
    { changes: [{ uri: uri.toString(), type }] });
  const can = answer.capabilities;
  context.subscriptions.push(diagnostics, output, watcher,
    watcher.onDidCreate(file(1)), watcher.onDidChange(file(2)),
    watcher.onDidDelete(file(3)), workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) =>
      isOurs(document) && contentChanges.length > 0 && tell('textDocument/didChange',
        { ...about(document), contentChanges: contentChanges.map(({ range, text }) =>
          ({ range: { start: range.start, end: range.end }, text })) })),
    workspace.onDidSaveTextDocument(d => isOurs(d) && tell('textDocument/didSave', about(d))),
    workspace.onDidCloseTextDocument(d => isOurs(d) && tell('textDocument/didClose', about(d))),
    ...list(can.executeCommandProvider?.commands, command =>
      vscode.commands.registerCommand(command, (...words) =>
        ask('workspace/executeCommand', { command, arguments: words }).then(show))),
    ...Object.keys(providers).filter(name => can[name]).map(name => {
      const [kind, provider, more] = providers[name];
      return languages[`register${kind}Provider`]('sbar', provider, ...more?.(can[name]) ?? []);
    }));
};

exports.ask = ask;
exports.deactivate = async () => {
  await ask('shutdown');
  tell('exit');
};
