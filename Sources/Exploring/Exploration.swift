import Binding
import Interpreter
import Language
import StatusBar

/// What a search saw and found.
package struct Exploration: Sendable {
  /// What contradicts a law, each once, the shortest way first.
  package var leads: [Lead] = []
  /// How many worlds at rest were seen, with what the bar was behind each of their screens.
  package var situations = 0
  /// Of those the ones in which the bar is known, whatever is unknown on the way.
  package var known = 0
  /// How many moves were done.
  package var moves = 0
  /// How many worlds were expanded by themselves; what others lead to was found before.
  package internal(set) var expanded = 0
  /// How much was done, in the steps that a notebook counts.
  var work = 0
  /// `true` iff it was ended from outside, so that another run may see more.
  package var isInterrupted = false
  /// How many moves the farthest situation is away from the start.
  package var depth = 0
  /// How many situations were not gone on from, as a screen stands in them too often.
  package var deep = 0
  /// How many were not gone on from, as there are more than may be seen.
  package var open = 0
  /// How many ways back were gone.
  package var returns = 0
  /// What leads from where to where, where that was wanted.
  package var graph: SituationGraph?
  /// The moves that were done, as steps of a scenario, and in how many situations, where that was
  /// wanted; in the order in which they were met.
  package private(set) var doneMoves: [(steps: [String], situations: Int)] = []
  /// The screens that were reached, where that was wanted.
  package var screens: [ReachedScreen] = []
  /// The ways back that were gone and the wishes that were on screen, each by the shortest way,
  /// where that was wanted.
  var reached: [ReachedWay] = []
  /// Something that is not known and was in the way.
  package var unknown: InputID?
  /// The rules that sources dispute and that bars rest on, in the order in which they were met.
  var disputed: [Rule] = []

  /// What a search saw that did not begin.
  package init() {}

  /// Notes that a move was done in so many situations.
  mutating func note(_ steps: [String], times: Int) {
    if let place = doneMoves.firstIndex(where: { $0.steps == steps }) {
      doneMoves[place].situations += times
    } else {
      doneMoves.append((steps, times))
    }
  }

  /// `true` iff a lead with that cause would be added.
  func wants(_ cause: Lead.Cause, isSplit: Bool) -> Bool {
    guard let known = leads.first(where: { $0.cause == cause }) else { return true }
    return known.isSplit && !isSplit || known.away > 0
  }

  /// `true` iff a lead of that cause rests on nothing that is assumed.
  func hasCertain(_ cause: Lead.Cause) -> Bool {
    leads.contains { $0.cause == cause && $0.isCertain }
  }

  /// Adds a lead, unless one like it was found on a way that is no longer. A longer way on which
  /// all is known is a better one.
  mutating func add(_ lead: Lead) {
    guard let place = leads.firstIndex(where: { $0.cause == lead.cause }) else {
      leads.append(lead)
      return
    }
    let isKnownBetter = leads[place].isSplit && !lead.isSplit
    let isStraight = leads[place].away > 0 && lead.away == 0
    if isKnownBetter || isStraight && leads[place].isSplit == lead.isSplit { leads[place] = lead }
  }
}

extension Exploration {
  /// Adds what another search saw, but for its leads.
  mutating func add(_ other: Exploration) {
    situations += other.situations
    known += other.known
    expanded += other.expanded
    moves += other.moves
    depth = max(depth, other.depth)
    deep += other.deep
    open += other.open
    work += other.work
    isInterrupted = isInterrupted || other.isInterrupted
    returns += other.returns
    unknown = unknown ?? other.unknown
    for done in other.doneMoves { note(done.steps, times: done.situations) }
    screens.add(other.screens)
  }
}

/// What a search holds an app to, without a word of a spec.
package enum Law: Hashable, Sendable, CaseIterable {
  /// What is asked for on screen is on screen.
  case obeyed
  /// A way back leaves the bar as it was.
  case unchanged
  /// The text can be read on what is declared to lie under it.
  case legible
  /// A move shows nothing in between that is not there at its end.
  case steady
}

