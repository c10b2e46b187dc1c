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
    modifiers = table(AppleReleases.modifierRows)
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

  private static let modifierRows: [(Version, String)] = [
    (
      Version(14),
      """
        accessibilityActivationPoint accessibilityAddTraits accessibilityHidden accessibilityHint
        accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
        accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup
        accessibilityRemoveTraits accessibilitySortPriority accessibilityValue appStoreOverlay
        defaultAppStorage fileExporter fileImporter fileMover focusedValue fullScreenCover
        groupBoxStyle help ignoresSafeArea indexViewStyle keyboardShortcut labelStyle listItemTint
        matchedGeometryEffect menuStyle navigationBarTitleDisplayMode navigationTitle onChange
        onContinueUserActivity onOpenURL previewContext progressViewStyle quickLookPreview redacted
        scrollToAnchor signInWithAppleButtonStyle tabViewStyle textCase toolbar unredacted
        userActivity widgetURL
      """
    ),
    (
      Version(15),
      """
        accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
        accessibilityFocused accessibilityHeading accessibilityRepresentation
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        accessibilityShowsLargeContentViewer accessibilityTextContentType badge
        buttonBorderShape confirmationDialog containerShape controlGroupStyle controlSize
        dynamicTypeSize focused focusedSceneValue foregroundStyle headerProminence
        interactiveDismissDisabled listRowSeparator listRowSeparatorTint listRowSpacing
        listSectionSeparator listSectionSeparatorTint manageSubscriptionsSheet menuIndicator
        onSubmit privacySensitive refreshable refundRequestSheet safeAreaInset searchCompletion
        searchable speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
        speechSpellsOutCharacters submitLabel submitScope swipeActions symbolRenderingMode
        symbolVariant task textInputAutocapitalization textSelection tint
      """
    ),
    (
      Version(16),
      """
        accessibilityActions backgroundStyle chartBackground chartForegroundStyleScale chartLegend
        chartOverlay chartPlotStyle chartXAxis chartXScale chartYAxis chartYScale
        contentTransition defersSystemGestures draggable dropDestination findDisabled
        findNavigator formStyle gaugeStyle gridCellAnchor gridCellColumns gridCellUnsizedAxes
        gridColumnAlignment layoutValue menuOrder monospaced navigationDestination
        navigationDocument navigationSplitViewColumnWidth navigationSplitViewStyle
        onContinuousHover onGeometryChange persistentSystemOverlays photosPicker
        presentationDetents presentationDragIndicator renameAction replaceDisabled
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators
        searchScopes searchSuggestions tableStyle toolbarBackground toolbarColorScheme
        toolbarRole toolbarTitleMenu
      """
    ),
    (Version(16, 1), "fontDesign"),
    (
      Version(16, 4),
      """
        menuActionDismissBehavior presentationBackground presentationBackgroundInteraction
        presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
        scrollBounceBehavior
      """
    ),
    (
      Version(17),
      """
        accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
        accessibilityZoomAction allowedDynamicRange badgeProminence buttonRepeatBehavior
        chartAngleSelection chartScrollPosition chartScrollTargetBehavior chartScrollableAxes
        chartXSelection chartXVisibleDomain chartYSelection chartYVisibleDomain colorEffect
        containerBackground containerRelativeFrame contentMargins defaultScrollAnchor dialogIcon
        dialogSeverity distortionEffect focusEffectDisabled focusable geometryGroup
        hoverEffectDisabled inspector inspectorColumnWidth invalidatableContent keyframeAnimator
        layerEffect listRowHoverEffect listSectionSpacing mapControlVisibility mapControls
        mapFeatureSelectionDisabled mapScope mapStyle modelContainer modelContext onKeyPress
        paletteSelectionEffect phaseAnimator photosPickerAccessoryVisibility
        photosPickerDisabledCapabilities photosPickerStyle popoverTip safeAreaPadding
        scrollClipDisabled scrollIndicatorsFlash scrollPosition scrollTarget
        scrollTargetBehavior scrollTargetLayout scrollTransition searchDictationBehavior
        selectionDisabled sensoryFeedback springLoadingBehavior storeButton
        subscriptionStoreButtonLabel subscriptionStoreControlIcon symbolEffect
        symbolEffectsRemoved textScale tipBackground tipImageSize tipViewStyle
        toolbarTitleDisplayMode typesettingLanguage visualEffect
      """
    ),
    (Version(17, 1), "searchPresentationToolbarBehavior"),
    (
      Version(18),
      """
        contactAccessPicker containerValue customizationBehavior customizationID
        defaultAdaptableTabBarPlacement labelsVisibility matchedTransitionSource
        materialActiveAppearance navigationTransition onScrollGeometryChange onScrollPhaseChange
        onScrollTargetVisibilityChange onScrollVisibilityChange presentationSizing searchFocused
        sectionActions tabPlacement tabViewCustomization tabViewSidebarBottomBar
        tabViewSidebarFooter tabViewSidebarHeader textRenderer textSelectionAffinity
        toolbarBackgroundVisibility toolbarItemHidden toolbarVisibility translationTask
        writingToolsBehavior
      """
    ),
    (
      Version(26),
      """
        backgroundExtensionEffect buttonSizing glassEffect glassEffectID glassEffectTransition
        glassEffectUnion labelIconToTitleSpacing labelReservedIconWidth lineHeight
        listSectionIndexVisibility listSectionMargins navigationSubtitle scrollEdgeEffectDisabled
        scrollEdgeEffectHidden scrollEdgeEffectStyle searchToolbarBehavior sectionIndexLabel
        symbolColorRenderingMode symbolVariableValueMode tabBarMinimizeBehavior
        tabViewBottomAccessory tabViewSearchActivation
      """
    ),
  ]

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
