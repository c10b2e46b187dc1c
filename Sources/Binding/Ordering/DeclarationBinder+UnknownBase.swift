import Language
import StatusBar

// Classes of controllers whose superclass is declared elsewhere.
extension DeclarationBinder {
  /// Gives such a class a superclass of which nothing is known: what the class does not answer
  /// itself may be anything.
  mutating func linkUnknownBases() {
    for index in bodies.writer.resolver.declarations.types.indices {
      guard let screen = bodies.writer.resolver.declarations[index].screen,
        bodies.writer.resolver.declarations[index].isController
      else {
        continue
      }
      for ancestor in bodies.writer.resolver.declarations.lineage(of: index) {
        guard let base = unknownBase(of: ancestor) else { continue }
        if ancestor == index {
          bodies.writer.program[screen].superclass = addUnknownBase(base, of: index)
        }
        let file = bodies.writer.resolver.declarations[ancestor].location.file
        bodies.writer.program[screen].assumptions.append(assume(base, in: file))
      }
    }
  }

  /// The superclass of a controller's class, where it is neither declared nor Apple's.
  private func unknownBase(of type: Int) -> TypeReference? {
    let info = bodies.writer.resolver.declarations[type]
    guard info.keyword == .class, info.isController, let base = info.inherited.first,
      info.superclass == base.name, bodies.writer.resolver.declarations.type(base.name) == nil,
      ControllerClass(base.name.word) == nil
    else { return nil }
    return base
  }

  private mutating func assume(_ base: TypeReference, in file: FileID) -> AssumptionID {
    let name = bodies.writer.resolver.spelling(base.name)
    let text =
      "`\(name)` is not declared here; it may answer anything, and is assumed to do no more"
    bodies.writer.note(.assumed, once: LocatedName(base.name, base.range), in: file, text)
    return bodies.writer.findings.assume(text, at: Location(file, base.range))
  }

  private mutating func addUnknownBase(_ base: TypeReference, of type: Int) -> ScreenID {
    let info = bodies.writer.resolver.declarations[type]
    let scope = Scope(file: info.location.file, screen: .app, owner: 0)
    var kind = ControllerClass.plain
    if case .controller(let known) = info.role { kind = known }
    var screen = Screen(
      name: bodies.writer.symbol(base.name), kind: .controller(kind),
      site: bodies.writer.site(base.range, in: scope.file))
    screen.superclass = bodies.writer.resolver.directory.builtin(kind)
    for word in [
      Word.prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
      .modalPresentationCapturesStatusBarAppearance,
    ] {
      let answer = bodies.writer.input([base.name, Name(word)], nil, at: base.range, scope)
      let type = StaticType(answering: word)
      if type.kind == .bool { bodies.writer.program[answer].isBoolean = true }
      // No advice can be given about this answer: it has no place.
      screen.answer(
        word, by: bodies.writer.program.add(.opaque(answer, isThere: true), type, site: .none))
    }
    let id = bodies.writer.program.add(screen)
    bodies.writer.receivers.addScreen(nil)
    return id
  }

  /// Says that a container which is asked for is assumed to show nothing, where no code of its own
  /// gives it a screen.
  mutating func assumeEmptyContainer() {
    let resolver = bodies.writer.resolver
    guard let asked = resolver.spec.askedRoot, let index = resolver.declarations.type(asked),
      let screen = resolver.declarations[index].screen,
      [.controller(.navigation), .controller(.tabBar)].contains(bodies.writer.program[screen].kind)
    else { return }
    let giving: Set<Word> = [
      .addChild, .pushViewController, .rootViewController, .setViewControllers, .viewControllers,
    ]
    let isGiven = resolver.declarations.lineage(of: index).contains { level in
      let info = resolver.declarations[level]
      return (info.allFunctions + info.initializers).contains { function in
        resolver.names(in: function.declaration.range, of: function.file)
          .contains { $0.word.map { giving.contains($0) } ?? false }
      }
    }
    if isGiven { return }
    let text = "no screen is given to `\(resolver.spelling(asked))` here; it is assumed to be empty"
    let place = resolver.declarations[index].location
    bodies.writer.program[screen].assumptions.append(
      bodies.writer.findings.assume(text, at: place))
  }
}
