import Interpreter
import Language
import StatusBar

// What to do about it.
extension Phrasing {
  func hints(of finding: Finding) -> [String] {
    finding.hints.flatMap { hint in
      guard case .wayOut = hint else { return words(of: hint) }
      guard case .problem(let problem, _, _) = finding.subject else { return [] }
      return hints(for: problem, finding.location.range)
    }
  }

  /// What to do about an answer of a question.
  func words(of hints: [Hint]) -> [String] { hints.flatMap { words(of: $0) } }

  private func words(of hint: Hint) -> [String] {
    switch hint {
    case .askForUpdate: return ["ask for an update: `setNeedsStatusBarAppearanceUpdate()`"]
    case .askAgain(let bar):
      return [
        "the published bar lags behind: a walk now would make it \(bar.words); ask for an update"
      ]
    case .remedies(let advice): return distinct(advice.map { $0.hint })
    case .wait(let place, let seconds, let asked): return [wait(for: place, seconds, asked)]
    case .expectHidden:
      return ["expect `hidden`, or bring the bar back before asking for its colour"]
    // The problem itself says it.
    case .wayOut: return []
    case .declare(let code, let isScreen, let result):
      return [self.hint(for: UnknownCode(oneLine(code)), isScreen: isScreen, result)]
    case .sayThatThereIsNone(let path):
      return ["or without one: `set \(path) = nil`"]
    case .sayWhatItIs(let path, let isBoolean):
      return ["set it before this line: `set \(path) = \(isBoolean ? "true" : "…")`"]
    case .sayMore(let limit): return [tooManyWays(limit)]
    case .runOverValues(let path, let isBoolean):
      let values = isBoolean ? "[true, false]" : "[…]"
      return ["run the scenario over its values: `on \(path) \(values)`"]
    case .expectUnknown: return ["`expect unknown` holds here"]
    case .expectUnanswered(let rule):
      return ["`expect unknown` holds here: no source answers \(rule.spelling)"]
    case .saySidebar: return ["say it: `show sidebar`, `hide sidebar` or `.isSidebarHidden(…)`"]
    case .sayDisplayMode: return ["say it: `.preferredDisplayMode(.oneBesideSecondary)`"]
    case .choose(let policy):
      let choices = joined(policy.choices, "` or `")
      return ["choose an answer: `on policy.\(policy.spelling) \(choices)`"]
    case .sayWhatItIsNext(let path, let isBoolean):
      return isBoolean
        ? ["say what it is: `--on '\(path) true'`; `[true, false]` asks for both"]
        : ["say what it is: `--then 'set \(path) = …' --then launch`"]
    case .sayNextThatThereIsNone(let path):
      return ["or without one: `--then 'set \(path) = nil' --then launch`"]
    case .readRule(let rule): return ["`sbar rules \(rule.spelling)` tells what is known"]
    case .chooseByFlag(let policy):
      let last = policy.choices.last.map { "=" + $0 } ?? ""
      return ["choose an answer: `--policy \(policy.spelling)\(last)`"]
    case .leaveOutCount:
      return ["leave out `exactly …`: the last time it asks takes this route, or does not"]
    case .countRequests:
      return ["count what code requests: `request update`, or `call` of what requests it"]
    case .sayWhoIsAsked: return ["say who is asked in the end: `asked [ … ]`"]
    case .splitFile: return ["mend the first ones, or put the scenarios into several files"]
    case .declareAssumed:
      return ["declare or `include` what is assumed; a setting that is written is not assumed"]
    case .widenMatrix:
      return ["run the scenario over the values that the condition speaks of: `on …`"]
    case .takeKnownIssueOut:
      return ["take `known issue` out, so that the scenario has to pass from now on"]
    case .update: return ["`--update` writes it here; read it before you keep it"]
    }
  }

  private func wait(for place: Location, _ seconds: Double, _ asked: Bool) -> String {
    let step = "wait \(decimal(seconds)) s"
    let way = asked ? "--then '" + step + "'" : step
    return "`\(brief(spec.text(place)))` has not run yet: `\(way)` lets it run"
  }

  private func tooManyWays(_ limit: Int) -> String {
    "what is not known leads on in more than \(limit) ways, and no more are followed: each value "
      + "that is set leaves fewer"
  }

  private func brief(_ text: String) -> String {
    let line = oneLine(text)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// What a person can do about something that no scenario can set.
  private func hint(
    for code: UnknownCode, isScreen: Bool, _ result: Hint.UnknownResult
  ) -> String {
    let include = "or `include` the file that does"
    switch code {
    case .closure:
      return "declare what the closure is handed to, \(include): then it is known when it runs"
    case .selector(let function):
      return "what may call it is not read here: `call …\(function)` runs it where it matters"
    case .call(let name, nil, _) where isType(name):
      return "declare `\(name)` in this file, \(include)"
    case .call(let name, nil, let isEmpty):
      let parameters = isEmpty ? "()" : "(…)"
      return "declare it in this file, `func \(name)\(parameters)\(result.words) { … }`, \(include)"
    case .call(let name, let receiver?, _):
      return "declare `\(receiver)` with its `\(name)` in this file, \(include)"
    case .name(let name) where isScreen:
      return "say which screen `\(name)` is: declare what makes it, \(include)"
    case .name(let name):
      if let (screen, parameter) = parameter(name) {
        return "give it a value where \(screen) is made: `\(screen)(\(parameter): …)`"
      }
      return "declare `\(name)` in this file, \(include)"
    case .other: return "write a property in its place: that can be set"
    }
  }

  private func isType(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// `Card.isLoud` as a screen and its parameter.
  private func parameter(_ path: String) -> (screen: String, parameter: String)? {
    let parts = path.utf8.split(separator: UInt8(ascii: "."))
    guard parts.count == 2 else { return nil }
    let screen = String(decoding: Array(parts[0]), as: UTF8.self)
    let isScreen = program.screens.contains { symbolText($0.name) == screen }
    return isScreen ? (screen, String(decoding: Array(parts[1]), as: UTF8.self)) : nil
  }
}

extension Hint.UnknownResult {
  fileprivate var words: String {
    switch self {
    case .any: ""
    case .bool: " -> Bool"
    case .viewController: " -> UIViewController"
    }
  }
}
