import Language

/// What extensions of the app give to types of Apple's values: styles of the bar, schemes and the
/// like.
struct AppleExtensions {
  let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The static variable that an extension of a type of Apple's has; nil where there is none, or
  /// several.
  func variable(named name: Name, of type: StaticType) -> LocatedVariable? {
    let found = resolver.declarations.foreignExtensions.flatMap { pending -> [LocatedVariable] in
      guard StaticType(typeWord: pending.name.name.word).kind == type.kind else { return [] }
      return resolver.declarations.flattened(pending.members).compactMap { located in
        guard case .variable(let variable) = located.member, variable.isStatic,
          variable.name.name == name
        else { return nil }
        return LocatedVariable(file: located.file, declaration: variable)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The initializer that an extension gives a type of Apple's values and that a call means; nil
  /// where none does, or several.
  func initializer(of type: StaticType, _ call: Call) -> LocatedFunction? {
    let found = members.compactMap { own, located -> LocatedFunction? in
      guard own.kind == type.kind, case .initializer(let function) = located.member else {
        return nil
      }
      let initializer = LocatedFunction(file: located.file, declaration: function)
      return resolver.takes(call, initializer) ? initializer : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The properties of a name that extensions compute of types of Apple's values.
  func getters(named name: Name) -> [(type: StaticType, variable: LocatedVariable)] {
    members.compactMap { type, located in
      guard case .variable(let variable) = located.member, !variable.isStatic,
        variable.name.name == name, variable.getter != nil
      else { return nil }
      return (type, LocatedVariable(file: located.file, declaration: variable))
    }
  }

  /// The methods of a name that extensions give types of Apple's values and that take a call.
  func functions(
    named name: Name, for call: Call
  ) -> [(type: StaticType, function: LocatedFunction)] {
    members.compactMap { type, located in
      guard case .function(let function) = located.member, !function.isStatic,
        function.name.name == name
      else { return nil }
      let found = LocatedFunction(file: located.file, declaration: function)
      return resolver.takes(call, found) ? (type, found) : nil
    }
  }

  /// What extensions declare of types of Apple's values: styles of the bar, schemes and the like.
  private var members: [(type: StaticType, located: LocatedMember)] {
    resolver.declarations.foreignExtensions.flatMap { pending in
      let type = StaticType(typeWord: pending.name.name.word)
      switch type.kind {
      case .scheme, .visibility, .style, .animation, .sizeClass, .scenePhase, .interfaceStyle,
        .barStyle, .modalStyle:
        return resolver.declarations.flattened(pending.members).map { (type: type, located: $0) }
      case .unknown, .bool, .number, .text, .list, .set, .named, .interposed, .idiom, .tabMode,
        .displayMode, .controller, .object, .window, .nothing, .closure:
        return []
      }
    }
  }
}
