import Language
import StatusBar

/// Which names mean something to the bar, by the place where they stand.
enum Vocabulary {
  /// Answers that a class gives.
  static let answers = ControllerMember.words { $0.isInHeader }

  /// Types that matter to the bar, or that lead to what does.
  static let types: [String] =
    AppleController.all.map { $0.name } + [
      "Binding", "CGFloat", "CGPoint", "ColorScheme", "DispatchQueue", "Interposed",
      "NotificationCenter", "ObservableObject", "StatusBarVisibleState", "UIApplication",
      "UIBarStyle", "UIDevice", "UIModalPresentationStyle", "UINavigationBar", "UIScreen",
      "UIStatusBarAnimation", "UIStatusBarStyle", "UIUserInterfaceStyle",
      "UIApplicationDelegate", "UIViewControllerRepresentable", "UIWindow", "UIWindowSceneDelegate",
      "ViewModifier", "Visibility",
    ]

  /// The one object of a class of Apple's that leads to the bar, or that runs what does.
  static func shared(_ type: Word?) -> String? {
    switch type {
    case .UIApplication: "shared"
    case .UIDevice: "current"
    case .DispatchQueue, .OperationQueue, .RunLoop: "main"
    default: nil
    }
  }

  /// What a controller inherits that means something to the bar, or leads to what does.
  static let overridable: [String] =
    answers.map { $0.spelling } + ControllerProperty.allCases.map { $0.spelling } + [
      "addChild", "didMove", "dismiss", "loadView", "performSegue", "popToRootViewController",
      "popToViewController", "popViewController", "prepare", "present", "pushViewController",
      "removeFromParent", "setNavigationBarHidden", "setNeedsStatusBarAppearanceUpdate",
      "setViewControllers", "show", "showDetailViewController", "traitCollectionDidChange",
      "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews", "viewDidLoad",
      "viewDidUnload", "viewIsAppearing", "viewWillAppear", "viewWillDisappear",
      "viewWillLayoutSubviews", "viewWillTransition", "viewControllers", "willMove",
      "willRotate",
    ]

  /// Property wrappers that are read, and what of each.
  static let wrappers: [String] = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "GestureState", "Namespace", "ObservedObject", "Published", "Query",
    "SceneStorage", "ScaledMetric", "State", "StateObject",
  ]

  /// Attributes that leave a property's value as it is written.
  static let markers: [String] = [
    "AccessibilityFocusState", "FocusedBinding", "FocusedValue", "GKInspectable", "IBAction",
    "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor", "NSApplicationDelegateAdaptor",
    "NSCopying", "NSManaged", "ObservationIgnored", "ObservationTracked", "Sendable",
    "UIApplicationDelegateAdaptor",
  ]

  /// Attributes of types that are none of a library's macros.
  static let typeMarkers: [String] = [
    "GKInspectable", "IBDesignable", "MainActor", "Model", "NSApplicationMain", "Observable",
    "Sendable", "Suite", "UIApplicationMain",
  ]

  /// Functions that are read.
  static let calls: [Word] = [.withAnimation, .setNeedsStatusBarAppearanceUpdate]

  /// What a class may inherit from without having a state that is not written in it.
  static let inertBases = [
    "NSObject", "UIResponder", "AnyObject", "Codable", "Decodable", "Encodable", "Equatable",
    "Hashable", "Identifiable", "Sendable", "CustomStringConvertible", "NSCoding", "NSCopying",
    "NSSecureCoding",
  ]

  /// Methods that do, on whatever they are called.
  static let methods: [Word] = [
    .setNavigationBarHidden, .setStatusBarHidden, .setStatusBarStyle,
    .setNeedsStatusBarAppearanceUpdate, .pushViewController, .popViewController,
    .popToRootViewController, .setViewControllers, .addChild, .removeFromParent,
    .makeKeyAndVisible, .present, .dismiss, .toggle,
  ]

  /// Members that lead to the bar or decide about it, on whatever they stand.
  static let members =
    methods + [
      .shared, .window, .keyWindow, .windows, .windowScene, .connectedScenes, .rootViewController,
      .viewControllers, .selectedIndex, .selectedViewController, .topViewController,
      .visibleViewController, .presentedViewController, .navigationController, .navigationBar,
      .isStatusBarHidden, .statusBarStyle, .statusBarManager, .rootView, .windowLevel, .isHidden,
      .tabBarController, .splitViewController, .userInterfaceStyle, .traitCollection,
    ]
    // A short word is near to many others.
    + ControllerMember.words { $0.isOverridable && ($0.word ?? "").utf8.count >= 8 }

  /// The labels that are read in calls of something, where a slip of one would change what it
  /// means; nil for what has none.
  static func labels(of word: Word?) -> [String]? {
    Views.row(word)?.labels?.words ?? Modifiers.row(word)?.checkedLabels
  }

  /// What may stand behind `=` where a colon is meant: the labels that are read, and others.
  static func everyLabel(of word: Word?) -> [String] {
    labels(of: word) ?? Modifiers.row(word)?.allLabels ?? []
  }
}
