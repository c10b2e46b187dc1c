import Language
import StatusBar

/// What was found while a spec was bound: mistakes, and what was kept or assumed.
///
/// A declaration may be read in the place of each use; what is said of a place is said once.
struct Findings: Sendable {
  private(set) var diagnostics = DiagnosticList()
  /// What was kept or assumed; `check --strict` lists it.
  private(set) var notes: [KeptNote] = []
  /// What was not understood and is taken to leave the bar alone, by `AssumptionID`.
  private(set) var assumptions: [KeptNote] = []
  private var assumedPlaces: Table<Location, AssumptionID> = Table()
  private var reported: TableSet<ReportedPlace> = Table()
  /// Variables whose type was found not to fit.
  private var mistyped: [(variable: Variable, owner: Int)] = []
  /// Names that were noted in a file, and are not noted again there.
  private var noted: TableSet<NotedName> = Table()
  /// Files of Swift: their compiler has passed what they say.
  let compiled: TableSet<FileID>

  init(in sources: [Source]) {
    var compiled: TableSet<FileID> = Table()
    for source in sources where source.readsSwift { compiled.insert(source.file) }
    self.compiled = compiled
  }

  /// `true` iff a compiler has passed what a file says.
  func isCompiled(_ file: FileID) -> Bool { compiled.contains(file) }

  /// `true` iff something is not read, rather than wrong: a compiler has passed it.
  func excuses(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && diagnostic.code.isOfCompiler
      && isCompiled(diagnostic.primary.location.file)
  }

  /// Reports a mistake once for each place.
  mutating func report(_ diagnostic: Diagnostic) {
    if excuses(diagnostic) {
      return note(
        .assumed, "this is not read as its compiler reads it: " + diagnostic.message,
        at: diagnostic.primary.location)
    }
    // A name that is wrong is one mistake, however many read it.
    let isOfName = diagnostic.code == .misspelt || diagnostic.code == .undeclaredScreen
    let code = isOfName ? DiagnosticCode.undeclared : diagnostic.code
    let place = ReportedPlace(location: diagnostic.primary.location, what: .mistake(code))
    guard reported.insert(place) else { return }
    if diagnostic.code == .undeclared, join(diagnostic) { return }
    diagnostics.append(diagnostic)
  }

  /// Reports that the type of a variable does not fit: it is wrong in one place, however many uses
  /// show it.
  mutating func report(_ diagnostic: Diagnostic, ofType variable: Variable, in owner: Int) {
    // A state of the app is one for all that use it.
    let owner = if case .app = variable { 0 } else { owner }
    if mistyped.contains(where: { $0.variable == variable && $0.owner == owner }) { return }
    if mistyped.count < Findings.joinLimit { mistyped.append((variable, owner)) }
    report(diagnostic)
  }

  /// Adds another place of a name that is declared nowhere to what was told of it.
  private mutating func join(_ diagnostic: Diagnostic) -> Bool {
    let file = diagnostic.primary.location.file
    let found = diagnostics.listed.indices.suffix(Findings.joinLimit).first { index in
      let other = diagnostics.listed[index]
      return other.code == .undeclared && other.message == diagnostic.message
        && other.primary.location.file == file
        && other.fixes.first?.title == diagnostic.fixes.first?.title
    }
    guard let found else { return false }
    if diagnostics.listed[found].secondary.isEmpty {
      diagnostics.listed[found].secondary = [
        Diagnostic.Label(diagnostic.primary.location, "here, too")
      ]
    }
    for (index, fix) in diagnostic.fixes.enumerated()
    where index < diagnostics.listed[found].fixes.count {
      let known = diagnostics.listed[found].fixes[index].edits
      diagnostics.listed[found].fixes[index].edits += fix.edits.filter { !known.contains($0) }
    }
    return true
  }

  /// Among how many mistakes one of the same name is looked for.
  private static let joinLimit = 64

  /// Notes something once for each place.
  mutating func note(_ kind: KeptNote.Kind, _ text: String, at location: Location) {
    let place = ReportedPlace(location: location, what: .note(kind))
    if reported.insert(place) { notes.append(KeptNote(kind, text, at: location)) }
  }

  /// Notes the first use of a name in a file.
  mutating func note(
    _ kind: KeptNote.Kind, once name: LocatedName, in file: FileID, _ text: String
  ) {
    if noted.insert(NotedName(file: file, name: name.name)) {
      note(kind, text, at: Location(file, name.range))
    }
  }

  /// Enters an assumption once for each place, and notes it.
  mutating func assume(_ text: String, at location: Location) -> AssumptionID {
    if let known = assumedPlaces[location] { return known }
    let id = AssumptionID(Int32(assumptions.count))
    assumptions.append(KeptNote(.assumed, text, at: location))
    assumedPlaces[location] = id
    return id
  }

  /// Takes back what was found since, but for the assumptions: code that was bound in the meantime
  /// refers to them by their numbers.
  mutating func takeBack(to before: Findings) {
    let (assumptions, assumedPlaces) = (assumptions, assumedPlaces)
    self = before
    (self.assumptions, self.assumedPlaces) = (assumptions, assumedPlaces)
  }

  /// Brings what is listed into the order of the text; assumptions keep their numbers.
  mutating func sort() {
    diagnostics.listed.sort { $0.primary.location.precedes($1.primary.location) }
    notes.sort { $0.location.precedes($1.location) }
  }

  /// A name that was noted in a file.
  private struct NotedName: TableKey, Sendable {
    var file: FileID
    var name: Name

    var tableNumber: UInt64 { UInt64(file.index) << 32 | name.tableNumber }
  }

  /// What is said at one place.
  private struct ReportedPlace: TableKey, Sendable {
    enum What: Equatable, Sendable {
      case mistake(DiagnosticCode)
      case note(KeptNote.Kind)
    }

    var location: Location
    var what: What

    var tableNumber: UInt64 { location.tableNumber }
  }
}

extension DiagnosticCode {
  /// `true` iff it says of names and types what a compiler of Swift would say.
  fileprivate var isOfCompiler: Bool {
    (2001...2009).contains(number) || (2020...2051).contains(number)
  }
}

extension FileID: TableKey {
  package var tableNumber: UInt64 { UInt64(index) }
}

/// Something that was read and given no meaning, or a meaning that the text does not state.
package struct KeptNote: Sendable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Parses, and is assumed to say nothing about the bar.
    case kept
    /// Given a meaning that the text does not state.
    case assumed
    /// Would happen at an unknown time: "may change later".
    case later

    package var spelling: String {
      switch self {
      case .kept: "kept"
      case .assumed: "assumed"
      case .later: "may change later"
      }
    }
  }

  package var kind: Kind
  package var location: Location
  /// States what was kept or assumed, in the style of a message.
  package var text: String

  package init(_ kind: Kind, _ text: String, at location: Location) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}

extension Diagnostic {
  /// What was kept or assumed, as a note.
  package static func kept(_ note: KeptNote) -> Diagnostic {
    Diagnostic(.kept, .note, note.text, at: note.location, label: note.kind.spelling)
  }
}

extension Location {
  /// The order of the text: by file, then by place.
  func precedes(_ other: Location) -> Bool {
    (file, range.start, range.end) < (other.file, other.range.start, other.range.end)
  }
}
