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
