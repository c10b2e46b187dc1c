import Language
import StatusBar

/// Everything that a spec declares but its scenarios, found before any of it is bound.
struct Declarations: Sendable {
  /// Every declared type, the app last; extensions are merged into what they extend.
  private(set) var types: [TypeInfo] = []
  private var typeIndex: Table<Name, Int> = Table()
  /// The names of types in types.
  private var nested: TableSet<Name> = Table()
  /// Names that several types have, none of which is looked up.
  private(set) var ambiguous: TableSet<Name> = Table()
  /// Functions and variables outside any type.
  private(set) var functions: Table<Name, [LocatedFunction]> = Table()
  private(set) var globals = GlobalVariables()
  /// The functions of `extension View`.
  private(set) var viewFunctions: Table<Name, [LocatedFunction]> = Table()
  /// The computed properties of `extension View`, each as the function that its getter is.
  private(set) var viewGetters: Table<Name, LocatedFunction> = Table()
  /// Modules by import, with the version that is written.
  private(set) var imports: [Name: (location: Location, version: SourceRange?)] = [:]
  /// Extensions of types that are not declared here.
  private(set) var foreignExtensions: [PendingExtension] = []
  /// What these declare under each name, and of which type.
  private(set) var foreignMembers: Table<Name, [(type: Name, located: LocatedMember)]> = Table()
  /// Types of which the app has one object: read from the environment, or by `shared`.
  private(set) var sharedTypes: TableSet<Name> = Table()

  /// `true` iff the objects of some class live in the world, each known by its reference.
  private(set) var hasReferences = false
  /// `true` iff some class may be that of an object which code keeps.
  private(set) var hasPlainObjects = false
  /// `true` iff some object tells of its changes itself.
  private(set) var sendsChanges = false
  /// `true` iff some view of SwiftUI's may read an object.
  private(set) var hasViews = false
  /// `true` iff some stack takes its screens from a path.
  private(set) var bindsPaths = false
  /// Names of variables that are handed on as bindings: a stack may take its path from there.
  private(set) var boundNames: TableSet<Name> = Table()
  /// Names that the text of a type means by its own member, by type.
  private(set) var ownNames: Table<Int, TableSet<Name>> = Table()
  /// Functions of the file that throw an error of their own.
  private(set) var throwing: TableSet<Name> = Table()
  private var controllersOfType: Table<Int, [Int]> = Table()
  private var memberNames: TableSet<Name> = Table()
  private var viewMembers: TableSet<Name> = Table()
  private(set) var aliases = TypeAliases()
  /// What the app declares elsewhere, and which may decide the bar.
  private(set) var namesElsewhere: Set<Name> = []
  /// The subjects of streams that are told from each other by their names.
  private(set) var subjects: Set<Name> = []
  /// The screens that code takes out of storyboards.
  private(set) var storyboards = Storyboards()
  /// Names that stand for other types in Swift code: aliases, associated types, generics.
  private(set) var placeholders = Placeholders()
  /// `true` iff no code takes away what observes notifications.
  private(set) var keepsObservers = true
  private var inputNames: TableSet<Name> = Table()

  /// `true` iff a delegate of the application, or of its scenes, is declared.
  private(set) var hasDelegate = false
  /// The classes of the delegates that extensions of Apple's classes yield, by the names of the
  /// properties.
  private(set) var delegateNames: Table<Name, Name> = Table()
  /// What runs while the app is launched.
  private(set) var launch = Launch()

  /// The name of the app and where it stands; nil where there is no app.
  private(set) var app: (name: Name, location: Location)?
  private var hasScenario = false
  /// `true` iff neither an app nor a scenario is there: a file of screens is for others to include,
  /// and a name that it does not declare may be a state of their app.
  var isPart: Bool { app == nil && !hasScenario && !hasSwiftApp }
  /// The index of the app among the types.
  private(set) var appType = 0
  /// A controller of which only that is known: what a step calls `self`.
  private(set) var anyController = 0
  /// Names in declarations that could not be read, which was told: what they declare is not known.
  private(set) var unreadNames: TableSet<Name> = Table()
  private(set) var settings: [Setting] = []
  private(set) var plists: [(file: FileID, block: PlistBlock)] = []
  private(set) var windows: [(file: FileID, declaration: WindowDeclaration)] = []
  private(set) var scenes: [(file: FileID, declaration: SceneDeclaration)] = []

  /// The types whose closures a touch alone starts.
  private(set) var rowTypes: Set<Int> = []
  /// The types that stored properties of types are written with.
  private(set) var storedTypes: Set<Name> = []
  /// The conditions of `#if` that the build defines; nil where the app does not say.
  let conditions: CompilationConditions?

