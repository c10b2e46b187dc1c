import Language
import StatusBar

// Controllers that code makes, keeps in properties, and puts into others.
extension Writer {
  /// A controller with what has to happen before it is there.
  struct ControllerValue {
    var effects: [Effect]
    var formula: FormulaID
  }

  // MARK: - Making

  /// Makes what a draft describes, each time that the formula is evaluated.
  mutating func make(
    _ draft: ControllerDraft, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let new = NewController(
      resolver.place(of: draft), style: draft.style, captures: draft.captures, title: draft.title,
      children: draft.children)
    return add(.makeController(new), resolver.type(of: draft), at: range, scope)
  }

  /// Makes a local constant's controller once, so that all further uses mean the same one.
  mutating func keep(
    _ draft: ControllerDraft, as name: LocatedName, _ scope: inout Scope
  ) -> ControllerValue {
    let made = make(draft, at: name.range, scope)
    let local = scope.addLocal(name.name, resolver.type(of: draft))
    let formula = add(.variable(.local(local)), resolver.type(of: draft), at: name.range, scope)
    return ControllerValue(
      effects: [effect(.bind(local: local, made), at: name.range, scope)], formula: formula)
  }

  /// Makes the controllers of constants of which a statement says something on some of its ways:
  /// what is said of one before it is made would hold on all of them.
  mutating func keepDrafts(describedIn statement: Statement, _ scope: inout Scope) -> [Effect] {
    // What does what it says once, on its only way, may be more than can be said before.
    let closures: [SourceRange]?
    switch statement.kind {
    case .if, .switch, .guard, .loop, .attempt, .conditional, .deferred: closures = nil
    case .expression(let value): closures = value.closureRanges
    case .variable(let variable): closures = variable.initial?.closureRanges ?? []
    case .function: closures = [statement.range]
    case .return(let value): closures = value?.closureRanges ?? []
    case .type, .block, .action, .jump, .unread: closures = []
    }
    var effects: [Effect] = []
    for local in scope.locals {
      guard case .draft(let draft) = local.meaning,
        case .draft = resolver.meaning(of: local.name, in: scope)
      else { continue }
      let isMeant =
        closures?.contains { resolver.names(local.name, in: $0, scope) }
        ?? resolver.names(local.name, in: statement.range, scope)
      guard isMeant || resolver.doesMore(statement, with: local.name, draft, scope) else {
        continue
      }
      let place = LocatedName(local.name, statement.range.atStart)
      effects += keep(draft, as: place, &scope).effects
    }
    return effects
  }

  // MARK: - Calls

  /// The owner that stands for the author's class of a controller that code holds.
  private func owner(ofHeld controller: FormulaID) -> Int? {
    guard case .named(let name) = type(of: controller).kind else { return nil }
    return resolver.declarations.type(name).flatMap { resolver.receiver(ofType: $0) }
  }

  /// The stored property of the author's class of a controller that code holds.
  func heldSlot(_ name: Name, of controller: FormulaID) -> (slot: Int32, type: StaticType)? {
    guard let owner = owner(ofHeld: controller),
      case .variable(.own(let slot), let type) = resolver.property(name, of: owner),
      resolver.receivers[owner].lazies[name] == nil
    else { return nil }
    return (slot, type)
  }
}

// Assignments to what belongs to UIKit: the application, a controller's properties.
extension Writer {
  /// Reports an assignment to one of UIKit's five getters, which nothing can be assigned to (S7).
  mutating func refusesGetter(
    _ name: LocatedName, of base: Expression?, _ scope: Scope
  ) -> Reading<[Effect]>? {
    guard ControllerProperty(name.name.word)?.walk != nil else { return nil }
    if let base, !base.isSelf {
      // Other objects may have a variable of that name.
      guard case .controller = standing(of: base, scope) else { return nil }
    } else {
      guard resolver.isController(scope.owner), resolver.property(name.name, of: scope.owner) == nil
      else {
        return nil
      }
    }
    return refuse(.assignsToGetter(resolver.spelling(name.name), at: scope.location(name.range)))
  }

  /// What a closure says of a controller that is handed to something unread holds or not.
  mutating func doubtDrafts(in expression: Expression, _ scope: inout Scope) {
    guard case .call(let call) = expression.kind, !call.allClosures.isEmpty else { return }
    let text = resolver.bytes(expression.range, in: scope.file)[...]
    for index in scope.locals.indices {
      guard case .draft(var draft) = scope.locals[index].meaning else { continue }
      let name = resolver.names.bytes(of: scope.locals[index].name)
      let style = name + ".modalPresentationStyle".utf8
      let captures = name + ".modalPresentationCapturesStatusBarAppearance".utf8
      if text.changes(style, afterDot: false) {
        draft.style = opaque(StaticType(.modalStyle), at: expression.range, scope)
      }
      if text.changes(captures, afterDot: false) {
        draft.captures = opaque(.bool, at: expression.range, scope)
      }
      scope.locals[index].meaning = .draft(draft)
    }
  }
}

// UIKit's controllers where they are used, and what code asks of them.
extension Writer {
  /// Returns the screen that stands for one of UIKit's own classes.
  mutating func builtin(_ controller: ControllerClass) -> ScreenID {
    if let known = resolver.directory.builtin(controller) { return known }
    let screen = program.add(
      Screen(
        name: symbol(Array(controller.spelling.utf8)), kind: .controller(controller),
        site: .none))
    receivers.addScreen(nil)
    directory.setBuiltin(controller, screen)
    if let name = resolver.names.name(of: Array(controller.spelling.utf8)) {
      directory.meet(name, screen)
    }
    return screen
  }

