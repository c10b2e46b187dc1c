import Driver
import Host
import Reporting
import StatusBar

/// What a command line asks for, beside verb and operands.
package struct Options: Sendable {
  package var color = ColorChoice.auto
  package var format = ReportFormat.pretty
  /// Further reports, each with its place.
  package var reports: [ReportRequest] = []
  /// `false` leaves out how long a run took, so that two of them can be compared.
  package var showsTimes = true
  /// Which scenarios are meant.
  package var selection = Selection()
  /// `true` iff only those scenarios run that did not hold when they last ran.
  package var runsLastFailed = false
  /// `true` iff files may include others from outside of their project.
  package var includesOutside = false
  /// `true` iff blanks are filled in.
  package var updates = false
  /// `true` iff the run goes on with every change.
  package var watches = false
  /// `false` says nothing of a run that takes long until it ends.
  package var showsProgress = true
  /// The job that `init` writes.
  package var job = CIJob.github
  /// The order of files and scenarios; nil leaves them in their own.
  package var shuffling: Shuffling?
  /// Nanoseconds after which the run ends; nil lets it go on.
  package var timeout: UInt64?
  /// `true` iff scenarios are listed and not run.
  package var lists = false
  /// `true` iff it is no fault that nothing is selected.
  package var allowsEmpty = false
  /// The run ends after so many scenarios that do not hold; nil goes on to its end.
  package var maxFailures: Int?
  /// How many threads work at once; nil as many as there are cores, and one for a search.
  package var jobs: Int?
  package var isStrict = false
  package var assumptions = true
  package var quirks = Quirks()
  /// The most diagnostics shown of one file and of a run; 0 shows all, nil stands for 20 and 100.
  package var maxErrors: Int?
  package var isASCII = false
  package var verbosity = Verbosity.usual
  package var policies: [(name: String, value: String)] = []
  package var wantsHelp = false
  /// `true` iff a setting without effect fails the run.
  package var deniesAdvice = false
  /// What `ask` begins with, does, shows and writes.
  package var root: String?
  package var steps: [String] = []
  /// Settings of a header.
  package var settings: [String] = []
  package var showsAllSteps = false
  /// What the bar is wanted to be: `hidden`, `visible`, `light` or `dark`.
  package var wish: String?
  package var specPath: Path?
  /// How many situations of a cell `explore` sees at most; nil for its own limit.
  var situations: Int?
  /// What was told before and is not told again, and where what is told now is written.
  var baseline: Path?
  var newBaseline: Path?
  /// How many survivors `mutate` lets pass; nil for any number.
  var maxSurvivors: Int?
  /// `true` iff `explore` lists the moves that it did.
  var listsMoves = false
  /// In which language `explore` writes a graph; nil for its text.
  var graphFormat: GraphFormat?
  /// `true` iff `audit` or `mutate` tells all that it found at length.
  package var showsAllFindings = false
  /// `true` iff `test` tells what no expectation looks at.
  package var showsCoverage = false
  /// What `import` reads: its target and configuration, and what it leaves out.
  package var target: String?
  package var configuration: String?
  package var excluded: [String] = []
  /// `true` iff it lists what was not read in place of the table.
  package var showsUnread = false
  /// How `render` draws; nil stands for text. The cells that it draws, and where it writes.
  package var pictureFormat: PictureFormat?
  package var cellWords: String?
  package var outputPath: Path?
  /// `true` iff `explain` draws the device at a step wherever it writes to.
  package var showsPictures = false
  /// Which of the mends is written; nil writes none.
  package var appliedMend: Int?
  /// `true` iff `fmt` only says which files it would change.
  package var checksOnly = false
  /// `true` iff `fmt` shows what it would change.
  package var showsDifference = false
  /// `true` iff `fmt` changes the files themselves.
  package var writesInPlace = false
  /// `true` iff `check` applies fixes, and whether those for review, too.
  package var fixes = false
  package var fixesAll = false
  /// The columns that `fmt` gives a line; nil stands for the usual ones.
  package var width: Int?

  package init() {}
}
