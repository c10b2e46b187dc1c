'use strict';
const one = what => document.querySelector(what);
const make = (tag, className, ...content) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
};
const text = one('#text'), paint = one('#paint'), gutter = one('#gutter'), verdict = one('#verdict');
const uri = 'file:///spec.sbar', textDocument = { uri };
const gallery = JSON.parse(one('#gallery').textContent);

// MARK: The server, in a worker that is killed when it takes too long

const patience = 3000;
let worker, module, number = 0, waiting;
let version = 0, sent = null, legend = [];

const open = () => {
  worker = new Worker(URL.createObjectURL(new Blob([one('#worker').textContent], { type: 'text/javascript' })));
  worker.onmessage = ({ data }) => waiting?.(data);
  sent = null;
  return module;
};
const close = () => { worker?.terminate(); worker = null; };

const post = messages => new Promise((done, failed) => {
  const load = worker ? undefined : open();
  const clock = setTimeout(() => {
    close();
    failed(new Error('this takes longer than 3 s, and was ended'));
  }, load ? 3 * patience : patience);
  const mine = ++number;
  waiting = data => {
    if (data.number !== mine) return;
    clearTimeout(clock);
    if (!data.error) return done(data.answers);
    close();
    const isDeep = /call stack|out of bounds|recursion/.test(data.error);
    failed(new Error(isDeep ? 'this is nested deeper than a browser follows' : 'the interpreter stopped, which is a mistake in it: ' + data.error));
  };
  worker.postMessage({ number: mine, module: load, messages });
});

let lastID = 0;
const request = (method, params) => ({ jsonrpc: '2.0', id: ++lastID, method, params });
const notice = (method, params) => ({ jsonrpc: '2.0', method, params });

// Sends messages; returns what each request is answered, and shows the problems that are told.
const talk = async messages => {
  const isNew = !worker;
  const first = isNew ? [
    request('initialize', { processId: null, rootUri: null, capabilities: {
      general: { positionEncodings: ['utf-16'] },
      textDocument: {
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1] } },
        codeAction: { codeActionLiteralSupport: {}, isPreferredSupport: true, dataSupport: true, resolveSupport: { properties: ['edit'] } },
      } } }),
    notice('initialized', {}),
  ] : [];
  const now = text.value;
  if (isNew || sent === null) {
    for (const [path, content] of Object.entries(files)) first.push(notice('playground/file', { path, text: content }));
    first.push(notice('textDocument/didOpen', { textDocument: { uri, languageId: 'sbar', version: ++version, text: now } }));
  } else if (sent !== now) {
    first.push(notice('textDocument/didChange', { textDocument: { uri, version: ++version }, contentChanges: [{ text: now }] }));
  }
  const all = [...first, ...messages];
  const answers = await post(all);
  sent = now;
  answers.flat().forEach(message => {
    if (message.method === 'textDocument/publishDiagnostics' && message.params.uri === uri) problems = message.params.diagnostics;
  });
  const results = all.map((message, index) => answers[index].find(answer => answer.id === message.id && !answer.method)?.result ?? null);
  if (isNew) legend = results[0].capabilities.semanticTokensProvider.legend.tokenTypes;
  return results.slice(first.length);
};

// MARK: What is known of the text

let files = {}, problems = [], tokens = [], hints = [], shownText = '', drawn = null, mends = [];
let wantedCell = null, aspect = 0, isBusy = false, isStale = false, slowText = null, isWaitingForCaret = false;

const position = offset => {
  const before = text.value.slice(0, offset), line = before.split('\n').length - 1;
  return { line, character: offset - (before.lastIndexOf('\n') + 1) };
};
const offset = ({ line, character }) => {
  let start = 0;
  for (let number = 0; number < line; number++) {
    const end = text.value.indexOf('\n', start);
    if (end < 0) return text.value.length;
    start = end + 1;
  }
  const end = text.value.indexOf('\n', start);
  return Math.min(start + character, end < 0 ? text.value.length : end);
};
const caret = () => position(text.selectionStart);
const wholeRange = () => ({ start: { line: 0, character: 0 }, end: position(text.value.length) });

