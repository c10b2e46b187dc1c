// Drives the client of an extension, with a stand-in for VS Code: `node drive.js FOLDER SERVER`.
const Module = require('module');
const assert = require('assert');
const [folder, server] = process.argv.slice(2);

// Each class of VS Code keeps what it was made of, by the names of its parameters.
const made = (...names) => class {
  constructor(...values) { names.forEach((name, i) => { this[name] = values[i]; }); }
};
class Uri {
  constructor(text) { this.text = text; }
  get path() { return this.text.split(/:(?:\/\/)?/)[1]; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}
class WorkspaceEdit {
  constructor() { this.done = []; }
  set(uri, edits) { this.done.push([String(uri), edits.map(e => e.newText)]); }
  renameFile(from, to) { this.done.push([String(from), String(to)]); }
}
const registered = {}, handlers = {}, published = new Map(), applied = [], errors = [];
const copied = [], panels = [], ran = [];
// A list of what has an `id`, as VS Code keeps its tests.
class Items {
  constructor() { this.all = new Map(); }
  get size() { return this.all.size; }
  get(id) { return this.all.get(id); }
  add(item) { this.all.set(item.id, item); }
  delete(id) { this.all.delete(id); }
  replace(items) { this.all = new Map(items.map(item => [item.id, item])); }
  [Symbol.iterator]() { return this.all.entries(); }
}
let controller;
const createTestController = () => controller = { items: new Items(), ...disposable,
  createTestItem: (id, label, uri) => {
    const children = new Items();
    const item = { id, label, uri, children };
    const replace = children.replace.bind(children);
    children.replace = all => { all.forEach(one => { one.parent = item; }); replace(all); };
    return item;
  },
  createRunProfile: (name, kind, run, isDefault) => { controller.run = run; },
  createTestRun: () => Object.fromEntries(['passed', 'failed', 'errored', 'skipped', 'end'].map(
    what => [what, (item, messages) => ran.push([what, item?.label, ...(messages ?? []).map(
      m => [m.message, m.location?.range.start.line])])])) };
class EventEmitter {
  constructor() { this.event = handler => { this.handler = handler; return disposable; }; }
  fire() { this.handler?.(); }
}
const disposable = { dispose() {} };
const on = name => handler => { handlers[name] = handler; return disposable; };
const vscode = {
  tests: { get createTestController() { return createTestController; } },
  TestTag: made('id'), TestMessage: made('message'), TestRunProfileKind: { Run: 1 },
  CallHierarchyItem: made('kind', 'name', 'detail', 'uri', 'range', 'selectionRange'),
  CallHierarchyIncomingCall: made('from', 'fromRanges'),
  CallHierarchyOutgoingCall: made('to', 'fromRanges'),
  EventEmitter, Uri, WorkspaceEdit, Position: made('line', 'character'), Range: made('start', 'end'),
  Location: made('uri', 'range'), MarkdownString: made('value'), SnippetString: made('value'),
  TextEdit: made('range', 'newText'), Diagnostic: made('range', 'message', 'severity'),
  DiagnosticRelatedInformation: made('location', 'message'), Hover: made('contents', 'range'),
  CompletionItem: made('label', 'kind'), CompletionList: made('items', 'isIncomplete'),
  InlayHint: made('position', 'label', 'kind'), CodeLens: made('range', 'command'),
  CodeAction: made('title', 'kind'), SemanticTokens: made('data'),
  CodeActionKind: { Empty: { append: kind => ({ value: kind }) } },
  DocumentSymbol: made('name', 'detail', 'kind', 'range', 'selectionRange'),
  SemanticTokensLegend: made('types', 'modifiers'),
  SymbolInformation: made('name', 'kind', 'containerName', 'location'),
  DocumentHighlight: made('range', 'kind'), FoldingRange: made('start', 'end', 'kind'),
  SelectionRange: made('range', 'parent'), DocumentLink: made('range', 'target'),
  ViewColumn: { Beside: -2 },
  env: { clipboard: { writeText: text => copied.push(text) } },
  commands: { registerCommand: (name, run) => { registered[name] = run; return disposable; } },
  window: {
    createOutputChannel: () => ({ append() {}, appendLine() {}, ...disposable }),
    showErrorMessage: message => errors.push(message), showInformationMessage() {},
    createWebviewPanel: (kind, title) => { panels.push({ title, webview: {} }); return panels.at(-1); },
  },
  workspace: {
    textDocuments: [], workspaceFolders: undefined, 
    getConfiguration: () => ({ get: name => name === 'path' ? server : 'failures' }),
    onDidChangeConfiguration: on('configured'),
    createFileSystemWatcher: () => ({ ...disposable, onDidCreate: on('created'),
      onDidChange: on('changed'), onDidDelete: on('deleted') }),
    onDidOpenTextDocument: on('open'), onDidChangeTextDocument: on('change'),
    onDidSaveTextDocument: on('save'), onDidCloseTextDocument: on('close'),
    asRelativePath: uri => String(uri).slice(8), onWillRenameFiles: on('rename'),
    findFiles: async () => [d.uri],
    registerTextDocumentContentProvider: (scheme, provider) => {
      registered[scheme] = provider;
      return disposable;
    },
    applyEdit: async edit => { applied.push(edit.done); return true; },
  },
  languages: new Proxy({
    createDiagnosticCollection: () => ({ ...disposable, clear() {},
      set: (uri, list) => published.set(String(uri), list) }),
    registerWorkspaceSymbolProvider: provider => {
      registered.registerWorkspaceSymbolProvider = { provider };
      return disposable;
    },
  }, { get: (known, name) => known[name] ?? ((language, provider, ...more) => {
    registered[name] = { language, provider, more };
    return disposable;
  }) }),
};
const load = Module._load;
Module._load = (name, ...rest) => name === 'vscode' ? vscode : load(name, ...rest);

const d = { uri: Uri.parse('file:///a.sbar'), languageId: 'sbar', version: 1,
  getText: () => 'app A {\n    expect visible\n}\n' };
const token = { onCancellationRequested: on('cancel') };
const place = { line: 1, character: 6 };
const provider = kind => registered[`register${kind}Provider`].provider;
const until = async (holds, what) => {
  for (let i = 0; i < 500 && !holds(); i++) await new Promise(done => setTimeout(done, 10));
  assert(holds(), what);
};

(async () => {
  const client = require(folder + '/extension.js');
  const context = { subscriptions: [] };
  vscode.workspace.textDocuments.push(d, { ...d, languageId: 'swift' });
  await client.activate(context);
  assert(context.subscriptions.length > 15);

  await until(() => published.size > 0, 'diagnostics');
  const [problem] = published.get('file:///a.sbar');
  assert.strictEqual(problem.message, 'expected hidden');
  assert.strictEqual(problem.severity, 1);
  assert.strictEqual(problem.code.value, 'SB4100');
  assert.strictEqual(problem.relatedInformation[0].message, 'Photo comes');
  await until(() => applied.length > 0, 'an edit');
  assert.deepStrictEqual(applied[0], [['file:///a.sbar', ['y']], ['file:///a.sbar', 'file:///b.sbar']]);

  const hover = await provider('Hover').provideHover(d, place, token);
  assert(hover.contents.value.includes('visible** 🙂'));
  const items = await provider('CompletionItem').provideCompletionItems(d, place, token);
  assert.strictEqual(items.isIncomplete, true);
  assert.strictEqual(items.items[0].insertText.value, 'visible$0');
  assert.strictEqual(items.items[0].kind, 11);
  assert.strictEqual(items.items[1].range.end.character, 6);
  assert.deepStrictEqual(registered.registerCompletionItemProvider.more, [' ']);
  const [edit] = await provider('DocumentFormattingEdit')
    .provideDocumentFormattingEdits(d, { tabSize: 4, insertSpaces: true }, token);
  assert.strictEqual(edit.range.end.character, 2);
  let refreshed = 0;
  provider('InlayHints').onDidChangeInlayHints(() => { refreshed++; });
  provider('CodeLens').onDidChangeCodeLenses(() => { refreshed++; });
  await client.ask('test/refresh', {});
  await until(() => refreshed === 2, 'refreshed');
  const hints = await provider('InlayHints').provideInlayHints(d, { start: place, end: place }, token);
  assert.deepStrictEqual(hints.map(h => h.label), ['✔ 6 cells', 'ab']);
  const told = await Promise.all(hints.map(h => provider('InlayHints').resolveInlayHint(h, token)));
  assert.deepStrictEqual(told.map(h => h.tooltip?.value), ['why', undefined]);
  const actions = provider('CodeActions');
  const [fix] = await actions.provideCodeActions(d, problem.range,
    { diagnostics: [problem, {}], only: { value: 'quickfix' }, triggerKind: 2 }, token);
  assert.strictEqual(fix.edit, undefined);
  assert.deepStrictEqual((await actions.resolveCodeAction(fix, token)).edit.done,
    [['file:///a.sbar', ['x']]]);
  const [lens] = await provider('CodeLens').provideCodeLenses(d, token);
  assert.strictEqual((await provider('CodeLens').resolveCodeLens(lens, token)).command.title,
    '▶ 6 cells');
  const [target] = await provider('Definition').provideDefinition(d, place, token);
  assert.strictEqual(target.range.start.line, 3);
  const [symbol] = await provider('DocumentSymbol').provideDocumentSymbols(d, token);
  assert.strictEqual(symbol.children[0].name, 'isOn');
  const tokens = await provider('DocumentSemanticTokens').provideDocumentSemanticTokens(d, token);
  assert.deepStrictEqual([...tokens.data], [0, 0, 6, 0, 0]);
  assert.deepStrictEqual(registered.registerDocumentSemanticTokensProvider.more[0].types, ['step']);
  const [use] = await provider('Reference')
    .provideReferences(d, place, { includeDeclaration: true }, token);
  assert.strictEqual(use.range.start.line, 2);
  const rename = provider('Rename');
  assert.strictEqual((await rename.prepareRename(d, place, token)).placeholder, 'Home');
  assert.deepStrictEqual((await rename.provideRenameEdits(d, place, 'Start', token)).done,
    [['file:///a.sbar', ['Start']]]);
  const [marked] = await provider('DocumentHighlight').provideDocumentHighlights(d, place, token);
  assert.strictEqual(marked.kind, 0);
  const [fold] = await provider('FoldingRange').provideFoldingRanges(d, {}, token);
  assert.deepStrictEqual([fold.start, fold.end, fold.kind], [0, 2, 1]);
  const [grown] = await provider('SelectionRange').provideSelectionRanges(d, [place], token);
  assert.strictEqual(grown.parent.range.end.character, 9);
  const [laid] = await provider('DocumentRangeFormattingEdit').provideDocumentRangeFormattingEdits(
    d, problem.range, { tabSize: 4, insertSpaces: true }, token);
  assert.strictEqual(laid.newText, ' ');
  const [link] = await provider('DocumentLink').provideDocumentLinks(d, token);
  assert.strictEqual(String(link.target), 'file:///b.sbar');
  const [found] = await provider('WorkspaceSymbol').provideWorkspaceSymbols('Ho', token);
  assert.deepStrictEqual([found.name, found.kind], ['Home', 4]);
  const [item] = await provider('CallHierarchy').prepareCallHierarchy(d, place, token);
  assert.deepStrictEqual([item.name, item.detail, item.kind], ['Home', 'asked', 4]);
  const [asker] = await provider('CallHierarchy').provideCallHierarchyIncomingCalls(item, token);
  assert.deepStrictEqual([asker.from.name, asker.fromRanges.length], ['window', 1]);
  assert.deepStrictEqual(
    await provider('CallHierarchy').provideCallHierarchyOutgoingCalls(item, token), []);
  const page = await registered.sbar.provideTextDocumentContent(Uri.parse('sbar:SB4100.md'));
  assert.strictEqual(page, 'SB4100');
  let renamed;
  handlers.rename({ files: [{ oldUri: d.uri, newUri: d.uri }], waitUntil: p => { renamed = p; } });
  assert.deepStrictEqual((await renamed).done, [['file:///a.sbar', ['c']]]);

  await until(() => controller.items.size === 1, 'tests of what is open');
  const file = controller.items.get('file:///a.sbar');
  assert.deepStrictEqual([...file.children].map(([, t]) => [t.label, t.range.start.line]),
    [['a', 0], ['b', 3], ['c', 5]]);
  assert.strictEqual(file.children.get('file:///a.sbar#a').tags[0].id, 'slow');
  await controller.run({}, token);
  assert.deepStrictEqual(ran.splice(0), [['failed', 'a', ['expected hidden', 1]], ['passed', 'b'],
    ['errored', 'c', ['undecided, 1 cells', undefined]], ['end', undefined]]);
  await controller.run({ include: [file.children.get('file:///a.sbar#b')] }, token);
  assert.deepStrictEqual(ran.splice(0), [['passed', 'b'], ['end', undefined]]);
  await controller.run({ include: [file], exclude: [file.children.get('file:///a.sbar#a')] }, token);
  assert.deepStrictEqual(ran.splice(0).map(r => r[0]), ['passed', 'errored', 'end']);
  assert.strictEqual((await registered['sbar.run'](1)).ran, true);
  assert.deepStrictEqual(copied, ['isHidden = true']);
  assert.deepStrictEqual(panels.map(p => [p.title, p.webview.html.endsWith('<svg/>')]), [['Film', true]]);

  handlers.change({ document: d, contentChanges: [{ range: { start: place, end: place }, text: 'é' }] });
  handlers.changed(Uri.parse('file:///b.swift'));
  handlers.configured({ affectsConfiguration: name => name === 'sbar.hints' });
  handlers.cancel();
  handlers.save(d);
  handlers.close(d);
  const heard = await client.ask('test/told', {});
  for (const method of ['initialize', 'initialized', 'textDocument/didOpen', '$/cancelRequest',
    'textDocument/didSave', 'textDocument/didClose', 'workspace/didChangeWatchedFiles',
    'answer {"applied":true}']) assert(heard.includes(method), method);
  assert.strictEqual(heard.filter(m => m === 'textDocument/didOpen').length, 1);
  assert(heard.some(m => m.includes('"text":"é"')));
  assert(heard.includes('trigger 2') && heard.includes('{"sbar":{"hints":"failures"}}'));
  await assert.rejects(client.ask('textDocument/wrong', {}), /wrong/);
  const never = client.ask('textDocument/never', {});
  await client.deactivate();
  assert.strictEqual(await never, null);

  // A server that is not there is an error that says what to do.
  Module._load = (name, ...rest) => name !== 'vscode' ? load(name, ...rest)
    : { ...vscode, workspace: { ...vscode.workspace, getConfiguration: () => ({ get: () => '/no' }) } };
  delete require.cache[require.resolve(folder + '/extension.js')];
  await require(folder + '/extension.js').activate({ subscriptions: [] });
  assert(errors[0].includes('sbar.path'), errors[0]);
  console.log('ok');
})().catch(error => { console.error(error); process.exit(1); });
