import Interpreter
import StatusBar

/// The laws of an exploration, and what a search saw of each.
struct LawWatch {
  private let laws: [PlannedLaw]
  private var judge: LawJudge
  private var accounts: [Account]
  /// What leads from where to where, for laws of what can be reached from anywhere.
  private var edges: [(from: Int, to: Int)] = []
  private let keepsEdges: Bool

  /// What was seen of one law.
  private struct Account {
    /// The situations, moves or ways back at which it counted.
    var met = 0
    var failures = 0
    /// Where it failed first: a situation, or a move from one.
    var first: Place?
    var change: Lead.Cause?
    /// What would be answered where it failed first.
    var fresh: Lead.Face?
    /// Where it was undecided first.
    var doubt: Doubt?
    /// Situations that are to be reached, and those from where, by number.
    var goals: [Int] = []
    var origins: [Int] = []
    /// What the verdicts rest on, each once.
    var assumptions: [VerdictAssumption] = []
  }

  /// A situation, and the move from there that matters, if one does.
  private struct Place {
    var situation: Int
    var move: Move?
  }

  /// That something unknown decides; nil where it has no name.
  struct Doubt {
    var input: InputID?
  }

  init(_ laws: [PlannedLaw], _ judge: LawJudge) {
    self.laws = laws
    self.judge = judge
    accounts = [Account](repeating: Account(), count: laws.count)
    keepsEdges = laws.contains { $0.kind == .reachable && $0.hasPremise }
  }

  /// Holds the laws of what is seen on the way against a move.
  mutating func noteMove(
    _ move: Move, from parent: Int, to world: World, after journal: Journal
  ) {
    guard laws.contains(where: { $0.isOfMoves }) else { return }
    judge.look(at: world, after: journal)
    for law in laws.indices where laws[law].isOfMoves {
      note(judge.standing(of: law), of: law, at: Place(situation: parent, move: move))
    }
  }

  /// Holds the laws against a situation; its world is nil where it was seen before.
  mutating func note(
    _ situation: Int, from parent: Int, _ world: World?, after journal: Journal
  ) {
    if keepsEdges, parent >= 0 { edges.append((parent, situation)) }
    guard let world else { return }
    judge.look(at: world, after: journal)
    for law in laws.indices where !laws[law].isOfMoves {
      switch laws[law].kind {
      case .after: continue
      case .always, .never:
        note(judge.standing(of: law), of: law, at: Place(situation: situation))
      case .reachable: noteGoal(law, situation)
      }
    }
  }

  /// Notes what a way back left, where a law speaks of it; `change` is nil if nothing changed.
  mutating func noteReturn(
    _ move: Move, _ kind: Lead.ReturnKind, from parent: Int, to world: World,
    after journal: Journal, _ change: Lead.Cause?
  ) {
    for law in laws.indices {
      guard case .after(let ways) = laws[law].kind, ways.contains(kind.wayBack) else { continue }
      judge.look(at: world, after: journal)
      switch judge.standing(of: law) {
      case .idle, .fails: continue
      case .undecided(let input): doubt(law, input)
      case .holds:
        let standing: LawJudge.Standing = change == nil ? .holds : .fails
        if accounts[law].first == nil { accounts[law].change = change }
        note(standing, of: law, at: Place(situation: parent, move: move))
      }
    }
  }

  /// Notes a way back between bars of which one is not known.
  mutating func noteUnknownReturn(_ kind: Lead.ReturnKind, from world: World) {
    for law in laws.indices {
      guard case .after(let ways) = laws[law].kind, ways.contains(kind.wayBack) else { continue }
      doubt(law, world.published.undecided.first?.input)
    }
  }

  private mutating func noteGoal(_ law: Int, _ situation: Int) {
    if laws[law].hasPremise {
      // From where it counts, what it claims is to be reached: both are asked by themselves.
      if judge.counts(law) {
        accounts[law].met += 1
        accounts[law].origins.append(situation)
      }
    }
    switch judge.claim(of: law) {
    case .holds:
      accounts[law].goals.append(situation)
      rest(law)
    case .idle, .fails: break
    case .undecided(let input): doubt(law, input)
    }
  }

  private mutating func note(
    _ standing: LawJudge.Standing, of law: Int, at place: Place
  ) {
    switch standing {
    case .idle: return
    case .holds:
      accounts[law].met += 1
      rest(law)
    case .undecided(let input): doubt(law, input)
    case .fails:
      accounts[law].met += 1
      accounts[law].failures += 1
      guard accounts[law].first == nil else { return }
      accounts[law].first = place
      accounts[law].fresh = Lead.Face(judge.fresh)
    }
  }

  /// Keeps what a verdict rests on.
  private mutating func rest(_ law: Int) {
    for assumption in judge.assumptions(of: law)
    where !accounts[law].assumptions.contains(assumption) {
      accounts[law].assumptions.append(assumption)
    }
  }

  private mutating func doubt(_ law: Int, _ input: InputID?) {
    if accounts[law].doubt == nil { accounts[law].doubt = Doubt(input: input) }
  }

  // MARK: - The end

  /// What became of each law; `path` returns the way to a situation.
  func outcomes(_ path: (Int) -> [Move]) -> [LawOutcome] {
    laws.indices.map { law in
      var account = accounts[law]
      var witness: [Move]?
      if laws[law].kind == .reachable {
        witness = account.goals.first.map { path($0) }
        if laws[law].hasPremise { strand(&account) }
      }
      var outcome = LawOutcome(
        law: law, met: account.met, failures: account.failures, doubt: account.doubt)
      outcome.goals = account.goals.count
      outcome.assumptions = account.assumptions
      outcome.witness = witness
      if let first = account.first {
        outcome.way = path(first.situation) + (first.move.map { [$0] } ?? [])
        outcome.change = account.change
        outcome.fresh = account.fresh
      }
      return outcome
    }
  }

  /// Notes the situations from which no goal is reached.
  private func strand(_ account: inout Account) {
    var before: [Int: [Int]] = [:]
    for edge in edges { before[edge.to, default: []].append(edge.from) }
    var reaches = Set(account.goals)
    var open = account.goals
    while let next = open.popLast() {
      for origin in before[next] ?? [] where reaches.insert(origin).inserted {
        open.append(origin)
      }
    }
    let stranded = account.origins.filter { !reaches.contains($0) }
    account.failures = stranded.count
    account.first = stranded.first.map { Place(situation: $0) }
  }
}

/// What a search saw of one law, in one cell.
struct LawOutcome {
  var law: Int
  /// The situations, moves or ways back at which it counted.
  var met: Int
  var failures: Int
  /// The shortest way to where it fails; nil where it does nowhere.
  var way: [Move]?
  var change: Lead.Cause?
  /// What would be answered there.
  var fresh: Lead.Face?
  var doubt: LawWatch.Doubt?
  /// Of what is to be reached: the situations in which it is, and the shortest way to one.
  var goals = 0
  var witness: [Move]?
  /// What the verdicts rest on besides what is known, each once.
  var assumptions: [VerdictAssumption] = []

  init(law: Int, met: Int, failures: Int, doubt: LawWatch.Doubt?) {
    (self.law, self.met, self.failures, self.doubt) = (law, met, failures, doubt)
  }
}

extension Lead.ReturnKind {
  /// The word of a law for it.
  fileprivate var wayBack: WayBack {
    switch self {
    case .back: .back
    case .cancelled: .cancel
    case .dismissed: .dismiss
    case .foreground: .foreground
    case .tab: .tab
    case .page: .page
    case .turn: .rotate
    }
  }
}
