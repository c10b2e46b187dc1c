import Binding
import Language
import StatusBar

/// What does not change while the scenarios of one plan run; an object, so that they share it.
final class RunTerms {
  let bound: BoundSpec
  let views: ViewOwners
  let isStrict: Bool
  /// `false` where the program has nothing that could lag behind, so that no check is needed.
  let mayBeStale: Bool
  let explaining: RunOptions.Explaining
  let account: FindingAccount

  init(
    bound: BoundSpec, views: ViewOwners, isStrict: Bool = false, mayBeStale: Bool,
    explaining: RunOptions.Explaining = .all, account: FindingAccount = FindingAccount(limit: .max)
  ) {
    self.bound = bound
    self.views = views
    self.isStrict = isStrict
    self.mayBeStale = mayBeStale
    self.explaining = explaining
    self.account = account
  }

  /// The same for callers that ask only how a scenario ends.
  private(set) lazy var silent = RunTerms(
    bound: bound, views: views, isStrict: isStrict, mayBeStale: mayBeStale, explaining: .nothing)
}

/// What does not change while one scenario runs; an object, so that cells share it cheaply.
final class RunContext {
  let terms: RunTerms
  let shared: SharedProgram
  let scenario: PlannedScenario
  /// What was explained already; nil explains it again.
  let causes: CauseBook?
  /// The laws of explorations that its steps are held against.
  let laws: [AppliedLaw]
  /// What was told of the steps of each cell, by its number; few have to be told of.
  private var replays: [Int: KeptReplay] = [:]
  /// What its findings speak of; few scenarios have any.
  private(set) lazy var text = ProgramText(terms.bound.spec, shared, file: scenario.name.file)

  init(
    _ scenario: consuming PlannedScenario, _ program: SharedProgram, on terms: RunTerms,
    causes: CauseBook? = nil, laws: [AppliedLaw] = []
  ) {
    self.laws = laws
    self.terms = terms
    shared = program
    self.scenario = consume scenario
    self.causes = causes
  }

  /// Lent, as the program is: a copy would count the references of all its parts.
  var bound: BoundSpec { _read { yield terms.bound } }
  var views: ViewOwners { _read { yield terms.views } }
  var isStrict: Bool { terms.isStrict }
  var mayBeStale: Bool { terms.mayBeStale }
  var explaining: RunOptions.Explaining { terms.explaining }
  var account: FindingAccount { terms.account }

  /// The same with another cell in place of one of them, for callers that ask only how it ends.
  func silent(with cell: PlannedCell, at index: Int) -> RunContext {
    var scenario = scenario
    scenario.cells[index] = cell
    return RunContext(scenario, shared, on: terms.silent)
  }

  /// The same with one cell alone, to find out what another setting would give.
  func silent(with cell: PlannedCell) -> RunContext {
    var scenario = scenario
    scenario.cells = [cell]
    return RunContext(scenario, shared, on: terms.silent)
  }

  func replays(in cell: Int) -> KeptReplay {
    if let known = replays[cell] { return known }
    let kept = KeptReplay()
    replays[cell] = kept
    return kept
  }

  var program: Program { _read { yield shared.program } }

  var spec: Spec { _read { yield terms.bound.spec } }

  func at(_ range: SourceRange) -> Location { Location(scenario.name.file, range) }
}
