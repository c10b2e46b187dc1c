import Interpreter
import Language
import StatusBar

extension Complaint {
  /// States the problem; starts in lower case and has no full stop.
  package var message: String {
    switch self {
    case .unreadable(_, let message): message
    case .trapped(let path):
      "sbar stopped at `" + path + "`, which is a bug of its own: please report it with that file"
    case .told(let message, _, _): message
    case .noOperands(let verb):
      "no files given; `sbar " + verb.spelling + " .` takes all below here"
    case .noSpecs(let folder): "no .sbar file below `" + folder + "`"
    case .noName(let part): "no scenario's name holds `" + part + "`"
    case .noneLeft(let flags, let tags):
      "no scenario is left by " + flags.map { "`" + $0 + "`" }.joined(separator: " and ")
        + (tags.map { Complaint.words(for: $0) } ?? "")
    case .noScenario(let line, let file):
      "no scenario at line " + String(line) + " of `" + file + "`"
    case .noScenarios(let files, 0): "no scenario in " + SummaryText.count(files, "file")
    case .noScenarios(let files, let explorations):
      "no scenario in " + SummaryText.count(files, "file") + ", but "
        + SummaryText.count(explorations, "exploration") + ": `sbar explore` searches"
    case .allSkipped: "every cell was skipped: that device never ran that release"
    case .noQuirks: "no cell can have any of the known defects"
    case .noQuirk(let quirk):
      "no cell can have the defect " + quirk.spelling + ", which is of " + quirk.range
    case .halted(.signal, let left): "interrupted before " + Complaint.files(left) + " done"
    case .tooManyCells(let limit):
      "these files come to more than " + SummaryText.grouped(limit)
        + " cells, so none of them ran ["
        + DiagnosticCode.runCellLimit.spelling + "]; `--shard` divides them"
    case .halted(.bugs, let left): "given up before " + Complaint.files(left) + " done"
    case .halted(.time, let left): "timed out with " + SummaryText.count(left, "file") + " left"
    }
  }

  private static func files(_ number: Int) -> String {
    SummaryText.count(number, "file") + (number == 1 ? " was" : " were")
  }

  /// `; the tags are a, b`, the first ten of them.
  private static func words(for tags: [String]) -> String {
    if tags.isEmpty { return "; no scenario has tags" }
    let rest = tags.count > 10 ? " and " + String(tags.count - 10) + " more" : ""
    return "; the tags are " + tags.sorted().prefix(10).joined(separator: ", ") + rest
  }
}