  /// With the names of scenarios that were loaded since.
  private(set) var names: NameTable
  private var extensions: [PendingExtension] = []

  /// Collects the declarations of a spec; two of one name, and a second app, are reported. Classes
  /// of `screenBases` are view controllers.
  init(of spec: Spec, screenBases: Set<Name>, _ findings: inout Findings) {
    names = spec.names
    conditions = CompilationConditions(of: spec)
    var appMembers: [LocatedMember] = []
    for (index, script) in spec.scripts.enumerated() {
      let file = spec.sources[min(index, spec.sources.count - 1)].file
      for item in script.items { collect(item, in: file, &appMembers, &findings) }
      collectLocal(of: script, in: file, &findings)
      noteUnread(script, in: spec.sources[min(index, spec.sources.count - 1)])
    }
    mergeExtensions(&findings)
    noteToldApart()
    var roles = RoleSearch(
      delegate: sceneDelegate(in: appMembers, of: spec), screenBases: screenBases)
    for index in types.indices { decideRole(of: index, &roles, &findings) }
    types.blurOverriddenStorage()
    addApp(appMembers, rootFile: spec.sources.first?.file ?? FileID(0), &findings)
    addAnyController()
    sharedTypes = typesShared()
    storedTypes = typesStored()
    for index in types.indices { types[index].hasQuietMessages = isQuiet(types[index], spec) }
    var ends = QuietEnds(self, spec)
    for index in types.indices where types[index].deinitializer != nil {
      types[index].endsQuietly = ends.endsQuietly(index)
    }
    for index in typesByReference(spec) { types[index].isByReference = true }
    hasReferences = types.contains { $0.isByReference }
    hasViews = types.contains { $0.role == .view }
    sendsChanges =
      types.contains { $0.role == .observable }
      && spec.sources.contains { $0.bytes[...].names(Array("objectWillChange".utf8)) }
    numberScreens()
    controllersOfType = controllersByType()
    memberNames = namesOfMembers()
    viewMembers = namesOfViewMembers()
    aliases = TypeAliases(of: spec)
    placeholders = Placeholders(of: spec)
    namesElsewhere = spec.unreadNames()
    storyboards = Storyboards(of: spec, self)
    subjects = Subjects.found(in: spec, self)
    rowTypes = RowTypes(self).found(in: spec)
    keepsObservers = !spec.sources.contains { $0.bytes[...].names(Array("removeObserver".utf8)) }
    inputNames = namesOfInputs()
    throwing = throwingFunctions()
    ownNames = namesOfTheirOwn()
    bindsPaths = spec.sources.contains { $0.bytes.bindsPath }
    for source in spec.sources where bindsPaths {
      names.noteBound(in: source.bytes, &boundNames)
    }
    hasPlainObjects = types.contains {
      $0.keyword == .class && ($0.role == .other || $0.role == .observable)
    }
    hasDelegate = types.contains { $0.isDelegate }
    if hasDelegate {
      launch = Launch(of: self, spec)
      delegateNames = namesOfDelegates()
    }
  }

  /// Takes a table of names that begins with those that are known here.
  mutating func take(_ names: NameTable) { self.names = names }

  /// Returns the index of the type of that name, or nil.
  func type(_ name: Name) -> Int? { typeIndex[name] }

  /// `true` iff some type of the file has a property or a function of that name.
  func typesDeclare(_ name: Name) -> Bool { memberNames.contains(name) }

  /// `true` iff some type of the file has a function or a getter of that name that yields a view.
  func yieldsView(member name: Name) -> Bool { viewMembers.contains(name) }

  /// `true` iff some type of the file says that it is given a value of that name.
  func declaresInput(_ name: Name) -> Bool { inputNames.contains(name) }

  /// The controllers of a class or of a protocol, subclasses before their superclasses.
  func controllers(like type: Int) -> [Int] { controllersOfType[type] ?? [] }

  subscript(_ type: Int) -> TypeInfo { _read { yield types[type] } }

  /// The superclass of a type, where it is declared too; of UIKit's own controllers it is what
  /// extensions of `UIViewController` declare.
  func superclass(of type: Int) -> Int? {
    let info = types[type]
    if let base = info.superclass.flatMap({ typeIndex[$0] }) { return base }
    let written = info.keyword == .extension ? info.name : info.superclass
    guard let written, let controller = ControllerClass(written.word), type != anyController,
      let all = typeIndex[Name(.UIViewController)], all != type,
      controller != .plain || written.word != .UIViewController
    else { return nil }
    return types[all].keyword == .extension ? all : nil
  }

