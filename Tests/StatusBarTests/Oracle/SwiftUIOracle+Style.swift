extension SwiftUIOracle {
  /// A scheme that is written, perhaps nil.
  private struct Wish {
    var isDark: Bool?
  }

  /// resolveStyle(p, world): the style and what is seen of it; nil for both where it is ambiguous.
  func resolveStyle(_ index: Int) -> (OracleStyle?, OracleContent?) {
    let p = presentations[index]
    if platform.os >= 2700, let isDark = statusScheme(p.tree, p) {  // S46
      if platform.deviations.contains(.hostBeatsPlacement), let style = p.hostStyle {
        return (style, platform.content(style, isDark: self.isDark(index)))
      }
      return explicit(isDark ? .light : .dark)
    }
    if platform.os >= 1600, let isDark = activeBarScheme(p) {  // S36–S42
      return explicit(isDark ? .light : .dark)
    }
    var isBlocked = false
    let kids = asksEmbedded ? embedded(p.tree, p) : []
    if kids.contains(where: { $0.style != nil }) || platform.os < 1404 && !kids.isEmpty {  // S8, S9
      let styles = Set(kids.map { $0.style ?? .default })
      guard styles.count == 1, let style = styles.first else { return (nil, nil) }
      if style != .default { return explicit(style) }
      isBlocked = true
    }
    if !isBlocked, let style = p.hostStyle, style != .default,
      platform.os < 1600 || !beginsWithStack(p.tree)
    {
      return explicit(style)  // S11
    }
    return defaultStyle(index)
  }

  /// `true` iff a tree is a stack under nothing but modifiers.
  private func beginsWithStack(_ node: OracleView) -> Bool {
    if case .navigation = node { return true }
    return passedThrough(node).map { beginsWithStack($0) } ?? false
  }

  /// From iOS 17 the default keeps contrast with what is known to lie under the bar.
  private func defaultStyle(_ index: Int) -> (OracleStyle?, OracleContent?) {
    let isTopmost = platform.deviations.contains(.backdropOfTopmost)
    let p = presentations[isTopmost ? topIndex : index]
    if platform.os >= 1700, let (number, _) = innermostNavigation(p.tree, p),
      let isDark = p.pushed[number]?.last?.isBackdropDark
    {
      // U41: against a forced scheme, by one report, it does not.
      let forced = forcedScheme(isTopmost ? topIndex : index) ?? platform.plistIsDark
      if let forced, forced != isDark {
        return (nil, nil)
      }
      return (.default, .automatic(isLightByHint: isDark))
    }
    return (.default, platform.content(.default, isDark: isDark(index)))
  }

  private func explicit(_ style: OracleStyle) -> (OracleStyle?, OracleContent?) {
    (style, platform.content(style, isDark: platform.systemIsDark))
  }

  /// The interface style of a presentation: its own, its presenter's (D11), the system's.
  private func isDark(_ index: Int) -> Bool { forcedScheme(index) ?? platform.systemIsDark }

  /// What a presentation, or one below it, prefers.
  private func forcedScheme(_ index: Int) -> Bool? {
    for p in presentations[...index].reversed() {
      if let isDark = preferredScheme(p.tree, p)?.isDark { return isDark }
    }
    return nil
  }

  /// preferredScheme(p): nil unless one is written; the first writer of a branch wins even if nil.
  private func preferredScheme(_ node: OracleView, _ p: OraclePresentation) -> Wish? {
    switch node {
    case .preferredScheme(let isDark, _): return Wish(isDark: isDark)
    case .navigation: return preferredScheme(top(node, p), p)
    case .tabs(let tabs):
      if let number = p.lastingTab, number < tabs.count,
        let wish = preferredScheme(tabs[number], p), wish.isDark != nil
      {
        return wish
      }
      return preferredScheme(tabs[p.selectedTab], p)
    case .group(let children):
      let written = children.compactMap { preferredScheme($0, p) }
      return written.first { $0.isDark != nil } ?? written.first
    default: return passedThrough(node).flatMap { preferredScheme($0, p) }
    }
  }

  private func statusScheme(_ node: OracleView, _ p: OraclePresentation) -> Bool? {
    switch node {
    case .statusScheme(let isDark, _): return isDark
    case .navigation: return statusScheme(top(node, p), p)
    case .tabs(let tabs): return statusScheme(tabs[p.selectedTab], p)
    case .group(let children): return children.lazy.compactMap { statusScheme($0, p) }.first
    default: return passedThrough(node).flatMap { statusScheme($0, p) }
    }
  }

  // MARK: - The navigation bar

  /// The scheme of the innermost visible navigation bar, if that bar is shown and it counts.
  private func activeBarScheme(_ p: OraclePresentation) -> Bool? {
    guard let (number, screen) = innermostNavigation(p.tree, p) else { return nil }
    if barVisibility(screen) == .hidden { return nil }  // S42
    guard let isDark = barScheme(screen)?.isDark else { return nil }
    let offset = p.pushed[number]?.last?.offset ?? p.offsets[number] ?? 0
    let isScrolledUnder = hasScroll(screen) && offset <= -3  // S40
    switch barBackground(screen) {
    case .visible: return isDark
    case .automatic, .hidden, nil: return isScrolledUnder ? isDark : nil  // S39, D4
    }
  }

  func innermostNavigation(
    _ node: OracleView, _ p: OraclePresentation
  ) -> (number: Int, screen: OracleView)? {
    switch node {
    case .navigation(_, let number, _):
      let screen = top(node, p)
      return innermostNavigation(screen, p) ?? (number, screen)
    case .tabs(let tabs): return innermostNavigation(tabs[p.selectedTab], p)
    case .group(let children):
      return children.lazy.compactMap { innermostNavigation($0, p) }.first
    default: return passedThrough(node).flatMap { innermostNavigation($0, p) }
    }
  }

  private func barScheme(_ node: OracleView) -> Wish? {
    switch node {
    case .barScheme(let isDark, _): return Wish(isDark: isDark)
    case .group(let children): return children.lazy.compactMap { barScheme($0) }.first
    default: return passedThrough(node).flatMap { barScheme($0) }
    }
  }

  private func barBackground(_ node: OracleView) -> OracleView.Visibility? {
    switch node {
    case .barBackground(let visibility, _): return visibility
    case .group(let children): return children.lazy.compactMap { barBackground($0) }.first
    default: return passedThrough(node).flatMap { barBackground($0) }
    }
  }

  func barVisibility(_ node: OracleView) -> OracleView.Visibility? {
    switch node {
    case .barVisibility(let visibility, _): return visibility
    case .group(let children): return children.lazy.compactMap { barVisibility($0) }.first
    default: return passedThrough(node).flatMap { barVisibility($0) }
    }
  }

  func hasScroll(_ node: OracleView) -> Bool {
    switch node {
    case .scroll: return true
    case .group(let children): return children.contains { hasScroll($0) }
    default: return passedThrough(node).map { hasScroll($0) } ?? false
    }
  }
}

