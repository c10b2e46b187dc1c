// The HTML report in Chromium: it can be read by everyone, with and without a script, from a disk,
// and asks no network; a run of ten thousand scenarios is small and seen at once.
//
//   node report.mjs SBAR EXAMPLES [--axe AXE.js] [--pictures FOLDER]
//
// `SBAR` is the tool, `EXAMPLES` the folder of examples; `AXE.js` is the script of axe-core.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser, Tab, check, fail, run } from "./chromium.mjs";

const words = process.argv.slice(2);
const option = (name) => {
  const index = words.indexOf(name);
  return index < 0 ? undefined : words.splice(index, 2)[1];
};
const axe = option("--axe"), pictures = option("--pictures");
if (words.length !== 2) {
  console.error("usage: node report.mjs SBAR EXAMPLES [--axe AXE.js] [--pictures FOLDER]");
  process.exit(2);
}
const [tool, examples] = words.map((word) => resolve(word));
const folder = mkdtempSync(join(tmpdir(), "sbar-report-"));

// MARK: The pages

const app = `app Gallery {
    ios 16...17
    device ["iPhone 8", "iPhone 14", "iPad (10th generation)"]
    orientation [portrait, landscapeLeft]
    appearance [light, dark]

    NavigationStack { Home() }
}

screen Home {
    List {
        NavigationLink("Photo") { Photo() }
    }
}

screen Photo {
    Image("bridge")
        .statusBarHidden()
}
`;

const steps = (fact) => `launch
    tap "Photo"
    ${fact}
`;

writeFileSync(join(folder, "gallery.sbar"), `${app}
scenario "a photo fills the screen" {
    ${steps('expect hidden because "the picture needs the room"')}    back
    expect visible when orientation == portrait
}

scenario "</script><img src=x onerror=alert(1)>" {
    ${steps("expect visible when orientation == portrait")}}

scenario "known" known issue "FB7654321" {
    ${steps("expect hidden")}}

scenario "on a session" {
    ${steps("expect ?")}}
`);

// One release and one device, for which a mend is found.
const plain = app
  .replace("16...17", "16.4").replace(/\["iPhone 8".*\]/, '"iPhone 14"')
  .replace(/ *orientation.*\n/, "").replace("[light, dark]", "light");
writeFileSync(join(folder, "mend.sbar"), `${plain}
scenario "a photo fills the screen" {
    ${steps("expect hidden")}    back
    expect visible
}
`);

// Ten thousand scenarios, of which as many fail as are told in full: some in a step, some in many.
let long = plain;
for (let number = 0; number < 10000; number++) {
  const fact = number % 50 === 0 ? "expect hidden" : "expect visible";
  const more = `    back\n    ${steps(fact).replace("launch\n    ", "")}`.repeat(number % 100 === 0 ? 5 : 0);
  long += `\nscenario "the bar of the page with number ${number}" {\n    ${steps(fact)}${more}}\n`;
}
writeFileSync(join(folder, "long.sbar"), long);

// An app of which an audit finds that a flag stays set.
writeFileSync(join(folder, "shelf.swift"), `import SwiftUI

struct Shelf: View {
    @State private var hidesBar = false
    var body: some View {
        NavigationStack {
            NavigationLink("Photo") { Photo(hidesBar: $hidesBar) }
        }
        .statusBarHidden(hidesBar)
    }
}

struct Photo: View {
    @Binding var hidesBar: Bool
    var body: some View {
        Button("Zoom") { hidesBar = true }
    }
}
`);

// Runs the tool, which writes a page where its words say `PAGE`; returns where that is.
function page(name, ...command) {
  const path = join(folder, name + ".html");
  const result = spawnSync(
    tool, command.map((word) => word.replace("PAGE", path)), { cwd: folder, encoding: "utf8" });
  try {
    statSync(path);
  } catch {
    fail(`no page: ${command.join(" ")}: ${result.stderr || result.stdout}`);
  }
  return pathToFileURL(path).href;
}

