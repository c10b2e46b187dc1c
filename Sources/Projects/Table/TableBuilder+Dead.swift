// Settings, overrides and modifiers that have no effect.
extension TableBuilder {
  var deadSettings: [ImportTable.Dead] {
    if settings.isViewControllerBased == false { return deadInApplication }
    let all = deadInPlist + deadSetters + deadOverrides + deadModifiers
    return all.sorted {
      ($0.site.file, $0.site.line, $0.name) < ($1.site.file, $1.site.line, $1.name)
    }
  }

  /// All that controllers and views ask for, where the application decides.
  private var deadInApplication: [ImportTable.Dead] {
    var result: [ImportTable.Dead] = []
    for type in index.types {
      for answer in type.answers where answer.member == .hidden || answer.member == .style {
        result.append(
          ImportTable.Dead(
            name: type.name + "." + answer.member.spelling, site: answer.site,
            reason: "Info.plist hands the bar to the application", rules: ["U2"]))
      }
    }
    for use in index.uses {
      guard case .modifier(let modifier, _, _) = use.kind, modifier == .hidden else { continue }
      result.append(
        ImportTable.Dead(
          name: use.owner + "." + modifier.spelling, site: use.site,
          reason: "Info.plist hands the bar to the application", rules: ["S2"]))
    }
    return result
  }

  /// Keys that count only until the first screen is there.
  private var deadInPlist: [ImportTable.Dead] {
    guard settings.isViewControllerBased == true else { return [] }
    let site = Site(file: settings.propertyFile ?? "Info.plist", line: 0)
    var names: [String] = []
    if settings.isHidden == true { names.append("UIStatusBarHidden") }
    if let style = settings.style, BarStyle.named(style) != .automatic {
      names.append("UIStatusBarStyle")
    }
    return names.map { name in
      ImportTable.Dead(
        name: name, site: site, reason: "it counts only while the app launches", rules: ["U3"])
    }
  }

  private var deadSetters: [ImportTable.Dead] {
    guard settings.isViewControllerBased == true else { return [] }
    return index.uses.compactMap { use in
      guard case .applicationSetter(let name) = use.kind else { return nil }
      return ImportTable.Dead(
        name: "UIApplication.\(name)", site: use.site,
        reason: "controllers decide, and the setter does nothing", rules: ["U7"])
    }
  }

  // MARK: - Overrides

  private var deadOverrides: [ImportTable.Dead] {
    index.types.indices.flatMap { place -> [ImportTable.Dead] in
      let type = index.types[place]
      guard type.kind == .class else { return [] }
      let lineage = self.lineage(type)
      let own = ([type] + index.extensions(of: type.name)).flatMap { $0.answers }
      return own.compactMap { answer in
        guard answer.member == .hidden || answer.member == .style,
          let (reason, rule) = reason(answer.member, lineage, shown[place] ?? [], at: place)
        else { return nil }
        return ImportTable.Dead(
          name: type.name + "." + answer.member.spelling, site: answer.site, reason: reason,
          rules: [rule])
      }
    }
  }

  /// Why UIKit does not ask a class; nil where it may.
  private func reason(
    _ member: BarMember, _ lineage: Lineage, _ edges: [ImportTable.Shown], at place: Int
  ) -> (String, String)? {
    let child: BarMember = member == .hidden ? .childForHidden : .childForStyle
    let asked = resolver.answer(child, of: lineage)
    if lineage.kind == .tabBar, asked.decider == nil {
      return ("a tab bar controller asks the selected tab", "U26")
    }
    // What a class below is shown by is not followed.
    guard !edges.isEmpty, !isBase(place), asked.decider == nil else { return nil }
    let place = edges.count == 1 ? edges[0].site.short : "\(edges[0].site.short) and elsewhere"
    if edges.allSatisfy({ isSheet($0.kind, of: lineage) }), !mayCapture(lineage) {
      let isOver = edges.allSatisfy {
        $0.kind == .present(.overFullScreen) || $0.kind == .present(.overCurrentContext)
      }
      let way = isOver ? "over full screen" : "as a sheet"
      let since =
        isBeforeCards && edges.contains { $0.kind == .present(nil) } ? " from iOS 13 on" : ""
      return ("shown \(way) at \(place)\(since): what is below it is asked", "U34")
    }
    if edges.allSatisfy({ $0.kind == .first && isUnasked($0) }) {
      return ("in a stack shown as a sheet at \(place): what is below it is asked", "U34")
    }
    if edges.allSatisfy({ isUnasked($0) }), let container = edges[0].container {
      return ("a child at \(place): \(container) asks none of its children", "U28")
    }
    if member == .style, edges.allSatisfy({ $0.kind == .push || $0.kind == .first }),
      !mayForwardStyle
    {
      let classes = Set(edges.map { $0.container ?? "" })
      let only = classes.count == 1 ? classes.first.map { navigation(of: [$0]) } : nil
      if let decider = only?.styles.first?.decider, only?.count == 1 {
        return ("in a stack at \(place): \(decider.site.short) answers for it", "U23")
      }
      return ("pushed at \(place): the navigation bar decides while it shows", "U22")
    }
    return nil
  }

