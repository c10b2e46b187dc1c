// Controls of UIKit's: what they do when they are tapped.
extension Questions {
  /// Adds what the controls of a controller offer; an alert has those of its creator.
  func collectOffers(of id: ControllerID, _ targets: inout [TapTarget]) {
    let isAlert = self[id].controllerClass == .alert
    for (index, offer) in world.offers.enumerated() where offer.isInAlert == isAlert {
      guard isAlert || offer.kept.controller == id else { continue }
      var target = TapTarget(
        names: [offer.label], types: [], action: .offer(index),
        context: Context(instance: .app))
      target.isInDialog = isAlert
      targets.append(target)
    }
  }
}
