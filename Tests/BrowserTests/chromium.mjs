// Chromium, driven through the protocol of its developer tools over a pipe, so that no package is
// needed. `CHROMIUM` names the browser.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const pause = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

export function fail(message) {
  console.error("error: " + message);
  process.exit(1);
}

let checks = 0;
export function check(holds, message) {
  checks += 1;
  if (!holds) fail(message);
}

export class Browser {
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

// One tab, in which a page is opened.
export class Tab {
  // What should not be there: errors, and requests that leave the page.
  static complaints = [];

  static async open(
    browser, address,
    { width = 1280, height = 860, scheme = "light", medium = "", isScripted = true } = {},
  ) {
    const tab = new this();
    [tab.browser, tab.address] = [browser, address.split("#")[0]];
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
      media: medium, features: [{ name: "prefers-color-scheme", value: scheme }],
    });
    if (!isScripted) await tab.send("Emulation.setScriptExecutionDisabled", { value: true });
    await tab.send("Page.navigate", { url: address });
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
        if (!/^(data|blob):/.test(url) && url.split("#")[0] !== this.address) {
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

  // What a message about a wait that was in vain adds.
  state() {
    return "";
  }

  async until(what, expression) {
    for (const end = performance.now() + 30000; performance.now() < end; await pause(20)) {
      if (await this.value(expression)) return;
    }
    fail(`${what}: not within 30 s${await this.state()}`);
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

  // Takes a picture of what is seen, or of the whole page, into a folder; nothing without one.
  async picture(pictures, name, isWhole = false) {
    if (!pictures) return;
    const { data } = await this.send(
      "Page.captureScreenshot", { format: "png", captureBeyondViewport: isWhole });
    writeFileSync(join(pictures, name), Buffer.from(data, "base64"));
  }

  // What axe-core holds against the page as it is; `axe` is its script, without which nothing is read.
  async read(axe, title) {
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

// Runs tests by their titles, one after the other; nothing may be complained of meanwhile.
export async function run(tests, browser) {
  for (const [title, test] of Object.entries(tests)) {
    const start = performance.now();
    const known = Tab.complaints.length;
    await test(browser);
    const complaints = Tab.complaints.slice(known);
    check(complaints.length === 0, `${title}: ${complaints.join("; ")}`);
    console.log(`✔ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  await browser.end();
  console.log(`${Object.keys(tests).length} passed, 0 failed`);
  return checks;
}
