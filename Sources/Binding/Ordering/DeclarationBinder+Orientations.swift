import Language
import StatusBar

/// What Info.plist says of the sides of phones.
package struct PhoneSide: Sendable {
  /// The only side that it lets phones have; nil for both.
  package var orientation: Orientation?
  /// Where it says so.
  package var site: Site
}

// How a class lets the app turn: `supportedInterfaceOrientations`, `shouldAutorotate`.
extension DeclarationBinder {
  /// Binds what a class, or the nearest above it, says of turning.
  mutating func bindOrientations(of type: Int, screen: ScreenID, owner: Int) {
    if let mask = answers("supportedInterfaceOrientations", of: type).first {
      bodies.writer.program[screen].turning.asked = bindAsked(mask, screen, owner)
      bodies.writer.program[screen].turning.portrait = bindMask(
        of: type, level: 0, isLandscape: false, screen, owner)
      bodies.writer.program[screen].turning.landscape = bindMask(
        of: type, level: 0, isLandscape: true, screen, owner)
    }
    if let may = answers("shouldAutorotate", of: type).first {
      var scope = Scope(file: may.file, screen: screen, owner: owner)
      bodies.writer.program[screen].turning.isAutomatic = bodies.bindFormula(
        may.single ?? Expression(.hole, may.range), expecting: .bool, &scope)
    }
  }

  /// Notes the only side that Info.plist lets phones have, or what a delegate answers in its place.
  mutating func bindPhoneOrientation() {
    let resolver = bodies.writer.resolver
    if let answer = delegateAnswer() {
      let mask = Mask(type: nil, level: 0, isLandscape: false, range: answer.range)
      var lying = mask
      lying.isLandscape = true
      var scope = Scope(file: answer.file, screen: .app, owner: 0)
      let portrait = bindMask(answer.body[...], mask, &scope)
      let landscape = bindMask(answer.body[...], lying, &scope)
      bodies.writer.program[ScreenID.app].turning.portrait = portrait
      bodies.writer.program[ScreenID.app].turning.landscape = landscape
      return
    }
    let blocks = resolver.declarations.plists
    guard let side = phoneSide(of: blocks), let orientation = side.orientation else { return }
    bodies.writer.program.set(phoneOrientation: orientation, at: side.site)
  }

  /// The side that blocks of Info.plist let phones have; nil where none speaks of it.
  mutating func phoneSide(of blocks: [(file: FileID, block: PlistBlock)]) -> PhoneSide? {
    let resolver = bodies.writer.resolver
    let entries = blocks.flatMap { plist in
      plist.block.entries.map { (file: plist.file, entry: $0) }
    }.filter {
      resolver.spelling($0.entry.key.name) == "UISupportedInterfaceOrientations"
        && $0.entry.suffix.map { resolver.spelling($0.name) } != "ipad"
    }
    guard let own = entries.last(where: { $0.entry.suffix != nil }) ?? entries.last,
      case .array(let all) = own.entry.value.kind
    else { return nil }
    var side = PhoneSide(site: bodies.writer.site(own.entry.key.range, in: own.file))
    let sides = all.map { OrientationSides(plist: named($0, in: own.file)) }
    if let first = sides.first.flatMap({ $0 }),
      sides.allSatisfy({ $0.map { $0.hasLandscape == first.hasLandscape } ?? false })
    {
      side.orientation = first.hasLandscape ? .landscapeRight : .portrait
    }
    return side
  }

  /// What a value of Info.plist is called, with quotes around it or without.
  private func named(_ value: Expression, in file: FileID) -> String {
    let quote = UInt8(ascii: "\"")
    let text = bodies.writer.resolver.bytes(value.range, in: file).filter { $0 != quote }
    return String(decoding: text, as: UTF8.self)
  }

  /// What a delegate answers when it is asked how the app may be turned; nil where none does.
  private func delegateAnswer() -> OwnAnswer? {
    let resolver = bodies.writer.resolver
    guard let name = resolver.names.name(of: Array("application".utf8)) else { return nil }
    let functions = resolver.declarations.types.flatMap { $0.functions[name] ?? [] }
    let found = functions.first { function in
      function.declaration.parameters.contains { parameter in
        parameter.label.map { resolver.spelling($0.name) } == "supportedInterfaceOrientationsFor"
      }
    }
    return found.map {
      OwnAnswer(
        file: $0.file, range: $0.declaration.name.range,
        body: resolver.statements(of: $0.declaration))
    }
  }

