import Language
import StatusBar

// What types are.
extension Declarations {
  /// Returns what a type is by its keyword and what it inherits.
  func role(of index: Int, depth: Int) -> TypeInfo.Role {
    let info = types[index]
    if info.keyword == .extension {
      return ControllerClass(info.name.word).map { .controller($0) } ?? .other
    }
    if info.keyword == .enum { return .enumeration }
    if StaticType(typeWord: info.name.word).kind == .object { return .visibilityState }
    for base in info.inherited {
      if let known = roleOfInherited(base.name, info.keyword, depth: depth) { return known }
    }
    if info.isObservable, info.keyword == .class { return .observable }
    if let known = info.controllerClass(in: self, names) { return .controller(known) }
    switch info.keyword {
    case .screen: return .view
    case .container: return .controller(.plain)
    case .struct, .class, .extension, .enum, .protocol, .actor: return .other
    }
  }

  private func roleOfInherited(
    _ name: Name, _ keyword: TypeDeclaration.Keyword, depth: Int
  ) -> TypeInfo.Role? {
    if let controller = ControllerClass(name.word) { return .controller(controller) }
    switch name.word {
    case .View: return .view
    case .ViewModifier: return .modifier
    case .App, .UIApplicationDelegate, .UIWindowSceneDelegate: return .app
    case .UIViewControllerRepresentable: return .representable
    case .ObservableObject: return .observable
    default: break
    }
    guard depth < 64, let base = type(name) else { return nil }
    switch role(of: base, depth: depth + 1) {
    case .controller(let controller): return .controller(controller)
    case .observable: return .observable
    case .view, .representable, .modifier, .visibilityState, .app, .enumeration, .other:
      return nil
    }
  }

  /// Objects that are read from the environment, or by `shared`, exist once.
  func typesShared() -> TableSet<Name> {
    var shared = TableSet<Name>()
    for info in types {
      for (_, variable) in info.variables {
        let declaration = variable.declaration
        if Wrapper(declaration) == .environmentObject, let type = declaration.type {
          shared.insert(type.name)
        }
        for attribute in declaration.attributes where attribute.name.name.word == .Environment {
          guard case .member(let base, _) = attribute.arguments.first?.value.kind,
            let name = base.typeName(names)
          else { continue }
          shared.insert(name)
        }
        if declaration.name.name.word == .shared, declaration.isStatic {
          shared.insert(info.name)
        }
      }
    }
    return shared
  }
}
