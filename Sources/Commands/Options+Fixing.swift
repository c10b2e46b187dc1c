// The flags that apply fixes, of `sbar check` and `sbar lint`.
extension FlagRow {
  static let fix = FlagRow(
    "fix", value: "[all]", "apply the fixes that are safe; `all` those for review, too"
  ) { options, value in
    guard value.isEmpty || value == "safe" || value == "all" else { return "safe or all" }
    options.fixes = true
    options.fixesAll = value == "all"
    return nil
  }.with {
    $0.isOfOneRun = true
    $0.isValue = { $0 == "all" || $0 == "safe" }
  }
}