  // MARK: - Collecting

  private mutating func collect(
    _ item: Item, in file: FileID, _ appMembers: inout [LocatedMember], _ findings: inout Findings
  ) {
    switch item {
    case .importModule(let module):
      if imports[module.module.name] == nil {
        imports[module.module.name] = (Location(file, module.range), module.version)
      }
    case .app(let declaration):
      let place = Location(file, declaration.name.range)
      if let app {
        let name = names.spelling(of: declaration.name.name)
        findings.report(.secondApp(name, at: place, first: app.location))
      } else {
        app = (declaration.name.name, place)
        appMembers = declaration.members.map { LocatedMember(file: file, member: $0) }
      }
    case .type(let type): collect(type, in: file, &findings)
    case .member(let member): collectGlobal(member, in: file, &findings)
    case .scenario, .exploration: hasScenario = true
    case .include, .unread: break
    }
  }

  private mutating func collect(
    _ type: TypeDeclaration, in file: FileID, isNested: Bool = false, of outer: Int? = nil,
    _ findings: inout Findings
  ) {
    let members = type.locatedMembers(in: file)
    if type.keyword == .extension {
      extensions.append(
        PendingExtension(
          name: type.name, file: file, inherited: type.inherited, members: members,
          bounds: type.bounds))
      return
    }
    let location = Location(file, type.name.range)
    if ambiguous.contains(type.name.name) { return noteNamesake(type.name, location, &findings) }
    if let first = typeIndex[type.name.name] {
      let isConfined = nested.contains(type.name.name) || types[first].isPrivate
      let mayBeTwo = isNested || isConfined || type.isPrivate || findings.isCompiled(file)
      guard mayBeTwo else {
        let name = names.spelling(of: type.name.name)
        findings.report(.declaredTwice(name, at: location, first: types[first].location))
        return
      }
      // Which is meant is not looked up; one that everybody can name is, where others are confined.
      noteNamesake(type.name, location, &findings)
      if isConfined || !isNested {
        typeIndex[type.name.name] = nil
        ambiguous.insert(type.name.name)
      }
      return
    }
    var info = TypeInfo(
      name: type.name.name, location: location, keyword: type.keyword,
      superclass: type.inherited.first?.name)
    info.parameters = type.parameters
    info.inherited = type.inherited
    info.isPrivate = type.isPrivate
    info.isObservable = type.attributes.contains { $0.name.name.word == .Observable }
    info.macros = type.attributes.map { $0.name.name }.filter { names.mayBeMacro($0) }
    info.members = members
    info.outer = outer
    add(info)
    if isNested { nested.insert(info.name) }
    collectNested(in: members, of: types.count - 1, &findings)
  }

  private mutating func add(_ info: TypeInfo) {
    typeIndex[info.name] = types.count
    types.append(info)
  }

  /// What only its place tells apart has no meaning where it stands by itself; a superclass may be
  /// named with the type around it.
  private mutating func noteToldApart() {
    for (index, type) in types.enumerated() {
      if let outer = type.outer {
        let path =
          names.bytes(of: types[outer].name) + [UInt8(ascii: ".")] + names.bytes(of: type.name)
        if let name = names.name(of: Array(path)), typeIndex[name] == nil {
          typeIndex[name] = index
        }
      }
      // One of the module beside another module's: the name by itself is the other one.
      let own = DistinctNames.own
      let isBesideOther = names.bytes(of: type.name).suffix(own.count).elementsEqual(own)
      if let written = names.written(type.name), typeIndex[written] == nil, !isBesideOther {
        ambiguous.insert(written)
      }
    }
  }

  private mutating func collectNested(
    in members: [LocatedMember], of outer: Int?, _ findings: inout Findings
  ) {
    for member in flattened(members) {
      if case .type(let inner) = member.member {
        collect(inner, in: member.file, isNested: true, of: outer, &findings)
      }
    }
  }

  /// Enters the types that functions declare for themselves.
  private mutating func collectLocal(
    of script: Script, in file: FileID, _ findings: inout Findings
  ) {
    guard script.hasLocalTypes else { return }
    for item in script.items {
      for type in item.localTypes {
        collect(type, in: file, isNested: true, &findings)
      }
    }
  }

