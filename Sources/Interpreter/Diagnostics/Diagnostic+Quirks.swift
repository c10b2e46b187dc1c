import Language
import StatusBar

// Mistakes of what switches known defects.
extension Diagnostic {
  /// Neither a switch nor a known defect that has one.
  static func noQuirk(_ word: String, at location: Location) -> Diagnostic {
    guard let rule = Rule.parse(word.utf8) else {
      return error(.wordWrong, "`\(word)` is not a known defect", at: location)
        .suggesting(
          suggestions(for: word, among: Quirks.words), at: isNumbered(word) ? nil : location
        )
        .listingQuirks()
    }
    if let quirk = rule.quirk {
      return error(.wordWrong, "this defect is switched as `\(quirk.spelling)`", at: location)
        .suggesting([quirk.spelling], at: location)
    }
    let entry = rule.entry
    let last = entry.last.map { " to " + $0.spelling } ?? " and later"
    return error(.wordWrong, "`\(rule.spelling)` is a rule, not a switch", at: location)
      .hint("it holds on iOS \(entry.first.spelling)\(last), whatever is switched")
  }

  /// `true` iff it is a letter and a number: another number means another defect.
  private static func isNumbered(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.count > 1 && bytes.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
  }

  private func listingQuirks() -> Diagnostic {
    if hint != nil { return self }
    return self.hint("it can be " + joined(Quirks.words.map { "`\($0)`" }, ", "))
  }

  static func quirkNeverHappens(
    _ word: String, _ quirks: Quirks, at location: Location
  ) -> Diagnostic {
    let named = Quirk.allCases.filter { quirks.contains($0) }
    guard let quirk = named.first, named.count == 1 else {
      let names = joined(named.map { $0.spelling }, " ")
      return error(.quirkNeverHappens, "no cell can have any of the known defects", at: location)
        .hint("`sbar rules \(names)` tells which releases had them")
    }
    return error(.quirkNeverHappens, "no cell can have the defect \(word)", at: location)
      .hint("\(quirk.spelling) is of \(quirk.range)")
  }
}
