import Language

/// What kind of value stands in a place, as far as that can be told without a type checker.
enum ValueKind: Sendable {
  case truth, style, scheme, optionalScheme, visibility, updateAnimation, barStyle
  case interfaceStyle, presentationStyle, controller

  /// The values that the kind has, as they are written.
  var values: [String] {
    switch self {
    case .truth: ["true", "false"]
    case .style: [".default", ".lightContent", ".darkContent"]
    case .scheme: [".light", ".dark"]
    case .optionalScheme: [".light", ".dark", "nil"]
    case .visibility: [".visible", ".hidden", ".automatic"]
    case .updateAnimation: [".none", ".fade", ".slide"]
    case .barStyle: [".default", ".black"]
    case .interfaceStyle: [".unspecified", ".light", ".dark"]
    case .presentationStyle: [".fullScreen", ".pageSheet", ".overFullScreen"]
    case .controller: ["nil"]
    }
  }

  /// The kind of a modifier's argument, of a property or of what a getter answers.
  static func named(_ name: String) -> ValueKind? {
    switch name {
    case "statusBarHidden", "hidden", "prefersStatusBarHidden", "isStatusBarHidden",
      "navigationBarHidden", "isNavigationBarHidden", "setNavigationBarHidden",
      "modalPresentationCapturesStatusBarAppearance", "interactiveDismissDisabled",
      "definesPresentationContext":
      .truth
    case "preferredStatusBarStyle", "statusBarStyle", "setStatusBarStyle": .style
    case "preferredColorScheme": .optionalScheme
    case "colorScheme", "toolbarColorScheme": .scheme
    case "toolbar", "toolbarBackground", "toolbarVisibility", "toolbarBackgroundVisibility":
      .visibility
    case "preferredStatusBarUpdateAnimation": .updateAnimation
    case "barStyle": .barStyle
    case "overrideUserInterfaceStyle": .interfaceStyle
    case "modalPresentationStyle": .presentationStyle
    case "childForStatusBarHidden", "childForStatusBarStyle": .controller
    default: nil
    }
  }

  /// The kind of a declared type.
  init?(type: String) {
    switch type {
    case "Bool": self = .truth
    case "UIStatusBarStyle": self = .style
    case "ColorScheme": self = .scheme
    case "ColorScheme?": self = .optionalScheme
    case "Visibility": self = .visibility
    case "UIStatusBarAnimation": self = .updateAnimation
    case "UIBarStyle": self = .barStyle
    case "UIUserInterfaceStyle": self = .interfaceStyle
    case "UIModalPresentationStyle": self = .presentationStyle
    case "UIViewController?": self = .controller
    default: return nil
    }
  }
}

extension SpecFile {
  /// The kind of value that an expression has, or nil if it is not known.
  func kind(of node: Node) -> ValueKind? {
    guard let expression = node.expression else { return nil }
    return kind(writtenIn: expression) ?? kind(expectedOf: node)
  }

  /// The kind that shows in the expression itself.
  private func kind(writtenIn expression: Expression) -> ValueKind? {
    switch expression.kind {
    case .boolean, .prefix(.not, _): .truth
    case .binary(_, let oper, _, _):
      switch oper {
      case .and, .or, .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater,
        .greaterOrEqual:
        .truth
      default: nil
      }
    default: nil
    }
  }

  /// The kind that the place asks for.
  private func kind(expectedOf node: Node) -> ValueKind? {
    guard let parent = outline.parent(of: node) else { return nil }
    switch node.role {
    case .condition: return .truth
    case .branch: return kind(of: parent)
    case .answer: return kind(answeredBy: node)
    case .initial:
      guard let variable = parent.variable else { return nil }
      return kind(of: variable)
    case .assigned:
      guard case .assignment(let target, .assign, _, _)? = parent.expression?.kind else {
        return nil
      }
      return kind(ofTarget: target)
    case .argument(let label, let index):
      guard let call = parent.call else { return nil }
      return kind(ofArgument: label, index, in: call)
    default: return nil
    }
  }

  private func kind(answeredBy node: Node) -> ValueKind? {
    for ancestor in outline.ancestors(of: node) {
      switch ancestor.kind {
      case .variable(let variable): return kind(of: variable)
      case .function(let function):
        return function.result.flatMap { ValueKind(type: text($0.range)) }
      case .definition(let name): return ValueKind.named(text(name))
      case .closure, .type: return nil
      default: continue
      }
    }
    return nil
  }

  private func kind(of variable: VariableDeclaration) -> ValueKind? {
    if let type = variable.type { return ValueKind(type: text(type.range)) }
    if case .boolean? = variable.initial?.kind { return .truth }
    return ValueKind.named(text(variable.name))
  }

  /// The kind of what is assigned to: by the property's name, or by its declaration.
  private func kind(ofTarget target: Expression) -> ValueKind? {
    let name: String
    switch target.kind {
    case .name(let plain): name = spelling(plain)
    case .member(_, let member): name = text(member)
    default: return nil
    }
    if let known = ValueKind.named(name) { return known }
    for node in outline.nodes {
      if let variable = node.variable, text(variable.name) == name { return kind(of: variable) }
    }
    return nil
  }

  private func kind(ofArgument label: String?, _ index: Int, in call: Call) -> ValueKind? {
    guard case .member(_, let member) = call.callee.kind else {
      return label.flatMap { kind(ofParameter: $0) }
    }
    let name = text(member)
    if label == "hidden" { return .truth }
    // A background may also be a colour.
    if name == "toolbarBackground", !text(call.arguments[index].value.range).contains(" ."),
      !text(call.arguments[index].value.range).hasPrefix(".")
    {
      return nil
    }
    if index == 0, label == nil { return ValueKind.named(name) }
    return label.flatMap { kind(ofParameter: $0) }
  }

  /// The kind of the properties of that name, if all agree that it is a truth.
  private func kind(ofParameter label: String) -> ValueKind? {
    let kinds = outline.nodes.compactMap { node -> ValueKind? in
      guard let variable = node.variable, text(variable.name) == label else { return nil }
      return kind(of: variable)
    }
    return kinds.first
  }
}
