import Language
import StatusBar

/// The numbers that a program gives to what a spec names: screens, windows, scenes.
struct Directory: Sendable {
  private var screens: Table<Name, ScreenID> = Table()
  /// Screens, classes and containers that the spec declares, in the order of the text.
  private(set) var screenNames: [Name] = []
  /// UIKit's own classes that something inherits from, extends or uses.
  private var builtins: [(controller: ControllerClass, screen: ScreenID)] = []
  private var windows: Table<Name, Symbol> = Table()
  private var scenes: Table<Name, Symbol> = Table()

  /// The class of the objects that hold a variable each.
  var box: ScreenID?

  /// Returns the screen, class or container of that name.
  func screen(_ name: Name) -> ScreenID? { screens[name] }

  mutating func declare(_ name: Name, _ screen: ScreenID) {
    screens[name] = screen
    screenNames.append(name)
  }

  /// Makes a class known that the spec uses and does not declare.
  mutating func meet(_ name: Name, _ screen: ScreenID) {
    if screens[name] == nil { screens[name] = screen }
  }

  func builtin(_ controller: ControllerClass) -> ScreenID? {
    builtins.first { $0.controller == controller }?.screen
  }

  mutating func setBuiltin(_ controller: ControllerClass, _ screen: ScreenID) {
    builtins.removeAll { $0.controller == controller }
    builtins.append((controller, screen))
  }

  /// Returns the name by which the program knows a window.
  func window(_ name: Name) -> Symbol? { windows[name] }

  var windowNames: [Name] { windows.keys }

  mutating func declareWindow(_ name: Name, _ symbol: Symbol) { windows[name] = symbol }

  /// Returns the name by which the program knows a scene beside the app's own.
  func scene(_ name: Name) -> Symbol? { scenes[name] }

  mutating func declareScene(_ name: Name, _ symbol: Symbol) { scenes[name] = symbol }
}
