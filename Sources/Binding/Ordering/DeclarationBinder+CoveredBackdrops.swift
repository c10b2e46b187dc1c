import Language
import StatusBar

// What a controller puts on top of its view: where that may draw under the bar, the colour of the
// view tells nothing.
extension DeclarationBinder {
  /// `true` iff some function of a class makes its view, or adds a view or a layer that may lie
  /// under the bar, which draws something of its own: an image, a map, a list, a gradient; or hands
  /// the view, or itself, to code that may do so. `lineage` are the class and those above it.
  func coversBackdrop(declaredBy type: Int, of lineage: [Int], _ places: [String]) -> Bool {
    let info = bodies.writer.resolver.declarations[type]
    let functions = info.allFunctions + info.initializers
    return functions.contains { function in
      if paintsOther(function, places) { return true }
      let body = (function.declaration.body ?? []).map(CodePiece.statement)
      let place = Layout(body: body, file: function.file, info: info, lineage: lineage)
      return body.contains { covers($0, place) }
    }
  }

  /// Where code lays views out.
  private struct Layout {
    var body: [CodePiece]
    var file: FileID
    var info: TypeInfo
    var lineage: [Int]
  }

  private func covers(_ piece: CodePiece, _ place: Layout) -> Bool {
    if case .expression(let expression) = piece {
      switch expression.kind {
      case .call(let call): if covers(call, place) { return true }
      case .assignment(let target, _, _, let value):
        // `view = MKMapView()`
        if isOwnView(target), draws(value, place) { return true }
        // `view.layer.contents = …`, `tableView.backgroundView = …`
        let last = target.lastName.map { bodies.writer.resolver.spelling($0.name) }
        if last == "contents" || last == "backgroundView" { return true }
      default: break
      }
    }
    return piece.pieces.contains { covers($0, place) }
  }

  private func covers(_ call: Call, _ place: Layout) -> Bool {
    let resolver = bodies.writer.resolver
    if handsOnView(call) { return true }
    if let own = call.callee.ownName ?? ownMember(call.callee) { return isForeign(own, place) }
    guard case .member(let base, let name) = call.callee.kind else { return false }
    let method = resolver.spelling(name.name)
    switch method {
    case "addSublayer", "insertSublayer": return true
    case "addSubview", "insertSubview", "addArrangedSubview":
      guard let view = call.arguments.first?.value, draws(view, place) else { return false }
      return base.lastName.map { isOwnView(base) || !isBelowBar($0.name, place.info) } ?? true
    case "forEach":
      // `[header, image].forEach(view.addSubview)`
      guard case .member(let view, let added)? = call.arguments.first?.value.kind, isOwnView(view),
        resolver.spelling(added.name) == "addSubview"
      else { return false }
      guard case .array(let elements) = base.kind else { return true }
      return elements.contains { draws($0, place) }
    default: return isOwnView(base) && !quietMethods.contains(resolver.names.bytes(of: name.name))
    }
  }

  /// `true` iff a call hands `view`, or the controller itself, to code that may draw there.
  private func handsOnView(_ call: Call) -> Bool {
    guard let name = call.callee.lastName?.name,
      !takers.contains(bodies.writer.resolver.names.bytes(of: name))
    else { return false }
    return call.arguments.contains { argument in
      if argument.label == nil, argument.value.isSelf { return true }
      let label = argument.label.map { bodies.writer.resolver.spelling($0.name) }
      return isOwnView(argument.value) && label != "item" && label != "toItem"
    }
  }

  private func ownMember(_ callee: Expression) -> Name? {
    guard case .member(let base, let name) = callee.kind, base.isSelf else { return nil }
    return name.name
  }

  /// `true` iff a function that a controller calls on itself is none of its classes' nor UIKit's:
  /// an extension's, which may draw.
  private func isForeign(_ name: Name, _ place: Layout) -> Bool {
    let resolver = bodies.writer.resolver
    if resolver.names.isCapitalized(name) || resolver.isOfControllers(name) { return false }
    if place.lineage.contains(where: { resolver.declarations[$0].functions[name] != nil }) {
      return false
    }
    return !resolver.foreignFunctions(name, of: .controller).isEmpty
  }

