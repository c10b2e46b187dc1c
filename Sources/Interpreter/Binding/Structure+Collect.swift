import Language
import StatusBar

// Finds every declaration, before anything is bound.
extension Structure {
  mutating func collect() {
    findKeyedAccess()
    for (index, script) in spec.scripts.enumerated() {
      let file = spec.sources[min(index, spec.sources.count - 1)].file
      for item in script.items { collect(item, in: file) }
    }
    mergeExtensions()
    for index in tables.types.indices { decideRole(of: index) }
  }

  private mutating func collect(_ item: Item, in file: FileID) {
    switch item {
    case .importModule(let module):
      if tables.imports[module.module.name] == nil {
        tables.imports[module.module.name] = (Location(file, module.range), module.version)
      }
    case .app(let app): collect(app, in: file)
    case .type(let type): collect(type, in: file)
    case .member(let member): collectGlobal(member, in: file)
    case .include, .scenario, .unread: break
    }
  }

  private mutating func collect(_ app: AppDeclaration, in file: FileID) {
    if let first = tables.appName {
      report(
        .secondApp(
          spelling(app.name.name), at: Location(file, app.name.range), first: first))
      return
    }
    appName = app.name.name
    appFile = file
    tables.appName = Location(file, app.name.range)
    tables.appMembers = app.members.map { LocatedMember(file: file, member: $0) }
  }

  private mutating func collect(_ type: TypeDeclaration, in file: FileID) {
    let members = type.members.map { LocatedMember(file: file, member: $0) }
    if type.keyword == .extension {
      tables.extensions.append(
        PendingExtension(name: type.name, file: file, inherited: type.inherited, members: members))
      return
    }
    let location = Location(file, type.name.range)
    if let first = tables.typeIndex[type.name.name] {
      report(
        .declaredTwice(
          spelling(type.name.name), at: location, first: tables.types[first].location))
      return
    }
    var info = TypeInfo(
      name: type.name.name, location: location, role: .other, keyword: type.keyword,
      superclass: type.inherited.first?.name, parameters: type.parameters)
    info.inherited = type.inherited
    info.members = members
    tables.typeIndex[type.name.name] = tables.types.count
    tables.types.append(info)
    for member in flattened(members) {
      if case .type(let nested) = member.member { collect(nested, in: file) }
    }
  }

  private mutating func collectGlobal(_ member: Member, in file: FileID) {
    switch member {
    case .function(let function):
      tables.globalFunctions[function.name.name] = LocatedFunction(
        file: file, declaration: function)
    case .variable(let variable):
      tables.globalVariables[variable.name.name] = LocatedVariable(
        file: file, declaration: variable)
    case .conditional(let clauses):
      for member in chosen(clauses, in: file) { collectGlobal(member, in: file) }
    case .type(let type): collect(type, in: file)
    default: break
    }
  }

  /// Gives the members of an extension to the type that it extends.
  private mutating func mergeExtensions() {
    for pending in tables.extensions {
      if let index = tables.typeIndex[pending.name.name] {
        tables.types[index].members += pending.members
        tables.types[index].inherited += pending.inherited
        for member in flattened(pending.members) {
          if case .type(let nested) = member.member { collect(nested, in: pending.file) }
        }
      } else if pending.name.name.word == .View {
        for member in flattened(pending.members) {
          if case .function(let function) = member.member {
            tables.viewFunctions[function.name.name] = LocatedFunction(
              file: member.file, declaration: function)
          }
        }
      } else if ControllerClass(pending.name.name.word) != nil {
        let info = TypeInfo(
          name: pending.name.name, location: Location(pending.file, pending.name.range),
          role: .other, keyword: .extension, superclass: nil, parameters: [])
        tables.typeIndex[pending.name.name] = tables.types.count
        tables.types.append(info)
        tables.types[tables.types.count - 1].members = pending.members
      } else {
        collectHelpers(pending)
        note(
          .kept, "the extension of `\(spelling(pending.name.name))` is kept",
          at: Location(pending.file, pending.name.range))
      }
    }
    tables.extensions = []
  }

  /// Returns members with the clauses of `#if` that hold in their place.
  func flattened(_ members: [LocatedMember]) -> [LocatedMember] {
    var result: [LocatedMember] = []
    for member in members {
      if case .conditional(let clauses) = member.member {
        let chosen = chosen(clauses, in: member.file)
        result += flattened(chosen.map { LocatedMember(file: member.file, member: $0) })
      } else {
        result.append(member)
      }
    }
    return result
  }