  /// What a class answers under a name.
  private struct OwnAnswer {
    var file: FileID
    var range: SourceRange
    var body: [Statement]

    init(file: FileID, range: SourceRange, body: [Statement]) {
      (self.file, self.range, self.body) = (file, range, body)
    }

    init(file: FileID, _ value: Expression) {
      self.init(file: file, range: value.range, body: [Statement(.return(value), value.range)])
    }

    /// The value, where it takes no more than that.
    var single: Expression? {
      guard body.count == 1 else { return nil }
      switch body[0].kind {
      case .expression(let value), .return(let value?): return value
      default: return nil
      }
    }
  }

  /// What a class and those above it answer under a name, the nearest first.
  private func answers(_ name: String, of type: Int) -> [OwnAnswer] {
    guard let name = bodies.writer.resolver.names.name(of: Array(name.utf8)) else { return [] }
    return bodies.writer.resolver.declarations.lineage(of: type).compactMap { base in
      let info = bodies.writer.resolver.declarations[base]
      if let definition = info.definitions[name] {
        return OwnAnswer(file: definition.file, definition.value)
      }
      if let variable = info.variables[name] {
        let range = variable.declaration.name.range
        if let body = variable.declaration.getter {
          return OwnAnswer(file: variable.file, range: range, body: body)
        }
        return variable.declaration.initial.map { OwnAnswer(file: variable.file, $0) }
      }
      guard let function = info.functions[name]?.first else { return nil }
      return OwnAnswer(
        file: function.file, range: function.declaration.name.range,
        body: function.declaration.body ?? [])
    }
  }

  /// The controller that a class asks in its place: `topViewController` of
  /// `topViewController?.supportedInterfaceOrientations ?? .all`.
  private mutating func bindAsked(
    _ answer: OwnAnswer, _ screen: ScreenID, _ owner: Int
  ) -> FormulaID? {
    guard var value = answer.single ?? forwarded(answer.body) else { return nil }
    if case .binary(let left, .coalesce, _, _) = value.kind { value = left }
    guard case .member(let base, let member) = value.withoutOptionals.kind,
      spells(member.name, "supportedInterfaceOrientations"), !isSuper(base)
    else { return nil }
    var scope = Scope(file: answer.file, screen: screen, owner: owner)
    return bodies.bindFormula(
      base.withoutOptionals, expecting: StaticType(.controller), &scope)
  }

  /// `top.supported…` of `if let top = … { return top.supported… }`, with what `top` stands for in
  /// its place, and the same of `guard`; nil for anything else.
  private func forwarded(_ body: [Statement]) -> Expression? {
    guard let first = body.first else { return nil }
    var conditions: [Condition] = []
    var returned: Statement?
    if case .if(let branches) = first.kind {
      (conditions, returned) = (branches.conditions, branches.then.first)
    } else if case .guard(let all, _) = first.kind {
      (conditions, returned) = (all, body.dropFirst().first)
    }
    guard conditions.count == 1, case .binding(let name, let value?) = conditions[0],
      case .return(let result?)? = returned?.kind,
      case .member(let base, let member) = result.withoutOptionals.kind, base.ownName == name.name
    else { return nil }
    var asked = value
    if case .cast(let inner, _, _) = value.kind { asked = inner }
    return Expression(.member(asked, member), result.range)
  }

  private func spells(_ name: Name, _ word: String) -> Bool {
    bodies.writer.resolver.spelling(name) == word
  }

  private func isSuper(_ value: Expression) -> Bool {
    if case .name(let name) = value.kind { name.word == .super } else { false }
  }

