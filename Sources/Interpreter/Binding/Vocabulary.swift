import Language
import StatusBar

/// Which names mean something to the bar, by the place where they stand.
enum Vocabulary {
  /// Modifiers that are read.
  static let modifiers: [Word] = [
    .statusBarHidden, .statusBar, .statusBarVisible, .statusBarVisibile, .statusBarStyle,
    .toolbar, .toolbarVisibility, .toolbarBackground, .toolbarBackgroundVisibility,
    .toolbarColorScheme, .navigationBarHidden, .preferredColorScheme, .colorScheme,
    .environment, .environmentObject, .onAppear, .onDisappear, .onChange, .animation,
    .onTapGesture, .onLongPressGesture, .sheet, .fullScreenCover, .popover,
    .navigationDestination, .hideUntilScrolled, .hideUntilPulled, .hideStatusBarUntilScrolled,
    .hideStatusBarUntilPulled, .statusBarHiddenUntilScrolled, .statusBarHiddenUntilPulled,
    .interactiveDismissDisabled, .presentationDetents, .background, .overlay, .safeAreaInset,
    .tabItem, .gesture, .modifier, .accessibilityIdentifier, .accessibilityLabel, .task,
    .opacity, .barStyle, .isNavigationBarHidden, .overrideUserInterfaceStyle,
    .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance, .isSidebarHidden,
    .preferredDisplayMode, .tabViewStyle,
  ]

  /// Views that are read.
  static let views: [Word] = [
    .NavigationStack, .NavigationView, .NavigationSplitView, .NavigationLink, .TabView,
    .UINavigationController, .UITabBarController, .UIViewController, .UIHostingController,
    .UISplitViewController, .UIPageViewController, .ScrollViewWithStickyHeader,
  ]

  /// Answers that a class gives.
  static let answers: [Word] = [
    .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
    .childForStatusBarHidden, .childForStatusBarStyle,
    .modalPresentationCapturesStatusBarAppearance, .modalPresentationStyle,
    .overrideUserInterfaceStyle, .isNavigationBarHidden, .barStyle, .isSidebarHidden,
    .preferredDisplayMode,
  ]

  /// Functions that are read.
  static let calls: [Word] = [.withAnimation, .setNeedsStatusBarAppearanceUpdate]

  static func isModifier(_ word: Word?) -> Bool {
    guard let word else { return false }
    return modifiers.contains(word)
  }

  /// `true` iff a view of SwiftUI says nothing of its own, so that it need not be noted.
  static func isPlainView(_ word: Word?) -> Bool {
    switch word {
    case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Grid,
      .GridRow, .Group, .GroupBox, .Section, .List, .Form, .Text, .Image, .Label, .Spacer,
      .GeometryReader, .ScrollViewReader, .Color, .Menu, .Link, .Divider, .EmptyView,
      .Rectangle, .Circle, .Capsule, .RoundedRectangle, .TextField, .SecureField, .Picker,
      .ProgressView, .Slider, .Stepper, .DatePicker, .DisclosureGroup, .ControlGroup,
      .LabeledContent, .AsyncImage, .ToolbarItem, .ToolbarItemGroup, .ViewThatFits,
      .TimelineView, .Canvas, .WindowGroup, .EquatableView:
      true
    default: false
    }
  }
}

extension Structure {
  /// Returns the word among those legal here that a name is a slip of, as written; else nil.
  mutating func misspelt(_ name: Name, among words: [Word]) -> String? {
    guard name.word == nil else { return nil }
    let slip: Word?
    if let known = tables.slips[name] {
      slip = known
    } else {
      slip = Word.misspelt(name, in: spec.names)
      tables.slips[name] = .some(slip)
    }
    guard let slip, words.contains(slip) else { return nil }
    return slip.spelling
  }

  /// Returns the candidate that a name is one edit away from, or nil.
  func misspelt(_ name: Name, among candidates: [String]) -> String? {
    let written = Array(spec.names.bytes(of: name))
    guard written.count >= 6 else { return nil }
    return candidates.first {
      EditDistance.between(written, Array($0.utf8), atMost: 1) == 1
    }
  }

  /// Returns the candidate that a misspelt name is nearest to, or nil.
  func closest(to name: Name, among candidates: [String]) -> String? {
    let written = Array(spec.names.bytes(of: name))
    let texts = candidates.map { Array($0.utf8.drop { $0 == UInt8(ascii: ".") }) }
    guard let best = EditDistance.closest(to: written, among: texts).first,
      let index = texts.firstIndex(of: best)
    else { return nil }
    return candidates[index]
  }
}
