import Language
import StatusBar

// Calls among views: containers, screens, controls, and everything that says nothing.
extension Resolver {
  /// `true` iff a property is declared as a view of Apple's that shows no other one: a colour, a
  /// text, an image.
  func holdsDrawing(_ name: Name, of owner: Int) -> Bool {
    guard let type = typeInfo(of: owner),
      let written = declarations[type].variables[name]?.declaration.type
    else { return false }
    if spelling(written.name) == "Label", !written.arguments.isEmpty {
      return written.arguments.allSatisfy { isDrawing($0.name) }
    }
    return isDrawing(written.name)
  }

  /// `true` iff a type is such a view, or a shape, be it one of the app's own: those draw.
  private func isDrawing(_ type: Name) -> Bool {
    if let own = declarations.type(type) {
      return declarations.lineage(of: own).contains { level in
        declarations[level].inherited.contains { shapes.contains(names.bytes(of: $0.name)) }
      }
    }
    if drawingTypes.contains(names.bytes(of: type)) { return true }
    // Generics of one name are bound to values elsewhere, too.
    let bounds = declarations.placeholders.bounds(of: type)
    return bounds.contains { shapes.contains(names.bytes(of: $0)) }
      && !bounds.contains { $0.word == .View || declarations.type($0) != nil }
  }

  func isName(_ expression: Expression) -> Bool {
    if case .name = expression.kind { return true }
    return false
  }
}

// What people write in the place of content in braces, and of a modifier's dot. Each is told once,
// and read as it was meant.
extension Resolver {
  /// The type of a view below all its modifiers.
  func viewAtRoot(of expression: Expression) -> Name? {
    var current = expression
    while case .call(let call) = current.kind {
      switch call.callee.kind {
      case .name(let name): return names.isCapitalized(name) ? name : nil
      case .member(let base, _): current = base
      default: return nil
      }
    }
    return nil
  }

  func isView(_ name: Name) -> Bool {
    if let type = declarations.type(name) { return declarations[type].screen != nil }
    return Views.isPlain(name.word, names.bytes(of: name)) || Views.concernsBar(name.word)
  }
}

// Gestures: a tap is a step, the others are events that no step makes.
extension Resolver {
  /// The gesture that stands there, or that a computed property of that name makes.
  func gesture(_ value: Expression, _ scope: Scope) -> Expression? {
    guard let name = value.ownName, let found = computed(name, of: scope.owner),
      found.file == scope.file, found.getter.count == 1
    else { return value }
    switch found.getter[0].kind {
    case .expression(let made): return made
    case .return(let made?): return made
    default: return nil
    }
  }

  func spells(_ label: LocatedName?, _ text: String) -> Bool {
    label.map { spelling($0.name) == text } ?? false
  }

  func isOne(_ value: Expression, _ scope: Scope) -> Bool {
    guard case .number = value.kind else { return false }
    return Double(decimal: bytes(value.range, in: scope.file)) == 1
  }
}

// What a use of a view gives its properties. A state has a variable of its own, which
// only starts with what it is given.
extension Resolver {
  /// `true` iff an initializer takes the labels of a call.
  func fits(_ initializer: LocatedFunction, _ call: Call) -> Bool {
    call.arguments.allSatisfy { argument in
      initializer.declaration.parameters.contains { parameter in
        let label = parameter.label?.name ?? parameter.name.name
        return argument.label.map { $0.name == label } ?? (spelling(label) == "_")
      }
    }
  }
}

// SwiftUI's own containers and controls, as far as they matter.
extension Resolver {
  /// `true` iff a scroll view scrolls sideways alone: `.horizontal`, `[.horizontal]`.
  func isHorizontal(_ call: Call) -> Bool {
    guard var axes = call.arguments.first, axes.label == nil else { return false }
    if case .array(let elements) = axes.value.kind, elements.count == 1 {
      axes.value = elements[0]
    }
    guard let name = axes.value.lastName else { return false }
    return spelling(name.name) == "horizontal"
  }

  /// `true` iff rows are made from data rather than written one by one.
  func hasData(_ call: Call) -> Bool {
    guard let first = call.arguments.first, first.label == nil else { return false }
    if case .closure = first.value.kind { return false }
    return true
  }

  /// The list that another one is made of, which is empty where that is: `items` of
  /// `Array(items.enumerated())`.
  func source(of data: Expression) -> Expression {
    var data = data
    while case .call(let call) = data.kind {
      switch call.callee.kind {
      case .name(let name) where spelling(name) == "Array" && call.arguments.count == 1:
        data = call.arguments[0].value
      case .member(let base, let name)
      where Resolver.listMethods.contains(names.bytes(of: name.name)):
        data = base
      default: return data
      }
    }
    return data
  }

