import Language

// A state of one view that another one sets, as Swift has it.
extension MendFinder {
  /// Declares a state in the view that holds a container, and hands it to the screen that sets it;
  /// nil where the screen is made elsewhere, or in a way of its own.
  func share(_ flag: String, of holder: Int, with screen: Int) -> [Fix.Edit]? {
    guard case .type(let type) = shape.owners[holder].kind,
      let state = declare(Code.ownState(flag), in: type, holder)
    else { return nil }
    if holder == screen { return [state] }
    guard case .type(let shown) = shape.owners[screen].kind, !shown.hasInitializer,
      let binding = declare(Code.bindingProperty(flag), in: shown, screen)
    else { return nil }
    var edits = [state, binding]
    let uses = shape.uses.filter { $0.name == shown.name.name }
    guard uses.contains(where: { $0.owner == holder }) else { return nil }
    for use in uses {
      let isPreview = isPreview(use.owner)
      guard isPreview || use.owner == holder, let brackets = use.call.brackets else { return nil }
      let value = isPreview ? Code.constantBinding : Code.binding(flag)
      let argument = Code.argument(flag, value)
      let place = SourceRange(brackets.end - 1, brackets.end - 1)
      edits.append(
        sheet(use.owner).replace(
          place, use.call.arguments.isEmpty ? argument : Code.next(argument)))
    }
    return edits
  }

  /// A property above the body of a view, below those that are there.
  private func declare(
    _ property: String, in type: TypeDeclaration, _ owner: Int
  ) -> Fix.Edit? {
    var stored: VariableDeclaration?
    for case .variable(let variable) in type.members {
      if variable.name.name.word == .body {
        let sheet = sheet(owner)
        if let stored { return sheet.statement(property, after: stored.range) }
        return sheet.line(property, above: variable.range.start)
      }
      if variable.getter == nil { stored = variable }
    }
    return nil
  }

  private func isPreview(_ owner: Int) -> Bool {
    guard case .type(let type) = shape.owners[owner].kind else { return false }
    return type.inherited.contains { shape.spelling($0.name) == "PreviewProvider" }
  }
}

extension TypeDeclaration {
  fileprivate var hasInitializer: Bool {
    members.contains { if case .initializer = $0 { true } else { false } }
  }
}
