// Whether UIKit's questions reach a screen, by how it is shown.
extension TableBuilder {
  /// What is known of the navigation controllers that a screen may stand in.
  struct Navigation {
    /// `true` iff each of them asks its top screen for a style, and whether it is hidden.
    var forwardsStyle = true
    var forwardsHidden = true
    /// `true` iff some of them may ask its top screen for a style.
    var mayForwardStyle = false
    /// `true` iff some of them is UIKit's, or answers as UIKit's does: by its bar (U23).
    var answersByBar = false
    /// What those answer that override the style, and the first that does.
    var styles: [Answer] = []
    /// What those answer that override whether the bar is hidden, and do not ask their top screen.
    var flags: [Answer] = []
    /// `true` iff a bar of them may ask for light text, and may be hidden.
    var hasBarStyle = false
    var hidesBar = false
    /// The number of their classes.
    var count = 0
  }

  /// Looks at each navigation controller that the app makes or declares.
  func navigation() -> Navigation {
    var names: Set<String> = []
    for use in index.uses {
      if case .shows(let target, let kind) = use.kind {
        if case .wrapped(let container, _) = target { names.insert(container) }
        // A storyboard's, by the relationship to its first screen.
        if kind == .first, ProjectPath.has(use.site.file, ending: ".storyboard") {
          names.insert(use.owner)
        }
      }
    }
    for type in index.types where type.kind == .class && lineage(type).kind == .navigation {
      names.insert(type.name)
    }
    return navigation(of: names.isEmpty ? ["UINavigationController"] : names)
  }

  /// Looks at navigation controllers, by their classes.
  func navigation(of names: Set<String>) -> Navigation {
    var result = Navigation()
    for name in names.sorted() {
      let lineage = Lineage(of: name, in: "", file: "", index)
      let style = resolver.answer(.childForStyle, of: lineage)
      let hidden = resolver.answer(.childForHidden, of: lineage)
      let asksForStyle = forwards(style)
      if asksForStyle != true { result.forwardsStyle = false }
      if asksForStyle != false { result.mayForwardStyle = true }
      if forwards(hidden) != true { result.forwardsHidden = false }
      let own = resolver.answer(.style, of: lineage)
      if own.certain == .style(.automatic), own.decider == nil || handsUp(.style, lineage) {
        result.answersByBar = result.answersByBar || asksForStyle != true
      } else if asksForStyle != true {
        result.styles.append(own)
      }
      if asksForStyle == nil, let child = style.opens.first {
        // It asks one that is none of its screens, or not always one of them.
        result.styles.append(Answer(opens: [child]))
      }
      let flag = resolver.answer(.hidden, of: lineage)
      if flag.decider != nil, forwards(hidden) != true { result.flags.append(flag) }
    }
    result.count = names.count
    result.hasBarStyle = !barStyles.isEmpty
    result.hidesBar = !hiddenBars.isEmpty
    return result
  }

  /// `true` iff each class gives what the one above it does: `super.preferredStatusBarStyle`.
  private func handsUp(_ member: BarMember, _ lineage: Lineage) -> Bool {
    lineage.classes.allSatisfy { type in
      ([type] + index.extensions(of: type.name)).allSatisfy { part in
        part.answers.allSatisfy { $0.member != member || $0.tree == .outcome(.inherited) }
      }
    }
  }

  /// Whether a navigation controller asks its top screen; nil where that is not known.
  private func forwards(_ child: Answer) -> Bool? {
    if child.decider == nil || child.certain == .nothing { return false }
    let isTop = child.opens.allSatisfy { open in
      ["topViewController", "visibleViewController", "viewControllers.last", "children.last"]
        .contains { open.name == $0 || open.name == "self." + $0 }
    }
    return isTop && !child.values.contains(.nothing) && !child.opens.isEmpty ? true : nil
  }

  /// The class of the navigation controller that a screen always is the first one of; nil where it
  /// is pushed, or shown in other ways.
  func onlyContainer(of row: ImportTable.Row) -> String? {
    let containers = Set(row.shown.map { $0.container })
    guard containers.count == 1, let only = containers.first else { return nil }
    return only
  }

