import Language
import StatusBar

// Properties that hold objects: of the author's own, and visibility states.
extension Body {
  /// A visibility state of ScrollKit's kind.
  mutating func object(of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    var scope = source.scope(in: writer.resolver)
    let initial = declaration.initial.flatMap { bindObject($0, &scope) }
    let isInjected = source.wrapper == .environmentObject
    if isInjected, let object = writer.resolver.objectOfScreen(around: source.owner) {
      return .object(object)
    }
    let variable = writer.addSlot(
      source, isInjected ? .environmentObject : .object, initial: initial)
    if !isInjected { writer.addParameter(source, variable) }
    return .object(
      writer.add(.variable(variable), StaticType(.object), at: declaration.name.range, scope))
  }

  /// An observable object of the author's own.
  mutating func bundle(_ index: Int, of source: PropertySource) -> Meaning {
    let name = writer.resolver.declarations[index].name
    let declaration = source.variable.declaration
    if writer.resolver.declarations.sharedTypes.contains(name) {
      let shared = sharedReceiver(index)
      guard let type = declaration.type, type.isOptional, !type.isUnwrapped else {
        return .bundle(owner: shared)
      }
      // It is that one, once it is there.
      var held = writer.resolver.receivers[shared]
      let isMade = declaration.initial.map { writer.resolver.madeType(by: $0) == name } ?? false
      held.presence = writer.bindPresence(of: source, isMade: isMade)
      return .bundle(owner: writer.receivers.add(held))
    }
    let screen = writer.resolver.receivers[source.owner].screen
    let isGivenNew =
      declaration.initial == nil && declaration.type?.isOptional != true
      && writer.resolver.declarations[index].keyword == .class && isGivenToRootByOthers(source)
    let isMade =
      isGivenNew || declaration.initial.map { writer.resolver.madeType(by: $0) == name } ?? false
    // An object that makes one of its own kind would go on for ever.
    if isMade, !writer.receivers.begin(index) {
      return .opaque([declaration.name.name], qualifier: name)
    }
    let owner = writer.receivers.add(Receiver(type: index, screen: screen))
    writer.receivers[owner].isUnobserved = writer.resolver.isUnobserved(index, in: source.owner)
    if isMade {
      for type in writer.resolver.declarations.lineage(of: index).reversed() {
        bindProperties(of: type, owner: owner)
      }
      writer.receivers.end()
      let scope = source.scope(in: writer.resolver)
      if isGivenNew {
        writer.receivers[owner].isAssumed = true
        let call = assumeNew(name, as: declaration.name, scope)
        begin(owner, of: index, call, isLazy: false, scope)
      } else if case .call(let call) = declaration.initial?.kind {
        begin(owner, of: index, call, isLazy: writer.resolver.isLazy(declaration), scope)
      }
      if let type = declaration.type, type.isOptional, !declaration.isConstant {
        writer.receivers[owner].presence = writer.bindPresence(of: source, isMade: true)
      }
    } else {
      writer.bindReferences(to: index, named: declaration.name, owner: owner, source)
      // `var theme: Theme!` says that it is given one before it is read.
      if let type = declaration.type, type.isOptional, !type.isUnwrapped {
        writer.receivers[owner].presence = writer.bindPresence(of: source)
      }
    }
    return .bundle(owner: owner)
  }

  /// The object that a constant of the launch holds: `let router = Router(window: window)`; nil for
  /// anything else.
  mutating func launchObject(
    _ initial: Expression, _ scope: inout Scope
  ) -> (meaning: Meaning, effects: [Effect])? {
    guard scope.owner == 0, scope.frame != nil, !scope.isScenario,
      case .call(let call) = initial.kind, let name = call.callee.typeName(writer.resolver.names),
      let index = writer.resolver.declarations.type(name),
      writer.resolver.isPlainObject(index)
        || writer.resolver.declarations[index].role == .observable,
      !writer.resolver.declarations[index].isByReference,
      !writer.resolver.declarations.sharedTypes.contains(name), writer.receivers.begin(index)
    else { return nil }
    let owner = writer.receivers.add(Receiver(type: index, screen: .app))
    for type in writer.resolver.declarations.lineage(of: index).reversed() {
      bindProperties(of: type, owner: owner)
    }
    writer.receivers.end()
    let effects = bindNewObject(owner, initial, &scope, at: initial.range)
    return (.bundle(owner: owner), effects)
  }

  /// The one object of a type that the app shares.
  mutating func sharedReceiver(_ index: Int) -> Int {
    let name = writer.resolver.declarations[index].name
    if let known = writer.resolver.receivers.shared(name) { return known }
    let owner = writer.receivers.add(Receiver(type: index, screen: .app))
    writer.receivers[owner].isUnobserved = writer.resolver.isPlainObject(index)
    writer.receivers.share(name, owner)
    writer.note(
      .assumed, "the app is assumed to have one `\(writer.resolver.spelling(name))`",
      at: writer.resolver.declarations[index].location)
    for type in writer.resolver.declarations.lineage(of: index).reversed() {
      bindProperties(of: type, owner: owner)
    }
    let makings = sharedMakings ?? SharedMakings(writer.resolver)
    sharedMakings = makings
    if let (call, file) = makings.call(of: index, writer.resolver) {
      writer.receivers.follow(index)
      begin(
        owner, of: index, call, isLazy: true, Scope(file: file, screen: .app, owner: owner))
    } else if writer.resolver.isPlainObject(index) {
      let scope = Scope(
        file: writer.resolver.declarations[index].location.file, screen: .app, owner: owner)
      start(owner, of: index, nil, scope)
    }
    return owner
  }
}
