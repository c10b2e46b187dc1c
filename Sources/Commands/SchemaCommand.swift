import Reporting

extension VerbRow {
  /// `sbar schema`
  static let schema = VerbRow(
    "show the JSON Schema of the records of `--format json`",
    readsSettings: false,
    details: [
      "Each line of `--format json` is one record, and valid by this schema."
    ]
  ) { _, _ in CommandOutput.print(RunSchema.text) }
}
