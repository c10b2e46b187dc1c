/// From the view that stands where a controller belongs to that controller (S12, U30).
extension Turn {
  /// Makes the controller that shows a view: a UIKit one, or one that hosts it.
  mutating func build(
    _ view: ViewID, from context: Context, parent: ControllerID?, environment: ObjectID?,
    isSwiftUI: Bool
  ) -> ControllerID {
    let node = program.views[Int(view.index)]
    switch node.kind {
    case .screen(let screen, let arguments):
      guard case .controller = program.screens[Int(screen.index)].kind else {
        return host(screen, arguments, from: context, parent, environment, node.site)
      }
      if isSwiftUI { break }
      return makeController(screen, arguments, from: context, parent, node.site)
    case .representable(let screen, let arguments) where !isSwiftUI:
      return makeController(screen, arguments, from: context, parent, node.site)
    case .made(let made) where !isSwiftUI:
      if let id = make(made, from: context, parent: parent, node.site) { return id }
    case .controllerContainer(let screen, let arguments, let children, _)
    where !isSwiftUI && children.count == 1 && questions.isHosting(screen):
      let id = build(
        children[0], from: context, parent: parent, environment: environment, isSwiftUI: true)
      take(screen, arguments, for: id, context)
      return id
    case .controllerContainer(let screen, let arguments, let children, let titles)
    where !isSwiftUI:
      let id = makeController(screen, arguments, from: context, parent, node.site)
      addChildren(children, titles, to: id, context)
      return id
    case .modified(let child, .controllerSetting(let setting, let formula)) where !isSwiftUI:
      let id = build(
        child, from: context, parent: parent, environment: environment, isSwiftUI: false)
      trace.begin()
      let value = questions.evaluate(formula, context)
      set(setting, of: id, to: value, at: node.site)
      return id
    case .leaf, .group, .conditional, .repeated, .modified, .button, .link, .navigation, .tabs,
      .scroll, .representable, .made, .controllerContainer, .fallbackStrip, .unknown, .empty:
      break
    }
    return host(view, from: context, parent, environment, node.site)
  }

