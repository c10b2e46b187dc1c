import Interpreter
import Language

/// One fact of a spec, turned into its opposite.
struct Reversal {
  /// As written and as it would stand.
  var description: String
  /// What is written in its place, and where.
  var opposite: String
  var range: SourceRange
}

extension Spec {
  /// Every fact of the root's expectations reversed, by its scenario; the other facts of its line
  /// are left out, so that the reversed one cannot contradict them.
  func reversals() -> [[Reversal]] {
    scripts[0].items.compactMap { item in
      if case .scenario(let scenario) = item { reversals(of: scenario) } else { nil }
    }
  }

  private func reversals(of scenario: ScenarioDeclaration) -> [Reversal] {
    let source = sources[0]
    var reversals: [Reversal] = []
    for step in scenario.steps {
      guard case .expect(let expectation) = step.kind, let first = expectation.facts.first,
        let last = expectation.facts.last
      else { continue }
      let end = last.decider?.range.end ?? last.range.end
      let line = SourceRange(first.range.start, end)
      for opposite in expectation.facts.flatMap({ opposites(of: $0) }) {
        let description =
          "\(source.name), \"\(source.text(scenario.name))\": "
          + "`\(source.text(line))` as `\(opposite)`"
        reversals.append(Reversal(description: description, opposite: opposite, range: line))
      }
    }
    return reversals
  }

  /// Returns the root's bytes with a reversal of each of some scenarios, in their order.
  func bytes(with reversals: [Reversal]) -> [UInt8] {
    var bytes = sources[0].bytes
    for reversal in reversals.reversed() {
      let range = Int(reversal.range.start)..<Int(reversal.range.end)
      bytes.replaceSubrange(range, with: Array(reversal.opposite.utf8))
    }
    return bytes
  }

  /// What is false wherever the fact is true; a second one where it also says who decided.
  private func opposites(of fact: Fact) -> [String] {
    guard let decider = fact.decider else { return [opposite(of: fact)] }
    let name = sources[0].text(decider.range)
    let other = name == "system" ? "application" : "system"
    return [
      opposite(of: fact) + " by " + name, sources[0].text(fact.range) + " by " + other,
    ]
  }

  private func opposite(of fact: Fact) -> String {
    let text = sources[0].text
    return switch fact.kind {
    case .hidden: "visible"
    case .visible: "hidden"
    case .light: "dark"
    case .dark: "light"
    case .unknown: "definite"
    case .notUnknown: "unknown"
    // What the system chooses has the default style.
    case .automatic: "style .lightContent"
    case .split: "not split"
    case .notSplit: "split"
    case .part(let side, let look): text(side.range) + " " + opposite(ofLook: text(look.range))
    case .style(let style):
      text(style.range) == ".default" ? "style .lightContent" : "style .default"
    // These have no opposite in the language; what takes their place is false as well.
    case .unchanged, .ignored, .covered: "stale"
    case .stale: "not stale"
    case .notStale: "stale"
    case .animated: "not animated"
    case .notAnimated: "animated"
    case .flash(let look?): "flash " + opposite(ofLook: text(look.range))
    case .flash(nil): "no flash"
    case .noFlash: "flash"
    case .meanwhile(let look): opposite(ofLook: text(look.range)) + " meanwhile"
    case .quantity(let subject, let value, let tolerance):
      quantity(text(subject.range), text(value.range), tolerance.map { text($0.range) })
    case .navigationBar(let words): navigationBar(words.map { text($0.range) })
    case .top(let screen): "top " + otherScreen(than: text(screen.range))
    case .asked(let route, let isWhole, let count?):
      (isWhole ? "asked " : "asked including ") + list(route) + " exactly "
        + "\((Int(text(count)) ?? 0) + 2) times"
    case .asked(let route, let isWhole, nil):
      route.count == 1
        ? "not asked " + text(route[0].range)
        : (isWhole ? "asked " : "asked including ") + list(route.reversed())
    case .notAsked(let question): "asked including [\(text(question.range))]"
    case .lifecycle(let moments, let isWhole):
      (isWhole ? "lifecycle " : "lifecycle including ") + reversed(moments)
    case .advice: "no advice"
    case .noAdvice: "advice modifierOnDestination"
    case .condition(let condition): "!(\(text(condition.range)))"
    case .invalid: "invalid"
    }
  }

  private func list(_ entries: [Expression]) -> String {
    "[" + entries.map { sources[0].text($0.range) }.joined(separator: ", ") + "]"
  }

  /// Moments in the other order, or the other moment of a single one.
  private func reversed(_ moments: [Expression]) -> String {
    if moments.count > 1 { return list(moments.reversed()) }
    let moment = list(moments)
    let other = moment.replacing("Appear", with: "Disappear")
    return other == moment || moment.contains("Disappear")
      ? moment.replacing("Disappear", with: "Appear") : other
  }

  private func opposite(ofLook look: String) -> String {
    switch look {
    case "light": "dark"
    case "dark": "light"
    case "hidden": "visible"
    default: "hidden"
    }
  }

  /// One more than was expected, beyond any tolerance.
  private func quantity(_ subject: String, _ value: String, _ tolerance: String?) -> String {
    let other = (Double(value) ?? 0) + 1 + (tolerance.flatMap { Double($0) } ?? 0)
    return "\(subject) \(other)" + (tolerance.map { " within " + $0 } ?? "")
  }

  private func navigationBar(_ words: [String]) -> String {
    var words = words
    if words.last == "overlapping" {
      return words.count == 1 ? "navigationBar not overlapping" : "navigationBar overlapping"
    }
    words[words.count - 1] = words.last == "hidden" ? "shown" : "hidden"
    return "navigationBar " + words.joined(separator: " ")
  }

  private func otherScreen(than name: String) -> String {
    for script in scripts {
      for case .type(let type) in script.items {
        let other = names.spelling(of: type.name.name)
        if other != name { return other }
      }
    }
    return name
  }
}

extension ScreenReference {
  /// From the name to the number of the instance.
  var range: SourceRange { ordinal.map { name.range.union($0) } ?? name.range }
}
