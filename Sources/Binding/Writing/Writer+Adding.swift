import Language
import StatusBar

// What every part asks for.
extension Writer {
  /// Adds a formula of a type and returns its number.
  mutating func add(
    _ kind: Formula.Kind, _ type: StaticType, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if program.isTooLarge(kind) { return opaque(type, at: range, scope) }
    return program.add(
      kind, type, site: site(range, in: scope.file), of: scope.isScenario ? nil : scope.screen,
      isOfHandler: scope.frame != nil && !scope.isScenario)
  }

  mutating func add(_ kind: Formula.Kind, _ type: StaticType, site: Site) -> FormulaID {
    program.add(kind, type, site: site)
  }

  /// Returns the type of a formula.
  func type(of formula: FormulaID) -> StaticType { program.type(of: formula) }

  /// Adds a node and returns its number.
  mutating func add(_ kind: ViewNode.Kind, at range: SourceRange, _ scope: Scope) -> ViewID {
    program.add(kind, site: site(range, in: scope.file))
  }

  /// Adds a handler and returns its number.
  mutating func add(_ handler: Handler) -> HandlerID { program.add(handler) }

  /// Adds a slot to a screen and returns the variable that it is there.
  mutating func add(_ slot: Slot, to screen: ScreenID) -> Variable { program.add(slot, to: screen) }

  /// Returns the site of a place in a file of the spec.
  mutating func site(_ range: SourceRange, in file: FileID) -> Site {
    program.site(Location(file, range))
  }

  /// Returns the symbol of a text, a new one if no part of the program mentions it.
  mutating func symbol(_ bytes: [UInt8]) -> Symbol { symbols.symbol(bytes) }

  /// Returns the symbol of a text, which is that of all texts equal to it.
  mutating func symbol(text bytes: [UInt8]) -> Symbol { symbols.symbol(text: bytes) }

  /// Returns the symbol of a name.
  mutating func symbol(_ name: Name) -> Symbol { symbols.symbol(name, resolver.names) }

  /// Reports a mistake once for each place.
  mutating func report(_ diagnostic: Diagnostic) { findings.report(diagnostic) }

  /// Notes something once for each place.
  mutating func note(_ kind: KeptNote.Kind, _ text: String, at location: Location) {
    findings.note(kind, text, at: location)
  }

  /// Takes something that was not understood to leave the bar alone; each place is one assumption,
  /// and the first of a name in a file is noted.
  mutating func assume(_ text: String, _ name: LocatedName, _ scope: Scope) -> AssumptionID {
    note(.assumed, once: name, in: scope.file, text)
    return findings.assume(text, at: scope.location(name.range))
  }

  /// Notes the first use of a name in a file.
  mutating func note(
    _ kind: KeptNote.Kind, once name: LocatedName, in file: FileID, _ text: String
  ) {
    findings.note(kind, once: name, in: file, text)
  }
}
