import Interpreter
import StatusBar

/// What is seen under each combination of truths that are not known: where one is met that has two
/// values, under both.
struct TruthBranches<Seen> {
  private(set) var leaves: [(assumed: [Assumed], seen: Seen)] = []
  /// The inputs of which both values were tried.
  private(set) var tried: [InputID] = []
  /// `true` iff there were too many to look at each.
  private(set) var isCut = false

  /// Looks under no assumption first; `limit` bounds the combinations that are kept. `look` is told
  /// how many others wait, and returns what was not known, the most important first.
  init(
    of plan: Plan, limit: Int,
    look: (_ assumed: [Assumed], _ waiting: Int) -> (seen: Seen, doubts: [InputID])
  ) {
    var open: [[Assumed]] = [[]]
    while let assumed = open.popLast() {
      let (seen, doubts) = look(assumed, open.count)
      let next = doubts.first { input in
        plan.canAssume(input) && !assumed.contains { $0.input == input }
      }
      guard let next else {
        leaves.append((assumed, seen))
        continue
      }
      guard leaves.count + open.count + 2 <= limit else {
        isCut = true
        leaves.append((assumed, seen))
        continue
      }
      if !tried.contains(next) { tried.append(next) }
      open.append(assumed + [Assumed(next, false)])
      open.append(assumed + [Assumed(next, true)])
    }
  }
}

extension TruthBranches<Exploration> {
  /// The causes of leads that are met, and certain, whatever is assumed.
  var sureCauses: [Lead.Cause] {
    guard !isCut, let first = leaves.first else { return [] }
    return first.seen.leads.lazy.map { $0.cause }.filter { cause in
      leaves.allSatisfy { $0.seen.hasCertain(cause) }
    }
  }
}
