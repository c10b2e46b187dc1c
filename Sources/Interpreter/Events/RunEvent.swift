import Language
import StatusBar

/// What a run comes upon, in the order in which it is told: the one stream that every report, and
/// every other reader, is made from.
///
/// The order is that of the input: `began`; complaints about what was asked for; for each file
/// `fileBegan`, then `planned` with its scenarios, or a complaint, then `fileEnded`; complaints
/// about the run as a whole; `ended`.
package enum RunEvent: Sendable {
  case began(RunVerb)
  /// Something that lies in no source.
  case complaint(Complaint)
  /// The turn of a file has come; nothing of it is read.
  case fileBegan(name: String)
  /// It was read, parsed and planned.
  case planned(PlannedFile)
  /// A scenario ran, in all of its cells.
  case scenario(ScenarioResult)
  /// A scenario would run, were it not only to be listed.
  case listed(ListedScenario)
  case fileEnded(FileEnd)
  case ended(RunEnd)
}

/// What is done with files.
package enum RunVerb: Sendable, CaseIterable {
  /// Their scenarios are run.
  case test
  /// Only what is wrong with them is told.
  case check

  package var spelling: String {
    switch self {
    case .test: "test"
    case .check: "check"
    }
  }
}

/// One file with what it includes, and what is wrong with them.
package struct PlannedFile: Sendable {
  /// The file itself first.
  package let sources: [Source]
  /// All of its scenarios, whatever is selected.
  package let plan: Plan

  package init(sources: [Source], plan: Plan) {
    self.sources = sources
    self.plan = plan
  }

  /// In the order in which they were found.
  package var diagnostics: [Diagnostic] { plan.diagnostics }

  /// `true` iff its scenarios can be run.
  package var isValid: Bool { !diagnostics.contains { $0.severity == .error && !$0.isOfSilence } }

  /// `true` iff a scenario expects nothing; it is not run, the others are.
  package var hasSilence: Bool { diagnostics.contains { $0.isOfSilence } }
}

extension Diagnostic {
  /// `true` iff it says that a scenario expects nothing.
  var isOfSilence: Bool { code == .noExpectation }
}

/// What is known of a file once it is done with.
package struct FileEnd: Sendable {
  /// Those of the defects asked for that some of its cells could have.
  package var possibleQuirks: Quirks
  /// The tags of its scenarios, where the command line asks for some.
  package var tags: [String] = []
  /// `true` iff the run ended before all of its scenarios had run.
  package var isCutOff = false
  /// What searches of it reached, where a report asks for that.
  package var reached: [ReachedScreens] = []

  package init(possibleQuirks: Quirks = Quirks(), isCutOff: Bool = false) {
    self.possibleQuirks = possibleQuirks
    self.isCutOff = isCutOff
  }
}

/// What a run came to.
package struct RunEnd: Sendable {
  package var tally: Tally
  /// Why it is no success; empty if it is one.
  package var causes: Set<RunCause>
  package var nanoseconds: UInt64
  /// After how many scenarios that do not hold it was ended; nil where it went on to its end.
  package var stoppedAfter: Int?
  /// What makes the order again in which files and scenarios ran; nil where it was theirs.
  package var seed: UInt64?

  package init(tally: Tally, causes: Set<RunCause>, nanoseconds: UInt64) {
    self.tally = tally
    self.causes = causes
    self.nanoseconds = nanoseconds
  }
}
