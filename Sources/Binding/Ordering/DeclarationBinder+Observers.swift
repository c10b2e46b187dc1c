import Language
import StatusBar

// `willSet` and `didSet`.
extension DeclarationBinder {
  /// Binds what observes the properties of every use of a type; the code of one observer may be the
  /// first to use another type.
  mutating func bindObservers() {
    var owner = 0
    while owner < bodies.writer.resolver.receivers.count {
      if let type = bodies.writer.resolver.receivers.type(of: owner) {
        // A superclass's observers run inside those of its subclass.
        for base in bodies.writer.resolver.declarations.lineage(of: type).reversed() {
          for name in bodies.writer.resolver.declarations[base].observed {
            bindObservers(of: name, of: base, owner)
          }
        }
      }
      owner += 1
    }
  }

  private mutating func bindObservers(of name: Name, of type: Int, _ owner: Int) {
    guard let variable = bodies.writer.resolver.declarations[type].variables[name] else { return }
    let observed: [Variable]
    let valueType: StaticType
    switch bodies.writer.resolver.receivers[owner].ownProperties[type]?[name]
      ?? bodies.writer.resolver.property(name, of: owner)
    {
    case .variable(let place, let type): (observed, valueType) = ([place], type)
    // A struct changes with each of its properties.
    case .bundle(let inner) where bodies.writer.resolver.isStruct(inner):
      (observed, valueType) = (bodies.writer.resolver.places(of: inner), .unknown)
    case nil, .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return
    }
    let declaration = variable.declaration
    let willSet = declaration.willSet.map {
      bindObserver($0, given: .newValue, valueType, variable.file, owner)
    }
    let didSet = declaration.didSet.map {
      bindObserver($0, given: .oldValue, valueType, variable.file, owner)
    }
    if case .bundle = bodies.writer.resolver.property(name, of: owner) {
      for observer in [willSet, didSet].compactMap({ $0 }) { storePast(observer, in: observed) }
    } else if bodies.writer.resolver.receivers[owner].isObserved {
      // Those who observe the struct see all of it once.
      let places = bodies.writer.resolver.places(of: owner)
      for observer in [willSet, didSet].compactMap({ $0 }) { storePast(observer, in: places) }
    }
    let isInner = bodies.writer.resolver.receivers[owner].isStruct
    // An object that was there before has observers of its own where it is.
    let mayBeMade = bodies.writer.resolver.receivers[owner].makings != nil
    for place in observed {
      let (screen, number): (ScreenID, Int32)
      switch place {
      case .app(let slot): (screen, number) = (.app, slot)
      case .own(let slot): (screen, number) = (bodies.writer.resolver.receivers[owner].screen, slot)
      case .local: continue
      }
      guard mayBeMade || bodies.writer.program[screen].slots[Int(number)].kind != .binding else {
        continue
      }
      observe(screen, number, willSet, didSet, isInner)
    }
  }

  /// Lets what an observer of a struct changes in it pass the observer, as Swift does.
  private mutating func storePast(_ observer: HandlerID, in places: [Variable]) {
    var body = bodies.writer.program[observer].body
    for index in body.indices { bodies.writer.store(&body[index], in: places) }
    bodies.writer.program[observer].body = body
  }

  /// Enters observers; those of a part of a struct run before those of the struct.
  private mutating func observe(
    _ screen: ScreenID, _ slot: Int32, _ willSet: HandlerID?, _ didSet: HandlerID?,
    _ isInner: Bool
  ) {
    if let willSet { bodies.writer.program[screen].slots[Int(slot)].willSet.insert(willSet, at: 0) }
    guard let didSet else { return }
    let end = bodies.writer.program[screen].slots[Int(slot)].didSet.endIndex
    bodies.writer.program[screen].slots[Int(slot)].didSet.insert(didSet, at: isInner ? 0 : end)
  }

  /// An observer has one parameter, whether it is written or not.
  mutating func bindObserver(
    _ observer: Closure, given word: Word, _ type: StaticType, _ file: FileID, _ owner: Int
  ) -> HandlerID {
    var scope = Scope(
      file: file, screen: bodies.writer.resolver.receivers[owner].screen, owner: owner)
    var observer = observer
    if observer.parameters.isEmpty {
      observer.parameters = [LocatedName(Name(word), observer.range)]
    }
    return bodies.bindClosure(observer, type: type, &scope)
  }
}