extension Law {
  /// What tells that it is contradicted.
  package var code: DiagnosticCode {
    switch self {
    case .obeyed: .wishNotHeard
    case .unchanged: .changedOnTheWayBack
    case .legible: .textUnreadable
    case .steady: .barFlashes
    }
  }
}

/// What a search takes to be so besides what a header says.
package struct Supposition: Hashable, Sendable {
  var inputs: [Assumed] = []
  package internal(set) var reading: Reading?

  package var isEmpty: Bool { inputs.isEmpty && reading == nil }

  /// What a header says for it, each as one setting.
  package func settings(in plan: Plan) -> [String] {
    inputs.compactMap { assumed in
      plan.bound.settingPath(of: assumed.input).map { $0 + " " + assumed.value.text }
    } + [reading?.setting].compactMap { $0 }
  }
}

extension Plan {
  /// The values of an input that can be tried, and be said in a header: none where these are not
  /// few.
  func assumableValues(of input: InputID) -> [InputValue] {
    guard input.rule == nil, input.end == nil,
      bound.program.inputs.indices.contains(Int(input.index))
    else { return [] }
    let values = bound.values(of: input)
    return values.isEmpty || bound.settingPath(of: input) == nil ? [] : values
  }
}

/// The shortest way to a situation that contradicts a law.
package struct Lead: Sendable {
  package var cause: Cause
  /// From the launch on.
  package var moves: [Move]
  /// `true` iff nothing that is assumed, and no rule that sources dispute, has a part in it, and
  /// what lost asks for it where what won says nothing.
  package var isCertain: Bool
  /// The bar at the end of the way.
  package var bar: Bar
  /// `true` iff something unknown led to several situations, of which this is seen in one.
  var isSplit = false
  /// How many moves, at the end of the way but for a way back, were done on what that leaves; of
  /// them a person's taps may have changed the bar on purpose.
  var away = 0
  /// What it is only so with: the reading of a disputed rule, or values of what is not known.
  package internal(set) var supposing = Supposition()

  init(cause: Cause, moves: [Move], isCertain: Bool, bar: Bar) {
    (self.cause, self.moves, self.isCertain, self.bar) = (cause, moves, isCertain, bar)
  }

  /// What contradicts the law: leads with the same one are told once.
  package enum Cause: Hashable, Sendable {
    /// A wish is not heard; with what the structure alone tells of it.
    case lost(LostWish.Wanted, at: Site, Advice?)
    case changed(from: Face, to: Face, by: ReturnKind)
    /// The bar was not asked again: the one that is shown, and the one that would be answered.
    case stale(Face, Face)
    /// The text would have to be of that colour; by the style that was answered, by whom, and where
    /// it stands what lies under the bar.
    case illegible(needed: InterfaceStyle, StatusBarStyle, Owner, on: Site)
    /// Something is seen on the way, and not at its end.
    case flashed(Face, by: Owner, before: Face)
  }

  /// What a person sees of a bar; nil for a hidden one.
  package struct Face: BitwiseCopyable, Hashable, Sendable {
    package var content: InterfaceStyle?

    init(_ bar: Bar) { content = bar.isHidden ? nil : bar.content }

    /// A word of the language.
    package var spelling: String { content.map { $0.spelling } ?? "hidden" }
  }

  /// How one goes back.
  package enum ReturnKind: BitwiseCopyable, Hashable, Sendable {
    case back, cancelled, dismissed, foreground, tab, page, turn, scroll
  }

  package var law: Law {
    switch cause {
    case .lost: .obeyed
    case .changed, .stale: .unchanged
    case .illegible: .legible
    case .flashed: .steady
    }
  }

  /// The fact that would hold if the law did.
  package var expectation: String {
    switch cause {
    case .lost(.hidden(let isHidden), _, _): isHidden ? "hidden" : "visible"
    case .lost(.content(let content), _, _): content.spelling
    case .illegible(let needed, _, _, _): needed.spelling
    case .flashed: "no flash"
    case .stale(let shown, let awaited):
      shown.content == nil && awaited.content != nil ? "visible" : awaited.spelling
    case .changed(let former, let face, _):
      former.content != nil && face.content == nil ? "visible" : former.spelling
    }
  }
}
