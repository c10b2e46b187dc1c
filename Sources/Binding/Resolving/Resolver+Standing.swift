import Language
import StatusBar

// Which of the file's objects an expression means that names none of them: by its declared type,
// or, where that is not known, by the members that are asked of it.
extension Resolver {
  /// The declared type that an expression is of of which so much is known, or that it names.
  func owner(of base: Expression, _ sense: Sense, _ scope: Scope) -> Int? {
    if base.isSelf { return typeInfo(of: scope.owner) }
    if let type = base.typeName(names), self.meaning(of: type, in: scope) == nil {
      return declarations.type(type)
    }
    if case .bundle(let owner) = sense.meaning { return typeInfo(of: owner) }
    guard let type = sense.className else { return nil }
    return declarations.type(type)
  }

  func className(of variable: LocatedVariable) -> Name? {
    guard let type = variable.declaration.type else {
      return castName(variable) ?? staticType(variable).name
    }
    return plainName(type, variable.file)
  }

  /// The type as which a variable begins: `let app = application.delegate as! AppDelegate`.
  func castName(_ variable: LocatedVariable) -> Name? {
    guard case .cast(_, _, let type)? = variable.declaration.initial?.kind else { return nil }
    return plainName(type, variable.file)
  }

  /// The name of a type that is written as that and no more, but for `?` or `!`.
  func plainName(_ type: TypeReference, _ file: FileID) -> Name? {
    var text = bytes(type.range, in: file)[...]
    while let last = text.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      text.removeLast()
    }
    return text.elementsEqual(names.bytes(of: type.name)) ? type.name : nil
  }

  // MARK: - Objects that it may be

  /// `true` iff a receiver stands for an object or a controller of a class, and not for the class.
  func isObject(_ index: Int, _ receiver: Int) -> Bool {
    guard declarations[index].keyword == .class, receivers.statics(of: index) != receiver else {
      return false
    }
    switch declarations[index].role {
    case .observable, .other: return true
    case .controller: return self.receiver(ofType: index) == receiver
    case .view, .representable, .modifier, .visibilityState, .app, .enumeration: return false
    }
  }

  /// `true` iff something that is declared as a type may be of a class of the file.
  func mayBe(_ type: Name, _ index: Int) -> Bool {
    for relative in declarations.family(of: index) {
      let info = declarations[relative]
      if info.name == type || info.inherited.contains(where: { $0.name == type }) { return true }
    }
    // Not an alias, and not the parameter of something generic.
    guard declarations.type(type) == nil, !appleTypes.contains(names.bytes(of: type)),
      !StaticType(typeWord: type.word).isKnown, ControllerClass(type.word) == nil
    else { return false }
    let file = declarations[index].location.file
    guard isCompiled(file), !declarations.placeholders.contains(type), inheritsFromApple(index)
    else { return true }
    // A type of a library's is no class of the author's that inherits from Apple's alone.
    return names.bytes(of: type).hasPrefix("UI") || names.bytes(of: type).hasPrefix("NS")
  }

  /// `true` iff all that a type inherits from is declared here or is Apple's.
  private func inheritsFromApple(_ index: Int) -> Bool {
    declarations.family(of: index).allSatisfy { relative in
      declarations[relative].inherited.allSatisfy { base in
        let bytes = names.bytes(of: base.name)
        return declarations.type(base.name) != nil || SystemProtocols.all.contains(bytes)
          || ControllerClass(base.name.word) != nil || appleTypes.contains(bytes)
          || StaticType(typeWord: base.name.word).isKnown
          || Vocabulary.inertBases.contains { bytes.elementsEqual($0.utf8) }
      }
    }
  }

  /// `true` iff a name in the code of a class is one that a class of Apple's above it declares, and
  /// not one of a controller, a view, or another object that may be of the author's own.
  func isInheritedValue(_ name: Name, of owner: Int, in file: FileID) -> Bool {
    guard isCompiled(file), let type = typeInfo(of: owner), declarations[type].keyword == .class,
      declarations.type(name) == nil, !names.isCapitalized(name), anonymousNumber(name) == nil,
      declarations.family(of: type).allSatisfy({
        declarations[$0].variables[name] == nil && declarations[$0].functions[name] == nil
      }),
      declarations.lineage(of: type).contains(where: { !declarations[$0].inherited.isEmpty }),
      inheritsFromApple(type), foreignResult(of: name) == nil
    else { return false }
    let bytes = names.bytes(of: name)
    return !Resolver.ofOthers.contains { bytes.hasSuffix($0) }
  }

  /// How the names end of what may be an object of the author's own.
  private static let ofOthers: [StaticString] = [
    "ontroller", "elegate", "ataSource", "iew", "arent", "next", "indow", "ell", "ayer", "bject",
    "arget", "oordinator", "cene", "eader", "ooter", "ontent", "hildren", "ontrollers", "iews",
    "ells",
  ]

  /// `true` iff nothing happens but that the variable has another value.
  func isPlainVariable(_ name: Name, of owner: Int) -> Bool {
    guard let type = receivers.type(of: owner),
      let declaration = variable(named: name, ofType: type)?.declaration
    else { return false }
    return declaration.getter == nil
  }
}

