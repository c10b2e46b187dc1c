import Language
import StatusBar

/// Tells what code means by what is declared. It reads, and changes nothing.
struct Resolver: Sendable {
  /// The files, and the names in them.
  var spec: Spec
  private var shared: SharedDeclarations
  /// All that `self` may be, and what properties mean there.
  var receivers = Receivers()
  /// The numbers of screens, windows and scenes.
  var directory = Directory()
  /// Files of Swift: their compiler has passed what they say.
  private let compiled: TableSet<FileID>

  init(_ spec: Spec, _ declarations: Declarations, compiled: TableSet<FileID>) {
    self.spec = spec
    shared = SharedDeclarations(declarations)
    self.compiled = compiled
  }

  /// What the spec declares, before any of it is bound.
  var declarations: Declarations {
    _read { yield shared.declarations }
    set { shared = SharedDeclarations(newValue) }
  }

  var names: NameTable { spec.names }
  /// What decides the conditions of `#if`.
  var build: Build { Build(names: names, conditions: declarations.conditions) }

  /// `true` iff a compiler has passed what a file says.
  func isCompiled(_ file: FileID) -> Bool { compiled.contains(file) }
}

/// Declarations behind one reference: what holds them is small, and each call that is given it
/// needs little of the stack.
private final class SharedDeclarations: Sendable {
  let declarations: Declarations

  init(_ declarations: Declarations) { self.declarations = declarations }
}
