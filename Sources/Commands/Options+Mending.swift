// The flag that only `sbar mend` has.
extension FlagRow {
  static let applyMend = FlagRow(
    "apply", value: "N", "write the N-th of the mends that are shown"
  ) {
    guard let number = Int($1), number > 0 else { return "a number from 1" }
    $0.appliedMend = number
    return nil
  }.ofOneRun
}
