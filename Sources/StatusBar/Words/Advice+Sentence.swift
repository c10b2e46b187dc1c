extension Advice.Kind {
  /// What is wrong, in one clause without a full stop.
  package var sentence: String {
    switch self {
    case .setterIgnored:
      "an application-level setter does nothing while view controllers decide"
    case .setterRemoved:
      "an application-level setter does nothing in an app built with the iOS 27 SDK"
    case .overrideNotAsked: "the walk never reaches this controller, so its answer is not read"
    case .styleUnderNavigationBar:
      "a navigation controller whose bar is shown answers for the style itself"
    case .captureFlagWithoutEffect:
      "the capture flag does nothing here: a full-screen presentation has control anyway"
    case .plistStyleAfterLaunch:
      "with view controllers in charge this key of Info.plist is for the launch screen only"
    case .changeWithoutRequest:
      "the preference changed without a request for an update, so the bar stays as it was"
    case .deprecatedCall: "this call is deprecated, though it still works"
    case .modifierOnDestination:
      "a NavigationStack does not read statusBarHidden on a screen that it pushes"
    case .modifierUnderPlistMode:
      "SwiftUI's modifiers do nothing while Info.plist gives the bar to the application"
    case .schemeWithoutBackground:
      "a toolbar colour scheme does nothing while the bar's background is not shown"
    case .nestedModifiers: "two statusBarHidden modifiers of one tree disagree"
    case .embeddedController:
      "a UIKit controller used as a view answers in place of SwiftUI's modifiers"
    case .sheetContentNotAsked: "a sheet's content is not asked about the status bar"
    case .windowWithoutScene:
      "a window that has no scene is not on screen from iOS 13 on, so it is not asked"
    case .answerHandedOn:
      "a tab bar controller hands this question on to its selected tab, so its own answer is "
        + "not read"
    case .overrideUnderPlistMode:
      "view controllers are not asked while Info.plist gives the bar to the application"
    case .presentedTooEarly:
      "nothing is presented from a controller whose view is in no window yet"
    }
  }

  /// What to do about it, in one clause without a full stop.
  package var hint: String {
    switch self {
    case .setterIgnored:
      "override the property in the controller that decides, "
        + "or set UIViewControllerBasedStatusBarAppearance to NO"
    case .setterRemoved:
      "set UIViewControllerBasedStatusBarAppearance to YES and answer in view controllers"
    case .overrideNotAsked:
      "name this controller in childForStatusBarHidden or childForStatusBarStyle "
        + "of its container, or answer there"
    case .styleUnderNavigationBar:
      "set navigationBar.barStyle, or return topViewController from childForStatusBarStyle "
        + "in a subclass"
    case .captureFlagWithoutEffect: "drop the flag, or present in another style"
    case .plistStyleAfterLaunch:
      "answer in the controller that decides; keep the key only to match its first answer"
    case .changeWithoutRequest: "call setNeedsStatusBarAppearanceUpdate() after the change"
    case .deprecatedCall: "let view controllers answer, and read the scene's statusBarManager"
    case .modifierOnDestination: "put the modifier on the NavigationStack and bind it to a state"
    case .overrideUnderPlistMode:
      "drop the override, or set UIViewControllerBasedStatusBarAppearance to YES"
    case .modifierUnderPlistMode:
      "remove UIViewControllerBasedStatusBarAppearance from Info.plist, or set it to YES"
    case .schemeWithoutBackground:
      "use preferredColorScheme, or show the bar's background: "
        + "toolbarBackground(.visible, for: .navigationBar)"
    case .nestedModifiers: "keep one modifier, and let a state decide"
    case .embeddedController:
      "override the properties in the embedded controller, or use a plain UIView"
    case .sheetContentNotAsked:
      "put the modifier on the presenter, or present as a full-screen cover"
    case .windowWithoutScene: "make it by UIWindow(windowScene:), or set its windowScene"
    case .answerHandedOn:
      "answer in the selected controller, or return nil from childForStatusBarHidden or "
        + "childForStatusBarStyle"
    case .presentedTooEarly: "present in viewDidAppear"
    }
  }
}

extension Advice {
  /// What to do about it here, in one clause without a full stop.
  package var hint: String {
    switch (kind, rule) {
    case (.overrideNotAsked, .u34), (.overrideNotAsked, .u37):
      "set modalPresentationCapturesStatusBarAppearance of what is presented, "
        + "or present it in full screen"
    case (.changeWithoutRequest, .u19):
      "call setNeedsStatusBarAppearanceUpdate() once the page has changed"
    case (.schemeWithoutBackground, .s42):
      "show the navigation bar, or use preferredColorScheme"
    case (.deprecatedCall, .s15): "use toolbarVisibility(_:for: .statusBar)"
    default: kind.hint
    }
  }
}