// What has changed is asked again, and once more where it has changed meanwhile.
const refresh = async () => {
  isStale = true;
  if (isBusy || !module) return;
  isBusy = true;
  while (isStale) {
    isStale = false;
    if (text.value === slowText) continue;
    try {
      if (sent !== text.value || !worker) await readText();
      if (!isStale) await readPlace();
    } catch (error) {
      slowText = text.value;
      say('✘ ' + error.message, 'no');
    }
  }
  isBusy = false;
};

const readText = async () => {
  const asked = text.value;
  const [words, labels] = await talk([
    request('textDocument/semanticTokens/full', { textDocument }),
    request('textDocument/inlayHint', { textDocument, range: wholeRange() }),
  ]);
  if (asked !== text.value) return;
  [tokens, hints, shownText] = [decoded(words?.data ?? []), labels ?? [], asked];
  drawText();
  judge();
  if (isWaitingForCaret) goToFirst();
};

// Five numbers for each word, each place counted from the one before.
const decoded = data => {
  const lines = [];
  let line = 0, start = 0;
  for (let index = 0; index < data.length; index += 5) {
    line += data[index];
    start = data[index] ? data[index + 1] : start + data[index + 1];
    (lines[line] ||= []).push({ start, end: start + data[index + 2], kind: legend[data[index + 3]] });
  }
  return lines;
};

const readPlace = async () => {
  const place = { textDocument, position: caret() };
  const focus = problemInFocus();
  const requests = [
    request('sbar/render', wantedCell === null ? place : { ...place, cell: wantedCell }),
    request('textDocument/hover', place),
  ];
  if (focus) requests.push(request('textDocument/codeAction', { textDocument, range: focus.range, context: { diagnostics: [] } }));
  const [picture, hover, actions] = await talk(requests);
  if (isStale) return;
  drawn = picture;
  drawStage();
  drawTree();
  drawWords(hover);
  drawProblems(focus, actions ?? []);
  askEverywhere();
};

// MARK: The text, with colours, problems and hints

const kinds = { 1: 'error', 2: 'warning', 3: 'note', 4: 'note' };
const signOf = label => label.startsWith('✔') ? 'yes' : label.startsWith('✘') ? 'no' : label.startsWith('?') ? 'maybe' : '';

// Only the rows that can be seen are there, and some around them.
let firstRow = 0, lastRow = 0;
const rowHeight = () => parseFloat(getComputedStyle(text).lineHeight);
const drawText = () => {
  const lines = text.value.split('\n'), height = rowHeight(), isCurrent = shownText === text.value, here = caret().line;
  const marks = [], labels = [];
  if (isCurrent) {
    for (const problem of problems) {
      const { start, end } = problem.range;
      for (let line = start.line; line <= end.line; line++) {
        const from = line === start.line ? start.character : 0, to = line === end.line ? end.character : (lines[line] ?? '').length;
        (marks[line] ||= []).push({ start: from, end: Math.max(to, from + 1), kind: kinds[problem.severity] ?? 'error' });
      }
    }
    for (const hint of hints) {
      const label = typeof hint.label === 'string' ? hint.label : hint.label.map(part => part.value).join('');
      (labels[hint.position.line] ||= []).push([label, signOf(label)]);
    }
    for (const problem of problems) {
      const line = problem.range.start.line;
      if (problem.severity < 3 && !labels[line]) labels[line] = [[brief(problem.message), problem.severity === 1 ? 'no' : 'maybe']];
    }
  }
  firstRow = Math.max(0, Math.floor(text.scrollTop / height) - 40);
  lastRow = Math.min(lines.length, Math.ceil((text.scrollTop + text.clientHeight) / height) + 40);
  const seen = lines.slice(firstRow, lastRow);
  const rows = seen.map((line, index) => {
    const number = firstRow + index;
    const row = make('span', number === here ? 'row here' : 'row');
    row.append(...pieces(line, tokens[number] ?? [], marks[number] ?? []));
    for (const [label, sign] of labels[number] ?? []) row.append(make('span', 'hint ' + sign, label));
    return row;
  });
  paint.replaceChildren(...rows);
  gutter.replaceChildren(...seen.map((_, index) => {
    const number = firstRow + index;
    const worst = (labels[number] ?? []).map(label => label[1]).find(sign => sign === 'no' || sign === 'maybe') ?? '';
    return make('i', worst + (number === here ? ' here' : ''), String(number + 1));
  }));
  scrollAlong();
};

