import Language
import StatusBar

// What can be read off an expression without knowing what its names mean.
extension Expression {
  /// The name of a type that an expression is, through nested types the last; or nil.
  func typeName(_ names: NameTable) -> Name? {
    switch kind {
    case .name(let name): names.isCapitalized(name) ? name : nil
    case .member(let base, let name):
      names.isCapitalized(name.name) && base.typeName(names) != nil ? name.name : nil
    case .subscripted(let base, _): base.typeName(names)
    default: nil
    }
  }

  /// The type that a chain of members starts from.
  func rootType(_ names: NameTable) -> Name? {
    switch kind {
    case .name(let name): names.isCapitalized(name) ? name : nil
    case .member(let base, _): base.rootType(names)
    case .optionalChain(let inner), .forced(let inner), .cast(let inner, _, _):
      inner.rootType(names)
    case .tuple(let elements) where elements.count == 1: elements[0].value.rootType(names)
    case .call(let call): call.callee.rootType(names)
    default: nil
    }
  }

  /// The name of `.name` or of `Type.name`.
  var lastName: LocatedName? {
    switch kind {
    case .implicitMember(let name): LocatedName(name, SourceRange(range.start + 1, range.end))
    case .member(_, let name): name
    case .name(let name): LocatedName(name, range)
    default: nil
    }
  }

  /// The names of a chain of members, or nil for anything else.
  var memberPath: [Name]? {
    switch kind {
    case .name(let name), .binding(let name): [name]
    case .member(let base, let name): base.memberPath.map { $0 + [name.name] }
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner): inner.memberPath
    default: nil
    }
  }

  /// The expression without `?` and `!` behind it.
  var withoutOptionals: Expression {
    switch kind {
    case .optionalChain(let inner), .forced(let inner): inner.withoutOptionals
    default: self
    }
  }

  /// `true` iff it, or an expression in it, is one that is looked for; closures are left aside.
  func contains(_ isMeant: (Expression) -> Bool) -> Bool {
    isMeant(self) || hasOperand { $0.contains(isMeant) }
  }

  /// Where the closures stand that are written in it, those inside others left aside.
  var closureRanges: [SourceRange] {
    switch kind {
    case .closure(let closure): return [closure.range]
    case .call(let call):
      return operands.flatMap { $0.closureRanges } + call.closures.map { $0.closure.range }
    default: return operands.flatMap { $0.closureRanges }
    }
  }

  /// `true` iff it is a member of the type that is wanted: `.easeIn`.
  var isImplicitMember: Bool {
    if case .implicitMember = kind { true } else { false }
  }

  var isNilLiteral: Bool {
    if case .nilLiteral = kind { return true }
    return false
  }

  /// `true` iff it is a name and nothing else.
  var isName: Bool {
    if case .name = kind { return true }
    return false
  }

  /// Returns whether a condition of `#if` holds, or nil where the build decides.
  func buildTruth(_ build: Build) -> Bool? {
    switch kind {
    case .boolean(let value): return value
    case .name(let name): return build.conditions?.truth(of: name)
    case .tuple(let elements) where elements.count == 1: return elements[0].value.buildTruth(build)
    case .prefix(.not, let operand): return operand.buildTruth(build).map { !$0 }
    case .binary(let left, .and, _, let right):
      let (a, b) = (left.buildTruth(build), right.buildTruth(build))
      if a == false || b == false { return false }
      return a == true && b == true ? true : nil
    case .binary(let left, .or, _, let right):
      let (a, b) = (left.buildTruth(build), right.buildTruth(build))
      if a == true || b == true { return true }
      return a == false && b == false ? false : nil
    case .call(let call): return call.buildTruth(build.names)
    default: return nil
    }
  }
}

extension Call {
  /// `true` iff it is the name of a function with its labels: `page(for:)`.
  var isNameOfFunction: Bool {
    closures.isEmpty && !arguments.isEmpty
      && arguments.allSatisfy { if case .hole = $0.value.kind { true } else { false } }
  }