  /// `true` iff it is `view`, or `self.view`.
  private func isOwnView(_ base: Expression) -> Bool {
    guard let name = base.withoutOptionals.ownName else { return false }
    return bodies.writer.resolver.spelling(name) == "view"
  }

  private func draws(_ view: Expression, _ place: Layout) -> Bool {
    let resolver = bodies.writer.resolver
    guard let name = view.ownName else {
      // The view of another controller is looked at where that is shown.
      if case .member(let owner, let last) = view.kind, resolver.spelling(last.name) == "view" {
        return isUnknown(owner, place)
      }
      return !isPlainView(view.typeMade(resolver.names))
    }
    let variable =
      place.info.variables[name]?.declaration
      ?? place.body.lazy.compactMap { $0.variable(named: name) }.first
    guard let variable else { return true }
    let type = variable.type?.name ?? variable.initial?.typeMade(resolver.names)
    if isBelowBar(name, place.info) { return false }
    return !isPlainView(type) || holdsDrawing(variable, place) || isPaintedWhenMade(variable, place)
  }

  /// `true` iff the closure that makes a view gives it a colour.
  private func isPaintedWhenMade(_ variable: VariableDeclaration, _ place: Layout) -> Bool {
    guard case .call(let call)? = variable.initial?.kind,
      case .closure(let closure) = call.callee.kind
    else { return false }
    let text = bodies.writer.resolver.bytes(closure.range, in: place.file)
    return text[...].names(Array("backgroundColor".utf8))
  }

  /// `true` iff no more is known of a controller than that it is there: an element of something, or
  /// what an optional holds.
  private func isUnknown(_ owner: Expression, _ place: Layout) -> Bool {
    guard let name = owner.ownName, place.info.variables[name] == nil else { return false }
    return !place.body.contains { $0.declares(name) }
  }

  /// `UIStackView(arrangedSubviews: [title, image])`
  private func holdsDrawing(_ variable: VariableDeclaration, _ place: Layout) -> Bool {
    guard case .call(let call)? = variable.initial?.kind else { return false }
    return call.arguments.contains { argument in
      guard let label = argument.label,
        bodies.writer.resolver.spelling(label.name) == "arrangedSubviews"
      else { return false }
      guard case .array(let elements) = argument.value.kind else { return true }
      return elements.contains { draws($0, place) }
    }
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
    let functions = info.allFunctions + info.initializers
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

/// What a view is told that draws nothing on it.
private let quietMethods = WordList(
  """
  addConstraint addConstraints addGestureRecognizer addInteraction addLayoutGuide
  becomeFirstResponder bringSubviewToFront convert endEditing exchangeSubview hitTest
  invalidateIntrinsicContentSize isDescendant layoutIfNeeded layoutSubviews point removeConstraint
  removeConstraints removeGestureRecognizer removeInteraction resignFirstResponder
  sendSubviewToBack setContentCompressionResistancePriority setContentHuggingPriority
  setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints sizeThatFits sizeToFit snapshotView
  updateConstraintsIfNeeded viewWithTag
  """)

/// What is handed a controller or its view, and draws nothing on it.
private let takers = WordList(
  """
  NSLayoutConstraint addChild addObserver addTarget convert didMove insertSubview isDescendant
  location popToViewController present pushViewController removeObserver setViewControllers show
  translation velocity willMove
  """)

/// Views of UIKit's that leave what lies below them as it is, or have a colour of their own where
/// code says so.
private let plainViews = WordList(
  """
  UIActivityIndicatorView UIButton UIControl UIDatePicker UILabel UIPageControl UIPickerView
  UIProgressView UIRefreshControl UISegmentedControl UISlider UIStackView UIStepper UISwitch
  UITextField UIView
  """)

extension CodePiece {
  /// `true` iff it, or a part of it, declares a variable of a name with what that begins with.
  fileprivate func declares(_ name: Name) -> Bool {
    variable(named: name)?.initial != nil || pieces.contains { $0.declares(name) }
  }

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
