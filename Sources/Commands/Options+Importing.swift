// The flags of verbs that read a project of Xcode.
extension FlagRow {
  static let target = FlagRow("target", value: "NAME", "the application target to read") {
    $0.target = $1
    return nil
  }.ofOneRun

  static let configuration = FlagRow(
    "configuration", value: "NAME", "the build configuration whose settings count"
  ) {
    $0.configuration = $1
    return nil
  }.ofOneRun.with { $0.standard = "Release" }

  static let exclude = FlagRow(
    "exclude", value: "PATTERN", "leave out files: 'Legacy/**'; may be repeated"
  ) {
    $0.excluded.append($1)
    return nil
  }.with { $0.addsUp = true }

  static let unread = FlagRow(
    "unread", "list each part of the project that was not read"
  ) { $0.showsUnread = true }.ofOneRun
}
