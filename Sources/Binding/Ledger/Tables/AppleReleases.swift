import StatusBar

/// In which release modifiers, views, wrappers and members of Apple's came that are newer than the
/// oldest ones, as Apple's documentation has it. What was given to older releases too is not here.
package struct AppleReleases {
  /// What a name is where it stands.
  package enum Role {
    /// `.task { }`, behind a view or at the beginning of a line.
    case modifier
    /// `Label(…)`, `@StateObject`.
    case type
    /// `isModalInPresentation`, of a controller, a view or a bar.
    case member
    /// `\.dismiss`
    case environment
  }

  private let modifiers: [String: Version]
  private let types: [String: Version]
  private let members: [String: Version]
  private let environment: [String: Version]

  /// Creates the tables, which takes some microseconds.
  package init() {
    func table(_ rows: [(Version, String)]) -> [String: Version] {
      var table: [String: Version] = [:]
      for (version, words) in rows {
        for word in words.utf8.split(whereSeparator: { $0 <= 0x20 }) {
          table[String(decoding: Array(word), as: UTF8.self)] = version
        }
      }
      return table
    }
    var modifiers: [String: Version] = [:]
    for (name, version) in Modifiers.releases { modifiers[name] = version }
    self.modifiers = modifiers
    types = table(AppleReleases.typeRows)
    members = table(AppleReleases.memberRows)
    environment = table(AppleReleases.environmentRows)
  }

  /// Returns the release in which something came; nil for what is old, or unknown.
  package func release(of name: String, as role: Role) -> Version? {
    switch role {
    case .modifier: modifiers[name]
    case .type: types[name]
    case .member: members[name]
    case .environment: environment[name]
    }
  }

  // MARK: - SwiftUI

  private static let typeRows: [(Version, String)] = [
    (
      Version(13),
      """
        ObservedObject UIHostingController UINavigationBarAppearance UISceneDelegate
        UITabBarAppearance UIWindowScene UIWindowSceneDelegate
      """
    ),
    (
      Version(14),
      """
        AppStorage ColorPicker ContainerRelativeShape DisclosureGroup GroupBox Label LazyHGrid
        LazyHStack LazyVGrid LazyVStack Link Map Menu Namespace OutlineGroup ProgressView
        ScaledMetric SceneStorage ScrollViewReader SignInWithAppleButton SpriteView StateObject
        TextEditor ToolbarItem ToolbarItemGroup UIApplicationDelegateAdaptor VideoPlayer
        WindowGroup
      """
    ),
    (
      Version(15),
      """
        AccessibilityFocusState AsyncImage AttributedString Canvas ControlGroup EllipticalGradient
        FocusState LocationButton TimelineView UISheetPresentationController
      """
    ),
    (
      Version(16),
      """
        AnyLayout AreaMark AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark Chart Gauge Grid
        GridRow ImageRenderer LabeledContent LineMark MultiDatePicker NavigationPath
        NavigationSplitView NavigationStack PasteButton PhotosPicker PointMark RectangleMark
        RenameButton RuleMark ShareLink Table TableColumn UIHostingConfiguration
        UnevenRoundedRectangle ViewThatFits
      """
    ),
    (
      Version(17),
      """
        Annotation Bindable ContentUnavailableView KeyframeAnimator LookAroundPreview MapCircle
        MapCompass MapPitchToggle MapPolygon MapPolyline MapReader MapScaleView
        MapUserLocationButton Marker Observable PhaseAnimator SectorMark TipView
        UIContentUnavailableConfiguration UserAnnotation
      """
    ),
    (Version(18), "MeshGradient RealityView Tab TabSection UITab UITabGroup"),
    (Version(26), "GlassEffectContainer ToolbarSpacer WebView"),
  ]

  private static let environmentRows: [(Version, String)] = [
    (Version(14), "openURL scenePhase"),
    (
      Version(15),
      "dismiss dismissSearch dynamicTypeSize isPresented isSearching refresh controlActiveState"
    ),
    (Version(16), "requestReview openWindow"),
    (Version(17), "modelContext openSettings"),
    (Version(18), "tabBarPlacement"),
  ]

  // MARK: - UIKit

  private static let memberRows: [(Version, String)] = [
    (Version(9), "loadViewIfNeeded viewIfLoaded"),
    (
      Version(11),
      """
        additionalSafeAreaInsets largeTitleDisplayMode preferredScreenEdgesDeferringSystemGestures
        prefersHomeIndicatorAutoHidden prefersLargeTitles safeAreaInsets safeAreaLayoutGuide
        setNeedsUpdateOfHomeIndicatorAutoHidden viewLayoutMarginsDidChange
        viewSafeAreaInsetsDidChange
      """
    ),
    (
      Version(13),
      """
        compactAppearance connectedScenes darkContent isModalInPresentation
        overrideUserInterfaceStyle scrollEdgeAppearance standardAppearance statusBarManager
        windowScene
      """
    ),
    (Version(14), "prefersPointerLocked setNeedsUpdateOfPrefersPointerLocked"),
    (
      Version(15),
      """
        compactScrollEdgeAppearance contentScrollView keyboardLayoutGuide setContentScrollView
        sheetPresentationController
      """
    ),
    (Version(16), "setNeedsUpdateOfSupportedInterfaceOrientations"),
    (
      Version(17),
      """
        contentUnavailableConfiguration registerForTraitChanges
        setNeedsUpdateContentUnavailableConfiguration traitOverrides unregisterForTraitChanges
        updateContentUnavailableConfiguration updateTraitsIfNeeded
      """
    ),
    (Version(18), "preferredTransition"),
    (Version(26), "setNeedsUpdateProperties updateProperties"),
  ]
}
