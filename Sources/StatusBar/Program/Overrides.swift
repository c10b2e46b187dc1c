/// The answers that a class gives in place of its superclass: few of those that it may.
package struct Overrides: Sendable {
  private var all: [(member: ControllerMember, formula: FormulaID)] = []
  /// What getters ask for of them, a bit each: most classes answer nothing of what they are asked.
  private var asked: UInt64 = 0

  package init() {}

  package subscript(_ member: ControllerMember) -> FormulaID? {
    get {
      for entry in all where entry.member == member { return entry.formula }
      return nil
    }
    set {
      all.removeAll { $0.member == member }
      if let newValue { all.append((member, newValue)) }
      asked = all.reduce(0) { $0 | ($1.member.property?.bit ?? 0) }
    }
  }

  /// The answer to what a getter asks for.
  subscript(_ property: ControllerProperty) -> FormulaID? {
    guard asked & property.bit != 0 else { return nil }
    for entry in all where entry.member.property == property { return entry.formula }
    return nil
  }

  /// `true` iff one of them asks for a bar by itself.
  package var asksForBar: Bool { all.contains { $0.member.row.asksForBar } }
}

extension ControllerProperty {
  /// A bit of its own.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