const brief = message => {
  const line = message.split('\n')[0];
  return line.length > 72 ? line.slice(0, 71) + '…' : line;
};

// A line in pieces that have one colour and one underline each.
const pieces = (line, words, marks) => {
  const cuts = new Set([0, line.length]);
  for (const { start, end } of [...words, ...marks]) cuts.add(Math.min(start, line.length)).add(Math.min(end, line.length));
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => {
    const start = places[index], inside = part => part.start <= start && part.end >= end;
    const names = [words.find(inside)?.kind, marks.find(inside)?.kind].filter(Boolean).join(' ');
    const content = line.slice(start, end);
    return names ? make('span', names, content) : content;
  });
};

const scrollAlong = () => {
  const height = rowHeight(), top = Math.floor(text.scrollTop / height);
  const isCovered = top >= firstRow && Math.ceil((text.scrollTop + text.clientHeight) / height) <= lastRow;
  if (!isCovered && (firstRow > 0 && top < firstRow || lastRow < text.value.split('\n').length)) return drawText();
  const down = firstRow * height - text.scrollTop;
  paint.style.transform = `translate(${-text.scrollLeft}px,${down}px)`;
  for (const child of gutter.children) child.style.transform = `translateY(${down}px)`;
};

// MARK: The verdict

const say = (words, sign) => {
  if (verdict.textContent !== words) verdict.textContent = words;
  verdict.className = sign;
};

const judge = () => {
  const errors = problems.filter(problem => problem.severity === 1);
  const signs = hints.map(hint => signOf(typeof hint.label === 'string' ? hint.label : hint.label[0].value));
  const [holds, fails, open] = ['yes', 'no', 'maybe'].map(sign => signs.filter(one => one === sign).length);
  const whole = holds + fails + open;
  if (whole === 0) {
    if (errors.length) say(`✘ ${errors.length === 1 ? 'an error' : errors.length + ' errors'}`, 'no');
    else say('nothing is expected yet', '');
    return;
  }
  if (holds === whole && !errors.length) return say(whole === 1 ? '✔ the expectation holds' : `✔ all ${whole} expectations hold`, 'yes');
  const more = errors.length > fails ? `, ${errors.length - fails} more ${errors.length - fails === 1 ? 'error' : 'errors'}` : '';
  say(`${fails || errors.length ? '✘' : '?'} ${holds} of ${whole} expectations hold${more}`, fails || errors.length ? 'no' : 'maybe');
};

// MARK: The device

const isWide = svg => {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [0, 1, 2];
  return Number(width) > Number(height);
};
const lineOf = line => (text.value.split('\n')[line] ?? '').trim();

