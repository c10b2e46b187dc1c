/// What can be asked of sbar.
package enum Verb: String, Sendable, CaseIterable {
  case test, check, ask, audit, explore, mutate, mend, `import`, explain, render, export, lint, fmt,
    rules,
    devices,
    policies,
    quirks,
    config, schema,
    completions, grammar, editors, man
  case initialize = "init"
  case report, lsp, help, version

  /// One line for the list of verbs.
  var summary: String {
    switch self {
    case .test: "run the scenarios of files and folders"
    case .check: "report what is wrong with files, without running them"
    case .ask: "show what the bar does on every release and device, for what you paste"
    case .audit: "find what is wrong with the bar of an app, without an expectation"
    case .explore: "hold an app to laws of its own, in every situation that can be reached"
    case .mutate: "show which small changes of the app its scenarios would not notice"
    case .mend: "show the smallest changes that make a failed expectation hold"
    case .import: "read an app as Xcode has it: who decides the bar on each screen"
    case .explain: "tell what a code or a rule means, or why the bar is as it is at a step"
    case .render: "draw the device at a step, or a film of a scenario"
    case .export: "write scenarios as tests of XCUITest, to compare a device with"
    case .lint: "tell what has no effect, and what makes a spec say less than it seems to"
    case .fmt: "lay out files in the one way that specs are laid out"
    case .rules: "list the rules of the model, show one at length, or look for words"
    case .devices: "list the devices that an app can run on"
    case .policies: "list the points that sources dispute, with what may be chosen"
    case .quirks: "list the known defects of iOS that can be switched on"
    case .config: "show each setting, and where its value comes from"
    case .schema: "show the JSON Schema of the records of `--format json`"
    case .completions: "print what a shell needs to complete command lines"
    case .grammar: "print what an editor colours specs by"
    case .editors: "print how an editor is told of specs and of `sbar lsp`"
    case .man: "print the page of the manual"
    case .initialize: "write starter files that pass, and a job for CI"
    case .report: "join the records of several runs: `sbar report merge FILE...`"
    case .lsp: "serve an editor: problems, verdicts, hovers and more, as you type"
    case .help: "show this help, or that of a verb"
    case .version: "show the version"
    }
  }

  /// The operands as the usage line names them.
  var operands: String {
    switch self {
    case .test, .check, .lint, .explore, .mutate: "[PATH...]"
    case .fmt, .mend: "PATH..."
    case .ask: "VIEW|FILE|-"
    case .audit: "FOLDER|PROJECT|FILE"
    case .import: "[FOLDER|PROJECT]"
    case .explain: "[CODE|RULE...|FILE:LINE|FILE SCENARIO]"
    case .render: "FILE:LINE|FILE SCENARIO"
    case .export: "xcuitest FILE|FILE:LINE|FILE SCENARIO"
    case .rules: "[ID...|WORD...]"
    case .devices, .policies, .quirks, .config: "[WORD...]"
    case .completions: "bash|zsh|fish"
    case .grammar, .editors: "[NAME]"
    case .initialize: "[FOLDER]"
    case .report: "merge FILE..."
    case .help: "[VERB]"
    case .schema, .man, .lsp, .version: ""
    }
  }

  /// `true` iff it takes the current folder where no path is given.
  var startsHere: Bool {
    switch self {
    case .test, .check, .lint, .explore, .mutate: true
    case .ask, .audit, .mend, .import, .explain, .render, .export, .fmt, .rules, .devices,
      .policies, .quirks, .config,
      .schema, .completions, .grammar, .editors, .man,
      .initialize, .report, .lsp, .help, .version:
      false
    }
  }

  /// `true` iff a file of settings counts.
  var readsSettings: Bool {
    switch self {
    case .test, .check, .ask, .audit, .explore, .mutate, .mend, .import, .explain, .render, .lint,
      .fmt, .rules, .devices, .policies, .quirks, .config, .lsp:
      true
    case .export, .schema, .completions, .grammar, .editors, .man, .initialize, .report, .help,
      .version:
      false
    }
  }

  /// What the help says beyond flags.
  var details: [String] {
    switch self {
    case .test:
      [
        "PATH is a file, FILE:LINE for the scenario at that line, a folder (every .sbar file",
        "below it), or - for standard input; without one it is the current folder.",
        "`sbar PATH` means `sbar test PATH`.", "",
        "--watch looks at the files and what they include: Enter runs all, f what failed, q quits.",
        "EXPR of --tags has `!`, `&&`, `||` and parentheses; put it between single quotes. A",
        "scenario with a `known issue` has to fail: it is counted apart, and fails once it passes.",
      ]
    case .check:
      [
        "PATH is a file, a folder (every .sbar file below it), or - for standard input; without",
        "one it is the current folder. --fix changes the files, then says what is left; --diff",
        "shows what it would change and changes nothing.",
      ]
    case .ask:
      [
        "VIEW is a view as Swift has it, between single quotes: 'NavigationStack { Home() }'.",
        "A view that is not declared in it is a plain view; as a whole screen it may ask",
        "for anything. FILE is Swift or .sbar, - is standard input. A file shows its `app`, its",
        "`@main struct … : App`, the window of its delegate, or the one screen that nothing else",
        "in it shows; --root names another, which in an imported app brings the files that it",
        "needs.", "",
        "The app is launched on each release since what it uses began, linked with the SDK of",
        "that release, on a phone with a home button, one with a notch, one with a Dynamic Island",
        "and an iPad, in portrait and landscape, in light and dark mode. `light` and `dark` in an",
        "answer are the colour of the bar's text. A --then is a step as a scenario has it; with",
        "`launch` among them, those before it come before the launch. An unknown answer exits 0,",
        "with --strict 5, as does one that rests on assumptions.", "",
        "What the file says of ios, device, orientation and appearance is asked alone; --on says",
        "otherwise, in the words of a header: --on 'ios 16...26, device [notch, pad]'. With --want",
        "the smallest changes are shown that make the bar so after the last step, as `sbar mend`",
        "does for a spec; it exits with 4 if there are any, and with 1 if nothing known helps.",
      ]
    case .audit:
      [
        "FOLDER and PROJECT are read as `sbar import` does. FILE is Swift or .sbar; a spec is",
        "searched from where each of its scenarios begins, and the steps of theirs that no person",
        "does are done too. All that a person can do is done:",
        "tap, go back, swipe and give up, change tabs, turn the device, light and dark mode, leave",
        "the app; each situation once, with at most two of a screen in a stack, on ways of at most",
        "24 steps, and no more than 20,000 situations; without --timeout it ends after 10 s with",
        "what is known. Where the launch is not known, it is left out, and each screen begun with.",
        "",
        "It finds a wish that is stated and not heard, on a screen where the bar is another one",
        "by a default; and a way back after which the bar is not what it was. A finding is the",
        "shortest way there, and a scenario: --write FILE writes them. `likely` is what rests on a",
        "disputed rule, or loses to something that is stated as well: it exits with 0, with",
        "--strict 5, as does a search that something unknown stood in the way of. It exits with 5",
        "anyway if that is so at the launch.", "",
        "In an app that has findings already, --write-baseline FILE writes them, a line each, to",
        "be kept beside the code: --baseline FILE leaves those out and tells what is new. A line",
        "is known by its words, wherever it moves. A comment allows a finding where it stands:",
        "`// allow SB5101: the container is a library's`.",
      ]
    case .explore:
      [
        "PATH is a file, FILE:LINE for the exploration at that line, a folder, or - for standard",
        "input; without one it is the current folder. An `exploration` states laws; all that a",
        "person can do is done, as `sbar audit` does it, and each law is held against every",
        "situation that can be reached, in each cell of the header:", "",
        "  exploration \"gallery\" on ios 16...18 {",
        "      always visible while top Home",
        "      after back, dismiss unchanged",
        "      reachable hidden by Photo",
        "  }", "",
        "A law that fails is shown as the shortest scenario that fails; --write FILE keeps those.",
        "It exits with 1 if a law fails or a goal is not reached, and with 5 if one is undecided,",
        "was never tried, or there are more than 1,000,000 situations of a cell; --situations says",
        "otherwise. Ctrl-C and --timeout end it with what is known, as does half of the memory.",
        "Of inputs that are true or false and not set, both are tried. --graph writes the",
        "situations of the first cell and what leads from one to the next. --write-baseline FILE",
        "writes the laws that fail, a line each: --baseline FILE tells those no more.",
      ]
    case .mutate:
      [
        "PATH is a file, FILE:LINE for the changes at that line, a folder, or - for standard",
        "input; without one it is the current folder.", "",
        "The app is changed a little, in memory, as bugs of real apps change it: an update, an",
        "override or a modifier is left out, a flag is not set back, a condition is the wrong way",
        "round, a cover becomes a sheet, and so on; what is included counts, scenarios stay as",
        "they are. A change is noticed if a scenario that passes does not pass with it. Scenarios",
        "with a `known issue` notice nothing.", "",
        "For a change that is not noticed, all that a person can do is done in both apps, as",
        "`sbar audit` does it. Where nothing that is seen differs, it is left out; else the",
        "shortest way to the difference is the scenario that is missing: --write FILE keeps those.",
        "It exits with 0 however many there are, and with 1 if there are more than",
        "--max-survivors allows. Of several files, one that notices a change is enough.",
      ]
    case .explain:
      [
        "CODE is the one in brackets in a report: SB6004, or 6004; advice goes by its name,",
        "too. RULE is a rule as reports cite it: U1, S18, D4, P2, Q7. Without either all codes are",
        "listed. A page of a code shows a script that triggers it, and one that does not.", "",
        "FILE:LINE is a step or an expectation, one that holds, too: it shows the bar after it,",
        "and for each of hidden, style, animation and height who could answer, from the windows",
        "down: who was asked, what the answer was, and why the others were not asked. FILE with",
        "the name of a scenario, or FILE:LINE of its header, shows it step by step: what changed",
        "in the bar, what happened, what had no effect. Cells with one answer are told as one.",
      ]
    case .render:
      [
        "FILE:LINE is a step or an expectation: the device after it, with what is known of the",
        "screen; grey stands for views that are there, hatching for what is unknown. Where the",
        "expectation fails, the bar is drawn as it is and as it should be. FILE with the name of a",
        "scenario, or FILE:LINE of its header, is a film: a picture for each step.", "",
        "The first cell is drawn, with --cell all that hold the words: a device or its class, a",
        "release, an orientation. dot and mermaid write the graph of who was asked at a step:",
        "solid lines were asked along, dashed ones were not, and the decider is bold.",
      ]
    case .export:
      [
        "Writes a class of XCTestCase on standard output, with a test for each scenario of FILE,",
        "or for the one that is named: it launches the app, taps, goes back, turns the device and",
        "whatever else a finger can do. A step that no test can do is a comment with the reason.",
        "Each expectation is a screenshot, whose name is its line and the bar that the model shows",
        "there, in the words of `sbar render`: look at it, and see whether the device agrees.",
      ]
    case .lint:
      [
        "PATH is a file, a folder (every .sbar file below it), or - for standard input; without",
        "one it is the current folder. Every scenario is run, and once more in an app that asks",
        "for nothing; each warning has a page: `sbar explain SB6022`. A comment allows one where",
        "it is right, with the reason: `// allow SB6022: a smoke test` above the declaration or",
        "behind the line, or `// allow SB6022 in this file: …`. Exits with 1 if there is any left.",
        "--fix changes the files where a warning has a fix, then says what is left; --diff shows",
        "what it would change and changes nothing.",
      ]
    case .fmt:
      [
        "PATH is a file, a folder (every .sbar file below it), or - for standard input. Without a",
        "flag the result goes to standard output. Nothing but white space changes, and semicolons",
        "that a new line replaces. A file with mistakes is left as it is.",
      ]
    case .mend:
      [
        "PATH is a file, FILE:LINE for the expectation or the scenario at that line, a folder,",
        "or - for standard input. Where an expectation fails, small changes of the structure are",
        "made in memory and run, the smallest first: a modifier is moved to where it counts, a",
        "flag is set back, a container hands a question on, and so on. Up to three are shown, each",
        "as a difference, with the Swift that it means; one that breaks another scenario of",
        "the file comes after those that do not. Steps and expectations stay as they are.", "",
        "It exits with 4 if there is something to write, with 1 if nothing that is known helps,",
        "and with 0 once a mend was written or if all holds.",
      ]
    case .import:
      [
        "PROJECT is an .xcodeproj, an .xcworkspace, a project.yml or a Package.swift; in FOLDER",
        "the nearest of them is taken, else all files of it. What is read: the settings of the",
        "target, its Info.plist, its Swift, storyboards, some patterns of Objective-C; tests,",
        "widgets and other systems are left out. Nothing is built, and nothing is run.", "",
        "A row says what a screen answers when UIKit asks it, and which code decides that;",
        "`yes|no` hangs on a name that an `open` line tells, `?` may be anything. What is `dead`",
        "has no effect, by the rule in brackets. --verbose shows every row.", "",
        "StatusBar/App.generated.sbar is written anew each time: the settings, and the files that",
        "decide the bar. StatusBar/App.sbar includes it, and is yours.",
      ]
    case .rules:
      [
        "ID is a rule as reports cite it: U1, S18, D4, P2, Q7. Words list the rules that hold them",
        "all, in their titles, their texts or what is remarked of them.",
      ]
    case .devices:
      [
        "Sizes are in points, in portrait. A height followed by `?` rests on one source or",
        "none. Words list the devices that hold them all: a class, a part of a name, a release.",
      ]
    case .policies:
      [
        "A header decides by `policy.NAME VALUE`, a command line by `--policy NAME=VALUE`. The",
        "first value is taken where none is written. Words list the policies that hold them all.",
      ]
    case .quirks:
      [
        "A header switches them on by `quirks on` or `quirks Q7`, a command line by `--quirks`.",
        "Words list the defects that hold them all.",
      ]
    case .config:
      [
        "A flag wins over its variable (SBAR_JOBS for --jobs), and that over the file of settings:",
        "the nearest `sbar.config` in this folder and in those around it, up to the one that holds",
        "a repository. It has a flag a line without its dashes, and its value behind it:", "",
        "  # What our specs are run with.",
        "  strict",
        "  jobs 4",
        "  policy nestedHiding=innermost", "",
        "`sbar config` takes the flags of all verbs, and shows what they make of it. Words list",
        "the settings that hold them all.",
      ]
    case .schema: ["Each line of `--format json` is one record, and valid by this schema."]
    case .completions:
      [
        "In a file that your shell reads at its start: `source <(sbar completions bash)`, the same",
        "for zsh, and `sbar completions fish | source`.",
      ]
    case .grammar:
      [
        "Without NAME all are listed, with the file that each is kept in and what reads it. They",
        "are made of the tables of the lexer, so that they know every word of this release.", "",
        "`sbar grammar tree-sitter --output FOLDER` makes a folder: a parser in C, and queries.",
        "`sbar grammar vsix --output sbar.vsix` makes an extension for VS Code, with a client of",
        "`sbar lsp` in it; `code --install-extension sbar.vsix` installs it.",
      ]
    case .editors: ["Without NAME all are listed, with what each of them shows."]
    case .man: ["`sbar man > sbar.1` makes a file for `man`; `man -l sbar.1` shows it."]
    case .initialize:
      [
        "Writes Specs/gallery.sbar, sbar.config, .gitattributes, by which GitHub colours specs as",
        "Swift, and the job below FOLDER, or below the current folder. What is there stays as it",
        "is.",
      ]
    case .report:
      [
        "FILE is what `sbar test --report json=FILE` wrote, or - for standard input. What one run",
        "would have told comes out: as records on standard output, or as `--format` says, and as",
        "each `--report FORMAT=PATH`. The exit code is that of all runs.",
      ]
    case .lsp:
      [
        "An editor starts it: it speaks the Language Server Protocol 3.17 on standard",
        "input and output. A spec is run at each change: how expectations end stands",
        "behind them, and what a step changes behind the step. `sbar editors` shows what",
        "each editor has to be told.",
        "",
        "An editor's `initializationOptions` may say `hints` (all, failures or none),",
        "`pictures` (true for SVG in hovers and films) and `copies` (true where it copies",
        "what `sbar.swift` answers).",
      ]
    case .help, .version: []
    }
  }
}
