/// The words that the language or the bar gives a meaning to, interned first in every table.
package enum Word: UInt16, Sendable, CaseIterable {
  // Declarations
  case app, screen, container, `struct`, `class`, `extension`, `enum`, `protocol`, actor
  case window, plist, state, input, backdrop, scenario, include, `import`, on, `var`, `let`
  case `func`, initWord, `deinit`, `subscript`, `typealias`, override, `static`, `private`
  case until, then

  // Swift's and Apple's types
  case viewType, viewModifierType, appType, sceneType, contentType, uiViewControllerType
  case uiNavigationControllerType, uiTabBarControllerType, uiSplitViewControllerType
  case uiPageViewControllerType, uiHostingControllerType, uiAlertControllerType
  case uiImagePickerControllerType, sfSafariViewControllerType, uiSearchControllerType
  case uiTableViewControllerType, uiCollectionViewControllerType
  case uiViewControllerRepresentableType, uiViewRepresentableType, observableObjectType
  case boolType, intType, doubleType, cgFloatType, floatType, stringType, cgPointType
  case colorSchemeType, uiStatusBarStyleType, uiStatusBarAnimationType, visibilityType
  case timeIntervalType, uiUserInterfaceStyleType, uiApplicationType, uiViewType, uiDeviceType
  case uiWindowType, dispatchQueueType, taskType, neverType, environmentValuesType
  case environmentKeyType, preferenceKeyType, previewProviderType, interposedType
  case statusBarVisibleStateType, statusBarVisibileStateType, statusBarVisibilityUpdaterType
  case scrollKitType, swiftUIType, uiKitType, nsObjectType, uiResponderType
  case uiApplicationDelegateType, uiWindowSceneDelegateType, selfType, anyType

  // Attributes
  case stateType, bindingType, stateObjectType, observedObjectType, environmentObjectType
  case environmentType, observableType, bindableType, appStorageType, sceneStorageType
  case gestureStateType, focusStateType, publishedType, viewBuilderType, namespaceType, main

  // Views
  case navigationStackType, navigationViewType, navigationSplitViewType, tabViewType, tabType
  case listType, formType, scrollViewType, vStackType, hStackType, zStackType, lazyVStackType
  case lazyHStackType, lazyVGridType, lazyHGridType, gridType, gridRowType, groupType
  case groupBoxType, sectionType, forEachType, buttonType, navigationLinkType, toggleType
  case textType, imageType, labelType, emptyViewType, anyViewType, geometryReaderType
  case scrollViewReaderType, scrollViewWithStickyHeaderType, scrollViewWithOffsetType
  case scrollViewWithOffsetTrackingType, windowGroupType, spacerType, menuType, colorType
  case linkType, toolbarItemType, toolbarItemGroupType, statusBarFallbackType
  case timelineViewType, viewThatFitsType

  // Modifiers
  case statusBarHidden, statusBar, statusBarVisible, statusBarVisibile, statusBarStyle
  case toolbar, toolbarVisibility, toolbarBackground, toolbarBackgroundVisibility
  case toolbarColorScheme, navigationBarHidden, preferredColorScheme, colorScheme, environment
  case environmentObject, onAppear, onDisappear, onChange, animation, onTapGesture
  case onLongPressGesture, onReceive, onSubmit, task, sheet, fullScreenCover, popover
  case navigationDestination, hideUntilScrolled, hideUntilPulled, hideStatusBarUntilScrolled
  case hideStatusBarUntilPulled, statusBarHiddenUntilScrolled, statusBarHiddenUntilPulled
  case interactiveDismissDisabled, presentationDetents, accessibilityLabel
  case accessibilityIdentifier, background, overlay, safeAreaInset, safeAreaBar, tabItem, tag
  case opacity, modifier, persistentSystemOverlays, alert, confirmationDialog, toolbarItems
  case swipeActions, contextMenu, refreshable, gesture, simultaneousGesture
  case highPriorityGesture, onChanged, onEnded, navigationBarItems

  // Labels of arguments
  case hidden, isPresented, item, onDismiss, content, destination, value, label, isActive
  case selection, `for`, initial, perform, action, using, ifGreaterThan, ifLessThan, header
  case headerHeight, headerMinHeight, headerStretch, onScroll, path, root, isHidden
  case isAnimated, withDuration, animations, deadline, execute, animated, completion, level
  case title, systemImage, columns, detail, sidebar, placement, id, duration, delay, options
  case of, `in`, with, animationDuration, name, get, set

  // UIKit's members
  case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
  case childForStatusBarHidden, childForStatusBarStyle, topViewController
  case visibleViewController, selectedViewController, presentedViewController
  case presentingViewController, navigationController, tabBarController, splitViewController
  case parent, children, first, last, viewControllers, isNavigationBarHidden
  case setNavigationBarHidden, navigationBar, barStyle, overrideUserInterfaceStyle
  case modalPresentationCapturesStatusBarAppearance, modalPresentationStyle, selectedIndex
  case traitCollection, userInterfaceStyle, horizontalSizeClass, verticalSizeClass
  case isBeingDismissed, isMovingFromParent, setNeedsStatusBarAppearanceUpdate, present
  case dismiss, pushViewController, popViewController, popToRootViewController, show, animate
  case shared, isStatusBarHidden, setStatusBarHidden, setStatusBarStyle, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewDidLayoutSubviews, view, windowScene, rootViewController, keyWindow, makeKey
  case makeKeyAndVisible, interpose, current, userInterfaceIdiom, host

  // Values
  case light, dark, bright, automatic, visible, `default`, lightContent, darkContent
  case blackOpaque, blackTranslucent, none, fade, slide, compact, regular, active, inactive
  case pending, successful, failed, black, unspecified, medium, large, fraction, height
  case tabBar, bottomBar, normal, pad, phone, mac, fullScreen, overFullScreen, pageSheet
  case formSheet, currentContext, overCurrentContext, custom, popToRoot, yes, no

  // Members and functions of Swift
  case selfWord, `super`, toggle, wrappedValue, isEmpty, zero, x, y, presentationMode
  case scenePhase, interposed, now, async, asyncAfter, sleep, withAnimation, min, max, abs
  case seconds, milliseconds, hide, update, nanoseconds, after, accentColor, projectedValue

  // Conditional compilation
  case os, canImport, targetEnvironment, swift, compiler, arch, hasFeature, debugFlag, iOS
  case macOS, tvOS, watchOS, visionOS, iPadOS, simulator, macCatalyst

  /// The number of words.
  package static let count = UInt32(spellings.count)

  /// As written in a source.
  package var spelling: StaticString { Word.spellings[Int(rawValue)] }

  /// In the order of the cases.
  package static let spellings: [StaticString] = [
    // Declarations
    "app", "screen", "container", "struct", "class", "extension", "enum", "protocol", "actor",
    "window", "plist", "state", "input", "backdrop", "scenario", "include", "import", "on",
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "override", "static",
    "private", "until", "then",
    // Swift's and Apple's types
    "View", "ViewModifier", "App", "Scene", "Content", "UIViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIHostingController", "UIAlertController",
    "UIImagePickerController", "SFSafariViewController", "UISearchController",
    "UITableViewController", "UICollectionViewController", "UIViewControllerRepresentable",
    "UIViewRepresentable", "ObservableObject", "Bool", "Int", "Double", "CGFloat", "Float",
    "String", "CGPoint", "ColorScheme", "UIStatusBarStyle", "UIStatusBarAnimation", "Visibility",
    "TimeInterval", "UIUserInterfaceStyle", "UIApplication", "UIView", "UIDevice", "UIWindow",
    "DispatchQueue", "Task", "Never", "EnvironmentValues", "EnvironmentKey", "PreferenceKey",
    "PreviewProvider", "Interposed", "StatusBarVisibleState", "StatusBarVisibileState",
    "StatusBarVisibilityUpdater", "ScrollKit", "SwiftUI", "UIKit", "NSObject", "UIResponder",
    "UIApplicationDelegate", "UIWindowSceneDelegate", "Self", "Any",
    // Attributes
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment",
    "Observable", "Bindable", "AppStorage", "SceneStorage", "GestureState", "FocusState",
    "Published", "ViewBuilder", "Namespace", "main",
    // Views
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Tab", "List", "Form",
    "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "Group", "GroupBox", "Section", "ForEach", "Button",
    "NavigationLink", "Toggle", "Text", "Image", "Label", "EmptyView", "AnyView",
    "GeometryReader", "ScrollViewReader", "ScrollViewWithStickyHeader", "ScrollViewWithOffset",
    "ScrollViewWithOffsetTracking", "WindowGroup", "Spacer", "Menu", "Color", "Link",
    "ToolbarItem", "ToolbarItemGroup", "StatusBarFallback", "TimelineView", "ViewThatFits",
    // Modifiers
    "statusBarHidden", "statusBar", "statusBarVisible", "statusBarVisibile", "statusBarStyle",
    "toolbar", "toolbarVisibility", "toolbarBackground", "toolbarBackgroundVisibility",
    "toolbarColorScheme", "navigationBarHidden", "preferredColorScheme", "colorScheme",
    "environment", "environmentObject", "onAppear", "onDisappear", "onChange", "animation",
    "onTapGesture", "onLongPressGesture", "onReceive", "onSubmit", "task", "sheet",
    "fullScreenCover", "popover", "navigationDestination", "hideUntilScrolled",
    "hideUntilPulled", "hideStatusBarUntilScrolled", "hideStatusBarUntilPulled",
    "statusBarHiddenUntilScrolled", "statusBarHiddenUntilPulled", "interactiveDismissDisabled",
    "presentationDetents", "accessibilityLabel", "accessibilityIdentifier", "background",
    "overlay", "safeAreaInset", "safeAreaBar", "tabItem", "tag", "opacity", "modifier",
    "persistentSystemOverlays", "alert", "confirmationDialog", "toolbarItems", "swipeActions",
    "contextMenu", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onChanged", "onEnded", "navigationBarItems",
    // Labels of arguments
    "hidden", "isPresented", "item", "onDismiss", "content", "destination", "value", "label",
    "isActive", "selection", "for", "initial", "perform", "action", "using", "ifGreaterThan",
    "ifLessThan", "header", "headerHeight", "headerMinHeight", "headerStretch", "onScroll",
    "path", "root", "isHidden", "isAnimated", "withDuration", "animations", "deadline",
    "execute", "animated", "completion", "level", "title", "systemImage", "columns", "detail",
    "sidebar", "placement", "id", "duration", "delay", "options", "of", "in", "with",
    "animationDuration", "name", "get", "set",
    // UIKit's members
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "childForStatusBarHidden", "childForStatusBarStyle", "topViewController",
    "visibleViewController", "selectedViewController", "presentedViewController",
    "presentingViewController", "navigationController", "tabBarController",
    "splitViewController", "parent", "children", "first", "last", "viewControllers",
    "isNavigationBarHidden", "setNavigationBarHidden", "navigationBar", "barStyle",
    "overrideUserInterfaceStyle", "modalPresentationCapturesStatusBarAppearance",
    "modalPresentationStyle", "selectedIndex", "traitCollection", "userInterfaceStyle",
    "horizontalSizeClass", "verticalSizeClass", "isBeingDismissed", "isMovingFromParent",
    "setNeedsStatusBarAppearanceUpdate", "present", "dismiss", "pushViewController",
    "popViewController", "popToRootViewController", "show", "animate", "shared",
    "isStatusBarHidden", "setStatusBarHidden", "setStatusBarStyle", "viewDidLoad",
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewDidLayoutSubviews", "view", "windowScene", "rootViewController",
    "keyWindow", "makeKey", "makeKeyAndVisible", "interpose", "current", "userInterfaceIdiom",
    "host",
    // Values
    "light", "dark", "bright", "automatic", "visible", "default", "lightContent", "darkContent",
    "blackOpaque", "blackTranslucent", "none", "fade", "slide", "compact", "regular", "active",
    "inactive", "pending", "successful", "failed", "black", "unspecified", "medium", "large",
    "fraction", "height", "tabBar", "bottomBar", "normal", "pad", "phone", "mac", "fullScreen",
    "overFullScreen", "pageSheet", "formSheet", "currentContext", "overCurrentContext", "custom",
    "popToRoot", "yes", "no",
    // Members and functions of Swift
    "self", "super", "toggle", "wrappedValue", "isEmpty", "zero", "x", "y", "presentationMode",
    "scenePhase", "interposed", "now", "async", "asyncAfter", "sleep", "withAnimation", "min",
    "max", "abs", "seconds", "milliseconds", "hide", "update", "nanoseconds", "after",
    "accentColor", "projectedValue",
    // Conditional compilation
    "os", "canImport", "targetEnvironment", "swift", "compiler", "arch", "hasFeature", "DEBUG",
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "iPadOS", "simulator", "macCatalyst",
  ]
}
