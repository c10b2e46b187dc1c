/// UIKit's appearance callbacks: a container hands them on to whatever is visible in it.
///
/// `appear` and `disappear` tell SwiftUI's views too; what is here tells controllers only.
extension World {
  /// Loads the views of a controller and of what is visible in it, each once in its life.
  mutating func load(_ id: ControllerID, _ program: Program) {
    guard isAlive(id) else { return }
    if !self[id].isLoaded {
      self[id].isLoaded = true
      run(.loadView, of: id, program)
      call(.viewDidLoad, of: id, program)
      // A stack takes a screen in with its first appearance, its root included.
      if let parent = self[id].parent, self[parent].controllerClass == .navigation {
        self[id].passage = .movingToParent
      }
    }
    for child in shownControllers(in: id) { load(child, program) }
  }

  mutating func willAppear(_ id: ControllerID, _ program: Program) {
    guard isAlive(id) else { return }
    forewarnOrCall(.viewWillAppear, of: id, program)
    for child in shownControllers(in: id) { willAppear(child, program) }
  }

  /// From the inside out, as views come into the window.
  mutating func didAppear(_ id: ControllerID, _ program: Program) {
    guard isAlive(id) else { return }
    for child in shownControllers(in: id) { didAppear(child, program) }
    call(.viewDidAppear, of: id, program)
    if isAlive(id) { self[id].passage = nil }
  }

  mutating func willDisappear(_ id: ControllerID, _ program: Program) {
    guard isAlive(id) else { return }
    forewarnOrCall(.viewWillDisappear, of: id, program)
    for child in shownControllers(in: id) { willDisappear(child, program) }
  }

  /// Tells what was only covered, and so is still there for SwiftUI.
  mutating func didDisappear(_ id: ControllerID, _ program: Program) {
    guard isAlive(id) else { return }
    for child in shownControllers(in: id) { didDisappear(child, program) }
    call(.viewDidDisappear, of: id, program)
  }

  /// What a finger half-way had told need not be told again when the way is gone to its end.
  mutating func forewarnOrCall(
    _ callback: LifecycleCallback, of id: ControllerID, _ program: Program
  ) {
    guard !self[id].isForewarned else { return self[id].isForewarned = false }
    call(callback, of: id, program)
    // Laid out between the two, as Apple's table of the callbacks says; how often is arbitrary.
    guard callback == .viewWillAppear else { return }
    if platform.os >= Version(13) { call(.viewIsAppearing, of: id, program) }
    call(.viewDidLayoutSubviews, of: id, program)
  }

  /// Notes that a controller and what is visible in it were told, or that this no longer counts.
  mutating func setForewarned(_ id: ControllerID, _ isForewarned: Bool) {
    guard isAlive(id) else { return }
    self[id].isForewarned = isForewarned
    for child in shownControllers(in: id) { setForewarned(child, isForewarned) }
  }

  /// Returns the controllers on screen in a controller, those that SwiftUI's views hold among them.
  func shownControllers(in id: ControllerID) -> [ControllerID] {
    guard self[id].controllerClass == .hosting else { return visibleChildren(of: id) }
    return self[id].mounts.compactMap { mount in
      switch mount.kind {
      case .container(let held), .embedded(let held): held
      default: nil
      }
    }
  }

  /// UIKit's callback of a class, the nearest in the chain of superclasses.
  mutating func call(
    _ callback: LifecycleCallback, of id: ControllerID, _ program: Program
  ) {
    guard isAlive(id) else { return }
    if journal.recording.contains(.lifecycle) { journal.events.append(.callback(id, callback)) }
    run(callback, of: id, program)
  }

  /// Runs what a class does in a callback; a hosting controller is of a class and shows a screen.
  private mutating func run(
    _ callback: LifecycleCallback, of id: ControllerID, _ program: Program
  ) {
    guard program.traits.hasCallbacks else { return }
    var current = self[id].hostClass ?? self[id].screen
    for _ in 0..<64 {
      guard let screen = current else { return }
      for (name, handler) in program.screens[Int(screen.index)].callbacks
      where name == callback {
        return within(callback, of: id) {
          $0.run(handler, [], $0.classContext(of: id), program)
        }
      }
      current = program.screens[Int(screen.index)].superclass
    }
  }

  /// Does something while a controller is on its way; one that has arrived or is gone is not.
  private mutating func within(
    _ callback: LifecycleCallback, of id: ControllerID, _ body: (inout World) -> Void
  ) {
    switch callback {
    case .viewDidAppear, .viewDidDisappear: body(&self)
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidLayoutSubviews,
      .viewWillDisappear:
      inTransit.append(Transit(controller: id, isLeaving: callback == .viewWillDisappear))
      body(&self)
      inTransit.removeLast()
    }
  }

  /// `true` iff controllers cannot be taken away now: one of them, or one in them, is on its
  /// way. What leaves is left to leave; what comes UIKit would not let go half-way.
  mutating func refuses(toRemove controllers: [ControllerID]) -> Bool {
    guard
      let carried = inTransit.first(where: { transit in
        controllers.contains { carries($0, transit.controller) }
      })
    else { return false }
    if carried.isLeaving {
      journal.wasIgnored = true
    } else {
      fail(.halfWay(isAlive(carried.controller) ? self[carried.controller].site : .none))
    }
    return true
  }

  private func carries(_ id: ControllerID, _ inner: ControllerID) -> Bool {
    var current: ControllerID? = inner
    for _ in 0..<256 {
      guard let one = current, isAlive(one) else { return false }
      if one == id { return true }
      current = self[one].parent ?? self[one].presenter
    }
    return false
  }
}
