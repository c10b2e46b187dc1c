import Reporting

/// What can be asked of sbar: a verb is a case here, and a row above its command.
package enum Verb: String, Sendable, CaseIterable {
  case test, check, ask, audit, explore, mutate, mend, `import`, explain, render, export, lint, fmt
  case rules, devices, policies, quirks, config, schema
  case completions, grammar, editors, man
  case initialize = "init"
  case report, lsp, help, version

  /// What is to be known of it.
  var row: VerbRow {
    switch self {
    case .test: .test
    case .check: .check
    case .ask: .ask
    case .audit: .audit
    case .explore: .explore
    case .mutate: .mutate
    case .mend: .mend
    case .import: .import
    case .explain: .explain
    case .render: .render
    case .export: .export
    case .lint: .lint
    case .fmt: .fmt
    case .rules: .rules
    case .devices: .devices
    case .policies: .policies
    case .quirks: .quirks
    case .config: .config
    case .schema: .schema
    case .completions: .completions
    case .grammar: .grammar
    case .editors: .editors
    case .man: .man
    case .initialize: .initialize
    case .report: .report
    case .lsp: .lsp
    case .help: .help
    case .version: .version
    }
  }

  /// Its formats in the words of help and messages.
  var formats: String { ReportFormat.list(of: ReportFormat.allCases.filter(row.reports.has)) }

  /// `true` iff a flag is one of its own.
  package func takes(_ flag: Flag) -> Bool { row.flags.contains(flag) }

  /// `true` iff it may be given a flag.
  func accepts(_ flag: Flag) -> Bool { takes(flag) || row.takesAllFlags }

  /// The rows of its flags, in the order of the help.
  var flagRows: [FlagRow] { Flag.allCases.filter { takes($0) }.map { $0.row } }

  /// The names of its flags, without dashes.
  package var flags: [String] { flagRows.map { $0.name } }
}

/// What is to be known of a verb: help, manual and completions tell it, the command line is read by
/// it, and it runs the command.
struct VerbRow: Sendable {
  /// What a command takes: the command line, understood, and the variables of its environment.
  typealias Run =
    @Sendable (Invocation, @escaping (String) -> String?) throws(UsageError) -> ExitCode

  /// What stands behind the flags, for completions.
  enum Completed: Sendable {
    case specs, files, none
    case words(@Sendable () -> [String])
  }

  /// One line for the list of verbs.
  var summary: String
  /// The operands as the usage line names them.
  var operands: String
  var completes: Completed
  /// `true` iff it takes the current folder where no path is given.
  var startsHere: Bool
  /// `true` iff a file of settings counts.
  var readsSettings: Bool
  var reports: VerbReports
  /// `true` iff its help lists the exit codes.
  var listsExitCodes: Bool
  /// Its flags, those of every verb among them.
  var flags: [Flag]
  /// `true` iff it takes those of all other verbs as well.
  var takesAllFlags: Bool
  /// What the help says beyond flags.
  var details: [String]
  /// Runs the command; returns the status of the process.
  var run: Run

  init(
    _ summary: String, operands: String = "", completes: Completed = .none,
    startsHere: Bool = false, readsSettings: Bool = true, reports: VerbReports = .tables,
    listsExitCodes: Bool = false, takesAllFlags: Bool = false, flags: [Flag] = [],
    details: [String] = [],
    run: @escaping Run
  ) {
    self.summary = summary
    self.operands = operands
    self.completes = completes
    self.startsHere = startsHere
    self.readsSettings = readsSettings
    self.reports = reports
    self.listsExitCodes = listsExitCodes
    self.takesAllFlags = takesAllFlags
    self.flags = Flag.common + (readsSettings ? [.config] : []) + flags
    self.details = details
    self.run = run
  }
}

/// Which reports a verb has.
enum VerbReports: Sendable {
  /// None: pictures have formats of their own.
  case none
  /// Text and records.
  case tables
  /// Also a line for each finding, which has a place in a file.
  case lines
  /// All, as a run has them.
  case runs
  /// All; those that a file of settings names are of runs, which a search would replace.
  case searches

  /// `true` iff there is one of that format.
  func has(_ format: ReportFormat) -> Bool {
    switch format.writer {
    case .text(isShort: false), .records: self != .none
    case .text(isShort: true): self != .none && self != .tables
    case .page, .whole: self == .runs || self == .searches
    }
  }
}