const drawStage = () => {
  const head = one('#moment'), phones = one('#phones'), select = one('#cell');
  const hasErrors = problems.some(problem => problem.severity === 1);
  // While a line is half written, what was there before it stays.
  phones.classList.toggle('before', !drawn && hasErrors && phones.querySelector('img') !== null);
  if (phones.classList.contains('before')) return;
  select.hidden = !drawn;
  if (!drawn) {
    head.textContent = 'No scenario yet';
    phones.replaceChildren(make('p', 'empty', hasErrors ? 'The text has an error, so nothing can be shown.' : 'Write a scenario with a step, and see here what is on screen.'));
    return;
  }
  const line = drawn.range.start.line;
  head.replaceChildren(make('span', 'ln', String(line + 1)), make('code', '', lineOf(line)));
  select.replaceChildren(...drawn.cells.map(cell => {
    const option = make('option', '', cell.title);
    option.value = cell.number;
    option.selected = cell.number === drawn.cell;
    return option;
  }));
  select.disabled = drawn.cells.length < 2;
  if (drawn.shots.length === 0 || drawn.problem) {
    phones.replaceChildren(make('p', 'empty', drawn.problem ?? 'Nothing is on screen before the app is launched.'));
    return;
  }
  phones.replaceChildren(...drawn.shots.map(shot => {
    const image = make('img');
    image.alt = shot.words;
    image.src = 'data:image/svg+xml,' + encodeURIComponent(shot.svg);
    const caption = make('figcaption');
    if (shot.title) caption.append(make('b', '', shot.title + ' '));
    caption.append(shot.caption.join('; '));
    const figure = make('figure', shot.title === 'is' ? 'is' : shot.title ? 'should' : '', image, caption);
    if (isWide(shot.svg)) figure.classList.add('wide');
    return figure;
  }));
};

// MARK: Who was asked

const drawTree = () => {
  const card = one('#asked'), trees = drawn?.trees ?? [];
  card.hidden = trees.length === 0;
  if (card.hidden) return;
  aspect = Math.min(aspect, trees.length - 1);
  one('#tabs').replaceChildren(...trees.map((tree, index) => {
    const tab = make('button', '', tree.title.split(':')[0]);
    tab.type = 'button';
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-selected', String(index === aspect));
    tab.tabIndex = index === aspect ? 0 : -1;
    tab.onclick = () => { aspect = index; drawTree(); };
    tab.onkeydown = event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      aspect = (index + step + trees.length) % trees.length;
      drawTree();
      one('#tabs').children[aspect].focus();
    };
    return tab;
  }));
  const { title, nodes } = trees[aspect], root = make('ul'), path = [{ depth: -1, list: root }];
  for (const node of nodes) {
    while (path.at(-1).depth >= node.depth) path.pop();
    const holder = path.at(-1);
    if (!holder.list) holder.item.append(holder.list = make('ul'));
    const who = make('div', 'who', node.name);
    if (node.rule) who.append(...node.rule.split(', ').map(rule => make('span', 'rule', rule)));
    if (node.decides) who.append(make('span', 'flag', title));
    const box = make('div', 'box', who);
    if (node.detail) box.append(make('div', 'why', node.detail));
    const item = make('li', (node.isAsked ? 'asked' : 'passed') + (node.decides ? ' decides' : ''), box);
    holder.list.append(item);
    path.push({ depth: node.depth, item });
  }
  one('#tree').replaceChildren(root);
};

// MARK: What is told of the place

let wasStep = null;
const drawWords = hover => {
  const card = one('#about'), told = one('#told');
  let words = hover?.contents?.value ?? '';
  card.hidden = !words;
  if (!words) return;
  const isStep = drawn !== null && hover.range.start.line === drawn.range.start.line && hover.range.start.character === drawn.range.start.character;
  const blocks = words.split('```').map(part => part.replace(/^text\n/, '').replace(/\n$/, '')).filter(part => part.trim());
  // The device is drawn beside it.
  if (isStep && blocks.length > 1) blocks.shift();
  const isProse = !words.includes('```');
  told.className = isProse ? 'prose' : '';
  told.textContent = isProse ? words.replace(/\\(.)/g, '$1') : blocks.join('\n\n');
  one('#abouthead').textContent = isStep ? 'In words' : 'About ' + text.value.slice(offset(hover.range.start), offset(hover.range.end)).split('\n')[0];
  if (isStep !== wasStep) card.open = !isStep;
  wasStep = isStep;
};

