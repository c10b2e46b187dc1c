/// The flags of all verbs, in the order of the help: a flag is a case and a row, and is named by
/// each verb that takes it.
package enum Flag: Sendable, CaseIterable {
  case root, on, then, allSteps, want, applyMend, json, write, allFindings, situations, maxSurvivors
  case graph, listMoves, coverage, baseline, writeBaseline
  case target, configuration, exclude, unread
  case cell, output, pictures
  case filter, skip, tags, lastFailed, shard, shuffle, timeout, list, allowEmpty
  case failFast, maxFailures, jobs, strict, noAssumptions, quirks, policy, deny
  case format, pictureFormat, report, noTimes, maxErrors, color, ascii, quiet, verbose
  case job, stdio, watch, noProgress, update, outsideIncludes, config, help
  case check, fix, diff, rewrite, width

  /// What is to be known of it.
  var row: FlagRow {
    switch self {
    case .root: .root
    case .on: .on
    case .then: .then
    case .allSteps: .allSteps
    case .want: .want
    case .applyMend: .applyMend
    case .json: .json
    case .write: .write
    case .allFindings: .allFindings
    case .situations: .situations
    case .maxSurvivors: .maxSurvivors
    case .graph: .graph
    case .listMoves: .listMoves
    case .coverage: .coverage
    case .baseline: .baseline
    case .writeBaseline: .writeBaseline
    case .target: .target
    case .configuration: .configuration
    case .exclude: .exclude
    case .unread: .unread
    case .cell: .cell
    case .output: .output
    case .pictures: .pictures
    case .filter: .filter
    case .skip: .skip
    case .tags: .tags
    case .lastFailed: .lastFailed
    case .shard: .shard
    case .shuffle: .shuffle
    case .timeout: .timeout
    case .list: .list
    case .allowEmpty: .allowEmpty
    case .failFast: .failFast
    case .maxFailures: .maxFailures
    case .jobs: .jobs
    case .strict: .strict
    case .noAssumptions: .noAssumptions
    case .quirks: .quirks
    case .policy: .policy
    case .deny: .deny
    case .format: .format
    case .pictureFormat: .pictureFormat
    case .report: .report
    case .noTimes: .noTimes
    case .maxErrors: .maxErrors
    case .color: .color
    case .ascii: .ascii
    case .quiet: .quiet
    case .verbose: .verbose
    case .job: .job
    case .stdio: .stdio
    case .watch: .watch
    case .noProgress: .noProgress
    case .update: .update
    case .outsideIncludes: .outsideIncludes
    case .config: .config
    case .help: .help
    case .check: .check
    case .fix: .fix
    case .diff: .diff
    case .rewrite: .rewrite
    case .width: .width
    }
  }

  /// The rows of all.
  static let rows = allCases.map { $0.row }

  /// Those of every verb.
  static let common: [Flag] = [.color, .ascii, .help]

  /// Those of verbs that read specs and run what is in them.
  static let specs: [Flag] = [.noAssumptions, .quirks, .policy, .outsideIncludes]

  /// Those of verbs that tell what they find in several forms.
  static let records: [Flag] = [.json, .format]

  /// Those of verbs that read a project of Xcode.
  static let project: [Flag] = [.target, .configuration, .exclude]

  /// Returns the flag of that name: that of `verb` where several verbs have one of their own.
  static func named(_ name: String, of verb: Verb? = nil) -> Flag? {
    allCases.first { flag in flag.row.name == name && verb.map { $0.takes(flag) } ?? true }
      ?? allCases.first { $0.row.name == name }
  }
}

/// What is to be known of a flag: command lines are read by it, and help is made from it.
struct FlagRow: Sendable {
  /// Behind `--`, and in capitals behind `SBAR_`.
  var name: String
  var letter: Character?
  /// How help names the value; nil for a flag.
  var value: String?
  /// Says whether a word behind the flag is its value, for a flag that may stand alone.
  var isValue: (@Sendable (String) -> Bool)?
  var help: String
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
    apply: @escaping @Sendable (inout Options, String) -> String?
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.apply = apply
  }

  /// A flag that only switches something on.
  init(
    _ name: String, letter: Character? = nil, _ help: String,
    switching: @escaping @Sendable (inout Options) -> Void
  ) {
    self.init(name, letter: letter, help) { options, _ in
      switching(&options)
      return nil
    }
  }

  /// The same flag with other properties.
  func with(_ change: (inout FlagRow) -> Void) -> FlagRow {
    var row = self
    change(&row)
    return row
  }

  /// The same flag, which no file of settings may hold.
  var ofOneRun: FlagRow { with { $0.isOfOneRun = true } }

  /// `SBAR_MAX_ERRORS` for `max-errors`.
  var variable: String {
    FlagRow.variablePrefix + String(name.map { $0 == "-" ? "_" : Character($0.uppercased()) })
  }

  /// What the names of all variables begin with.
  static let variablePrefix = "SBAR_"
}
