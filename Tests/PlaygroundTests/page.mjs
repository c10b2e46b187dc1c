// The page in Chromium: it opens from a disk, runs a spec, follows each key, mends, and asks no network.
//
//   node page.mjs PAGE.html [--axe AXE.js] [--pictures FOLDER]
//
// `AXE.js` is the script of axe-core, a reader of pages for what keeps people out. `CHROMIUM` names the
// browser.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser, Tab as AnyTab, check, run } from "../BrowserTests/chromium.mjs";

const words = process.argv.slice(2);
const option = (name) => {
  const index = words.indexOf(name);
  return index < 0 ? undefined : words.splice(index, 2)[1];
};
const axe = option("--axe"), pictures = option("--pictures"), [path] = words;
if (!path) {
  console.error("usage: node page.mjs PAGE.html [--axe AXE.js] [--pictures FOLDER]");
  process.exit(2);
}
const address = pathToFileURL(resolve(path)).href;

// One tab, in which the page is opened.
class Tab extends AnyTab {
  static async open(browser, { fragment = "", ...options } = {}) {
    const tab = await super.open(browser, address + fragment, options);
    await tab.until("the page is ready", "document.documentElement?.dataset.ready !== undefined");
    return tab;
  }

  async state() {
    return `; the verdict is "${await this.verdict()}"`;
  }

  verdict() {
    return this.value("document.querySelector('#verdict')?.textContent");
  }

  async judged(wanted) {
    await this.until(`the verdict is "${wanted}"`,
      `document.querySelector('#verdict').textContent === ${JSON.stringify(wanted)}`);
  }

  // Puts the caret behind the first place where the words are.
  async putCaret(behind) {
    await this.value(`(() => {
      const place = text.value.indexOf(${JSON.stringify(behind)}) + ${behind.length};
      text.focus();
      text.setSelectionRange(place, place);
    })()`);
  }
}

// MARK: What must hold

