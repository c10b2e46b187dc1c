import Binding
import Language
import StatusBar

// Why a fact is undecided: what nobody said, where it stands, and how to go on.
extension CellRunner {
  /// Names what nobody said, where it stands, and the ways to go on.
  func explainUnknown(_ fact: PlannedFact, _ mismatch: inout Mismatch) {
    if case .condition(let condition) = fact.kind {
      if let input = unknownInput(of: condition) { explain(input, &mismatch) }
      return
    }
    if let input = doubt(about: fact) { return explain(input, &mismatch) }
    if fact.kind.isAboutRoute && world.haze[.screens] == nil {
      return explainFrequency(fact, &mismatch)
    }
    mismatch.reasons = possibleLines(aspect(of: fact))
    guard let first = firstUnknown else { return }
    switch first {
    case .open(let rule): return explain(rule, &mismatch)
    case .condition(let formula, let input) where isQuestionForChild(formula):
      explain(input, isScreen: true, &mismatch)
    case .input(let input), .condition(_, let input): explain(input, &mismatch)
    }
    if !mismatch.hints.contains(where: { $0.utf8.starts(with: "say what it is".utf8) }),
      !looksDefinite
    {
      mismatch.hints.append("`expect unknown` holds here")
    }
  }

  /// What a fact beside the bar hangs on that nobody knows, or nil.
  private func doubt(about fact: PlannedFact) -> InputID? {
    return switch fact.kind {
    case .quantity(let quantity, _, _): questions.quantity(quantity).doubt
    case .navigationBar(let wanted): questions.navigationBar()?.doubt(about: wanted)
    case .style: styleDoubt
    case .hidden, .covered, .content, .trailing, .split, .automatic, .unchanged, .stale, .unknown,
      .ignored, .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile,
      .top, .lifecycle, .advice, .condition:
      nil
    }
  }

  /// What the bar hangs on first; nil where all is known.
  var firstUnknown: Unknown? {
    published.undecided.first ?? questions.resolve().undecided.first
      ?? openInput.map { Unknown($0) }
  }

  /// `true` iff a formula is what a class answers when it is asked for a child.
  func isQuestionForChild(_ formula: FormulaID) -> Bool {
    context.program.screens.contains {
      $0.overrides[.childForStatusBarHidden] == formula
        || $0.overrides[.childForStatusBarStyle] == formula
    }
  }

  /// The reasons of every walk that is possible: a question that is answered in several ways is one
  /// line. What code may have done that nobody knows is no walk's affair.
  func possibleLines(_ aspect: Reason.Aspect) -> [ReasonLine] {
    var questions: [(reason: Reason, head: String, values: [String])] = []
    var isHazy = false
    inEachWorld { runner in
      if aspect != .style && runner.world.haze[.visibility] != nil { isHazy = true }
      if aspect != .visibility && runner.world.haze[.style] != nil { isHazy = true }
      for reason in runner.questions.possibleReasons().joined()
      where aspect.includes(reason.aspect) {
        let (head, value) = runner.clause(for: reason)
        let values = value.map { [$0] } ?? []
        guard
          let known = questions.firstIndex(where: {
            $0.head == head && $0.reason.rule == reason.rule && $0.reason.site == reason.site
          })
        else {
          questions.append((reason, head, values))
          continue
        }
        for value in values where !questions[known].values.contains(value) {
          questions[known].values.append(value)
        }
      }
    }
    if isHazy { return [] }
    let met = questions.map { $0.reason }
    questions.removeAll { $0.reason.repeats(met) }
    return lines(for: questions.map { ($0.reason, $0.head + joined($0.values, " or ")) })
  }

  /// Names an input that nobody set, and what to do about it; `isScreen` says that it is a screen.
  func explain(_ id: InputID, isScreen: Bool = false, _ mismatch: inout Mismatch) {
    if let rule = id.rule { return explain(rule, &mismatch) }
    let input = context.program.inputs[Int(id.index)]
    let code = UnknownCode(oneLine(input.name))
    if let place = context.bound.location(of: input.site) {
      mismatch.decisive = Diagnostic.Label(place, label(for: code, input.name))
    }
    let isStranger = questions.isStranger(id)
    guard !isStranger, let path = context.bound.settingPath(of: id) else {
      let result = isStranger ? " -> UIViewController" : input.isBoolean ? " -> Bool" : ""
      mismatch.hints = [hint(for: code, isScreen: isScreen || isStranger, result: result)]
      return
    }
    let value = input.isBoolean ? "true" : "…"
    let values = input.isBoolean ? "[true, false]" : "[…]"
    mismatch.hints =
      isScreen
      ? [
        hint(for: code, isScreen: true, result: ""),
        "or say that there is none: `set \(path) = nil`",
      ]
      : [
        "say what it is before this line: `set \(path) = \(value)`",
        "run the scenario over its values: `on \(path) \(values)`",
      ]
  }

