import StatusBar

/// Says what is found in the cell where a fact was looked at, or a step could not be done: what is
/// seen, the reasons, the line that decided, how it came to that, and what to do about it. Changes
/// nothing.
struct Explainer {
  let runner: CellRunner
}

extension CellRunner {
  var explainer: Explainer { Explainer(runner: self) }
}

// What is told of parties, values and reasons, with the names of this world.
extension Explainer {
  func party(_ owner: Owner) -> Party {
    switch owner {
    case .system: .system
    case .device: .device
    case .plist: .plist
    case .application: .application
    case .controller(let id): .controller(runner.name(of: id))
    }
  }

  func found(_ value: Value) -> FoundValue {
    guard case .controller(let id) = value else { return FoundValue(value: value) }
    return FoundValue(value: value, name: runner.name(of: id))
  }

  /// What a reason says in this world.
  func clause(for reason: Reason) -> FoundReason.Clause {
    switch reason.kind {
    case .asked(let id, let property, let value):
      .answers(runner.name(of: id), property, [found(value)])
    case .notAsked(let id): .notAsked(runner.name(of: id))
    case .preference(let id, let value): .preference(below: runner.name(of: id), [found(value)])
    case .ineffective: .ineffective
    case .decided(let owner, let value): .decides(party(owner), [found(value)])
    case .remark(let remark): .remark(remark)
    }
  }
}
