import Binding
import Interpreter
import Language

extension AuditStarts.Start {
  /// The head of a scenario that begins so in this one cell, from behind its name up to its first
  /// step.
  func narrowHead(in plan: Plan) -> String {
    let scenario = plan.scenarios[scenario]
    let file = scenario.name.file
    guard let declaration = plan.bound.spec.scenario(at: scenario.range, in: file) else {
      return " {\n"
    }
    func text(_ range: SourceRange) -> String {
      String(decoding: plan.bound.spec.bytes(of: Location(file, range)), as: UTF8.self)
    }
    let axes = scenario.cells[cell].axes
    var settings = declaration.settings.map { setting in
      let name = text(setting.subject.range)
      return axes.first { $0.name == name }?.setting ?? text(setting.range)
    }
    // Those that the app spreads.
    for axis in axes {
      let isSet = declaration.settings.contains { text($0.subject.range) == axis.name }
      if !isSet { settings.append(axis.setting) }
    }
    let wide = head(in: plan, adding: [])
    var end = wide.utf8.startIndex
    if let first = declaration.settings.first, let last = declaration.settings.last {
      let written = SourceRange(first.range.start, last.range.end).count + " on ".utf8.count
      end = wide.utf8.index(wide.utf8.startIndex, offsetBy: min(written, wide.utf8.count))
    }
    let on = settings.isEmpty ? "" : " on " + settings.joined(separator: ", ")
    return on + String(wide[end...])
  }
}
