// Controls of UIKit's: what they do when they are tapped.
extension Turn {
  /// Notes what a control does that code has made; where it is put is taken to be on screen with
  /// the controller whose code that was.
  mutating func offer(
    _ label: Symbol, _ place: OfferPlace, _ handler: HandlerID, _ context: Context
  ) {
    let kept = DelayedHandler(
      handler: handler, instance: context.instance,
      controller: context.controller,
      locals: context.locals)
    let new = Offer(label: label, place: place, kept: kept)
    // Made once more it takes the place of the one before.
    questions.world.offers.removeAll {
      $0.label == label && $0.place == place && $0.kept.instance == context.instance
    }
    questions.world.offers.append(new)
  }

  /// Keeps the action of a control without a label, of a gesture, of an observer.
  mutating func keep(
    _ handler: HandlerID, for trigger: Effect.Trigger, _ doubt: InputID, _ context: Context
  ) {
    var kept = DelayedHandler(
      doubt: doubt, handler: handler, instance: context.instance, controller: context.controller,
      locals: context.locals)
    kept.trigger = trigger
    questions.world.keep(kept)
  }

  /// Does what a tapped control does; an alert goes first.
  mutating func perform(_ index: Int) {
    let offer = questions.world.offers[index]
    if offer.place == .alert {
      if let window = questions.actionWindow, let root = questions.world.windows[window].root {
        let top = questions.topmostPresented(above: root)
        if self[top].controllerClass == .alert { dismiss(top) }
      }
      questions.world.offers.removeAll {
        $0.place == .alert && $0.kept.controller == offer.kept.controller
      }
    }
    run(offer.kept)
  }
}