// MARK: Problems, and what helps

const problemInFocus = () => {
  const list = problems.filter(problem => problem.severity < 3), line = caret().line;
  return list.find(problem => problem.range.start.line <= line && line <= problem.range.end.line)
    ?? list.find(problem => problem.severity === 1) ?? list[0];
};

const drawProblems = (focus, actions) => {
  const list = problems.filter(problem => problem.severity < 3).sort((a, b) => a.severity - b.severity);
  one('#problems').hidden = list.length === 0 && actions.length === 0;
  one('#list').replaceChildren(...list.slice(0, 40).map(problem => {
    const button = make('button', '', make('span', 'mark ' + (problem.severity === 1 ? 'no' : 'maybe'), problem.severity === 1 ? '✘' : '!'),
      make('span', '', problem.message.split('\n')[0]), make('small', '', 'line ' + (problem.range.start.line + 1)));
    button.type = 'button';
    button.onclick = () => goTo(problem.range.start);
    return make('li', problem === focus ? 'here' : '', button);
  }));
  mends = actions.filter(action => action.edit || action.data);
  const box = one('#mends');
  box.className = mends.length ? 'mend' : '';
  box.replaceChildren(...mends.slice(0, 6).map(action => {
    const button = make('button', '', action.title);
    button.type = 'button';
    button.onclick = () => applyMend(action);
    return button;
  }));
  if (mends.length && focus) box.prepend(make('p', '', `What helps, line ${focus.range.start.line + 1}:`));
};

const applyMend = async action => {
  try {
    const whole = action.edit ? action : (await talkAlone([request('codeAction/resolve', action)]))[0];
    const edit = whole?.edit, changes = edit?.changes?.[uri] ?? edit?.documentChanges?.flatMap(change => change.edits ?? []) ?? [];
    applyEdits(changes);
  } catch (error) { say('✘ ' + error.message, 'no'); }
};

// Waits until nothing else is asked.
const talkAlone = async messages => {
  while (isBusy) await new Promise(done => setTimeout(done, 10));
  isBusy = true;
  try { return await talk(messages); } finally { isBusy = false; if (isStale) refresh(); }
};

// One after the other, the last first, so that places stay true and each can be undone.
let isEditing = false;
const applyEdits = edits => {
  const found = edits.map(edit => ({ start: offset(edit.range.start), end: offset(edit.range.end), text: edit.newText })).sort((a, b) => b.start - a.start);
  const place = text.selectionStart;
  let moved = place;
  text.focus();
  isEditing = true;
  for (const { start, end, text: content } of found) {
    if (text.value.slice(start, end) === content) continue;
    text.setSelectionRange(start, end);
    const done = content ? document.execCommand('insertText', false, content) : document.execCommand('delete');
    if (!done) text.setRangeText(content, start, end, 'end');
    if (end <= place) moved += content.length - (end - start);
  }
  isEditing = false;
  moved = Math.min(Math.max(moved, 0), text.value.length);
  text.setSelectionRange(moved, moved);
  changed();
};

const goTo = place => {
  const at = offset(place);
  text.focus();
  text.setSelectionRange(at, at);
  const height = rowHeight();
  const top = place.line * height;
  if (top < text.scrollTop || top > text.scrollTop + text.clientHeight - 3 * height) text.scrollTop = Math.max(0, top - text.clientHeight / 2);
  moved();
};

// A spec that was just opened is looked at where it goes wrong, or else at its last step.
const goToFirst = () => {
  isWaitingForCaret = false;
  const wrong = problems.find(problem => problem.severity === 1) ?? problems.find(problem => problem.severity === 2);
  const steps = hints.filter(hint => signOf(typeof hint.label === 'string' ? hint.label : hint.label[0].value));
  const place = wrong?.range.start ?? steps[Math.min(1, steps.length - 1)]?.position;
  if (!place) return;
  const at = offset({ line: place.line, character: 0 }) + /^\s*/.exec(text.value.split('\n')[place.line])[0].length;
  text.setSelectionRange(at, at);
  const height = rowHeight();
  text.scrollTop = Math.max(0, (place.line + 5) * height - text.clientHeight);
  drawText();
};

