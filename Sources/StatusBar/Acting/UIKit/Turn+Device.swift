/// How the app stands or lies on a device that is turned, and how it is turned (U59).
extension Turn {
  /// Changes the device or the system's appearance.
  mutating func make(_ change: Action.DeviceChange) {
    switch change {
    case .rotate(let orientation): rotate(to: orientation)
    case .resize(let size):
      alter { $0.isResizedToCompact = size == .compact && $1 }
    case .appearance(let style): alter { platform, _ in platform.appearance = style }
    case .indicator(let indicator): alter { platform, _ in platform.indicator = indicator }
    }
  }

  private mutating func alter(_ body: (inout Platform, _ isPad: Bool) -> Void) {
    noteQuestions()
    let old = questions.world.platform
    var new = old
    body(&new, questions.isPad)
    journal.wasIgnored = new == old
    make(EnvironmentChange(old: old, new: new, isRotation: false))
  }

  /// A person turns the device: the app turns with it, or stays as the screen wants it.
  private mutating func rotate(to orientation: Orientation) {
    noteQuestions()
    let (old, held) = (questions.world.platform, self.held)
    var turned: World.Turned?
    if questions.world.isRunning, old.orientation.isLandscape != orientation.isLandscape,
      let site = objection(to: orientation)
    {
      turned = World.Turned(held: orientation, site: site)
    }
    journal.wasIgnored =
      turned != nil || old.orientation == orientation && held == orientation
    // Where Info.plist has phones on one side always, nothing hangs on how they are held.
    if turned != nil, program.phoneOrientation != nil { return }
    questions.world.turned = turned
    if turned != nil { return }
    var new = old
    new.orientation = orientation
    make(EnvironmentChange(old: old, new: new, isRotation: true))
  }

  /// How a person holds the device.
  private var held: Orientation {
    questions.world.turned?.held ?? questions.world.platform.orientation
  }
}

// What the screens of an app let it be turned to.
extension Turn {
  /// Turns the app as the device is held where the screen allows that, and to its other side where
  /// it allows only that; a launch ends so without a turn.
  mutating func turnAsAllowed(_ occasion: TurnOccasion) {
    guard let turn = wantedTurn(occasion) else { return }
    guard occasion == .launched else { return take(turn) }
    questions.world.turned = turn.turned
    questions.world.platform.orientation = turn.orientation
    questions.world.startedInLandscape = turn.orientation.isLandscape
  }

  enum TurnOccasion {
    case launched
    /// Another screen is asked, or the same once more.
    case asked
    /// The app is to be as the device is.
    case toDevice
  }

  /// Code asks for a side; UIKit turns the app there if the screen allows it.
  mutating func turn(
    portrait: FormulaID, landscape: FormulaID, _ device: Effect.AskedDevice, at site: Site,
    _ context: Context
  ) {
    // From iOS 16 on the device is not told how it is held.
    if device == .told, questions.world.platform.os >= Version(16) {
      return journal.wasIgnored = true
    }
    if device == .asked, questions.world.platform.os < Version(16) { return }
    guard !questions.isPad else { return }
    let now = questions.world.platform.orientation
    let mayStay = truth(of: questions.evaluate(now.isLandscape ? landscape : portrait, context))
    trace.begin()
    let other: Orientation = now.isLandscape ? .portrait : .landscapeRight
    let mayTurn = truth(of: questions.evaluate(now.isLandscape ? portrait : landscape, context))
    guard !mayStay, mayTurn, objection(to: other) == nil else { return }
    let isAsHeld = held.isLandscape == other.isLandscape
    take(
      AppTurn(
        orientation: isAsHeld ? held : other,
        turned: isAsHeld ? nil : World.Turned(held: held, site: site, isAsked: true)))
  }

  private struct AppTurn {
    var orientation: Orientation
    var turned: World.Turned?
  }

  private mutating func take(_ turn: AppTurn) {
    questions.world.turned = turn.turned
    let old = questions.world.platform
    guard old.orientation != turn.orientation else { return }
    noteQuestions()
    var new = old
    new.orientation = turn.orientation
    make(EnvironmentChange(old: old, new: new, isRotation: true))
  }