  private mutating func collectGlobal(
    _ member: Member, in file: FileID, _ findings: inout Findings
  ) {
    switch member {
    case .function(let function):
      functions[function.name.name, default: []].append(
        LocatedFunction(file: file, declaration: function))
    case .variable(let variable):
      globals.add(LocatedVariable(file: file, declaration: variable))
    case .conditional(let clauses):
      for member in built(clauses) { collectGlobal(member, in: file, &findings) }
    case .type(let type): collect(type, in: file, &findings)
    case .content(let statement):
      findings.note(
        .kept, "a statement outside any declaration is kept and never run",
        at: Location(file, statement.range))
    case .setting, .plist, .window, .scene, .input, .initializer, .definition, .backdrop, .cases,
      .kept, .unread:
      break
    }
  }

  /// Enters the names that stand where a declaration could not be read.
  private mutating func noteUnread(_ script: Script, in source: Source) {
    for item in script.items {
      let members: [Member] =
        switch item {
        case .app(let app): app.members
        case .type(let type): type.members
        case .unread(let range): [Member.unread(range)]
        case .include, .importModule, .scenario, .exploration, .member: []
        }
      for case .unread(let range) in members {
        source.forEachName(in: range, of: names) { _ = unreadNames.insert($0) }
      }
    }
  }

  /// Enters the types that extensions declare, one of which may extend what another declares.
  private mutating func collectNestedInExtensions(_ findings: inout Findings) {
    var rest = extensions
    var count = -1
    while count != types.count {
      count = types.count
      let known = rest.filter { typeIndex[$0.name.name] != nil }
      rest.removeAll { typeIndex[$0.name.name] != nil }
      for pending in known {
        collectNested(in: pending.members, of: typeIndex[pending.name.name], &findings)
      }
    }
  }

  /// Keeps a member of `extension View`.
  private mutating func addViewMember(_ member: LocatedMember) {
    if case .function(let function) = member.member {
      viewFunctions[function.name.name, default: []].append(
        LocatedFunction(file: member.file, declaration: function))
    } else if case .variable(let variable) = member.member, !variable.isStatic,
      let getter = variable.getter
    {
      var function = FunctionDeclaration(range: variable.range, name: variable.name)
      function.body = getter
      viewGetters[variable.name.name] = LocatedFunction(file: member.file, declaration: function)
    }
  }

  /// Gives the members of an extension to the type that it extends.
  private mutating func mergeExtensions(_ findings: inout Findings) {
    collectNestedInExtensions(&findings)
    for pending in extensions {
      if let index = typeIndex[pending.name.name] {
        if isConditional(pending, index) { continue }
        types[index].members += pending.members
        types[index].inherited += pending.inherited
      } else if pending.name.name.word == .View {
        for member in flattened(pending.members) { addViewMember(member) }
      } else if ControllerClass(pending.name.name.word) != nil {
        var info = TypeInfo(
          name: pending.name.name, location: Location(pending.file, pending.name.range),
          keyword: .extension, superclass: nil)
        info.members = pending.members
        info.inherited = pending.inherited
        add(info)
      } else {
        foreignExtensions.append(pending)
        for member in flattened(pending.members) {
          var name: Name?
          if case .variable(let variable) = member.member { name = variable.name.name }
          if case .function(let function) = member.member { name = function.name.name }
          if let name { foreignMembers[name, default: []].append((pending.name.name, member)) }
        }
        if drawingTypes.contains(names.bytes(of: pending.name.name)) {
          // What it yields as a view is asked of a view, as in an extension of them all.
          for member in flattened(pending.members) where member.member.yieldsView {
            addViewMember(member)
          }
        }
        findings.note(
          .kept, "the extension of `\(names.spelling(of: pending.name.name))` is kept",
          at: Location(pending.file, pending.name.range))
      }
    }
    for pending in extensions {
      if let index = typeIndex[pending.name.name], isConditional(pending, index) {
        addDefaults(of: pending, to: index)
      }
    }
    extensions = []
  }

  /// `true` iff only some of the types that adopt a protocol have what an extension gives it.
  private func isConditional(_ pending: PendingExtension, _ index: Int) -> Bool {
    types[index].keyword == .protocol && pending.bounds.contains { typeIndex[$0] != nil }
  }

  /// Gives the members of `extension Styled where Self: Page` to the pages that are styled.
  private mutating func addDefaults(of pending: PendingExtension, to adopted: Int) {
    let bounds = pending.bounds.compactMap { typeIndex[$0] }
    for index in types.indices where types[index].keyword != .protocol && index != adopted {
      let family = family(of: index)
      guard family.contains(adopted), bounds.allSatisfy({ family.contains($0) }) else { continue }
      let own = Set(types[index].members.compactMap { $0.member.ownName })
      types[index].members += pending.members.filter { member in
        member.member.ownName.map { !own.contains($0) } ?? true
      }
    }
  }