// MARK: Everywhere

let askedText = null, askTimer = 0, root = null;
const askEverywhere = () => {
  if (askedText === text.value) return;
  clearTimeout(askTimer);
  askTimer = setTimeout(async () => {
    const now = askedText = text.value;
    try {
      const [result] = await talkAlone([request('sbar/ask', root ? { textDocument, root } : { textDocument })]);
      if (now === text.value) drawAnswers(result);
    } catch { one('#answers').replaceChildren(make('p', '', 'There are too many places to ask in 3 s.')); }
  }, 400);
};

const drawAnswers = result => {
  const box = one('#answers');
  const isBefore = !result && problems.some(problem => problem.severity === 1) && box.querySelector('table') !== null;
  box.classList.toggle('before', isBefore);
  if (isBefore) return;
  if (result?.roots?.length) {
    const select = make('select');
    select.setAttribute('aria-label', 'The screen that the app begins with');
    select.append(make('option', '', 'which screen comes first?'), ...result.roots.map(name => make('option', '', name)));
    select.onchange = () => { root = select.value; askedText = null; askEverywhere(); };
    return box.replaceChildren(select);
  }
  const rows = result?.answer?.rows ?? [];
  if (rows.length === 0) return box.replaceChildren(make('p', '', 'There is no app and no screen to ask.'));
  const table = make('table');
  table.append(...rows.map(row => {
    const why = [...row.reasons ?? [], ...row.changes ?? []][0];
    const answer = make('td', '', row.answer);
    const reason = row.reasons?.[0];
    if (reason) answer.append(make('small', '', [reason.rule, reason.text].filter(Boolean).join('  ')));
    const place = make('th', '', row.place);
    place.scope = 'row';
    return make('tr', '', place, answer);
  }));
  box.replaceChildren(table);
};

// MARK: What can be written

let choices = [], choice = 0;
const list = one('#words');
const closeWords = () => { list.hidden = true; text.removeAttribute('aria-activedescendant'); };

const askWords = async () => {
  try {
    const [result] = await talkAlone([request('textDocument/completion', { textDocument, position: caret() })]);
    const before = /[\w.]*$/.exec(text.value.slice(0, text.selectionStart))[0].toLowerCase();
    choices = (result?.items ?? result ?? []).filter(item => (item.filterText ?? item.label).toLowerCase().startsWith(before) || item.textEdit).slice(0, 60);
    choice = Math.max(0, choices.findIndex(item => item.preselect));
    drawWordList();
  } catch (error) { say('✘ ' + error.message, 'no'); }
};

const drawWordList = () => {
  if (choices.length === 0) return closeWords();
  list.replaceChildren(...choices.map((item, index) => {
    const row = make('li', '', item.label, make('small', '', item.detail ?? ''));
    row.id = 'word' + index;
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', String(index === choice));
    row.onmousedown = event => { event.preventDefault(); choice = index; takeWord(); };
    return row;
  }));
  const { line, character } = caret(), style = getComputedStyle(text), height = rowHeight();
  const canvas = make('canvas').getContext('2d');
  canvas.font = style.font;
  const width = canvas.measureText('0').width;
  list.hidden = false;
  const top = 16 + (line + 1) * height - text.scrollTop;
  list.style.top = (top + list.offsetHeight > text.clientHeight ? Math.max(0, top - height - list.offsetHeight) : top) + 'px';
  list.style.left = Math.max(0, Math.min(4 + character * width - text.scrollLeft, text.clientWidth - list.offsetWidth - 8)) + 'px';
  list.children[choice]?.scrollIntoView({ block: 'nearest' });
  text.setAttribute('aria-activedescendant', 'word' + choice);
};

