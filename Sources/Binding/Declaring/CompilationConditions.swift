import Language

/// What a build says of the conditions of `#if`.
struct Build {
  let names: NameTable
  /// Nil where the app does not say which conditions its build defines.
  let conditions: CompilationConditions?
}

/// The conditions that the build of an app defines, as its member `compilationConditions` lists
/// them: `[BETA, CANARY?]`. All others are not defined.
struct CompilationConditions: Sendable {
  private var defined: Set<Name> = []
  /// Those that the build of some module may define.
  private var open: Set<Name> = []

  /// Nil where no app lists them.
  init?(of spec: Spec) {
    let lists = spec.scripts.flatMap { $0.values(of: .compilationConditions) }
    if lists.isEmpty { return nil }
    for list in lists { add(list) }
  }

  private mutating func add(_ list: Expression) {
    guard case .array(let elements) = list.kind else { return }
    for element in elements {
      switch element.kind {
      case .name(let name): defined.insert(name)
      case .optionalChain(let inner):
        if case .name(let name) = inner.kind { open.insert(name) }
      default: continue
      }
    }
  }

  /// Whether a condition is defined; nil where that is not known.
  func truth(of condition: Name) -> Bool? {
    open.contains(condition) ? nil : defined.contains(condition)
  }
}
