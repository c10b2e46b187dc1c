// Whether UIKit's questions reach a screen, by how it is shown.
extension TableBuilder {
  /// What is known of the navigation controllers of an app.
  struct Navigation {
    /// `true` iff each of them asks its top screen for a style, and whether it is hidden.
    var forwardsStyle = true
    var forwardsHidden = true
    /// `true` iff none of them asks it for a style.
    var keepsStyle = true
    /// `true` iff a class of them answers for itself, or was not read.
    var answersItself = false
    /// `true` iff a bar of them may ask for light text, and may be hidden.
    var hasBarStyle = false
    var hidesBar = false

    /// `true` iff the bar is certain to decide for each pushed screen.
    var isDecidedByBar: Bool { keepsStyle && !answersItself && !hidesBar }
  }

  /// Looks at each navigation controller that the app makes or declares.
  func navigation() -> Navigation {
    var result = Navigation()
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
    if names.isEmpty { names = ["UINavigationController"] }
    for name in names {
      let lineage = Lineage(of: name, in: "", file: "", index)
      let style = resolver.answer(.childForStyle, of: lineage)
      let hidden = resolver.answer(.childForHidden, of: lineage)
      if style.decider == nil { result.forwardsStyle = false } else { result.keepsStyle = false }
      if hidden.decider == nil { result.forwardsHidden = false }
      let own = resolver.answer(.style, of: lineage)
      if own.certain != .style(.automatic) { result.answersItself = true }
    }
    result.hasBarStyle = !barStyles.isEmpty
    result.hidesBar = !hiddenBars.isEmpty
    return result
  }

  /// The row with what is left of its answers where it is shown; `isSheet` says which ways to show
  /// it are certain to leave the bar to what is below.
  func reached(
    _ row: ImportTable.Row, _ navigation: Navigation, isSheet: (ShowKind) -> Bool
  ) -> ImportTable.Row {
    var row = row
    guard !row.shown.isEmpty else { return row }
    let kinds = row.shown.map { $0.kind }
    if kinds.allSatisfy(isSheet) {
      row.hidden = .other("not asked")
      row.text = .other("not asked")
      return row
    }
    if kinds.contains(.link) {
      // A stack of SwiftUI's does not listen to each screen in it.
      let name = OpenName(name: "the navigation stack (S17, S18)", site: nil, isWhole: true)
      row.hidden = opened(row.hidden, unless: "no", by: name, other: ["no"])
    }
    if kinds.contains(where: { isInNavigation($0) }) {
      row.text = text(row, navigation, isAlways: kinds.allSatisfy { isInNavigation($0) })
      row.hidden = hidden(row, navigation)
    } else if kinds.contains(where: { $0 == .child || $0 == .tab || $0 == .show }) {
      let name = OpenName(name: "the container", site: nil, isWhole: false)
      let flag = OpenName(name: name.name, site: nil, isWhole: true)
      row.hidden = opened(row.hidden, unless: "no", by: flag, other: ["no"])
      row.text = opened(row.text, unless: "default", by: name, other: [])
    }
    return row
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
    if row.text == .certain("default"), !navigation.answersItself, !navigation.hasBarStyle {
      return row.text
    }
    if isAlways, navigation.isDecidedByBar { return .other("the bar's") }
    let name = OpenName(name: "the navigation controller", site: nil, isWhole: true)
    return opened(row.text, unless: "", by: name, other: ["the bar's"])
  }

  private func hidden(_ row: ImportTable.Row, _ navigation: Navigation) -> ImportTable.Cell {
    if navigation.forwardsHidden { return row.hidden }
    let name = OpenName(name: "the home button (U25)", site: nil, isWhole: true)
    return opened(row.hidden, unless: "no", by: name, other: ["no"])
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
