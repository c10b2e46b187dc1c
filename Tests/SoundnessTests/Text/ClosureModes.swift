import Language

// Whether a closure builds views or does something, by whom it is handed to.
extension OutlineBuilder {
  /// Functions and modifiers whose closures do something.
  private static let handlers: Set<String> = [
    "Task", "animate", "async", "asyncAfter", "onAppear", "onChange", "onChanged", "onDisappear",
    "onEnded", "onLongPressGesture", "onOpenURL", "onReceive", "onSubmit", "onTapGesture",
    "perform", "performWithoutAnimation", "refreshable", "run", "sink", "task", "withAnimation",
    "withTransaction",
  ]

  /// Modifiers whose closures build views.
  private static let builders: Set<String> = [
    "alert", "background", "confirmationDialog", "contextMenu", "fullScreenCover",
    "navigationDestination", "overlay", "popover", "safeAreaBar", "safeAreaInset", "sheet",
    "swipeActions", "tab", "tabItem", "toolbar",
  ]

  func mode(of closure: Closure, label: String?, in call: Call) -> Block.Mode {
    let callee = calleeName(of: call)
    if let label {
      if label == "action" || label == "perform" || label.hasPrefix("on") { return .handler }
      if callee == "Binding" { return label == "set" ? .handler : .value }
      if label == "label" || label == "content" || label == "destination" { return .builder }
    }
    if callee == "Button" {
      let hasAction = call.arguments.contains { $0.label.map { source.text($0.range) } == "action" }
      return hasAction ? .builder : .handler
    }
    if Self.handlers.contains(callee) { return .handler }
    if Self.builders.contains(callee) { return .builder }
    if looksLikeHandler(closure.body) { return .handler }
    return callee.first?.isUppercase == true ? .builder : .value
  }

  /// The last name of what is called.
  private func calleeName(of call: Call) -> String {
    switch call.callee.kind {
    case .name(let name): names.spelling(of: name)
    case .member(_, let member): source.text(member.range)
    default: ""
    }
  }

  /// `true` iff statements change something; views do not.
  func looksLikeHandler(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .action: true
      case .if(let branch): looksLikeHandler(branch.then)
      case .expression(let expression): isDone(expression)
      default: false
      }
    }
  }

  private func isDone(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment: true
    case .effect(_, let inner): isDone(inner)
    case .call(let call): !isView(call.callee) && !isGiven(call.callee)
    default: false
    }
  }

  /// `true` for `$0.padding()`, which makes something of what it is given, and for `tab`.
  private func isGiven(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name): ["tab", "$0"].contains(names.spelling(of: name))
    case .member(let base, _): isGiven(base)
    case .call(let call): isGiven(call.callee)
    default: false
    }
  }

  /// `true` iff a chain of members begins with a type, as a view with its modifiers does, or with
  /// a view that is a property.
  private func isView(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name): names.spelling(of: name).first?.isUppercase == true
    case .member(let base, let member):
      isView(base) && source.text(member.range) != "toggle"
    case .call(let call): isView(call.callee)
    default: false
    }
  }
}
