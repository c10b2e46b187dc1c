import Language
import StatusBar

/// A view that is read: what is known of it.
struct ViewRow: Sendable {
  /// What the binder makes of it.
  enum Lowering: Sendable {
    case navigation(NavigationKind)
    case tabs, link, button, menu, toggle, picker, textField, disclosure
    /// Rows that data makes.
    case repeated
    /// Rows that scroll.
    case rows
    case scroll, stickyHeader
    case hosting
    case empty, fallbackStrip
    /// The view that it is given.
    case content
    /// What lies in it, as a controller or a tab is read, or a view that draws.
    case parts
  }

  /// What it is to the bar where it stands by itself.
  enum Kind: Sendable {
    /// It may concern the bar.
    case bar
    /// It draws, and its closures hold views.
    case plain
    case drawing
    /// It is known only where it is read.
    case read
  }

  let word: Word
  let lowering: Lowering
  /// The release of iOS in which it came; nil for what came with SwiftUI, or with a technique.
  let since: Version?
  let kind: Kind
  /// The labels whose slips are reported, with spaces between them.
  let labels: StaticString?
  /// `true` iff what stands in its brackets may be meant to stand in braces.
  let holdsContent: Bool

  init(
    _ word: Word, _ lowering: Lowering, since: Version? = nil, _ kind: Kind,
    labels: StaticString? = nil, holdsContent: Bool = false
  ) {
    self.word = word
    self.lowering = lowering
    self.since = since
    self.kind = kind
    self.labels = labels
    self.holdsContent = holdsContent
  }
}

/// SwiftUI's views, and those of ScrollKit: each stands here once, and every other list of them is
/// made of this one.
///
/// A view that is read has a row; of the others a word stands in `Views+Unread.swift`.
enum Views {
  static let rows: [ViewRow] = containers + controls + scrolling + controllers

  private static let containers: [ViewRow] = [
    ViewRow(
      .NavigationStack, .navigation(.stack), since: Version(16), .bar, labels: "path root",
      holdsContent: true),
    ViewRow(.NavigationView, .navigation(.view), .bar, holdsContent: true),
    ViewRow(
      .NavigationSplitView, .navigation(.splitView), since: Version(16), .bar,
      labels: "sidebar content detail", holdsContent: true),
    ViewRow(.TabView, .tabs, .bar, labels: "selection content", holdsContent: true),
    ViewRow(
      .Tab, .parts, since: Version(18), .read,
      labels: "value content label systemImage image role"),
    ViewRow(.VStack, .parts, .plain, holdsContent: true),
    ViewRow(.HStack, .parts, .plain, holdsContent: true),
    ViewRow(.ZStack, .parts, .plain, holdsContent: true),
    ViewRow(.Group, .parts, .plain, holdsContent: true),
    ViewRow(.AnyView, .content, .read),
    ViewRow(.EmptyView, .empty, .plain),
    ViewRow(.StatusBarFallback, .fallbackStrip, .read),
  ]

  private static let controls: [ViewRow] = [
    ViewRow(.Button, .button, .drawing, labels: "action label role systemImage"),
    ViewRow(
      .NavigationLink, .link, .bar, labels: "destination label value isActive tag selection"),
    ViewRow(
      .Menu, .menu, since: Version(14), .plain,
      labels: "content label systemImage primaryAction"),
    ViewRow(.Toggle, .toggle, .drawing, labels: "isOn label systemImage"),
    ViewRow(.Picker, .picker, .plain),
    ViewRow(.DisclosureGroup, .disclosure, since: Version(14), .plain),
    ViewRow(.TextField, .textField, .plain),
    ViewRow(.SecureField, .textField, .plain),
  ]

  private static let scrolling: [ViewRow] = [
    ViewRow(.ForEach, .repeated, .drawing),
    ViewRow(.List, .rows, .plain, holdsContent: true),
    ViewRow(.Form, .rows, .plain, holdsContent: true),
    ViewRow(.ScrollView, .scroll, .read, holdsContent: true),
    ViewRow(.ScrollViewWithOffset, .scroll, .read, labels: labelsOfScrollKit),
    ViewRow(.ScrollViewWithOffsetTracking, .scroll, .read, labels: labelsOfScrollKit),
    ViewRow(.ScrollViewWithStickyHeader, .stickyHeader, .bar, labels: labelsOfScrollKit),
  ]

  private static let controllers: [ViewRow] = [
    ViewRow(
      .UINavigationController, .parts, .bar, labels: labelsOfControllers, holdsContent: true),
    ViewRow(.UITabBarController, .parts, .bar, labels: labelsOfControllers, holdsContent: true),
    ViewRow(.UIViewController, .parts, .bar, labels: labelsOfControllers),
    ViewRow(
      .UIHostingController, .hosting, since: Version(13), .bar, labels: labelsOfControllers),
    ViewRow(
      .UISplitViewController, .parts, .bar, labels: labelsOfControllers, holdsContent: true),
    ViewRow(
      .UIPageViewController, .parts, .bar, labels: labelsOfControllers, holdsContent: true),
  ]

  private static let labelsOfScrollKit: StaticString =
    "onScroll header headerHeight headerMinHeight headerStretch content axes"

  private static let labelsOfControllers: StaticString =
    "rootViewController rootView nibName bundle"
}
