// The scenarios of all specs, for what VS Code calls its tests.
const vscode = require('vscode');
const { list, range } = require('./protocol.js');

// `ask` sends a request; what is returned has to be disposed of.
exports.tests = ask => {
  const shown = vscode.tests.createTestController('sbar', 'sbar');
  const asked = uri => ask('sbar/tests', { textDocument: { uri: String(uri) } });
  const file = uri => shown.items.get(String(uri)) ?? (() => {
    const made = shown.createTestItem(String(uri), vscode.workspace.asRelativePath(uri), uri);
    made.canResolveChildren = true;
    shown.items.add(made);
    return made;
  })();
  async function read(uri) {
    const found = await asked(uri) ?? [];
    if (found.length === 0) return shown.items.delete(String(uri));
    file(uri).children.replace(found.map(test => {
      const made = shown.createTestItem(`${uri}#${test.name}`, test.name, uri);
      made.range = range(test.selectionRange);
      made.tags = list(test.tags, tag => new vscode.TestTag(tag));
      return made;
    }));
    return found;
  }
  async function readAll() {
    for (const uri of await vscode.workspace.findFiles('**/*.sbar')) file(uri);
  }
  shown.resolveHandler = item => item ? read(item.uri) : readAll();
  shown.refreshHandler = readAll;
  const tell = (run, item, { outcome, messages, cells }) => {
    const told = list(messages, ({ message, range: place }) => Object.assign(
      new vscode.TestMessage(message), { location: new vscode.Location(item.uri, range(place)) }));
    if (outcome === 'passed' || outcome === 'known') return run.passed(item);
    if (outcome === 'skipped' || outcome === null) return run.skipped(item);
    if (told.length === 0) told.push(new vscode.TestMessage(`${outcome}, ${cells} cells`));
    return outcome === 'failed' ? run.failed(item, told) : run.errored(item, told);
  };
  shown.createRunProfile('Run', vscode.TestRunProfileKind.Run, async (wanted, token) => {
    const run = shown.createTestRun(wanted);
    if (!wanted.include) await readAll();
    const items = wanted.include ?? [...shown.items].map(([, item]) => item);
    const isLeftOut = item => wanted.exclude?.some(one => one.id === item.id);
    for (const item of items) {
      const results = token.isCancellationRequested ? [] : await read(item.uri) || [];
      for (const result of results) {
        const test = shown.items.get(String(item.uri))?.children.get(`${item.uri}#${result.name}`);
        const isWanted = !item.parent || item.id === test?.id;
        if (test && isWanted && !isLeftOut(test) && !isLeftOut(item)) tell(run, test, result);
      }
    }
    run.end();
  }, true);
  return { dispose: () => shown.dispose(), read };
};
