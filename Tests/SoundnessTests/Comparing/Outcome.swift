/// What became of one rewrite.
enum Outcome: Sendable {
  /// The same verdicts.
  case same
  /// The same verdicts, with something said about what they rest on.
  case assumed
  /// Some verdict became unknown, and none became another definite one.
  case unknown
  /// The rewritten text has an error or cannot be run to its end, as it should be.
  case refused
  case violation(Violation)

  /// The columns of the table, in order.
  static let columns = ["same", "assumed", "unknown", "refused", "violations"]

  /// The index of the column that counts it.
  var column: Int {
    switch self {
    case .same: 0
    case .assumed: 1
    case .unknown: 2
    case .refused: 3
    case .violation: 4
    }
  }
}

/// A verdict that should not be.
struct Violation: Sendable {
  enum Kind: String, Sendable {
    /// Another definite verdict than in one of the cases that the text leaves open.
    case changed
    /// Definite, where it is unknown even in one of the cases.
    case bolder
    /// Unknown, but leaving out what holds in one of the cases.
    case narrow
    /// Unknown, where nothing became unknown.
    case lost
    /// Another verdict, and no diagnostic says that anything is amiss.
    case silent
    /// An error in a text that is right.
    case refused
    /// A step that cannot be done, though it can be in the original.
    case stopped
  }

  var kind: Kind
  /// Nil where the text was refused.
  var place: Place?
  /// `true` iff it shows in the bar itself and not in something that was asked beside.
  var isAboutBar = false
  /// What the original says, what the case says that is not covered, and what the rewriting says.
  var original: String
  var expected: String
  var actual: String

  /// A fact in a cell.
  struct Place: Sendable {
    var scenario: Int
    var axes: String
    var step: Int
    var fact: Int
  }
}
