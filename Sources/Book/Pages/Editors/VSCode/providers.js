// What VS Code asks for, by the capability of a server that can answer.
const vscode = require('vscode');
const {
  action, call, completion, fold, highlight, hint, lens, link, list, location, markdown, range,
  selection, symbol, symbolInformation, textEdit, workspaceEdit,
} = require('./protocol.js');

// `ask` sends a request, `changed` has an emitter for each request of the server to ask anew.
exports.providers = (ask, changed) => {
const get = (what, d, more, t) =>
  ask('textDocument/' + what, { textDocument: { uri: d.uri.toString() }, ...more }, t);
return {
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
    const context = { diagnostics: asked.diagnostics.map(x => x.item).filter(Boolean),
      triggerKind: asked.triggerKind };
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
  referencesProvider: ['Reference', { provideReferences: async (d, position, context, t) =>
    list(await get('references', d, { position, context }, t), location) }],
  renameProvider: ['Rename', {
    prepareRename: async (d, position, t) => {
      const found = await get('prepareRename', d, { position }, t);
      if (!found) throw new Error('This cannot be renamed.');
      return { range: range(found.range), placeholder: found.placeholder };
    },
    provideRenameEdits: async (d, position, newName, t) => {
      const edit = await get('rename', d, { position, newName }, t);
      return edit && workspaceEdit(edit);
    } }],
  documentHighlightProvider: ['DocumentHighlight', { provideDocumentHighlights:
    async (d, position, t) =>
      list(await get('documentHighlight', d, { position }, t), highlight) }],
  foldingRangeProvider: ['FoldingRange', { provideFoldingRanges: async (d, context, t) =>
    list(await get('foldingRange', d, {}, t), fold) }],
  selectionRangeProvider: ['SelectionRange', { provideSelectionRanges: async (d, positions, t) =>
    list(await get('selectionRange', d, { positions }, t), selection) }],
  documentRangeFormattingProvider: ['DocumentRangeFormattingEdit', {
    provideDocumentRangeFormattingEdits: async (d, range, options, t) =>
      list(await get('rangeFormatting', d, { range, options }, t), textEdit) }],
  documentLinkProvider: ['DocumentLink', { provideDocumentLinks: async (d, t) =>
    list(await get('documentLink', d, {}, t), link) }],
  callHierarchyProvider: ['CallHierarchy', {
    prepareCallHierarchy: async (d, position, t) =>
      list(await get('prepareCallHierarchy', d, { position }, t), call),
    provideCallHierarchyIncomingCalls: async ({ item }, t) => list(
      await ask('callHierarchy/incomingCalls', { item }, t), found =>
        new vscode.CallHierarchyIncomingCall(call(found.from), list(found.fromRanges, range))),
    provideCallHierarchyOutgoingCalls: async ({ item }, t) => list(
      await ask('callHierarchy/outgoingCalls', { item }, t), found =>
        new vscode.CallHierarchyOutgoingCall(call(found.to), list(found.fromRanges, range))) }],
  workspaceSymbolProvider: ['WorkspaceSymbol', { provideWorkspaceSymbols: async (query, t) =>
    list(await ask('workspace/symbol', { query }, t), symbolInformation) }],
};
};
