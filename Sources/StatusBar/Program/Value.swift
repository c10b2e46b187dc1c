/// What an expression yields.
package enum Value: Hashable, Sendable {
  case none  // nil
  case bool(Bool)
  case number(Double)
  case text(Symbol)
  /// A case of an enum of the author's own, or one of Apple's without a meaning here.
  case enumCase(Symbol)
  case style(StatusBarStyle)
  case animation(UpdateAnimation)
  case scheme(InterfaceStyle)
  case visibility(BarVisibility)
  case sizeClass(SizeClass)
  case interposed(Interposed)
  case scenePhase(ScenePhase)
  case controller(ControllerID)
  case object(ObjectID)
  case window(WindowID)
  /// Something that is there, of which no more is known: what it hangs on.
  case some(InputID)
  /// A way to present (`UIModalPresentationStyle`).
  case presentation(PresentationStyle)
  /// The variable that a binding stands for.
  case reference(InstanceID, slot: Int32)
  /// A closure, and the instance that it was written in.
  case closure(InstanceID, HandlerID)
  /// Nobody said: the input that it hangs on.
  case unknown(InputID)

  /// What a value hangs on that nobody knows, or nil for one that is known.
  package var doubt: InputID? {
    switch self {
    case .unknown(let input), .some(let input): input
    case .none, .bool, .number, .text, .enumCase, .style, .animation, .scheme, .visibility,
      .sizeClass, .interposed, .scenePhase, .controller, .object, .window, .presentation,
      .reference,
      .closure:
      nil
    }
  }

  /// `true` iff nobody knows it.
  package var isUnknown: Bool { doubt != nil }
}

/// SwiftUI's `Visibility`.
package enum BarVisibility: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden

  package var spelling: String {
    switch self {
    case .automatic: ".automatic"
    case .visible: ".visible"
    case .hidden: ".hidden"
    }
  }
}

/// How far the exchange of a getter got (S68).
package enum Interposed: UInt8, Hashable, Sendable, CaseIterable {
  case pending, successful, failed

  package var spelling: String {
    switch self {
    case .pending: ".pending"
    case .successful: ".successful"
    case .failed: ".failed"
    }
  }
}

/// SwiftUI's `ScenePhase`.
package enum ScenePhase: UInt8, Hashable, Sendable, CaseIterable {
  case background, inactive, active

  package var spelling: String {
    switch self {
    case .background: ".background"
    case .inactive: ".inactive"
    case .active: ".active"
    }
  }
}