extension StaticType {
  /// The name of the declared type that it is, or nil.
  var name: Name? {
    if case .named(let name) = kind { return name }
    return nil
  }
}

// What is done on the way to a value that is not read.
extension Resolver {
  /// `true` iff statements may do more than come to a value.
  func mayAct(_ statements: ArraySlice<Statement>) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .expression(let expression): mayAct(expression)
      case .variable(let variable): variable.initial.map { mayAct($0) } ?? false
      case .return(let value): value.map { mayAct($0) } ?? false
      case .if(let branches):
        mayAct(branches.conditions) || mayAct(branches.then[...])
          || mayAct(branches.otherwise[...])
      case .guard(let conditions, let otherwise):
        mayAct(conditions) || mayAct(otherwise[...])
      case .switch(let subject, let cases):
        mayAct(subject) || cases.contains { mayAct($0.body[...]) }
      case .loop(let loop):
        loop.sequence.map { mayAct($0) } ?? false || mayAct(loop.body[...])
      case .block(let body), .deferred(let body): mayAct(body[...])
      case .attempt(let body, let clauses):
        mayAct(body[...]) || clauses.contains { mayAct($0[...]) }
      case .conditional(let clauses): clauses.contains { mayAct($0.body[...]) }
      case .action: true
      case .function, .type, .jump, .unread: false
      }
    }
  }

  private func mayAct(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression(let value), .pattern(_, let value): mayAct(value)
      case .binding(_, let value): value.map { mayAct($0) } ?? false
      }
    }
  }

  func mayAct(_ expression: Expression) -> Bool {
    if case .assignment = expression.kind { return true }
    if case .call = expression.kind { return true }
    if case .branch(let statement) = expression.kind { return mayAct([statement]) }
    return expression.hasOperand { mayAct($0) }
  }
}

/// What a receiver is, as far as its members' names then say what they can reach.
enum Standing {
  /// Of Apple's types that draw, compute, store or transport.
  case apple(Name?)
  /// A window, or something whose name says so.
  case window
  /// A view controller.
  case controller
  /// An object of the author's own, of which the file says everything.
  case declared
  /// Anything else.
  case unknown

  /// `true` iff it is a view controller.
  var isController: Bool {
    if case .controller = self { true } else { false }
  }
}

extension Resolver {
  func standing(of type: StaticType) -> Standing? {
    switch type.kind {
    case .unknown, .nothing, .closure: nil
    case .controller: .controller
    case .window: .window
    case .named(let name): standing(ofType: name)
    case .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .object, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode, .displayMode,
      .list, .set:
      .apple(nil)
    }
  }

  /// `true` iff an expression is an element of a list: `items[0]`, `items.first`, `[a, b].min()`.
  func yieldsElement(_ value: Expression) -> Bool {
    switch value.kind {
    case .subscripted, .array: true
    // A call is one of a member, too.
    case .member(_, let name):
      elementMembers.contains(names.bytes(of: name.name))
    default: false
    }
  }

  func standing(of variable: LocatedVariable) -> Standing {
    standing(of: staticType(variable))
      ?? (isWindowLike(variable.declaration.name.name) ? .window : .unknown)
  }

  func standing(ofType name: Name) -> Standing {
    if let type = declarations.type(name) {
      return declarations[type].isController ? .controller : .declared
    }
    switch name.word {
    case .UIWindow: return .window
    case .UIViewController: return .controller
    default: break
    }
    if ControllerClass(name.word) != nil { return .controller }
    if StaticType(typeWord: name.word).isKnown || isViewLike(name) { return .apple(nil) }
    return appleTypes.contains(names.bytes(of: name)) ? .apple(name) : .unknown
  }

  /// `true` iff a type that is declared nowhere is a view by its name: it is one of a library's.
  private func isViewLike(_ name: Name) -> Bool {
    let bytes = names.bytes(of: name)
    return ["View", "Button", "Label", "Field", "Cell", "Layer"].contains { bytes.hasSuffix($0) }
  }

  /// The property of that name of an owner's type or of a superclass.
  func variable(named name: Name, of owner: Int) -> LocatedVariable? {
    guard let type = typeInfo(of: owner) else { return nil }
    return variable(named: name, ofType: type)
  }

  /// The property of that name of a type or of a superclass.
  func variable(named name: Name, ofType type: Int) -> LocatedVariable? {
    // A lazy sequence would keep, and so copy, the whole binder.
    for type in declarations.lineage(of: type) {
      if let found = declarations[type].variables[name] { return found }
    }
    return nil
  }

  /// `true` iff a name says that it is a window's: `window`, `keyWindow`, `overlayWindow`.
  func isWindowLike(_ name: Name) -> Bool {
    let bytes = names.bytes(of: name)
    return bytes.hasSuffix("window") || bytes.hasSuffix("Window")
  }

  /// `true` iff `self` is a view of UIKit's there.
  func isUIView(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    return declarations.lineage(of: type).contains { above in
      declarations[above].inherited.contains {
        let bytes = names.bytes(of: $0.name)
        return bytes.hasPrefix("UI") && appleTypes.contains(bytes)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
  }

  func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { prefix($0.count).elementsEqual($0) }
  }
}
