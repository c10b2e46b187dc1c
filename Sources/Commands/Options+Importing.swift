// The flags that only `sbar import` has.
extension OptionRow {
  static let target = OptionRow(
    "target", value: "NAME", "the application target to read", verbs: [.import, .audit]
  ) {
    $0.target = $1
    return nil
  }.ofOneRun

  static let configuration = OptionRow(
    "configuration", value: "NAME", "the build configuration whose settings count",
    verbs: [.import, .audit]
  ) {
    $0.configuration = $1
    return nil
  }.ofOneRun.with { $0.standard = "Release" }

  static let exclude = OptionRow(
    "exclude", value: "PATTERN", "leave out files: 'Legacy/**'; may be repeated",
    verbs: [.import, .audit]
  ) {
    $0.excluded.append($1)
    return nil
  }.with { $0.addsUp = true }

  static let unread = OptionRow(
    "unread", "list each part of the project that was not read", verbs: [.import]
  ) { $0.showsUnread = true }.ofOneRun
}
