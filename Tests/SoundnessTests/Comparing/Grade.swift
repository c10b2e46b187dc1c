import Interpreter
import Language
import Wording

/// How sure an answer is.
enum Grade: Hashable, Sendable {
  case definite
  /// Definite under assumptions that the report names.
  case assumed
  case unknown
}

/// Returns how sure a run is of what it says about the fact at `range`; `mismatch` is nil where the
/// fact holds.
///
/// This is the one place that knows how a result tells what it rests on. Where the report states
/// several possible bars it puts `or` between them.
func grade(ofFactAt range: SourceRange, _ mismatch: FindingWords?, in cell: CellResult) -> Grade {
  guard let mismatch else { return cell.assumptions.isEmpty ? .definite : .assumed }
  if mismatch.kind == .undecided || mismatch.actual.contains(" or ") { return .unknown }
  return mismatch.assumptions.isEmpty ? .definite : .assumed
}

/// What a run says of a step that it does not do.
enum Stop: Hashable, Sendable {
  /// It cannot be done.
  case impossible(String)
  /// What it does is not known.
  case unknown(String)
  /// The model does not know such a step.
  case notModelled(String)

  init(_ mismatch: FindingWords) {
    if mismatch.kind == .undecided {
      self = .unknown(mismatch.title)
    } else if mismatch.code == .notModelledYet {
      self = .notModelled(mismatch.title)
    } else {
      self = .impossible(mismatch.title)
    }
  }

  var words: String {
    switch self {
    case .impossible(let text), .unknown(let text), .notModelled(let text): text
    }
  }
}
