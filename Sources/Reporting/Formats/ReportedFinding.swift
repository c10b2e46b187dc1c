import Interpreter
import Language

/// One thing that a report tells of, with its place as people and programs count it.
package struct ReportedFinding: Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// An expectation does not hold.
    case failed
    /// A step cannot be done.
    case broken
    /// An expectation depends on something unknown.
    case undecided
    /// An expectation is a blank.
    case blank
    /// The source is not valid.
    case error
    case warning
    /// A setting has no effect.
    case advice
    /// The same, where the command line does not let it pass.
    case denied
    /// Something does not hold, and its author knows.
    case known
  }

  package var kind: Kind
  package var code: DiagnosticCode
  /// States the problem in one line; starts in lower case and has no full stop.
  package var message: String
  package var place: Place
  /// The whole block as the report for people has it, without colours.
  package var block: String
  /// The name of the scenario that it is of, nil for a diagnostic of the file.
  package var scenario: String?
  /// What else tells it from others of its code in its file, wherever its line moves.
  package var identity: String?
  /// The cells concerned; nil where there is only one.
  package var cells: String?
  /// `true` iff a finding before it has the same cause.
  package var isRepeated = false
  /// What its author knows of it.
  package var knownIssue: String?
  /// Equal for findings that have one cause; nil for one that has no like.
  package var cause: String?
  /// How much it matters beside the others, from 1 to 100; nil where all matter alike.
  package var rank: Int?
  /// Why it is so, a clause each.
  package var why: [String] = []
  /// What to do, a clause each.
  package var hints: [String] = []
  /// The title of a change that was tried and helps.
  package var mend: String?
  /// What else of the sources has to do with it.
  package var related: [Remark] = []
  /// The change that mends it; none where nothing is known, or where several could be meant.
  package var edits: [Edit] = []

  /// `true` iff the change may be made unseen: it is a safe one, or was tried.
  package var isEditSafe = true

  /// A place, and what it has to do with a finding.
  package struct Remark: Sendable {
    package var place: Place
    package var text: String
  }

  /// Text in place of other text.
  package struct Edit: Sendable {
    package var place: Place
    package var text: String
  }

  /// `true` iff it is a reason for the run to be no success.
  package var isError: Bool {
    switch kind {
    case .failed, .broken, .undecided, .blank, .error, .denied: true
    case .warning, .advice, .known: false
    }
  }

  /// `true` iff it is neither a reason for the run to be no success nor known to its author.
  package var isWarning: Bool { !isError && kind != .known }
}

extension ReportedFinding {
  /// Why it is so and what to do, a line each, for a report that shows no block.
  var advice: [String] {
    var lines = why.prefix(3).map { "why: " + $0 }
    if let mend {
      lines.append("mend: " + mend)
    } else {
      lines += hints.prefix(2).map { "hint: " + $0 }
    }
    return lines
  }
}

/// A stretch of a file.
package struct Place: Hashable, Sendable {
  /// The path by which messages call the file.
  package var path: String
  package var start: Point
  package var end: Point

  /// One end of it; all from 1.
  package struct Point: Hashable, Sendable {
    package var line: Int
    /// In grapheme clusters.
    package var column: Int
    /// In code units of UTF-16, as editors and SARIF count.
    package var column16: Int
  }
}

extension SourceBook {
  /// Returns where `location` lies.
  func stretch(_ location: Location) -> Place {
    Place(
      path: name(of: location.file), start: point(location.range.start, location.file),
      end: point(location.range.end, location.file))
  }

  private func point(_ offset: UInt32, _ file: FileID) -> Place.Point {
    let position = position(offset, in: file)
    return Place.Point(
      line: position.line, column: position.column, column16: column16(offset, in: file))
  }
}

extension Finding.Kind {
  var reported: ReportedFinding.Kind {
    switch self {
    case .failed: .failed
    case .undecided: .undecided
    case .broken: .broken
    case .blank: .blank
    }
  }
}

extension ReportedFinding.Kind {
  /// The word in front of the code in reports for people.
  package var spelling: String {
    switch self {
    case .failed: "failed"
    case .broken: "broken"
    case .undecided: "undecided"
    case .blank: "blank"
    case .error: "error"
    case .warning: "warning"
    case .advice: "warning"
    case .denied: "denied"
    case .known: "known issue"
    }
  }
}
