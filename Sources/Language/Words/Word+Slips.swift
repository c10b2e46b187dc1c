// The words that can matter to the bar, and slips of them.
extension Word {
  /// Returns the bar-relevant word that `name` is a slip of; nil for one that is a word itself.
  ///
  /// Six letters at least; one edit, or two from twelve letters on. Words that Swift has beside
  /// ours, one edit away, are allowed.
  package static func misspelt(_ name: Name, in names: NameTable) -> Word? {
    guard name.word == nil else { return nil }
    let bytes = Array(names.bytes(of: name))
    guard bytes.count >= 6 else { return nil }
    for allowed in allowedNeighbours where bytes.elementsEqual(allowed.utf8) { return nil }
    let limit = bytes.count >= 12 ? 2 : 1
    var best: (distance: Int, word: Word)?
    for word in barRelevant {
      let spelling = Array(word.spelling.utf8)
      guard spelling.count >= 6,
        let distance = EditDistance.between(bytes, spelling, atMost: limit)
      else { continue }
      if distance < (best?.distance ?? .max) { best = (distance, word) }
    }
    return best?.word
  }

  /// Names of Swift and of iOS that are one edit away from a bar-relevant one.
  private static let allowedNeighbours: [String] = [
    "onChanged", "sheets", "toolbars", "onEnded", "statusBars", "toolBar", "animations", "overlays",
    "hiddenBar", "onReceived", "onAppeared", "colorSchemes", "environments",
  ]

  /// The names that can matter to the status bar.
  package static let barRelevant: [Word] = [
    .statusBarHidden, .statusBar, .statusBarVisible, .statusBarStyle, .toolbar, .toolbarVisibility,
    .toolbarBackground, .toolbarBackgroundVisibility, .toolbarColorScheme, .navigationBarHidden,
    .preferredColorScheme, .colorScheme, .environment, .environmentObject, .onAppear,
    .onDisappear, .onChange, .animation, .onTapGesture, .fullScreenCover, .popover,
    .navigationDestination, .hideUntilScrolled, .hideUntilPulled, .hideStatusBarUntilScrolled,
    .hideStatusBarUntilPulled, .statusBarHiddenUntilScrolled, .statusBarHiddenUntilPulled,
    .interactiveDismissDisabled, .presentationDetents, .overlay, .background, .safeAreaInset,
    .tabItem, .withAnimation,
    .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
    .childForStatusBarHidden, .childForStatusBarStyle, .setNeedsStatusBarAppearanceUpdate,
    .modalPresentationCapturesStatusBarAppearance, .modalPresentationStyle,
    .overrideUserInterfaceStyle, .topViewController, .visibleViewController,
    .selectedViewController, .presentedViewController, .isNavigationBarHidden, .barStyle,
    .sheetPresentationController, .selectedDetentIdentifier,
    .isSidebarHidden, .preferredDisplayMode, .sidebarAdaptable, .tabViewStyle,
    .NavigationStack, .NavigationView, .NavigationSplitView, .NavigationLink, .TabView,
    .UINavigationController, .UITabBarController, .UIViewController, .UIHostingController,
    .UISplitViewController, .UIPageViewController, .ScrollViewWithStickyHeader,
  ]
}
