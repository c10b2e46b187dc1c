import Language
import StatusBar

// Controls of UIKit's that say what they do: actions of alerts and menus, bar buttons.
extension Binder {
  /// Reads the making of such a control; nil for anything else, for one without an action, and for
  /// one whose label is not written.
  mutating func readControl(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let kind = Control(names.bytes(of: name.name)), declarations.type(name.name) == nil,
      scope.frame != nil, let label = controlLabel(of: call, scope),
      let handler = action(of: call, kind, &scope)
    else { return nil }
    let isInAlert = kind == .alertAction
    return .modelled([
      effect(.offer(label: label, isInAlert: isInAlert, handler), at: range, scope)
    ])
  }

  /// `true` iff a type is one of those controls.
  func isControl(_ type: Name) -> Bool { Control(names.bytes(of: type)) != nil }

  private enum Control {
    case alertAction, action, barButton

    init?(_ name: some Collection<UInt8>) {
      if name.elementsEqual("UIAlertAction".utf8) {
        self = .alertAction
      } else if name.elementsEqual("UIAction".utf8) {
        self = .action
      } else if name.elementsEqual("UIBarButtonItem".utf8) {
        self = .barButton
      } else {
        return nil
      }
    }
  }

  /// The closure or the function that runs; nil for one that is not declared here.
  private mutating func action(
    of call: Call, _ kind: Control, _ scope: inout Scope
  ) -> HandlerID? {
    if let closure = call.closures.first?.closure ?? call.closureArgument {
      return bindContinuation(closure, &scope)
    }
    for argument in call.arguments {
      let label = argument.label.map { spelling($0.name) }
      guard label == "action" || label == "handler" || label == "primaryAction" else { continue }
      if case .nilLiteral = argument.value.kind { continue }
      guard let found = handedFunction(argument.value, scope) else { return nil }
      let bound = bindFunction(found.function, owner: found.owner)
      return self.call(of: bound, at: argument.value.range, scope)
    }
    // An action of an alert without a handler closes it.
    guard kind == .alertAction else { return nil }
    return handler(doing: [], at: call.callee.range, scope)
  }

  private mutating func controlLabel(of call: Call, _ scope: Scope) -> Symbol? {
    for argument in call.arguments {
      switch argument.label.map({ spelling($0.name) }) {
      case "title": return label(of: argument.value, scope)
      case "barButtonSystemItem":
        guard case .implicitMember(let name) = argument.value.kind else { return nil }
        let word = spelling(name)
        guard ["done", "cancel", "add", "edit", "save", "close"].contains(word) else { return nil }
        return symbol(Array((word.prefix(1).uppercased() + word.dropFirst()).utf8))
      default: continue
      }
    }
    return nil
  }
}
