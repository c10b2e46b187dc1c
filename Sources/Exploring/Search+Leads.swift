import Binding
import Interpreter
import StatusBar

// What a search notes of the laws that hold of any app, and of what it reached.
extension Search {
  private mutating func note(_ lead: Lead) {
    var lead = lead
    lead.isSplit = isSplit
    found.add(lead)
  }

  /// Notes what a situation that was not seen before shows.
  mutating func noteNew(_ questions: Questions, _ world: borrowing World, isLaunch: Bool) {
    for case .rule(let rule) in world.published.reliances.map({ $0.assumption })
    where !found.disputed.contains(rule) {
      found.disputed.append(rule)
    }
    note(world.published.undecided.first?.input)
    if bounds.keepsWays {
      for site in questions.wishSites {
        reach(.wish(site), path(to: nodes.count - 1), world, matters: true)
      }
    }
    noteLostWishes(isLaunch ? questions.lostKeys() : [])
    noteLostWishes(questions.lostWishes())
    noteIllegible(questions, world)
  }

  /// What is asked for, where a new situation shows something else.
  mutating func noteLostWishes(_ wishes: [LostWish]) {
    for wish in wishes {
      note(
        Lead(
          cause: .lost(wish.wanted, at: wish.site, wish.advice), moves: path(to: nodes.count - 1),
          isCertain: wish.isCertain && wish.isWinnerSilent,
          bar: table[nodes[nodes.count - 1].situation.world].published.bar))
    }
  }

  /// What is seen while a move is on its way, and not at its end. What the launch screen shows is
  /// left out: no key states it, or it is a lost wish.
  mutating func noteFlash(
    _ before: Look, _ world: borrowing World, _ move: Move, _ parent: Int, _ journal: Journal
  ) {
    guard !journal.open.contains(.look), world.published.alternatives.isEmpty else { return }
    var seen: [Bar] = []
    for case .changed(_, let to, _) in journal.events { seen.append(to) }
    let end = Lead.Face(world.published.bar)
    let middle = seen.dropLast().dropFirst(move == .launch ? 1 : 0)
    guard let flash = middle.first(where: { Lead.Face($0) != end }) else { return }
    let first = move == .launch ? seen.first.map { Lead.Face($0) } ?? end : before.face
    let face = Lead.Face(flash)
    let owner = face.content == nil ? flash.hiddenOwner : flash.styleOwner
    note(
      Lead(
        cause: .flashed(face, by: owner, before: first), moves: path(to: parent) + [move],
        isCertain: first == end && owner == .system && world.published.reliances.isEmpty
          && journal.reliances.isEmpty,
        bar: world.published.bar))
  }

  /// Text that cannot be read on what is declared to lie under it.
  mutating func noteIllegible(_ questions: Questions, _ world: borrowing World) {
    guard let needed = questions.neededText() else { return }
    let bar = world.published.bar
    note(
      Lead(
        cause: .illegible(needed: needed, bar.style, bar.styleOwner),
        moves: path(to: nodes.count - 1), isCertain: world.published.reliances.isEmpty, bar: bar))
  }

  /// What code asks for by a setter that is not heard.
  mutating func noteSetters(
    _ journal: Journal, _ world: borrowing World, _ move: Move, _ parent: Int
  ) {
    for case .ignored(let advice) in journal.events {
      guard advice.kind == .setterIgnored || advice.kind == .setterRemoved,
        let wanted = journal.setterWish(at: advice.site), world.published.undecided.isEmpty,
        wanted.differs(from: world.published.bar)
      else { continue }
      note(
        Lead(
          cause: .lost(wanted, at: advice.site, advice), moves: path(to: parent) + [move],
          isCertain: world.published.reliances.isEmpty, bar: world.published.bar))
    }
  }

  /// What a way back left otherwise, under the same circumstances.
  mutating func noteChange(
    from former: Look, to look: Look, _ world: World, _ move: Move, _ parent: Int,
    _ journal: Journal
  ) {
    guard former.orientation == look.orientation, former.appearance == look.appearance,
      let kind = move.returnKind
    else { return }
    guard former.isKnown, look.isKnown else {
      laws?.noteUnknownReturn(kind, from: world)
      return
    }
    let isChanged = former.face != look.face
    if laws != nil {
      let change = Lead.Cause.changed(from: former.face, to: look.face, by: kind)
      laws?.noteReturn(
        move, kind, from: parent, to: world, after: journal, isChanged ? change : nil)
      return
    }
    guard isChanged else { return }
    note(
      Lead(
        cause: .changed(from: former.face, to: look.face, by: kind),
        moves: path(to: parent) + [move], isCertain: former.isSure && look.isSure,
        bar: world.published.bar))
  }

  // MARK: - What is reached

  /// Keeps a way back that was gone. Where nothing asks for a bar, leaving the app and turning the
  /// device has nothing to change.
  mutating func reachBack(
    from start: World, to world: borrowing World, by move: Move, _ parent: Int, _ former: Look,
    _ look: Look
  ) {
    guard let kind = move.returnKind else { return }
    let begin = Questions(start, program)
    let asks = !begin.wishSites.isEmpty
    guard asks || !kind.stays else { return }
    reach(
      .way(begin.topName, kind), path(to: parent) + [move], world,
      matters: former.face != look.face || asks)
  }

  /// Keeps a way or a wish that is met for the first time.
  private mutating func reach(
    _ key: ReachedWay.Key, _ moves: [Move], _ world: borrowing World, matters: Bool
  ) {
    guard world.published.undecided.isEmpty, reached.insert(key).inserted else { return }
    found.reached.append(
      ReachedWay(
        key: key, moves: moves, face: Lead.Face(world.published.bar), matters: matters))
  }
}

extension Lead.ReturnKind {
  /// `true` iff the screen is the same one all the time.
  var stays: Bool {
    switch self {
    case .foreground, .turn: true
    case .back, .cancelled, .dismissed, .tab, .page: false
    }
  }
}
