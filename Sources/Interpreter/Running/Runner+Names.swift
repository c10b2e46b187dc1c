import StatusBar

// The names of controllers and views in this world, at this moment.
extension CellRunner {
  /// Empty where the controller has none.
  func name(of controller: ControllerID) -> String { questions.name(of: controller) }

  /// The name that a controller had at an event of the journal.
  func name(of controller: ControllerID, at event: Int) -> String {
    questions.name(of: controller, at: event, of: journal)
  }
}

extension Program {
  /// Returns the name of a screen; empty for one without.
  package func name(of screen: ScreenID) -> String {
    let symbol = screens[Int(screen.index)].name
    return Int(symbol.index) < symbols.count ? symbols[Int(symbol.index)] : ""
  }
}