/// What a person does.
extension SwiftUIOracle {
  private var topIndex: Int { presentations.count - 1 }

  mutating func push(_ tree: OracleView, isBackdropDark: Bool?) -> Bool {
    let p = presentations[topIndex]
    guard let (number, _) = innermostNavigation(p.tree, p) else { return false }
    presentations[topIndex].pushed[number, default: []].append(
      OracleShown(tree: tree, isBackdropDark: isBackdropDark))
    return true
  }

  mutating func pop() -> Bool {
    let p = presentations[topIndex]
    guard let (number, _) = innermostNavigation(p.tree, p), p.pushed[number]?.isEmpty == false
    else { return false }
    presentations[topIndex].pushed[number]?.removeLast()
    return true
  }

  mutating func present(_ tree: OracleView, as kind: OraclePresentation.Kind, isLarge: Bool) -> Bool
  {
    presentations.append(OraclePresentation(kind: kind, tree: tree, isLarge: isLarge))
    return true
  }

  mutating func dismiss() -> Bool {
    guard topIndex > 0 else { return false }
    presentations.removeLast()
    return true
  }

  mutating func selectTab(_ number: Int) -> Bool {
    guard let count = tabCount(presentations[topIndex].tree), number < count else { return false }
    presentations[topIndex].visitedTabs.append(presentations[topIndex].selectedTab)
    presentations[topIndex].selectedTab = number
    return true
  }

  private func tabCount(_ node: OracleView) -> Int? {
    switch node {
    case .tabs(let tabs): return tabs.count
    case .group(let children): return children.lazy.compactMap { tabCount($0) }.first
    default: return passedThrough(node).flatMap { tabCount($0) }
    }
  }

  /// Scrolls what is on screen inside the innermost container.
  mutating func scroll(to offset: Double) -> Bool {
    let p = presentations[topIndex]
    guard let (number, screen) = innermostNavigation(p.tree, p), hasScroll(screen) else {
      return false
    }
    if let last = p.pushed[number]?.indices.last {
      presentations[topIndex].pushed[number]?[last].offset = offset
    } else {
      presentations[topIndex].offsets[number] = offset
    }
    return true
  }
}