  /// Gives a hosting controller the class that the author named (S11), made with arguments.
  mutating func take(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)] = [], for id: ControllerID,
    _ context: Context
  ) {
    guard self[id].controllerClass == .hosting else { return }
    self[id].hostClass = screen
    self[id].hostInstance = makeInstance(
      of: screen, arguments, from: context, for: id, environment: nil)
    if let style = declaredStyle(of: screen, id) {
      self[id].presentation = Controller.Presentation(style: style)
    }
    initialize(id, as: screen)
  }

  /// Hosts a screen of its own: the controller goes by the name of the screen.
  mutating func host(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context,
    _ parent: ControllerID?, _ environment: ObjectID?, _ site: Site
  ) -> ControllerID {
    var controller = hostingController(site, isKnown: true)
    controller.screen = screen
    controller.parent = parent
    controller.environmentObject = environment
    controller.doubt = context.doubt ?? parent.flatMap { self[$0].doubt }
    controller.view = program.screens[Int(screen.index)].body
    let id = add(controller)
    let instance = makeInstance(
      of: screen, arguments, from: context, environment: environment)
    self[instance].controller = id
    self[id].instance = instance
    mount(id)
    return id
  }

  /// A controller for something of SwiftUI's, which no release before iOS 13 has; what is not known
  /// may be a controller.
  private mutating func hostingController(_ site: Site, isKnown: Bool) -> Controller {
    if questions.world.platform.os < Version(13), isKnown { fail(.noSwiftUI(site)) }
    var controller = Controller()
    controller.controllerClass = .hosting
    controller.site = site
    return controller
  }

  /// Hosts a view that is written in place, with the variables of its owner.
  private mutating func host(
    _ view: ViewID, from context: Context, _ parent: ControllerID?, _ environment: ObjectID?,
    _ site: Site
  ) -> ControllerID {
    var controller = hostingController(site, isKnown: !program.isUnknown(view))
    controller.parent = parent
    controller.instance = context.instance
    controller.view = view
    controller.environmentObject = environment
    controller.doubt = context.doubt ?? parent.flatMap { self[$0].doubt }
    controller.screen = questions.namingScreen(of: view)
    let id = add(controller)
    mount(id)
    return id
  }

  mutating func makeController(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], from context: Context,
    _ parent: ControllerID?, _ site: Site
  ) -> ControllerID {
    var controller = Controller()
    if case .controller(let kind) = program.screens[Int(screen.index)].kind {
      controller.controllerClass = kind
    }
    controller.screen = screen
    controller.parent = parent
    controller.site = site
    if questions.world.controllers.count >= Limits.controllers { fail(.tooManyScreens) }
    let id = add(controller)
    // Its own code may hand it on, and is not the last that holds it: the one that makes it does.
    callDepth += 1
    defer {
      callDepth -= 1
      departing.removeAll { $0 == id }
    }
    // What it is given is read by its creator: `self` is not the new one.
    let instance = makeInstance(
      of: screen, arguments, from: context, for: id, environment: nil)
    self[id].instance = instance
    if let style = declaredStyle(of: screen, id) {
      self[id].presentation = Controller.Presentation(style: style)
    }
    takeDeclaredColumns(of: id)
    initialize(id, as: screen)
    if self[id].controllerClass == .hosting, let view = questions.rootView(of: screen) {
      self[id].view = view
      mount(id)
    }
    return id
  }

  /// Makes a controller of which no more is known than that it is there.
  mutating func makeUnknownController(
    _ input: InputID, parent: ControllerID?
  ) -> ControllerID? {
    guard let screen = program.unknownController else { return nil }
    let id = makeController(
      screen, [], from: Context(instance: .app), parent, program.screens[Int(screen.index)].site)
    self[self[id].instance].values[0] = .unknown(input)
    return id
  }

  /// Runs the initializers of a class, those of its superclasses first: no observer is told of what
  /// they assign, and nothing of it shows yet.
  private mutating func initialize(
    _ id: ControllerID, as screen: ScreenID
  ) {
    // Held by its reference: a program that is lent and asked would be copied.
    let shared = questions.shared
    var handlers: [HandlerID] = []
    let _: Void? = shared.program.nearest(from: screen) {
      let index = Int($0.index)
      if let handler = shared.program.screens[index].initializer { handlers.append(handler) }
      return shared.program.screens[index].initializesSuperclasses ? () : nil
    }
    if !handlers.isEmpty {
      let outer = (isInitializing, holdsBar)
      (isInitializing, holdsBar) = (true, true)
      for handler in handlers.reversed() { run(handler, [], questions.classContext(of: id)) }
      (isInitializing, holdsBar) = outer
    }
    beginLateSlots(of: id, screen)
  }

  /// Gives lazy properties their first value that are made of what an initializer is given.
  mutating func beginLateSlots(of id: ControllerID, _ screen: ScreenID) {
    let slots = program.screens[Int(screen.index)].lateSlots
    for slot in slots { begin(slot, of: self[id].instance, nil) }
  }

  /// The `modalPresentationStyle` that a class declares.
  private mutating func declaredStyle(
    of screen: ScreenID, _ id: ControllerID
  ) -> PresentationStyle? {
    guard let formula = questions.override(.modalPresentationStyle, from: screen) else {
      return nil
    }
    trace.begin()
    return presentationStyle(
      of: questions.evaluate(formula, questions.classContext(of: id)))
  }

  private mutating func addChildren(
    _ children: [ViewID], _ titles: [Symbol?], to id: ControllerID, _ context: Context
  ) {
    for (index, view) in children.enumerated() {
      let child = build(
        view, from: context, parent: id, environment: nil, isSwiftUI: false)
      // What the class itself says stays where the use says nothing.
      if index < titles.count, let title = titles[index] { self[child].label = title }
      self[id].children.append(child)
    }
  }
}