  /// The class of the controller that a node is, perhaps under settings; nil for a view.
  func controllerClass(of view: ViewID) -> ControllerClass? {
    switch program[view] {
    case .controllerContainer(let screen, _, _, _), .representable(let screen, _):
      if case .controller(let kind) = program[screen].kind { return kind }
      return nil
    case .modified(let child, _): return controllerClass(of: child)
    case .leaf, .group, .conditional, .repeated, .screen, .button, .link, .navigation, .tabs,
      .scroll, .made, .fallbackStrip, .unknown, .empty:
      return nil
    }
  }

  /// What a draft comes to where it is shown; with controllers that code holds it is made first.
  mutating func destination(
    _ draft: ControllerDraft, at range: SourceRange, _ scope: Scope
  ) -> Destination {
    draft.children.isEmpty ? resolver.place(of: draft) : .controller(make(draft, at: range, scope))
  }

  /// A controller that is declared elsewhere: it is there, and may answer anything.
  mutating func undeclaredDraft(
    _ name: LocatedName, _ scope: inout Scope
  ) -> ControllerDraft? {
    guard resolver.isController(scope.owner),
      resolver.names.bytes(of: name.name).hasSuffix("Controller")
        || resolver.declarations.ambiguous.contains(name.name),
      let unknownController = program.program.unknownController
    else { return nil }
    let known = resolver.declarations.types.filter { $0.isController }.map {
      resolver.spelling($0.name)
    }
    if !resolver.isCompiled(scope.file),
      let slip = resolver.nearest(name.name, among: known, from: 6)
    {
      report(
        .misspelt(resolver.spelling(name.name), suggestion: slip, at: scope.location(name.range)))
      return nil
    }
    note(
      .assumed, once: name, in: scope.file,
      "`\(resolver.spelling(name.name))` is not declared here; it may answer anything")
    let answers = input([name.name], nil, at: name.range, scope)
    let value = add(.opaque(answers, isThere: false), .unknown, at: name.range, scope)
    return ControllerDraft(screen: unknownController, arguments: [(0, value)])
  }
}

// Controls of UIKit's that say what they do: actions of alerts and menus, bar buttons.
extension Writer {
  mutating func controlLabel(of call: Call, _ scope: Scope) -> Symbol? {
    for argument in call.arguments {
      switch argument.label.map({ resolver.spelling($0.name) }) {
      case "title": return label(of: argument.value, scope)
      case "barButtonSystemItem":
        guard case .implicitMember(let name) = argument.value.kind else { return nil }
        let word = resolver.spelling(name)
        guard ["done", "cancel", "add", "edit", "save", "close"].contains(word) else { return nil }
        return symbol(Array((word.prefix(1).uppercased() + word.dropFirst()).utf8))
      default: continue
      }
    }
    return nil
  }
}

// The sidebar that takes the place of a tab bar on an iPad (U26).
extension Writer {
  /// `show sidebar`, `hide sidebar`: that of the tabs around the screen of the handler.
  mutating func bindSidebar(
    isHidden: Bool, _ scope: Scope, at range: SourceRange
  ) -> [Effect] {
    let value = add(.constant(.bool(isHidden)), .bool, at: range, scope)
    return [effect(.configure(.setController(.isSidebarHidden, of: nil, value)), at: range, scope)]
  }

  /// `tabViewStyle(.sidebarAdaptable)` makes the tabs below ones that a sidebar may show.
  mutating func bindTabViewStyle(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard place.name.name.word == .tabViewStyle, let value = call.arguments.first?.value,
      let style = value.lastName
    else { return nil }
    if style.name.word == .sidebarAdaptable {
      markAdaptable(place.child)
      return place.child
    }
    if let meant = misspelt(style.name, among: [Word.sidebarAdaptable]) {
      report(
        .misspelt(resolver.spelling(style.name), suggestion: meant, at: scope.location(style.range))
      )
    }
    return nil
  }

  private mutating func markAdaptable(_ view: ViewID) {
    switch program[view] {
    case .tabs(let tabs, let selection, _):
      program[view] = .tabs(tabs, selection: selection, isAdaptable: true)
    case .modified(let child, _): markAdaptable(child)
    case .group(_, let children): for child in children { markAdaptable(child) }
    case .conditional(_, let then, let otherwise):
      markAdaptable(then)
      markAdaptable(otherwise)
    case .leaf, .unknown, .repeated, .screen, .button, .link, .navigation, .scroll, .representable,
      .made, .controllerContainer, .fallbackStrip, .empty:
      return
    }
  }
}

// `registerForTraitChanges(_:handler:)` of iOS 17: a class is told of the traits that it names.
extension Writer {
  /// `true` iff a call registers for traits in a way that is followed.
  func isRegistration(_ name: LocatedName, _ call: Call, _ scope: Scope) -> Bool {
    resolver.spelling(name.name) == Resolver.registration && resolver.isController(scope.owner)
      && resolver.registeredEvents(of: call) != nil
      && (resolver.closure(of: call) != nil || selector(of: call, scope.owner) != nil)
  }

  /// The function that `action: #selector(…)` names.
  func selector(of call: Call, _ owner: Int) -> (LocatedFunction, owner: Int)? {
    guard let action = call.arguments.last,
      action.label.map({ resolver.spelling($0.name) }) == "action",
      case .macro = action.value.kind
    else { return nil }
    let scope = Scope(file: FileID(0), screen: resolver.receivers[owner].screen, owner: owner)
    return handedFunction(action.value, scope).map { ($0.function, $0.owner) }
  }
}
