import StatusBar

extension Reason.Remark {
  /// What the remark says, in one clause without a full stop.
  var sentence: String {
    switch self {
    case .topmostWindow: "the topmost window that fills the screen is asked, key or not"
    case .windowPassedOver:
      "a window on another display, smaller than the screen (from iOS 10), or without a say is not "
        + "asked"
    case .noWindow: "no window can answer, so the bar stays as it was"
    case .noRootController: "the window has no root view controller: visible, default style"
    case .launchScreen: "the launch screen shows what Info.plist says"
    case .landscape: "a phone on its side has no status bar"
    case .plistMode: "by Info.plist the application decides, and no view controller is asked"
    case .cardTookOver: "a card pushes its presenter back, so the system shows light text"
    case .presentationTookControl: "what is presented in full screen, or captures, is asked"
    case .presentationHasNoControl:
      "a presentation that is not full screen and does not capture is not asked"
    case .destinationNotAsked: "a NavigationStack does not ask the screens that it pushes"
    case .schemeInactive:
      "the navigation bar's scheme does not count while its background is not shown"
    case .schemeActive: "the navigation bar's scheme counts while its background is shown"
    case .defaultFollowsScheme: "the default style follows light and dark mode"
    case .automaticByBackdrop:
      "the default style is automatic: it keeps contrast with what lies under the bar"
    case .automaticByHint:
      "the default style is automatic, and with no backdrop light or dark mode is only a hint"
    case .assumption: "this was observed and is documented nowhere"
    case .disputed: "sources disagree about this"
    case .compactHeight: "a phone on its side hides the bar unless told otherwise"
    case .severalEmbedded: "several embedded controllers disagree, and which one answers is open"
    case .notOverridden: "the class does not override the getter, so the default counts"
    case .adapted: "the presentation changed its style to fit the width"
    case .walkWentRound: "a controller names one that was asked already, which ends the walk"
    case .sidebarAnswers: "while its sidebar shows, the tab bar controller keeps the question"
    case .sceneAlone: "each scene has its own bar, resolved as if it were alone"
    case .turnedByApp: "this decides how the app is turned, whichever way the device is held"
    case .twoColours: "columns side by side colour their own ends of the bar"
    }
  }
}

extension Reason.Kind {
  /// What the reason says, where it needs no names; nil where it does.
  var sentence: String? {
    switch self {
    case .ineffective: "this has no effect where it is"
    case .remark(let remark): remark.sentence
    case .asked, .notAsked, .preference, .decided: nil
    }
  }
}
