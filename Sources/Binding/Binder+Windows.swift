import Language
import StatusBar

// The root, the windows and the sides of a scenario's own.
extension Binder {
  /// The side that a `plist` block lets phones have; nil where it does not speak of it.
  package mutating func phoneSide(in block: PlistBlock, of file: FileID) -> PhoneSide? {
    declared.phoneSide(of: [(file, block)])
  }

  /// Returns a window; a hosting controller as its root is the host of what it shows (S11).
  package func window(_ name: Symbol?, root: ViewID?, site: Site) -> WindowTemplate {
    declared.window(name, root: root, site: site)
  }

  /// The windows of an app: one of its own it has only where it has a root, or no other window.
  package func windows(own: WindowTemplate?, _ further: [WindowTemplate]) -> [WindowTemplate] {
    declared.windows(own: own, further)
  }

  /// Binds a root, which stands bare in a scenario; nil where there is none.
  package mutating func bindRoot(_ content: [Statement], in file: FileID) -> ViewID? {
    declared.bindRoot(content, in: file)
  }

  /// Binds a window.
  package mutating func bindWindow(
    _ declaration: WindowDeclaration, in file: FileID
  ) -> WindowTemplate {
    declared.bindWindow(declaration, in: file)
  }
}
