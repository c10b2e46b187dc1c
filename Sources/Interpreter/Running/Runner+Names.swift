import StatusBar

// The names of controllers and views in this world, at this moment.
extension CellRunner {
  /// Empty where the controller has none.
  func name(of controller: ControllerID) -> String { questions.name(of: controller) }

  /// The name that a controller had at an event of the journal.
  func name(of controller: ControllerID, at event: Int) -> String {
    questions.name(of: controller, at: event, of: journal)
  }

  func party(_ owner: Owner) -> Party {
    switch owner {
    case .system: .system
    case .device: .device
    case .plist: .plist
    case .application: .application
    case .controller(let id): .controller(name(of: id))
    }
  }

  func found(_ value: Value) -> FoundValue {
    guard case .controller(let id) = value else { return FoundValue(value: value) }
    return FoundValue(value: value, name: name(of: id))
  }

  /// What a reason says in this world.
  func clause(for reason: Reason) -> FoundReason.Clause {
    switch reason.kind {
    case .asked(let id, let property, let value): .answers(name(of: id), property, [found(value)])
    case .notAsked(let id): .notAsked(name(of: id))
    case .preference(let id, let value): .preference(below: name(of: id), [found(value)])
    case .ineffective: .ineffective
    case .decided(let owner, let value): .decides(party(owner), [found(value)])
    case .remark(let remark): .remark(remark)
    }
  }
}

extension Program {
  /// Returns the name of a screen; empty for one without.
  package func name(of screen: ScreenID) -> String {
    let symbol = screens[Int(screen.index)].name
    return Int(symbol.index) < symbols.count ? symbols[Int(symbol.index)] : ""
  }
}
