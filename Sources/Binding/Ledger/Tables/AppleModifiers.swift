/// SwiftUI's modifiers that draw, lay out, describe or style, and cannot concern the bar.
let appleModifiers = WordList(
  """
    accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityInputLabels accessibilityLabeledPair
    accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityTextContentType accessibilityValue accessibilityZoomAction alignmentGuide
    alignsMarkStylesWithPlotArea allowedDynamicRange allowsTightening
    allowsWindowActivationEvents anchorPreference annotation antialiased aspectRatio
    autocapitalization autocorrectionDisabled backgroundExtensionEffect
    backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset blendMode
    blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle
    chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend
    chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition
    chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale
    chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain
    chartYAxis chartYAxisLabel chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain
    clipShape clipped colorEffect colorInvert colorMultiply commands compositingGroup
    containerBackground containerCornerOffset containerRelativeFrame containerShape
    containerValue contentMargins contentShape contentTransition controlGroupStyle controlSize
    coordinateSpace cornerRadius cornerStyle customizationBehavior customizationID
    datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus
    defaultHoverEffect defaultPosition defaultScrollAnchor defaultSize defersSystemGestures
    deleteDisabled dialogIcon dialogSeverity digitalCrownAccessory digitalCrownRotation
    disableAutocorrection disclosureGroupStyle distortionEffect draggable drawingGroup
    dropDestination dynamicTypeSize edgesIgnoringSafeArea equatable fill fixedSize
    flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable
    focused focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign
    fontWeight fontWidth foregroundColor foregroundStyle formStyle frame gaugeStyle
    geometryGroup glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale
    gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle
    handGestureShortcut headerProminence help hoverEffect hoverEffectDisabled hueRotation
    ignoresSafeArea imagePlaygroundGenerationStyle imageScale indexViewStyle interpolation
    interpolationMethod invalidatableContent italic itemProvider itemTint kerning
    keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labelsHidden labelsVisibility layerEffect
    layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing
    lineStyle linkStyle listItemTint listRowBackground listRowHoverEffect listRowInsets
    listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listStyle luminanceToAlpha mapControlVisibility mapControls
    mapFeatureSelectionDisabled mapScope mapStyle mask matchedGeometryEffect
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuIndicator
    menuOrder menuStyle minimumScaleFactor modelContainer modelContext monospaced
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarTitle navigationBarTitleDisplayMode navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSubtitle navigationTitle navigationTransition
    offset padding paletteSelectionEffect payWithApplePayButtonStyle persistentSystemOverlays
    phaseAnimator photosPickerAccessoryVisibility photosPickerDisabledCapabilities
    photosPickerStyle pickerStyle pointerStyle pointerVisibility position preference
    prefersDefaultFocus presentationBackground presentationBackgroundInteraction
    presentationContentInteraction presentationCornerRadius presentationDragIndicator
    previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    previewModifier privacySensitive productViewStyle progressViewStyle projectionEffect
    redacted renderingMode replaceDisabled resizable restorationBehavior rotation3DEffect
    rotationEffect safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
    scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollEdgeEffectDisabled scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchSuggestions searchToolbarBehavior searchable sectionActions selectionDisabled
    sensoryFeedback shadow signInWithAppleButtonStyle smallCaps speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
    springLoadingBehavior storeButton strikethrough stroke strokeBorder submitLabel submitScope
    subscriptionStoreButtonLabel subscriptionStoreControlIcon subscriptionStoreControlStyle
    subscriptionStorePickerItemBackground supportedFamilies symbol symbolColorRenderingMode
    symbolEffect symbolEffectsRemoved symbolRenderingMode symbolSize symbolVariableValueMode
    symbolVariant tabBarMinimizeBehavior tabPlacement tabViewCustomization
    tabViewSearchActivation tableColumnHeaders tableStyle templateRenderingMode textCase
    textContentType textEditorStyle textFieldStyle textInputAutocapitalization
    textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer
    textScale textSelection textSelectionAffinity tint tipBackground tipImageSize tipViewStyle
    toggleStyle toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode
    tracking transformAnchorPreference transformEffect transformPreference transition trim
    truncationMode typeSelectEquivalent typesettingLanguage underline unredacted
    upperLimbVisibility userActivity visualEffect volumeBaseplateVisibility widgetAccentable
    widgetAccentedRenderingMode widgetLabel widgetURL windowResizability windowStyle
    writingDirection writingToolsAffordanceVisibility writingToolsBehavior zIndex
  """)
