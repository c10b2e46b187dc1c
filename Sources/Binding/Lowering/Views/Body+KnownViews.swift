import Language
import StatusBar

// SwiftUI's own containers and controls, as far as they matter.
extension Body {
  /// Binds a view of SwiftUI or of ScrollKit; nil for one that is not known.
  mutating func bindKnownView(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    let call = writer.correctingLabels(
      of: writer.contentInBraces(call, name, scope), name.name, scope)
    writer.refuseSlips(ofLabelsIn: call, name.name, scope)
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
    case .empty?: return writer.add(.empty, at: range, scope)
    case .fallbackStrip?: return writer.add(.fallbackStrip, at: range, scope)
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
    if name.name.word == .List, writer.resolver.hasData(call) {
      rows = bindForEach(call, at: range, &scope)
      if let selection = writer.resolver.selection(of: call) {
        rows = writer.selecting(
          rows, writer.settingUnread(selection, at: range, &scope), at: range, scope)
      }
    } else if let selection = writer.resolver.selection(of: call),
      let content = call.closures.first?.closure
    {
      rows = bindSelectableRows(name, content, selection, at: range, &scope)
    } else {
      rows = transparent(name.name, call, at: range, &scope)
    }
    return writer.add(.scroll(content: rows, header: nil), at: range, scope)
  }