  /// Returns whether `os(iOS)` and the like hold, or nil where the build decides.
  fileprivate func buildTruth(_ names: NameTable) -> Bool? {
    guard case .name(let function) = callee.kind, let argument = arguments.first?.value else {
      return nil
    }
    switch function.word {
    case .swift, .compiler: return true
    case .os, .canImport, .targetEnvironment, .arch: break
    default: return nil
    }
    guard case .name(let name) = argument.kind else { return nil }
    switch (function.word, name.word) {
    case (.os, .iOS): return true
    // The platforms that Swift knows beside iOS; another name is a slip, or a platform to come.
    case (.os, _):
      let others = [
        "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android", "FreeBSD",
        "WASI",
      ]
      return others.contains(names.spelling(of: name)) ? false : nil
    case (.canImport, .UIKit), (.canImport, .SwiftUI), (.canImport, .Combine),
      (.canImport, .Foundation):
      return true
    case (.canImport, _): return names.spelling(of: name) == "AppKit" ? false : nil
    case (.targetEnvironment, .macCatalyst), (.targetEnvironment, .simulator): return false
    default: return nil
    }
  }

  /// The first closure among the arguments in brackets.
  var closureArgument: Closure? {
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind { return closure }
    }
    return nil
  }
}

extension NameTable {
  /// `true` iff a name begins like a type's.
  func isCapitalized(_ name: Name) -> Bool {
    guard let first = bytes(of: name).first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}

extension VariableDeclaration {
  var isStatic: Bool {
    modifiers.contains { $0.name.word == .static || $0.name.word == .class }
  }

  var isPrivate: Bool {
    modifiers.contains { $0.name.word == .private || $0.name.word == .fileprivate }
  }
}

extension Statement {
  /// What the first branch of an `if` or a `switch` yields that stands for a value.
  var firstValue: Expression? {
    let body: [Statement]? =
      switch kind {
      case .if(let branches): branches.then
      case .switch(_, let cases): cases.first?.body
      default: nil
      }
    if case .expression(let value)? = body?.last?.kind { return value }
    return nil
  }
}

extension Call {
  /// Every closure that is handed over, those in brackets first.
  var allClosures: [Closure] {
    arguments.compactMap { argument in
      if case .closure(let closure) = argument.value.kind { return closure }
      return nil
    } + closures.map { $0.closure }
  }

  /// `true` iff it has an argument of a label, or where it has none, any without one; a closure
  /// behind the call may be any.
  func gives(_ label: Name, unlabelled: Bool) -> Bool {
    !closures.isEmpty
      || arguments.contains { argument in
        argument.label.map { $0.name == label } ?? unlabelled
      }
  }

  /// The closure behind the call, or among its arguments.
  var trailingClosure: Closure? { closures.first?.closure ?? closureArgument }
}

extension Expression {
  /// `true` iff it is a value that is written out, and the same wherever it stands.
  var isPlain: Bool {
    switch kind {
    case .number, .string, .boolean, .nilLiteral, .implicitMember: true
    case .prefix(_, let inner): inner.isPlain
    default: false
    }
  }

  /// `true` iff it names something that stands outside of functions: `isDark`, `Theme.isDark`.
  var isConstantName: Bool {
    if case .member(let base, _) = kind { return base.isConstantName }
    if case .name = kind { return true }
    return false
  }

  /// The call in `self.init(…)`; nil for anything else.
  var ownInitializerCall: Call? {
    guard case .call(let call) = kind, case .member(let base, let name) = call.callee.kind,
      base.isSelf, name.name.word == .initWord
    else { return nil }
    return call
  }

  var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }
}

extension Expression {
  /// `true` iff it is the word `Self`.
  var isSelfType: Bool {
    if case .name(let name) = kind { name.word == .selfType } else { false }
  }
}

extension Call {
  /// `(isOn ? start : stop)()` as a choice of calls; nil for another call.
  func calledOnEachWay(at range: SourceRange) -> Expression? {
    var call = self
    switch callee.kind {
    case .tuple(let elements) where elements.count == 1:
      call.callee = elements[0].value
      return Expression(.call(call), range)
    case .ternary(let condition, let then, let otherwise):
      var other = self
      (call.callee, other.callee) = (then, otherwise)
      return Expression(
        .ternary(condition, Expression(.call(call), range), Expression(.call(other), range)),
        range)
    default: return nil
    }
  }
}
