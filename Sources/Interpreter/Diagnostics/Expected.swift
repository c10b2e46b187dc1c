import Binding
import StatusBar

// What should stand where something else does: data, which diagnostics say.

/// What a closed set of words is a choice of.
enum WordKind {
  case advice, animation, appearance, choice, claimAboutNavigationBar, colourOfText, detent
  case deviceClass, deviceSuffix, indicator, lifecycle, lookOfBar, momentOfScreen, orientation
  case presentationStyle, quantity, question, sizeClass, style, switches, valueToCompareWith
  case policy(Policy)

  var words: String {
    switch self {
    case .advice: "advice"
    case .animation: "an animation"
    case .appearance: "an appearance"
    case .choice: "a choice"
    case .claimAboutNavigationBar: "a claim about the navigation bar"
    case .colourOfText: "a colour of the text"
    case .detent: "a detent"
    case .deviceClass: "a device class"
    case .deviceSuffix: "a device suffix"
    case .indicator: "an indicator"
    case .lifecycle: "a life cycle"
    case .lookOfBar: "a look of the bar"
    case .momentOfScreen: "a moment of a screen's life"
    case .orientation: "an orientation"
    case .presentationStyle: "a presentation style"
    case .quantity: "a quantity"
    case .question: "a question"
    case .sizeClass: "a size class"
    case .style: "a style"
    case .switches: "a switch"
    case .valueToCompareWith: "a value to compare with"
    case .policy(let policy): "a choice of the policy \(policy.spelling)"
    }
  }
}

/// What a number counts or measures.
enum NumberKind {
  case number, tolerance, count, instance, page, tab, points, duration, timesOfScreen

  var words: String {
    switch self {
    case .number: "a number"
    case .tolerance: "a tolerance"
    case .count: "a whole number"
    case .instance: "the number of an instance, from 1,"
    case .page: "the number of a page, from 1"
    case .tab: "the number of a tab, from 1"
    case .points: "a number of points"
    case .duration: "a length of time"
    case .timesOfScreen: "how often a screen may be there, from 1 to 9,"
    }
  }
}

/// What can be written, and is not followed.
enum Unmodelled {
  case containerInPreview, previewInDetail, capturingPreview, arrowOfLocation, haltInStep
  case setting(String)

  var words: String {
    switch self {
    case .containerInPreview: "a preview of a container with its content"
    case .previewInDetail: "a preview with more than a style"
    case .capturingPreview: "a preview that captures by a word of the step"
    case .arrowOfLocation: "the arrow of the location service"
    case .haltInStep: "a halt in the middle of this step"
    case .setting(let name): "`\(name)`"
    }
  }
}

extension StaticType {
  /// What a value of it looks like, where its cases do not say it.
  var example: String? {
    switch kind {
    case .bool: "`true` or `false`"
    case .number: "a number, such as `47`"
    case .text: "a text in quotes"
    case .unknown, .scheme, .visibility, .style, .animation, .sizeClass, .interposed, .scenePhase,
      .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode,
      .displayMode,
      .nothing, .closure, .named, .list, .set:
      nil
    }
  }
}

extension PlistKey {
  /// The values that it takes.
  var expectation: String {
    switch self {
    case .viewControllerBased, .hidden, .multipleScenes: "YES or NO"
    case .style:
      "UIStatusBarStyleDefault, UIStatusBarStyleLightContent or UIStatusBarStyleDarkContent"
    case .interfaceStyle: "Light, Dark or Automatic"
    }
  }
}
