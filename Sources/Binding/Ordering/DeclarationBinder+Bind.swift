import Language
import StatusBar

// Binds everything that was declared: first what there is, then what it says.
extension DeclarationBinder {
  mutating func bindAll() {
    declareScreens()
    declareWindows()
    bindReferencedTypes()
    for (index, info) in bodies.writer.resolver.declarations.types.enumerated()
    where bodies.writer.resolver.declarations.sharedTypes.contains(info.name) {
      if info.role == .observable || bodies.writer.resolver.isPlainObject(index) {
        _ = bodies.sharedReceiver(index)
      }
    }
    let app = bodies.writer.resolver.declarations.appType
    bindClasses(madeBy: app)
    declareStaticOwners()
    bodies.bindProperties(of: app, owner: 0)
    declareStatics(ofKeptStructs: false)
    for index in bodies.writer.resolver.declarations.types.indices
    where !bodies.writer.resolver.declarations[index].isByReference {
      if let owner = bodies.writer.resolver.receiver(ofType: index) {
        bindAllProperties(of: index, owner: owner)
      }
    }
    bindWindows()
    bindFunctions(of: 0)
    for index in bodies.writer.resolver.declarations.types.indices { bindType(index) }
    bodies.bindObjectStarts()
    bindLaunch()
    bodies.bindObjectStarts()
    bindObservers()
    bindWaysBack()
    bindChildViews()
    bindPhoneOrientation()
    checkNames()
  }

  /// Gives every view and every class its place in the program.
  private mutating func declareScreens() {
    let app = bodies.writer.resolver.declarations[bodies.writer.resolver.declarations.appType]
    addScreen(Screen(name: bodies.writer.symbol(app.name), kind: .app, site: site(of: app)))
    bodies.writer.receivers.addScreen(
      bodies.writer.receivers.add(
        Receiver(type: bodies.writer.resolver.declarations.appType, screen: .app)))
    for index in bodies.writer.resolver.declarations.types.indices {
      let info = bodies.writer.resolver.declarations[index]
      guard let screen = info.screen else { continue }
      var kind = Screen.Kind.view
      if case .controller(let controller) = info.role {
        kind = .controller(controller)
        if info.keyword == .extension { bodies.writer.directory.setBuiltin(controller, screen) }
      }
      if info.isByReference { kind = .controller(.plain) }
      var declared = Screen(name: bodies.writer.symbol(info.name), kind: kind, site: site(of: info))
      declared.isObject = info.isByReference
      addScreen(declared)
      if !info.isByReference, bodies.writer.resolver.declarations.type(info.name) == index {
        bodies.writer.directory.declare(info.name, screen)
      }
      bodies.writer.receivers.addScreen(
        bodies.writer.receivers.add(Receiver(type: index, screen: screen)))
    }
    addUnknownController()
    bodies.writer.receivers.onTop = bodies.writer.receivers.add(
      Receiver(type: bodies.writer.resolver.declarations.anyController, screen: .app))
    for info in bodies.writer.resolver.declarations.types { linkSuperclass(of: info) }
    linkUnknownBases()
    assumeEmptyContainer()
  }

  /// The class of controllers of which nothing is known.
  private mutating func addUnknownController() {
    var screen = Screen(
      name: bodies.writer.symbol(Array("unknown controller".utf8)), kind: .controller(.plain),
      site: .none)
    screen.slots = [
      Slot(name: screen.name, kind: .state, initial: nil, site: .none)
    ]
    // One each: what it answers to one question says nothing about the others.
    for word in [
      Word.prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .modalPresentationCapturesStatusBarAppearance,
    ] {
      screen.answer(word, by: bodies.writer.program.add(.variable(.own(0)), .unknown, site: .none))
    }
    bodies.writer.program.setUnknownController(bodies.writer.program.add(screen))
    bodies.writer.receivers.addScreen(nil)
  }

  private mutating func addScreen(_ screen: Screen) { _ = bodies.writer.program.add(screen) }

