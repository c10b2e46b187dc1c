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

  // MARK: - Buttons

  /// Reads `button.addTarget(self, action: #selector(close), for: .touchUpInside)` of a button
  /// whose title the class writes; nil for anything else, and where there are several titles.
  mutating func readButton(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard spelling(name.name) == "addTarget", scope.frame != nil, let button = base.ownName,
      call.arguments.contains(where: { isTap($0.value) }),
      let action = call.arguments.first(where: { argument in
        argument.label.map { spelling($0.name) } == "action"
      })?.value,
      let title = title(of: button, scope), let found = handedFunction(action, scope)
    else { return nil }
    let bound = bindFunction(found.function, owner: found.owner)
    let handler = self.call(of: bound, at: action.range, scope)
    return .modelled([
      effect(.offer(label: symbol(title), isInAlert: false, handler), at: range, scope)
    ])
  }

  private func isTap(_ event: Expression) -> Bool {
    guard case .implicitMember(let name) = event.kind else { return false }
    return ["touchUpInside", "primaryActionTriggered"].contains(spelling(name))
  }

  /// The one title that the code of a class gives a button, in a function or where it is made.
  private func title(of button: Name, _ scope: Scope) -> [UInt8]? {
    guard let type = receivers[scope.owner].type else { return nil }
    var titles: Set<[UInt8]> = []
    for located in declarations[type].members {
      switch located.member {
      case .variable(let variable):
        let maker = variable.name.name == button ? nil : button
        titles.formUnion(self.titles(of: maker, in: variable.range, located.file))
      case .function(let function), .initializer(let function):
        titles.formUnion(self.titles(of: button, in: function.range, located.file))
      case .setting, .plist, .window, .scene, .input, .backdrop, .type, .definition, .content,
        .conditional, .cases, .kept, .unread:
        continue
      }
    }
    return titles.count == 1 ? titles.first : nil
  }

  /// What is given to `setTitle` in a range, of one button or of any.
  private func titles(
    of button: Name?, in range: SourceRange, _ file: FileID
  ) -> Set<[UInt8]> {
    let bytes = bytes(range, in: file)
    var lexer = Lexer(bytes)
    var last: [ArraySlice<UInt8>] = []
    var titles: Set<[UInt8]> = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return titles }
      let text = bytes[Int(token.range.start)..<Int(token.range.end)]
      if token.kind == .string, last.count == 4, last[2].elementsEqual("setTitle".utf8),
        !text.contains(UInt8(ascii: "\\")),
        button.map({ last[0].elementsEqual(names.bytes(of: $0)) }) ?? true
      {
        titles.insert(Array(text.dropFirst().dropLast()))
      }
      last = last.suffix(3) + [text]
    }
  }
}
