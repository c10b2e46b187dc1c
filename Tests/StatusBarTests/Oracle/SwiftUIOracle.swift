/// A SwiftUI tree; `isDark: nil` is a colour scheme of nil.
indirect enum OracleView {
  enum Visibility: String, CaseIterable { case automatic, visible, hidden }
  enum Navigation: String, CaseIterable { case view, stack }

  case leaf
  case group([OracleView])
  case scroll(OracleView)
  case statusBarHidden(Bool, OracleView)
  case preferredScheme(isDark: Bool?, OracleView)
  /// `colorScheme(_:)`: the subtree only (S35).
  case localScheme(isDark: Bool, OracleView)
  case barScheme(isDark: Bool?, OracleView)
  case barBackground(Visibility, OracleView)
  case barVisibility(Visibility, OracleView)
  /// iOS 27: `toolbarVisibility(_:for: .statusBar)` and `toolbarColorScheme(_:for: .statusBar)`.
  case statusVisibility(Visibility, OracleView)
  case statusScheme(isDark: Bool?, OracleView)
  /// A container that pushes; the number finds what was pushed.
  case navigation(Navigation, Int, OracleView)
  case tabs([OracleView])
  /// A UIKit controller used as a view, with what it overrides.
  case embedded(hidden: Bool?, style: OracleStyle?)
}

/// The window's root or something that was presented.
struct OraclePresentation {
  enum Kind: String, CaseIterable { case root, cover, sheet, popover }

  var kind: Kind
  var tree: OracleView
  var isLarge = true
  /// By the number of a container: what was pushed, with its offset.
  var pushed: [Int: [OracleShown]] = [:]
  var selectedTab = 0
  /// Those that were selected before.
  var visitedTabs: [Int] = []
  /// S14: the one whose scheme goes on, by one report.
  var lastingTab: Int?
  /// The offset of what is on screen while nothing is pushed, by the number of its container.
  var offsets: [Int: Double] = [:]
  /// The style that the class of the root's hosting controller answers (S11).
  var hostStyle: OracleStyle?
}

/// A pushed screen and how far it is scrolled.
struct OracleShown {
  var tree: OracleView
  var offset = 0.0
  /// Whether what it shows under the bar is dark; nil where nothing is said.
  var isBackdropDark: Bool?
}

/// An app of SwiftUI views, resolved by section 5.
struct SwiftUIOracle {
  var platform = OraclePlatform()
  /// The root first.
  var presentations: [OraclePresentation]
  /// D1
  var stackChildHonouredFrom: Int?
  /// D3: whether a `NavigationView` listens; open on iOS 13 and 15.
  private var listens = true
  /// S8: whether embedded controllers are asked; open before iOS 14.4.
  var asksEmbedded = true

  init(platform: OraclePlatform = OraclePlatform(), presentations: [OraclePresentation]) {
    self.platform = platform
    self.presentations = presentations
  }

  /// The result of asking for one of two values, or not known.
  enum Outcome: Equatable {
    case hidden(Bool)
    case ambiguous
  }

  /// resolve(world), over both answers to each question that is open.
  func resolve() -> OracleAnswer {
    var answers: [OracleAnswer] = []
    let isD3Open = platform.os < 1400 || platform.os / 100 == 15
    for listens in isD3Open ? [false, true] : [platform.os >= 1600] {
      for asksEmbedded in platform.os < 1404 ? [false, true] : [true] {
        var oracle = self
        (oracle.listens, oracle.asksEmbedded) = (listens, asksEmbedded)
        answers += oracle.resolveWithTabs()
      }
    }
    var answer = answers[0]
    if answers.contains(where: { $0.isHidden != answer.isHidden }) { answer.isHidden = nil }
    if answers.contains(where: { $0.style != answer.style || $0.content != answer.content }) {
      (answer.style, answer.content) = (nil, nil)
    }
    return answer
  }

  /// With the scheme of no tab that was visited, and with that of each (S14).
  private func resolveWithTabs() -> [OracleAnswer] {
    var answers = [resolveOnce()]
    for (index, presentation) in presentations.enumerated() {
      for tab in Set(presentation.visitedTabs) where tab != presentation.selectedTab {
        var oracle = self
        oracle.presentations[index].lastingTab = tab
        answers.append(oracle.resolveOnce())
      }
    }
    return answers
  }

  private func resolveOnce() -> OracleAnswer {
    var answer = OracleAnswer()
    guard platform.isControllerBased else {  // S2
      answer.isHidden = platform.plistHidden
      answer.style = platform.plistStyle
      answer.content = platform.content(platform.plistStyle, isDark: platform.isDark)
      answer.hiddenOwner = .plist
      answer.styleOwner = .plist
      if platform.isWithoutBar { return withoutBar }
      if platform.isCompactHeight && platform.os >= 800 { answer.isHidden = true }  // U11
      return answer
    }
    if platform.isWithoutBar { return withoutBar }  // S27
    let p = topCapturing
    let card = isCardAbove(p)
    let cardShows =
      card && (platform.assumptions || platform.deviations.contains(.cardAlwaysShows))
    answer.hiddenOwner = cardShows ? .system : .member(p)
    answer.styleOwner = card ? .system : .member(p)
    if cardShows {
      answer.isHidden = false
    } else if case .hidden(let isHidden) = resolveHidden(p) {
      answer.isHidden = isHidden
    }
    if card {
      answer.style = .light
      answer.content = .light
    } else {
      (answer.style, answer.content) = resolveStyle(p)
    }
    if answer.isHidden == true && platform.assumptions {  // U21
      (answer.style, answer.content) = (nil, nil)
    }
    return answer
  }