const gallery = page("gallery", "test", "gallery.sbar", "--report", "html=PAGE");
spawnSync(tool, ["test", "gallery.sbar", "--report", "json=gallery.jsonl"], { cwd: folder });
const pages = {
  test: gallery,
  mend: page("mend", "test", "mend.sbar", "--report", "html=PAGE"),
  merge: page("merge", "report", "merge", "gallery.jsonl", "--report", "html=PAGE"),
  explore: page("explore", "explore", join(examples, "explore"), "--report", "html=PAGE"),
  audit: page("audit", "audit", "shelf.swift", "--report", "html=PAGE"),
  examples: page("examples", "test", examples, "--report", "html=PAGE"),
};
// One release, three ways to end, and a path that has to be written otherwise in a link.
writeFileSync(join(folder, "my specs ü.sbar"), `${plain}
scenario "a photo is full" {
    ${steps("expect hidden")}}

scenario "a photo is there" {
    ${steps("expect visible")}}

scenario "on a session" {
    ${steps("expect ?")}}
`);
const spaced = page("spaced", "test", "my specs ü.sbar", "--report", "html=PAGE");
const longPage = page("long", "test", "long.sbar", "--max-errors", "1", "--report", "html=PAGE");

// MARK: What must hold

const shown = "[...document.querySelectorAll('#list li')].filter(one => one.checkVisibility())";
const current = "document.querySelector('#list a[aria-current]')?.hash";

// What a person reads of a scenario that fails, on each page.
const told = {
  test: [
    "expected hidden, but the bar stays visible", "S18", "tap \"Photo\"", ".statusBarHidden()",
    "On each device", "iPad (10th generation)", "disputed",
  ],
  mend: [
    "let the NavigationStack hide the bar", "state isBarHidden = false", "should be",
    "sbar mend mend.sbar:23 --apply 1",
  ],
  audit: [
    "after the way back the bar is hidden, not visible", "tap \"Zoom\"", "should be",
    "set here, by Photo, at tap \"Zoom\"", ".onDisappear { hidesBar = false }",
    "What was reached", "launch · tap \"Photo\"", "212 situations, all there are",
  ],
  explore: ["always visible while depth 1", "should be", "What was reached"],
};