const takeWord = () => {
  const item = choices[choice];
  closeWords();
  if (!item) return;
  const before = /[\w.]*$/.exec(text.value.slice(0, text.selectionStart))[0];
  const range = item.textEdit?.range ?? item.textEdit?.insert ?? { start: position(text.selectionStart - before.length), end: caret() };
  const content = (item.textEdit?.newText ?? item.insertText ?? item.label).replace(/\$\{\d+:?([^}]*)\}|\$\d+/g, '$1');
  const start = offset(range.start), end = offset(range.end);
  text.setSelectionRange(start, end);
  if (!document.execCommand('insertText', false, content)) text.setRangeText(content, start, end, 'end');
};

// MARK: Keys and changes

let timer = 0;
const refreshIn = milliseconds => {
  clearTimeout(timer);
  timer = setTimeout(() => { timer = 0; refresh(); }, milliseconds);
};
const settled = async () => { while (timer || isBusy) await new Promise(done => setTimeout(done, 10)); };

const changed = () => {
  if (isEditing) return;
  closeWords();
  drawText();
  refreshIn(40);
};
let lastPlace = -1;
const moved = () => {
  if (text.selectionStart === lastPlace) return;
  lastPlace = text.selectionStart;
  closeWords();
  drawText();
  refreshIn(60);
};

text.addEventListener('input', changed);
text.addEventListener('scroll', () => { closeWords(); scrollAlong(); });
document.addEventListener('selectionchange', () => { if (document.activeElement === text && list.hidden) moved(); });

text.addEventListener('keydown', event => {
  const key = event.key;
  if (!list.hidden) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) { choice = (choice + step + choices.length) % choices.length; drawWordList(); }
    else if (key === 'Enter' || key === 'Tab') takeWord();
    else if (key === 'Escape') closeWords();
    else return;
    return event.preventDefault();
  }
  if (key === ' ' && event.ctrlKey) { event.preventDefault(); askWords(); }
  else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
    const line = text.value.slice(0, text.selectionStart).split('\n').at(-1), indent = /^\s*/.exec(line)[0];
    event.preventDefault();
    document.execCommand('insertText', false, '\n' + indent + (line.trimEnd().endsWith('{') ? '    ' : ''));
  }
});
document.addEventListener('keydown', async event => {
  if (event.key === 'F8') {
    const known = problems.filter(problem => problem.severity < 3).sort((a, b) => a.range.start.line - b.range.start.line);
    const line = caret().line, next = known.find(problem => problem.range.start.line > line) ?? known[0];
    if (next) { event.preventDefault(); goTo(next.range.start); }
  } else if (event.key === '.' && event.ctrlKey) {
    event.preventDefault();
    // What is offered for the place before is drawn anew, and would take the focus with it.
    await settled();
    one('#mends button')?.focus();
  }
});

one('#cell').onchange = event => { wantedCell = Number(event.target.value); refresh(); };
one('#layout').onclick = async () => {
  const [edits] = await talkAlone([request('textDocument/formatting', { textDocument, options: { tabSize: 4, insertSpaces: true } })]);
  if (edits) applyEdits(edits);
};

// MARK: Examples and links

const show = (content, others = {}) => {
  text.value = content;
  text.setSelectionRange(0, 0);
  text.scrollTop = text.scrollLeft = 0;
  [files, sent, wantedCell, root, problems, tokens, hints, askedText] = [others, null, null, null, [], [], [], null];
  one('#phones').replaceChildren();
  one('#answers').replaceChildren();
  // A server that does not know the files of another example.
  close();
  isWaitingForCaret = true;
  slowText = null;
  drawText();
};

const examples = one('#examples');
examples.append(...gallery.map((example, index) => {
  const option = make('option', '', example.title);
  option.value = index;
  return option;
}));
examples.onchange = async () => {
  const example = gallery[examples.value];
  if (!example) return;
  while (isBusy) await new Promise(done => setTimeout(done, 10));
  history.replaceState(null, '', location.pathname + location.search);
  show(example.text, example.files);
  refresh();
};

