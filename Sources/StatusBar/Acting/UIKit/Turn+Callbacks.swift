/// UIKit's appearance callbacks: a container hands them on to whatever is visible in it.
///
/// `appear` and `disappear` tell SwiftUI's views too; what is here tells controllers only.
extension Turn {
  /// Loads the views of a controller and of what is visible in it, each once in its life.
  mutating func load(_ id: ControllerID) {
    guard questions.isAlive(id) else { return }
    if !self[id].isLoaded {
      self[id].isLoaded = true
      run(.loadView, of: id)
      call(.viewDidLoad, of: id)
      // A stack takes a screen in with its first appearance, its root included.
      if let parent = self[id].parent, self[parent].controllerClass == .navigation {
        self[id].passage = .movingToParent
      }
    }
    for child in questions.shownControllers(in: id) { load(child) }
  }

  mutating func willAppear(_ id: ControllerID) {
    guard questions.isAlive(id) else { return }
    forewarnOrCall(.viewWillAppear, of: id)
    for child in questions.shownControllers(in: id) {
      tellStack(.willShow, of: child, isNew: false)
      willAppear(child)
    }
  }

  /// From the inside out, as views come into the window.
  mutating func didAppear(_ id: ControllerID) {
    guard questions.isAlive(id) else { return }
    for child in questions.shownControllers(in: id) {
      let isNew = self[child].passage == .movingToParent
      didAppear(child)
      tellStack(.didShow, of: child, isNew: isNew)
    }
    guard questions.isAlive(id) else { return }
    call(.viewDidAppear, of: id)
    if questions.isAlive(id) { self[id].passage = nil }
  }

  mutating func willDisappear(_ id: ControllerID) {
    guard questions.isAlive(id) else { return }
    forewarnOrCall(.viewWillDisappear, of: id)
    for child in questions.shownControllers(in: id) { willDisappear(child) }
  }

  /// Tells what was only covered, and so is still there for SwiftUI.
  mutating func didDisappear(_ id: ControllerID) {
    guard questions.isAlive(id) else { return }
    for child in questions.shownControllers(in: id) { didDisappear(child) }
    call(.viewDidDisappear, of: id)
  }

  /// What a finger half-way had told need not be told again when the way is gone to its end.
  mutating func forewarnOrCall(
    _ callback: LifecycleCallback, of id: ControllerID
  ) {
    guard !self[id].isForewarned else { return self[id].isForewarned = false }
    call(callback, of: id)
    // Laid out between the two, as Apple's table of the callbacks says; how often is arbitrary.
    guard callback == .viewWillAppear else { return }
    if questions.world.platform.os >= Version(13) { call(.viewIsAppearing, of: id) }
    if questions.world.platform.os >= Version(26) { tell(.updateProperties, id) }
    call(.viewDidLayoutSubviews, of: id)
  }

  /// UIKit's callback of a class, the nearest in the chain of superclasses.
  mutating func call(
    _ callback: LifecycleCallback, of id: ControllerID
  ) {
    guard questions.isAlive(id) else { return }
    if journal.recording.contains(.lifecycle) { journal.events.append(.callback(id, callback)) }
    run(callback, of: id)
  }

  /// Runs what a class does in a callback; a hosting controller is of a class and shows a screen.
  private mutating func run(
    _ callback: LifecycleCallback, of id: ControllerID
  ) {
    guard program.traits.hasCallbacks else { return }
    let handler = program.nearest(from: self[id].hostClass ?? self[id].screen) { screen in
      program.screens[Int(screen.index)].callbacks.first { $0.0 == callback }?.1
    }
    guard let handler else { return }
    within(callback, of: id) { turn in
      var context = turn.questions.classContext(of: id)
      context.isOutsideWindow = callback == .loadView || callback == .viewDidLoad
      turn.run(handler, [], context)
    }
  }

  /// Does something while a controller is on its way; one that has arrived or is gone is not.
  private mutating func within(
    _ callback: LifecycleCallback, of id: ControllerID, _ body: (inout Turn) -> Void
  ) {
    switch callback {
    case .viewDidAppear, .viewDidDisappear: body(&self)
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidLayoutSubviews,
      .viewWillDisappear:
      var transit = Transit(controller: id, isLeaving: callback == .viewWillDisappear)
      transit.isBeforeWindow = callback == .viewWillAppear
      inTransit.append(transit)
      body(&self)
      inTransit.removeLast()
    }
  }

  /// `true` iff controllers cannot be taken away now: one of them, or one in them, is on its
  /// way. What leaves is left to leave; what comes UIKit would not let go half-way.
  mutating func refuses(toRemove controllers: [ControllerID]) -> Bool {
    guard
      let carried = inTransit.first(where: { transit in
        controllers.contains {
          questions.isAlive($0) && questions.lies(transit.controller, in: $0)
        }
      })
    else { return false }
    if carried.isLeaving {
      journal.wasIgnored = true
    } else {
      fail(.halfWay(questions.isAlive(carried.controller) ? self[carried.controller].site : .none))
    }
    return true
  }
}
