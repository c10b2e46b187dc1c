import Interpreter

extension RunMerge {
  /// The run as a value, from which every report can be made.
  package func record(_ settings: ReportSettings) -> RunRecord {
    var settings = settings
    settings.tool = files.tool
    settings.showsTimes = value(of: "microseconds")?.integer != nil
    return RunRecord(
      settings, verb: files.verb, told: files.whole(isShuffled: seed != nil).files,
      complaints: files.complaints, end: end)
  }

  /// The seed of the order, if all runs had one and the same.
  var seed: UInt64? { value(of: "seed")?.integer.map { UInt64(max(0, $0)) } }

  private var end: RunEnd {
    let fields = summary.map { (key: $0.key, value: joined($0.key) ?? $0.value) }
    return RunJSON.summary.read(.object(fields))
      ?? RunEnd(tally: Tally(), causes: [], nanoseconds: 0)
  }
}
