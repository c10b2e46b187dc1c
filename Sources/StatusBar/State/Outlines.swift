extension Controller {
  /// What of a controller is asked where one of many is looked for: who holds whom, and its class.
  ///
  /// Two are equal where nothing that is asked here differs.
  struct Outline: Hashable {
    private let controller: Controller

    fileprivate init(_ controller: Controller) { self.controller = controller }

    var isAlive: Bool { controller.isAlive }
    var controllerClass: ControllerClass { controller.controllerClass }
    var hasAppeared: Bool { controller.hasAppeared }
    var scene: Int32 { controller.scene }
    var instance: InstanceID { controller.instance }
    var parent: ControllerID? { controller.parent }
    var presented: ControllerID? { controller.presented }
    var presenter: ControllerID? { controller.presenter }
    var children: [ControllerID] { controller.children }
    /// What few have.
    var rare: Rare<RareFields> { controller.rare }

    static func == (a: Outline, b: Outline) -> Bool {
      a.isAlive == b.isAlive && a.controllerClass == b.controllerClass
        && a.hasAppeared == b.hasAppeared && a.scene == b.scene && a.instance == b.instance
        && a.parent == b.parent && a.presented == b.presented && a.presenter == b.presenter
        && a.children == b.children && a.rare == b.rare
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(isAlive)
      hasher.combine(hasAppeared)
      hasher.combine(instance)
      hasher.combine(parent)
      hasher.combine(presented)
      hasher.combine(children)
    }
  }

  var outline: Outline { Outline(self) }
}

extension Instance {
  /// What of an instance is asked where one of many is looked for: which elements it names.
  ///
  /// Two are equal where nothing that is asked here differs.
  struct Outline: Hashable {
    private let instance: Instance

    fileprivate init(_ instance: Instance) { self.instance = instance }

    var isAlive: Bool { instance.isAlive }
    var controller: ControllerID? { instance.controller }
    var environmentObject: ObjectID? { instance.environmentObject }

    /// `true` iff a value that names an element meets a condition.
    func contains(where isMeant: (Value) -> Bool) -> Bool {
      instance.values.contains { $0.namesElement && isMeant($0) }
    }

    static func == (a: Outline, b: Outline) -> Bool {
      guard a.isAlive == b.isAlive, a.controller == b.controller,
        a.environmentObject == b.environmentObject,
        a.instance.values.count == b.instance.values.count
      else { return false }
      return a.instance.values.indices.allSatisfy { place in
        let (one, other) = (a.instance.values[place], b.instance.values[place])
        return one.namesElement || other.namesElement ? one == other : true
      }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(isAlive)
      hasher.combine(controller)
      hasher.combine(environmentObject)
    }
  }

  var outline: Outline { Outline(self) }
}

extension VisibleState {
  var outline: Bool { isAlive }
}

extension Value {
  /// `true` iff it stands for an element of a world, or may be a list of such.
  fileprivate var namesElement: Bool {
    switch self {
    case .controller, .object, .reference, .closure, .window, .list: true
    case .none, .bool, .number, .integer, .text, .enumCase, .style, .animation, .scheme,
      .visibility, .sizeClass, .interposed, .scenePhase, .some, .presentation, .unknown:
      false
    }
  }
}
