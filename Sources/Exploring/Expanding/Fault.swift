import Interpreter
import StatusBar

/// What contradicts a law that holds of any app, but for the way there.
struct Fault {
  var cause: Lead.Cause
  /// As `Lead.isCertain` has it.
  var isCertain: Bool
  var bar: Bar
}

extension Fault {
  /// What code asks for by a setter that is not heard.
  static func setters(_ journal: Journal, _ world: borrowing World) -> [Fault] {
    var faults: [Fault] = []
    // Where the device has no bar no wish can be lost (U51).
    if world.platform.ruleAgainstBar != nil { return [] }
    for case .ignored(let advice) in journal.events {
      guard advice.kind == .setterIgnored || advice.kind == .setterRemoved,
        let wanted = journal.setterWish(at: advice.site), world.published.undecided.isEmpty,
        wanted.differs(from: world.published.bar)
      else { continue }
      faults.append(
        Fault(
          cause: .lost(wanted, at: advice.site, advice),
          isCertain: world.published.reliances.isEmpty, bar: world.published.bar))
    }
    return faults
  }

  /// What is seen while a move is on its way, and not at its end. What the launch screen shows is
  /// left out: no key states it, or it is a lost wish.
  static func flash(
    _ before: Search.Look, _ world: borrowing World, _ journal: Journal, isLaunch: Bool
  ) -> Fault? {
    guard !journal.open.contains(.look), world.published.alternatives.isEmpty else { return nil }
    var seen: [Bar] = []
    for case .changed(_, let to, _) in journal.events { seen.append(to) }
    let end = Lead.Face(world.published.bar)
    let middle = seen.dropLast().dropFirst(isLaunch ? 1 : 0)
    guard let flash = middle.first(where: { Lead.Face($0) != end }) else { return nil }
    let first = isLaunch ? seen.first.map { Lead.Face($0) } ?? end : before.face
    let face = Lead.Face(flash)
    let owner = face.content == nil ? flash.hiddenOwner : flash.styleOwner
    return Fault(
      cause: .flashed(face, by: owner, before: first),
      isCertain: first == end && owner == .system && world.published.reliances.isEmpty
        && journal.reliances.isEmpty,
      bar: world.published.bar)
  }
}

/// What is told of a situation that was not seen before.
struct SituationFacts {
  /// The disputed rules that the bar rests on.
  private(set) var disputed: [Rule] = []
  /// `true` iff the bar follows from what is on screen.
  let isKnown: Bool
  /// Where what is asked for on screen stands, if that is wanted.
  let wishSites: [Site]
  /// What contradicts a law there.
  private(set) var faults: [Fault] = []
  /// `true` iff the bar was not asked since something changed.
  private(set) var isStale = false
  /// How much was done to find that out.
  var work = 0

  init(_ questions: Questions, isLaunch: Bool, withWishes: Bool) {
    isKnown = questions.isBarKnown
    wishSites = withWishes ? questions.wishSites : []
    for case .rule(let rule) in questions.world.published.reliances.map({ $0.assumption }) {
      disputed.append(rule)
    }
    let bar = questions.world.published.bar
    for wish in (isLaunch ? questions.lostKeys() : []) + questions.lostWishes() {
      faults.append(
        Fault(
          cause: .lost(wish.wanted, at: wish.site, wish.advice),
          isCertain: wish.isCertain && wish.isWinnerSilent, bar: bar))
    }
    if let awaited = questions.awaitedBar() {
      isStale = true
      faults.append(
        Fault(cause: .stale(Lead.Face(bar), Lead.Face(awaited)), isCertain: true, bar: bar))
    }
    // Text that cannot be read on what is declared to lie under it.
    if let needed = questions.neededText() {
      faults.append(
        Fault(
          cause: .illegible(
            needed: needed.content, bar.style, bar.styleOwner, on: needed.backdrop),
          isCertain: questions.world.published.reliances.isEmpty, bar: bar))
    }
  }
}

extension Questions {
  /// `true` iff the bar follows from what is on screen: a phone on its side has none, whatever is.
  fileprivate var isBarKnown: Bool {
    guard world.published.undecided.isEmpty else { return false }
    return world.published.bar.hiddenOwner != .device || unknownScreen() == nil
  }
}
