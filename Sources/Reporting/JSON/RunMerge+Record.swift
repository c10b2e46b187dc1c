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
    let words = value(of: "causes")?.elements.compactMap { $0.string } ?? []
    var end = RunEnd(
      tally: tally, causes: [], nanoseconds: UInt64(max(0, number("microseconds"))) &* 1000)
    for cause in RunCause.allCases where words.contains(cause.word) { end.causes.insert(cause) }
    end.stoppedAfter = value(of: "stoppedAfter")?.count
    end.seed = seed
    return end
  }

  private var tally: Tally {
    var tally = Tally()
    tally.files = number("files")
    tally.invalidFiles = number("invalidFiles")
    tally.errors = number("errors")
    tally.warnings = number("warnings")
    tally.notes = number("notes")
    tally.advice = number("advice")
    tally.idle = number("idle")
    tally.unread = number("unread")
    tally.trapped = number("trapped")
    tally.emptyFolders = number("emptyFolders")
    tally.vainQuirks = number("vainQuirks")
    tally.listed = number("listed")
    tally.listedCells = number("listedCells")
    tally.onAssumptions = number("onAssumptions")
    tally.expectations = number("expectations")
    tally.steps = number("steps")
    tally.scenarios = counts("scenarios")
    tally.cells = counts("cells")
    for skips in value(of: "skips")?.elements ?? [] {
      guard let reason = skips["reason"]?.string, let cells = skips["cells"]?.count else {
        continue
      }
      tally.skips.append(Tally.Skips(absence: .told(reason), cells: cells))
    }
    return tally
  }

  private func number(_ key: String) -> Int { value(of: key)?.count ?? 0 }

  private func counts(_ key: String) -> Tally.Counts {
    let object = value(of: key)
    func count(_ outcome: Outcome) -> Int { object?[outcome.spelling]?.count ?? 0 }
    var counts = Tally.Counts()
    counts.passed = count(.passed)
    counts.failed = count(.failed)
    counts.undecided = count(.undecided)
    counts.skipped = count(.skipped)
    counts.broken = count(.broken)
    counts.known = count(.known)
    counts.blank = count(.blank)
    return counts
  }
}
