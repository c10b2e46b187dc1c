import Language
import StatusBar

// Members that are misspelt: a chain with a slip in it reaches nothing, and must not pass for one
// that leaves the bar alone.
extension Writer {
  /// Returns the mistake in the first member of a chain that is a slip of one that is read; nil
  /// where there is none.
  ///
  /// With `matters` the end of the chain is of the bar's vocabulary, so that names before it are
  /// compared more generously.
  mutating func slip(
    in chain: Expression, matters: Bool = false, _ scope: Scope
  ) -> Diagnostic? {
    if resolver.isCompiled(scope.file) { return nil }
    // The beginnings of a chain are asked about one by one when it has been read as a whole.
    let place = scope.location(chain.range)
    if slips.readChain?.begins(with: place, readBy: scope.owner) == true { return nil }
    let found = firstSlip(in: chain, matters: matters, isCalled: false, scope)
    if found == nil { slips.readChain = Slips.ReadChain(place: place, owner: scope.owner) }
    return found
  }

  private mutating func firstSlip(
    in chain: Expression, matters: Bool, isCalled: Bool, _ scope: Scope
  ) -> Diagnostic? {
    switch chain.kind {
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner),
      .cast(let inner, _, _):
      return firstSlip(in: inner, matters: matters, isCalled: isCalled, scope)
    case .subscripted(let base, _):
      return firstSlip(in: base, matters: matters, isCalled: false, scope)
    case .call(let call):
      return firstSlip(in: call.callee, matters: matters, isCalled: true, scope)
    case .member(let base, let name):
      let word = name.name.word
      let isOfBar =
        matters || Vocabulary.members.contains { $0 == word } || BarMember.called(word) != nil
        || BarMember.assigned(word) != nil
      if let found = firstSlip(in: base, matters: isOfBar, isCalled: false, scope) {
        return found
      }
      return slip(ofMember: name, of: base, matters: matters, isCalled: isCalled, scope)
    case .name(let name): return resolver.slip(ofOwn: LocatedName(name, chain.range), scope)
    default: return nil
    }
  }

  /// Reports the labels of a call that are slips of those which what is called knows.
  mutating func refuseSlips(ofLabelsIn call: Call, _ name: Name, _ scope: Scope) {
    guard !resolver.isCompiled(scope.file), let legal = Vocabulary.labels(of: name.word) else {
      return
    }
    let labels = call.arguments.compactMap { $0.label } + call.closures.compactMap { $0.label }
    for label in labels where !legal.contains(resolver.spelling(label.name)) {
      guard let near = resolver.nearest(label.name, among: legal, from: 4) else { continue }
      report(
        .misspelt(resolver.spelling(label.name), suggestion: near, at: scope.location(label.range)))
    }
  }

  /// The call with its labels, where `=` stands in the place of a colon: `hidden = isFull`.
  mutating func correctingLabels(of call: Call, _ name: Name, _ scope: Scope) -> Call {
    guard call.arguments.contains(where: { $0.isAssignment }) else { return call }
    let legal = Vocabulary.everyLabel(of: name.word)
    var call = call
    for (index, argument) in call.arguments.enumerated() where argument.label == nil {
      guard case .assignment(let target, .assign, _, let value) = argument.value.kind,
        case .name(let label) = target.kind, legal.contains(resolver.spelling(label)),
        resolver.meaning(of: label, in: scope) == nil
      else { continue }
      let sign = SourceRange(target.range.end, value.range.start)
      report(.equalForColon(of: resolver.spelling(label), at: scope.location(sign)))
      call.arguments[index] = Argument(label: LocatedName(label, target.range), value: value)
    }
    return call
  }

  /// Reports a member that is misspelt, and notes another one that is not known: its value is an
  /// input.
  mutating func remark(on name: LocatedName, of base: Expression, _ scope: Scope) {
    if let found = slip(ofMember: name, of: base, matters: false, isCalled: false, scope) {
      return report(found)
    }
    guard !appleMembers.contains(resolver.names.bytes(of: name.name)),
      !resolver.declarations.declaresMember(name.name)
    else { return }
    note(
      .assumed, once: name, in: scope.file,
      "`\(resolver.spelling(name.name))` is not declared here; what it stands for is an input")
  }

  private mutating func slip(
    ofMember name: LocatedName, of base: Expression, matters: Bool, isCalled: Bool,
    _ scope: Scope
  ) -> Diagnostic? {
    guard name.name.word == nil, !resolver.isCompiled(scope.file),
      !resolver.declarations.declaresMember(name.name),
      resolver.names.bytes(of: name.name).first != UInt8(ascii: "$")
    else { return nil }
    let suggestion =
      declaredSlip(name.name, of: base, scope)
      ?? slips.member(
        name.name, resolver.names, isLoose: matters || resolver.isApplicationType(base),
        isCalled: isCalled)
    return suggestion.map {
      .misspelt(resolver.spelling(name.name), suggestion: $0, at: scope.location(name.range))
    }
  }

  /// The member of an author's own class that a name is a slip of.
  private func declaredSlip(_ name: Name, of base: Expression, _ scope: Scope) -> String? {
    if case .presentationMode = meaning(of: base, scope) {
      return resolver.nearest(name, among: ["wrappedValue", "dismiss", "isPresented"], from: 5)
    }
    guard let type = declaredType(of: base, scope) else { return nil }
    let known = resolver.declarations.family(of: type).flatMap {
      resolver.declarations[$0].variableOrder + resolver.declarations[$0].functionOrder
    }
    return resolver.nearest(name, among: known.map { resolver.spelling($0) }, from: 4)
  }

  /// The declared type of what an expression yields, as far as it is easily told.
  private func declaredType(of base: Expression, _ scope: Scope) -> Int? {
    switch meaning(of: base, scope) {
    case .bundle(let owner): return resolver.typeInfo(of: owner)
    case .draft(let draft):
      return resolver.receivers.receiver(of: draft.screen).flatMap { resolver.typeInfo(of: $0) }
    case .variable(_, let type): return resolver.declaredType(type)
    case .value(let formula): return resolver.declaredType(self.type(of: formula))
    case nil, .object, .opaque, .content, .closure, .dismissAction, .presentationMode, .window,
      .anything:
      return nil
    }
  }
}

extension Argument {
  fileprivate var isAssignment: Bool {
    if case .assignment = value.kind { true } else { false }
  }
}

extension Writer {
  /// Returns the word among those legal here that a name is a slip of, as written; else nil.
  mutating func misspelt(_ name: Name, among words: [Word]) -> String? {
    slips.misspelt(name, among: words, resolver.names)
  }
}
