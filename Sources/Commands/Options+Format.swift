extension FlagRow {
  static let check = FlagRow(
    "check", "name the files that would change, and exit with 4 if there are any"
  ) { $0.checksOnly = true }.ofOneRun

  static let diff = FlagRow(
    "diff", "show what would change, and exit with 4 if anything would"
  ) { $0.showsDifference = true }.ofOneRun

  /// `--write` of `fmt`; that of `ask` names a file.
  static let rewrite = FlagRow(
    "write", "change the files themselves, and name them"
  ) { $0.writesInPlace = true }.ofOneRun

  static let width = FlagRow("width", value: "N", "the columns of a line, 40 to 400 (100)") {
    guard let number = Int($1), number >= 40, number <= 400 else { return "a number, 40 to 400" }
    $0.width = number
    return nil
  }.with { $0.standard = "100" }
}
