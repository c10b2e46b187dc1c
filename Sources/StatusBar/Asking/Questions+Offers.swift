// Controls of UIKit's: what they do when they are tapped.
extension Questions {
  /// Adds what the controls of a controller offer; an alert has those of its creator.
  func collectOffers(of id: ControllerID, _ targets: inout [TapTarget]) {
    let isAlert = self[id].controllerClass == .alert
    for (index, offer) in world.offers.enumerated() where (offer.place == .alert) == isAlert {
      guard isAlert || offer.kept.controller == id else { continue }
      var target = TapTarget(
        names: offer.place == .content ? [] : [offer.label],
        types: offer.place == .content ? [offer.label] : [], action: .offer(index),
        context: Context(instance: .app))
      target.isInDialog = isAlert
      target.doubt = offer.kept.doubt
      targets.append(target)
    }
  }

  /// Adds the rows of a table, a collection: any of them, by the name of the controller's class.
  func collectRows(of id: ControllerID, _ targets: inout [TapTarget]) {
    guard let screen = self[id].screen, let rows = eventHandler(.didSelectRow, of: id),
      let row = rows.row
    else { return }
    targets.append(
      TapTarget(
        names: [], types: [program.screens[Int(screen.index)].name],
        action: .tableRow(rows.handler, row), context: classContext(of: id)))
  }

  /// What the class of a controller does in an event, itself or the one that it inherits from.
  func eventHandler(_ event: ControllerEvent, of id: ControllerID) -> EventHandler? {
    guard program.traits.hasEvents, isAlive(id) else { return nil }
    return program.nearest(from: self[id].hostClass ?? self[id].screen) { screen in
      program.screens[Int(screen.index)].events.first { $0.event == event }
    }
  }
}