  private mutating func site(of info: TypeInfo) -> Site {
    bodies.writer.site(info.location.range, in: info.location.file)
  }

  private mutating func linkSuperclass(of info: TypeInfo) {
    guard let screen = info.screen else { return }
    if info.isByReference {
      let base = info.superclass.flatMap { bodies.writer.resolver.declarations.type($0) }
      bodies.writer.program[screen].superclass = base.flatMap {
        bodies.writer.resolver.declarations[$0].screen
      }
    }
    guard case .controller(let controller) = info.role else { return }
    if let base = info.superclass.flatMap({ bodies.writer.resolver.directory.screen($0) }),
      base != screen
    {
      bodies.writer.program[screen].superclass = base
    } else if let known = bodies.writer.resolver.directory.builtin(controller), known != screen {
      bodies.writer.program[screen].superclass = known
    }
  }

  private mutating func declareWindows() {
    for (_, window) in bodies.writer.resolver.declarations.windows { declareWindow(window) }
    for (_, scene) in bodies.writer.resolver.declarations.scenes {
      bodies.writer.directory.declareScene(scene.name.name, bodies.writer.symbol(scene.name.name))
      for case .window(let window) in scene.members { declareWindow(window) }
    }
  }

  private mutating func declareWindow(_ window: WindowDeclaration) {
    bodies.writer.directory.declareWindow(window.name.name, bodies.writer.symbol(window.name.name))
  }

  /// Gives the classes whose objects live in the world their properties, before anything is made
  /// of them; what their initializers do is bound once all of them have theirs.
  private mutating func bindReferencedTypes() {
    guard bodies.writer.resolver.declarations.hasReferences else { return }
    bodies.waitingBodies = []
    let all = bodies.writer.resolver.declarations.types.indices.filter {
      bodies.writer.resolver.declarations[$0].isByReference
    }
    // What properties of the others begin with may be one that a struct holds itself: `.ink`.
    for index in all where isKeptStruct(index) { bindAllProperties(of: index) }
    declareStatics(ofKeptStructs: true)
    for index in all where !isKeptStruct(index) { bindAllProperties(of: index) }
    let waiting = bodies.waitingBodies ?? []
    bodies.waitingBodies = nil
    for one in waiting { bodies.bindBody(of: one) }
  }

  private mutating func bindAllProperties(of type: Int) {
    guard let owner = bodies.writer.resolver.receiver(ofType: type) else { return }
    bindAllProperties(of: type, owner: owner)
  }

  /// The properties of superclasses come first, so that what they say still holds.
  private mutating func bindAllProperties(of index: Int, owner: Int) {
    guard begunTypes.insert(index).inserted else { return }
    if !isKeptStruct(index) { bindClasses(madeBy: index) }
    for type in bodies.writer.resolver.declarations.lineage(of: index).reversed() {
      bodies.bindProperties(of: type, owner: owner)
      bodies.writer.addChoice(of: type, owner: owner)
    }
    let late = LazyProperties(of: index, bodies.writer.resolver).late()
    let screen = bodies.writer.resolver.receivers[owner].screen
    bodies.writer.program[screen].lateSlots = late.compactMap { name in
      bodies.writer.resolver.receivers[owner].properties[name]?.slot
    }
  }

  /// Gives the classes that properties of a type begin with their own: what a property says of one
  /// names these.
  private mutating func bindClasses(madeBy type: Int) {
    for made in MadeClasses(bodies.writer.resolver).inProperties(of: type) {
      bindAllProperties(of: made)
    }
  }

