import Language
import StatusBar

// Stored properties: where each lives, and what it starts with.
extension Body {
  /// Gives an owner its stored properties.
  mutating func bindProperties(of type: Int, owner: Int) {
    let info = writer.resolver.declarations[type]
    for parameter in info.parameters { bindParameter(parameter, of: info, owner: owner) }
    for input in info.inputs {
      writer.receivers[owner].properties[input.name] = .opaque(
        [input.name], qualifier: type == writer.resolver.declarations.appType ? nil : info.name)
    }
    for name in LazyProperties(of: type, writer.resolver).ordered(info.variableOrder) {
      guard let variable = info.variables[name], writer.resolver.isStored(variable.declaration)
      else {
        continue
      }
      if writer.resolver.overrides(name, of: type) { continue }
      if writer.observesInherited(variable, of: type)
        || writer.resolver.observesOwn(variable, owner)
      {
        continue
      }
      bindProperty(variable, of: type, owner: owner)
    }
    for name in info.definitionOrder {
      guard let definition = info.definitions[name], !writer.resolver.overrides(name, of: type)
      else {
        continue
      }
      var variable = VariableDeclaration(range: definition.name.range, name: definition.name)
      variable.initial = definition.value
      variable.isState = true
      bindProperty(
        LocatedVariable(file: definition.file, declaration: variable), of: type, owner: owner)
    }
  }

  private mutating func bindParameter(_ parameter: Parameter, of info: TypeInfo, owner: Int) {
    var variable = VariableDeclaration(range: parameter.name.range, name: parameter.name)
    variable.type = parameter.type
    variable.initial = parameter.initial
    guard let type = writer.resolver.declarations.type(info.name) else { return }
    bindProperty(
      LocatedVariable(file: info.location.file, declaration: variable), of: type, owner: owner)
  }

  /// Enters one stored property.
  mutating func bindProperty(_ variable: LocatedVariable, of type: Int, owner: Int) {
    let name = variable.declaration.name.name
    let source = PropertySource(
      variable: variable, type: type, owner: owner, wrapper: Wrapper(variable.declaration))
    let meaning = meaning(of: source)
    if writer.resolver.declarations.ownNames[type]?.contains(name) == true {
      writer.receivers[owner].ownProperties[type, default: Table()][name] = meaning
      // What the text of another type means by it is another one.
      if writer.resolver.receivers[owner].type != type { return }
    }
    writer.receivers[owner].properties[name] = meaning
  }

  private mutating func meaning(of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    switch source.wrapper {
    case .environment: return environmentMeaning(of: source)
    case .opaque: return .opaque([declaration.name.name], qualifier: nil)
    case .state, .object, .binding, .environmentObject, .plain, .stored: break
    }
    if let type = declaration.type, writer.resolver.isTwiceOptional(type, in: source.variable.file)
    {
      return .opaque([declaration.name.name], qualifier: nil)
    }
    if let content = writer.resolver.givenContent(source) { return .closure(content) }
    let typeName = madeSubclass(of: source) ?? typeName(of: declaration)
    // There is one, whatever the property is given.
    let resolver = writer.resolver
    let declarations = resolver.declarations
    if let name = typeName ?? resolver.castName(source.variable) ?? adapted(declaration),
      declarations.isDelegate(name)
        || declarations.isAdoptedByDelegates(name, as: declaration.name.name, in: resolver.spec)
    {
      return .bundle(owner: 0)
    }
    if let typeName, let index = declarations.type(typeName),
      declarations[index].role == .observable || resolver.holdsPlainObject(index, source)
    {
      return bundle(index, of: source)
    }
    if let held = structMeaning(of: source) { return held }
    let type = declaration.type.map { writer.resolver.staticType($0) } ?? .unknown
    if type.kind == .object || writer.resolver.isObject(declaration.initial) {
      return object(of: source)
    }
    if source.wrapper == .environmentObject || source.wrapper == .object {
      if let type = declaration.type { writer.checkSlip(of: type, source) }
      return .opaque([declaration.name.name], qualifier: typeName)
    }
    if let wrapper = writer.resolver.unknownWrapper(declaration) {
      return writer.wrappedMeaning(of: source, wrapper)
    }
    return slotMeaning(of: source, type)
  }

