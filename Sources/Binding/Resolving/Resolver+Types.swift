import Language
import StatusBar

// Which values are of which type.
extension Resolver {
  /// Returns the cases of an enum that has none of a name, or nil where there may be one.
  func missingCase(_ name: Name, of type: StaticType) -> [String]? {
    guard case .named(let typeName) = type.kind, let index = declarations.type(typeName) else {
      return nil
    }
    let info = declarations[index]
    guard info.role == .enumeration, !info.cases.isEmpty, !info.mayHaveMore else { return nil }
    if info.cases.contains(name) || name.word == .noneWord && type.isOptional { return nil }
    if isMember(name, of: index) || isOfEveryEnum(name) { return nil }
    return cases(of: type)
  }

  /// `true` iff a type declares a member, or a protocol that it conforms to does.
  private func isMember(_ name: Name, of type: Int) -> Bool {
    let info = declarations[type]
    let protocols = info.inherited.compactMap { declarations.type($0.name) }
    return ([type] + protocols).contains {
      declarations[$0].variables[name] != nil || declarations[$0].functions[name] != nil
    }
  }

  /// `self`, `allCases`
  private func isOfEveryEnum(_ name: Name) -> Bool {
    name.word == .selfWord || name.word == .initWord || spelling(name) == "allCases"
      || spelling(name) == "Type"
  }

  /// The cases of a type as they are written with a dot; none for a type without cases.
  func cases(of type: StaticType) -> [String] {
    if case .named(let name) = type.kind, let index = declarations.type(name) {
      return declarations[index].cases.map { "." + spelling($0) }
    }
    return type.kind.cases
  }

  /// The types that have few values, with these.
  var typesOfFewValues: [(type: Name, cases: [Name])] {
    declarations.types.compactMap { info in
      guard info.role == .enumeration, !info.mayHaveMore, (2...12).contains(info.cases.count),
        !info.enumCases.contains(where: { $0.declaration.hasPayload })
      else { return nil }
      return (info.name, info.cases)
    }
  }

  /// A type as messages name it: `a number`, `a Mode`.
  func shown(_ type: StaticType) -> String {
    guard case .named(let name) = type.kind else { return type.kind.spelling }
    return "`" + spelling(name) + "`"
  }
}

// Types, as far as they make for clear messages.
extension Resolver {
  /// Returns the type that a reference names.
  func staticType(_ reference: TypeReference?) -> StaticType {
    guard var reference else { return .unknown }
    if case .type(let target)? = alias(reference) { reference.name = target }
    var type = StaticType(typeWord: reference.name.word)
    if isFunction(reference) { type = StaticType(.closure) }
    if let list = listType(reference) { type = list }
    if let number = numberType(reference.name) { type = StaticType(number) }
    if type.kind == .unknown, let word = declarations.type(reference.name) {
      if declarations[word].role == .visibilityState { type = StaticType(.object) }
    }
    if type.kind == .unknown { type = StaticType(.named(reference.name)) }
    type.isOptional = reference.isOptional
    type.isUnwrapped = reference.isUnwrapped
    return type
  }

  /// The type of a list or a set; nil for another one.
  private func listType(_ reference: TypeReference) -> StaticType? {
    guard reference.arguments.count < 2, declarations.type(reference.name) == nil else {
      return nil
    }
    let name = names.bytes(of: reference.name)
    let element = staticType(reference.arguments.first)
    if name.elementsEqual("Array".utf8) { return StaticType(.list(element)) }
    return name.elementsEqual("Set".utf8) ? StaticType(.set(element)) : nil
  }

  /// `true` iff a type is a function's.
  func isFunction(_ reference: TypeReference) -> Bool {
    if case .function? = alias(reference) { return true }
    return names.bytes(of: reference.name).elementsEqual("Function".utf8)
  }

  /// The declared type of a name, or of what the name is an alias of.
  func typeOrAlias(_ name: Name) -> Int? {
    if let type = declarations.type(name) { return type }
    guard case .type(let target)? = declarations.aliases[name] else { return nil }
    return declarations.type(target)
  }

  /// What a type stands for that is an alias; nil for another one.
  private func alias(_ reference: TypeReference) -> TypeAliases.Target? {
    guard declarations.type(reference.name) == nil else { return nil }
    return declarations.aliases[reference.name]
  }