  /// Whether what a class answers at a level of those above it lets the app stand, or lie on its
  /// side; UIKit's own classes let it do both.
  private mutating func bindMask(
    of type: Int, level: Int, isLandscape: Bool, _ screen: ScreenID, _ owner: Int
  ) -> FormulaID {
    let all = answers("supportedInterfaceOrientations", of: type)
    guard level < all.count else {
      let info = bodies.writer.resolver.declarations[type]
      let scope = Scope(file: info.location.file, screen: screen, owner: owner)
      return constant(true, at: info.location.range, scope)
    }
    var scope = Scope(file: all[level].file, screen: screen, owner: owner)
    let mask = Mask(type: type, level: level, isLandscape: isLandscape, range: all[level].range)
    return bindMask(all[level].body[...], mask, &scope)
  }

  /// Which answer is bound, and for what.
  private struct Mask {
    /// The class that answers; nil for a delegate.
    var type: Int?
    var level: Int
    var isLandscape: Bool
    var range: SourceRange
  }

  /// Statements that end with a mask in each of their branches; anything else is not known.
  private mutating func bindMask(
    _ statements: ArraySlice<Statement>, _ mask: Mask, _ scope: inout Scope
  ) -> FormulaID {
    guard let statement = statements.first else {
      return bodies.writer.opaque(.bool, at: mask.range, scope)
    }
    let rest = statements.dropFirst()
    if case .return(let value?) = statement.kind { return bindMask(value, mask, &scope) }
    if case .expression(let value) = statement.kind, rest.isEmpty {
      return bindMask(value, mask, &scope)
    }
    if case .if(let branch) = statement.kind, let condition = single(branch.conditions) {
      let truth = bodies.bindTruth(condition, &scope)
      let first = bindMask(branch.then[...] + rest, mask, &scope)
      let second = bindMask(branch.otherwise[...] + rest, mask, &scope)
      return bodies.writer.add(
        .ternary(truth, first, second), .bool, at: statement.range, scope)
    }
    if case .guard(let conditions, let otherwise) = statement.kind,
      let condition = single(conditions)
    {
      let truth = bodies.bindTruth(condition, &scope)
      let first = bindMask(rest, mask, &scope)
      let second = bindMask(otherwise[...], mask, &scope)
      return bodies.writer.add(
        .ternary(truth, first, second), .bool, at: statement.range, scope)
    }
    return bodies.writer.opaque(.bool, at: mask.range, scope)
  }

  private func single(_ conditions: [Condition]) -> Expression? {
    guard conditions.count == 1, case .expression(let value) = conditions[0] else { return nil }
    return value
  }

  /// Whether a mask of orientations lets the app stand, or lie on its side.
  private mutating func bindMask(
    _ value: Expression, _ mask: Mask, _ scope: inout Scope
  ) -> FormulaID {
    let range = value.range
    switch value.kind {
    case .tuple(let elements) where elements.count == 1:
      return bindMask(elements[0].value, mask, &scope)
    case .array(let elements):
      var whole = constant(false, at: range, scope)
      for element in elements {
        let one = bindMask(element, mask, &scope)
        whole = bodies.writer.add(.or(whole, one), .bool, at: range, scope)
      }
      return whole
    case .ternary(let condition, let then, let otherwise):
      let truth = bodies.bindTruth(condition, &scope)
      let first = bindMask(then, mask, &scope)
      let second = bindMask(otherwise, mask, &scope)
      return bodies.writer.add(.ternary(truth, first, second), .bool, at: range, scope)
    case .branch(let statement): return bindMask([statement][...], mask, &scope)
    // What another controller answers is asked of that.
    case .binary(let left, .coalesce, _, let right)
    where left.lastName.map({ spells($0.name, "supportedInterfaceOrientations") }) == true:
      return bindMask(right, mask, &scope)
    case .member(let base, let member)
    where isSuper(base) && spells(member.name, "supportedInterfaceOrientations"):
      guard let type = mask.type else { break }
      return bindMask(
        of: type, level: mask.level + 1, isLandscape: mask.isLandscape, scope.screen,
        scope.owner)
    default: break
    }
    return OrientationMask(value).bindSide(
      isLandscape: mask.isLandscape, &bodies, &scope)
  }

  private mutating func constant(
    _ truth: Bool, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    bodies.writer.add(.constant(.bool(truth)), .bool, at: range, scope)
  }
}
