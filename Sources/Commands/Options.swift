import Driver
import Host
import Interpreter
import Reporting
import StatusBar

/// What a command line asks for, beside verb and operands.
package struct Options: Sendable {
  package var color = ColorChoice.auto
  package var format = ReportFormat.pretty
  /// Further reports, each with its place.
  package var reports: [ReportRequest] = []
  /// `false` leaves out how long a run took, so that two of them can be compared.
  package var showsTimes = true
  /// Which scenarios are meant.
  package var selection = Selection()
  /// `true` iff only those scenarios run that did not hold when they last ran.
  package var runsLastFailed = false
  /// `true` iff files may include others from outside of their project.
  package var includesOutside = false
  /// `true` iff blanks are filled in.
  package var updates = false
  /// `true` iff the run goes on with every change.
  package var watches = false
  /// `false` says nothing of a run that takes long until it ends.
  package var showsProgress = true
  /// The job that `init` writes.
  package var job = CIJob.github
  /// The order of files and scenarios; nil leaves them in their own.
  package var shuffling: Shuffling?
  /// Nanoseconds after which the run ends; nil lets it go on.
  package var timeout: UInt64?
  /// `true` iff scenarios are listed and not run.
  package var lists = false
  /// `true` iff it is no fault that nothing is selected.
  package var allowsEmpty = false
  /// The run ends after so many scenarios that do not hold; nil goes on to its end.
  package var maxFailures: Int?
  /// How many threads work at once; nil as many as there are cores, and one for a search.
  package var jobs: Int?
  package var isStrict = false
  package var assumptions = true
  package var quirks = Quirks()
  /// The most diagnostics shown of one file and of a run; 0 shows all, nil stands for 20 and 100.
  package var maxErrors: Int?
  package var isASCII = false
  package var verbosity = Verbosity.usual
  package var policies: [(name: String, value: String)] = []
  package var wantsHelp = false
  /// `true` iff a setting without effect fails the run.
  package var deniesAdvice = false
  /// What `ask` begins with, does, shows and writes.
  package var root: String?
  package var steps: [String] = []
  /// Settings of a header.
  package var settings: [String] = []
  package var showsAllSteps = false
  /// What the bar is wanted to be: `hidden`, `visible`, `light` or `dark`.
  package var wish: String?
  package var specPath: Path?
  /// How many situations of a cell `explore` sees at most; nil for its own limit.
  var situations: Int?
  /// What was told before and is not told again, and where what is told now is written.
  var baseline: Path?
  var newBaseline: Path?
  /// How many survivors `mutate` lets pass; nil for any number.
  var maxSurvivors: Int?
  /// `true` iff `explore` lists the moves that it did.
  var listsMoves = false
  /// In which language `explore` writes a graph; nil for its text.
  var graphFormat: GraphFormat?
  /// `true` iff `audit` or `mutate` tells all that it found at length.
  package var showsAllFindings = false
  /// `true` iff `test` tells what no expectation looks at.
  package var showsCoverage = false
  /// What `import` reads: its target and configuration, and what it leaves out.
  package var target: String?
  package var configuration: String?
  package var excluded: [String] = []
  /// `true` iff it lists what was not read in place of the table.
  package var showsUnread = false
  /// How `render` draws; nil stands for text. The cells that it draws, and where it writes.
  package var pictureFormat: PictureFormat?
  package var cellWords: String?
  package var outputPath: Path?
  /// `true` iff `explain` draws the device at a step wherever it writes to.
  package var showsPictures = false
  /// Which of the mends is written; nil writes none.
  package var appliedMend: Int?
  /// `true` iff `fmt` only says which files it would change.
  package var checksOnly = false
  /// `true` iff `fmt` shows what it would change.
  package var showsDifference = false
  /// `true` iff `fmt` changes the files themselves.
  package var writesInPlace = false
  /// `true` iff `check` applies fixes, and whether those for review, too.
  package var fixes = false
  package var fixesAll = false
  /// The columns that `fmt` gives a line; nil stands for the usual ones.
  package var width: Int?

  package init() {}
}