  private var withoutBar: OracleAnswer {
    OracleAnswer(
      isHidden: true, style: nil, content: nil, hiddenOwner: .geometry, styleOwner: .geometry)
  }

  /// topCapturing(w), as index: sheets and popovers are skipped. Up to iOS 12 there is no SwiftUI.
  /// What a presentation without control presents is never reached (U38).
  private var topCapturing: Int {
    var owner = 0
    for index in presentations.indices.dropFirst() {
      guard presentations[index].kind == .cover else { return owner }
      owner = index
    }
    return owner
  }

  /// The presentation directly above the owner, if any, is one without control.
  private func isCardAbove(_ p: Int) -> Bool {
    guard p + 1 < presentations.count, !platform.isPad, !platform.isCompactHeight,
      platform.os >= 1300, platform.os < 2600  // D9
    else { return false }
    let above = presentations[p + 1]
    // In compact width a popover adapts to a page sheet (U37).
    return above.isLarge && (above.kind == .sheet || above.kind == .popover)
  }

  // MARK: - Visibility

  private func resolveHidden(_ p: Int) -> Outcome {
    let presentation = presentations[p]
    if platform.os >= 2700, let v = placement(presentation) { return .hidden(v == .hidden) }  // S30
    let kids = asksEmbedded ? embedded(presentation.tree, presentation) : []  // S8, S9
    if kids.contains(where: { $0.hidden != nil }) || platform.os < 1404 && !kids.isEmpty {
      let values = Set(kids.map { $0.hidden ?? false })
      return values.count == 1 ? .hidden(values.first ?? false) : .ambiguous
    }
    return .hidden(hiddenPreference(presentation.tree, presentation) ?? false)
  }

  /// iOS 27's placement for visibility, unless it is automatic.
  private func placement(_ p: OraclePresentation) -> OracleView.Visibility? {
    guard let v = statusVisibility(p.tree, p), v != .automatic else { return nil }
    if platform.deviations.contains(.outerBeatsPlacement), isInsideModifier(p.tree, p) == true {
      return nil
    }
    return v
  }

  /// `true` iff a `statusBarHidden` lies outside the placement; nil without a placement.
  private func isInsideModifier(_ node: OracleView, _ p: OraclePresentation) -> Bool? {
    switch node {
    case .statusVisibility(let v, let content):
      return v == .automatic ? isInsideModifier(content, p) : false
    case .statusBarHidden(_, let content): return isInsideModifier(content, p).map { _ in true }
    case .navigation: return isInsideModifier(top(node, p), p)
    case .tabs(let tabs): return isInsideModifier(tabs[p.selectedTab], p)
    case .group(let children):
      return children.lazy.compactMap { isInsideModifier($0, p) }.first
    default: return passedThrough(node).flatMap { isInsideModifier($0, p) }
    }
  }

  /// hiddenPreference(node)
  private func hiddenPreference(_ node: OracleView, _ p: OraclePresentation) -> Bool? {
    switch node {
    case .statusBarHidden(let value, _): return value  // D2: the outermost wins
    case .navigation(.view, _, _):
      return listens ? hiddenPreference(top(node, p), p) : nil  // S17, D3
    case .navigation(.stack, let number, let root):
      guard let shown = p.pushed[number]?.last else { return hiddenPreference(root, p) }
      let isHonoured = stackChildHonouredFrom.map { platform.os >= $0 } ?? false
      let isBarless = barVisibility(shown.tree) == .hidden && platform.assumptions
      guard isHonoured || isBarless else { return nil }  // S18, D1
      return hiddenPreference(shown.tree, p)
    case .tabs(let tabs): return hiddenPreference(tabs[p.selectedTab], p)  // S14
    case .group(let children):
      let wishes = children.compactMap { hiddenPreference($0, p) }
      return wishes.contains(true) ? true : wishes.first
    default: return passedThrough(node).flatMap { hiddenPreference($0, p) }
    }
  }

  private func statusVisibility(
    _ node: OracleView, _ p: OraclePresentation
  ) -> OracleView.Visibility? {
    switch node {
    case .statusVisibility(let visibility, _): return visibility
    case .navigation: return statusVisibility(top(node, p), p)
    case .tabs(let tabs): return statusVisibility(tabs[p.selectedTab], p)
    case .group(let children):
      return children.lazy.compactMap { statusVisibility($0, p) }.first
    default: return passedThrough(node).flatMap { statusVisibility($0, p) }
    }
  }

  // MARK: - Walking

  /// The screen on top of a container.
  func top(_ node: OracleView, _ p: OraclePresentation) -> OracleView {
    guard case .navigation(_, let number, let root) = node else { return node }
    return p.pushed[number]?.last?.tree ?? root
  }

  /// The content of a modifier that does not matter to the question, or nil at a leaf.
  func passedThrough(_ node: OracleView) -> OracleView? {
    switch node {
    case .scroll(let content), .statusBarHidden(_, let content),
      .preferredScheme(_, let content), .localScheme(_, let content), .barScheme(_, let content),
      .barBackground(_, let content), .barVisibility(_, let content),
      .statusVisibility(_, let content), .statusScheme(_, let content):
      content
    case .leaf, .group, .navigation, .tabs, .embedded: nil
    }
  }

  /// embeddedControllers(visibleTree)
  func embedded(
    _ node: OracleView, _ p: OraclePresentation
  ) -> [(hidden: Bool?, style: OracleStyle?)] {
    switch node {
    case .embedded(let hidden, let style): return [(hidden, style)]
    case .group(let children): return children.flatMap { embedded($0, p) }
    case .navigation: return embedded(top(node, p), p)
    case .tabs(let tabs): return embedded(tabs[p.selectedTab], p)
    default: return passedThrough(node).map { embedded($0, p) } ?? []
    }
  }
}
