import Language
import StatusBar

// Which initializer a call means, and what it gives the properties.
extension Resolver {
  /// The initializer that a call means which leaves arguments out; nil where no other does.
  func initializer(
    of type: Int, leavingOutBy call: Call
  ) -> (initializer: LocatedFunction, declaring: Int)? {
    // A class without initializers of its own has those of the class above.
    let declaring =
      declarations.lineage(of: type).first { !declarations[$0].initializers.isEmpty } ?? type
    let whole = declarations[declaring].initializers.filter { initializer in
      fits(initializer, call) && isGivenAll(initializer, call)
    }
    // One that is given all that it has comes before one that makes up for the rest.
    let isExact = whole.contains { $0.declaration.parameters.allSatisfy { $0.initial == nil } }
    guard !isExact, whole.count == 1 else { return nil }
    return (whole[0], declaring)
  }

  /// `true` iff the initializer that a call means gives a property a view of its own:
  /// `init() where Content == EmptyView { content = EmptyView() }`.
  func makesContent(_ call: Call, _ type: Int) -> Bool {
    let info = declarations[type]
    guard info.initializers.count > 1, isOnlyOne(of: type, for: call),
      let initializer = initializer(of: type, for: call)
    else { return false }
    let scope = Scope(file: initializer.file, screen: .app, owner: 0)
    return (initializer.declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      if let other = expression.ownInitializerCall {
        return !other.allClosures.isEmpty
          || other.arguments.contains { makesView($0.value, scope) }
      }
      guard case .assignment(let target, .assign, _, let value) = expression.kind,
        let name = target.ownName, let written = info.variables[name]?.declaration.type
      else { return false }
      return (isView(written) || isFree(written.name)) && makesView(value, scope)
    }
  }

  /// `true` iff labels alone tell which initializer a call means.
  private func isOnlyOne(of type: Int, for call: Call) -> Bool {
    declarations[type].initializers.count { fits($0, call) && isGivenAll($0, call) } <= 1
  }

  private func isGivenAll(_ initializer: LocatedFunction, _ call: Call) -> Bool {
    initializer.declaration.parameters.allSatisfy { parameter in
      let label = parameter.label?.name ?? parameter.name.name
      return parameter.initial != nil || call.gives(label, unlabelled: spelling(label) == "_")
    }
  }

  /// The initializer of a type that a call means: one that is given all that it asks for before one
  /// that is given a part.
  func initializer(of type: Int, for call: Call) -> LocatedFunction? {
    let all = declarations[type].initializers.filter { fits($0, call) }
    return all.first { isGivenAll($0, call) } ?? all.first
  }
}
