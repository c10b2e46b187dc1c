// The views of a hosted tree that a person sees.
extension Questions {
  /// Where in a tree a view stands.
  struct ElementPlace {
    /// How many controllers stand around it.
    var depth: Int
    /// `true` iff it is in a list or a form.
    var isInList = false
  }

  /// A screen shows no more of them.
  private static var elementLimit: Int { 24 }

  /// Adds what a view and all below it show to a page.
  func collect(
    _ view: ViewID, _ context: Context, _ place: ElementPlace, into page: inout ShownScreen.Page
  ) {
    guard page.elements.count < Questions.elementLimit else { return }
    switch program.views[Int(view.index)].kind {
    case .empty, .fallbackStrip: return
    case .unknown:
      page.content = .unknown
    case .leaf(let type, let label): collect(type, label, place, into: &page)
    case .group(let type, let children):
      var place = place
      if let type { place.isInList = place.isInList || isList(type) }
      let before = page.elements.count
      for child in children { collect(child, context, place, into: &page) }
      if let type, program.text(of: type) == "Label" { dropIcon(from: before, of: &page) }
    case .conditional(let formula, let then, let otherwise):
      let outer = turnPage()
      let truth = evaluate(formula, context)
      trace = outer
      if truth.isUnknown {
        add(.unknown, nil, place, to: &page)
      } else {
        collect(truth == .bool(true) ? then : otherwise, context, place, into: &page)
      }
    case .repeated(let child):
      collect(child, context, place, into: &page)
      for _ in 0..<2 { add(.other, nil, place, to: &page) }
    case .scroll(let child, _): collect(child, context, place, into: &page)
    case .modified(let child, let modifier):
      collect(modifier, over: child, context, place, into: &page)
    case .button(let label, _, let content):
      add(.button, text(of: label, content, context), place, to: &page)
    case .link(let label, _, let content):
      add(.link, text(of: label, content, context), place, to: &page)
    case .screen(let id, _):
      if let inner = self.context(ofScreenAt: view, context),
        let body = program.screens[Int(id.index)].body
      {
        collect(body, inner, place, into: &page)
      } else if let embedded = container(at: view, context) {
        describe(embedded, in: &page, depth: place.depth + 1)
      }
    case .navigation, .tabs, .representable, .made, .controllerContainer:
      guard let id = container(at: view, context) else { return }
      let name = page.name
      describe(id, in: &page, depth: place.depth + 1)
      if page.name.isEmpty { page.name = name }
    }
  }

  /// Leaves of a label its words, and not the icon beside them.
  private func dropIcon(from start: Int, of page: inout ShownScreen.Page) {
    guard page.elements[start...].contains(where: { $0.kind == .text }) else { return }
    let words = page.elements[start...].filter { $0.kind != .image }
    page.elements.replaceSubrange(start..., with: words)
  }

  private func collect(
    _ modifier: Modifier, over child: ViewID, _ context: Context, _ place: ElementPlace,
    into page: inout ShownScreen.Page
  ) {
    switch modifier {
    case .tap(.shows(let text)):
      add(.text, words(of: text, context), place, to: &page)
    case .tap(.label(let label)):
      let before = page.elements.count
      collect(child, context, place, into: &page)
      if page.elements.count == before { add(.text, program.text(of: label), place, to: &page) }
    case .tap(.dialog(let isPresented, let content)):
      collect(child, context, place, into: &page)
      let outer = turnPage()
      let truth = evaluate(isPresented, context)
      trace = outer
      guard truth == .bool(true) else { return }
      var dialog = ShownScreen.Page(name: "", scheme: page.scheme)
      collect(content, context, ElementPlace(depth: place.depth), into: &dialog)
      page.dialog = dialog.elements.compactMap { $0.label }
    case .tap(.inert(let formula, .unreachable)):
      let outer = turnPage()
      let truth = evaluate(formula, context)
      trace = outer
      if truth != .bool(true) { collect(child, context, place, into: &page) }
    case .tap(.row):
      var place = place
      place.isInList = true
      collect(child, context, place, into: &page)
    case .content(.beside(let other)):
      collect(child, context, place, into: &page)
      collect(other, context, place, into: &page)
    case .content(.columns(let columns)) where showsColumns:
      page.columns = ([child] + columns).map { column in
        var part = ShownScreen.Page(name: "", scheme: page.scheme)
        collect(column, context, place, into: &part)
        return part
      }
    case .bar, .live, .tap, .content, .colorScheme, .environmentObject,
      .interactiveDismissDisabled, .detents, .titleOpacity, .backdrop, .controllerSetting, .assumed:
      collect(child, context, place, into: &page)
    }
  }

  // MARK: - Leaves

  private func collect(
    _ type: Symbol?, _ label: Symbol?, _ place: ElementPlace, into page: inout ShownScreen.Page
  ) {
    let words = label.map { program.text(of: $0) }
    switch type.map({ program.text(of: $0) }) {
    case "Spacer", "Divider", "EmptyView", "Color": return
    case "Image", "AsyncImage": add(.image, words, place, to: &page)
    case "TextField", "SecureField", "TextEditor": add(.field, words, place, to: &page)
    case "Toggle": add(.toggle, words, place, to: &page)
    default: add(words == nil ? .other : .text, words, place, to: &page)
    }
  }

  private func isList(_ type: Symbol) -> Bool {
    let words = program.text(of: type)
    return words == "List" || words == "Form"
  }

  private func add(
    _ kind: ShownScreen.Element.Kind, _ label: String?, _ place: ElementPlace,
    to page: inout ShownScreen.Page
  ) {
    guard page.elements.count < Questions.elementLimit else { return }
    page.elements.append(ShownScreen.Element(kind: kind, label: label, isRow: place.isInList))
  }

  /// The label of a control: what it is given, else the first text in it.
  private func text(of label: Symbol?, _ content: ViewID?, _ context: Context) -> String? {
    if let label { return program.text(of: label) }
    guard let content else { return nil }
    var inside = ShownScreen.Page(name: "", scheme: .light)
    collect(content, context, ElementPlace(depth: 0), into: &inside)
    let labels = inside.elements.filter { $0.label != nil }
    return (labels.first { $0.kind == .text } ?? labels.first)?.label
  }

  /// What a text says now; unknown parts are left out.
  private func words(of text: ShownText, _ context: Context) -> String? {
    var names = TapNames()
    add(text, to: &names, context)
    if let name = names.names.first { return program.text(of: name) }
    guard let pattern = names.texts.first else { return nil }
    var words = ""
    for piece in pattern.pieces {
      switch piece {
      case .bytes(let bytes): words += String(decoding: bytes, as: UTF8.self)
      case .anything: words += "…"
      }
    }
    return words == "…" ? nil : words
  }
}