  /// Methods that make a list of another one, with no elements of their own.
  private static let listMethods = WordList(
    "compactMap dropFirst dropLast enumerated filter map prefix reversed shuffled sorted suffix")

  /// Rows that lists inside one another may have in all: each list multiplies them.
  static var rowLimit: Int { 400 }

  func isLiteral(_ element: Expression, _ scope: Scope) -> Bool {
    switch element.kind {
    case .number, .boolean: true
    case .string(let string):
      literal(string.parts(at: element.range), at: element.range, in: scope.file) != nil
    default: false
    }
  }

  /// `true` iff a trailing closure is told of the offset: by its label, or as the one without a
  /// label where `content` has its own and what comes before the handler is given.
  func isScrollHandler(_ label: LocatedName?, _ call: Call, isSticky: Bool) -> Bool {
    if let label { return label.name.word == .onScroll }
    let hasHeader = call.arguments.contains { $0.label?.name.word == .header }
    return call.closures.contains { $0.label?.name.word == .content } && (!isSticky || hasHeader)
  }
}

// Links and tabs.
extension Resolver {
  /// The type's name of a link's value, by which a destination is found.
  func typeName(ofValue value: Expression, _ scope: Scope) -> Name? {
    switch value.kind {
    case .string: return Name(.String)
    case .number: return Name(.Int)
    case .boolean: return Name(.Bool)
    case .call(let call): return call.callee.typeName(names) ?? memberType(call.callee)
    case .member: return memberType(value)
    case .name(let name):
      if case .variable(_, let type) = meaning(of: name, in: scope) {
        switch type.kind {
        case .named(let name): return name
        case .text: return Name(.String)
        case .bool: return Name(.Bool)
        case .number: return Name(.Int)
        case .unknown, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
          .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle,
          .modalStyle,
          .tabMode, .displayMode, .nothing, .closure, .list, .set:
          return nil
        }
      }
      return nil
    default: return nil
    }
  }

  private func memberType(_ expression: Expression) -> Name? {
    guard case .member(let base, _) = expression.kind else { return nil }
    return base.typeName(names)
  }
}

// Sheets, covers, popovers and destinations that a state presents.
extension Resolver {
  /// `Book.self`
  func valueTypeName(_ expression: Expression) -> Name? {
    switch expression.kind {
    case .member(let base, let name) where name.name.word == .selfWord: base.typeName(names)
    default: expression.typeName(names)
    }
  }
}

// `TabView`: its tabs, their labels and what selects them.
extension Resolver {
  /// The `tabItem` and the `tag` in a chain of modifiers.
  func tabFacts(
    of expression: Expression, _ scope: Scope
  ) -> (label: Call?, tag: Expression?) {
    var label: Call?
    var tag: Expression?
    var current = expression
    // The label of what is declared elsewhere is found in the view.
    var isInside = false
    while true {
      switch current.kind {
      case .call(let call):
        guard case .member(let base, let name) = call.callee.kind else {
          guard let inner = body(of: call) else { return (label, tag) }
          (current, isInside) = (inner, true)
          continue
        }
        if name.name.word == .tabItem, label == nil, !isInside { label = call }
        if name.name.word == .tag, tag == nil { tag = call.arguments.first?.value }
        current = base
      case .conditionalModifiers(let base, _): current = base
      case .name, .member:
        guard let inner = content(of: current, scope) else { return (label, tag) }
        (current, isInside) = (inner, true)
      default: return (label, tag)
      }
    }
  }

  /// The one view that a computed property or a constant stands for.
  private func content(of expression: Expression, _ scope: Scope) -> Expression? {
    guard let name = expression.ownName else { return nil }
    if case .content(let source) = meaning(of: name, in: scope) {
      if case .expression(let inner) = source.kind { return inner }
      return nil
    }
    return computed(name, of: scope.owner).flatMap { only($0.getter) }
  }

  /// The one view in the body of a view that a call makes.
  private func body(of call: Call) -> Expression? {
    guard let type = call.callee.typeName(names).flatMap({ declarations.type($0) }) else {
      return nil
    }
    return declarations[type].variables[Name(.body)]?.declaration.getter.flatMap { only($0) }
  }

  private func only(_ statements: [Statement]) -> Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .expression(let inner), .return(let inner?): return inner
    default: return nil
    }
  }
}

