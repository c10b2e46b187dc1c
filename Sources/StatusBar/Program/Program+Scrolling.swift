/// What an app compares the offsets of its scroll views with.
package struct ScrollTraits: Sendable {
  /// The numbers of points that an offset may be compared with, without their sign, from the least
  /// one on.
  private(set) var limits: [Double] = []
  /// Some view of SwiftUI's hangs on how far it is scrolled (S40, S53).
  private(set) var hasViews = false
  /// What lies under the bar is declared to change with the offset.
  private(set) var hasBackdrops = false

  /// Other numbers are no offsets: nothing is scrolled as far as that.
  private static let offsets = 0.0...20_000
  /// Where code compares with more numbers, the first of them count.
  private static let mostLimits = 64

  init() {}

  init(of program: Program) {
    for formula in program.formulas {
      if limits.count > ScrollTraits.mostLimits { break }
      guard case .compare(let comparison, let left, let right) = formula.kind,
        comparison != .equal, comparison != .notEqual
      else { continue }
      if let number = program.number(left) { note(number) }
      if let number = program.number(right) { note(number) }
    }
    for case let limit? in program.screens.lazy.map({ $0.backdrop?.changesAt }) {
      hasBackdrops = true
      note(limit)
    }
    limits.sort()
    hasViews = program.views.contains { $0.hangsOnOffset }
  }

  private mutating func note(_ number: Double) {
    let limit = number.magnitude
    if ScrollTraits.offsets.contains(limit), !limits.contains(limit) { limits.append(limit) }
  }
}

extension Program {
  /// The number that is written out; nil for anything else.
  fileprivate func number(_ formula: FormulaID) -> Double? {
    let kind = formulas[Int(formula.index)].kind
    if case .constant(.number(let number)) = kind { return number }
    if case .negate(let positive) = kind { return number(positive) }
    return nil
  }
}

extension ViewNode {
  /// `true` iff it shows something else once it is scrolled.
  fileprivate var hangsOnOffset: Bool {
    guard case .modified(_, let modifier) = kind else { return false }
    if case .live(.visibilityUpdater) = modifier { return true }
    if case .bar(.toolbarColorScheme) = modifier { return true }
    return false
  }
}