const tests = {
  async "keys, words and links lead to scenarios"(browser) {
    const tab = await Tab.open(browser, gallery);
    await tab.until("the page is there", "document.readyState === 'complete'");
    check(await tab.value(`${shown}.length`) === 4, "the list has not four scenarios");
    await tab.until("the first one is read", `${current} === '#gallery.sbar:21'`);
    await tab.press("j");
    await tab.until("j leads to the next scenario", `${current} === '#gallery.sbar:35'`);
    await tab.press("k");
    await tab.press("k");
    await tab.until("k leads to the last scenario", `${current} === '#gallery.sbar:29'`);
    await tab.press("n");
    await tab.until("n leads to the first that fails", `${current} === '#gallery.sbar:21'`);
    await tab.press("/");
    check(await tab.value("document.activeElement.id") === "q", "/ does not lead to the filter");
    for (const letter of "is:known") await tab.press(letter);
    check(await tab.value(`${shown}.length`) === 1, "the filter does not filter");
    await tab.press("Escape");
    check(await tab.value(`${shown}.length`) === 4, "Escape does not leave the filter");
    await tab.press("?");
    check(await tab.value("document.querySelector('#keys').open"), "? does not tell of the keys");
    await tab.close();
    const link = await Tab.open(browser, gallery + "#gallery.sbar:21");
    await link.until("a link leads to its scenario", `${current} === '#gallery.sbar:21'`);
    check(await link.value("document.images.length") === 0, "a name has become markup");
    await link.close();
  },

  async "words, kinds and releases filter the list and the page"(browser) {
    const tab = await Tab.open(browser, spaced);
    await tab.until("the page is there", "document.readyState === 'complete'");
    const read = "[...document.querySelectorAll('article[id*=\".sbar:\"]')].filter(one => one.checkVisibility()).length";
    for (const [words, count] of [
      ["", 3], ["is:failed", 1], ["is:undecided", 1], ["ios:16", 3], ["ios:17", 0], ["photo ios:16.4", 2],
      ["wombat", 0],
    ]) {
      await tab.value(`document.querySelector('#q').value = '${words}';
        document.querySelector('#q').dispatchEvent(new Event('input'))`);
      check(await tab.value(`${shown}.length`) === count, `${words}: not ${count} in the list`);
      check(await tab.value(read) === count, `${words}: not ${count} on the page`);
    }
    check(
      await tab.value("document.querySelector('#none').checkVisibility()"), "that nothing fits is not said");
    await tab.close();
  },

  async "who was asked is a tree that arrows lead through"(browser) {
    const tab = await Tab.open(browser, gallery);
    await tab.until("the page is there", "document.readyState === 'complete'");
    const here = "document.activeElement.getAttribute('aria-label')";
    await tab.value("document.querySelector('[role=tree] [role=treeitem]').focus()");
    check((await tab.value(here)).startsWith("window of the app, asked"), "the root is not named");
    await tab.press("ArrowRight");
    check((await tab.value(here)).startsWith("Gallery, decides"), "the arrow does not lead inside");
    await tab.press("End");
    check((await tab.value(here)).includes("not asked"), "End does not lead to the last one");
    const stops = `document.activeElement.closest('[role=tree]').querySelectorAll('[tabindex="0"]').length`;
    check(await tab.value(stops) === 1, "the tree has several stops");
    await tab.close();
  },

  async "light, dark and narrow windows can be read"(browser) {
    for (const [name, address] of Object.entries(pages)) {
      for (const scheme of ["light", "dark"]) {
        for (const width of [1280, 420]) {
          const tab = await Tab.open(browser, address, { scheme, width });
          await tab.until("the page is there", "document.readyState === 'complete'");
          const room = await tab.value("document.documentElement.scrollWidth");
          check(room <= width, `${name}: the page is ${room} pixels wide in ${width}`);
          await tab.read(axe, `${name}, ${scheme}, ${width}`);
          await tab.picture(pictures, `${name}-${scheme}-${width}.png`, true);
          await tab.close();
        }
      }
    }
  },

  async "without a script all is told"(browser) {
    for (const [name, parts] of Object.entries(told)) {
      const tab = await Tab.open(browser, pages[name], { isScripted: false });
      await tab.until("the page is there", "document.readyState === 'complete'");
      const text = await tab.value("document.querySelector('main').innerText");
      for (const part of parts) check(text.includes(part), `without a script: no ${part}`);
      await tab.close();
    }
  },

  async "under a policy that takes no script and no style all is told and drawn"(browser) {
    const text = readFileSync(new URL(gallery), "utf8").replace("<head>",
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
    const path = join(folder, "strict.html");
    writeFileSync(path, text);
    const tab = await Tab.open(browser, pathToFileURL(path).href);
    await tab.until("the page is there", "document.readyState === 'complete'");
    const main = await tab.value("document.querySelector('main').innerText");
    for (const part of told.test) check(main.includes(part), `under a policy: no ${part}`);
    const phones = await tab.value(`[...document.querySelectorAll('svg.phone')].map(
      one => one.getBoundingClientRect().width)`);
    check(phones.length > 4 && phones.every((width) => width > 50), `phones are ${phones} wide`);
    await tab.picture(pictures, "strict.png");
    await tab.close();
    // The policy says of each script and style that it was not taken.
    for (let index = Tab.complaints.length - 1; index >= 0; index--) {
      if (/Content Security Policy/.test(Tab.complaints[index])) Tab.complaints.splice(index, 1);
    }
  },

  async "what is printed has no list, and no key"(browser) {
    const tab = await Tab.open(browser, gallery, { medium: "print", width: 794 });
    await tab.until("the page is there", "document.readyState === 'complete'");
    check(!await tab.value("document.querySelector('nav').checkVisibility()"), "the list is printed");
    const { data } = await tab.send("Page.printToPDF", { paperWidth: 8.27, paperHeight: 11.69 });
    check(data.length > 20000, "nothing is printed");
    if (pictures) writeFileSync(join(pictures, "print.pdf"), Buffer.from(data, "base64"));
    await tab.close();
  },

  async "ten thousand scenarios are small, and seen at once"(browser) {
    const size = statSync(new URL(longPage)).size;
    check(size <= 2000000, `the page has ${size} bytes`);
    const tab = await Tab.open(browser, longPage);
    const paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
    await tab.until("something is seen", `${paint} !== undefined`);
    const time = await tab.value(paint);
    await tab.until("all is read", "document.readyState === 'complete'");
    check(time <= 1000, `the first paint is after ${time} ms`);
    const count = await tab.value("document.querySelectorAll('article[id*=\":\"]').length");
    check(count === 200, `${count} scenarios are told in full`);
    const rows = "document.querySelectorAll('#rest .row').length";
    check(await tab.value(rows) === 0, "rows are made before they are looked at");
    await tab.value("document.querySelector('#rest').scrollIntoView()");
    await tab.until("rows are made", "document.querySelectorAll('#rest .row').length > 10");
    check(await tab.value("document.querySelectorAll('#rest .row').length") < 100, "all rows are made");
    await tab.close();
    console.log(`  ${(size / 1e6).toFixed(2)} MB, painted after ${Math.round(time)} ms`);
  },
};

const checks = await run(tests, new Browser());
rmSync(folder, { recursive: true });
console.log(`${checks} checks` + (axe ? "" : "; axe-core was left out"));
