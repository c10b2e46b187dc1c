// Controls of UIKit's: what they do when they are tapped.
extension World {
  /// Notes what a control does that code has made; where it is put is taken to be on screen with
  /// the controller whose code that was.
  mutating func offer(
    _ label: Symbol, isInAlert: Bool, _ handler: HandlerID, _ context: Context
  ) {
    let kept = DelayedHandler(
      handler: handler, instance: context.instance,
      controller: context.controller,
      locals: context.locals)
    let new = Offer(label: label, isInAlert: isInAlert, kept: kept)
    // Made once more it takes the place of the one before.
    offers.removeAll {
      $0.label == label && $0.isInAlert == isInAlert && $0.kept.instance == context.instance
    }
    offers.append(new)
  }

  /// Keeps the action of a control without a label, or of a gesture.
  mutating func keepForTouches(_ handler: HandlerID, _ doubt: InputID, _ context: Context) {
    var kept = DelayedHandler(
      doubt: doubt, handler: handler, instance: context.instance, controller: context.controller,
      locals: context.locals)
    kept.isByTouch = true
    keep(kept)
  }

  /// Adds what the controls of a controller offer; an alert has those of whoever made it.
  func collectOffers(of id: ControllerID, _ targets: inout [TapTarget]) {
    let isAlert = self[id].controllerClass == .alert
    for (index, offer) in offers.enumerated() where offer.isInAlert == isAlert {
      guard isAlert || offer.kept.controller == id else { continue }
      var target = TapTarget(
        names: [offer.label], types: [], action: .offer(index),
        context: Context(instance: .app))
      target.isInDialog = isAlert
      targets.append(target)
    }
  }

  /// Does what a tapped control does; an alert goes first.
  mutating func perform(_ index: Int, _ program: Program) {
    let offer = offers[index]
    if offer.isInAlert {
      if let window = actionWindow, let root = windows[window].root {
        let top = topmostPresented(above: root)
        if self[top].controllerClass == .alert { dismiss(top, program) }
      }
      offers.removeAll { $0.isInAlert && $0.kept.controller == offer.kept.controller }
    }
    run(offer.kept, program)
  }
}
