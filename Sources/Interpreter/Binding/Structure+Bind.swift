import Language
import StatusBar

// Binds everything that was collected: first what there is, then what it says.
extension Structure {
  mutating func bindAll() {
    collect()
    collectApp()
    declareScreens()
    findSharedTypes()
    bindProperties(of: tables.appType, owner: 0)
    for index in tables.types.indices where tables.types[index].screen != nil {
      if let owner = owner(ofType: index) { bindAllProperties(of: index, owner: owner) }
    }
    bindWindows()
    bindFunctions(of: 0)
    for index in tables.types.indices { bindType(index) }
    bindImports()
    finish()
  }

  /// Brings what was bound into its final form; again after scenarios have added to it.
  mutating func finish() {
    settleInputs()
    program.seal()
    diagnostics.sort { $0.primary.location.precedes($1.primary.location) }
    kept.sort { $0.location.precedes($1.location) }
  }

  /// Makes the app a type like others, with what stands bare in it and what `struct …: App` says.
  private mutating func collectApp() {
    var info = TypeInfo(
      name: appName ?? Name(.app), location: tables.appName ?? Location(appFile, SourceRange(0, 0)),
      role: .app, keyword: .struct, superclass: nil, parameters: [])
    info.members = tables.appMembers
    for type in tables.types where type.role == .app { info.members += type.members }
    tables.appType = tables.types.count
    tables.types.append(info)
    for member in flattened(info.members) {
      index(member, of: tables.appType)
      switch member.member {
      case .setting(let setting): settings.append(setting)
      case .plist(let plist): plists.append(plist)
      case .window(let window):
        tables.windows[window.name.name] = symbol(window.name.name)
        tables.windowDeclarations.append((member.file, window))
      case .scene(let scene): collectScene(scene, in: member.file)
      default: break
      }
    }
  }

  /// Gives every view and every class a number.
  private mutating func declareScreens() {
    let app = tables.types[tables.appType]
    program.screens.append(
      Screen(
        name: symbol(app.name), kind: .app,
        site: site(app.location.range, in: app.location.file)))
    tables.owners.append(Receiver(type: tables.appType, screen: .app))
    tables.screenOwners.append(0)
    for index in tables.types.indices {
      let info = tables.types[index]
      let kind: Screen.Kind
      switch info.role {
      case .view: kind = .view
      case .controller(let controller): kind = .controller(controller)
      default: continue
      }
      let screen = ScreenID(Int32(program.screens.count))
      program.screens.append(
        Screen(
          name: symbol(info.name), kind: kind,
          site: site(info.location.range, in: info.location.file)))
      tables.types[index].screen = screen
      tables.screens[info.name] = screen
      tables.screenNames.append(info.name)
      tables.screenOwners.append(tables.owners.count)
      tables.owners.append(Receiver(type: index, screen: screen))
      if info.keyword == .extension, case .controller(let controller) = info.role {
        tables.builtins[controller] = screen
      }
    }
    for index in tables.types.indices { linkSuperclass(of: index) }
  }

  private mutating func linkSuperclass(of index: Int) {
    let info = tables.types[index]
    guard let screen = info.screen, case .controller(let controller) = info.role else { return }
    if let base = info.superclass.flatMap({ tables.screens[$0] }), base != screen {
      program.screens[Int(screen.index)].superclass = base
    } else if let known = tables.builtins[controller], known != screen {
      program.screens[Int(screen.index)].superclass = known
    }
  }

  /// Objects that are read from the environment, or by `shared`, exist once.
  private mutating func findSharedTypes() {
    for info in tables.types {
      for (_, variable) in info.variables {
        let declaration = variable.declaration
        if Wrapper(declaration) == .environmentObject, let type = declaration.type {
          tables.sharedTypes.insert(type.name)
        }
        for attribute in declaration.attributes where attribute.name.name.word == .Environment {
          guard case .member(let base, _) = attribute.arguments.first?.value.kind,
            let name = typeName(base)
          else { continue }
          tables.sharedTypes.insert(name)
        }
        if declaration.name.name.word == .shared,
          declaration.modifiers.contains(where: { $0.name.word == .static })
        {
          tables.sharedTypes.insert(info.name)
        }
      }
    }
    for (index, info) in tables.types.enumerated()
    where info.role == .observable && tables.sharedTypes.contains(info.name) {
      _ = sharedOwner(index)
    }
  }

