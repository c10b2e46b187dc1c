import Language
import StatusBar

// Controls of UIKit's that say what they do: actions of alerts and menus, bar buttons.
extension Resolver {
  /// `true` iff a type is one of those controls.
  func isControl(_ type: Name) -> Bool { Control(names.bytes(of: type)) != nil }

  enum Control {
    case alertAction, action, barButton, tapGesture

    init?(_ name: some Collection<UInt8>) {
      if name.elementsEqual("UIAlertAction".utf8) {
        self = .alertAction
      } else if name.elementsEqual("UIAction".utf8) {
        self = .action
      } else if name.elementsEqual("UIBarButtonItem".utf8) {
        self = .barButton
      } else if name.elementsEqual("UITapGestureRecognizer".utf8) {
        self = .tapGesture
      } else {
        return nil
      }
    }

    var place: OfferPlace {
      switch self {
      case .alertAction: .alert
      case .action, .barButton: .control
      case .tapGesture: .content
      }
    }
  }

  /// `true` iff Interface Builder connects a function with a control: `@IBAction func share()`.
  func isAction(_ function: LocatedFunction) -> Bool {
    function.declaration.parameters.count <= 1
      && function.declaration.attributes.contains { spelling($0.name.name) == "IBAction" }
  }

  /// `true` iff no step can write values of a type: of objects, and of what Apple or a library
  /// declares.
  func isSender(_ type: StaticType) -> Bool {
    guard case .named(let name) = type.kind else { return false }
    guard let index = declarations.type(name) else { return true }
    return declarations[index].keyword == .class || declarations[index].keyword == .protocol
  }

  // MARK: - Buttons

  func isTap(_ event: Expression) -> Bool {
    guard case .implicitMember(let name) = event.kind else { return false }
    return ["touchUpInside", "primaryActionTriggered"].contains(spelling(name))
  }

  /// The one title that the code of a class gives a button, in a function or where it is made.
  func title(of button: Name, _ scope: Scope) -> [UInt8]? {
    guard let type = receivers[scope.owner].type else { return nil }
    var titles: Set<[UInt8]> = []
    for located in declarations.lineage(of: type).flatMap({ declarations[$0].members }) {
      switch located.member {
      case .variable(let variable):
        let maker = variable.name.name == button ? nil : button
        titles.formUnion(self.titles(of: maker, in: variable.range, located.file))
      case .function(let function), .initializer(let function):
        titles.formUnion(self.titles(of: button, in: function.range, located.file))
      case .setting, .plist, .window, .scene, .input, .backdrop, .type, .definition, .content,
        .conditional, .cases, .kept, .unread:
        continue
      }
    }
    return titles.count == 1 ? titles.first : nil
  }

  /// What is given to `setTitle` in a range, of one button or of any.
  private func titles(
    of button: Name?, in range: SourceRange, _ file: FileID
  ) -> Set<[UInt8]> {
    let bytes = bytes(range, in: file)
    var lexer = Lexer(bytes)
    var last: [ArraySlice<UInt8>] = []
    var titles: Set<[UInt8]> = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return titles }
      let text = bytes[Int(token.range.start)..<Int(token.range.end)]
      if token.kind == .string, last.count == 4, last[2].elementsEqual("setTitle".utf8),
        !text.contains(UInt8(ascii: "\\")),
        button.map({ last[0].elementsEqual(names.bytes(of: $0)) }) ?? true
      {
        titles.insert(Array(text.dropFirst().dropLast()))
      }
      last = last.suffix(3) + [text]
    }
  }
}

// Controllers that code holds before it hands them to a container.
extension Resolver {
  /// `true` iff a root is not made where it stands.
  func isHeld(_ root: Expression, _ scope: Scope) -> Bool {
    switch root.withoutOptionals.kind {
    case .name(let name):
      // What an initializer is given is put in where it is called.
      if case .opaque = meaning(of: name, in: scope) { return scope.frame == nil }
      if case .content = meaning(of: name, in: scope) { return false }
      return true
    case .member, .subscripted: return true
    case .ternary, .binary(_, .coalesce, _, _): return scope.frame != nil
    case .call(let call): return call.callee.typeName(names) == nil
    default: return false
    }
  }

  /// The elements of a list of controllers, as far as they are written in the file: a literal, a
  /// constant that holds one, or one that is mapped to containers.
  func elements(of value: Expression, _ scope: Scope) -> [Expression]? {
    switch value.kind {
    case .array(let elements): return elements
    case .tuple(let elements) where elements.count == 1:
      return self.elements(of: elements[0].value, scope)
    case .name(let name):
      if case .array(let elements)? = scope.locals[name]?.initial?.kind {
        return elements
      }
      guard let variable = ownVariable(name, scope), variable.getter == nil,
        variable.isConstant
      else { return nil }
      return variable.initial.flatMap { list(of: $0) }
    case .member(let base, let name) where base.isSelf:
      return elements(of: Expression(.name(name.name), name.range), scope)
    case .binary(let left, .add, _, let right):
      guard let first = elements(of: left, scope), let second = elements(of: right, scope) else {
        return nil
      }
      return first + second
    case .call(let call): return mapped(call, scope)
    default: return nil
    }
  }

  private func list(of value: Expression) -> [Expression]? {
    if case .array(let elements) = value.kind { return elements }
    return nil
  }

  private func ownVariable(_ name: Name, _ scope: Scope) -> VariableDeclaration? {
    guard meaning(of: name, in: scope) == nil || !scope.locals.contains(name),
      let type = typeInfo(of: scope.owner)
    else { return nil }
    for index in declarations.lineage(of: type) {
      if let variable = declarations[index].variables[name] { return variable.declaration }
    }
    return nil
  }

  /// `pages.map { UINavigationController(rootViewController: $0) }`
  private func mapped(_ call: Call, _ scope: Scope) -> [Expression]? {
    guard case .member(let base, let name) = call.callee.kind,
      spelling(name.name) == "map" || spelling(name.name) == "compactMap",
      let elements = elements(of: base, scope),
      let closure = call.closures.first?.closure ?? call.closureArgument,
      closure.body.count == 1
    else { return nil }
    let made: Expression
    switch closure.body[0].kind {
    case .expression(let expression): made = expression
    case .return(let value?): made = value
    default: return nil
    }
    // What an element makes itself is bound as a value.
    guard case .call(let maker) = made.kind, maker.callee.typeName(names) != nil else {
      return nil
    }
    let parameter = closure.parameters.first
    return elements.map { element in
      var call = maker
      for index in call.arguments.indices {
        guard case .name(let name) = call.arguments[index].value.kind,
          name == parameter?.name || parameter == nil && anonymousNumber(name) == 0
        else { continue }
        call.arguments[index].value = element
      }
      return Expression(.call(call), made.range)
    }
  }
}

// Windows: whether a frame is that of the screen.
extension Resolver {
  /// `true` for the bounds of something, which is taken to be the screen; `false` for a rectangle
  /// that begins further down or further in; nil where what is written does not tell.
  func fillsScreen(_ frame: Expression, in file: FileID) -> Bool? {
    if let name = frame.lastName, spelling(name.name) == "bounds" { return true }
    guard case .call(let call) = frame.kind, let type = call.callee.typeName(names),
      spelling(type) == "CGRect"
    else { return nil }
    let isInside = call.arguments.prefix(2).contains { argument in
      guard case .number = argument.value.kind else { return false }
      return Double(decimal: bytes(argument.value.range, in: file)) != 0
    }
    return isInside ? false : nil
  }
}
