import Language
import StatusBar

// Names of types that nothing is, where one of nearly that name is declared or known.
extension Binder {
  /// Reports the name that a chain starts at, where it is a slip of a type's or a screen's; nil
  /// where it may be something that is declared elsewhere.
  mutating func refusesSlip(
    of base: Expression, _ scope: Scope
  ) -> Reading<[Effect]>? {
    guard let start = base.start, case .name(let name) = start.name.kind else { return nil }
    if let slip = slip(ofType: LocatedName(name, start.name.range), scope) { return refuse(slip) }
    guard let member = start.member, let shared = Vocabulary.shared(name.word),
      declarations.type(name) == nil, meaning(of: name, in: scope) == nil,
      nearest(member.name, among: [shared], from: 3) != nil
    else { return nil }
    return refuse(
      .misspelt(spelling(member.name), suggestion: shared, at: scope.location(member.range)))
  }

  /// Says what is wrong with the name of a type in a chain; nil for one that may be right.
  func slip(ofType name: LocatedName, _ scope: Scope) -> Diagnostic? {
    guard names.isCapitalized(name.name), meaning(of: name.name, in: scope) == nil,
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
  func misspeltType(_ name: Name) -> String? {
    let declared = declarations.types.map { spelling($0.name) }
    let near = misspelt(name, among: declared + Vocabulary.types)
    guard let near else { return nil }
    // One and several, old and new: both names are likely.
    let (short, long) = (Array(near.utf8), Array(names.bytes(of: name)))
    let ordered = short.count < long.count ? (short, long) : (long, short)
    if ordered.1.starts(with: ordered.0), let last = ordered.1.last,
      last == UInt8(ascii: "s") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    {
      return nil
    }
    return near
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
