import Language
import StatusBar

// What starts the actions that UIKit's controls and gestures are given, and those of observers.
extension Binder {
  /// `true` iff an expression is one of several objects of which no more is known:
  /// `observers.forEach { $0.changed() }`.
  func isElement(_ base: Expression, _ scope: Scope) -> Bool {
    switch base.withoutOptionals.kind {
    case .subscripted: return true
    case .member(_, let name):
      return ["first", "last"].contains(spelling(name.name))
    case .name(let name):
      if names.bytes(of: name).first == UInt8(ascii: "$") { return true }
      if case .opaque(let path, nil) = meaning(of: name, in: scope) { return path == [name] }
      return false
    default: return false
    }
  }

  /// What starts an action.
  enum ActionStart {
    case anything
    /// A tap, a scroll, a pull.
    case touch
    /// What no step of a scenario does: a long press, a pinch.
    case never
  }

  /// What starts the actions that a function or a type of that name is given.
  func start(ofActionsOf name: Name) -> ActionStart {
    let bytes = names.bytes(of: name)
    if declarations.type(name) != nil { return .anything }
    if bytes.hasSuffix("GestureRecognizer") {
      let isOther = ["UILongPress", "UIPinch", "UIRotation", "UIHover"].contains { kind in
        bytes.starts(with: kind.utf8)
      }
      return isOther ? .never : .touch
    }
    switch spelling(name) {
    case "addTarget", "addAction", "UIAction", "UIBarButtonItem", "UIButton", "UIControl",
      "UISwipeActionsConfiguration", "UIContextualAction", "UIMenu", "UIKeyCommand",
      "touchesBegan", "touchesMoved", "touchesEnded":
      return .touch
    default: return .anything
    }
  }
}