  /// Makes the app a type like others, with what stands bare in it and what `struct …: App` says.
  private mutating func addApp(
    _ members: [LocatedMember], rootFile: FileID, _ findings: inout Findings
  ) {
    if app == nil, let swiftUI = types.first(where: { $0.role == .app }) {
      app = (swiftUI.name, swiftUI.location)
    }
    var info = TypeInfo(
      name: app?.name ?? Name(.app),
      location: app?.location ?? Location(rootFile, SourceRange(0, 0)),
      keyword: .struct, superclass: nil)
    info.role = .app
    info.members = members
    for type in types where type.role == .app {
      // The window of a delegate is the app's own.
      info.members += type.members.filter { !isWindow($0.member) }
    }
    appType = types.count
    types.append(info)
    for member in flattened(info.members) {
      index(member, of: appType, &findings)
      switch member.member {
      case .setting(let setting): settings.append(setting)
      case .plist(let plist): plists.append((member.file, plist))
      case .window(let window): windows.append((member.file, window))
      case .scene(let scene): collectScene(scene, in: member.file, &findings)
      case .variable, .input, .function, .initializer, .type, .definition, .backdrop, .content,
        .conditional, .cases, .kept, .unread:
        break
      }
    }
  }

  private mutating func addAnyController() {
    var info = TypeInfo(
      name: Name(.UIViewController), location: types[appType].location, keyword: .class,
      superclass: nil)
    info.role = .controller(.plain)
    anyController = types.count
    types.append(info)
  }

  /// Enters a scene; two of a name are an error.
  private mutating func collectScene(
    _ scene: SceneDeclaration, in file: FileID, _ findings: inout Findings
  ) {
    let name = scene.name.name
    let first = scenes.first { $0.declaration.name.name == name }
    let place = first.map { Location($0.file, $0.declaration.name.range) }
    if let place = place ?? (name == app?.name ? app?.location : nil) {
      let text = names.spelling(of: name)
      findings.report(.declaredTwice(text, at: Location(file, scene.name.range), first: place))
      return
    }
    scenes.append((file, scene))
  }

  // MARK: - Deciding

  private mutating func decideRole(
    of index: Int, _ roles: inout RoleSearch, _ findings: inout Findings
  ) {
    // What a protocol inherits it asks of others; it is none itself.
    let role = types[index].keyword == .protocol ? .other : roles.role(of: index, in: self)
    types[index].role = role
    for member in flattened(types[index].members) { self.index(member, of: index, &findings) }
    switch role {
    case .representable, .view, .controller: return
    case .modifier, .observable, .visibilityState, .app, .enumeration, .other:
      let base = types[index].superclass.flatMap { typeIndex[$0] }
      let isClass = base.map { types[$0].keyword == .class } ?? false
      if !isClass || types[index].keyword != .class { types[index].superclass = nil }
    }
  }

  private mutating func index(
    _ member: LocatedMember, of type: Int, _ findings: inout Findings
  ) {
    guard let first = types[type].index(member), case .variable(let variable) = member.member
    else { return }
    findings.report(
      .declaredTwice(
        names.spelling(of: variable.name.name),
        at: Location(member.file, variable.name.range), first: first))
  }

  /// Gives every view and every class the number that it has in the program; the app's is 0.
  private mutating func numberScreens() {
    var next: Int32 = 1
    for index in types.indices where index != anyController {
      switch types[index].role {
      case .view, .controller: break
      case .other where types[index].isByReference: break
      case .representable, .modifier, .observable, .visibilityState, .app, .enumeration, .other:
        continue
      }
      types[index].screen = ScreenID(next)
      next += 1
    }
  }
}

extension Member {
  /// `true` iff it is a function or a property of type `some View`.
  fileprivate var yieldsView: Bool {
    switch self {
    case .function(let function): function.result?.name.word == .View
    case .variable(let variable): variable.type?.name.word == .View
    case .type, .initializer, .conditional, .kept, .definition, .setting, .plist, .window, .scene,
      .input, .backdrop, .content, .cases, .unread:
      false
    }
  }
}

extension Member {
  /// The name of a variable or a function.
  fileprivate var ownName: Name? {
    switch self {
    case .variable(let variable): variable.name.name
    case .function(let function): function.name.name
    case .input, .initializer, .type, .definition, .backdrop, .content, .conditional, .cases,
      .kept, .unread, .setting, .plist, .window, .scene:
      nil
    }
  }
}
