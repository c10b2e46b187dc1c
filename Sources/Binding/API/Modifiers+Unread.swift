// SwiftUI's modifiers that are known and not read, one word a modifier: behind a colon the release
// of iOS in which it came, where that is not the first one with SwiftUI.
extension Modifiers {
  /// Modifiers that draw, lay out, describe or style, and cannot concern the bar.
  static let drawing = WordList(
    """
    accentColor accessibility accessibilityAction accessibilityActions:16
    accessibilityActivationPoint:14 accessibilityAddTraits:14 accessibilityAdjustableAction
    accessibilityChartDescriptor:15 accessibilityChildren:15 accessibilityCustomContent:15
    accessibilityDefaultFocus accessibilityDirectTouch:17 accessibilityDragPoint:17
    accessibilityDropPoint:17 accessibilityElement accessibilityFocused:15
    accessibilityHeading:15 accessibilityHidden:14 accessibilityHint:14
    accessibilityInputLabels:14 accessibilityLabeledPair:14 accessibilityLinkedGroup:14
    accessibilityRemoveTraits:14 accessibilityRepresentation:15
    accessibilityRespondsToUserInteraction:15 accessibilityRotor:15 accessibilityRotorEntry:15
    accessibilityScrollAction accessibilityShowsLargeContentViewer:15
    accessibilitySortPriority:14 accessibilityTextContentType:15 accessibilityValue:14
    accessibilityZoomAction:17 alignmentGuide alignsMarkStylesWithPlotArea
    allowedDynamicRange:17 allowsTightening allowsWindowActivationEvents anchorPreference
    annotation antialiased aspectRatio assistiveAccessNavigationIcon:26 autocapitalization
    autocorrectionDisabled backgroundExtensionEffect:26 backgroundPreferenceValue
    backgroundStyle:16 badge:15 badgeProminence:17 baselineOffset blendMode blur bold border
    brightness buttonBorderShape:15 buttonRepeatBehavior:17 buttonSizing:26 buttonStyle
    chartAngleSelection:17 chartBackground:16 chartForegroundStyleScale:16 chartGesture
    chartLegend:16 chartLineStyleScale chartOverlay:16 chartPlotStyle:16 chartScrollPosition:17
    chartScrollTargetBehavior:17 chartScrollableAxes:17 chartSymbolScale chartSymbolSizeScale
    chartXAxis:16 chartXAxisLabel chartXAxisStyle chartXScale:16 chartXSelection:17
    chartXVisibleDomain:17 chartYAxis:16 chartYAxisLabel chartYAxisStyle chartYScale:16
    chartYSelection:17 chartYVisibleDomain:17 clipShape clipped colorEffect:17 colorInvert
    colorMultiply commands compositingGroup containerBackground:17 containerCornerOffset
    containerRelativeFrame:17 containerShape:15 containerValue:18 contentMargins:17 contentShape
    contentTransition:16 controlGroupStyle:15 controlSize:15 coordinateSpace cornerRadius
    cornerStyle customizationBehavior:18 customizationID:18 datePickerStyle
    defaultAdaptableTabBarPlacement:18 defaultAppStorage:14 defaultFocus defaultHoverEffect
    defaultPosition defaultScrollAnchor:17 defaultSize defersSystemGestures:16 deleteDisabled
    dialogIcon:17 dialogSeverity:17 dialogSuppressionToggle:17 digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disclosureGroupStyle distortionEffect:17
    draggable:16 drawingGroup dropDestination:16 dynamicTypeSize:15 edgesIgnoringSafeArea
    equatable fill fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled:17
    focusScope focusSection focusable:17 focusedObject focusedSceneObject focusedSceneValue:15
    focusedValue:14 font fontDesign:16.1 fontWeight fontWidth foregroundColor foregroundStyle:15
    formStyle:16 frame gaugeStyle:16 geometryGroup:17 glassEffect:26 glassEffectID:26
    glassEffectTransition:26 glassEffectUnion:26 grayscale gridCellAnchor:16 gridCellColumns:16
    gridCellUnsizedAxes:16 gridColumnAlignment:16 groupBoxStyle:14 handGestureShortcut
    headerProminence:15 help:14 hoverEffect hoverEffectDisabled:17 hueRotation
    ignoresSafeArea:14 imagePlaygroundGenerationStyle imageScale indexViewStyle:14 interpolation
    interpolationMethod invalidatableContent:17 italic itemProvider itemTint kerning
    keyboardShortcut:14 keyboardType keyframeAnimator:17 labelIconToTitleSpacing:26
    labelReservedIconWidth:26 labelStyle:14 labelsHidden labelsVisibility:18 layerEffect:17
    layoutDirectionBehavior layoutPriority layoutValue:16 lineHeight:26 lineLimit lineSpacing
    lineStyle linkStyle listItemTint:14 listRowBackground listRowHoverEffect:17 listRowInsets
    listRowPlatterColor listRowSeparator:15 listRowSeparatorTint:15 listRowSpacing:15
    listSectionIndexVisibility:26 listSectionMargins:26 listSectionSeparator:15
    listSectionSeparatorTint:15 listSectionSpacing:17 listStyle luminanceToAlpha
    mapControlVisibility:17 mapControls:17 mapFeatureSelectionDisabled:17 mapScope:17
    mapStyle:17 mask matchedGeometryEffect:14 matchedTransitionSource:18
    materialActiveAppearance:18 menuActionDismissBehavior:16.4 menuIndicator:15 menuOrder:16
    menuStyle:14 minimumScaleFactor modelContainer:17 modelContext:17 monospaced:16
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarTitle navigationBarTitleDisplayMode:14 navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth:16 navigationSubtitle:26 navigationTransition:18 offset
    padding paletteSelectionEffect:17 payWithApplePayButtonStyle persistentSystemOverlays:16
    phaseAnimator:17 photosPickerAccessoryVisibility:17 photosPickerDisabledCapabilities:17
    photosPickerStyle:17 pickerStyle pointerStyle pointerVisibility position preference
    prefersDefaultFocus presentationBackground:16.4 presentationBackgroundInteraction:16.4
    presentationContentInteraction:16.4 presentationCornerRadius:16.4
    presentationDragIndicator:16 previewContext:14 previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout previewModifier privacySensitive:15
    productViewStyle progressViewStyle:14 projectionEffect redacted:14 renderingMode
    replaceDisabled:16 resizable restorationBehavior rotation3DEffect rotationEffect
    safeAreaPadding:17 saturation scaleEffect scaledToFill scaledToFit scenePadding
    scrollBounceBehavior:16.4 scrollClipDisabled:17 scrollContentBackground:16 scrollDisabled:16
    scrollDismissesKeyboard:16 scrollEdgeEffectDisabled:26 scrollEdgeEffectHidden:26
    scrollEdgeEffectStyle:26 scrollIndicators:16 scrollIndicatorsFlash:17 scrollInputBehavior
    scrollPosition:17 scrollTarget:17 scrollTargetBehavior:17 scrollTargetLayout:17
    scrollTransition:17 searchDictationBehavior:17 searchFocused:18
    searchPresentationToolbarBehavior:17.1 searchScopes:16 searchSuggestions:16
    searchToolbarBehavior:26 searchable:15 sectionActions:18 selectionDisabled:17
    sensoryFeedback:17 shadow signInWithAppleButtonStyle:14 smallCaps speechAdjustedPitch:15
    speechAlwaysIncludesPunctuation:15 speechAnnouncementsQueued:15 speechSpellsOutCharacters:15
    springLoadingBehavior:17 storeButton:17 strikethrough stroke strokeBorder submitLabel:15
    submitScope:15 subscriptionStoreButtonLabel:17 subscriptionStoreControlIcon:17
    subscriptionStoreControlStyle subscriptionStorePickerItemBackground supportedFamilies symbol
    symbolColorRenderingMode:26 symbolEffect:17 symbolEffectsRemoved:17 symbolRenderingMode:15
    symbolSize symbolVariableValueMode:26 symbolVariant:15 tabBarMinimizeBehavior:26
    tabPlacement:18 tabViewCustomization:18 tabViewSearchActivation:26 tableColumnHeaders
    tableStyle:16 templateRenderingMode textCase:14 textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization:15 textInputCompletion
    textInputFormattingControlVisibility textInputSuggestions textRenderer:18 textScale:17
    textSelection:15 textSelectionAffinity:18 tint:15 tipBackground:17 tipImageSize:17
    tipViewStyle:17 toggleStyle toolbarForegroundStyle toolbarItemHidden:18 toolbarRole:16
    toolbarTitleDisplayMode:17 tracking transformAnchorPreference transformEffect
    transformPreference transition trim truncationMode typeSelectEquivalent
    typesettingLanguage:17 underline unredacted:14 upperLimbVisibility userActivity:14
    visualEffect:17 volumeBaseplateVisibility widgetAccentable widgetAccentedRenderingMode
    widgetLabel widgetURL:14 windowResizability windowStyle writingDirection
    writingToolsAffordanceVisibility writingToolsBehavior:18 zIndex
    """)