// #1 and the text, deflated, in the letters that addresses may hold.
const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
const packed = async content => {
  const bytes = await through(new TextEncoder().encode(content), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return '1' + btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};
const unpacked = async fragment => {
  if (!/^1[\w-]+$/.test(fragment)) return null;
  try {
    const letters = atob(fragment.slice(1).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = await through(Uint8Array.from(letters, letter => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch { return null; }
};
// The text with what it includes: a link and a copy have no other files.
const whole = () => text.value.replace(/^[ \t]*include[ \t]+"([^"]+)"[ \t]*$/gm, (line, path) => files['/' + path]?.trimEnd() ?? line);
const copy = async (button, content, otherwise) => {
  const label = button.textContent;
  try { await navigator.clipboard.writeText(content); button.textContent = 'Copied'; } catch { button.textContent = otherwise; }
  setTimeout(() => { button.textContent = label; }, 1600);
};
one('#share').onclick = async () => {
  const address = location.href.split('#')[0] + '#' + await packed(whole());
  history.replaceState(null, '', address);
  copy(one('#share'), address, 'In the address bar');
};

// The text as a spec: with an app around its first screen, and with a scenario that expects what the
// bar does now, where it has none.
const asSpec = async () => {
  const copied = { uri: 'file:///copy.sbar' }, other = { textDocument: copied };
  let content = whole();
  const [, symbols] = await talkAlone([
    notice('textDocument/didOpen', { textDocument: { ...copied, languageId: 'sbar', version: 1, text: content } }),
    request('textDocument/documentSymbol', other),
  ]);
  const kinds = { app: 4, screen: 5, scenario: 6 }, has = kind => symbols?.some(symbol => symbol.kind === kind);
  const first = root ?? symbols?.find(symbol => symbol.kind === kinds.screen)?.name;
  if (first && !has(kinds.app)) content = `app Pasted {\n    ios 18\n    device "iPhone 14"\n\n    ${first}()\n}\n\n${content}`;
  if (!has(kinds.scenario)) content = `${content.trimEnd()}\n\nscenario "what the bar does" {\n    launch\n    expect ?\n}\n`;
  const range = { start: { line: 0, character: 0 }, end: { line: content.split('\n').length, character: 0 } };
  const [, hints] = await talkAlone([
    notice('textDocument/didChange', { textDocument: { ...copied, version: 2 }, contentChanges: [{ text: content }] }),
    request('textDocument/inlayHint', { ...other, range }),
    notice('textDocument/didClose', other),
  ]);
  const found = (hints ?? []).flatMap(hint => hint.textEdits ?? [])[0]?.newText;
  return found ? content.replace('    expect ?\n', `    ${found}\n`) : content;
};
one('#spec').onclick = async () => {
  try { copy(one('#spec'), await asSpec(), 'Not allowed here'); } catch (error) { say('✘ ' + error.message, 'no'); }
};
addEventListener('hashchange', async () => {
  const content = await unpacked(location.hash.slice(1));
  if (content === null || content === text.value) return;
  while (isBusy) await new Promise(done => setTimeout(done, 10));
  show(content);
  refresh();
});

// MARK: The beginning

const start = async () => {
  const began = performance.now();
  show(await unpacked(location.hash.slice(1)) ?? gallery[0].text);
  text.focus();
  try {
    const bytes = Uint8Array.from(atob(one('#module').textContent), letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    module = await WebAssembly.compileStreaming(new Response(stream, { headers: { 'content-type': 'application/wasm' } }));
  } catch (error) {
    return say('✘ this browser cannot run it: ' + error.message, 'no');
  }
  await refresh();
  document.documentElement.dataset.ready = Math.round(performance.now() - began);
};
