/// Something that got a value: where it lives, what it got, and the code that gave it.
package struct Write: Hashable, Sendable {
  package var place: Place
  package var value: Value
  /// The statement; none where a step of the scenario itself did it.
  package var site: Site
  /// Whose code it was, where it was that of a controller's screen.
  package var writer: ControllerID?

  /// Where a value lives.
  package enum Place: Hashable, Sendable {
    /// A property of a screen's instance, or a state of the app.
    case variable(InstanceID, slot: Int32)
    /// What was not said until a step did.
    case input(InputID)
    case setting(ControllerID, ControllerSetting)
    /// What `UIApplication` was told.
    case application(Reason.Aspect)
    /// Something of the window of that number.
    case window(Int, WindowPart)
    /// The state that a library's scroll view hides the bar by.
    case scrollState(ObjectID)
    /// What the exchanged getter of every hosting controller answers.
    case exchangedStyle
    /// That the bar was asked for again: nothing is stored, and its site is the request.
    case request
  }

  /// What of a window code gives a value.
  package enum WindowPart: Hashable, Sendable {
    case visibility, root, interfaceStyle
  }
}
