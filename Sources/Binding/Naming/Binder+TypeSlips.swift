import Language
import StatusBar

// Names of types that nothing is, where one of nearly that name is declared or known.
extension Binder {
  /// Reports the name that a chain starts at, where it is a slip of a type's or a screen's; nil
  /// where it may be something that is declared elsewhere.
  mutating func refusesSlip(
    of base: Expression, _ scope: Scope
  ) -> Reading<[Effect]>? {
    guard !isCompiled(scope.file), let start = base.start,
      case .name(let name) = start.name.kind
    else { return nil }
    if let slip = slip(ofType: LocatedName(name, start.name.range), scope) { return refuse(slip) }
    guard let member = start.member, let shared = Vocabulary.shared(name.word),
      declarations.type(name) == nil, meaning(of: name, in: scope) == nil,
      nearest(member.name, among: [shared], from: 3) != nil
    else { return nil }
    return refuse(
      .misspelt(spelling(member.name), suggestion: shared, at: scope.location(member.range)))
  }

  /// Says what is wrong with the name of a type in a chain; nil for one that may be right.
  mutating func slip(ofType name: LocatedName, _ scope: Scope) -> Diagnostic? {
    guard !isCompiled(scope.file), names.isCapitalized(name.name),
      meaning(of: name.name, in: scope) == nil,
      !isKnownType(name.name)
    else { return nil }
    if scope.isScenario {
      let screens = directory.screenNames.map { spelling($0) }
      if let near = closest(to: name.name, among: screens) {
        return .undeclaredScreen(
          spelling(name.name), suggestion: near, legal: screens, at: scope.location(name.range))
      }
    }
    guard let near = misspeltType(name.name) else { return nil }
    return .misspelt(spelling(name.name), suggestion: near, at: scope.location(name.range))
  }

  /// `true` iff a type is declared here, or known as Apple's.
  func isKnownType(_ name: Name) -> Bool {
    isAppleName(name) || declarations.type(name) != nil || name.word != nil
      || directory.screen(name) != nil || name == appName
  }

  /// Returns the type that a name is a slip of: a declared one, or one that matters to the bar.
  mutating func misspeltType(_ name: Name) -> String? {
    if let known = slips.type(name) { return known }
    let written = Array(names.bytes(of: name))
    let declared = declarations.types.map { spelling($0.name) }
    let near =
      misspelt(name, among: Vocabulary.types)
      ?? misspelt(name, among: declared.filter { !areAlike(written, Array($0.utf8)) })
      ?? appleTypeMeant(by: written)
    slips.keep(near, ofType: name)
    return near
  }

  /// The type of Apple's that a name which is none is a slip of, or nil.
  private func appleTypeMeant(by name: [UInt8]) -> String? {
    // Of four letters many words are made.
    guard name.count >= 5, !Views.draws(nil, name[...]) else { return nil }
    // One and several are two things.
    let several = name + [UInt8(ascii: "s")]
    return appleTypes.first { EditDistance.isSlip(name, of: $0) && !$0.elementsEqual(several) }
  }

  /// `true` iff two names differ as those of different things do: one and several, `ViewA` and
  /// `ViewB`, `Model` and `Model2`.
  func areAlike(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let front = zip(a, b).prefix { $0 == $1 }.count
    let back = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    let shared = min(front + back, min(a.count, b.count))
    let rest = [a, b].map { $0.dropFirst(front).dropLast(max(0, shared - front)) }
    let isReplaced = rest.allSatisfy { $0.count == 1 }
    return rest.allSatisfy { part in
      part.count <= 1 && part.allSatisfy { $0.tellsApart(isReplaced: isReplaced) }
    }
  }
}

extension UInt8 {
  /// `true` iff names that differ in it alone are likely to be names of different things.
  fileprivate func tellsApart(isReplaced: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): isReplaced
    case UInt8(ascii: "s"): !isReplaced
    default: false
    }
  }
}

extension Expression {
  /// What a chain of members and calls starts at, and the first member behind it.
  fileprivate var start: (name: Expression, member: LocatedName?)? {
    switch kind {
    case .name: return (self, nil)
    case .member(let base, let member):
      guard let start = base.start else { return nil }
      return (start.name, start.member ?? member)
    case .call(let call): return call.callee.start
    case .optionalChain(let inner), .forced(let inner), .subscripted(let inner, _):
      return inner.start
    default: return nil
    }
  }
}
