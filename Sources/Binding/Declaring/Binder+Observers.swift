import Language
import StatusBar

// `willSet` and `didSet`.
extension Binder {
  /// Binds what observes the properties of every use of a type; the code of one observer may be the
  /// first to use another type.
  mutating func bindObservers() {
    var owner = 0
    while owner < receivers.count {
      if let type = receivers.type(of: owner) {
        // A superclass's observers run inside those of its subclass.
        for base in declarations.lineage(of: type).reversed() {
          for name in declarations[base].observed { bindObservers(of: name, of: base, owner) }
        }
      }
      owner += 1
    }
  }

  private mutating func bindObservers(of name: Name, of type: Int, _ owner: Int) {
    guard let variable = declarations[type].variables[name] else { return }
    let observed: [Variable]
    let valueType: StaticType
    switch receivers[owner].ownProperties[type]?[name] ?? property(name, of: owner) {
    case .variable(let place, let type): (observed, valueType) = ([place], type)
    // A struct changes with each of its properties.
    case .bundle(let inner) where isStruct(inner):
      (observed, valueType) = (places(of: inner), .unknown)
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
    if case .bundle = property(name, of: owner) {
      for observer in [willSet, didSet].compactMap({ $0 }) { storePast(observer, in: observed) }
    }
    for place in observed {
      switch place {
      case .app(let slot): observe(ScreenID.app, slot, willSet, didSet)
      case .own(let slot): observe(receivers[owner].screen, slot, willSet, didSet)
      case .local: break
      }
    }
  }

  private mutating func observe(
    _ screen: ScreenID, _ slot: Int32, _ willSet: HandlerID?, _ didSet: HandlerID?
  ) {
    guard program[screen].slots[Int(slot)].kind != .binding else { return }
    if let willSet { program[screen].slots[Int(slot)].willSet.insert(willSet, at: 0) }
    if let didSet { program[screen].slots[Int(slot)].didSet.append(didSet) }
  }

  /// An observer has one parameter, whether it is written or not.
  mutating func bindObserver(
    _ observer: Closure, given word: Word, _ type: StaticType, _ file: FileID, _ owner: Int
  ) -> HandlerID {
    var scope = Scope(file: file, screen: receivers[owner].screen, owner: owner)
    var observer = observer
    if observer.parameters.isEmpty {
      observer.parameters = [LocatedName(Name(word), observer.range)]
    }
    return bindClosure(observer, type: type, &scope)
  }
}
