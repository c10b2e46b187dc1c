'use strict';
const one = (what, within = document) => within.querySelector(what);
const all = (what, within = document) => [...within.querySelectorAll(what)];

// What passed is told by rows that are made when they are looked at: 10,000 of them cost nothing.
// A row has its line and its name; then what is not as it mostly is: cells, what became of it, and
// a file and axes that differ from those of the row before it.
const rest = JSON.parse(one('#passed')?.textContent || '[]').map(([line, name, cells = '', is = '', file = '', axes]) =>
  [file, line, name, is || 'passed', cells, axes]);
rest.reduce((last, row) => {
  row[0] ||= last[0];
  row[5] ??= last[5];
  return row;
}, ['', 0, '', '', '', '']);
const marks = { passed: ['✔', 'yes'], known: ['✘', 'maybe'], skipped: ['·', ''], failed: ['✘', 'no'], open: ['?', 'maybe'] };
const list = one('#rest'), height = 52;
let shown = rest;
let isPrinted = false;
const draw = () => {
  if (!list) return;
  list.style.height = shown.length * height + 'px';
  const top = -list.getBoundingClientRect().top;
  const first = isPrinted ? 0 : Math.max(0, Math.floor(top / height) - 4);
  const last = isPrinted ? Math.min(shown.length, 2000) : Math.max(first, Math.min(shown.length, Math.ceil((top + innerHeight) / height) + 4));
  list.replaceChildren(...shown.slice(first, last).map(([file, line, name, is, cells], index) => {
    const [sign, color] = marks[is], row = document.createElement('div');
    const hash = '#' + encodeURI(file + ':' + line);
    row.className = hash === location.hash ? 'row here' : 'row'; row.style.top = (first + index) * height + 'px'; row.setAttribute('role', 'listitem');
    const mark = document.createElement('span'), words = document.createElement('span'), link = document.createElement('a'), place = document.createElement('small'), count = document.createElement('small');
    mark.className = 'mark ' + color; mark.textContent = sign; mark.setAttribute('role', 'img'); mark.setAttribute('aria-label', is);
    place.textContent = ' ' + file + ':' + line; link.href = hash; link.textContent = name; words.append(link, place); count.textContent = cells;
    row.append(mark, words, count);
    return row;
  }));
};

// The filter: words, is:failed, ios:16.
const query = one('#q'), kinds = { broken: 'failed', undecided: 'open', blank: 'open' };
const filter = () => {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text, is, axes) => words.every(word =>
    word.startsWith('is:') ? is === (kinds[word.slice(3)] || word.slice(3)) : /^[a-z]+:/.test(word) ? axes.includes(word.replace(':', ' ')) : text.includes(word));
  for (const item of all('#list li')) {
    const text = (item.textContent + ' ' + item.dataset.file).toLowerCase();
    item.hidden = !fits(text, item.dataset.is, (item.dataset.axes || '').toLowerCase());
    const article = document.getElementById(decodeURIComponent(one('a', item).hash.slice(1)));
    if (article) article.hidden = item.hidden;
  }
  for (const group of all('#list ul')) group.hidden = group.previousElementSibling.hidden = !one('li:not([hidden])', group);
  shown = rest.filter(row => fits((row[2] + ' ' + row[0] + ':' + row[1]).toLowerCase(), row[3], (row[5] || '').toLowerCase()));
  for (const chip of all('.chips button')) chip.setAttribute('aria-pressed', words.some(word => (kinds[word.slice(3)] || word.slice(3)) === chip.dataset.is && word.startsWith('is:')));
  const count = one('#count'); if (count) count.textContent = shown.length.toLocaleString('en');
  for (const row of all('#advice .row')) row.hidden = !fits(row.textContent.toLowerCase(), 'advice', '');
  if (one('#advice')) one('#advice').hidden = !one('#advice .row:not([hidden])');
  if (one('#others')) one('#others').hidden = !shown.length;
  one('#none').hidden = !words.length || shown.length > 0 || !!one('#list li:not([hidden])');
  draw();
};
query.addEventListener('input', filter);
for (const chip of all('.chips button')) chip.addEventListener('click', () => {
  const isOn = chip.getAttribute('aria-pressed') === 'true', others = query.value.replace(/\s*is:\S+/g, '').trim();
  query.value = (isOn ? others : others + ' is:' + chip.dataset.is).trim();
  filter();
});
addEventListener('scroll', draw, { passive: true });
addEventListener('resize', draw);
for (const [event, is] of [['beforeprint', true], ['afterprint', false]]) addEventListener(event, () => { isPrinted = is; draw(); });
// What only a script can do is shown by it.
for (const part of all('.find,.chips,.did,.btn')) part.hidden = false;

for (const button of all('[data-copy]')) button.addEventListener('click', async () => {
  try { await navigator.clipboard.writeText(button.dataset.copy); one('.did', button).textContent = 'copied'; } catch { getSelection().selectAllChildren(button); }
});

