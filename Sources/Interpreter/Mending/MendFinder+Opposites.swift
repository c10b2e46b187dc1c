import Language

// Conditions that say the opposite of what was meant.
extension MendFinder {
  /// Turns round what decides by a condition: the flag says that the chrome is there where the
  /// modifier wants to know whether it is not, or two values are exchanged.
  mutating func findOpposites() {
    for modifier in shape.modifiers {
      guard let word = modifier.name.word else { continue }
      switch word {
      case .statusBarHidden where wish.isOfVisibility, .statusBar where wish.isOfVisibility:
        guard let value = modifier.call.arguments.first?.value else { continue }
        turnRound(value, modifier.owner) { Code.hidingBar($0) }
      case .preferredColorScheme where wish.isOfStyle, .toolbarColorScheme where wish.isOfStyle:
        guard let value = modifier.call.arguments.first?.value, value.isChoice else { continue }
        turnRound(value, modifier.owner) { Code.link(word, $0) }
      default: continue
      }
    }
    for (owner, type) in shape.types where shape.controllerClass(of: type) != nil {
      if wish.isOfVisibility, let value = type.member(Name(.prefersStatusBarHidden))?.value {
        turnRound(value, owner) { Code.override(.hidden, $0) }
      }
      if wish.isOfStyle, let value = type.member(Name(.preferredStatusBarStyle))?.value,
        value.isChoice
      {
        turnRound(value, owner) { Code.override(.style, $0) }
      }
    }
  }

  /// Lets a getter that says one thing for ever read a variable of its class that begins as it.
  mutating func findReadings() {
    guard wish.hides != nil else { return }
    for (owner, type) in shape.types where shape.controllerClass(of: type) != nil {
      guard let known = type.member(Name(.prefersStatusBarHidden))?.value, let answer = known.truth
      else { continue }
      for case .variable(let variable) in type.members where !variable.isConstant {
        guard variable.getter == nil, let start = variable.initial?.truth else { continue }
        let name = shape.spelling(variable.name.name)
        let value = start == answer ? name : Code.not(name)
        propose(
          33, .answer, .answerByVariable(name, by: self.name(of: owner)),
          swift: [Code.override(.hidden, value)], [sheet(owner).replace(known.range, value)])
      }
    }
  }

  private mutating func turnRound(
    _ value: Expression, _ owner: Int, _ code: (String) -> String
  ) {
    guard let other = sheet(owner).opposite(of: value) else { return }
    let name = name(of: owner)
    propose(
      30, .opposite, value.isChoice ? .exchangeValues(name) : .turnConditionRound(name),
      swift: [code(other)], [sheet(owner).replace(value.range, other)])
  }
}

extension MendSheet {
  /// What holds where `value` does not; nil for what says the same for ever, or is not understood.
  func opposite(of value: Expression) -> String? {
    func words(_ range: SourceRange) -> String { text(range) }
    switch value.kind {
    case .ternary(_, let yes, let no):
      let head = words(SourceRange(value.range.start, yes.range.start))
      let middle = words(SourceRange(yes.range.end, no.range.start))
      return head + words(no.range) + middle + words(yes.range)
    case .prefix(.not, let inner): return words(inner.range)
    case .name, .member, .call: return Code.not(words(value.range))
    case .binary(let left, let sign, _, let right):
      guard let other = sign.contrary else {
        return Code.not(Code.parenthesized(words(value.range)))
      }
      return Code.comparison(words(left.range), other, words(right.range))
    default: return nil
    }
  }
}

extension Expression {
  /// `true` for `condition ? one : other`.
  fileprivate var isChoice: Bool { if case .ternary = kind { true } else { false } }
}

extension Operator {
  /// How the comparison is written that holds where this one does not.
  fileprivate var contrary: String? {
    switch self {
    case .equal: "!="
    case .notEqual: "=="
    case .less: ">="
    case .lessOrEqual: ">"
    case .greater: "<="
    case .greaterOrEqual: "<"
    default: nil
    }
  }
}