  func owner(ofType index: Int) -> Int? {
    tables.types[index].screen.flatMap { tables.screenOwners[Int($0.index)] }
  }

  /// The properties of superclasses come first, so that what they say still holds.
  private mutating func bindAllProperties(of index: Int, owner: Int) {
    var chain = [index]
    while let base = tables.types[chain[0]].superclass.flatMap({ tables.typeIndex[$0] }),
      !chain.contains(base)
    {
      chain.insert(base, at: 0)
    }
    for type in chain { bindProperties(of: type, owner: owner) }
  }

  /// Binds the functions of an owner that do something rather than make a view.
  private mutating func bindFunctions(of owner: Int) {
    guard let type = tables.owners[owner].type else { return }
    let screen = Int(tables.owners[owner].screen.index)
    bindInheritedFunctions(of: type, owner: owner)
    for name in tables.types[type].functionOrder {
      for function in tables.types[type].functions[name] ?? [] {
        guard isCallable(function) else { continue }
        let bound = bindFunction(function, owner: owner)
        program.screens[screen].functions.append((symbol(name), bound.handler))
        guard let callback = LifecycleCallback(name.word), owner != 0 else { continue }
        program.screens[screen].callbacks.append((callback, bound.handler))
      }
    }
    bindObservers(of: type, owner: owner)
  }

  /// Functions of superclasses work on the properties of the subclass.
  private mutating func bindInheritedFunctions(of type: Int, owner: Int) {
    var base = tables.types[type].superclass.flatMap { tables.typeIndex[$0] }
    for _ in 0..<64 {
      guard let current = base else { return }
      for name in tables.types[current].functionOrder
      where tables.types[type].functions[name] == nil {
        for function in tables.types[current].functions[name] ?? [] where isCallable(function) {
          _ = bindFunction(function, owner: owner)
        }
      }
      base = tables.types[current].superclass.flatMap { tables.typeIndex[$0] }
    }
  }

  /// `true` iff a function does something: it makes no view and is not made for one use.
  private func isCallable(_ function: LocatedFunction) -> Bool {
    let declaration = function.declaration
    if declaration.body == nil || isView(declaration.result) { return false }
    if has(.ViewBuilder, declaration.attributes) { return false }
    return !declaration.modifiers.contains { $0.name.word == .static }
  }

  /// `didSet`
  private mutating func bindObservers(of type: Int, owner: Int) {
    let info = tables.types[type]
    for name in info.variableOrder {
      guard let variable = info.variables[name], let observer = variable.declaration.didSet,
        case .variable(let place, _) = tables.owners[owner].properties[name]
      else { continue }
      var scope = Scope(
        file: variable.file, screen: tables.owners[owner].screen, owner: owner)
      for word in [Word.oldValue, .newValue] {
        scope.locals.append((Name(word), .opaque([Name(word)], qualifier: nil)))
      }
      let handler = bindClosure(observer, &scope)
      switch place {
      case .app(let slot): program.screens[0].slots[Int(slot)].didSet = handler
      case .own(let slot):
        let screen = Int(tables.owners[owner].screen.index)
        program.screens[screen].slots[Int(slot)].didSet = handler
      case .local: break
      }
    }
  }

  private mutating func bindType(_ index: Int) {
    let info = tables.types[index]
    guard let screen = info.screen, let owner = owner(ofType: index) else { return }
    if let backdrop = info.backdrops.first {
      program.screens[Int(screen.index)].backdrop = bindBackdrop(backdrop.backdrop, backdrop.file)
    }
    if info.role == .view {
      program.screens[Int(screen.index)].body = bindBody(
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
    guard !info.content.isEmpty else { return }
    var scope = Scope(file: info.content[0].file, screen: screen, owner: owner)
    program.screens[Int(screen.index)].body = bindContent(
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

  /// ScrollKit's version says when its callbacks come (S62).
  private mutating func bindImports() {
    guard let found = tables.imports[Name(.ScrollKit)], let range = found.version,
      let version = Version(bytes(range, in: found.location.file))
    else { return }
    program.offsetCallbacksAreLate = version >= Version(0, 6, 1)
  }
}

extension Location {
  /// The order of the text: by file, then by place.
  func precedes(_ other: Location) -> Bool {
    (file, range.start, range.end) < (other.file, other.range.start, other.range.end)
  }
}

extension LifecycleCallback {
  init?(_ word: Word?) {
    switch word {
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