  /// Modifiers whose closure runs on an act of a person, or of the system, that no step of a
  /// scenario makes.
  static let events = WordList(
    """
    onCommand onContinueUserActivity:14 onContinuousHover:16 onDelete onDeleteCommand onDrag
    onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand onHover onInsert
    onKeyPress:17 onModifierKeysChanged onMove onMoveCommand onOpenURL:14
    onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onSubmit:15
    refreshable:15
    """)

  /// Modifiers that show what is in their closures while something goes on: a search, a drag.
  static let passing = WordList("draggable:16 searchScopes:16 searchSuggestions:16 searchable:15")

  /// Modifiers that may show something, or run code: each is assumed to leave the bar alone.
  static let assumed = WordList(
    """
    accessibilityIgnoresInvertColors:14 appStoreOverlay:14 contactAccessPicker:18
    fileExporter:14 fileImporter:14 fileMover:14 findDisabled:16 findNavigator:16 inspector:17
    inspectorColumnWidth:17 manageSubscriptionsSheet:15 navigationDocument:16
    navigationSplitViewStyle:16 onGeometryChange:16 onScrollGeometryChange:18
    onScrollPhaseChange:18 onScrollTargetVisibilityChange:18 onScrollVisibilityChange:18
    photosPicker:16 popoverTip:17 presentationSizing:18
    quickLookPreview:14 refundRequestSheet:15 renameAction:16 scrollToAnchor:14
    searchCompletion:15 sectionIndexLabel:26 tabViewSidebarBottomBar:18 tabViewSidebarFooter:18
    tabViewSidebarHeader:18 toolbarTitleMenu:16 translationTask:18
    """)
}