  private func label(for code: UnknownCode, _ text: String) -> String {
    switch code {
    case .closure: "nobody knows whether this closure runs"
    case .selector(let function): "nobody knows whether `\(function)` runs"
    case .call, .name, .other: "nobody says what `\(short(oneLine(text)))` is"
    }
  }

  /// What a person can do about something that no scenario can set.
  private func hint(for code: UnknownCode, isScreen: Bool, result: String) -> String {
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
      return "declare it in this file, `func \(name)\(parameters)\(result) { … }`, \(include)"
    case .call(let name, let receiver?, _):
      return "declare `\(receiver)` with its `\(name)` in this file, \(include)"
    case .name(let name) where isScreen:
      return "say which screen `\(name)` is: declare what makes it, \(include)"
    case .name(let name):
      if let (screen, parameter) = parameter(name) {
        return "give it a value where \(screen) is made: `\(screen)(\(parameter): …)`"
      }
      return "declare `\(name)` in this file, \(include)"
    case .other: return "write a property in its place: a scenario can set that"
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
    let isScreen = context.program.screens.contains { symbolText($0.name) == screen }
    return isScreen ? (screen, String(decoding: Array(parts[1]), as: UTF8.self)) : nil
  }

  /// `true` iff `expect unknown` does not hold.
  private var looksDefinite: Bool { published.alternatives.isEmpty && looksAlike }

  func explain(_ rule: Rule, _ mismatch: inout Mismatch) {
    mismatch.hints = ["`expect unknown` holds here: no source answers \(rule.spelling)"]
    switch rule {
    case .u26:
      mismatch.hints.append("say it: `show sidebar`, `hide sidebar` or `.isSidebarHidden(…)`")
    case .u27: mismatch.hints.append("say it: `.preferredDisplayMode(.oneBesideSecondary)`")
    default: break
    }
    guard let policy = Policy.allCases.first(where: { $0.rule == rule }) else { return }
    mismatch.hints.append(
      "choose an answer: `on policy.\(policy.spelling) \(joined(policy.choices, "` or `"))`")
  }

  /// A condition that hangs on something unknown: the facts after it were compared nevertheless.
  func undecidedCondition(_ step: PlannedStep, _ expectation: PlannedExpectation) -> Mismatch {
    var mismatch = Mismatch(
      kind: .undecided, code: .conditionIsUndecided,
      title: "nobody knows whether the condition after `when` holds",
      location: context.at(step.range), expected: "a condition that is true or false",
      actual: "unknown")
    mismatch.step = lastAction.map { context.at($0) }
    mismatch.message = expectation.message.map { context.text($0) }
    mismatch.messagePlace = expectation.message.map { context.at($0) }
    if let screen = expectation.condition.flatMap({ missingScreen(of: $0) }) {
      mismatch.kind = .broken
      mismatch.code = .screenNotAlive
      mismatch.title = "the condition after `when` means nothing here: no \(screen) is alive"
      mismatch.actual = "no \(screen) is alive"
    }
    if let input = expectation.condition.flatMap({ unknownInput(of: $0) }) {
      explain(input, &mismatch)
    }
    return mismatch
  }

  private func unknownInput(of condition: PlannedCondition) -> InputID? {
    switch condition {
    case .cells: return nil
    case .formula(let formula, let screen):
      let value = questions.value(formula, screen: screen)
      if case .unknown(let input) = value { return input }
      return nil
    case .not(let operand): return unknownInput(of: operand)
    case .and(let a, let b), .or(let a, let b): return unknownInput(of: a) ?? unknownInput(of: b)
    }
  }
}

extension PlannedFact.Kind {
  /// `true` iff it says who was asked.
  fileprivate var isAboutRoute: Bool {
    switch self {
    case .asked, .notAsked: true
    default: false
    }
  }
}
