import Language
import StatusBar

// Known defects in headers: `quirks on`, `quirks Q7`, `quirks [off, Q1]`.
extension Quirks {
  /// The words that a header may write.
  static let words = ["on", "off"] + Quirk.allCases.map { $0.spelling }

  /// Returns what a word switches on, or nil.
  static func parse(_ word: String) -> Quirks? {
    switch word {
    case "on": .released
    case "off": []
    default: Quirk.named(word).map { Quirks($0) }
    }
  }
}

extension Planner {
  /// Reports a defect that none of a scenario's cells can have: it would be switched on in vain.
  mutating func checkQuirks(_ header: [MatrixAxis], _ cells: [PlannedCell]) {
    let platforms = cells.filter { $0.exists }.map { $0.platform }
    for axis in header + appAxes where axis.kind == .quirks && !platforms.isEmpty {
      let isOwn = header.contains { $0.kind == .quirks }
      for value in axis.values {
        guard case .quirks(let quirks) = value.payload, !quirks.isEmpty else { continue }
        if platforms.contains(where: { quirks.canHappen(on: $0) }) {
          possibleQuirks.formUnion(quirks)
        } else if isOwn {
          report(.quirkNeverHappens(value.label, quirks, at: axis.location))
        }
      }
      if isOwn { return }
    }
  }

  /// Reports a defect that the app switches on and no scenario's cell can have.
  mutating func checkAppQuirks() {
    guard let axis = appAxes.first(where: { $0.kind == .quirks }), !scenarios.isEmpty else {
      return
    }
    for value in axis.values {
      guard case .quirks(let quirks) = value.payload, !quirks.isEmpty,
        possibleQuirks.isDisjoint(with: quirks)
      else { continue }
      report(.quirkNeverHappens(value.label, quirks, at: axis.location))
    }
  }
}

extension Plan {
  /// Returns those of the defects that happen in some cell.
  package func possible(_ quirks: Quirks) -> Quirks {
    var possible = Quirks()
    for quirk in Quirk.allCases where quirks.contains(quirk) {
      let isPossible = scenarios.contains { scenario in
        scenario.cells.contains { $0.exists && $0.platform.happens(quirk) }
      }
      if isPossible { possible.insert(Quirks(quirk)) }
    }
    return possible
  }
}
