/// The answers that a class gives in place of its superclass: few of those that it may.
package struct Overrides: Sendable {
  private(set) var all: [(member: ControllerMember, formula: FormulaID)] = []

  package init() {}

  package subscript(_ member: ControllerMember) -> FormulaID? {
    get {
      for entry in all where entry.member == member { return entry.formula }
      return nil
    }
    set {
      all.removeAll { $0.member == member }
      if let newValue { all.append((member, newValue)) }
    }
  }

  /// `true` iff one of them asks for a bar by itself.
  package var asksForBar: Bool { all.contains { $0.member.row.asksForBar } }
}
