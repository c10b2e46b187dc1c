import Language
import StatusBar

/// Writes what code is bound to: the program, its words, its inputs, and what is found on the way.
struct Writer: Sendable {
  /// What is declared, and the places of its properties, which only a writer changes.
  private(set) var resolver: Resolver
  /// The program, as far as it is written.
  var program = ProgramDraft()
  var symbols = SymbolTable()
  var inputs = InputTable()
  var findings: Findings
  var storage = Storage()
  var slips = Slips()
  /// The formulas of variables that code uses which runs later.
  var boxes: TableSet<Int> = Table()
  /// The formulas that stand for what holds them.
  private var boxOwners: TableSet<Int> = Table()
  /// Those of them whose variables code changes that cannot be followed: they stay unknown.
  private(set) var lostBoxes: TableSet<Int> = Table()
  /// The code that only makes unknown what rounds of a loop change.
  private(set) var forgetting: TableSet<Int> = Table()

  init(_ resolver: Resolver, _ findings: Findings) {
    self.resolver = resolver
    self.findings = findings
  }

  /// All that `self` may be, to be written to.
  var receivers: Receivers {
    _read { yield resolver.receivers }
    _modify { yield &resolver.receivers }
  }

  /// The numbers of screens, windows and scenes, to be written to.
  var directory: Directory {
    _read { yield resolver.directory }
    _modify { yield &resolver.directory }
  }

  /// Notes that a formula stands for what holds a variable that code uses which runs later.
  mutating func noteBox(_ formula: FormulaID) { boxOwners.insert(Int(formula.index)) }

  /// `true` iff a formula stands for what holds such a variable.
  func holdsBox(_ formula: FormulaID) -> Bool { boxOwners.contains(Int(formula.index)) }

  /// Notes that what such a variable is cannot be told any more.
  mutating func noteLostBox(_ formula: FormulaID) { lostBoxes.insert(Int(formula.index)) }

  /// Notes that code only makes unknown what rounds of a loop change.
  mutating func noteForgetting(_ handler: HandlerID) { forgetting.insert(Int(handler.index)) }

  /// Goes on with another spec, which declares the same.
  mutating func take(_ other: Spec) {
    resolver.spec = other
    resolver.declarations.take(other.names)
  }

  /// Returns the name that a text spells, which is made if there is none.
  mutating func intern(_ bytes: [UInt8]) -> Name { resolver.spec.names.intern(bytes) }
}