  /// `true` iff a property holds a closure that does something, rather than one that yields views.
  func holdsAction(_ variable: LocatedVariable) -> Bool {
    guard let type = variable.declaration.type, isFunction(type),
      !has(.ViewBuilder, variable.declaration.attributes)
    else { return false }
    if case .function(let isAction)? = alias(type) { return isAction }
    let text = bytes(type.range, in: variable.file).filter {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "?")
    }
    var result = text.split(separator: UInt8(ascii: ">")).last.map { Array($0) } ?? []
    if !result.elementsEqual("()".utf8), result.last == UInt8(ascii: ")") { result.removeLast() }
    return result.elementsEqual("Void".utf8) || result.elementsEqual("()".utf8)
      || result.elementsEqual("(".utf8)
  }

  /// `true` iff a type is a view's: `some View`, `AnyView`.
  func isView(_ reference: TypeReference?) -> Bool {
    guard let reference else { return false }
    switch reference.name.word {
    case .View, .AnyView: return true
    default: break
    }
    guard let index = declarations.type(reference.name) else { return false }
    return declarations[index].role == .view
  }

  /// `true` iff an attribute of that name is written.
  func has(_ word: Word, _ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name.name.word == word }
  }

  /// `true` iff values of a type are view controllers, of UIKit's or of the author's own classes.
  func holdsViewController(_ type: StaticType) -> Bool {
    if type.kind == .controller { return true }
    guard case .named(let name) = type.kind else { return false }
    if ControllerClass(name.word) != nil { return true }
    guard let index = declarations.type(name) else { return false }
    if case .controller = declarations[index].role { return true }
    return false
  }

  /// `true` iff the elements of a list of that type are followed one after the other.
  func goesThrough(_ element: StaticType) -> Bool {
    holdsViewController(element) || !holdsController(element)
  }

  /// `true` iff values of a type are view controllers, or objects that are held like them.
  func holdsController(_ type: StaticType) -> Bool {
    switch type.kind {
    case .controller: return true
    case .named(let name):
      if ControllerClass(name.word) != nil { return true }
      guard let index = declarations.type(name) else { return false }
      if case .controller = declarations[index].role { return true }
      if declarations[index].isByReference { return true }
      return declarations[index].keyword == .protocol
        && !declarations.controllers(like: index).isEmpty
    case .unknown, .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass,
      .interposed, .scenePhase, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode, .displayMode, .nothing, .closure, .list, .set:
      return false
    }
  }
}

extension StaticType {
  /// The type that a word names, unknown for others.
  init(typeWord word: Word?) {
    switch word {
    case .Bool: self.init(.bool)
    case .Int, .Double, .CGFloat, .Float, .TimeInterval, .CGPoint: self.init(.number)
    case .String: self.init(.text)
    case .ColorScheme: self.init(.scheme)
    case .UIUserInterfaceStyle: self.init(.interfaceStyle)
    case .UIStatusBarStyle: self.init(.style)
    case .UIStatusBarAnimation: self.init(.animation)
    case .ScenePhase: self.init(.scenePhase)
    case .UserInterfaceSizeClass, .UIUserInterfaceSizeClass: self.init(.sizeClass)
    case .Visibility: self.init(.visibility)
    case .Interposed: self.init(.interposed)
    case .UIBarStyle: self.init(.barStyle)
    case .UIUserInterfaceIdiom: self.init(.idiom)
    case .UIModalPresentationStyle: self.init(.modalStyle)
    case .StatusBarVisibleState, .StatusBarVisibileState: self.init(.object)
    case .UIViewController: self.init(.controller)
    case .UIWindow: self.init(.window)
    default: self.init(.unknown)
    }
  }
}

extension StaticType.Kind {
  /// As messages name it.
  var spelling: String {
    switch self {
    case .unknown, .named: "a value"
    case .bool: "a Bool"
    case .number: "a number"
    case .text: "a string"
    case .scheme: "a colour scheme"
    case .visibility: "a visibility"
    case .style: "a status bar style"
    case .animation: "a status bar animation"
    case .sizeClass: "a size class"
    case .interposed: "a state of the exchange"
    case .scenePhase: "a scene phase"
    case .controller: "a view controller"
    case .object: "a visibility state"
    case .window: "a window"
    case .interfaceStyle: "an interface style"
    case .idiom: "an idiom"
    case .barStyle: "a bar style"
    case .modalStyle: "a presentation style"
    case .tabMode: "a mode of tabs"
    case .displayMode: "a display mode"
    case .nothing: "nil"
    case .list: "a list"
    case .set: "a set"
    case .closure: "a closure"
    }
  }

