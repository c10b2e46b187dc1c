import Language
import StatusBar

// Binds everything that was declared: first what there is, then what it says.
extension Binder {
  mutating func bindAll() {
    declareScreens()
    declareWindows()
    bindReferencedTypes()
    for (index, info) in declarations.types.enumerated()
    where declarations.sharedTypes.contains(info.name) {
      if info.role == .observable || isPlainObject(index) { _ = sharedReceiver(index) }
    }
    bindProperties(of: declarations.appType, owner: 0)
    declareStatics()
    for index in declarations.types.indices where !declarations[index].isByReference {
      if let owner = receiver(ofType: index) { bindAllProperties(of: index, owner: owner) }
    }
    bindWindows()
    bindFunctions(of: 0)
    for index in declarations.types.indices { bindType(index) }
    bindLaunch()
    bindObservers()
    checkNames()
  }

  /// Gives every view and every class its place in the program.
  private mutating func declareScreens() {
    let app = declarations[declarations.appType]
    addScreen(Screen(name: symbol(app.name), kind: .app, site: site(of: app)))
    receivers.addScreen(
      receivers.add(Receiver(type: declarations.appType, screen: .app)))
    for index in declarations.types.indices {
      let info = declarations[index]
      guard let screen = info.screen else { continue }
      var kind = Screen.Kind.view
      if case .controller(let controller) = info.role {
        kind = .controller(controller)
        if info.keyword == .extension { directory.setBuiltin(controller, screen) }
      }
      if info.isByReference { kind = .controller(.plain) }
      var declared = Screen(name: symbol(info.name), kind: kind, site: site(of: info))
      declared.isObject = info.isByReference
      addScreen(declared)
      if !info.isByReference, declarations.type(info.name) == index {
        directory.declare(info.name, screen)
      }
      receivers.addScreen(receivers.add(Receiver(type: index, screen: screen)))
    }
    addStranger()
    receivers.onTop = receivers.add(Receiver(type: declarations.anyController, screen: .app))
    for info in declarations.types { linkSuperclass(of: info) }
    linkUnknownBases()
  }

  /// The class of controllers of which nothing is known.
  private mutating func addStranger() {
    var screen = Screen(
      name: symbol(Array("unknown controller".utf8)), kind: .controller(.plain), site: .none)
    screen.slots = [
      Slot(name: screen.name, kind: .state, initial: nil, site: .none)
    ]
    // One each: what it answers to one question says nothing about the others.
    for word in [
      Word.prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .modalPresentationCapturesStatusBarAppearance,
    ] {
      screen.answer(word, by: program.add(.variable(.own(0)), .unknown, site: .none))
    }
    program.setStranger(program.add(screen))
    receivers.addScreen(nil)
  }

  private mutating func addScreen(_ screen: Screen) { _ = program.add(screen) }

  private mutating func site(of info: TypeInfo) -> Site {
    site(info.location.range, in: info.location.file)
  }

  private mutating func linkSuperclass(of info: TypeInfo) {
    guard let screen = info.screen else { return }
    if info.isByReference {
      let base = info.superclass.flatMap { declarations.type($0) }
      program[screen].superclass = base.flatMap { declarations[$0].screen }
    }
    guard case .controller(let controller) = info.role else { return }
    if let base = info.superclass.flatMap({ directory.screen($0) }), base != screen {
      program[screen].superclass = base
    } else if let known = directory.builtin(controller), known != screen {
      program[screen].superclass = known
    }
  }

  private mutating func declareWindows() {
    for (_, window) in declarations.windows { declareWindow(window) }
    for (_, scene) in declarations.scenes {
      directory.declareScene(scene.name.name, symbol(scene.name.name))
      for case .window(let window) in scene.members { declareWindow(window) }
    }
  }

  mutating func declareWindow(_ window: WindowDeclaration) {
    directory.declareWindow(window.name.name, symbol(window.name.name))
  }

  func receiver(ofType index: Int) -> Int? {
    declarations[index].screen.flatMap { receivers.receiver(of: $0) }
  }

  /// Gives the classes whose objects live in the world their properties, before anything is made
  /// of them; what their initializers do is bound once all of them have theirs.
  private mutating func bindReferencedTypes() {
    guard declarations.hasReferences else { return }
    waitingBodies = []
    for index in declarations.types.indices where declarations[index].isByReference {
      if let owner = receiver(ofType: index) { bindAllProperties(of: index, owner: owner) }
    }
    let waiting = waitingBodies ?? []
    waitingBodies = nil
    for one in waiting { bindBody(of: one) }
  }

