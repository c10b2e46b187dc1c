import Language
import StatusBar

/// Binds a spec: drives the parts that each know one thing, and hands over a `BoundSpec`.
///
/// A value that goes on binding: scenarios add their own expressions, handlers and roots to it.
package struct Binder: Sendable {
  package private(set) var spec: Spec
  /// What the spec declares, before any of it is bound.
  private(set) var declarations: Declarations
  /// The program, as far as it is written.
  var program = ProgramDraft()
  var symbols = SymbolTable()
  var inputs = InputTable()
  /// Files of Swift: their compiler has passed what they say.
  let compiled: TableSet<FileID>
  var receivers = Receivers()
  var directory = Directory()
  var findings: Findings
  var expansion = Expansion()
  var storage = Storage()
  var slips = Slips()
  var privateBar: PrivateBarSearch
  /// The formulas of variables that code uses which runs later.
  var boxes: TableSet<Int> = Table()
  /// `true` iff timers are only made as they are started; nil before that was asked for.
  var startsTimers: Bool?
  /// Functions whose bodies are bound later; nil where each is bound at once.
  var waitingBodies: [WaitingBody]?
  /// Bodies that would be bound too deep inside others, and are bound after these.
  var lateBodies: [WaitingBody] = []
  /// What the program was when it was sealed last.
  private var seal: Seal?

  /// A sealed program, and what it was made of.
  private struct Seal: Sendable {
    var shared: SharedProgram
    var revision: Int
    var symbolCount: Int
    /// The variables of which there is one for all.
    var common: [Name]
    /// What the scenarios say of what is declared; nil where they do not come last.
    var mentions: Declarations.Mentions?
  }

  package init(_ spec: Spec) {
    var findings = Findings(in: spec.sources)
    declarations = Declarations(of: spec, &findings)
    privateBar = PrivateBarSearch(spec.names, declarations)
    self.spec = spec
    compiled = findings.compiled
    self.findings = findings
    bindAll()
  }

  /// Returns what was bound so far, in its final form.
  package func finished() -> BoundSpec {
    var findings = findings
    findings.sort()
    return BoundSpec(
      spec: spec, program: sealed(), sites: program.sites, types: program.types,
      findings: findings, inputs: inputs)
  }

  /// Returns the program; as long as nothing is added to it, always the same one.
  private func sealed() -> SharedProgram {
    if let seal, isSealed { return seal.shared }
    var program = program
    program.settle(inputs)
    return SharedProgram(program.sealed(symbols))
  }

  /// `true` iff nothing was added to the program since it was kept.
  package var isSealed: Bool {
    seal.map { $0.revision == program.revision && $0.symbolCount == symbols.texts.count } ?? false
  }

  /// Keeps the program for those who add nothing to it.
  package mutating func keepSealed() {
    let common = declarations.commonVariables
    seal = Seal(
      shared: sealed(), revision: program.revision, symbolCount: symbols.texts.count,
      common: common,
      mentions: spec.scenarioText.map { declarations.mentions(in: $0, common) })
  }

  /// Returns what was bound here, and kept, for another spec, whose names begin with those of this
  /// one; nil where the two do not declare the same, or something is wrong with it.
  package func carried(over other: Spec) -> Binder? {
    guard findings.diagnostics.count == 0, let seal, let mentions = seal.mentions,
      spec.declaresTheSame(as: other), let text = other.scenarioText,
      declarations.mentions(in: text, seal.common) == mentions
    else { return nil }
    var binder = self
    binder.spec = other
    binder.declarations.take(other.names)
    return binder
  }

  var names: NameTable { spec.names }

  /// `true` iff a compiler has passed what a file says.
  func isCompiled(_ file: FileID) -> Bool { compiled.contains(file) }

  /// Returns the name that a text spells, which is made if there is none.
  mutating func intern(_ bytes: [UInt8]) -> Name { spec.names.intern(bytes) }
}

// What every part asks for.
extension Binder {
  /// Adds a formula of a type and returns its number.
  mutating func add(
    _ kind: Formula.Kind, _ type: StaticType, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if program.isTooLarge(kind) { return opaque(type, at: range, scope) }
    return program.add(kind, type, site: site(range, in: scope.file))
  }

  package mutating func add(_ kind: Formula.Kind, _ type: StaticType, site: Site) -> FormulaID {
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
  package mutating func site(_ range: SourceRange, in file: FileID) -> Site {
    program.site(Location(file, range))
  }

  /// Returns the symbol of a text, a new one if no part of the program mentions it.
  package mutating func symbol(_ bytes: [UInt8]) -> Symbol { symbols.symbol(bytes) }

  /// Returns the symbol of a text, which is that of all texts equal to it.
  package mutating func symbol(text bytes: [UInt8]) -> Symbol { symbols.symbol(text: bytes) }

  /// Returns the symbol of a name.
  package mutating func symbol(_ name: Name) -> Symbol { symbols.symbol(name, names) }

  /// Returns the bytes of a range of a file.
  func bytes(_ range: SourceRange, in file: FileID) -> [UInt8] {
    guard let source = spec.source(file) else { return [] }
    let start = min(Int(range.start), source.bytes.count)
    let end = min(max(Int(range.end), start), source.bytes.count)
    return Array(source.bytes[start..<end])
  }

  /// Returns the text of a name.
  func spelling(_ name: Name) -> String { names.spelling(of: name) }

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

  /// Returns what a name means in a scope, from the inside out, or nil.
  func meaning(of name: Name, in scope: Scope) -> Meaning? {
    if let local = scope.locals[name] { return local.meaning }
    if let type = declarations.owner(of: name, inTextOf: textType(of: scope)) {
      return receivers[scope.owner].ownProperties[type]?[name]
    }
    if let found = receivers.property(name, of: scope.owner) { return found }
    return scope.owner == 0 ? nil : receivers.property(name, of: 0)
  }

  /// Returns the property of `self` of that name.
  func property(_ name: Name, in scope: Scope) -> Meaning? {
    if let type = declarations.owner(of: name, inTextOf: textType(of: scope)) {
      return receivers[scope.owner].ownProperties[type]?[name]
    }
    return property(name, of: scope.owner)
  }

  /// The type in whose text a scope stands.
  func textType(of scope: Scope) -> Int? { scope.type ?? receivers.type(of: scope.owner) }

  /// Returns the property of a receiver.
  func property(_ name: Name, of receiver: Int) -> Meaning? {
    receivers.property(name, of: receiver)
  }
}