// Uses of declared screens, and of types that are inlined.
extension Resolver {
  /// `true` iff a call hands over views, so that the screen is bound in the place of its use.
  func takesContent(_ call: Call, _ type: Int, _ scope: Scope) -> Bool {
    for (label, _) in call.closures where !takesAction(label, call, type) { return true }
    for argument in call.arguments {
      if holdsView(argument, type, scope) { return true }
      switch argument.value.kind {
      case .closure: if !takesAction(argument.label, call, type) { return true }
      case .name(let name):
        if case .content = meaning(of: name, in: scope) { return true }
        if case .closure = meaning(of: name, in: scope) { return true }
      default: break
      }
    }
    return makesContent(call, type)
  }

  /// `true` iff an argument is a view that a property keeps: of a view's type, or of one that is
  /// a parameter of the type's own, as far as that can be seen.
  private func holdsView(_ argument: Argument, _ type: Int, _ scope: Scope) -> Bool {
    guard let label = argument.label?.name,
      let written = declarations[type].variables[label]?.declaration.type
    else { return false }
    if isView(written) { return true }
    return isFree(written.name) && makesView(argument.value, scope)
  }

  /// `true` iff a type is neither declared nor known.
  func isFree(_ type: Name) -> Bool {
    declarations.type(type) == nil && !StaticType(typeWord: type.word).isKnown
      && !appleTypes.contains(names.bytes(of: type)) && ControllerClass(type.word) == nil
  }

  /// `true` iff an expression is a view by its looks.
  func makesView(_ value: Expression, _ scope: Scope) -> Bool {
    var current = value
    while true {
      switch current.kind {
      case .call(let call):
        if let type = call.callee.typeName(names) {
          if let declared = declarations.type(type) { return declarations[declared].role == .view }
          return Views.draws(type.word, names.bytes(of: type))
            || Views.concernsBar(type.word) || type.word == .EmptyView || type.word == .AnyView
            || current.range != value.range
        }
        if case .name(let name) = call.callee.kind, yieldsView(name, call, scope) { return true }
        guard case .member(let base, let name) = call.callee.kind,
          isViewModifier(name.name)
            || Modifiers.draws(name.name.word, names.bytes(of: name.name))
        else { return false }
        current = base
      case .name(let name):
        if case .content = meaning(of: name, in: scope) { return true }
        guard meaning(of: name, in: scope) == nil, let type = typeInfo(of: scope.owner) else {
          // Only a view has modifiers.
          return current.range != value.range
        }
        guard let declared = declarations[type].variables[name]?.declaration,
          isView(declared.type)
        else { return false }
        return declared.getter.map { isThere(declared.type, $0, scope) } ?? true
      case .member(let base, _):
        // `Color.black`
        guard let type = base.typeName(names), declarations.type(type) == nil else { return false }
        return Views.draws(type.word, names.bytes(of: type))
      case .ternary(_, let then, _): current = then
      case .branch(let statement):
        guard let value = statement.firstValue else { return false }
        current = value
      case .tuple(let elements) where elements.count == 1: current = elements[0].value
      default: return false
      }
    }
  }

  /// The view that a constant of the code around holds, as it was written, where all that it names
  /// means the same still; nil for anything else.
  func heldView(_ value: Expression, _ scope: Scope) -> Expression? {
    guard let name = value.ownName, case .content(let source) = scope.locals[name]?.meaning,
      case .expression(let view) = source.kind, source.scope.file == scope.file,
      source.scope.owner == scope.owner, source.scope.frame != nil
    else { return nil }
    let isSame = names(in: view.range, of: scope.file).allSatisfy { name in
      source.scope.locals.lastIndex(of: name) == scope.locals.lastIndex(of: name)
    }
    return isSame ? view : nil
  }