/// One row of the table from which command lines are parsed and help is printed.
struct OptionRow: Sendable {
  /// Behind `--`, and in capitals behind `SBAR_`.
  var name: String
  var letter: Character?
  /// How help names the value; nil for a flag.
  var value: String?
  /// Says whether a word behind the flag is its value, for a flag that may stand alone.
  var isValue: (@Sendable (String) -> Bool)?
  var help: String
  var verbs: [Verb]
  /// `true` iff it is about one run alone, so that no file of settings may hold it.
  var isOfOneRun = false
  /// `true` iff all of its values count, and not the last one.
  var addsUp = false
  /// What counts where no value is given; nil where that is nothing.
  var standard: String?
  /// What may stand behind it, for completions; empty where that is anything, or a path.
  var words: [String] = []
  /// Applies the value, "" for a flag; returns what would be right if it is not.
  var apply: @Sendable (inout Options, String) -> String?

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, _ help: String,
    verbs: [Verb] = [.test, .check],
    apply: @escaping @Sendable (inout Options, String) -> String?
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.verbs = verbs
    self.apply = apply
  }

  /// A flag that only switches something on.
  init(
    _ name: String, letter: Character? = nil, _ help: String, verbs: [Verb] = [.test, .check],
    switching: @escaping @Sendable (inout Options) -> Void
  ) {
    self.init(name, letter: letter, help, verbs: verbs) { options, _ in
      switching(&options)
      return nil
    }
  }

  /// The same flag with other properties.
  func with(_ change: (inout OptionRow) -> Void) -> OptionRow {
    var row = self
    change(&row)
    return row
  }

  /// The same flag, which no file of settings may hold.
  var ofOneRun: OptionRow { with { $0.isOfOneRun = true } }

  /// `SBAR_MAX_ERRORS` for `max-errors`.
  var variable: String {
    OptionRow.variablePrefix + String(name.map { $0 == "-" ? "_" : Character($0.uppercased()) })
  }

  /// What the names of all variables begin with.
  static let variablePrefix = "SBAR_"

  static let all: [OptionRow] = [
    .root, .on, .then, .allSteps, .want, .applyMend, .json, .write, .allFindings, .situations,
    .maxSurvivors, .graph, .listMoves, .coverage, .baseline, .writeBaseline,
    .target, .configuration, .exclude, .unread, .cell, .output, .pictures,
    .filter, .skip, .tags, .lastFailed, .shard, .shuffle, .timeout,
    OptionRow("list", "list the scenarios in place of running them", verbs: [.test]) {
      $0.lists = true
    }.ofOneRun,
    OptionRow("allow-empty", "exit 0 if nothing is selected", verbs: [.test]) {
      $0.allowsEmpty = true
    },
    OptionRow("fail-fast", "stop after the first failure", verbs: [.test]) { $0.maxFailures = 1 },
    OptionRow("max-failures", value: "N", "stop after N failures", verbs: [.test]) {
      guard let number = Int($1), number > 0 else { return "a number from 1" }
      $0.maxFailures = number
      return nil
    },
    OptionRow(
      "jobs", letter: "j", value: "N", "work on N threads: as many as cores, a search on one",
      verbs: [.test, .check, .import, .audit, .explore, .mutate]
    ) {
      guard let number = Int($1), (1...1000).contains(number) else { return "a number from 1" }
      $0.jobs = number
      return nil
    }.with { $0.standard = "as many as cores, a search one" },
    OptionRow(
      "strict", "list what was assumed; a verdict that rests on it is undecided",
      verbs: [.test, .check, .ask, .audit, .explore, .mutate, .lsp]
    ) { $0.isStrict = true },
    OptionRow(
      "no-assumptions", "leave out the rules that are only assumed",
      verbs: [.test, .ask, .mend, .explain, .render, .lint, .audit, .explore, .mutate, .lsp]
    ) { $0.assumptions = false },
    .quirks,
    OptionRow(
      "policy", value: "NAME=VALUE", "decide a disputed rule; may be repeated",
      verbs: [.test, .ask, .mend, .explain, .render, .lint, .audit, .explore, .mutate, .lsp]
    ) { options, value in
      guard let sign = value.firstIndex(of: "="), sign > value.startIndex else {
        return "NAME=VALUE"
      }
      let (name, choice) = (String(value[..<sign]), String(value[value.index(after: sign)...]))
      if let wrong = Policy.expectation(ofName: name, choice: choice) { return wrong }
      options.policies.append((name, choice))
      return nil
    }.with {
      $0.addsUp = true
      $0.words = Policy.allCases.flatMap { policy in
        policy.choices.map { policy.spelling + "=" + $0 }
      }
    },
    OptionRow(
      "deny", value: "WHAT", "fail on `advice`: a setting that has no effect", verbs: [.test]
    ) {
      guard $1 == "advice" else { return "advice" }
      $0.deniesAdvice = true
      return nil
    }.with { $0.words = ["advice"] },
    .format, .pictureFormat, .report,
    OptionRow("no-times", "leave out how long it took", verbs: [.test, .check, .ask, .mutate]) {
      $0.showsTimes = false
    },
    OptionRow(
      "max-errors", value: "N", "show at most N diagnostics, 0 shows all (20, 100 a run)",
      verbs: [.test, .check, .ask, .audit, .explore, .mutate, .mend, .fmt, .lint]
    ) {
      guard let number = Int($1), number >= 0 else { return "a number" }
      $0.maxErrors = number
      return nil
    }.with { $0.standard = "20 a file, 100 a run" },
    OptionRow("color", value: "WHEN", "auto, always or never", verbs: Verb.allCases) {
      guard let choice = ColorChoice(rawValue: $1) else { return "auto, always or never" }
      $0.color = choice
      return nil
    }.with {
      $0.standard = "auto"
      $0.words = ColorChoice.allCases.map { $0.rawValue }
    },
    OptionRow("ascii", "use no signs outside ASCII", verbs: Verb.allCases) { $0.isASCII = true },
    OptionRow(
      "quiet", letter: "q", "print failures and errors only", verbs: [.test, .check, .fmt, .lint]
    ) { $0.verbosity = .quiet },
    OptionRow(
      "verbose", letter: "v", "print every file, scenario and reason",
      verbs: [.test, .check, .ask, .import, .explain, .lint]
    ) { $0.verbosity = .verbose },
    .job, .stdio, .watch, .noProgress, .update, .outsideIncludes, .config,
    OptionRow("help", letter: "h", "show the help of the verb", verbs: Verb.allCases) {
      $0.wantsHelp = true
    }.ofOneRun,
    .check, .fix, .diff, .rewrite, .width,
  ]

  static let format = OptionRow(
    "format", value: "FORMAT", ReportFormat.list,
    verbs: [
      .test, .check, .ask, .audit, .explore, .mutate, .mend, .import, .explain, .lint, .rules,
      .devices, .policies, .quirks,
      .config, .report, .version,
    ]
  ) {
    guard let format = ReportFormat.named($1) else {
      return ReportFormat.list + ReportRequest.suggestion(for: $1)
    }
    $0.format = format
    return nil
  }.with {
    $0.standard = "pretty"
    $0.words = ReportFormat.allCases.map { $0.rawValue }
  }

  private static let shard = OptionRow(
    "shard", value: "I/N", "run the I-th of N parts, by the names of files and scenarios",
    verbs: [.test]
  ) {
    guard let shard = Shard($1) else { return "a part of a number of parts, for example `1/4`" }
    $0.selection.shard = shard
    return nil
  }.ofOneRun

  static let report = OptionRow(
    "report", value: "FORMAT=PATH", "one more report, to a file or to - ; may be repeated",
    verbs: [.test, .check, .audit, .explore, .report]
  ) { options, value in
    switch ReportRequest.parse(value, beside: options.reports) {
    case .success(let request): options.reports.append(request)
    case .failure(let expected): return expected.words
    }
    return nil
  }.with {
    $0.addsUp = true
    $0.words = ReportFormat.allCases.map { $0.rawValue + "=" }
  }

  /// `--quirks` for every defect that a release had, `--quirks Q7,Q9` for some.
  private static let quirks = OptionRow(
    "quirks", value: "[ID,...]", "run with the known defects of iOS, or with some of them",
    verbs: [.test, .ask, .mend, .explain, .render, .lint, .audit, .explore, .mutate, .lsp]
  ) { options, value in
    if value.isEmpty {
      options.quirks.formUnion(.released)
      return nil
    }
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let quirk = Quirk.named(String(name)) else {
        return "a known defect: " + Quirk.allCases.map { $0.spelling }.joined(separator: ", ")
      }
      options.quirks.insert(Quirks(quirk))
    }
    return nil
  }.with {
    // A path that looks like this can be written `./Q7`.
    $0.isValue = { word in
      word.split(separator: ",").allSatisfy { name in
        name.utf8.count <= 4 && name.first?.isLetter == true
          && name.dropFirst().allSatisfy(\.isNumber)
          && name.utf8.count > 1
      }
    }
  }

  /// Returns the flag of that name: that of `verb` where several verbs have one of their own.
  static func named(_ name: String, of verb: Verb? = nil) -> OptionRow? {
    all.first { row in row.name == name && verb.map { row.verbs.contains($0) } ?? true }
      ?? all.first { $0.name == name }
  }

  /// `true` iff a verb means this one by its name: of several flags with one name, its own.
  func isOnly(of verb: Verb) -> Bool { OptionRow.named(name, of: verb)?.verbs == verbs }
}

extension Verb {
  /// The names of its flags, without dashes.
  package var flags: [String] { Completions.rows(of: self).map { $0.name } }
}
