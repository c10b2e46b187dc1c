import Language
import StatusBar

/// What lines of scenarios mean that stand in a suite more than once, each planned but once.
struct PlannedLines {
  /// Where in a scenario a step may stand.
  enum Place {
    case launch
    case action(needsRunningApp: Bool)
    case expectation(asksForFormerBar: Bool, Journal.Recording)
  }

  /// By the number of the line; nil where it is not planned.
  private var places: [Place?] = []
  private var kinds: [PlannedStep.Kind] = []

  /// Where the steps of a line may be; nil if it is not planned.
  func place(of line: LineID) -> Place? {
    // A line that is not kept has a number that is no `Int` where that has 32 bits.
    line.index < UInt32(places.count) ? places[Int(line.index)] : nil
  }

  /// What a line means that was planned.
  func kind(of line: LineID) -> PlannedStep.Kind { kinds[Int(line.index)] }

  /// Keeps what a line means.
  mutating func keep(_ kind: PlannedStep.Kind, for line: LineID) {
    let index = Int(line.index)
    while index >= kinds.count {
      places.append(nil)
      kinds.append(.blank)
    }
    places[index] = Place(kind)
    kinds[index] = kind
  }
}

extension PlannedLines.Place {
  init(_ kind: PlannedStep.Kind) {
    switch kind {
    case .action(let action):
      let isLaunch = action == .launch || action == .beginLaunch
      self = isLaunch ? .launch : .action(needsRunningApp: action.has(.running))
    case .expect(let expectation):
      self = .expectation(
        asksForFormerBar: expectation.asksForFormerBar, expectation.recording)
    case .blank: self = .expectation(asksForFormerBar: false, [])
    }
  }
}