  /// The row with what is left of its answers where it is shown; `isSheet` says which ways to show
  /// it are certain to leave the bar to what is below.
  func reached(
    _ row: ImportTable.Row, _ navigation: Navigation, isSheet: (ShowKind) -> Bool
  ) -> ImportTable.Row {
    var row = row
    guard !row.shown.isEmpty else { return row }
    let kinds = row.shown.map { $0.kind }
    if kinds.allSatisfy(isSheet) || row.shown.allSatisfy({ isUnasked($0) }) {
      row.hidden = .other("not asked")
      row.text = .other("not asked")
      return row
    }
    let isOver = kinds.contains { isSheet($0) || $0 == .present(.unknown) }
    if !row.isView, isOver || kinds.contains(.present(.currentContext)) {
      // Some ways to show it leave the bar to what is below, or may.
      let reason = isOver ? "how it is presented (U34)" : "the current context (U34, P19)"
      let name = OpenName(name: reason, site: nil, isWhole: true)
      row.hidden = opened(row.hidden, unless: "no", by: name, other: ["not asked"])
      row.text = opened(row.text, unless: "default", by: name, other: ["not asked"])
    }
    if kinds.contains(.link) {
      // A stack of SwiftUI's does not listen to each screen in it.
      let name = OpenName(name: "the navigation stack (S17, S18)", site: nil, isWhole: true)
      row.hidden = opened(row.hidden, unless: "no", by: name, other: ["no"])
    }
    if kinds.contains(where: { isInNavigation($0) }) {
      let decider = navigationDecides(row, navigation)
      row.text = text(row, navigation, isAlways: kinds.allSatisfy { isInNavigation($0) })
      row.hidden = hidden(row, navigation)
      if let decider { row.decider = decider.site.short }
    } else if kinds.contains(where: { $0 == .child || $0 == .tab || $0 == .show }) {
      let name = OpenName(name: "the container", site: nil, isWhole: false)
      let flag = OpenName(name: name.name, site: nil, isWhole: true)
      row.hidden = opened(row.hidden, unless: "no", by: flag, other: ["no"])
      row.text = opened(row.text, unless: "default", by: name, other: [])
    }
    return row
  }

  /// `true` iff a screen is a child of a container of the app's own that asks none of its children
  /// (U28), or stands in a stack that is not asked.
  func isUnasked(_ edge: ImportTable.Shown) -> Bool {
    guard let container = edge.container else { return false }
    let lineage = Lineage(of: container, in: "", file: edge.site.file, index)
    // A stack in a sheet is not asked, and so is none of its screens.
    if edge.kind == .first {
      return edge.containerKind.map { isSheet($0, of: lineage) && !mayCapture(lineage) } ?? false
    }
    return edge.kind == .child && lineage.isController && lineage.kind == .plain
      && resolver.answer(.childForHidden, of: lineage).decider == nil
      && resolver.answer(.childForStyle, of: lineage).decider == nil
  }

  private func isInNavigation(_ kind: ShowKind) -> Bool {
    switch kind {
    case .push, .first: true
    case .present, .show, .sheet, .cover, .popover, .link, .tab, .child, .root: false
    }
  }

  private func text(
    _ row: ImportTable.Row, _ navigation: Navigation, isAlways: Bool
  ) -> ImportTable.Cell {
    if navigation.forwardsStyle { return row.text }
    let isPlain = navigation.styles.isEmpty && !navigation.hasBarStyle
    if row.text == .certain("default"), isPlain { return row.text }
    // Whose answer counts: the screen's where it is asked, and each navigation controller's.
    var cells: [ImportTable.Cell] = []
    if !isAlways || navigation.mayForwardStyle || navigation.hidesBar { cells.append(row.text) }
    cells += navigation.styles.map { cell($0) }
    if navigation.answersByBar { cells.append(.other("the bar's")) }
    if cells.count == 1 { return cells[0] }
    var (values, names): ([String], [OpenName]) = ([], [])
    for one in cells {
      switch one {
      case .certain(let value), .other(let value):
        if !values.contains(value) { values.append(value) }
      case .open(let some, let opens):
        values += some.filter { !values.contains($0) }
        names += opens.filter { !names.contains($0) }
      }
    }
    if values.count == 1, names.isEmpty { return .certain(values[0]) }
    return .open(
      values, on: names + [OpenName(name: "the navigation controller", site: nil, isWhole: true)])
  }

  /// Who decides of a screen that a navigation controller answers for; nil where the screen may.
  private func navigationDecides(
    _ row: ImportTable.Row, _ navigation: Navigation
  ) -> (name: String, site: Site)? {
    guard navigation.count == 1, !navigation.mayForwardStyle, !navigation.hidesBar,
      row.shown.allSatisfy({ isInNavigation($0.kind) })
    else { return nil }
    return navigation.styles.first?.decider
  }

  private func hidden(_ row: ImportTable.Row, _ navigation: Navigation) -> ImportTable.Cell {
    if navigation.forwardsHidden { return row.hidden }
    let own = navigation.flags.flatMap { answer -> [String] in
      answer.certain.map { [TableBuilder.word($0)] } ?? ["no", "yes"]
    }
    let name = OpenName(name: "the home button (U25)", site: nil, isWhole: true)
    let others = own.isEmpty || navigation.count > navigation.flags.count ? ["no"] + own : own
    let isSame = others.allSatisfy { row.hidden == .certain($0) }
    if isSame { return row.hidden }
    return opened(row.hidden, unless: "", by: name, other: others)
  }

  /// A cell that hangs on one name more, unless it says so in any case.
  private func opened(
    _ cell: ImportTable.Cell, unless same: String, by name: OpenName, other: [String]
  ) -> ImportTable.Cell {
    switch cell {
    case .certain(let value):
      value == same ? cell : .open([value] + other.filter { $0 != value }, on: [name])
    case .open(let values, let names):
      .open(values + other.filter { !values.contains($0) }, on: names + [name])
    case .other: cell
    }
  }
}
