import Language
import StatusBar

// SwiftUI's own containers and controls, as far as they matter.
extension Binder {
  /// Binds a view of SwiftUI or of ScrollKit; nil for one that is not known.
  mutating func bindKnownView(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    let call = correctingLabels(of: contentInBraces(call, name, scope), name.name, scope)
    refuseSlips(ofLabelsIn: call, name.name, scope)
    switch Views.row(name.name.word)?.lowering {
    case .navigation(let kind)?: return bindNavigation(kind, call, at: range, &scope)
    case .tabs?: return bindTabs(call, at: range, &scope)
    case .button?: return bindButton(call, at: range, &scope)
    case .link?: return bindLink(call, at: range, &scope)
    case .menu?: return bindMenu(call, at: range, &scope)
    case .toggle?: return bindToggle(call, at: range, &scope)
    case .picker?: return bindPicker(call, at: range, &scope)
    case .repeated?: return bindForEach(call, at: range, &scope)
    case .rows?: return bindList(name, call, at: range, &scope)
    case .disclosure?: return bindDisclosure(call, at: range, &scope)
    case .textField?: return bindTextField(call, at: range, &scope)
    case .scroll?: return bindScrollView(name, call, at: range, &scope)
    case .stickyHeader?: return bindStickyHeader(call, at: range, &scope)
    case .empty?: return add(.empty, at: range, scope)
    case .fallbackStrip?: return add(.fallbackStrip, at: range, scope)
    case .content?:
      guard let argument = call.arguments.first else { return nil }
      return bindView(argument.value, &scope)
    case .hosting?: return bindHostingUse(call, at: range, &scope)
    case .parts?, nil: break
    }
    if let controller = ControllerClass(name.name.word) {
      return bindBuiltinUse(controller, name, call, at: range, &scope)
    }
    return nil
  }

  /// A `List` or a `Form`, which scrolls; its rows may come from data.
  private mutating func bindList(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var rows: ViewID
    if name.name.word == .List, hasData(call) {
      rows = bindForEach(call, at: range, &scope)
      if let selection = selection(of: call) {
        rows = selecting(rows, settingUnread(selection, at: range, &scope), at: range, scope)
      }
    } else if let selection = selection(of: call), let content = call.closures.first?.closure {
      rows = bindSelectableRows(name, content, selection, at: range, &scope)
    } else {
      rows = transparent(name.name, call, at: range, &scope)
    }
    return add(.scroll(content: rows, header: nil), at: range, scope)
  }

  /// `true` iff a scroll view scrolls sideways alone: `.horizontal`, `[.horizontal]`.
  private func isHorizontal(_ call: Call) -> Bool {
    guard var axes = call.arguments.first, axes.label == nil else { return false }
    if case .array(let elements) = axes.value.kind, elements.count == 1 {
      axes.value = elements[0]
    }
    guard let name = axes.value.lastName else { return false }
    return spelling(name.name) == "horizontal"
  }

  /// `true` iff rows are made from data rather than written one by one.
  private func hasData(_ call: Call) -> Bool {
    guard let first = call.arguments.first, first.label == nil else { return false }
    if case .closure = first.value.kind { return false }
    return true
  }

  private mutating func bindNavigation(
    _ kind: NavigationKind, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var path: FormulaID?
    for argument in call.arguments where argument.label?.name.word == .path {
      path = bindFormula(argument.value, expecting: .unknown, &scope)
      if let (variable, _) = variable(bound: argument.value, scope) {
        storage.addPath(variable, of: scope.screen)
      }
    }
    var views: [ViewID] = []
    for (_, closure) in call.closures { views.append(bindScreen(closure, &scope)) }
    for argument in call.arguments {
      switch argument.value.kind {
      case .closure(let closure): views.append(bindScreen(closure, &scope))
      case .name(let name) where argument.label?.name.word == .root:
        let value = Expression(.name(name), argument.value.range)
        views.append(asScreen(&scope) { $0.bindView(value, &$1) })
      default: break
      }
    }
    // The sidebar is the root; the detail is pushed from there where the width is compact.
    var root = grouped(
      kind == .splitView ? Array(views.prefix(1)) : views, type: nil, at: range, scope)
    if kind == .splitView, views.count > 1 {
      let columns = ContentModifier.columns(Array(views.dropFirst()))
      root = add(.modified(root, .content(columns)), at: range, scope)
    }
    let navigation = add(.navigation(kind, root: root, path: path), at: range, scope)
    if kind == .splitView, views.count > 1 {
      note(
        .assumed, "the detail of `NavigationSplitView` is assumed to be pushed by its links",
        at: scope.location(call.callee.range))
    }
    return navigation
  }

