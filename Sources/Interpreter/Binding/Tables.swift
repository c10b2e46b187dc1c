import Language
import StatusBar

/// The names that a spec declares.
struct Tables: Sendable {
  var screens: [Name: ScreenID] = [:]
  var screenNames: [Name] = []
}

extension Structure {
  mutating func bindAll() {}
}
