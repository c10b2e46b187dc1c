import Interpreter
import Language
import StatusBar

// What to do about it.
extension Phrasing {
  func hints(of finding: Finding) -> [Phrase] {
    finding.hints.flatMap { hint in
      guard case .wayOut = hint else { return words(of: hint) }
      guard case .problem(let problem, _, _) = finding.subject else { return [] }
      return hints(for: problem, finding.location.range)
    }
  }

  /// What to do about an answer of a question.
  func words(of hints: [Hint]) -> [Phrase] { hints.flatMap { words(of: $0) } }

  private func words(of hint: Hint) -> [Phrase] {
    switch hint {
    case .remedies(let advice): distinct(advice.map { $0.hint }).map { Phrase($0) }
    // The problem itself says it.
    case .wayOut: []
    case .sayWhatItIs, .sayThatThereIsNone, .runOverValues, .choose, .sayWhatItIsNext,
      .sayNextThatThereIsNone, .readRule, .chooseByFlag:
      [choice(hint)]
    case .declare(let code, let isScreen, let result):
      [self.hint(for: UnknownCode(oneLine(code)), isScreen: isScreen, result)]
    case .declareBase(let base):
      [
        "its class inherits from \(code: base), which is not read: declare that, or "
          + "\(code: "include") the file that does"
      ]
    case .wait(let place, let seconds, let asked): [wait(for: place, seconds, asked)]
    case .sayMore(let limit): [tooManyWays(limit)]
    case .askForUpdate: ["ask for an update: \(code: "setNeedsStatusBarAppearanceUpdate()")"]
    case .askAgain(let bar):
      ["the published bar lags behind: a walk now would make it \(bar.words); ask for an update"]
    case .goThere(let steps): ["these steps show it: \(code: joined(steps, "; "))"]
    case .expectHidden:
      ["expect \(code: "hidden"), or bring the bar back before asking for its colour"]
    case .expectUnknown: ["\(code: "expect unknown") holds here"]
    case .expectUnanswered(let rule):
      ["\(code: "expect unknown") holds here: no source answers \(rule.spelling)"]
    case .saySidebar:
      [
        "say it: \(code: "show sidebar"), \(code: "hide sidebar") or "
          + "\(code: ".isSidebarHidden(…)")"
      ]
    case .sayDisplayMode: ["say it: \(code: ".preferredDisplayMode(.oneBesideSecondary)")"]
    case .leaveOutCount:
      ["leave out \(code: "exactly …"): the last time it asks takes this route, or does not"]
    case .countRequests:
      [
        "count what code requests: \(code: "request update"), or "
          + "\(code: "call") of what requests it"
      ]
    case .sayWhoIsAsked: ["say who is asked in the end: \(code: "asked [ … ]")"]
    case .splitFile: ["mend the first ones, or put the scenarios into several files"]
    case .declareAssumed:
      ["declare or \(code: "include") what is assumed; a setting that is written is not assumed"]
    case .widenMatrix:
      ["run the scenario over the values that the condition speaks of: \(code: "on …")"]
    case .takeKnownIssueOut:
      ["take \(code: "known issue") out, so that the scenario has to pass from now on"]
    case .update: ["\(code: "--update") writes it here; read it before you keep it"]
    }
  }

  /// How to choose a value, in a scenario or on a command line; for any other hint nothing.
  private func choice(_ hint: Hint) -> Phrase {
    switch hint {
    case .sayThatThereIsNone(let path): return "or without one: \(code: "set \(path) = nil")"
    case .sayWhatItIs(let path, let values):
      return "set it before this line: \(code: "set \(path) = \(values.first ?? "…")")"
    case .runOverValues(let path, let values):
      return "run the scenario over its values: \(code: "on \(path) \(list(values))")"
    case .choose(let policy):
      let first = policy.choices.first ?? ""
      let start: Phrase = "choose an answer: \(code: "on policy.\(policy.spelling) \(first)")"
      return policy.choices.dropFirst().reduce(start) { $0 + " or " + Phrase(code: $1) }
    case .sayWhatItIsNext(let path, let values):
      guard let first = values.first else {
        return "say what it is: \(code: "--then 'set \(path) = …' --then launch")"
      }
      let all = values.count == 2 ? "both" : "each"
      return
        "say what it is: \(code: "--on '\(path) \(first)'"); \(code: list(values)) asks for \(all)"
    case .sayNextThatThereIsNone(let path):
      return "or without one: \(code: "--then 'set \(path) = nil' --then launch")"
    case .readRule(let rule): return "\(code: "sbar rules \(rule.spelling)") tells what is known"
    case .chooseByFlag(let policy):
      let last = policy.choices.last.map { "=" + $0 } ?? ""
      return "choose an answer: \(code: "--policy \(policy.spelling)\(last)")"
    case .askForUpdate, .askAgain, .remedies, .wait, .expectHidden, .wayOut, .declare,
      .declareBase, .sayMore, .expectUnknown, .expectUnanswered, .saySidebar, .sayDisplayMode,
      .leaveOutCount,
      .countRequests, .sayWhoIsAsked, .declareAssumed, .splitFile, .widenMatrix,
      .takeKnownIssueOut, .update, .goThere:
      return ""
    }
  }

  /// Values as a header lists them.
  private func list(_ values: [String]) -> String {
    "[" + (values.isEmpty ? "…" : joined(values, ", ")) + "]"
  }

  private func wait(for place: Location, _ seconds: Double, _ asked: Bool) -> Phrase {
    let step = "wait \(decimal(seconds)) s"
    let way = asked ? "--then '" + step + "'" : step
    return "\(code: brief(spec.text(place))) has not run yet: \(code: way) lets it run"
  }

  private func tooManyWays(_ limit: Int) -> Phrase {
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
  ) -> Phrase {
    let include: Phrase = "or \(code: "include") the file that does"
    switch code {
    case .closure:
      return "declare what the closure is handed to, \(include): then it is known when it runs"
    case .initializer:
      return "\(code: "include") the file that makes one: then it is known when it runs"
    case .selector(let function):
      return
        "what may call it is not read here: \(code: "call …\(function)") runs it where it matters"
    case .call(let name, nil, _) where isType(name):
      return "declare \(code: name) in this file, \(include)"
    case .call(let name, nil, let isEmpty):
      let parameters = isEmpty ? "()" : "(…)"
      let code = "func \(name)\(parameters)\(result.words) { … }"
      return "declare it in this file, \(code: code), \(include)"
    case .call(let name, let receiver?, _):
      return "declare \(code: receiver) with its \(code: name) in this file, \(include)"
    case .name(let name) where isScreen:
      return "say which screen \(code: name) is: declare what makes it, \(include)"
    case .name(let name):
      if let (screen, parameter) = parameter(name) {
        return "give it a value where \(screen) is made: \(code: "\(screen)(\(parameter): …)")"
      }
      return "declare \(code: name) in this file, \(include)"
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