  /// `true` iff a view of a type that may be nil is there all the same: one expression makes it.
  private func isThere(_ type: TypeReference?, _ body: [Statement], _ scope: Scope) -> Bool {
    guard let type else { return false }
    let text = bytes(type.range, in: scope.file)
    guard type.isOptional || text.last == UInt8(ascii: "?") else { return true }
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .expression(let value), .return(let value?):
      return value.rootType(names) != nil
        && !bytes(value.range, in: scope.file)[...].names(Array("nil".utf8))
    default: return false
    }
  }

  /// `true` iff a call of a name yields a view: of a closure of views, or of a function that says
  /// so.
  private func yieldsView(_ name: Name, _ call: Call, _ scope: Scope) -> Bool {
    switch meaning(of: name, in: scope) {
    case .closure(let source):
      guard case .closure(let closure) = source.kind else { return false }
      if bytes(closure.range, in: source.scope.file)[...].names(Array("nil".utf8)) { return false }
      // What is given a view makes another one of it.
      return looksLikeViews(closure, source.scope)
        || call.arguments.contains { argument in
          argument.value.isClosure ? false : makesView(argument.value, scope)
        }
    case nil:
      return function(name, labels: call, of: scope.owner).map { found in
        let result = found.function.declaration.result
        return isView(result) && isThere(result, found.function.declaration.body ?? [], scope)
      } ?? false
    case .variable, .value, .object, .bundle, .opaque, .content, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return false
    }
  }

  /// `true` iff what a label names holds a closure that does something.
  private func takesAction(_ label: LocatedName?, _ call: Call, _ type: Int) -> Bool {
    guard let name = label?.name ?? trailingProperty(call, type) else { return false }
    return declarations[type].variables[name].map { holdsAction($0) } ?? false
  }

  /// The property that an unlabelled trailing closure goes to: the one that an initializer gives
  /// it, else the last one without a value.
  func trailingProperty(_ call: Call, _ type: Int) -> Name? {
    let info = declarations[type]
    if let initializer = initializer(of: type, for: call),
      let parameter = trailingParameter(of: initializer.declaration, call)
    {
      return propertyGiven(parameter, by: initializer.declaration, of: info)
    }
    return info.variableOrder.last { name in
      guard let variable = info.variables[name]?.declaration, variable.getter == nil,
        Wrapper(variable) == .plain, let written = variable.type
      else { return false }
      let isGiven = call.arguments.contains { $0.label?.name == name }
      return !isGiven && (isFunction(written) || has(.ViewBuilder, variable.attributes))
    }
  }

  /// The parameter that an unlabelled trailing closure goes to.
  private func trailingParameter(of function: FunctionDeclaration, _ call: Call) -> Name? {
    let parameters = function.parameters
    let place = parameters.indices.first { place in
      let label = parameters[place].label?.name ?? parameters[place].name.name
      return !call.arguments.contains { $0.label?.name == label }
        && parameters[place].type.map { isFunction($0) } ?? false
        && takesClosure(parameters[place], before: parameters[(place + 1)...], call)
    }
    return place.map { parameters[$0].name.name }
  }

  /// The property that an initializer gives a parameter, or what that yields.
  private func propertyGiven(
    _ parameter: Name, by initializer: FunctionDeclaration, of info: TypeInfo
  ) -> Name? {
    for statement in initializer.body ?? [] {
      if case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let name = target.ownName, unwrapped(value).ownName == parameter
      {
        return name
      }
    }
    return info.variables[parameter] == nil ? nil : parameter
  }

  /// `State(initialValue: x)` is `x`; `content()` is `content`.
  func unwrapped(_ value: Expression) -> Expression {
    guard case .call(let call) = value.kind else { return value }
    // `_state = .init(initialValue: state)`
    if case .implicitMember(let name) = call.callee.kind, name.word == .initWord,
      let argument = call.arguments.first, call.arguments.count == 1, let label = argument.label,
      ["initialValue", "wrappedValue"].contains(spelling(label.name))
    {
      return argument.value
    }
    if let type = call.callee.typeName(names), let argument = call.arguments.first {
      switch type.word {
      case .State, .StateObject, .ObservedObject, .Binding: return argument.value
      default: return value
      }
    }
    if case .name = call.callee.kind, call.arguments.isEmpty, call.closures.isEmpty {
      return call.callee
    }
    return value
  }
}

// View builders and the expressions in them.
extension Resolver {
  func returns(_ statements: [Statement]) -> Bool {
    if case .return = statements.last?.kind { return true }
    return false
  }

  /// `true` iff what is assigned to is a constant or a variable of the structure itself.
  func isOfConstant(_ target: Expression, _ scope: Scope) -> Bool {
    guard let root = target.memberPath?.first else { return false }
    return scope.locals.contains(root)
  }

  /// `true` iff a chain of members starts from a type that is not declared here.
  func isOfLibrary(_ value: Expression) -> Bool {
    guard let path = value.memberPath, path.count > 1, names.isCapitalized(path[0]) else {
      return false
    }
    return declarations.type(path[0]) == nil && declarations.variables[path[0]] == nil
  }

  /// `true` iff a chain starts from one of Apple's types: `Color.red`.
  func isOfApple(_ base: Expression) -> Bool {
    guard let type = base.rootType(names), declarations.type(type) == nil else { return false }
    let text = names.bytes(of: type)
    return Views.draws(type.word, text) || appleTypes.contains(text)
  }
}

/// Views of SwiftUI's that show no other one, and ask for nothing.
let drawingTypes = WordList(
  """
  AngularGradient AnyShape Capsule Circle Color ContainerRelativeShape Divider Ellipse
  EllipticalGradient EmptyView Image InsettableShape LinearGradient MeshGradient Path
  RadialGradient Rectangle RoundedRectangle Shape Spacer Text UnevenRoundedRectangle
  """)

/// The protocols of views that draw an outline.
private let shapes = WordList("InsettableShape Shape")
