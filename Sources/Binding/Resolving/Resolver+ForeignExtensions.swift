import Language
import StatusBar

/// The classes of UIKit's whose extensions are followed on other objects than `self`.
enum ForeignKind: Sendable {
  case controller, navigationBar, window

  /// The kind of a class by its name; nil for any other class.
  init?(_ name: Name) {
    switch name.word {
    case .UINavigationBar: self = .navigationBar
    case .UIWindow: self = .window
    default:
      guard ControllerClass(name.word) != nil else { return nil }
      self = .controller
    }
  }

  /// The local that stands for the object: no text has the name, but for that of a bar, which
  /// stands for its controller.
  var subject: Name { Name(self == .navigationBar ? .navigationBar : .deinit) }
}

extension Resolver {
  /// The functions of a name that extensions give to a kind of classes; with `isStatic` those of
  /// the class itself.
  func foreignFunctions(
    _ name: Name, of kind: ForeignKind, isStatic: Bool = false
  ) -> [LocatedFunction] {
    foreignMembers(of: kind).compactMap { located in
      guard case .function(let function) = located.member, function.name.name == name,
        isStatic
          == function.modifiers.contains(where: {
            $0.name.word == .static || $0.name.word == .class
          })
      else { return nil }
      return LocatedFunction(file: located.file, declaration: function)
    }
  }

  /// The setter that an extension gives to a kind of classes; nil where there is none, or several.
  func foreignSetter(_ name: Name, of kind: ForeignKind) -> Setter? {
    let found = foreignMembers(of: kind).compactMap { located -> Setter? in
      guard case .variable(let variable) = located.member, variable.name.name == name,
        let closure = variable.setter
      else { return nil }
      return Setter(file: located.file, closure: closure, type: staticType(variable.type))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// `true` iff an extension gives a subscript to a kind of classes.
  func givesSubscript(to kind: ForeignKind) -> Bool {
    foreignMembers(of: kind).contains { located in
      guard case .kept(let range) = located.member else { return false }
      return bytes(range, in: located.file)[...].names(Array("subscript".utf8))
    }
  }

  /// What a member yields that an extension gives to a class of Apple's: a type, or nothing that is
  /// written; nil where no extension has a member of that name.
  func foreignResult(of name: Name) -> TypeReference?? {
    for located in declarations.foreignExtensions.flatMap({ declarations.flattened($0.members) }) {
      if case .function(let function) = located.member, function.name.name == name {
        return .some(function.result)
      }
      if case .variable(let variable) = located.member, variable.name.name == name {
        return .some(variable.type)
      }
    }
    return nil
  }

  private func foreignMembers(of kind: ForeignKind) -> [LocatedMember] {
    foreignMembers { $0 == kind }
  }

  /// `true` iff a class overrides a function of that name: which one runs hangs on the object.
  func isOverridden(_ name: Name) -> Bool {
    declarations.types.contains { type in
      (type.functions[name] ?? []).contains { function in
        function.declaration.modifiers.contains { $0.name.word == .override }
      }
    }
  }

  private func foreignMembers(where isMeant: (ForeignKind) -> Bool) -> [LocatedMember] {
    let controllers = declarations.types.filter { $0.keyword == .extension }
      .map { ($0.name, $0.members) }
    let others = declarations.foreignExtensions.map { ($0.name.name, $0.members) }
    return (controllers + others).flatMap { name, members in
      ForeignKind(name).map(isMeant) == true ? declarations.flattened(members) : []
    }
  }

  /// The body of a member of an extension, with the local in the place of `self`, and whether the
  /// object is given to other code; nil where it is too deep to be rewritten.
  func ofSubject(
    _ body: [Statement], _ parameters: [Name], _ kind: ForeignKind
  ) -> (statements: [Statement], isHandedOn: Bool)? {
    rewritten(body, parameters, subject: .name(kind.subject))
  }

  /// The same with anything in the place of `self`: the class in its static functions.
  func rewritten(
    _ body: [Statement], _ parameters: [Name], subject: Expression.Kind
  ) -> (statements: [Statement], isHandedOn: Bool)? {
    var own: Set<Name> = []
    for located in foreignMembers(where: { _ in true }) {
      if case .function(let function) = located.member { own.insert(function.name.name) }
      if case .variable(let variable) = located.member { own.insert(variable.name.name) }
    }
    var rewriting = SubjectRewriting(subject: subject, bound: parameters) { name in
      isMemberOfSubject(name, own)
    }
    let statements = rewriting.rewritten(body)
    return rewriting.isTooDeep ? nil : (statements, rewriting.isHandedOn)
  }

  /// `true` iff a name that nothing around it binds is one of a member: types, the author's own
  /// global names and Swift's functions are not.
  private func isMemberOfSubject(_ name: Name, _ own: Set<Name>) -> Bool {
    // A member hides what is global.
    if own.contains(name) { return true }
    guard !names.isCapitalized(name), declarations.functions[name] == nil,
      declarations.variables[name] == nil
    else { return false }
    switch spelling(name) {
    case "abs", "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dump", "error",
      "fatalError", "max", "min", "newValue", "oldValue", "precondition", "preconditionFailure",
      "print", "stride", "super", "swap", "type", "withAnimation", "withExtendedLifetime", "zip":
      return false
    case let text: return text.utf8.first != UInt8(ascii: "$")
    }
  }
}