  private mutating func bindButton(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var action: HandlerID?
    var content: ViewID?
    for argument in call.arguments where argument.label?.name.word == .action {
      action = bindAction(argument.value, &scope)
    }
    for argument in call.arguments where argument.label?.name.word == .label {
      if case .closure(let closure) = argument.value.kind {
        content = bindClosureContent(closure, &scope)
      }
    }
    for (label, closure) in call.closures {
      switch label?.name.word {
      case .label: content = bindClosureContent(closure, &scope)
      case nil where action == nil && label == nil: action = bindClosure(closure, &scope)
      case .action: action = bindClosure(closure, &scope)
      default: content = bindClosureContent(closure, &scope)
      }
    }
    let label = label(of: call, scope) ?? content.flatMap { firstLabel($0) }
    content = content ?? face(of: call, at: range, &scope) ?? picture(of: call, scope)
    let handler = action ?? emptyHandler(at: range, scope)
    return add(.button(label: label, handler, content: content), at: range, scope)
  }

  /// The label of the first view below that has one.
  func firstLabel(_ view: ViewID) -> Symbol? {
    switch program[view] {
    case .leaf(_, let label): return label
    case .group(_, let children):
      // A picture names a thing only where no text does.
      for child in children where !isImage(child) {
        if let label = firstLabel(child) { return label }
      }
      for child in children { if let label = firstLabel(child) { return label } }
      return nil
    case .modified(_, .tap(.label(let label))): return label
    case .modified(let child, _), .repeated(let child), .scroll(let child, _):
      return firstLabel(child)
    case .conditional(_, let then, let otherwise):
      return firstLabel(then) ?? firstLabel(otherwise)
    case .button(let label, _, _), .link(let label, _, _): return label
    case .screen, .navigation, .tabs, .representable, .made, .controllerContainer, .fallbackStrip,
      .unknown, .empty:
      return nil
    }
  }

  private func isImage(_ view: ViewID) -> Bool {
    if case .modified(let child, _) = program[view] { return isImage(child) }
    guard case .leaf(let type?, _) = program[view] else { return false }
    return text(type).utf8.elementsEqual("Image".utf8)
  }

  /// `$state.isHidden` of a visibility state.
  mutating func bindObjectBinding(
    _ expression: Expression, _ scope: inout Scope
  ) -> (property: ObjectProperty, object: FormulaID)? {
    guard case .member(let base, let name) = expression.kind,
      let property = ObjectProperty(name.name.word)
    else { return nil }
    var owner = base
    if case .binding(let bound) = base.kind { owner.kind = .name(bound) }
    return bindObject(owner, &scope).map { (property, $0) }
  }

  private mutating func bindForEach(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    guard let closure = call.closures.first?.closure ?? call.closureArgument else {
      return add(.empty, at: range, scope)
    }
    if let rows = bindRows(call, closure, &scope) {
      return grouped(rows, type: nil, at: range, scope)
    }
    let content = bindClosureContent(closure, &scope)
    return add(.repeated(content), at: range, scope)
  }

  /// Rows that lists inside one another may have in all: each list multiplies them.
  private static var rowLimit: Int { 400 }

  /// A row for each element of a list that is written out; nil where that is not all of it.
  private mutating func bindRows(
    _ call: Call, _ closure: Closure, _ scope: inout Scope
  ) -> [ViewID]? {
    guard let data = call.arguments.first, data.label == nil,
      let elements = elements(of: data.value, scope), (1...20).contains(elements.count),
      scope.copies * elements.count <= Self.rowLimit,
      elements.allSatisfy({ isWritten($0, scope) })
    else { return nil }
    let name = closure.parameters.first?.name ?? intern(Array("$0".utf8))
    var rows: [ViewID] = []
    for element in elements {
      var inner = scope
      inner.copies *= elements.count
      let value = bindFormula(element, expecting: .unknown, &inner)
      inner.locals.append(name, .value(value))
      rows.append(bindContent(closure.body, &inner, at: closure.range))
    }
    return rows
  }

  private func isWritten(_ element: Expression, _ scope: Scope) -> Bool {
    switch element.kind {
    case .number, .boolean: true
    case .string(let string):
      literal(string.parts(at: element.range), at: element.range, in: scope.file) != nil
    default: false
    }
  }

