import Binding
import Interpreter
import StatusBar

// What a search notes of the laws that hold of any app, and of what it reached.
extension Search {
  /// Notes what contradicts a law, seen on the way of a move from a situation, or where no move is
  /// given in the situation itself.
  mutating func note(_ fault: Fault, isSplit: Bool, _ number: Int?, _ move: Move? = nil) {
    guard found.wants(fault.cause, isSplit: isSplit) else { return }
    var lead = Lead(
      cause: fault.cause, moves: path(to: number) + (move.map { [$0] } ?? []),
      isCertain: fault.isCertain, bar: fault.bar)
    lead.isSplit = isSplit
    if let number, case .changed = fault.cause { lead.away = away(from: number) }
    found.add(lead)
  }

  /// How many moves were done on what is on top in a situation since it came.
  private func away(from number: Int) -> Int {
    let ways = situations.ways(to: number)
    let count = covered.count(of: situations[number].covered)
    return ways.dropFirst().prefix { covered.count(of: situations[$0].covered) >= count }.count
  }

  /// Notes what the situation shows that was kept last.
  mutating func note(_ facts: SituationFacts, _ end: Expansion.End, isSplit: Bool) {
    for rule in facts.disputed where !found.disputed.contains(rule) {
      found.disputed.append(rule)
    }
    note(end.undecided)
    let number = situations.count - 1
    for site in facts.wishSites { reach(.wish(site), number, nil, end, matters: true) }
    for fault in facts.faults { note(fault, isSplit: isSplit, number) }
  }

  /// What a way back left otherwise, under the same circumstances.
  mutating func noteReturn(
    from former: Look, to end: Expansion.End, _ move: Move, _ kind: Lead.ReturnKind?,
    _ parent: Int?, isSplit: Bool
  ) {
    guard let cause = change(from: former, to: end.look, kind, end.undecided) else { return }
    let isChanged = former.face != end.look.face
    if laws != nil {
      laws?.noteReturn(end.returns, move, from: parent, isChanged ? cause : nil)
      return
    }
    guard isChanged, let rest = faceAtRest(of: end), former.face != rest else { return }
    // A bar that is hidden has no colour to rest on anything.
    let isOfHiding = (former.face.content == nil) != (end.look.face.content == nil)
    let isCertain =
      isOfHiding
      ? former.isHidingSure && end.look.isHidingSure : former.isSure && end.look.isSure
    note(
      Fault(cause: cause, isCertain: isCertain, bar: end.world.published.bar),
      isSplit: isSplit, parent, move)
  }

  /// What shows once all code that waits at the end of a move has run; nil where that is not known.
  private func faceAtRest(of end: Expansion.End) -> Lead.Face? {
    guard let seconds = end.world.secondsToRest else { return end.look.face }
    var world = end.world
    let (journal, problem) = world.apply(.wait(seconds), in: program, recording: [])
    let look = Look(world)
    return problem == nil && journal.decisions.inputs.isEmpty && look.isKnown ? look.face : nil
  }

  /// The same, where it was found before.
  mutating func noteReturn(
    from former: Look, to end: ExpansionMemo.Step.End, _ step: ExpansionMemo.Detail, _ parent: Int
  ) {
    guard let cause = change(from: former, to: end.look, step.move.returnKind, end.undecided)
    else { return }
    let isChanged = former.face != end.look.face
    laws?.noteReturn(step.returns, step.move, from: parent, isChanged ? cause : nil)
  }

  /// How a way back may have changed the bar; nil where that cannot be compared.
  private mutating func change(
    from former: Look, to look: Look, _ kind: Lead.ReturnKind?, _ undecided: InputID?
  ) -> Lead.Cause? {
    guard former.orientation == look.orientation, former.appearance == look.appearance,
      let kind
    else { return nil }
    guard former.isKnown, look.isKnown else {
      laws?.noteUnknownReturn(kind, undecided)
      return nil
    }
    return .changed(from: former.face, to: look.face, by: kind)
  }

  /// A screen that is shown in two ways may be meant to have the bar in one of them alone: a player
  /// in full screen, which is also a small picture on a page. Then its wish is not certainly lost.
  mutating func doubtWishesHeededElsewhere() {
    for index in found.leads.indices where found.leads[index].isCertain {
      guard case .lost(let wanted, let site, let advice?) = found.leads[index].cause,
        advice.kind == .overrideNotAsked || advice.kind == .sheetContentNotAsked
      else { continue }
      let isHeeded = (0..<min(situations.count, Search.heedingLimit)).contains { number in
        wanted.isHeeded(
          at: site, in: Questions(table[situations.world(of: number)], program))
      }
      if isHeeded { found.leads[index].isCertain = false }
    }
  }

  /// So many situations are asked whether a wish is heard in them.
  private static let heedingLimit = 2_000

  // MARK: - What is reached

  /// Keeps a way back that was gone. Where nothing asks for a bar, leaving the app and turning the
  /// device has nothing to change.
  mutating func reachBack(
    from parent: Int, to end: Expansion.End, by move: Move, isChanged: Bool
  ) {
    guard let kind = move.returnKind else { return }
    let begin = Questions(table[situations.world(of: parent)], program)
    let asks = !begin.wishSites.isEmpty
    guard asks || !kind.stays else { return }
    reach(.way(begin.topName, kind), parent, move, end, matters: isChanged || asks)
  }

  /// Keeps a way or a wish that is met for the first time.
  private mutating func reach(
    _ key: ReachedWay.Key, _ number: Int, _ move: Move?, _ end: Expansion.End, matters: Bool
  ) {
    guard end.undecided == nil, reached.insert(key).inserted else { return }
    found.reached.append(
      ReachedWay(
        key: key, moves: path(to: number) + (move.map { [$0] } ?? []), face: end.look.face,
        matters: matters))
  }
}

extension Lead.ReturnKind {
  /// `true` iff the screen is the same one all the time.
  var stays: Bool {
    switch self {
    case .foreground, .turn, .scroll: true
    case .back, .cancelled, .dismissed, .tab, .page: false
    }
  }
}
