extension OptionRow {
  static let check = OptionRow(
    "check", "name the files that would change, and exit with 4 if there are any", verbs: [.fmt]
  ) { $0.checksOnly = true }.ofOneRun

  static let diff = OptionRow(
    "diff", "show what would change, and exit with 4 if anything would",
    verbs: [.fmt, .check, .lint]
  ) { $0.showsDifference = true }.ofOneRun

  /// `--write` of `fmt`; that of `ask` names a file.
  static let rewrite = OptionRow(
    "write", "change the files themselves, and name them", verbs: [.fmt]
  ) { $0.writesInPlace = true }.ofOneRun

  static let width = OptionRow(
    "width", value: "N", "the columns of a line, 40 to 400 (100)", verbs: [.fmt]
  ) {
    guard let number = Int($1), number >= 40, number <= 400 else { return "a number, 40 to 400" }
    $0.width = number
    return nil
  }.with { $0.standard = "100" }
}