  /// `true` iff the app also runs where a presentation without a style is full screen.
  private var isBeforeCards: Bool { resolver.ios?.lexicographicallyPrecedes([13]) ?? false }

  /// `true` iff a presentation is certain to leave the bar to its presenter, on each release that
  /// has cards.
  func isSheet(_ kind: ShowKind, of lineage: Lineage) -> Bool {
    guard case .present(let style) = kind else { return false }
    let own = ownStyles(of: lineage)
    let all = own + (style.map { [$0] } ?? [])
    if all.isEmpty, hasLooseStyle { return false }
    return all.allSatisfy { style in
      switch style {
      case .pageSheet, .formSheet, .automatic, .popover, .overFullScreen, .overCurrentContext,
        .custom:
        true
      case .fullScreen, .currentContext, .unknown: false
      }
    }
  }

  /// The styles that a class, and those above it, give themselves.
  func ownStyles(of lineage: Lineage) -> [PresentationStyle] {
    lineage.classes.flatMap { type in
      index.uses(of: type.name).compactMap { use in
        if case .ownStyle(let style) = use.kind, use.owner == type.name { style } else { nil }
      }
    }
  }

  /// `true` iff the class, or one that is not named, is made to capture the bar.
  func mayCapture(_ lineage: Lineage) -> Bool {
    captures.contains { use in
      guard case .captures(let target) = use.kind else { return false }
      guard let target, let name = index.name(of: target, in: use.owner) else { return true }
      return lineage.classes.contains { AppIndex.lastPart($0.name) == AppIndex.lastPart(name) }
        || index.find(name, in: use.owner, file: use.site.file) == .nothing
    }
  }

  /// `true` iff some navigation controller may ask its top screen for a style, or hand on what it
  /// answers, or hides its bar.
  private var mayForwardStyle: Bool {
    return !hiddenBars.isEmpty
      || index.types.contains { type in
        type.answers.contains { answer in
          switch answer.member {
          case .childForStyle: answer.tree != .outcome(.nothing)
          case .style: handsOn(answer.tree)
          case .hidden, .animation, .childForHidden: false
          }
        }
      }
  }

  /// `true` iff a getter gives what another controller answers.
  private func handsOn(_ tree: AnswerTree) -> Bool {
    switch tree {
    case .outcome(.named(let text)): text.hasSuffix(BarMember.style.spelling)
    case .outcome: false
    case .choice(_, let trees): trees.contains { handsOn($0) }
    }
  }

  // MARK: - Remarks

  /// Rules that hold for many rows, said once.
  func remarks(_ rows: [ImportTable.Row]) -> [String] {
    guard settings.isViewControllerBased != false else { return [] }
    var result: [String] = []
    if settings.isViewControllerBased == nil {
      result.append(
        "Info.plist was not read: all holds only if controllers decide, as they do without a key")
    }
    if rows.contains(where: { $0.text == .other("the bar's") || $0.text.words.contains("bar's") }) {
      result.append("pushed: the text is the navigation bar's while that shows (U22, U24)")
    }
    let unasked = rows.filter { $0.hidden == .other("not asked") }
    if unasked.contains(where: { !$0.shown.allSatisfy { $0.kind == .child } }) {
      result.append(
        "a sheet is not asked: the screen below it is, or a card makes the text light (U34, U37)")
      if isBeforeCards {
        result.append(
          "before iOS 13 a screen presented without a style is full screen, and asked (U33)")
      }
    }
    if settings.onlySide != .portrait, settings.families != [.pad] {
      result.append("a phone on its side has no bar, from iOS 13 on, whatever a row says (U51)")
    }
    if rows.contains(where: { $0.shown.isEmpty && $0.decider != nil }) {
      result.append("nothing that was read shows the others: the row is what they answer if asked")
    }
    return result
  }
}
