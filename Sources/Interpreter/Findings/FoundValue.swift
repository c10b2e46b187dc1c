import StatusBar

/// A value as it was found, with the name that a controller had then.
package struct FoundValue: Hashable, Sendable {
  package var value: Value
  /// Of a controller; empty for every other value.
  package var name = ""

  package init(value: Value, name: String = "") {
    self.value = value
    self.name = name
  }
}

/// Who gave an answer, by name.
package enum Party: Hashable, Sendable {
  case system, device, plist, application
  case controller(String)
}