// Accounts of one moment: without a script they stand one below the other.
for (const card of all('[data-tabs]')) {
  const panels = all('[data-tab]', card), bar = document.createElement('div');
  if (panels.length < 2) continue;
  bar.className = 'tabs'; bar.setAttribute('role', 'tablist'); bar.setAttribute('aria-label', 'Property of the bar');
  const choose = chosen => panels.forEach((panel, index) => {
    panel.hidden = index !== chosen;
    const tab = bar.children[index]; tab.setAttribute('aria-selected', index === chosen); tab.tabIndex = index === chosen ? 0 : -1;
  });
  panels.forEach((panel, index) => {
    const tab = document.createElement('button');
    tab.type = 'button'; tab.textContent = panel.dataset.tab; tab.setAttribute('role', 'tab'); tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel'); panel.setAttribute('aria-label', panel.dataset.tab); one('h3', panel)?.remove();
    tab.addEventListener('click', () => choose(index));
    bar.append(tab);
  });
  bar.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (all('button', bar).indexOf(document.activeElement) + step + panels.length) % panels.length;
    choose(next); bar.children[next].focus(); event.preventDefault();
  });
  one('h2', card).append(' ', bar);
  choose(Math.max(0, panels.findIndex(panel => panel.dataset.first !== undefined)));
}

// What a rule says stands at the end of the page, and beside the pointer.
for (const rule of all('a.rule')) rule.title = document.getElementById(rule.hash.slice(1))?.nextElementSibling.firstChild.textContent.trim() || '';

// Who was asked: a tree, of which one item takes the focus and arrows move it.
const above = item => item.parentElement.closest('.tree li');
for (const tree of all('.tree')) {
  const items = all('li', tree);
  tree.setAttribute('role', 'tree'); tree.setAttribute('aria-label', 'Who was asked');
  for (const group of all('ul', tree)) group.setAttribute('role', 'group');
  items.forEach((item, index) => {
    const state = item.matches('.decides') ? 'decides' : item.matches('.asked') ? 'asked' : 'not asked';
    const notes = all('.why', one('.box', item)).map(note => note.textContent.trim());
    item.setAttribute('role', 'treeitem'); item.tabIndex = index ? -1 : 0;
    item.setAttribute('aria-label', [one('.nm', item).textContent, state, ...notes].join(', '));
    if (one('ul', item)) item.setAttribute('aria-expanded', 'true');
  });
  tree.addEventListener('keydown', event => {
    const here = items.indexOf(document.activeElement), item = items[here];
    const next = {
      ArrowDown: items[here + 1], ArrowUp: items[here - 1], Home: items[0], End: items[items.length - 1],
      ArrowRight: item && one('ul>li', item), ArrowLeft: item && above(item)
    }[event.key];
    if (!next) return;
    for (const other of items) other.tabIndex = other === next ? 0 : -1;
    next.focus(); event.preventDefault(); event.stopPropagation();
  });
}

// A long film begins where it goes wrong.
for (const film of all('.film')) {
  const shot = one(':scope>.bad,:scope>.open', film);
  if (!shot) continue;
  const end = shot.offsetLeft + shot.offsetWidth;
  if (end > film.clientWidth) film.scrollLeft = Math.min(shot.offsetLeft, end - film.clientWidth);
}

// Keys.
const go = (step, is) => {
  const links = all('#list li:not([hidden])').filter(item => !is || is.includes(item.dataset.is)).map(item => one('a', item));
  if (!links.length) return;
  const next = links[(links.findIndex(link => link.hasAttribute('aria-current')) + step + links.length) % links.length];
  next.click(); next.focus(); lead(next.hash);
};
let current = '';
const show = hash => {
  if (hash === current) return;
  current = hash;
  for (const link of all('#list a')) if (link.hash === hash) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
  one('#list a[aria-current]')?.scrollIntoView({ block: 'nearest' });
};
// The list follows the reader: what is read is what lies under the top of the window.
const articles = all('#list a').map(link => [link, document.getElementById(decodeURIComponent(link.hash.slice(1)))]);
const follow = () => {
  const read = articles.find(([, article]) => article && !article.hidden && article.getBoundingClientRect().bottom > 120);
  if (read) show(read[0].hash);
};
// A link leads to its article, even where the page ends before that is at the top.
let isDue = false, isLed = false;
for (const event of ['wheel', 'touchmove', 'pointerdown']) addEventListener(event, () => { isLed = false; }, { passive: true });
addEventListener('scroll', () => {
  if (isDue || isLed) return;
  isDue = true;
  requestAnimationFrame(() => { isDue = false; follow(); });
}, { passive: true });
const lead = hash => { isLed = true; show(hash); };
// A link to what is told in a row leads there.
const reach = () => {
  const place = decodeURIComponent(location.hash.slice(1)), index = shown.findIndex(row => row[0] + ':' + row[1] === place);
  if (!list || index < 0 || document.getElementById(place)) return;
  scrollTo({ top: list.getBoundingClientRect().top + scrollY + index * height - innerHeight / 3 });
  draw();
};
addEventListener('hashchange', () => { lead(location.hash); reach(); });
const keys = {
  j: () => go(1), k: () => go(-1), n: () => go(1, ['failed', 'certain']), '/': () => query.focus(), '?': () => one('#keys').showModal(),
  t: () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;
    root.dataset.theme = isDark ? 'light' : 'dark';
  }
};
addEventListener('keydown', event => {
  if (event.target === query) { if (event.key === 'Escape') { query.value = ''; filter(); query.blur(); } return; }
  if ([' ', 'PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) isLed = false;
  if (event.metaKey || event.ctrlKey || event.altKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
filter();
if (location.hash) { lead(location.hash); reach(); } else follow();
