import Language
import StatusBar

// What a controller puts on top of its view: where that may draw under the bar, the colour of the
// view tells nothing.
extension Binder {
  /// `true` iff some function of a class adds a view or a layer that may lie under the bar and
  /// draws something of its own: an image, a map, a list, a gradient.
  func coversBackdrop(_ functions: [LocatedFunction], of info: TypeInfo) -> Bool {
    functions.contains { function in
      let body = (function.declaration.body ?? []).map(CodePiece.statement)
      return body.contains { covers($0, body, function.file, info) }
    }
  }

  private func covers(
    _ piece: CodePiece, _ body: [CodePiece], _ file: FileID, _ info: TypeInfo
  ) -> Bool {
    if case .expression(let expression) = piece, case .call(let call) = expression.kind,
      case .member(let base, let name) = call.callee.kind
    {
      let method = bodies.writer.resolver.spelling(name.name)
      if method == "addSublayer" || method == "insertSublayer" { return true }
      if method == "addSubview" || method == "insertSubview", isOwnView(base),
        let view = call.arguments.first?.value, draws(view, body, file, info)
      {
        return true
      }
    }
    return piece.pieces.contains { covers($0, body, file, info) }
  }

  /// `true` iff it is `view`, or `self.view`.
  private func isOwnView(_ base: Expression) -> Bool {
    guard let name = base.withoutOptionals.ownName else { return false }
    return bodies.writer.resolver.spelling(name) == "view"
  }

  private func draws(
    _ view: Expression, _ body: [CodePiece], _ file: FileID, _ info: TypeInfo
  ) -> Bool {
    let resolver = bodies.writer.resolver
    guard let name = view.ownName else {
      // The view of another controller is looked at where that is shown.
      if case .member(_, let last) = view.kind, resolver.spelling(last.name) == "view" {
        return false
      }
      return !isPlainView(view.typeMade(resolver.names))
    }
    let variable =
      info.variables[name]?.declaration
      ?? body.lazy.compactMap { $0.variable(named: name) }.first
    guard let variable else { return true }
    let type = variable.type?.name ?? variable.initial?.typeMade(resolver.names)
    return !isPlainView(type) && !isBelowBar(name, info)
  }

  /// `true` iff a class of UIKit's draws no more than text, controls or a plain colour, which is
  /// looked for by itself.
  private func isPlainView(_ type: Name?) -> Bool {
    guard let type, bodies.writer.resolver.declarations.type(type) == nil else { return false }
    return plainViews.contains(bodies.writer.resolver.names.bytes(of: type))
  }

  /// `true` iff code lays a view out below the bar: from the safe area, or in the middle.
  private func isBelowBar(_ name: Name, _ info: TypeInfo) -> Bool {
    let resolver = bodies.writer.resolver
    let view = Array(resolver.names.bytes(of: name))
    let functions = info.functionOrder.flatMap { info.functions[$0] ?? [] } + info.initializers
    return functions.contains { function in
      let text = resolver.bytes(function.declaration.range, in: function.file)[...]
      return text.split(separator: UInt8(ascii: "\n")).contains { line in
        guard line.names(view) else { return false }
        if line.names(Array("centerYAnchor".utf8)) { return true }
        return line.names(Array("topAnchor".utf8))
          && (line.names(Array("safeAreaLayoutGuide".utf8))
            || line.names(Array("bottomAnchor".utf8)))
      }
    }
  }
}

/// Views of UIKit's that leave what lies below them as it is, or have a colour of their own where
/// code says so.
private let plainViews = WordList(
  """
  UIActivityIndicatorView UIButton UIControl UIDatePicker UILabel UIPageControl UIPickerView
  UIProgressView UIRefreshControl UISegmentedControl UISlider UIStackView UIStepper UISwitch
  UITextField UIView
  """)

extension CodePiece {
  /// The variable of a name that a statement of its own declares.
  fileprivate func variable(named name: Name) -> VariableDeclaration? {
    guard case .statement(let statement) = self, case .variable(let variable) = statement.kind,
      variable.name.name == name
    else { return nil }
    return variable
  }
}

extension Expression {
  /// The type that a value is made of: by `UILabel()`, or by a closure that returns it.
  fileprivate func typeMade(_ names: NameTable) -> Name? {
    guard case .call(let call) = kind else { return nil }
    guard case .closure(let closure) = call.callee.kind else { return call.callee.typeName(names) }
    // `{ let label = UILabel(); …; return label }()`
    return closure.body.lazy.compactMap { statement -> Name? in
      guard case .variable(let variable) = statement.kind else { return nil }
      return variable.type?.name ?? variable.initial?.typeMade(names)
    }.first
  }
}
