/// From the view that stands where a controller belongs to that controller (S12, U30).
extension World {
  /// Makes the controller that shows a view: a UIKit one, or one that hosts it.
  mutating func build(
    _ view: ViewID, from context: Context, parent: ControllerID?, environment: ObjectID?,
    isSwiftUI: Bool, _ program: Program
  ) -> ControllerID {
    let node = program.views[Int(view.index)]
    switch node.kind {
    case .screen(let screen, let arguments):
      guard case .controller = program.screens[Int(screen.index)].kind else {
        return host(screen, arguments, from: context, parent, environment, node.site, program)
      }
      if isSwiftUI { break }
      return makeController(screen, arguments, from: context, parent, node.site, program)
    case .representable(let screen, let arguments) where !isSwiftUI:
      return makeController(screen, arguments, from: context, parent, node.site, program)
    case .made(let made) where !isSwiftUI:
      if let id = make(made, from: context, parent: parent, node.site, program) { return id }
    case .controllerContainer(let screen, let children, _)
    where !isSwiftUI && children.count == 1 && isHosting(screen, program):
      let id = build(
        children[0], from: context, parent: parent, environment: environment, isSwiftUI: true,
        program)
      take(screen, for: id, context, program)
      return id
    case .controllerContainer(let screen, let children, let titles) where !isSwiftUI:
      let id = makeController(screen, [], from: context, parent, node.site, program)
      addChildren(children, titles, to: id, context, program)
      return id
    case .modified(let child, .controllerSetting(let setting, let formula)) where !isSwiftUI:
      let id = build(
        child, from: context, parent: parent, environment: environment, isSwiftUI: false, program)
      var trace = Trace()
      let value = evaluate(formula, context, program, &trace)
      set(setting, of: id, to: value, at: node.site, program)
      return id
    default: break
    }
    return host(view, from: context, parent, environment, node.site, program)
  }

  private func isHosting(_ screen: ScreenID, _ program: Program) -> Bool {
    program.screens[Int(screen.index)].kind == .controller(.hosting)
  }

  /// Gives a hosting controller the class that the author named (S11).
  mutating func take(
    _ screen: ScreenID, for id: ControllerID, _ context: Context, _ program: Program
  ) {
    guard self[id].controllerClass == .hosting else { return }
    self[id].hostClass = screen
    let inner = Context(instance: context.instance, controller: id)
    self[id].hostInstance = makeInstance(of: screen, [], from: inner, environment: nil, program)
    if let style = declaredStyle(of: screen, id, program) {
      self[id].presentation = Controller.Presentation(style: style)
    }
    initialize(id, as: screen, program)
  }

  /// Hosts a screen of its own: the controller goes by the name of the screen.
  mutating func host(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context,
    _ parent: ControllerID?, _ environment: ObjectID?, _ site: Site, _ program: Program
  ) -> ControllerID {
    var controller = hostingController(site, isKnown: true)
    controller.screen = screen
    controller.parent = parent
    controller.environmentObject = environment
    controller.doubt = context.doubt ?? parent.flatMap { self[$0].doubt }
    controller.view = program.screens[Int(screen.index)].body
    let id = add(controller)
    let instance = makeInstance(
      of: screen, arguments, from: context, environment: environment, program)
    self[instance].controller = id
    self[id].instance = instance
    mount(id, program)
    return id
  }

  /// A controller for something of SwiftUI's, which no release before iOS 13 has; what is not known
  /// may be a controller.
  private mutating func hostingController(_ site: Site, isKnown: Bool) -> Controller {
    if platform.os < Version(13), isKnown { fail(.noSwiftUI(site)) }
    var controller = Controller()
    controller.controllerClass = .hosting
    controller.site = site
    return controller
  }

