// A client of `sbar lsp` for VS Code: JSON-RPC over standard input and output, no dependencies.
const vscode = require('vscode');
const { spawn } = require('child_process');
const {
  capabilities, diagnostic, list, packed, show, unpacked, workspaceEdit,
} = require('./protocol.js');
const { providers } = require('./providers.js');
const { tests } = require('./tests.js');
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

// The settings that the server knows.
const settings = () => ({ hints: vscode.workspace.getConfiguration('sbar').get('hints') || 'all' });

function start() {
  const path = vscode.workspace.getConfiguration('sbar').get('path') || 'sbar';
  let rest = Buffer.alloc(0);
  const cwd = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  server = spawn(path, ['lsp'], { stdio: 'pipe', cwd });
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
    initializationOptions: { pictures: true, copies: true, pages: true, ...settings() },
    rootUri: folders[0]?.uri ?? null,
    workspaceFolders: folders });
  if (!answer) return;
  tell('initialized', {});
  const isOurs = d => d.languageId === 'sbar';
  const listed = tests(ask);
  const open = d => {
    if (!isOurs(d)) return;
    tell('textDocument/didOpen', { textDocument:
      { uri: d.uri.toString(), languageId: 'sbar', version: d.version, text: d.getText() } });
    listed.read(d.uri);
  };
  const about = d => ({ textDocument: { uri: d.uri.toString(), version: d.version } });
  workspace.textDocuments.forEach(open);
  const watcher = workspace.createFileSystemWatcher('**/{*.sbar,*.swift,sbar.config}');
  const file = type => uri => tell('workspace/didChangeWatchedFiles',
    { changes: [{ uri: uri.toString(), type }] });
  const can = answer.capabilities;
  context.subscriptions.push(diagnostics, output, watcher, listed,
    // What a code means, behind the link of a problem: `sbar:SB4100.md`.
    workspace.registerTextDocumentContentProvider('sbar', { provideTextDocumentContent: async uri =>
      (await ask('sbar/page', { name: uri.path.split('.')[0] }))?.text ?? '' }),
    workspace.onWillRenameFiles(event => can.workspace?.fileOperations?.willRename
      && event.waitUntil(ask('workspace/willRenameFiles', { files: list(event.files, f =>
        ({ oldUri: f.oldUri.toString(), newUri: f.newUri.toString() })) })
        .then(edit => edit && workspaceEdit(edit)))),
    watcher.onDidCreate(file(1)), watcher.onDidChange(file(2)),
    watcher.onDidDelete(file(3)), workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) =>
      isOurs(document) && contentChanges.length > 0 && tell('textDocument/didChange',
        { ...about(document), contentChanges: contentChanges.map(({ range, text }) =>
          ({ range: { start: range.start, end: range.end }, text })) })),
    workspace.onDidSaveTextDocument(d => {
      if (!isOurs(d)) return;
      tell('textDocument/didSave', about(d));
      listed.read(d.uri);
    }),
    workspace.onDidCloseTextDocument(d => isOurs(d) && tell('textDocument/didClose', about(d))),
    ...list(can.executeCommandProvider?.commands, command =>
      vscode.commands.registerCommand(command, (...words) =>
        ask('workspace/executeCommand', { command, arguments: words }).then(show))),
    workspace.onDidChangeConfiguration(event => event.affectsConfiguration('sbar.hints')
      && tell('workspace/didChangeConfiguration', { settings: { sbar: settings() } })),
    ...Object.entries(providers(ask, changed)).filter(([name]) => can[name]).map(
      ([name, [kind, provider, more]]) => {
        const selector = kind === 'WorkspaceSymbol' ? [] : ['sbar'];
        return languages[`register${kind}Provider`](
          ...selector, provider, ...more?.(can[name]) ?? []);
      }));
};

exports.ask = ask;
exports.deactivate = async () => {
  await ask('shutdown');
  tell('exit');
};
