/// The words that the language, Swift or the bar gives a meaning to, interned first in every table.
///
/// Kept in alphabetical order without regard to case. To add a word, add its case: the raw value is
/// its spelling.
// swift-format-ignore: AlwaysUseLowerCamelCase
package enum Word: String, Sendable, CaseIterable {
  case abs, accentColor, accessibilityHidden, accessibilityIdentifier, accessibilityLabel, action
  case actionSheet, activate, active, actor, addChild, addChildViewController, addSubview, advice
  case after, alert, always, animate
  case animated, animation, animationDuration, animations, anyType = "Any", anyWord = "any"
  case AnyView, App, app, appearance, append, application, AppStorage, arch, `as`, asked
  case `associatedtype`, assumption, assumptions, async, asyncAfter, AsyncImage, Automatic
  case automatic, available, await
  case back, backdrop, background, barStyle, barTintColor, because, begin, Bindable, Binding
  case black, blackOpaque, blackTranslucent, body, Bool, borrowing, bottomBar, `break`, bright
  case Button, by
  case call, cancel, canImport, Canvas, Capsule, capturing, `case`, CaseIterable, `catch`, CGFloat
  case CGPoint, Character, childForStatusBarHidden, childForStatusBarStyle, children
  case childViewControllerForStatusBarHidden, childViewControllerForStatusBarStyle, Circle
  case `class`, close, Codable, Color, colorLiteral, ColorScheme, colorScheme, column, columns,
    Combine
  case compact, compiler, completion, confirmationDialog, connectedScenes, consume, consuming
  case container
  case Content, content, contentCornerRadius, ContextMenu, contextMenu, `continue`, ControlGroup
  case convenience, copy, covered, current, currentContext, custom
  case Dark, dark, darkContent, DatePicker, deadline, DEBUG, `default`, `defer`
  case defersSystemGestures, definesPresentationContext, definite, `deinit`, delay, depth
  case destination, detail, detent, device, didMove, didSet, discard, discardableResult
  case DisclosureGroup
  case dismiss, dismissal, DispatchQueue, distributed, Divider, `do`, Double, down, duration
  case dynamic, dynamicIsland
  case each, easeIn, easeInOut, easeOut, edgesIgnoringSafeArea, `else`, EmptyView, Entry, `enum`
  case Environment, environment, EnvironmentKey, EnvironmentObject, environmentObject
  case EnvironmentValues, equals, Equatable, EquatableView, error, exactly, execute, expect
  case `extension`
  case fade, failed, `fallthrough`, `false`, FetchRequest, file, fileID, fileLiteral
  case `fileprivate`, fillsScreen, final, finish, first, flash, Float, FocusState, `for`, ForEach
  case foreground, Form, formSheet, Foundation, fraction, frame, from, fullScreen, fullScreenCover
  case `func`, function
  case GeometryReader, gesture, GestureState, get, Grid, GridRow, Group, GroupBox, `guard`
  case hasFeature, Hashable, header, headerHeight, headerMinHeight, headerStretch
  case headerVisibleRatio, height, hidden, hide, hideIf, hideStatusBarUntilPulled
  case hideStatusBarUntilScrolled, hideUntilPulled, hideUntilScrolled, highPriorityGesture
  case homeButton, horizontalSizeClass, host, hotspot, HStack
  case id, Identifiable, `if`, ifGreaterThan, ifLessThan, ignored, ignoresSafeArea, Image
  case imageLiteral, `import`, `in`, inactive, include, including, indicator, indirect, infix
  case initWord = "init", initial, `inout`, input, inset, Int, interactiveDismissDisabled
  case `internal`, interpose, Interposed, interposed, iOS, ios, iOSApplicationExtension, ipad
  case iPadOS, iphone, `is`, isActive, isAnimated, isBeingDismissed, isBeingPresented, isCollapsed
  case isCompact, isEmpty, isHidden, isKeyWindow, isMenuPresented, isMovingFromParent
  case isMovingFromParentViewController, isMovingToParent, isMovingToParentViewController
  case isNavigationBarHidden, isolated, isOn, isOnMainScreen, isPresented, isRegular
  case isSidebarHidden, isStatusBarHidden, isTranslucent, item
  case key, keyPath, keyWindow
  case Label, label, LabeledContent, landscape, landscapeLeft, landscapeRight, large, last, launch
  case lazy, LazyHGrid, LazyHStack, LazyVGrid, LazyVStack, leading, `let`, level, lifecycle, Light
  case light, lightContent, line, linear, Link, List, locale, location
  case mac, macCatalyst, macOS, macro, main, MainActor, MainActorRun, makeKey, makeKeyAndVisible
  case makeUIViewController, Map, max, meanwhile, medium, Menu, milliseconds, min
  case modalPresentationCapturesStatusBarAppearance, modalPresentationStyle, mode, modifier, ms
  case multitasking, mutating
  case name, Namespace, nanoseconds, navigationBar, navigationBarBackButtonHidden
  case navigationBarHidden, NavigationBarItem, navigationBarItems, navigationBarTitle
  case navigationBarTitleDisplayMode, navigationController, navigationDestination, NavigationLink
  case NavigationPath, NavigationSplitView, NavigationStack, navigationTitle, navigationTransition
  case NavigationView, navigationViewStyle, Never, never, newValue, `nil`, NO, no
  case noneWord = "none", nonisolated, nonmutating, normal, not, notch, now, NSObject
  case objc, Observable, ObservableObject, ObservedObject, of, off, offset, oldValue, on, onAppear
  case onChange, onChanged, onDisappear, onDismiss, onEnded, onLongPressGesture, onOpenURL
  case onReceive, onScroll, onSubmit, onTapGesture, opacity, open, `operator`, optional, options
  case orientation, os, overCurrentContext, overFullScreen, overlap, overlay, override
  case overrideUserInterfaceStyle
  case package, pad, padding, page, pageSheet, parent, Path, path, peek, pending, perform
  case persistentSystemOverlays, phone, Picker, placement, plist, policy, pop, popover, popToRoot
  case popToRootViewController, popToViewController, popViewController, portrait
  case portraitUpsideDown, postfix, `precedencegroup`, PreferenceKey, preferredColorScheme
  case preferredDisplayMode, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
  case prefersStatusBarHidden, prefix
  case present, presentationBackground, presentationDetents, presentationMode
  case presentedViewController, presentingViewController, Preview, PreviewProvider, `private`
  case ProgressView, projectedValue, `protocol`, `public`, Published, pull, push
  case pushViewController
  case Query, quirk, quirks
  case ratio, recording, Rectangle, refreshable, regular, removeAll, removeFromParent
  case removeFromParentViewController, removeLast
  case `repeat`, request, required, resize, `rethrows`, `return`, root, rootView
  case rootViewController, rotate, RoundedRectangle, run
  case s, safe, safeAreaBar, safeAreaInset, ScaledMetric, scenario, Scene, scene, sceneDelegate
  case scenePhase, SceneStorage, screen, scroll, ScrollKit, scrollOffset, ScrollView
  case ScrollViewHeader, ScrollViewHeaderImage, ScrollViewReader, ScrollViewWithOffset
  case ScrollViewWithOffsetTracking, ScrollViewWithStickyHeader, sdk, seconds, Section
  case SecureField, select, selectedIndex, selectedViewController, selection, selector
  case selfType = "Self", selfWord = "self", Sendable, sending, set, setNavigationBarHidden
  case setNeedsStatusBarAppearanceUpdate, setStatusBarHidden, setStatusBarStyle
  case setViewControllers, SFSafariViewController, shared, sheet, shouldAutorotate, show, shown
  case sidebar, sidebarAdaptable, simulator, simultaneousGesture, sink, sleep, slide, Slider
  case someWord = "some"
  case Spacer, split, splitViewController, spring, stale, State, state, StateObject, `static`
  case statusBar
  case StatusBarFallback, statusBarFrame, statusBarHidden, statusBarHiddenUntilPulled
  case statusBarHiddenUntilScrolled, statusBarManager, statusBarOrientation, statusBarStyle
  case StatusBarStyleQueue, statusBarVisibile, StatusBarVisibileState, StatusBarVisibilityUpdater
  case statusBarVisible, StatusBarVisibleState, Stepper, store, String, `struct`, style
  case `subscript`, successful, `super`, supportedInterfaceOrientations, swift, SwiftUI, swiftUI
  case swipeActions, `switch`, system, systemImage, systemName
  case Tab, tab, tabBar, tabBarController, tabItem, TabView, tabViewStyle, tag, tap
  case targetEnvironment, Task, task, Text, TextField, then, `throw`, `throws`, time, TimeInterval
  case TimelineView, times, title, to
  case Toggle, toggle, toolbar, toolbarBackground, toolbarBackgroundVisibility, toolbarColorScheme
  case ToolbarItem, ToolbarItemGroup, toolbarItems, toolbarVisibility, top, topViewController
  case trailing, traitCollection, traitCollectionDidChange, transaction, transition, `true`, `try`
  case tvOS, `typealias`
  case UIAlertController, UIApplication, UIApplicationDelegate, UIApplicationDelegateAdaptor
  case UIApplicationMain, UIApplicationSceneManifest, UIBarStyle, UICollectionViewController
  case UIDevice, UIHostingController, UIImagePickerController, UIKit, UILaunchScreen
  case UILaunchStoryboardName, UIModalPresentationStyle, UINavigationBar, UINavigationController
  case UIPageViewController, UIRequiresFullScreen, UIResponder, UIScreen, UISearchController
  case UISplitViewController, UIStatusBarAnimation, UIStatusBarHidden, UIStatusBarManager
  case UIStatusBarStyle, UIStatusBarStyleBlackOpaque, UIStatusBarStyleBlackTranslucent
  case UIStatusBarStyleDarkContent, UIStatusBarStyleDefault, UIStatusBarStyleLightContent
  case UIStatusBarTintParameters, UISupportedInterfaceOrientations, UITabBarController
  case UITableViewController, UITraitCollection, UIUserInterfaceStyle, UIView, UIViewController
  case UIViewControllerBasedStatusBarAppearance, UIViewControllerRepresentable
  case UIViewRepresentable, UIWindow, UIWindowScene, UIWindowSceneDelegate, unavailable, unchanged
  case unknown, unowned, unsafe, unspecified, until, up, update, userInterfaceIdiom
  case userInterfaceStyle, using
  case value, `var`, verticalSize, verticalSizeClass, View, view, ViewBuilder, viewControllers
  case viewDidAppear, viewDidDisappear, viewDidLayoutSubviews, viewDidLoad, viewIsAppearing
  case viewIfLoaded, ViewModifier, ViewThatFits, viewWillAppear, viewWillDisappear
  case viewWillLayoutSubviews
  case viewWillTransition, Visibility, visible, visibleHeaderRatio, visibleRatio
  case visibleViewController, visionOS, Void, VStack
  case wait, warning, watchOS, weak, when, `where`, `while`, width, willMove, willSet, window
  case WindowGroup, windowLevel, windows, windowScene, with, withAnimation, withDuration, within
  case wrappedValue
  case x
  case y, YES, yes, yield
  case zero, ZStack

  /// Every word, in the order of its index.
  package static let all = Array(allCases)

  /// The number of words.
  package static let count = UInt32(all.count)

  /// The position among all words, which is the number of the word's name.
  ///
  /// An enum without payloads is stored as the ordinal of its case; a test shows it for each word.
  package var index: UInt32 { UInt32(unsafeBitCast(self, to: UInt16.self)) }

  /// As written in a source.
  package var spelling: String { rawValue }
}