  /// The properties of superclasses come first, so that what they say still holds.
  private mutating func bindAllProperties(of index: Int, owner: Int) {
    for type in declarations.lineage(of: index).reversed() {
      bindProperties(of: type, owner: owner)
    }
  }

  /// Binds the functions of an owner that do something rather than make a view.
  private mutating func bindFunctions(of owner: Int) {
    guard let type = receivers.type(of: owner) else { return }
    let screen = receivers[owner].screen
    bindInheritedFunctions(of: type, owner: owner)
    if isController(owner),
      let scrolls = function(Name(.scrollViewDidScroll), labels: nil, ofType: type, owner: owner)
    {
      program[screen].didScroll = bindFunction(scrolls.function, owner: owner).handler
    }
    if isController(owner), owner != 0 { bindEvents(of: type, screen: screen, owner: owner) }
    for name in declarations[type].functionOrder {
      for function in declarations[type].functions[name] ?? [] {
        guard isCallable(function), owner != 0 || !runsAtLaunch(function) else { continue }
        let bound = bindFunction(function, owner: owner)
        program[screen].functions.append((symbol(name), bound.handler))
        guard let callback = LifecycleCallback(name.word), owner != 0 else { continue }
        program[screen].callbacks.append((callback, bound.handler))
      }
    }
  }

  /// Functions of superclasses work on the properties of the subclass.
  private mutating func bindInheritedFunctions(of type: Int, owner: Int) {
    for base in declarations.family(of: type).dropFirst() {
      for name in declarations[base].functionOrder
      where declarations[type].functions[name] == nil {
        for function in declarations[base].functions[name] ?? [] where isCallable(function) {
          _ = bindFunction(function, owner: owner)
        }
      }
    }
  }

  /// `true` iff a function does something: it makes no view and is not made for one use.
  private func isCallable(_ function: LocatedFunction) -> Bool {
    let declaration = function.declaration
    if declaration.body == nil || isView(declaration.result) { return false }
    if has(.ViewBuilder, declaration.attributes) { return false }
    return !declaration.modifiers.contains { $0.name.word == .static }
  }

  private mutating func bindType(_ index: Int) {
    let info = declarations[index]
    guard let screen = info.screen, let owner = receivers.receiver(of: screen) else { return }
    if info.isByReference { return bindFunctions(of: owner) }
    if let backdrop = info.backdrops.first {
      program[screen].backdrop = bindBackdrop(backdrop.backdrop, backdrop.file)
    } else if info.isController {
      program[screen].backdrop = writtenBackdrop(of: index)
    }
    if info.role == .view {
      program[screen].body = bindBody(
        of: index, owner: owner, screen: screen, at: info.location.range)
    } else {
      bindOverrides(of: index, owner: owner, screen: screen)
      bindInitializer(of: index, owner: owner, screen: screen)
      bindHostedContent(info, owner: owner, screen: screen)
    }
    // After the body, which says what is a navigation path.
    bindFunctions(of: owner)
  }

  /// What stands bare in a class: views that a hosting controller shows.
  private mutating func bindHostedContent(_ info: TypeInfo, owner: Int, screen: ScreenID) {
    guard !info.content.isEmpty else { return bindRootView(owner: owner, screen: screen) }
    var scope = Scope(file: info.content[0].file, screen: screen, owner: owner)
    scope.isScreen = true
    program[screen].body = bindContent(
      info.content.map { $0.statement }, &scope, at: info.location.range)
  }

  func bindBackdrop(_ backdrop: Language.Backdrop, _ file: FileID) -> StatusBar.Backdrop {
    let isDark = backdrop.first.name.word == .dark
    var offset: Double?
    if let change = backdrop.change {
      offset = Double(decimal: bytes(change.offset.range, in: file).filter { $0 != 32 })
    }
    return StatusBar.Backdrop(isDark: isDark, changesAt: offset)
  }
}

extension LifecycleCallback {
  init?(_ word: Word?) {
    switch word {
    case .loadView: self = .loadView
    case .viewDidLoad: self = .viewDidLoad
    case .viewWillAppear: self = .viewWillAppear
    case .viewIsAppearing: self = .viewIsAppearing
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    case .viewDidLayoutSubviews: self = .viewDidLayoutSubviews
    default: return nil
    }
  }
}