  /// A struct that a property holds: what it begins with is followed, or each part is given.
  private mutating func structMeaning(of source: PropertySource) -> Meaning? {
    if source.wrapper == .binding, let written = source.variable.declaration.type,
      let index = writer.resolver.structOfValues(writer.resolver.staticType(written))
    {
      var receiver = Receiver(type: index, screen: writer.resolver.receivers[source.owner].screen)
      receiver.isStruct = true
      let owner = writer.receivers.add(receiver)
      let name = source.variable.declaration.name
      writer.bindReferences(to: index, named: name, owner: owner, source)
      return .bundle(owner: owner)
    }
    if source.isLeftByLaunch(in: writer.resolver) {
      // Each part may be what it begins with, or what the launch left there.
      return writer.resolver.heldStruct(source).flatMap { bindGivenStruct($0, of: source) }
    }
    if let index = writer.resolver.heldStruct(source) { return bindStruct(index, of: source) }
    if let index = writer.resolver.givenStruct(source) {
      return bindGivenStruct(index, of: source)
    }
    if let index = writer.resolver.structPart(source) { return bindStructPart(index, of: source) }
    return bindYieldedStruct(of: source)
  }

  /// The observable class of which a property holds an object for good, where it is declared as one
  /// of a class or a protocol above: `@StateObject var model: Model = Full()`.
  private func madeSubclass(of source: PropertySource) -> Name? {
    let declaration = source.variable.declaration
    let resolver = writer.resolver
    guard source.isConstant || source.wrapper == .object || source.wrapper == .state,
      let written = declaration.type?.name, let initial = declaration.initial,
      let made = resolver.madeType(by: initial), made != written,
      let index = resolver.declarations.type(made),
      resolver.declarations[index].role == .observable,
      let above = resolver.declarations.type(written),
      resolver.declarations.family(of: index).contains(above)
    else { return nil }
    return made
  }

  /// The name of the type that a property has, or of what it begins with.
  private func typeName(of declaration: VariableDeclaration) -> Name? {
    declaration.type?.name ?? declaration.initial.flatMap { writer.resolver.madeType(by: $0) }
  }

  /// The type of what a function yields that a property begins with: `lazy var page = makePage()`.
  private func resultName(of declaration: VariableDeclaration, _ owner: Int) -> Name? {
    guard case .call(let call)? = declaration.initial?.kind, let name = call.callee.ownName,
      let found = writer.resolver.function(name, labels: call, of: owner)
    else { return nil }
    return found.function.declaration.result?.name
  }

  /// `true` iff what a property of a type begins with is kept: an object, or a controller with the
  /// objects that it is made with.
  private func keepsFirst(_ type: StaticType, _ source: PropertySource) -> Bool {
    writer.resolver.holdsReference(type)
      || writer.resolver.holdsController(type) && !writer.resolver.isView(source.owner)
  }

  private mutating func slotMeaning(of source: PropertySource, _ type: StaticType) -> Meaning {
    let declaration = source.variable.declaration
    var scope = source.scope(in: writer.resolver)
    let known = type.kind == .unknown ? writer.resolver.staticType(source.variable) : type
    scope.isInitial = keepsFirst(known, source)
    if let name = typeName(of: declaration) ?? resultName(of: declaration, source.owner) {
      scope.isInitial = scope.isInitial || keepsFirst(StaticType(.named(name)), source)
    }
    if source.isConstant, !scope.isInitial, let initial = declaration.initial {
      let value = bindFormula(initial, expecting: known, &scope)
      if case .constant = writer.program[value] { return .value(value) }
    }
    // What a stack's path holds changes with what is pushed and popped.
    let isPath =
      writer.resolver.declarations.boundNames.contains(declaration.name.name)
      && writer.resolver.holdsList(source)
    let initial: FormulaID?
    if isPath {
      initial =
        source.wrapper == .binding ? nil : writer.something(at: declaration.name.range, scope)
    } else if isLeftOpen(source) {
      initial = writer.inputInitial(source, storedType(declaration, known, &scope), scope)
    } else if let written = declaration.initial {
      // A view is made anew again and again, and its object with it.
      initial =
        scope.isInitial && source.wrapper == .plain && writer.resolver.isView(source.owner)
        ? writer.opaque(known, at: written.range, scope)
        : bindStart(written, known, declaration, &scope)
    } else if source.wrapper == .binding, !isGivenFromOutside(source) {
      initial = nil
    } else if let given = givenToRoot(source, known, &scope) {
      initial = given
    } else if source.isFocus, known.kind == .bool, !known.isOptional {
      initial = writer.add(.constant(.bool(false)), known, at: declaration.name.range, scope)
    } else if type.isOptional && !declaration.isConstant
      && (source.wrapper == .state || source.wrapper == .plain) || source.isFocus
    {
      initial = writer.add(.constant(.none), known, at: declaration.name.range, scope)
    } else if let start = startInInitializer(source, known) {
      initial = start
    } else if let list = listInInitializer(source, known) {
      initial = list
    } else {
      initial = writer.inputInitial(source, known, scope)
    }
    if let lazy = writer.bindLazyStart(source, known, initial) { return lazy }
    let variable = writer.addVariable(source, initial: initial)
    if source.isFocus {
      writer.storage.addFocus(variable, of: writer.resolver.receivers[source.owner].screen)
    }
    var found = known.kind == .unknown ? initial.map { self.writer.type(of: $0) } ?? known : known
    if found.kind == .number, found.number == nil, declaration.type == nil, let initial {
      found.number = self.writer.type(of: initial).number
    }
    if isPath { found = .unknown }
    if found.kind == .bool, !found.isOptional { writer.markBoolean(variable, source) }
    return .variable(variable, found.kind == .nothing ? .unknown : found)
  }