  /// Hosts a view that is written in place, with the variables of whoever wrote it.
  private mutating func host(
    _ view: ViewID, from context: Context, _ parent: ControllerID?, _ environment: ObjectID?,
    _ site: Site, _ program: Program
  ) -> ControllerID {
    var controller = hostingController(site, isKnown: !program.isUnknown(view))
    controller.parent = parent
    controller.instance = context.instance
    controller.view = view
    controller.environmentObject = environment
    controller.doubt = context.doubt ?? parent.flatMap { self[$0].doubt }
    controller.screen = namingScreen(of: view, program)
    let id = add(controller)
    mount(id, program)
    return id
  }

  /// The screen that a view shows under nothing but modifiers.
  private func namingScreen(of view: ViewID, _ program: Program) -> ScreenID? {
    var current = view
    while true {
      switch program.views[Int(current.index)].kind {
      case .modified(let child, _): current = child
      case .screen(let screen, _): return screen
      default: return nil
      }
    }
  }

  mutating func makeController(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context,
    _ parent: ControllerID?, _ site: Site, _ program: Program
  ) -> ControllerID {
    var controller = Controller()
    if case .controller(let kind) = program.screens[Int(screen.index)].kind {
      controller.controllerClass = kind
    }
    controller.screen = screen
    controller.parent = parent
    controller.site = site
    if controllers.count >= World.controllerLimit { fail(.tooManyScreens) }
    let id = add(controller)
    // What it is given is read by whoever makes it: `self` is not the new one.
    let instance = makeInstance(
      of: screen, arguments, from: context, for: id, environment: nil, program)
    self[id].instance = instance
    if let style = declaredStyle(of: screen, id, program) {
      self[id].presentation = Controller.Presentation(style: style)
    }
    takeDeclaredColumns(of: id, program)
    initialize(id, as: screen, program)
    if self[id].controllerClass == .hosting, let view = rootView(of: screen, program) {
      self[id].view = view
      mount(id, program)
    }
    return id
  }

  /// What a class shows by itself, or the one that it inherits from.
  private func rootView(of screen: ScreenID, _ program: Program) -> ViewID? {
    program.screens[Int(screen.index)].body
  }

  /// Makes a controller of which no more is known than that it is there.
  mutating func makeStranger(
    _ input: InputID, parent: ControllerID?, _ program: Program
  ) -> ControllerID? {
    guard let screen = program.stranger else { return nil }
    let id = makeController(
      screen, [], from: Context(instance: .app), parent, program.screens[Int(screen.index)].site,
      program)
    self[self[id].instance].values[0] = .unknown(input)
    return id
  }

  /// Runs the initializers of a class, those of its superclasses first: no observer is told of what
  /// they assign, and nothing of it shows yet.
  private mutating func initialize(
    _ id: ControllerID, as screen: ScreenID, _ program: Program
  ) {
    var handlers: [HandlerID] = []
    var current: ScreenID? = screen
    for _ in 0..<64 {
      guard let next = current else { break }
      if let handler = program.screens[Int(next.index)].initializer { handlers.append(handler) }
      current = program.screens[Int(next.index)].superclass
    }
    guard !handlers.isEmpty else { return }
    let outer = (isInitializing, holdsBar)
    (isInitializing, holdsBar) = (true, true)
    for handler in handlers.reversed() { run(handler, [], classContext(of: id), program) }
    (isInitializing, holdsBar) = outer
  }

  /// The `modalPresentationStyle` that a class declares.
  mutating func declaredStyle(
    of screen: ScreenID, _ id: ControllerID, _ program: Program
  ) -> PresentationStyle? {
    guard let formula = override(.modalPresentationStyle, from: screen, program) else {
      return nil
    }
    var trace = Trace()
    return presentationStyle(
      of: evaluate(formula, classContext(of: id), program, &trace), program)
  }

  private mutating func addChildren(
    _ children: [ViewID], _ titles: [Symbol?], to id: ControllerID, _ context: Context,
    _ program: Program
  ) {
    for (index, view) in children.enumerated() {
      let child = build(
        view, from: context, parent: id, environment: nil, isSwiftUI: false, program)
      // What the class itself says stays where the use says nothing.
      if index < titles.count, let title = titles[index] { self[child].label = title }
      self[id].children.append(child)
    }
  }
}