  /// Returns the body of the first clause that holds; one that nobody knows does not.
  func chosen(_ clauses: [ConditionalClause<[Member]>], in file: FileID) -> [Member] {
    for clause in clauses {
      guard let condition = clause.condition else { return clause.body }
      if staticTruth(condition, in: file) == true { return clause.body }
    }
    return []
  }

  private mutating func decideRole(of index: Int) {
    let role = role(of: index, depth: 0)
    tables.types[index].role = role
    for member in flattened(tables.types[index].members) { self.index(member, of: index) }
    if role == .representable || role == .view { return }
    if case .controller = role { return }
    tables.types[index].superclass = nil
  }

  /// Returns what a type is by its keyword and what it inherits.
  private func role(of index: Int, depth: Int) -> TypeInfo.Role {
    let info = tables.types[index]
    if info.keyword == .extension {
      return ControllerClass(info.name.word).map { .controller($0) } ?? .other
    }
    if info.keyword == .enum { return .enumeration }
    switch info.name.word {
    case .StatusBarVisibleState, .StatusBarVisibileState: return .visibilityState
    default: break
    }
    for type in info.inherited {
      if let known = roleOfInherited(type.name, info.keyword, depth: depth) { return known }
    }
    if info.isObservable { return .observable }
    switch info.keyword {
    case .screen: return .view
    case .container: return .controller(.plain)
    case .class where info.inherited.isEmpty: return .other
    default: return .other
    }
  }

  private func roleOfInherited(
    _ name: Name, _ keyword: TypeDeclaration.Keyword, depth: Int
  ) -> TypeInfo.Role? {
    if let controller = ControllerClass(name.word) { return .controller(controller) }
    switch name.word {
    case .View: return .view
    case .ViewModifier: return .modifier
    case .App: return .app
    case .UIViewControllerRepresentable: return .representable
    case .ObservableObject: return .observable
    default: break
    }
    guard depth < 64, let base = tables.typeIndex[name] else { return nil }
    switch role(of: base, depth: depth + 1) {
    case .controller(let controller): return .controller(controller)
    case .observable: return .observable
    default: return nil
    }
  }

  /// Enters a member under its name.
  mutating func index(_ member: LocatedMember, of type: Int) {
    switch member.member {
    case .variable(let variable):
      let name = variable.name.name
      if let first = tables.types[type].variables[name], first.file == member.file,
        tables.types[type].keyword != .protocol
      {
        report(
          .declaredTwice(
            spelling(name), at: Location(member.file, variable.name.range),
            first: Location(first.file, first.declaration.name.range)))
        return
      }
      tables.types[type].variableOrder.append(name)
      tables.types[type].variables[name] = LocatedVariable(
        file: member.file, declaration: variable)
    case .function(let function):
      if tables.types[type].functions[function.name.name] == nil {
        tables.types[type].functionOrder.append(function.name.name)
      }
      tables.types[type].functions[function.name.name, default: []].append(
        LocatedFunction(file: member.file, declaration: function))
    case .definition(let name, let value):
      tables.types[type].definitionOrder.append(name.name)
      tables.types[type].definitions[name.name] = (member.file, name, value)
    case .content(let statement): tables.types[type].content.append((member.file, statement))
    case .backdrop(let backdrop): tables.types[type].backdrops.append((member.file, backdrop))
    case .input(let name): tables.types[type].inputs.append(name)
    case .initializer(let function):
      tables.types[type].initializers.append(
        LocatedFunction(file: member.file, declaration: function))
    case .setting, .plist, .window, .scene, .type, .conditional, .kept, .unread: break
    }
  }
}

/// An extension whose type may be declared later.
struct PendingExtension: Sendable {
  var name: LocatedName
  var file: FileID
  var inherited: [TypeReference]
  var members: [LocatedMember]
}

extension ControllerClass {
  /// The class that a word names, or nil.
  init?(_ word: Word?) {
    switch word {
    case .UIViewController, .UITableViewController, .UICollectionViewController,
      .GLKViewController:
      self = .plain
    case .UINavigationController: self = .navigation
    case .UITabBarController: self = .tabBar
    case .UISplitViewController: self = .split
    case .UIPageViewController: self = .page
    case .UIHostingController: self = .hosting
    case .UIAlertController: self = .alert
    case .UIImagePickerController: self = .imagePicker
    case .SFSafariViewController: self = .safari
    case .UISearchController: self = .search
    case let word? where word.namesSystemController:
      guard let known = AppleController.named(word.spelling)?.controllerClass else { return nil }
      self = known
    default: return nil
    }
  }
}
