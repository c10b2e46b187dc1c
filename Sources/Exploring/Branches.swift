import Binding
import Interpreter
import StatusBar

/// What is seen under each combination of values that are not known: where one is met that has few
/// values, under each.
struct Branches<Seen> {
  private(set) var leaves: [(assumed: [Assumed], seen: Seen)] = []
  /// The inputs of which all values were tried.
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
      let next = doubts.lazy.filter { input in !assumed.contains { $0.input == input } }
        .map { (input: $0, values: plan.assumableValues(of: $0)) }
        .first { !$0.values.isEmpty }
      guard let next else {
        leaves.append((assumed, seen))
        continue
      }
      guard leaves.count + open.count + next.values.count <= limit else {
        isCut = true
        leaves.append((assumed, seen))
        continue
      }
      if !tried.contains(next.input) { tried.append(next.input) }
      for value in next.values.reversed() { open.append(assumed + [Assumed(next.input, value)]) }
    }
  }
}

extension Branches<Exploration> {
  /// The causes of leads that are met, and certain, whatever is assumed.
  var sureCauses: [Lead.Cause] {
    guard !isCut, let first = leaves.first else { return [] }
    return first.seen.leads.lazy.map { $0.cause }.filter { cause in
      leaves.allSatisfy { $0.seen.hasCertain(cause) }
    }
  }
}
