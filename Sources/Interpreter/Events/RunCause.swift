/// Why a run is no success; the largest cause first.
package enum RunCause: Hashable, Sendable, CaseIterable {
  /// sbar itself stopped at a file.
  case bug
  /// Something that was asked for cannot be read.
  case unreadable
  /// The user ended the run.
  case interrupted
  /// A file is not valid.
  case invalid
  /// An expectation failed, or a scenario could not be run to its end.
  case failed
  /// A setting has no effect, and the command line does not let that pass.
  case denied
  /// An expectation depends on something unknown.
  case undecided
  /// The time that the run was given is over.
  case outOfTime
  /// An expectation is a blank, or was one until now.
  case blank
  /// Nothing ran, or less than was asked for.
  case nothingRan

  /// The exit code that says so.
  package var status: Int {
    switch self {
    case .bug: 70
    case .unreadable: 66
    case .interrupted: 130
    case .invalid: 2
    case .failed, .denied: 1
    case .undecided, .outOfTime: 5
    case .blank: 4
    case .nothingRan: 3
    }
  }
}

extension RunEnd {
  /// The exit code of the largest cause, 0 for a success.
  package var status: Int {
    RunCause.allCases.first { causes.contains($0) }?.status ?? 0
  }
}
