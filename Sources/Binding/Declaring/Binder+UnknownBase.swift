import Language
import StatusBar

// Classes of controllers whose superclass is declared elsewhere.
extension Binder {
  /// Gives such a class a superclass of which nothing is known: what the class does not answer
  /// itself may be anything.
  mutating func linkUnknownBases() {
    for index in declarations.types.indices {
      guard let screen = declarations[index].screen, declarations[index].isController else {
        continue
      }
      for ancestor in declarations.lineage(of: index) {
        guard let base = unknownBase(of: ancestor) else { continue }
        if ancestor == index { program[screen].superclass = addUnknownBase(base, of: index) }
        program[screen].assumption = assume(base, in: declarations[ancestor].location.file)
      }
    }
  }

  /// The superclass of a controller's class, where it is neither declared nor Apple's.
  private func unknownBase(of type: Int) -> TypeReference? {
    let info = declarations[type]
    guard info.keyword == .class, info.isController, let base = info.inherited.first,
      info.superclass == base.name, declarations.type(base.name) == nil,
      ControllerClass(base.name.word) == nil
    else { return nil }
    return base
  }

  private mutating func assume(_ base: TypeReference, in file: FileID) -> AssumptionID {
    let name = spelling(base.name)
    let text =
      "`\(name)` is not declared here; it may answer anything, and is assumed to do no more"
    note(.assumed, once: LocatedName(base.name, base.range), in: file, text)
    return findings.assume(text, at: Location(file, base.range))
  }

  private mutating func addUnknownBase(_ base: TypeReference, of type: Int) -> ScreenID {
    let info = declarations[type]
    let scope = Scope(file: info.location.file, screen: .app, owner: 0)
    var kind = ControllerClass.plain
    if case .controller(let known) = info.role { kind = known }
    var screen = Screen(
      name: symbol(base.name), kind: .controller(kind), site: site(base.range, in: scope.file))
    screen.superclass = directory.builtin(kind)
    for word in [
      Word.prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .modalPresentationCapturesStatusBarAppearance,
    ] {
      let answer = input([base.name, Name(word)], nil, at: base.range, scope)
      let type = StaticType(answering: word)
      if type.kind == .bool { program[answer].isBoolean = true }
      // No advice can be given about this answer: it has no place.
      screen.answer(word, by: program.add(.opaque(answer, isThere: true), type, site: .none))
    }
    let id = program.add(screen)
    receivers.addScreen(nil)
    return id
  }
}

extension TypeInfo {
  /// The class of controllers that a class is of whose superclass is not declared: by what that is
  /// called, or by what the class overrides; nil where nothing speaks for a controller.
  func controllerClass(in declarations: Declarations, _ names: NameTable) -> ControllerClass? {
    guard keyword == .class, let base = superclass, declarations.type(base) == nil else {
      return nil
    }
    let text = names.bytes(of: base)
    guard !appleTypes.contains(text), !text.hasPrefix("UI"),
      !text.hasPrefix("NS")
    else { return nil }
    if text.hasSuffix("NavigationController") { return .navigation }
    if text.hasSuffix("TabBarController") { return .tabBar }
    if text.hasSuffix("SplitViewController") { return .split }
    if text.hasSuffix("PageViewController") { return .page }
    return text.hasSuffix("Controller") || overridesControllers ? .plain : nil
  }

  /// `true` iff it answers or is told what only a view controller is asked or told.
  private var overridesControllers: Bool {
    members.contains { member in
      switch member.member {
      case .variable(let variable): ControllerProperty(variable.name.name.word)?.walk != nil
      case .function(let function): LifecycleCallback(function.name.name.word) != nil
      case .input, .initializer, .type, .definition, .backdrop, .content, .conditional, .cases,
        .kept, .unread, .setting, .plist, .window, .scene:
        false
      }
    }
  }
}
