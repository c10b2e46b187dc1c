import Binding
import Interpreter
import Language
import StatusBar

// How the scenario of a failure begins: as the exploration does, in the cell of the shortest way.
extension Explorer {
  /// The head of a scenario, from behind its name up to its first step.
  func head(of exploration: PlannedExploration, _ law: ExploredLaw) -> String {
    let scenario = exploration.scenario
    let file = scenario.name.file
    guard let written = plan.bound.spec.exploration(at: scenario.range, in: file) else {
      return " {\n"
    }
    let declaration = written.head
    func text(_ range: SourceRange) -> String {
      let bytes = plan.bound.spec.bytes(of: Location(file, range))
      return String(decoding: bytes, as: UTF8.self)
    }
    let cell = scenario.cells[law.cell]
    let isEverywhere = law.cells.allSatisfy { $0 == .fails || $0 == .skipped }
    var settings = declaration.settings.map { setting in
      let name = text(setting.subject.range)
      let axis = cell.axes.first { $0.name == name }
      return axis.flatMap { isEverywhere ? nil : $0.setting } ?? text(setting.range)
    }
    if !isEverywhere {
      // Those that the app spreads.
      for axis in cell.axes {
        let isSet = declaration.settings.contains { text($0.subject.range) == axis.name }
        if !isSet { settings.append(axis.setting) }
      }
    }
    settings += Supposition(inputs: law.assumed).settings(in: plan)
    let on = settings.isEmpty ? "" : " on " + settings.joined(separator: ", ")
    if declaration.variants.isEmpty { return on + " {\n" }
    // What stands in place of the app, between the brace and the first law.
    let end = declaration.settings.last?.range.end ?? declaration.name.end
    let body = text(SourceRange(end, written.lines.first?.range.start ?? end))
    let variants = body.split(separator: "{", maxSplits: 1).dropFirst().first ?? ""
    let lines = variants.split(separator: "\n").filter { line in line.contains { $0 != " " } }
    return on + " {\n" + lines.map { $0 + "\n" }.joined()
  }
}

extension CellResult.Axis {
  /// As a header has it.
  var setting: String {
    name + " " + (value.contains(" ") ? quoted(value) : value)
  }
}

extension Spec {
  /// The exploration that stands at a place.
  func exploration(at range: SourceRange, in file: FileID) -> ExplorationDeclaration? {
    for (index, source) in sources.enumerated() where source.file == file {
      for case .exploration(let declaration) in scripts[index].items
      where declaration.head.range == range {
        return declaration
      }
    }
    return nil
  }
}
