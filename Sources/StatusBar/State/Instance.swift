/// One living use of a screen.
struct Instance: ArenaElement {
  var screen: ScreenID
  /// The controller that shows it.
  var controller: ControllerID?
  var values: [Value]
  var environmentObject: ObjectID?
  var isAlive = true

  static let dead = Instance(
    screen: .app, controller: nil, values: [], environmentObject: nil, isAlive: false)

  /// `true` iff it is a living use of a screen.
  func isUse(of screen: ScreenID) -> Bool { isAlive && self.screen == screen }
}
