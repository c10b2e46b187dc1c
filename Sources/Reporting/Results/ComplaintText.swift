import Interpreter
import StatusBar

extension Complaint {
  /// States the problem; starts in lower case and has no full stop.
  package var message: String {
    switch self {
    case .unreadable(_, let message): message
    case .noOperands(let verb):
      "no files given; `sbar " + verb.spelling + " .` takes all below here"
    case .noSpecs(let folder): "no .sbar file below `" + folder + "`"
    case .noName(let part): "no scenario's name holds `" + part + "`"
    case .noneLeft(let flags):
      "no scenario is left by " + flags.map { "`" + $0 + "`" }.joined(separator: " and ")
    case .noScenario(let line, let file):
      "no scenario at line " + String(line) + " of `" + file + "`"
    case .noScenarios(let files): "no scenario in " + SummaryText.count(files, "file")
    case .allSkipped: "every cell was skipped: that device never ran that release"
    case .noQuirks: "no cell can have any of the known defects"
    case .noQuirk(let quirk):
      "no cell can have the defect " + quirk.spelling + ", which is of " + quirk.range
    }
  }
}
