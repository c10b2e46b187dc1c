import StatusBar

extension Chain.Obstacle {
  /// The reason in a clause without a full stop.
  var sentence: String {
    switch self {
    case .isHidden: "it is hidden"
    case .hasNoScene: "it has no scene, so it is not on screen"
    case .isOnOtherDisplay: "it is on another display"
    case .isSmaller: "its frame is not that of the screen"
    case .hasNoSay: "its class has no say"
    case .isBelow: "another window lies above it"
    }
  }
}

extension Chain.Silence {
  /// The reason in a clause without a full stop.
  var sentence: String {
    switch self {
    case .isRoot: "no controller is asked here"
    case .isInTree: "it is part of the tree around it"
    case .isEmbedded: "it is used as a view, and SwiftUI does not ask it here"
    case .isBelowTop: "it is not on top of its stack"
    case .isNotSelected: "another one is selected"
    case .isOffScreen: "its column is not on screen"
    case .isCovered: "what is presented over it is asked in its place"
    case .isUnnamed: "its container does not name it"
    }
  }
}