  /// The cases of the type, as written.
  var cases: [String] {
    switch self {
    case .scheme, .interfaceStyle: InterfaceStyle.allCases.map { "." + $0.spelling }
    case .visibility: BarVisibility.allCases.map { $0.spelling }
    case .style: StatusBarStyle.allCases.map { $0.spelling }
    case .animation: UpdateAnimation.allCases.map { "." + $0.spelling }
    case .sizeClass: SizeClass.allCases.map { "." + $0.spelling }
    case .interposed: Interposed.allCases.map { $0.spelling }
    case .scenePhase: ScenePhase.allCases.map { $0.spelling }
    case .modalStyle: PresentationStyle.allCases.map { "." + $0.spelling }
    case .barStyle: [".default", ".black"]
    case .tabMode: TabMode.allCases.map { "." + $0.spelling }
    case .displayMode: DisplayMode.allCases.map { "." + $0.spelling }
    case .unknown, .bool, .number, .text, .controller, .object, .window, .idiom, .nothing, .closure,
      .named, .list, .set:
      []
    }
  }
}

extension BarVisibility {
  init?(_ word: Word?) {
    switch word {
    case .automatic: self = .automatic
    case .visible: self = .visible
    case .hidden: self = .hidden
    default: return nil
    }
  }
}

// Of which type a value is, told from its text before it is bound.
extension Resolver {
  // MARK: - Members

  /// Which members a type has; nil for one without such members.
  func family(of type: StaticType) -> ValueFamily? {
    switch type.kind {
    case .text: return .text
    case .number: return type.number.map { $0.isInteger ? .whole : .fraction }
    case .list: return .list
    case .set: return .set
    case .unknown, .bool, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode, .displayMode, .nothing, .closure, .named:
      return nil
    }
  }

  /// The type of what a member yields.
  func type(of member: ValueMember, askedOf type: StaticType) -> StaticType {
    let element = type.element ?? .unknown
    var optional = element
    optional.isOptional = true
    var same = type
    same.isOptional = false
    switch member.yield {
    case .truth: return .bool
    case .whole: return StaticType(.int64)
    case .text: return StaticType(.text)
    case .texts: return StaticType(.list(StaticType(.text)))
    case .parsedWhole: return StaticType(.number, isOptional: true, number: .int64)
    case .parsedDouble: return StaticType(.number, isOptional: true, number: .double)
    case .same: return same
    case .element: return element
    case .optionalElement: return optional
    case .optionalWhole: return StaticType(.number, isOptional: true, number: .int64)
    case .wholes: return StaticType(.list(StaticType(.int64)))
    }
  }

  /// How a call is written in a table: its name, its labels, and a case that is its only argument.
  func signature(of name: LocatedName, _ call: Call) -> String {
    if call.arguments.count == 1, call.closures.isEmpty, call.arguments[0].label == nil,
      case .implicitMember(let rule) = call.arguments[0].value.kind
    {
      return spelling(name.name) + "(." + spelling(rule) + ")"
    }
    var text = spelling(name.name) + "("
    for argument in call.arguments {
      text += (argument.label.map { spelling($0.name) } ?? "_") + ":"
    }
    return text + (call.closures.isEmpty ? ")" : "{})")
  }

  /// The only closure that a call is handed.
  func closure(of call: Call) -> Closure? {
    let closures = call.allClosures
    return closures.count == 1 ? closures[0] : nil
  }
}

// Names of declarations that only mean something if they are right: what overrides, what a
// protocol asks for, attributes, types.
extension Resolver {
  // MARK: - Overrides

  /// `true` iff a name is a member that UIKit's controllers have.
  func isOfControllers(_ name: Name) -> Bool {
    ControllerProperty(name.word) != nil || BarMember.assigned(name.word) != nil
      || BarMember.called(name.word) != nil || appleMembers.contains(names.bytes(of: name))
      || Vocabulary.overridable.contains(spelling(name))
  }

  // MARK: - Attributes

  /// The attribute of a property that makes something unknown of its value, or nil.
  func unknownWrapper(_ variable: VariableDeclaration) -> LocatedName? {
    variable.attributes.lazy.map { $0.name }.first { attribute in
      let written = spelling(attribute.name)
      return names.isCapitalized(attribute.name) && !Vocabulary.wrappers.contains(written)
        && !Vocabulary.markers.contains(written) && !written.hasSuffix("Builder")
    }
  }
}

// Names of types that nothing is, where one of nearly that name is declared or known.
extension Resolver {
  /// `true` iff a type is declared here, or known as Apple's.
  func isKnownType(_ name: Name) -> Bool {
    isAppleName(name) || declarations.type(name) != nil || name.word != nil
      || directory.screen(name) != nil || name == appName
  }

  /// The type of Apple's that a name which is none is a slip of, or nil.
  func appleTypeMeant(by name: [UInt8]) -> String? {
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
