/// What can be asked of sbar.
package enum Verb: String, Sendable, CaseIterable {
  case test, check, rules, schema, help, version

  /// One line for the list of verbs.
  var summary: String {
    switch self {
    case .test: "run the scenarios of files and folders"
    case .check: "report what is wrong with files, without running them"
    case .rules: "list the rules of the model, or show one at length"
    case .schema: "show the JSON Schema of the records of `--format json`"
    case .help: "show this help, or that of a verb"
    case .version: "show the version"
    }
  }

  /// The operands as the usage line names them.
  var operands: String {
    switch self {
    case .test, .check: "PATH..."
    case .rules: "[ID...]"
    case .help: "[VERB]"
    case .schema, .version: ""
    }
  }

  /// What the help says beyond flags.
  var details: [String] {
    switch self {
    case .test:
      [
        "PATH is a file, FILE:LINE for the scenario at that line, a folder (every .sbar file",
        "below it), or - for standard input. `sbar PATH` means `sbar test PATH`.",
      ]
    case .check: ["PATH is a file, a folder (every .sbar file below it), or - for standard input."]
    case .rules: ["ID is a rule as reports cite it: U1, S18, D4, P2, Q7."]
    case .schema: ["Each line of `--format json` is one record, and valid by this schema."]
    case .help, .version: []
    }
  }
}
