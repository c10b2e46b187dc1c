import StatusBar

/// A value as it was found, with the name that a controller had then.
struct FoundValue: Hashable, Sendable {
  var value: Value
  /// Of a controller; empty for every other value.
  var name = ""
}

/// Who gave an answer, by name.
enum Party: Hashable, Sendable {
  case system, device, plist, application
  case controller(String)
}

// The names that somebody has in this world, at this moment.
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
}
