import Interpreter
import StatusBar

/// The laws of an exploration, and what a search saw of each.
struct LawWatch {
  private let laws: [PlannedLaw]
  private var accounts: [Account]
  /// What leads from where to where, for laws of what can be reached from anywhere.
  private var edges: [(from: Int, to: Int)] = []
  let keepsEdges: Bool
  /// `true` iff a law speaks of ways back.
  let hasReturns: Bool

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
    /// Nil for the beginning.
    var situation: Int?
    var move: Move?
  }

  /// That something unknown decides; nil where it has no name.
  struct Doubt {
    var input: InputID?
  }

  init(_ laws: [PlannedLaw]) {
    self.laws = laws
    accounts = [Account](repeating: Account(), count: laws.count)
    keepsEdges = laws.contains { $0.kind == .reachable && $0.hasPremise }
    hasReturns = laws.contains { if case .after = $0.kind { true } else { false } }
  }

  /// Notes how the laws stand that tell of what is seen on the way of a move.
  mutating func note(_ verdicts: [LawVerdict], ofMove move: Move, from parent: Int?) {
    for law in verdicts.indices where laws[law].isOfMoves {
      note(verdicts[law], of: law, at: Place(situation: parent, move: move))
    }
  }

  /// Notes what leads from where to where.
  mutating func noteEdge(from parent: Int?, to situation: Int) {
    if keepsEdges, let parent { edges.append((parent, situation)) }
  }

  /// Notes how the laws stand at a situation that was not seen before.
  mutating func note(_ verdicts: [LawVerdict], of situation: Int) {
    for law in verdicts.indices where !laws[law].isOfMoves {
      switch laws[law].kind {
      case .after: continue
      case .always, .never: note(verdicts[law], of: law, at: Place(situation: situation))
      case .reachable: noteGoal(law, verdicts[law], situation)
      }
    }
  }

  /// Notes that some laws hold at a situation that was not seen before.
  mutating func note(_ holding: LawSet) {
    var rest = holding.bits
    while rest != 0 {
      accounts[rest.trailingZeroBitCount].met += 1
      rest &= rest - 1
    }
  }

  /// Notes what a way back left, where a law speaks of it; `change` is nil if nothing changed.
  mutating func noteReturn(
    _ verdicts: [LawVerdict], _ move: Move, from parent: Int?, _ change: Lead.Cause?
  ) {
    for law in verdicts.indices {
      guard case .after = laws[law].kind else { continue }
      switch verdicts[law].standing {
      case .idle, .fails: continue
      case .undecided(let input): doubt(law, input)
      case .holds:
        var verdict = verdicts[law]
        if change != nil { verdict.standing = .fails }
        if accounts[law].first == nil { accounts[law].change = change }
        note(verdict, of: law, at: Place(situation: parent, move: move))
      }
    }
  }

  /// Notes a way back between bars of which one is not known.
  mutating func noteUnknownReturn(_ kind: Lead.ReturnKind, _ input: InputID?) {
    for law in laws.indices {
      guard case .after(let ways) = laws[law].kind, ways.contains(kind.wayBack) else { continue }
      doubt(law, input)
    }
  }

  private mutating func noteGoal(_ law: Int, _ verdict: LawVerdict, _ situation: Int) {
    // From where it counts, what it claims is to be reached: both are asked by themselves.
    if verdict.counts {
      accounts[law].met += 1
      accounts[law].origins.append(situation)
    }
    switch verdict.standing {
    case .holds:
      accounts[law].goals.append(situation)
      rest(law, on: verdict.assumptions)
    case .idle, .fails: break
    case .undecided(let input): doubt(law, input)
    }
  }

  private mutating func note(_ verdict: LawVerdict, of law: Int, at place: Place) {
    switch verdict.standing {
    case .idle: return
    case .holds:
      accounts[law].met += 1
      rest(law, on: verdict.assumptions)
    case .undecided(let input): doubt(law, input)
    case .fails:
      accounts[law].met += 1
      accounts[law].failures += 1
      guard accounts[law].first == nil else { return }
      accounts[law].first = place
      accounts[law].fresh = verdict.fresh
    }
  }

  /// Keeps what a verdict rests on.
  private mutating func rest(_ law: Int, on assumptions: [VerdictAssumption]) {
    for assumption in assumptions where !accounts[law].assumptions.contains(assumption) {
      accounts[law].assumptions.append(assumption)
    }
  }

  private mutating func doubt(_ law: Int, _ input: InputID?) {
    if accounts[law].doubt == nil { accounts[law].doubt = Doubt(input: input) }
  }

  // MARK: - The end

  /// What became of each law; `path` returns the way to a situation.
  func outcomes(_ path: (Int?) -> [Move]) -> [LawOutcome] {
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

/// Some of the first laws of an exploration.
struct LawSet: BitwiseCopyable {
  /// One a law.
  let bits: UInt64

  /// Those that hold at a situation; nil where there is more to say of a law than that.
  init?(holdingIn verdicts: [LawVerdict], of laws: [PlannedLaw]) {
    var bits: UInt64 = 0
    for law in verdicts.indices where !laws[law].isOfMoves {
      switch laws[law].kind {
      case .after: continue
      case .reachable: return nil
      case .always, .never: break
      }
      switch verdicts[law].standing {
      case .idle: continue
      case .holds where verdicts[law].assumptions.isEmpty && law < UInt64.bitWidth:
        bits |= 1 << UInt64(law)
      case .holds, .fails, .undecided: return nil
      }
    }
    self.bits = bits
  }
}

extension Lead.ReturnKind {
  /// The word of a law for it.
  var wayBack: WayBack {
    switch self {
    case .back: .back
    case .cancelled: .cancel
    case .dismissed: .dismiss
    case .foreground: .foreground
    case .tab: .tab
    case .page: .page
    case .turn: .rotate
    case .scroll: .scroll
    }
  }
}