  /// `true` iff an earlier run, the launch, or who makes it, may have left anything in a property.
  private func isLeftOpen(_ source: PropertySource) -> Bool {
    source.isStored || writer.resolver.isGivenToRoot(source)
      || source.isLeftByLaunch(in: writer.resolver)
  }

  /// `true` iff code that is not read may give a view the binding that no use of it gives: in a
  /// Swift file, and where the view is asked for. A step of a scenario may leave it out.
  private func isGivenFromOutside(_ source: PropertySource) -> Bool {
    let resolver = writer.resolver
    return resolver.isCompiled(source.variable.file)
      || resolver.spec.askedRoot == resolver.declarations[source.type].name
  }

  /// What the screen that is asked for begins with in a property that other code gives a value: a
  /// new object, or else something that is there. Nil for any other property.
  private mutating func givenToRoot(
    _ source: PropertySource, _ type: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    let declaration = source.variable.declaration
    let declarations = writer.resolver.declarations
    let isUnwrapped = declaration.type?.isUnwrapped == true
    guard isUnwrapped || !type.isOptional, isGivenToRootByOthers(source) else { return nil }
    var there = type
    (there.isOptional, there.isUnwrapped) = (false, false)
    let range = declaration.name.range
    guard let name = there.name, let object = declarations.type(name),
      declarations[object].isByReference || declarations[object].isController,
      declarations[object].keyword == .class
    else {
      return isUnwrapped ? writer.inputInitial(source, there, scope) : nil
    }
    let call = assumeNew(name, as: declaration.name, scope)
    return bindFormula(Expression(.call(call), range), expecting: there, &scope)
  }

  /// `true` iff a property is one of the controller that is asked for, or of a class, and code that
  /// is not read gives it its value.
  func isGivenToRootByOthers(_ source: PropertySource) -> Bool {
    let declaration = source.variable.declaration
    let declarations = writer.resolver.declarations
    guard let root = writer.resolver.spec.askedRoot, source.wrapper == .plain,
      let index = declarations.type(root), declarations[index].isController
    else { return false }
    return writer.resolver.typeInfo(of: source.owner) == index
      ? writer.resolver.isGivenByOthers(declaration.name.name, in: index)
      : declaration.type?.isUnwrapped == true && declaration.isStatic
  }

  /// Says that what is not given is assumed to be a new object of a class, and returns the call
  /// that makes one.
  mutating func assumeNew(_ type: Name, as given: LocatedName, _ scope: Scope) -> Call {
    let text =
      "`\(writer.resolver.spelling(given.name))`, which is not given here, is assumed "
      + "to be a new `\(writer.resolver.spelling(type))`"
    writer.program[scope.screen].assumptions.append(writer.assume(text, given, scope))
    return Call(
      callee: Expression(.name(type), given.range),
      arguments: unknownArguments(ofNew: type, at: given.range), closures: [],
      brackets: nil)
  }

