import StatusBar

// What a header or the command line chooses of the readings of a disputed rule.
extension Policy {
  /// Returns what a word or a version chooses, or nil.
  func parse(_ text: String) -> MatrixValue.Payload? {
    if takesRelease {
      if text == choices[0] { return .from(nil) }
      return Version.parse(Array(text.utf8)[...]).map { .from($0) }
    }
    return choices.firstIndex(of: text).map { .choice($0) }
  }

  /// Makes the choice.
  func apply(_ payload: MatrixValue.Payload, to policies: inout Policies) {
    let isRecommended = payload == .choice(0)
    switch self {
    case .stackDestinations:
      if case .from(let version) = payload { policies.stackDestinationsHonouredFrom = version }
    case .nestedHiding: policies.outermostNestedWins = isRecommended
    case .navigationView: policies.navigationViewListens = payload.choosesYes
    case .hiddenBackground: policies.hiddenBackgroundCountsAsAutomatic = isRecommended
    case .offsetReset: policies.resetFiresOffsetHandler = !isRecommended
    case .cancelledBack: policies.cancelledBackFires = !isRecommended
    case .schemeFrom26: policies.schemeNeedsBackgroundFrom26 = isRecommended
    case .cardsFrom26: policies.cardsForceLightFrom26 = !isRecommended
    case .coverScheme: policies.coverInheritsScheme = isRecommended
    case .plistStyle: policies.plistStyleCounts = isRecommended
    case .embeddedControllers: policies.embeddedAreAsked = payload.choosesYes
    case .hostingSubclass: policies.hostingSubclassIsAsked = payload.choosesYes
    case .cardsOverContext: policies.cardsTakeOverInContexts = isRecommended
    case .barStyleFrom27: policies.barStyleIsReadFrom27 = isRecommended
    }
  }
}

extension MatrixValue.Payload {
  /// Of three choices the second says yes and the third no; the first leaves it to the reports.
  fileprivate var choosesYes: Bool? {
    self == .choice(1) ? true : self == .choice(2) ? false : nil
  }
}