  private mutating func bindNavigation(
    _ kind: NavigationKind, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var path: FormulaID?
    for argument in call.arguments where argument.label?.name.word == .path {
      path = bindState(argument.value, &scope)
      if let (variable, _) = writer.variable(bound: argument.value, scope) {
        writer.storage.addPath(variable, of: scope.screen)
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
    var root = writer.grouped(
      kind == .splitView ? Array(views.prefix(1)) : views, type: nil, at: range, scope)
    if path != nil, let given = call.arguments.first(where: { $0.label?.name.word == .path }) {
      root = startingPath(given.value, root, at: range, &scope)
    }
    if kind == .splitView, views.count > 1 {
      let columns = ContentModifier.columns(Array(views.dropFirst()))
      root = writer.add(.modified(root, .content(columns)), at: range, scope)
    }
    let navigation = writer.add(.navigation(kind, root: root, path: path), at: range, scope)
    if kind == .splitView, views.count > 1 {
      writer.note(
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
    let label = writer.label(of: call, scope) ?? content.flatMap { writer.firstLabel($0) }
    content = content ?? face(of: call, at: range, &scope) ?? writer.picture(of: call, scope)
    let handler = action ?? writer.emptyHandler(at: range, scope)
    return writer.add(.button(label: label, handler, content: content), at: range, scope)
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
    guard
      let closure = call.closures.first?.closure ?? call.closureArgument
        ?? closure(calling: call.content, scope)
    else {
      return writer.add(.empty, at: range, scope)
    }
    if let rows = bindRows(call, closure, &scope) {
      return writer.grouped(rows, type: nil, at: range, scope)
    }
    let content = bindRow(closure, of: call.arguments.first, &scope)
    let rows = writer.add(.repeated(content), at: range, scope)
    guard let isEmpty = bindEmptiness(of: call, &scope) else { return rows }
    let none = writer.add(.empty, at: range, scope)
    return writer.add(.conditional(isEmpty, then: none, otherwise: rows), at: range, scope)
  }

  /// What a row shows of an element that may be any; of an enum it is one of the cases.
  private mutating func bindRow(
    _ closure: Closure, of data: Argument?, _ scope: inout Scope
  ) -> ViewID {
    guard let data, data.label == nil,
      let type = ListedEnum.type(in: data.value, writer, scope)
    else {
      return bindClosureContent(closure, &scope)
    }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    let name = closure.parameters.first?.name ?? writer.intern(Array("$0".utf8))
    scope.locals.append(name, .value(writer.opaque(type, at: data.value.range, scope)))
    return bindContent(closure.body, &scope, at: closure.range)
  }

  /// Whether there is nothing that rows are made of; nil where the list is not followed.
  private mutating func bindEmptiness(of call: Call, _ scope: inout Scope) -> FormulaID? {
    guard let argument = call.arguments.first, argument.label == nil else { return nil }
    let data = writer.resolver.source(of: argument.value)
    let list: FormulaID
    if let (variable, type) = writer.variable(bound: data, scope), type.element != nil {
      list = writer.add(.variable(variable), type, at: data.range, scope)
    } else {
      guard case .list = writer.valueType(of: data, scope).kind else { return nil }
      list = bindFormula(data, expecting: .unknown, &scope)
    }
    if case .input = writer.program[list] { return nil }
    if case .opaque = writer.program[list] { return nil }
    guard case .list = writer.type(of: list).kind, !writer.type(of: list).isOptional,
      let isEmpty = ValueMember("isEmpty", of: .list)
    else { return nil }
    return writer.apply(isEmpty, [list], at: data.range, scope)
  }

  /// A row for each element of a list that is written out; nil where that is not all of it.
  private mutating func bindRows(
    _ call: Call, _ closure: Closure, _ scope: inout Scope
  ) -> [ViewID]? {
    guard let data = call.arguments.first, data.label == nil,
      let elements = writer.resolver.elements(of: data.value, scope),
      (1...20).contains(elements.count),
      scope.copies * elements.count <= Resolver.rowLimit,
      elements.allSatisfy({ writer.resolver.isLiteral($0, scope) })
    else { return nil }
    let name = closure.parameters.first?.name ?? writer.intern(Array("$0".utf8))
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

  private mutating func bindScrollView(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    if name.name.word != .ScrollView { writer.requireScrollKit(name, scope) }
    var onScroll: HandlerID?
    for argument in call.arguments where argument.label?.name.word == .onScroll {
      onScroll = bindScrollHandler(argument.value, &scope)
    }
    var views: [ViewID] = []
    if let closure = call.content.closureArgument {
      views.append(bindClosureContent(closure, &scope))
    }
    for (label, closure) in call.closures {
      if writer.resolver.isScrollHandler(label, call, isSticky: false) {
        onScroll = bindScrollHandler(
          Expression(.closure(closure), closure.range), &scope)
      } else {
        views.append(bindClosureContent(closure, &scope))
      }
    }
    let content = writer.grouped(views, type: nil, at: range, scope)
    if writer.resolver.isHorizontal(call) { return content }
    var header: StickyHeader?
    if let onScroll {
      let zero = writer.add(.constant(.number(0)), .number, at: range, scope)
      let isRigid = writer.add(.constant(.bool(false)), .bool, at: range, scope)
      header = StickyHeader(
        height: zero, minimumHeight: nil, stretches: isRigid, onScroll: onScroll)
    }
    return writer.add(.scroll(content: content, header: header), at: range, scope)
  }

  /// A handler that is given the offset and the header's visible ratio.
  private mutating func bindScrollHandler(
    _ value: Expression, _ scope: inout Scope
  ) -> HandlerID? {
    bindHandlerValue(value, anonymous: 2, type: .number, &scope)
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
          let found = writer.resolver.function(name, labels: nil, of: scope.owner)
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
      if writer.resolver.isScrollHandler(label, call, isSticky: true) {
        onScroll = bindScrollHandler(Expression(.closure(closure), closure.range), &scope)
      } else {
        views.append(bindClosureContent(closure, &scope))
      }
    }
    let content = writer.grouped(views, type: nil, at: range, scope)
    guard let height else {
      writer.report(
        .missingArgument(
          "headerHeight:", of: "ScrollViewWithStickyHeader",
          at: scope.location(call.callee.range)))
      return writer.add(.scroll(content: content, header: nil), at: range, scope)
    }
    let header = StickyHeader(
      height: height, minimumHeight: minimum,
      stretches: stretches ?? writer.add(.constant(.bool(true)), .bool, at: range, scope),
      onScroll: onScroll)
    let scroll = writer.add(.scroll(content: content, header: header), at: range, scope)
    return writer.withoutBarBackground(scroll, at: range, scope)
  }
}

extension Call {
  /// The call with the argument alone that says what is shown: `content: row`.
  fileprivate var content: Call {
    var alone = self
    alone.arguments = arguments.filter { $0.label?.name.word == .content }
    return alone
  }
}

extension Body {
  /// `UIHostingController(rootView: Home())`, `UIHostingController { Home() }`
  private mutating func bindHostingUse(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    bindContainer(writer.builtin(.hosting), call, at: range, &scope)
  }

  private mutating func bindBuiltinUse(
    _ controller: ControllerClass, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    bindContainer(writer.builtin(controller), call, at: range, &scope)
  }
}
