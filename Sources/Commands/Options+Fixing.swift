// The flags that apply fixes, of `sbar check` and `sbar lint`.
extension OptionRow {
  static let fix = OptionRow(
    "fix", value: "[all]", "apply the fixes that are safe; `all` those for review, too",
    verbs: [.check, .lint]
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