const tests = {
  async "a spec that fails is judged, drawn twice, and told why"(browser) {
    const tab = await Tab.open(browser);
    await tab.judged("✘ 2 of 3 expectations hold");
    const images = await tab.value(`Promise.all([...document.querySelectorAll('#phones img')].map(
      async image => { await image.decode(); return [image.naturalHeight, image.alt]; }))`);
    check(images.length === 2, `there are ${images.length} phones instead of 2`);
    for (const [height, alt] of images) check(height > 100 && alt.length > 20, "a phone is empty");
    const decider = await tab.value("document.querySelector('#tree .decides .who')?.textContent");
    check(/S\d+|U\d+/.test(decider), `no rule decides: ${decider}`);
    await tab.until("the answers for all releases are there",
      "document.querySelectorAll('#answers tr').length > 0");
    await tab.picture(pictures, "light.png");
    await tab.close();
  },

  async "each key counts"(browser) {
    const tab = await Tab.open(browser);
    await tab.judged("✘ 2 of 3 expectations hold");
    await tab.putCaret('tap "Photo"\n    expect ');
    for (const _ of "hidden") await tab.press("Delete");
    await tab.until("a fact that is missing is an error", "/^✘.*error/.test(verdict.textContent)");
    for (const letter of "visible") await tab.press(letter);
    await tab.judged("✔ all 3 expectations hold");
    await tab.close();
  },

  async "a mend is found and written by keys alone"(browser) {
    const tab = await Tab.open(browser);
    await tab.judged("✘ 2 of 3 expectations hold");
    await tab.press("Control+Home");
    await tab.press("F8");
    await tab.until("the first problem is looked at", "caret().line === 16");
    await tab.press("F8");
    await tab.press("Control+.");
    await tab.until("the mend has the focus", "document.activeElement.closest('#mends') !== null");
    await tab.press("Enter");
    await tab.judged("✔ all 3 expectations hold");
    check(await tab.value("text.value.includes('state isBarHidden = false')"), "no state was added");
    check(await tab.value("document.activeElement === text"), "the focus is not on the text again");
    for (let count = 0; count < 12; count++) await tab.press("Control+z");
    await tab.judged("✘ 2 of 3 expectations hold");
    await tab.close();
  },

  async "a link opens the same text"(browser) {
    const tab = await Tab.open(browser);
    const added = "// Grüße, 文字, 🙂\n";
    await tab.value(`text.setRangeText(${JSON.stringify(added)}, 0, 0);
      document.querySelector('#share').click()`);
    await tab.until("the address holds the text", "location.hash.startsWith('#1')");
    const [hash, text] = await tab.value("[location.hash, text.value]");
    const other = await Tab.open(browser, { fragment: hash });
    check(await other.value("text.value") === text, "the other text differs");
    await other.judged("✘ 2 of 3 expectations hold");
    await Promise.all([tab.close(), other.close()]);
  },

  async "a copy is a spec that expects what the bar does"(browser) {
    const tab = await Tab.open(browser);
    await tab.value("text.value = 'screen Photo {\\n    Image(\"a\").statusBarHidden()\\n}\\n'; changed()");
    await tab.judged("nothing is expected yet");
    const spec = await tab.value("asSpec()");
    const app = 'app Pasted {\n    ios 18\n    device "iPhone 14"\n\n    Photo()\n}\n\n';
    check(spec.startsWith(app + "screen Photo {"), spec);
    check(spec.endsWith("{\n    launch\n    expect hidden\n}\n"), spec);
    check(await tab.value("!text.value.includes('scenario')"), "the text itself has changed");
    await tab.value(`text.value = ${JSON.stringify(spec)}; changed()`);
    await tab.judged("✔ the expectation holds");
    check(await tab.value("asSpec()") === spec, "a spec is copied as it is");
    await tab.close();
  },

  async "an example brings what it includes, and a link holds that"(browser) {
    const tab = await Tab.open(browser);
    await tab.value(`examples.value = gallery.findIndex(one => Object.keys(one.files).length);
      examples.onchange()`);
    await tab.until("all of it holds", "/^✔ all \\d+ expectations hold$/.test(verdict.textContent)");
    check(await tab.value("text.value.includes('include \"settings-app.sbar\"')"), "nothing is included");
    await tab.value("document.querySelector('#share').click()");
    await tab.until("the address holds the text", "location.hash.startsWith('#1')");
    const other = await Tab.open(browser, { fragment: await tab.value("location.hash") });
    await other.until("all of it holds", "/^✔ all \\d+ expectations hold$/.test(verdict.textContent)");
    await Promise.all([tab.close(), other.close()]);
  },

  async "light, dark and narrow windows can be read"(browser) {
    const colour = "getComputedStyle(document.body).backgroundColor";
    const seen = [];
    for (const scheme of ["light", "dark"]) {
      for (const width of [1280, 420]) {
        const tab = await Tab.open(browser, { scheme, width });
        await tab.until("all is asked", "document.querySelectorAll('#answers tr').length > 0");
        const room = await tab.value("document.documentElement.scrollWidth");
        check(room <= width, `the page is ${room} pixels wide in ${width}`);
        await tab.read(axe, `${scheme}, ${width}`);
        await tab.picture(pictures, `${scheme}-${width}.png`);
        seen.push(await tab.value(colour));
        await tab.close();
      }
    }
    check(seen[0] !== seen[2], `light and dark are both ${seen[0]}`);
  },

  async "each example is judged"(browser) {
    const tab = await Tab.open(browser);
    const titles = await tab.value("gallery.map(example => example.title)");
    for (const [index, title] of titles.entries()) {
      await tab.value(`(() => {
        verdict.textContent = '';
        examples.value = ${index};
        examples.onchange();
      })()`);
      await tab.until(`"${title}" is judged`,
        "/^[✔✘?] .*(hold|error)/.test(verdict.textContent) && !isBusy");
      const stage = await tab.value("document.querySelector('#phones').textContent");
      check(!/mistake in it/.test(await tab.verdict()), `${title}: ${await tab.verdict()}`);
      check(stage !== undefined, `${title}: nothing is drawn`);
    }
    await tab.close();
  },

  async "a text that is nested too deep is refused, and the next one runs"(browser) {
    const tab = await Tab.open(browser);
    await tab.judged("✘ 2 of 3 expectations hold");
    const before = await tab.value("text.value");
    await tab.value(`text.value = 'screen A { ' + 'VStack { '.repeat(20000); changed()`);
    await tab.until("it is refused", "/^✘/.test(verdict.textContent) && !/expectations/.test(verdict.textContent)");
    await tab.value(`text.value = ${JSON.stringify(before)}; changed()`);
    await tab.judged("✘ 2 of 3 expectations hold");
    await tab.close();
  },
};

const browser = new Browser();
const first = await Tab.open(browser);
const ready = await first.value("document.documentElement.dataset.ready");
await first.close();
const checks = await run(tests, browser);
const size = (statSync(path).size / 1048576).toFixed(1);
console.log(`${checks} checks; the page has ${size} MB and was ready in ${ready} ms`
  + (axe ? "" : "; axe-core was left out"));
