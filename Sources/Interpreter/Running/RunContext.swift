import Binding
import Language
import StatusBar

/// What does not change while one scenario runs; an object, so that cells share it cheaply.
final class RunContext {
  let shared: SharedProgram
  let bound: BoundSpec
  let scenario: PlannedScenario
  let views: ViewOwners
  let isStrict: Bool
  /// `false` where the program has nothing that could lag behind, so that nobody need look.
  let mayBeStale: Bool
  let explaining: RunOptions.Explaining
  /// What was explained already; nil explains it again.
  let causes: CauseBook?
  private(set) lazy var told = ToldFindings()
  /// What was told of the steps of each cell, by its number; few have to be told of.
  private var retold: [Int: RetoldSteps] = [:]
  let account: FindingAccount
  /// What the scenario stands in, for whoever tells of it.
  private lazy var source = spec.source(scenario.name.file)

  init(
    program: SharedProgram, bound: BoundSpec, scenario: consuming PlannedScenario,
    views: ViewOwners,
    isStrict: Bool, mayBeStale: Bool, explaining: RunOptions.Explaining = .all,
    causes: CauseBook? = nil, account: FindingAccount = FindingAccount(limit: .max)
  ) {
    shared = program
    self.bound = bound
    self.scenario = consume scenario
    self.views = views
    self.isStrict = isStrict
    self.mayBeStale = mayBeStale
    self.explaining = explaining
    self.causes = causes
    self.account = account
  }

  /// The same for whoever asks only how it ends.
  var silent: RunContext {
    RunContext(
      program: shared, bound: bound, scenario: scenario, views: views, isStrict: isStrict,
      mayBeStale: mayBeStale, explaining: .nothing)
  }

  func retold(in cell: Int) -> RetoldSteps {
    if let known = retold[cell] { return known }
    let steps = RetoldSteps()
    retold[cell] = steps
    return steps
  }

  var program: Program { _read { yield shared.program } }

  /// Lent, as the program is: a copy would count the references of all its parts.
  var spec: Spec { _read { yield bound.spec } }

  func at(_ range: SourceRange) -> Location { Location(scenario.name.file, range) }

  func text(_ range: SourceRange) -> String { source?.text(range) ?? "" }
}
