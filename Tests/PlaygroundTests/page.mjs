// The page in Chromium: it opens from a disk, runs a spec, follows each key, mends, and asks no network.
//
//   node page.mjs PAGE.html [--axe AXE.js] [--pictures FOLDER]
//
// Speaks the protocol of Chromium's developer tools over a pipe, so that it needs no package. `AXE.js`
// is the script of axe-core, a reader of pages for what keeps people out. `CHROMIUM` names the browser.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

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
const pause = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

// MARK: The browser

class Browser {
  constructor() {
    this.home = mkdtempSync(join(tmpdir(), "sbar-page-"));
    this.process = spawn(process.env.CHROMIUM ?? "chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--force-color-profile=srgb", "--hide-scrollbars", "--remote-debugging-pipe",
      `--user-data-dir=${this.home}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.process.on("error", (error) => fail(`there is no Chromium: ${error.message}`));
    this.process.on("exit", () => this.isDone || fail("Chromium ended by itself"));
    [this.waiting, this.listeners, this.number, this.input] = [new Map(), new Map(), 0, ""];
    this.process.stdio[4].setEncoding("utf8").on("data", (data) => {
      const messages = (this.input + data).split("\0");
      this.input = messages.pop();
      messages.forEach((text) => this.take(JSON.parse(text)));
    });
  }

  take(message) {
    if (message.id === undefined) return this.listeners.get(message.sessionId)?.(message);
    const { done, failed } = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) failed(new Error(message.error.message));
    else done(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.number;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
  }

  async end() {
    this.isDone = true;
    const ended = new Promise((done) => this.process.on("exit", done));
    this.process.kill();
    await ended;
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10 });
  }
}

// One tab, in which the page is opened.
class Tab {
  // What should not be there: errors, and requests that leave the page.
  static complaints = [];

  static async open(browser, { width = 1280, height = 860, scheme = "light", fragment = "" } = {}) {
    const tab = new Tab();
    tab.browser = browser;
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
    tab.id = targetId;
    const attached = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    tab.session = attached.sessionId;
    await tab.watch(tab.session);
    await tab.send("Page.enable");
    await tab.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: 1, mobile: false,
    });
    await tab.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: scheme }],
    });
    await tab.send("Page.navigate", { url: address + fragment });
    await tab.until("the page is ready", "document.documentElement?.dataset.ready !== undefined");
    return tab;
  }

  // Workers are watched like the page that they belong to.
  async watch(session) {
    this.browser.listeners.set(session, ({ method, params }) => {
      if (method === "Target.attachedToTarget") return this.watch(params.sessionId);
      if (method === "Runtime.exceptionThrown") {
        const { text, exception } = params.exceptionDetails;
        Tab.complaints.push(`exception: ${exception?.description ?? text}`);
      } else if (method === "Runtime.consoleAPICalled" && /error|warn|assert/.test(params.type)) {
        Tab.complaints.push(`console: ${params.args.map((one) => one.value ?? one.description)}`);
      } else if (method === "Log.entryAdded" && params.entry.level !== "info") {
        Tab.complaints.push(`log: ${params.entry.text}`);
      } else if (method === "Network.requestWillBeSent") {
        const { url } = params.request;
        if (!/^(data|blob):/.test(url) && url.split("#")[0] !== address) {
          Tab.complaints.push(`request: ${url}`);
        }
      }
    });
    const kinds = ["Runtime.enable", "Network.enable", "Log.enable"];
    await Promise.all(kinds.map((name) => this.browser.send(name, {}, session).catch(() => {})));
    await this.browser.send("Target.setAutoAttach", {
      autoAttach: true, waitForDebuggerOnStart: false, flatten: true,
    }, session).catch(() => {});
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, returnByValue: true, awaitPromise: true,
    });
    if (exceptionDetails) fail(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  async until(what, expression) {
    for (const end = performance.now() + 30000; performance.now() < end; await pause(20)) {
      if (await this.value(expression)) return;
    }
    fail(`${what}: not within 30 s; the verdict is "${await this.verdict()}"`);
  }

  verdict() {
    return this.value("document.querySelector('#verdict')?.textContent");
  }

  async judged(wanted) {
    await this.until(`the verdict is "${wanted}"`,
      `document.querySelector('#verdict').textContent === ${JSON.stringify(wanted)}`);
  }

  // Presses a key; `Control+.` holds one down for it.
  async press(name) {
    const [key, held] = name.split("+").reverse();
    const codes = { Enter: 13, Tab: 9, Delete: 46, F8: 119, Home: 36, ".": 190 };
    const text = key === "Enter" ? "\r" : key.length === 1 && !held ? key : undefined;
    const params = {
      key, text, windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0),
      modifiers: held === "Control" ? 2 : 0,
    };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...params });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...params, text: undefined });
  }

  // Puts the caret behind the first place where the words are.
  async putCaret(behind) {
    await this.value(`(() => {
      const place = text.value.indexOf(${JSON.stringify(behind)}) + ${behind.length};
      text.focus();
      text.setSelectionRange(place, place);
    })()`);
  }

  async picture(name) {
    if (!pictures) return;
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(join(pictures, name), Buffer.from(data, "base64"));
  }

  // What axe-core holds against the page as it is.
  async read(title) {
    if (!axe) return;
    await this.value(`${readFileSync(axe, "utf8")};0`);
    const found = await this.value(`axe.run().then(found => found.violations.map(one =>
      one.id + ': ' + one.nodes.map(node => node.html.slice(0, 160)).join(' ')))`);
    check(found.length === 0, `${title}: axe-core finds ${found.join("; ")}`);
  }

  close() {
    return this.browser.send("Target.closeTarget", { targetId: this.id });
  }
}

function fail(message) {
  console.error("error: " + message);
  process.exit(1);
}

let checks = 0;
function check(holds, message) {
  checks += 1;
  if (!holds) fail(message);
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
    await tab.picture("light.png");
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

  async "light, dark and narrow windows can be read"(browser) {
    const colour = "getComputedStyle(document.body).backgroundColor";
    const seen = [];
    for (const scheme of ["light", "dark"]) {
      for (const width of [1280, 420]) {
        const tab = await Tab.open(browser, { scheme, width });
        await tab.until("all is asked", "document.querySelectorAll('#answers tr').length > 0");
        const room = await tab.value("document.documentElement.scrollWidth");
        check(room <= width, `the page is ${room} pixels wide in ${width}`);
        await tab.read(`${scheme}, ${width}`);
        await tab.picture(`${scheme}-${width}.png`);
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
for (const [title, test] of Object.entries(tests)) {
  const start = performance.now();
  const known = Tab.complaints.length;
  await test(browser);
  const complaints = Tab.complaints.slice(known);
  check(complaints.length === 0, `${title}: ${complaints.join("; ")}`);
  console.log(`✔ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
await browser.end();
const size = (statSync(path).size / 1048576).toFixed(1);
console.log(`${Object.keys(tests).length} passed, 0 failed`);
console.log(`${checks} checks; the page has ${size} MB and was ready in ${ready} ms`
  + (axe ? "" : "; axe-core was left out"));
