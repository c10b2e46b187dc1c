/// The words that the language, Swift or the bar gives a meaning to, interned first in every table.
///
/// Swift's and iOS's names stand in this folder, and are known as words alone: what they mean is
/// told in `Binding`. What people write in place of ours stands with the habits that the parser
/// corrects.
///
/// Kept in alphabetical order without regard to case. To add a word, add its case: the raw value is
/// its spelling.
// swift-format-ignore: AlwaysUseLowerCamelCase
package enum Word: String, Sendable, CaseIterable {
  case abs, accentColor, accessibilityHidden, accessibilityIdentifier, accessibilityLabel, action
  case actionSheet, activate, active, actor, addChild, addChildViewController, addOperation
  case addSubview, advice, affectsStatusBar, after, alert, allowsHitTesting
  case always, animate, animated, animation,
    animationDuration
  case animations, anyType = "Any", anyWord = "any", AnyView, App, app, appearance, append
  case application, AppStorage, arch, `as`, asked, `associatedtype`, assumeIsolated, assumption
  case assumptions, async, asyncAfter, AsyncImage, atWord = "at", Automatic, automatic, available
  case AVPlayerViewController, await
  case back, backdrop, background, barStyle, barTintColor, because, begin, Bindable, Binding
  case black, blackOpaque, blackTranslucent, body, Bool, borrowing, bottomBar, `break`, bright
  case Button, by
  case call, cancel, canImport, Canvas, Capsule, capturing, `case`, CaseIterable, `catch`
  case CGFloat, CGPoint, Character, childForStatusBarHidden, childForStatusBarStyle, children
  case childViewControllerForStatusBarHidden, childViewControllerForStatusBarStyle, Circle
  case `class`, close, CNContactPickerViewController, CNContactViewController, Codable, Color
  case colorLiteral, ColorScheme, colorScheme, column, columns, Combine, compact
  case compilationConditions, compiler
  case completion, confirmationDialog, connectedScenes, consume, consuming, container, Content
  case content, contentCornerRadius, contentOffset, ContextMenu, contextMenu, `continue`
  case ControlGroup, convenience, copy, covered, current, currentContext, custom
  case Dark, dark, darkContent, DatePicker, deadline, DEBUG, `default`, `defer`
  case defersSystemGestures, definesPresentationContext, definite, `deinit`, delay, depth
  case destination, detached, detail, detent, detents, device, didMove, didSet, disabled
  case discard, discardableResult
  case DisclosureGroup, dismiss, dismissal, dismissViewController, dismissViewControllerAnimated
  case DispatchQueue, distributed, Divider, `do`, Double, down, duration, dynamic, dynamicIsland
  case each, easeIn, easeInOut, easeOut, edgesIgnoringSafeArea, EKEventEditViewController
  case EKEventViewController, `else`, EmptyView, Entry, `enum`, Environment, environment
  case EnvironmentKey, EnvironmentObject, environmentObject, EnvironmentValues, equals, Equatable
  case EquatableView, error, exactly, execute, expect, exploration
  case `extension`
  case fade, failed, `fallthrough`, `false`, FetchRequest, file, fileID, fileLiteral
  case `fileprivate`, fillsScreen, final, finish, first, flash, Float, focused, FocusState, `for`
  case ForEach
  case foreground, Form, formSheet, Foundation, fraction, frame, from, fullScreen
  case fullScreenCover, `func`, function
  case GeometryReader, gesture, GestureState, get, GKGameCenterViewController
  case GKMatchmakerViewController, GLKViewController, Grid, GridRow, Group, GroupBox, `guard`
  case hasFeature, Hashable, header, headerHeight, headerMinHeight, headerStretch
  case headerVisibleRatio, height, hidden, hide, hideIf, hidesBarsOnSwipe, hidesBarsOnTap
  case hidesBarsWhenKeyboardAppears, hidesBarsWhenVerticallyCompact, hideStatusBarUntilPulled
  case hideStatusBarUntilScrolled, hideUntilPulled, hideUntilScrolled, highPriorityGesture
  case homeButton, horizontalSizeClass, host, hotspot, HStack
  case id, Identifiable, `if`, ifGreaterThan, ifLessThan, ignored, ignoresSafeArea, Image
  case imageLiteral, `import`, `in`, inactive, include, including, indicator, indirect, infix
  case initWord = "init", initial, `inout`, input, inset, Int, interactiveDismissDisabled
  case `internal`, interpose, Interposed, interposed, iOS, ios, iOSApplicationExtension, ipad
  case iPadOS, iphone, `is`, isActive, isAnimated, isBeingDismissed, isBeingPresented
  case isCollapsed, isCompact, isEmpty, isExpanded, isHidden, isModalInPresentation
  case isKeyWindow, isMenuPresented
  case isMovingFromParent, isMovingFromParentViewController, isMovingToParent
  case isMovingToParentViewController, isNavigationBarHidden, isolated, isOn, isOnMainScreen
  case isPresented, isRegular, isSidebarHidden, isStatusBarHidden, isTranslucent, item
  case key, keyPath, keyWindow
  case Label, label, LabeledContent, landscape, landscapeLeft, landscapeRight, large, last
  case launch, lazy, LazyHGrid, LazyHStack, LazyVGrid, LazyVStack, leading, `let`, level
  case lifecycle, Light, light, lightContent, line, linear, Link, List, loadView, locale
  case location
  case mac, macCatalyst, macOS, macro, main, MainActor, MainActorRun, makeKey, makeKeyAndVisible
  case makeKeyWindow, makeUIViewController, Map, max, meanwhile, medium, Menu
  case MFMailComposeViewController, MFMessageComposeViewController, milliseconds, min
  case modalPresentationCapturesStatusBarAppearance, modalPresentationStyle, mode, modifier
  case MPMediaPickerController, MPMoviePlayerViewController, ms, multitasking, mutating
  case name, Namespace, nanoseconds, navigationBar, navigationBarBackButtonHidden
  case navigationBarHidden, NavigationBarItem, navigationBarItems, navigationBarTitle
  case navigationBarTitleDisplayMode, navigationController, navigationDestination, NavigationLink
  case NavigationPath, NavigationSplitView, NavigationStack, navigationTitle
  case navigationTransition, NavigationView, navigationViewStyle, Never, never, newValue, `nil`
  case NO, no, noneWord = "none", nonisolated, nonmutating, normal, not, notch, now, NSObject
  case objc, Observable, ObservableObject, ObservedObject, of, off, offset, oldValue, on
  case onAppear, onChange, onChanged, onDisappear, onDismiss, onEnded, onLongPressGesture
  case onOpenURL, onReceive, onScroll, onSubmit, onTapGesture, opacity, open, OperationQueue
  case `operator`, optional, options, orientation, os, overCurrentContext, overFullScreen
  case overlap, overlay, override, overrideUserInterfaceStyle
  case package, pad, padding, page, pageSheet, parent, Path, path, peek, pending, perform
  case performSegue, performSegueWithIdentifier, performWithoutAnimation
  case persistentSystemOverlays, phone, PHPickerViewController, Picker, PKAddPassesViewController
  case PKPaymentAuthorizationViewController, placement, plist, policy, pop, popover, popToRoot
  case popToRootViewController, popToRootViewControllerAnimated, popToViewController
  case popViewController, popViewControllerAnimated, portrait, portraitUpsideDown, postfix
  case `precedencegroup`, PreferenceKey, preferredColorScheme, preferredDisplayMode
  case preferredStatusBarStyle, preferredStatusBarUpdateAnimation, prefersStatusBarHidden, prefix
  case present, presentationBackground, presentationCompactAdaptation, presentationDetents
  case presentationMode
  case presentedViewController, presentingViewController, presentViewController, Preview
  case PreviewProvider, `private`, ProgressView, projectedValue, `protocol`, `public`, Published
  case pull, push, pushViewController
  case QLPreviewController, Query, quirk, quirks
  case ratio, reachable, recording, Rectangle, refreshable, regular, removeAll, removeFromParent
  case removeFromParentViewController, removeLast, `repeat`, repeats, request, required, resize
  case `rethrows`, `return`, root, rootView, rootViewController, rotate, RoundedRectangle, run
  case RunLoop
  case s, safe, safeAreaBar, safeAreaInset, ScaledMetric, scenario, Scene, scene, sceneDelegate
  case ScenePhase, scenePhase, SceneStorage, scheduledTimer, screen, scroll, ScrollKit, scrollOffset
  case ScrollView, scrollViewDidScroll, ScrollViewHeader, ScrollViewHeaderImage, ScrollViewReader
  case ScrollViewWithOffset, ScrollViewWithOffsetTracking, ScrollViewWithStickyHeader, sdk
  case seconds, Section, SecureField, select, selectedDetentIdentifier, selectedIndex
  case selectedViewController, selection
  case selector, selfType = "Self", selfWord = "self", Sendable, sending, set
  case setNavigationBarHidden, setNeedsStatusBarAppearanceUpdate, setOverrideTraitCollection
  case setStatusBarHidden, setStatusBarStyle, setViewController, setViewControllers
  case SFSafariViewController, shared, sheet, sheetPresentationController, shouldAutorotate, show
  case showDetailViewController
  case shown, showViewController, sidebar, sidebarAdaptable, simulator, simultaneousGesture, sink
  case SKStoreProductViewController, sleep, slide, Slider, someWord = "some", Spacer, split
  case splitViewController, spring, stale, State, state, StateObject, `static`, statusBar
  case StatusBarFallback, statusBarFrame, statusBarHidden, statusBarHiddenUntilPulled
  case statusBarHiddenUntilScrolled, statusBarManager, statusBarOrientation, statusBarStyle
  case StatusBarStyleQueue, statusBarVisibile, StatusBarVisibileState, StatusBarVisibilityUpdater
  case statusBarVisible, StatusBarVisibleState, Stepper, store, storyboards, String, `struct`, style
  case `subscript`, successful, `super`, supportedInterfaceOrientations, swift, SwiftUI, swiftUI
  case swipeActions, `switch`, sync, system, systemImage, systemName
  case Tab, tab, tabBar, tabBarController, tabItem, TabView, tabViewBottomAccessory
  case tabViewStyle, tag, tap
  case targetEnvironment, Task, task, Text, TextField, then, `throw`, `throws`, time
  case TimeInterval, timeInterval, TimelineView, Timer, times, title, to, Toggle, toggle, toolbar
  case toolbarBackground, toolbarBackgroundVisibility, toolbarColorScheme, ToolbarContent
  case ToolbarItem, ToolbarItemGroup, toolbarItems, toolbarVisibility, top, topViewController,
    trailing
  case traitCollection, traitCollectionDidChange, transaction, transition, `true`, `try`, tvOS
  case `typealias`
  case UIActivityViewController, UIAlertController, UIApplication, UIApplicationDelegate
  case UIApplicationDelegateAdaptor, UIApplicationMain, UIApplicationSceneManifest, UIBarStyle
  case UICloudSharingController, UICollectionViewController, UIColorPickerViewController
  case UIDevice, UIDocumentBrowserViewController, UIDocumentInteractionController
  case UIDocumentPickerViewController, UIFontPickerViewController, UIHostingController
  case UIImagePickerController, UIInputViewController, UIKit, UILaunchScreen
  case UILaunchStoryboardName, UIModalPresentationStyle, UINavigationBar, UINavigationController
  case UIPageViewController, UIReferenceLibraryViewController, UIRequiresFullScreen, UIResponder
  case UIScreen, UIScrollView, UISearchController, UISplitViewController, UIStatusBarAnimation
  case UIStatusBarHidden, UIStatusBarManager, UIStatusBarStyle, UIStatusBarStyleBlackOpaque
  case UIStatusBarStyleBlackTranslucent, UIStatusBarStyleDarkContent, UIStatusBarStyleDefault
  case UIStatusBarStyleLightContent, UIStatusBarTintParameters, UISupportedInterfaceOrientations
  case UITabBarController, UITableViewController, UITraitCollection
  case UIUserInterfaceIdiom, UIUserInterfaceSizeClass, UIUserInterfaceStyle
  case UIVideoEditorController, UIView, UIViewController
  case UIViewControllerBasedStatusBarAppearance, UIViewControllerRepresentable
  case UIViewRepresentable, UIWindow, UIWindowScene, UIWindowSceneDelegate, unavailable
  case unchanged, unknown, unowned, unreadNames, unsafe, unspecified, until, up, update
  case updateUIViewController, userInterfaceIdiom, UserInterfaceSizeClass
  case userInterfaceStyle, using
  case value, `var`, verticalSize, verticalSizeClass, View, view, ViewBuilder, viewControllers
  case viewDidAppear, viewDidDisappear, viewDidLayoutSubviews, viewDidLoad, viewIsAppearing
  case viewIfLoaded, ViewModifier, ViewThatFits, viewWillAppear, viewWillDisappear
  case viewWillLayoutSubviews, viewWillTransition, Visibility, visible, visibleHeaderRatio
  case visibleRatio, visibleViewController, visionOS, Void, VStack
  case wait, warning, watchOS, weak, when, `where`, `while`, width, willMove, willSet, window
  case WindowGroup, windowLevel, windows, windowScene, with, withAnimation, withDuration, within
  case without, withTimeInterval, wrappedValue
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

  /// The word that is written so, found by a hash: the initializer of an enum compares one spelling
  /// after the other.
  package init?(spelling: String) {
    guard let name = NameTable().name(of: Array(spelling.utf8)) else { return nil }
    self = Word.all[Swift.Int(name.id)]
  }

  /// As written in a source.
  package var spelling: String { rawValue }
}