  /// Binds the functions of an owner that do something rather than make a view.
  private mutating func bindFunctions(of owner: Int) {
    guard let type = bodies.writer.resolver.receivers.type(of: owner) else { return }
    let screen = bodies.writer.resolver.receivers[owner].screen
    bindInheritedFunctions(of: type, owner: owner)
    if bodies.writer.resolver.isController(owner),
      let scrolls = bodies.writer.resolver.function(
        Name(.scrollViewDidScroll), labels: nil, ofType: type, owner: owner)
    {
      bodies.writer.program[screen].didScroll =
        bodies.bindFunction(scrolls.function, owner: owner).handler
    }
    if owner != 0 { bindEvents(of: type, screen: screen, owner: owner) }
    for name in bodies.writer.resolver.declarations[type].functionOrder {
      for function in bodies.writer.resolver.declarations[type].functions[name] ?? [] {
        guard isCallable(function), owner != 0 || !runsAtLaunch(function) else { continue }
        let bound = bodies.bindFunction(function, owner: owner)
        bodies.writer.program[screen].functions.append((bodies.writer.symbol(name), bound.handler))
        if bodies.writer.resolver.isAction(function) {
          let scope = Scope(file: function.file, screen: screen, owner: owner)
          let sender = bodies.writer.input(
            [name], nil, at: function.declaration.name.range, scope)
          bodies.writer.program[screen].actions.append(
            (bodies.writer.symbol(name), bound.handler, sender))
        }
        guard let callback = LifecycleCallback(name.word), owner != 0 else { continue }
        bodies.writer.program[screen].callbacks.append((callback, bound.handler))
      }
    }
  }

  /// Functions of superclasses work on the properties of the subclass, and call what it overrides:
  /// UIKit's callbacks, too.
  private mutating func bindInheritedFunctions(of type: Int, owner: Int) {
    let screen = bodies.writer.resolver.receivers[owner].screen
    for base in bodies.writer.resolver.declarations.family(of: type).dropFirst() {
      let isProtocol = bodies.writer.resolver.declarations[base].keyword == .protocol
      for name in bodies.writer.resolver.declarations[base].functionOrder
      where bodies.writer.resolver.declarations[type].functions[name] == nil {
        for function in bodies.writer.resolver.declarations[base].functions[name] ?? []
        where isCallable(function) {
          let bound = bodies.bindFunction(function, owner: owner)
          guard let callback = LifecycleCallback(name.word), owner != 0, !isProtocol,
            !bodies.writer.program[screen].callbacks.contains(where: { $0.0 == callback })
          else { continue }
          bodies.writer.program[screen].callbacks.append((callback, bound.handler))
        }
      }
    }
  }

  /// `true` iff a function does something: it makes no view and is not made for one use.
  private func isCallable(_ function: LocatedFunction) -> Bool {
    let declaration = function.declaration
    if declaration.body == nil || bodies.writer.resolver.isView(declaration.result) { return false }
    if bodies.writer.resolver.has(.ViewBuilder, declaration.attributes) { return false }
    return !declaration.modifiers.contains { $0.name.word == .static }
  }

  private mutating func bindType(_ index: Int) {
    let info = bodies.writer.resolver.declarations[index]
    guard let screen = info.screen,
      let owner = bodies.writer.resolver.receivers.receiver(of: screen)
    else {
      return
    }
    if info.isByReference { return bindFunctions(of: owner) }
    if let backdrop = info.backdrops.first {
      bodies.writer.program[screen].backdrop = bindBackdrop(backdrop.backdrop, backdrop.file)
    } else if info.isController {
      bodies.writer.program[screen].backdrop = writtenBackdrop(of: index)
    } else if info.role == .view {
      bodies.writer.program[screen].backdrop = drawnBackdrop(of: index)
    }
    if info.role == .view {
      bodies.writer.program[screen].body = bodies.bindBody(
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
    bodies.writer.program[screen].body = bodies.bindContent(
      info.content.map { $0.statement }, &scope, at: info.location.range)
  }

  mutating func bindBackdrop(
    _ backdrop: Language.Backdrop, _ file: FileID
  ) -> StatusBar.Backdrop {
    let isDark = backdrop.first.name.word == .dark
    var offset: Double?
    if let change = backdrop.change {
      offset = Double(
        decimal: bodies.writer.resolver.bytes(change.offset.range, in: file).filter { $0 != 32 })
    }
    let site = bodies.writer.site(backdrop.first.range, in: file)
    return StatusBar.Backdrop(isDark: isDark, changesAt: offset, at: site)
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
