/// What code asks controllers to do: UIKit's calls that push, pop, present and dismiss.
extension Turn {
  /// Sends a message to the controller that a formula yields, or to the one at work; none
  /// is sent where the formula yields nil, as with `navigationController?` outside of a stack.
  mutating func send(
    _ message: ControllerMessage, to formula: FormulaID?, _ site: Site, _ context: Context
  ) {
    guard let id = controller(formula, context) else {
      return journal.wasIgnored = true
    }
    switch message {
    case .push(let destination):
      guard let stack = questions.stack(around: id) else { return journal.wasIgnored = true }
      if let handler = replacement(.push, of: stack) {
        guard let shown = make(destination, parent: nil, isSwiftUI: false, context) else {
          return journal.wasIgnored = true
        }
        return run(handler, insteadOf: .push, of: stack, showing: shown)
      }
      push(destination, onto: stack, label: nil, context)
    case .pop:
      guard let stack = questions.stack(around: id), self[stack].children.count > 1 else {
        return journal.wasIgnored = true
      }
      popAsAsked(in: stack)
    case .popToRoot:
      guard let stack = questions.stack(around: id), self[stack].children.count > 1 else {
        return journal.wasIgnored = true
      }
      if let handler = replacement(.popToRoot, of: stack) {
        return run(handler, insteadOf: .popToRoot, of: stack)
      }
      pop(to: self[stack].children[1], in: stack)
    case .present(let destination, let style, let captures):
      if let handler = replacement(.present, of: id) {
        guard let shown = makePresented(destination, style, captures, at: site, context) else {
          return journal.wasIgnored = true
        }
        return run(handler, insteadOf: .present, of: id, showing: shown)
      }
      present(
        destination, style: style, captures: captures, from: id, at: site, context)
    case .dismiss: dismiss(sentTo: id)
    }
  }

  /// A presenter ends what it presents; one that presents nothing ends what it lies in.
  private mutating func dismiss(sentTo id: ControllerID) {
    if let handler = replacement(.dismiss, of: id) {
      return run(handler, insteadOf: .dismiss, of: id)
    }
    if let presented = questions.relative(.presentedViewController, of: id) {
      return dismiss(presented)
    }
    guard let presented = questions.presentation(around: id) else {
      journal.wasIgnored = true
      return
    }
    // UIKit hands it on to the presenter.
    if let presenter = self[presented].presenter,
      let handler = replacement(.dismiss, of: presenter)
    {
      return run(handler, insteadOf: .dismiss, of: presenter)
    }
    dismiss(presented)
  }
}
