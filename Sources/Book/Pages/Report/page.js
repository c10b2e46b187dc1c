'use strict';
const one = (what, within = document) => within.querySelector(what);
const all = (what, within = document) => [...within.querySelectorAll(what)];

// What passed is told by rows that are made when they are looked at: 10,000 of them cost nothing.
const rest = JSON.parse(one('#passed')?.textContent || '[]');
// A row leaves out the file and the axes of the one before it.
rest.reduce((last, row) => {
  row[0] ||= last[0];
  if (row[5] === 0) row[5] = last[5];
  return row;
}, ['', 0, '', '', '', '']);
const marks = { passed: ['✔', 'yes'], known: ['✘', 'maybe'], skipped: ['·', ''], failed: ['✘', 'no'], open: ['?', 'maybe'] };
const list = one('#rest'), height = 52;
let shown = rest;
const draw = () => {
  if (!list) return;
  list.style.height = shown.length * height + 'px';
  const top = -list.getBoundingClientRect().top, first = Math.max(0, Math.floor(top / height) - 4);
  const last = Math.max(first, Math.min(shown.length, Math.ceil((top + innerHeight) / height) + 4));
  list.replaceChildren(...shown.slice(first, last).map(([file, line, name, is, cells], index) => {
    const [sign, color] = marks[is], row = document.createElement('div');
    row.className = 'row'; row.style.top = (first + index) * height + 'px'; row.setAttribute('role', 'listitem');
    const mark = document.createElement('span'), words = document.createElement('span'), place = document.createElement('small'), count = document.createElement('small');
    mark.className = 'mark ' + color; mark.textContent = sign; mark.setAttribute('role', 'img'); mark.setAttribute('aria-label', is);
    place.textContent = ' ' + file + ':' + line; words.append(name, place); count.textContent = cells;
    row.append(mark, words, count);
    return row;
  }));
};

// The filter: words, is:failed, ios:16.
const query = one('#q');
const filter = () => {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text, is, axes) => words.every(word =>
    word.startsWith('is:') ? is === word.slice(3) : word.includes(':') && !word.includes('.') ? axes.includes(word.replace(':', ' ')) : text.includes(word));
  for (const item of all('#list li')) {
    const text = (item.textContent + ' ' + item.dataset.file).toLowerCase();
    item.hidden = !fits(text, item.dataset.is, (item.dataset.axes || '').toLowerCase());
    const article = document.getElementById(one('a', item).hash.slice(1));
    if (article) article.hidden = item.hidden;
  }
  for (const group of all('#list ul')) group.hidden = group.previousElementSibling.hidden = !one('li:not([hidden])', group);
  shown = rest.filter(row => fits((row[2] + ' ' + row[0] + ':' + row[1]).toLowerCase(), row[3], (row[5] || '').toLowerCase()));
  for (const chip of all('.chips button')) chip.setAttribute('aria-pressed', words.includes('is:' + chip.dataset.is));
  const count = one('#count'); if (count) count.textContent = shown.length.toLocaleString('en');
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
  one('h2', card).append(bar);
  choose(Math.max(0, panels.findIndex(panel => panel.dataset.first !== undefined)));
}

// A long film begins where it goes wrong.
for (const shot of all('.film>.bad')) {
  const film = shot.parentElement, end = shot.offsetLeft + shot.offsetWidth;
  if (end > film.clientWidth) film.scrollLeft = Math.min(shot.offsetLeft, end - film.clientWidth);
}

// Keys.
const go = (step, is) => {
  const links = all('#list li:not([hidden])').filter(item => !is || is.includes(item.dataset.is)).map(item => one('a', item));
  if (!links.length) return;
  const next = links[(links.findIndex(link => link.hasAttribute('aria-current')) + step + links.length) % links.length];
  next.click(); next.focus();
};
const mark = () => {
  for (const link of all('#list a')) link.toggleAttribute('aria-current', link.hash === location.hash);
  one('#list a[aria-current]')?.scrollIntoView({ block: 'nearest' });
};
addEventListener('hashchange', mark);
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
  if (event.metaKey || event.ctrlKey || event.altKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
mark();
filter();
