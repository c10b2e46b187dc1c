import Interpreter

/// The forms that a report can take: a format is a case and a row here, and a writer in a file of
/// its own beside this one.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// Blocks for people.
  case pretty
  /// One line a finding.
  case short
  /// One JSON record a line.
  case json
  /// One page for a browser.
  case html
  case junit, tap, github, gitlab, sarif, markdown
  /// Issues of a build phase.
  case xcode

  /// What writes a report.
  package enum Writer: Sendable {
    /// Text for people, written as the events arrive: blocks, or a line each.
    case text(isShort: Bool)
    /// Records of JSON, written as the events arrive.
    case records
    /// A page for a browser, made of the events, because it draws what ran.
    case page
    /// A function of the record of a run that has ended.
    case whole(@Sendable (RunRecord, ReportPaths) -> [UInt8])
  }

  /// What is to be known of a format.
  private struct Row {
    var writer: Writer
    /// The name that other tools have for it; nil where they have none.
    var alias: String?

    init(_ writer: Writer, alias: String? = nil) {
      self.writer = writer
      self.alias = alias
    }
  }

  private var row: Row {
    switch self {
    case .pretty: Row(.text(isShort: false))
    case .short: Row(.text(isShort: true), alias: "compact")
    case .json: Row(.records, alias: "jsonl")
    case .html: Row(.page)
    case .junit: Row(.whole { JUnit.write($0, $1).bytes })
    case .tap: Row(.whole { record, _ in TAP.write(record).bytes })
    case .github: Row(.whole { GitHub.write($0, $1).bytes })
    case .gitlab: Row(.whole { CodeQuality.write($0, $1).bytes })
    case .sarif: Row(.whole { SARIF.write($0, $1).bytes })
    case .markdown: Row(.whole { Markdown.write($0, $1).bytes })
    case .xcode: Row(.whole { record, _ in Xcode.write(record).bytes })
    }
  }

  /// What writes a report of this format.
  package var writer: Writer { row.writer }

  /// `true` iff programs read it, so that nothing may be left out and nothing else be said.
  package var isMachine: Bool {
    switch writer {
    case .text: false
    case .records, .page, .whole: true
    }
  }

  /// `true` iff it is made of the events as they arrive, not of the record of a run that has ended.
  package var isStreamed: Bool {
    switch writer {
    case .text, .records, .page: true
    case .whole: false
    }
  }

  /// `true` iff it is a page for a browser, which draws devices.
  package var isPage: Bool {
    switch writer {
    case .page: true
    case .text, .records, .whole: false
    }
  }

  /// `true` iff it tells of scenarios that are listed and not run.
  package var tellsOfLists: Bool {
    switch writer {
    case .text, .records: true
    case .page, .whole: false
    }
  }

  /// `true` iff it explains only the first failure of a cause, and the others need no explanation.
  package func explainsCausesOnce(_ verbosity: Verbosity) -> Bool {
    switch writer {
    case .text: verbosity != .verbose
    case .records, .page, .whole: false
    }
  }

  /// Returns the format of that name, or of a name that other tools have for it.
  package static func named(_ name: String) -> ReportFormat? {
    allCases.first { $0.rawValue == name || $0.row.alias == name }
  }

  /// All of them, for messages.
  package static var list: String { list(of: allCases) }

  /// `pretty, short or json`, for messages.
  package static func list(of formats: [ReportFormat]) -> String {
    let names = formats.map { $0.rawValue }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

/// How much a report for people tells.
package enum Verbosity: Sendable { case quiet, usual, verbose }

/// What the reports of a run have in common.
package struct ReportSettings: Sendable {
  /// The tool with its version.
  package var tool: String
  /// The words that run something again: `sbar test --quirks`.
  package var rerun: String
  /// What is counted.
  package var subject = ReportSubject.scenario
  package var verbosity = Verbosity.usual
  /// `true` iff notes are shown to people.
  package var showsNotes = false
  /// `true` iff scenarios that passed are looked at too.
  package var isStrict = false
  /// `true` iff a setting without effect is no success.
  package var deniesAdvice = false
  /// The most diagnostics shown of one file and of a run; 0 shows all, nil stands for 20 and 100.
  package var maxErrors: Int?
  /// `false` leaves out how long the run took.
  package var showsTimes = true
  /// `true` tells at length what is otherwise told in short, however much there is.
  package var tellsAll = false
  /// `true` draws the device beside each block, or below it, whatever the terminal is like.
  package var showsPictures = false
  /// How scenarios are run, for what would become of one with a mend.
  package var run = RunOptions()
  package var look = Look()
  /// The look of standard error.
  package var errorLook = Look()

  package init(tool: String, rerun: String) {
    self.tool = tool
    self.rerun = rerun
  }
}

/// What a report tells of, one by one.
package enum ReportSubject: Sendable {
  case scenario
  /// A law of an exploration.
  case law
  /// What an audit finds.
  case finding

  var noun: String {
    switch self {
    case .scenario: "scenario"
    case .law: "law"
    case .finding: "finding"
    }
  }

  /// The heading of a list of them.
  var title: String {
    switch self {
    case .scenario: "Scenarios"
    case .law: "Laws"
    case .finding: "Findings"
    }
  }

  /// The sort that the filter has as its example.
  var filter: String {
    switch self {
    case .scenario, .law: "failed"
    case .finding: "certain"
    }
  }
}