  private mutating func bindScrollView(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    if name.name.word != .ScrollView { requireScrollKit(name, scope) }
    var onScroll: HandlerID?
    for argument in call.arguments where argument.label?.name.word == .onScroll {
      onScroll = bindScrollHandler(argument.value, &scope)
    }
    var views: [ViewID] = []
    for (label, closure) in call.closures {
      if isScrollHandler(label, call, isSticky: false) {
        onScroll = bindScrollHandler(
          Expression(.closure(closure), closure.range), &scope)
      } else {
        views.append(bindClosureContent(closure, &scope))
      }
    }
    let content = grouped(views, type: nil, at: range, scope)
    if isHorizontal(call) { return content }
    var header: StickyHeader?
    if let onScroll {
      let zero = add(.constant(.number(0)), .number, at: range, scope)
      let isRigid = add(.constant(.bool(false)), .bool, at: range, scope)
      header = StickyHeader(
        height: zero, minimumHeight: nil, stretches: isRigid, onScroll: onScroll)
    }
    return add(.scroll(content: content, header: header), at: range, scope)
  }

  /// A handler that is given the offset and the header's visible ratio.
  private mutating func bindScrollHandler(
    _ value: Expression, _ scope: inout Scope
  ) -> HandlerID? {
    bindHandlerValue(value, anonymous: 2, type: .number, &scope)
  }

  /// `true` iff a trailing closure is told of the offset: by its label, or as the one without a
  /// label where `content` has its own and what comes before the handler is given.
  private func isScrollHandler(_ label: LocatedName?, _ call: Call, isSticky: Bool) -> Bool {
    if let label { return label.name.word == .onScroll }
    let hasHeader = call.arguments.contains { $0.label?.name.word == .header }
    return call.closures.contains { $0.label?.name.word == .content } && (!isSticky || hasHeader)
  }

  /// `ScrollViewWithStickyHeader(header:headerHeight:headerMinHeight:headerStretch:onScroll:)`
  private mutating func bindStickyHeader(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var height: FormulaID?
    var minimum: FormulaID?
    var onScroll: HandlerID?
    var stretches: FormulaID?
    var views: [ViewID] = []
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .headerHeight: height = bindFormula(argument.value, expecting: .number, &scope)
      case .headerMinHeight: minimum = bindFormula(argument.value, expecting: .number, &scope)
      case .headerStretch:
        stretches = bindTyped(argument.value, .bool, &scope)
      case .onScroll: onScroll = bindScrollHandler(argument.value, &scope)
      case .header, .content:
        if case .closure(let closure) = argument.value.kind {
          views.append(bindClosureContent(closure, &scope))
        } else if case .name(let name) = argument.value.kind,
          let found = function(name, labels: nil, of: scope.owner)
        {
          views.append(
            inlineView(
              found.function, owner: found.owner, nil, at: argument.value.range, &scope,
              content: nil))
        }
      default: break
      }
    }
    for (label, closure) in call.closures {
      if isScrollHandler(label, call, isSticky: true) {
        onScroll = bindScrollHandler(Expression(.closure(closure), closure.range), &scope)
      } else {
        views.append(bindClosureContent(closure, &scope))
      }
    }
    let content = grouped(views, type: nil, at: range, scope)
    guard let height else {
      report(
        .missingArgument(
          "headerHeight:", of: "ScrollViewWithStickyHeader",
          at: scope.location(call.callee.range)))
      return add(.scroll(content: content, header: nil), at: range, scope)
    }
    let header = StickyHeader(
      height: height, minimumHeight: minimum,
      stretches: stretches ?? add(.constant(.bool(true)), .bool, at: range, scope),
      onScroll: onScroll)
    let scroll = add(.scroll(content: content, header: header), at: range, scope)
    return withoutBarBackground(scroll, at: range, scope)
  }

  /// A sticky header stands in for the navigation bar: from iOS 16 on it hides the background of
  /// that (S61).
  private mutating func withoutBarBackground(
    _ view: ViewID, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    let visibility = StaticType(.visibility)
    let isNew = add(.available(Version(16)), .bool, at: range, scope)
    let hidden = add(.constant(.visibility(.hidden)), visibility, at: range, scope)
    let automatic = add(.constant(.visibility(.automatic)), visibility, at: range, scope)
    let background = add(.ternary(isNew, hidden, automatic), visibility, at: range, scope)
    let modifier = Modifier.bar(.toolbarBackgroundVisibility(background, .navigationBar))
    return add(.modified(view, modifier), at: range, scope)
  }

  /// A library's own name for something needs the library's import, which says which version.
  mutating func requireScrollKit(_ name: LocatedName, _ scope: Scope) {
    if let found = declarations.imports[Name(.ScrollKit)] {
      if found.version == nil {
        report(.importWithoutVersion("ScrollKit", at: found.location))
      }
      return
    }
    report(
      .needsImport(
        spelling(name.name), module: "ScrollKit", at: scope.location(name.range),
        start: Location(scope.file, SourceRange(0, 0))))
  }
}
