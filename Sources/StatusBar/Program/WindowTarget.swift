/// The window that code means.
package enum WindowTarget: Hashable, Sendable {
  case named(Symbol)
  /// The one in which the controller lies that runs the code.
  case ofController
  /// `UIApplication.shared.keyWindow`
  case key
  /// `UIApplication.shared.delegate?.window`: the app's own
  case own
  /// `for window in scene.windows`: each of the app's
  case each
  /// The one that a value is: a property, a parameter, a constant.
  case value(FormulaID)
}
