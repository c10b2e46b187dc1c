/// What code asks a controller to do.
package enum ControllerMessage: Sendable {
  /// `pushViewController`, `show`
  case push(Destination)
  case pop
  case popToRoot
  case present(Destination, style: FormulaID?, captures: FormulaID?)
  /// Ends what the controller presents, or else the presentation that it lies in.
  case dismiss
}

/// What is pushed or presented.
package enum Destination: Sendable {
  case screen(ScreenID, arguments: [(slot: Int32, value: FormulaID)])
  case view(ViewID)
  /// A controller that code made before; none if it is nil.
  case controller(FormulaID)
}
