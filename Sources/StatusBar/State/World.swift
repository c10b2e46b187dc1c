/// The whole state of a running app, as far as the status bar is concerned.
///
/// A value: equal worlds behave equally, so that a search over worlds is a search over a set.
package struct World: Hashable, Sendable {
  /// What is there besides those who live in it, its bar and its rare fields.
  var frame: Frame
  /// The bar that was last put on screen, without reasons.
  package var published: Resolution
  /// What most worlds have nothing of.
  var rare = Rare<RareFields>()

  var controllers: Arena<Controller>
  var instances: Arena<Instance>
  var objects: Arena<VisibleState>

  /// `true` while a launch, a way back or a dismissal is half-way.
  package var isMomentOpen: Bool { moment != nil }
  /// `true` iff code changed something since the bar was last evaluated.
  package var hasUnobservedChanges: Bool { !unobservedChanges.isEmpty }

  /// A change that is not observed, and what was there before.
  struct UnobservedChange: Hashable, Sendable {
    var former: Former
    var site: Site

    enum Former: Hashable, Sendable {
      /// A controller's property.
      case property(InstanceID, slot: Int, Value)
      case children(ControllerID, [ControllerID])
      /// The page that a page view controller showed (U19).
      case page(ControllerID, Int32)
    }

    /// `true` iff both are changes of the same thing by the same code.
    func repeats(_ other: UnobservedChange) -> Bool {
      guard site == other.site else { return false }
      switch (former, other.former) {
      case (.property(let a, let slot, _), .property(let b, let otherSlot, _)):
        return a == b && slot == otherSlot
      case (.children(let a, _), .children(let b, _)): return a == b
      case (.page(let a, _), .page(let b, _)): return a == b
      case (.property, _), (.children, _), (.page, _): return false
      }
    }
  }

  /// A property of a screen set before it lives.
  struct Preset: Hashable, Sendable {
    var screen: ScreenID
    var slot: Int32
    var value: Value
  }

  /// Creates the stand-in for a world of a platform that was moved out.
  init(movedOutFrom platform: Platform) {
    frame = Frame(platform: platform)
    published = Resolution(bar: Bar())
    controllers = .movedOut
    instances = .movedOut
    objects = .movedOut
  }

  /// Creates the world before the app's process starts.
  package init(_ program: Program, platform: Platform) {
    frame = Frame(platform: platform)
    published = Resolution(bar: Bar())
    controllers = Arena()
    instances = Arena()
    objects = Arena()
    inputs = [Value?](repeating: nil, count: program.inputs.count)
  }

  init(
    frame: Frame, published: Resolution, rare: Rare<RareFields> = Rare(),
    controllers: Arena<Controller>, instances: Arena<Instance>, objects: Arena<VisibleState>
  ) {
    self.frame = frame
    self.published = published
    self.rare = rare
    self.controllers = controllers
    self.instances = instances
    self.objects = objects
  }
}
