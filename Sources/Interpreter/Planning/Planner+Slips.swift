import Binding
import Language
import StatusBar

// What is meant by a name that stands for something else.
extension Planner {
  /// The only state whose name is the last one of a path, of the app or of a screen; nil if there
  /// is none, or several.
  func stateElsewhere(_ path: String) -> String? {
    let last = path.utf8.split(separator: UInt8(ascii: ".")).last.map { Array($0) }
    guard let last, !last.isEmpty else { return nil }
    let name = String(decoding: last, as: UTF8.self)
    if name != path, appSlotNames.contains(name) { return name }
    let owners = binder.written.screens.dropFirst().filter { screen in
      screen.slots.contains { binder.text($0.name) == name }
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    let meant = Code.member(name, of: binder.text(owner.name))
    return meant == path ? nil : meant
  }
}
