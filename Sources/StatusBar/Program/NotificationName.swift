/// Which notification it is, as code names it.
package struct NotificationName: Hashable, Sendable {
  /// The last name in the code, or a text.
  package var symbol: Symbol
  /// `true` for a text: the constants of an app may stand for any.
  package var isText: Bool

  package init(_ symbol: Symbol, isText: Bool) {
    self.symbol = symbol
    self.isText = isText
  }
}

extension Effect.Trigger {
  /// Whether what waits runs with something.
  enum Start {
    case never
    case perhaps
    case always
  }

  /// Whether what waits for this runs when that is posted or sent.
  func start(by posted: Effect.Trigger) -> Start {
    switch self {
    case .post(let own):
      guard case .post(let other) = posted else { return .never }
      guard let own, let other, own.isText == other.isText else { return .perhaps }
      return own == other ? .always : .never
    case .send(let own):
      guard case .send(let other) = posted else { return .never }
      guard let own, let other else { return .perhaps }
      return own == other ? .perhaps : .never
    // A control that sends its actions itself: one of those that code waits for.
    case .touch: return posted == .touch ? .perhaps : .never
    case .activity, .turn, .later: return .never
    }
  }
}
