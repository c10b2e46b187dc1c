import Language
import StatusBar

/// What makes two findings of a file one cause: only the first of a cause need be explained.
struct FindingCause: Hashable {
  private var place: Mark
  private var kind: Finding.Kind
  private var code: DiagnosticCode
  /// The fact as written.
  private var expected: String
  private var essence: Observed

  /// Creates the cause of a fact that does not hold. Nil where no place decided, and where
  /// something is unknown: then reasons make the cause.
  init?(_ finding: borrowing Finding) {
    guard let decisive = finding.decisive, case .fact(let fact, let verdict) = finding.subject,
      verdict != .undecided
    else { return nil }
    place = decisive
    kind = finding.kind
    code = finding.code
    expected = finding.program.text(finding.location.range)
    essence = finding.observed.essence(of: fact)
  }

  /// The same cause in whatever file has it; nil where its values have numbers of their own in each
  /// file.
  func shared(in program: ProgramText) -> SharedCause? {
    guard place.role.isSharable, essence.isSharable else { return nil }
    return SharedCause(
      code: code, expected: expected, place: program.spec.text(place.location),
      start: place.location.range.start, role: place.role, essence: essence)
  }
}

/// What makes a finding fail, the same in every file that has it: the text of the place that
/// decided and where it stands, its part in it, and what was expected and found.
struct SharedCause: Hashable {
  var code: DiagnosticCode
  var expected: String
  var place: String
  var start: UInt32
  var role: Mark.Role
  var essence: Observed
}

/// The causes that a run met, of one file after the other.
///
/// An object, so that every cell of the run adds to the same one. What it says of a finding hangs
/// on the files before it alone: with several threads each has a book of its own, and whatever is
/// told first of all files is told first in its thread, too.
final class CauseBook {
  /// Those of the file at work: names have numbers of their own in each file.
  private var known: Set<FindingCause> = []
  /// Those of all files: copies of a file have causes in common.
  private var shared: Set<SharedCause> = []

  func beginFile() { known.removeAll(keepingCapacity: true) }

  /// `true` iff the cause of a finding was not met before; it is from now on.
  func isNews(_ finding: borrowing Finding) -> Bool {
    guard let cause = FindingCause(finding) else { return true }
    guard known.insert(cause).inserted else { return false }
    return cause.shared(in: finding.program).map { shared.insert($0).inserted } ?? true
  }
}

extension Mark.Role {
  /// `true` iff it means the same in every file.
  fileprivate var isSharable: Bool {
    switch self {
    case .decided(_, let value), .sets(let value), .answers(let value), .obeyed(let value, _),
      .answersSince(let value, _), .decidesSince(let value, _):
      value.isSharable
    case .hasNoEffect, .notAsked, .needsBackground, .givesBarToApplication, .hasNoRoot, .liesOnTop,
      .changesAnswer, .notSetBack, .comes, .turned, .notAskedSoFar, .nobodyAsks, .unknown, .crashes,
      .showsNothing, .ends, .onItsWayIn, .ofSwiftUI:
      true
    // They speak of steps by where they stand.
    case .given, .askedLast, .changed, .ignored: false
    }
  }
}

extension Observed {
  fileprivate var isSharable: Bool {
    switch self {
    case .bars, .looks: true
    case .values(let values): values.allSatisfy { $0.isSharable }
    }
  }
}

extension Observation {
  fileprivate var isSharable: Bool {
    switch self {
    // Its values stand at places of the text.
    case .condition: false
    case .styles, .styleUnknown, .done, .route, .times, .asked, .noChange, .notAnimated, .animated,
      .changes, .quantity, .quantityUnknown, .noQuantity, .navigationBar, .noNavigationBar, .top,
      .noScreen, .lifecycle, .advice, .somethingElse:
      true
    }
  }
}

extension FoundValue {
  /// `true` iff it holds no number of a name, an input or an object of the program.
  fileprivate var isSharable: Bool {
    switch value {
    case .none, .bool, .number, .integer, .style, .animation, .scheme, .visibility, .sizeClass,
      .interposed, .scenePhase, .presentation:
      true
    case .text, .list, .enumCase, .controller, .object, .window, .reference, .closure, .some,
      .unknown:
      false
    }
  }
}