  /// What a class asks for where an object of it is made, with nothing known of it; none where one
  /// of its initializers asks for nothing.
  private func unknownArguments(ofNew name: Name, at range: SourceRange) -> [Argument] {
    guard let type = writer.resolver.declarations.type(name) else { return [] }
    let asked =
      writer.resolver.declarations.lineage(of: type).lazy.map {
        writer.resolver.declarations[$0].initializers
      }
      .first { !$0.isEmpty }?
      .map { $0.declaration.parameters.filter { $0.initial == nil } } ?? []
    guard let first = asked.first, asked.allSatisfy({ !$0.isEmpty }) else { return [] }
    return first.map { parameter in
      let label = parameter.label?.name ?? parameter.name.name
      return Argument(
        label: writer.resolver.spelling(label) == "_" ? nil : LocatedName(label, range),
        value: Expression(.missing, range))
    }
  }

  /// The delegate that SwiftUI makes for an app: `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
  private func adapted(_ declaration: VariableDeclaration) -> Name? {
    let adaptor = declaration.attributes.first { attribute in
      attribute.name.name.word == .UIApplicationDelegateAdaptor
    }
    guard case .member(let type, let name)? = adaptor?.arguments.first?.value.kind,
      name.name.word == .selfWord
    else { return nil }
    return type.typeName(writer.resolver.names)
  }

  /// The type of a stored property, else that of what it starts with where nothing is stored.
  private mutating func storedType(
    _ declaration: VariableDeclaration, _ type: StaticType, _ scope: inout Scope
  ) -> StaticType {
    guard type.kind == .unknown, let initial = declaration.initial else { return type }
    let value = bindFormula(initial, expecting: type, &scope)
    return self.writer.type(of: value)
  }

  /// What a property starts with; a lazy one is what things are like when it is first read.
  private mutating func bindStart(
    _ written: Expression, _ type: StaticType, _ declaration: VariableDeclaration,
    _ scope: inout Scope
  ) -> FormulaID {
    let value = bindTypedInitial(written, type, declaration, &scope)
    guard writer.resolver.isLazy(declaration) else { return value }
    // What it makes is made with its owner, but where that may end the app it is not read yet.
    if writer.resolver.holdsController(type)
      || writer.resolver.holdsController(self.writer.type(of: value)),
      !writer.mayEnd(value)
    {
      let name = declaration.name.name
      let isSteady = writer.resolver.typeInfo(of: scope.owner).map {
        LazyProperties(of: $0, writer.resolver).isSteady(name)
      }
      return isSteady ?? true ? value : writer.opaque(type, at: written.range, scope)
    }
    if case .constant = writer.program[value] { return value }
    if writer.isSteadyList(value, scope) { return value }
    if writer.isReference(value)
      || AppleExtensions(writer.resolver).isApples(written.range, in: scope.file),
      writer.isSteadyObject(value, scope)
    {
      return value
    }
    return writer.opaque(type, at: written.range, scope)
  }

  private mutating func bindTypedInitial(
    _ written: Expression, _ type: StaticType, _ declaration: VariableDeclaration,
    _ scope: inout Scope
  ) -> FormulaID {
    if declaration.type == nil || type.isOptional || !type.isKnown {
      return bindFormula(written, expecting: type, &scope)
    }
    return bindTyped(written, type, &scope)
  }

  /// `@Environment(\.name)`
  private mutating func environmentMeaning(of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    let scope = source.scope(in: writer.resolver)
    guard
      let argument = declaration.attributes.first(where: {
        $0.name.name.word == .Environment
      })?.arguments.first
    else { return .opaque([declaration.name.name], qualifier: nil) }
    if case .keyPath(let names) = argument.value.kind {
      if let key = EnvironmentKey(names.last?.word) {
        return .value(writer.add(.environment(key), key.type, at: declaration.name.range, scope))
      }
      switch names.last?.word {
      case .dismiss: return .dismissAction
      case .presentationMode: return .presentationMode
      default:
        if let key = names.last { writer.refuseSlip(ofKey: key, declaration, scope) }
        return .opaque([declaration.name.name], qualifier: nil)
      }
    }
    if case .member(let base, _) = argument.value.kind,
      let name = base.typeName(writer.resolver.names)
    {
      if let index = writer.resolver.declarations.type(name),
        writer.resolver.declarations[index].role == .observable
      {
        if declaration.type?.isOptional == true, !writer.resolver.givesObjectsToViews {
          let none = writer.add(
            .constant(.none), StaticType(.nothing), at: declaration.name.range, scope)
          return .value(none)
        }
        return .bundle(owner: sharedReceiver(index))
      }
      return .opaque([declaration.name.name], qualifier: name)
    }
    return .opaque([declaration.name.name], qualifier: nil)
  }
}