  /// How the app is to stand or lie from now on; nil where it stays as it is. Where the screen
  /// allows neither side UIKit ends the app, and it is taken to stay.
  private mutating func wantedTurn(_ occasion: TurnOccasion) -> AppTurn? {
    let isTurned =
      program.traits.restrictsTurning || program.phoneOrientation != nil
      || questions.world.turned != nil
    guard isTurned, !questions.isPad, questions.world.isRunning else { return nil }
    let (held, now) = (self.held, questions.world.platform.orientation)
    if occasion == .asked, questions.world.turned?.isAsked == true,
      objection(to: now, isAutomatic: false) == nil
    {
      return nil
    }
    let isAutomatic = occasion != .launched && held != now
    guard let site = objection(to: held, isAutomatic: isAutomatic) else {
      if held == now, questions.world.turned == nil { return nil }
      return AppTurn(orientation: held, turned: nil)
    }
    let other: Orientation = held.isLandscape ? .portrait : .landscapeRight
    let isThere = now.isLandscape == other.isLandscape
    guard isThere || objection(to: other, isAutomatic: false) == nil else { return nil }
    return AppTurn(
      orientation: isThere ? now : other, turned: World.Turned(held: held, site: site))
  }

  /// What keeps the app from turning to a side: Info.plist, or the controller that fills the
  /// screen; nil for nothing. What an iPad makes of a class that does not let it depends on
  /// whether the app takes part in multitasking.
  ///
  /// - Parameter isAutomatic: whether the app is turned because the device is, which
  ///   `shouldAutorotate` keeps it from.
  private mutating func objection(
    to orientation: Orientation, isAutomatic: Bool = true
  ) -> Site? {
    if let only = program.phoneOrientation, !questions.isPad,
      only.isLandscape != orientation.isLandscape
    {
      return program.phoneOrientationSite
    }
    let delegate = program.screens.first?.turning
    if !questions.isPad,
      let mask = orientation.isLandscape ? delegate?.landscape : delegate?.portrait
    {
      trace.begin()
      let value = questions.evaluate(mask, Context(instance: .app, controller: nil))
      if !truth(of: value) { return program.formulas[Int(mask.index)].site }
    }
    guard program.traits.restrictsTurning,
      let window = questions.actionWindow, var id = questions.world.windows[window].root
    else { return nil }
    while let above = self[id].presented, questions.effectiveStyle(of: above) == .fullScreen {
      id = above
    }
    return objection(of: id, to: orientation, isAutomatic, depth: 0)
  }

  /// What a controller, or the one that it asks in its place, has against a side.
  private mutating func objection(
    of id: ControllerID, to orientation: Orientation, _ isAutomatic: Bool, depth: Int
  ) -> Site? {
    let screen = self[id].hostClass ?? self[id].screen
    let turning = program.nearest(from: screen) { screen -> Screen.Turning? in
      let turning = program.screens[Int(screen.index)].turning
      return turning.portrait == nil && turning.isAutomatic == nil ? nil : turning
    }
    guard let turning else { return nil }
    if let asked = turning.asked, depth < Limits.nestedFunctions {
      trace.begin()
      let value = questions.evaluate(asked, questions.classContext(of: id))
      if case .controller(let other) = value, questions.isAlive(other) {
        return objection(of: other, to: orientation, isAutomatic, depth: depth + 1)
      }
      let site = program.formulas[Int(asked.index)].site
      if value.doubt != nil { return truth(of: value) ? nil : site }
    }
    let mask = orientation.isLandscape ? turning.landscape : turning.portrait
    let asksFirst = isAutomatic && questions.world.platform.os < Version(16)
    for formula in [mask, asksFirst ? turning.isAutomatic : nil].compactMap({ $0 }) {
      trace.begin()
      let value = questions.evaluate(formula, questions.classContext(of: id))
      if truth(of: value) { continue }
      if questions.isPad, decide(nil, InputID(open: .u19)) { return nil }
      return program.formulas[Int(formula.index)].site
    }
    return nil
  }
}
