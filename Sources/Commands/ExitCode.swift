import Interpreter

/// What the process says to its parent.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  case failed = 1
  case invalid = 2
  case nothingRan = 3
  case wouldRewrite = 4
  case inconclusive = 5
  case usage = 64
  case unreadable = 66
  case bug = 70
  case unwritable = 74
  case interrupted = 130

  /// What it means, for the help.
  package var meaning: String {
    switch self {
    case .success: "everything asked for holds"
    case .failed: "an expectation failed, or a scenario could not be run to its end"
    case .invalid: "a file is not valid .sbar"
    case .nothingRan: "nothing ran: no files, no scenarios, no expectation, nothing matched"
    case .wouldRewrite: "a file differs from what a command would write, or has just been filled in"
    case .inconclusive:
      "undecided: something is unknown, or with --strict assumed; or it timed out"
    case .usage: "wrong command line"
    case .unreadable: "a file cannot be read"
    case .bug: "a bug in sbar: the file is named, the others run, and reports are written"
    case .unwritable: "output cannot be written"
    case .interrupted: "interrupted, or the terminal went away: reports hold what came so far"
    }
  }

  /// Says why a run is no success.
  package init(_ cause: RunCause) {
    switch cause {
    case .bug: self = .bug
    case .unreadable: self = .unreadable
    case .invalid: self = .invalid
    case .failed, .denied: self = .failed
    case .undecided, .outOfTime: self = .inconclusive
    case .interrupted: self = .interrupted
    case .blank: self = .wouldRewrite
    case .nothingRan: self = .nothingRan
    }
  }

  /// The largest cause first.
  private static let precedence: [ExitCode] = [
    .usage, .bug, .unreadable, .unwritable, .interrupted, .invalid, .failed, .inconclusive,
    .wouldRewrite, .nothingRan,
  ]

  /// Returns the status that wins where several apply.
  package static func worst(of causes: Set<ExitCode>) -> ExitCode {
    precedence.first { causes.contains($0) } ?? .success
  }
}
