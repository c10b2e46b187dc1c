/// What controllers and instances are called: `Photo`, and `Photo#2` for a second one.
extension Questions {
  /// `true` iff a name means a controller: that of its screen, or of the class that hosts it.
  package func isNamed(_ screen: ScreenID, _ controller: ControllerID) -> Bool {
    guard Int(controller.index) < world.controllers.count else { return false }
    return self[controller].screen == screen || self[controller].hostClass == screen
  }

  /// Returns the name that reports give a controller: its screen or class, `Photo#2` for a second.
  package func name(of controller: ControllerID) -> String {
    guard Int(controller.index) < world.controllers.count else {
      return "a controller that is gone"
    }
    return name(of: self[controller], ordinal(of: controller))
  }

  private func name(
    of controller: Controller, _ ordinal: Int
  ) -> String {
    let base = baseName(of: controller)
    if ordinal == 1 { return base }
    return place(of: controller) == nil ? "\(base)#\(ordinal)" : "\(base) no. \(ordinal)"
  }

  private func baseName(of controller: Controller) -> String {
    if let screen = controller.screen {
      if screen == program.unknownController, let maker = maker(of: controller) {
        return program.inputs[Int(maker.index)].name
      }
      return program.symbols[Int(program.screens[Int(screen.index)].name.index)]
    }
    if let source = controller.source {
      switch source.kind {
      case .navigation(let kind): return kind.spelling
      case .tabs: return "TabView"
      }
    }
    if let host = controller.hostClass {
      return program.symbols[Int(program.screens[Int(host.index)].name.index)]
    }
    if let place = place(of: controller) {
      if place == .root { return rootName(of: controller) }
      if let label = controller.label { return "“\(program.text(of: label))”" }
      return place.words
    }
    return controller.controllerClass.spelling
  }

  /// Where a view is that has no name of its own; nil for one that has.
  private func place(of controller: Controller) -> NamelessPlace? {
    guard controller.controllerClass == .hosting, controller.screen == nil,
      controller.hostClass == nil, controller.source == nil
    else { return nil }
    if controller.presenter != nil {
      switch controller.presentation?.swiftUI {
      case .sheet: return .sheet
      case .fullScreenCover: return .cover
      case .popover: return .popover
      case nil: return .hosted
      }
    }
    guard let parent = controller.parent else { return .root }
    switch self[parent].source?.kind {
    case .tabs: return .tab
    case .navigation:
      let root = self[parent].children.first.flatMap { self[$0].view }
      return root == controller.view ? .stackRoot : .pushed
    case nil: return .hosted
    }
  }

  /// What a controller of which nothing is known depends on.
  private func maker(of controller: Controller) -> InputID? {
    guard case .unknown(let input) = self[controller.instance].values.first
    else { return nil }
    return input.index >= 0 ? input : nil
  }

  /// `true` iff an input stands for a controller of which nothing is known.
  package func isUnknownController(_ input: InputID) -> Bool {
    guard let unknownController = program.unknownController else { return false }
    return world.instances.contains {
      $0.isAlive && $0.screen == unknownController && $0.values.first == .unknown(input)
    }
  }

  /// A bare root goes by the name of the app, or of the scene that it stands in.
  private func rootName(of controller: Controller) -> String {
    let scene = controller.scene == 0 ? nil : program.scenes[Int(controller.scene) - 1].name
    guard let name = scene ?? program.screens.first?.name else { return "the root" }
    return program.symbols[Int(name.index)]
  }

  /// Which of those with its name a controller is, from 1, in the order in which they are counted.
  func ordinal(of id: ControllerID) -> Int { ordinal(of: id, in: controllersInOrder) }

  private func ordinal(of id: ControllerID, in order: [ControllerID]) -> Int {
    var ordinal = 1
    for other in order {
      if other == id { break }
      if isLike(self[other], self[id]) { ordinal += 1 }
    }
    return ordinal
  }

  /// The number of each controller before an action: who goes away in it keeps that name.
  func ordinals() -> [Journal.Ordinal] {
    let order = controllersInOrder
    return order.map { Journal.Ordinal(id: $0, value: ordinal(of: $0, in: order)) }
  }

  private func isLike(_ controller: Controller, _ other: Controller) -> Bool {
    controller.isAlive && controller.screen == other.screen
      && controller.controllerClass == other.controllerClass
      && controller.source?.kind == other.source?.kind
      && controller.hostClass == other.hostClass && place(of: controller) == place(of: other)
      && (controller.screen != nil || controller.label == other.label)
  }

  // MARK: - Elements that went away

  /// Returns the name that a controller had at an event of a journal.
  package func name(
    of id: ControllerID, at event: Int, of journal: Journal
  ) -> String {
    guard let departed = journal.departed(id, after: event) else {
      return name(of: id)
    }
    return name(of: departed.controller, departed.ordinal)
  }

  /// Returns the screen that a controller showed at an event of a journal.
  package func screen(of id: ControllerID, at event: Int, of journal: Journal) -> ScreenID? {
    guard let departed = journal.departed(id, after: event) else { return world.screen(of: id) }
    return departed.controller.screen
  }

  /// `true` iff a name meant a controller at an event of a journal.
  package func isNamed(
    _ screen: ScreenID, _ id: ControllerID, at event: Int, of journal: Journal
  ) -> Bool {
    guard let controller = journal.departed(id, after: event)?.controller else {
      return isNamed(screen, id)
    }
    return controller.screen == screen || controller.hostClass == screen
  }

  // MARK: - Instances

  /// The living instance of a screen that lies furthest in front.
  package func topmostInstance(of screen: ScreenID) -> InstanceID? {
    var found: InstanceID?
    var isOnlyOne = true
    for index in world.instances.indices where world.instances.isUse(index, of: screen) {
      isOnlyOne = found == nil
      found = InstanceID(Int32(index))
    }
    if isOnlyOne { return found }
    let topmost = instancesInOrder.last { self[$0].screen == screen }
    return topmost ?? found
  }

  /// The number of living instances of a screen.
  package func instanceCount(of screen: ScreenID) -> Int {
    world.instances.indices.count { world.instances.isUse($0, of: screen) }
  }
}

/// Where a view is that has no name.
private enum NamelessPlace {
  case root, sheet, cover, popover, tab, stackRoot, pushed, hosted

  /// What reports call it.
  var words: String {
    switch self {
    case .root: "the root"
    case .sheet: "the sheet"
    case .cover: "the full-screen cover"
    case .popover: "the popover"
    case .tab: "the tab"
    case .stackRoot: "the root of the stack"
    case .pushed: "the pushed view"
    case .hosted: "UIHostingController"
    }
  }
}
