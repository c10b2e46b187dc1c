import Language
import StatusBar

/// SwiftUI's modifiers, and those of the techniques: each stands here once, and every other list of
/// them is made of this one.
///
/// A modifier that is read has a row; of the others a word stands in `Modifiers+Unread.swift`.
enum Modifiers {
  static let rows: [ModifierRow] = ofBar + ofLife + ofPresentation + ofTechniques + ofViews

  private static let ofBar: [ModifierRow] = [
    ModifierRow(.statusBarHidden, .visibility, isOfViewsAlone: true),
    ModifierRow(.statusBar, .visibility, labels: .read("hidden"), isOfViewsAlone: true),
    ModifierRow(.statusBarVisible, .visibility),
    ModifierRow(.statusBarVisibile, .visibility, near: .never),
    ModifierRow(.preferredColorScheme, .styling, isOfViewsAlone: true),
    ModifierRow(.colorScheme, .styling),
    ModifierRow(
      .toolbarColorScheme, .styling, since: Version(16), labels: .read("for"),
      isOfViewsAlone: true),
    ModifierRow(
      .toolbarVisibility, .styling, since: Version(18), labels: .read("for"),
      isOfViewsAlone: true),
    ModifierRow(
      .toolbarBackground, .styling, since: Version(16), labels: .read("for"),
      isOfViewsAlone: true),
    ModifierRow(
      .toolbarBackgroundVisibility, .styling, since: Version(18), labels: .read("for"),
      isOfViewsAlone: true),
    ModifierRow(.navigationBarHidden, .styling, isOfViewsAlone: true),
    ModifierRow(.environment, .styling),
    ModifierRow(.environmentObject, .styling),
    ModifierRow(.tabViewStyle, .styling, since: Version(14)),
    ModifierRow(.toolbar, .toolbar, since: Version(14), labels: .read("for")),
  ]

  private static let ofLife: [ModifierRow] = [
    ModifierRow(.onAppear, .lifecycle, labels: .checked("perform"), isOfViewsAlone: true),
    ModifierRow(.onDisappear, .lifecycle, labels: .checked("perform"), isOfViewsAlone: true),
    ModifierRow(
      .onChange, .lifecycle, since: Version(14), labels: .checked("initial perform"),
      isOfViewsAlone: true),
    ModifierRow(
      .task, .lifecycle, since: Version(15), near: .slips, isOfViewsAlone: true),
    ModifierRow(.animation, .lifecycle, labels: .read("value")),
    ModifierRow(.id, .lifecycle, reach: .elsewhere, near: .slips),
    ModifierRow(.onTapGesture, .lifecycle, labels: .checked("count perform")),
    ModifierRow(.gesture, .lifecycle, near: .slips),
    ModifierRow(.simultaneousGesture, .lifecycle, reach: .elsewhere, near: .slips),
    ModifierRow(.highPriorityGesture, .lifecycle, reach: .elsewhere, near: .slips),
    ModifierRow(.onLongPressGesture, .event, near: .slips),
  ]

  private static let ofPresentation: [ModifierRow] = [
    ModifierRow(
      .sheet, .presentation, near: .slips, labels: .checked("isPresented item onDismiss content"),
      isOfViewsAlone: true),
    ModifierRow(
      .fullScreenCover, .presentation, since: Version(14),
      labels: .checked("isPresented item onDismiss content"), isOfViewsAlone: true),
    ModifierRow(
      .popover, .presentation, labels: .checked("isPresented item onDismiss content"),
      isOfViewsAlone: true),
    ModifierRow(
      .navigationDestination, .presentation, since: Version(16),
      labels: .checked("isPresented item destination for")),
    ModifierRow(.interactiveDismissDisabled, .presentation, since: Version(15)),
    ModifierRow(.presentationDetents, .presentation, since: Version(16)),
    ModifierRow(.presentationCompactAdaptation, .presentation, since: Version(16, 4)),
  ]

  private static let ofTechniques: [ModifierRow] = [
    ModifierRow(.hideUntilScrolled, .technique),
    ModifierRow(.hideUntilPulled, .technique),
    ModifierRow(.hideStatusBarUntilScrolled, .technique),
    ModifierRow(.hideStatusBarUntilPulled, .technique),
    ModifierRow(.statusBarHiddenUntilScrolled, .technique),
    ModifierRow(.statusBarHiddenUntilPulled, .technique),
    ModifierRow(.hide, .technique, reach: .elsewhere, near: .slips),
    ModifierRow(.statusBarStyle, .technique),
  ]

  private static let ofViews: [ModifierRow] = [
    ModifierRow(.focused, .focus, since: Version(15), reach: .nothing, near: .slips),
    ModifierRow(.disabled, .touch, near: .slips),
    ModifierRow(.hidden, .touch, reach: .elsewhere, near: .slips),
    ModifierRow(.allowsHitTesting, .touch, near: .slips),
    ModifierRow(.opacity, .touch, near: .slips),
    ModifierRow(.accessibilityIdentifier, .neighbours, since: Version(14), near: .slips),
    ModifierRow(.accessibilityLabel, .neighbours, since: Version(14), near: .slips),
    ModifierRow(
      .navigationTitle, .neighbours, since: Version(14), reach: .nothing, near: .slips),
    ModifierRow(.background, .neighbours),
    ModifierRow(.overlay, .neighbours),
    ModifierRow(.safeAreaInset, .neighbours, since: Version(15)),
    ModifierRow(
      .safeAreaBar, .neighbours, since: Version(26), reach: .elsewhere, near: .slips),
    ModifierRow(
      .tabViewBottomAccessory, .neighbours, since: Version(26), reach: .elsewhere, near: .slips),
    ModifierRow(.modifier, .neighbours, near: .slips),
    ModifierRow(.tabItem, .neighbours),
    ModifierRow(.tag, .neighbours, reach: .elsewhere, near: .slips),
    ModifierRow(.navigationBarItems, .neighbours, reach: .elsewhere, near: .slips),
    ModifierRow(
      .swipeActions, .neighbours, since: Version(15), reach: .elsewhere, near: .slips),
    ModifierRow(.contextMenu, .neighbours, reach: .elsewhere, near: .slips),
    ModifierRow(
      .alert, .neighbours, reach: .elsewhere, near: .slips, labels: .checked(labelsOfAlerts)),
    ModifierRow(
      .confirmationDialog, .neighbours, since: Version(15), reach: .elsewhere, near: .slips,
      labels: .checked(labelsOfAlerts)),
  ]

  private static let labelsOfAlerts: StaticString =
    "isPresented presenting actions message titleVisibility item content error"
}
