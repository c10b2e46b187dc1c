import Language
import StatusBar

// Controllers that code makes, keeps in properties, and puts into others.
extension Resolver {
  // MARK: - Making

  /// `true` iff code may keep controllers here: in a class or at the root of the app.
  func keepsControllers(_ scope: Scope) -> Bool {
    typeInfo(of: scope.owner).map { declarations[$0].role != .view } ?? true
  }

  /// The author's class of a draft, or a controller of UIKit's.
  func type(of draft: ControllerDraft) -> StaticType {
    guard let owner = receivers.receiver(of: draft.screen),
      let type = receivers[owner].type
    else { return StaticType(.controller) }
    return StaticType(.named(declarations[type].name))
  }

  // MARK: - Calls

  func isOwnFunction(_ name: Name, _ call: Call, of draft: ControllerDraft) -> Bool {
    guard let owner = receivers.receiver(of: draft.screen) else { return false }
    return function(name, labels: call, of: owner)?.owner == owner
  }

  /// The functions of a name that a controller of a class or a protocol may have, the subclasses'
  /// first; of those that override nothing only the one that they inherit it from.
  func targets(
    of name: Name, _ call: Call, like type: Int, settled: Int? = nil
  ) -> [(function: LocatedFunction, owner: Int)] {
    declarations.controllers(like: type).compactMap { index in
      guard let owner = receiver(ofType: index) else { return nil }
      let isOwn =
        index == type || declarations[type].keyword == .protocol
        || declarations.overrides(index, below: type)
      guard isOwn else { return nil }
      return function(name, labels: call, ofType: settled ?? index, owner: owner)
    }
  }
}

// How many controllers a container holds.
extension Resolver {
  func isListOfChildren(_ name: Name) -> Bool {
    name.word == .children || name.word == .viewControllers
  }
}

// Assignments to what belongs to UIKit: the application, a controller's properties.
extension Resolver {
  /// `UIApplication.shared`, or what a delegate is given as `application`.
  func isApplication(_ expression: Expression) -> Bool {
    if case .name(let name) = expression.kind {
      return spelling(name) == "application"
    }
    guard case .member(let type, let shared) = expression.kind else { return false }
    return shared.name.word == .shared && type.typeName(names)?.word == .UIApplication
  }

  /// `true` iff an assignment only adds to what is known of a controller before it is made.
  func describes(_ name: LocatedName, _ draft: ControllerDraft) -> Bool {
    switch name.name.word {
    case .modalPresentationStyle, .modalPresentationCapturesStatusBarAppearance, .title: true
    default: ControllerSetting(name.name.word) == nil || slot(name.name, of: draft.screen) != nil
    }
  }

  /// `true` iff a statement does more with a controller that is not made yet than to say what its
  /// plain properties are: it names another member of its class.
  func doesMore(
    _ statement: Statement, with local: Name, _ draft: ControllerDraft, _ scope: Scope
  ) -> Bool {
    guard let type = receivers.receiver(of: draft.screen).flatMap({ typeInfo(of: $0) }) else {
      return false
    }
    if case .expression(let value) = statement.kind,
      case .assignment(let target, .assign, _, let given) = value.kind,
      case .member(let base, let name) = target.kind, base.ownName == local,
      !names(local, in: given.range, scope), draft.children.isEmpty, draft.content == nil
    {
      return declaresMember(name.name, type) && !isPlain(name.name, type, draft)
    }
    var isMore = false
    let text = bytes(statement.range, in: scope.file)[...]
    text.forEachName { start, end in
      guard text[start..<end].elementsEqual(names.bytes(of: local)),
        start == text.startIndex || text[start - 1] != UInt8(ascii: ".")
      else { return }
      let rest = text[end...].drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
      guard rest.first == UInt8(ascii: ".") else { return }
      let member = rest.dropFirst().prefix { $0.isNamePart }
      if let member = names.name(of: Array(member)), declaresMember(member, type) { isMore = true }
    }
    return isMore
  }

  /// `true` iff a class, or one above it, declares a member.
  private func declaresMember(_ name: Name, _ type: Int) -> Bool {
    declarations.lineage(of: type).contains { declarations[$0].declares(name) }
  }

  /// `true` iff a property is a value that nothing observes.
  private func isPlain(_ name: Name, _ type: Int, _ draft: ControllerDraft) -> Bool {
    slot(name, of: draft.screen) != nil
      && !declarations.lineage(of: type).contains { declarations[$0].observed.contains(name) }
  }

  /// `true` iff the class that `self` is of has the setting.
  func has(_ setting: ControllerSetting, _ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner), case .controller(let kind) = declarations[type].role
    else { return false }
    return setting.owner.map { $0 == kind } ?? true
  }

  /// `true` iff a controller of which the class is not known may be meant: many have a `mode`.
  func mayHave(_ setting: ControllerSetting, _ value: Expression) -> Bool {
    guard setting == .tabMode else { return true }
    let word = value.lastName.map { spelling($0.name) }
    return TabMode.allCases.contains { $0.spelling == word }
  }
}

// UIKit's controllers where they are used, and what code asks of them.
extension Resolver {
  func place(of draft: ControllerDraft) -> Destination {
    draft.content.map { .view($0) } ?? .screen(draft.screen, arguments: draft.arguments)
  }

  /// What the closure makes that a storyboard is given: `{ coder in Page(coder: coder) }`; nil for
  /// anything else.
  func madeForStoryboard(_ value: Expression) -> Expression? {
    guard case .call(let call) = value.kind, let method = call.callee.lastName,
      ["instantiateViewController", "instantiateInitialViewController"].contains(
        spelling(method.name)),
      let closure = closure(of: call), closure.body.count == 1
    else { return nil }
    switch closure.body[0].kind {
    case .expression(let made), .return(let made?): return made
    default: return nil
    }
  }

  /// The class to which code casts what `storyboard?.instantiateViewController(…)` makes.
  func storyboardClass(_ value: Expression) -> TypeReference? {
    guard case .cast(let inner, _, let type) = value.kind, case .call(let call) = inner.kind,
      let method = call.callee.lastName
    else { return nil }
    switch spelling(method.name) {
    case "instantiateViewController", "instantiateInitialViewController": return type
    default: return nil
    }
  }

  func isRoot(_ argument: Argument) -> Bool {
    argument.label?.name.word == .rootView || argument.label?.name.word == .rootViewController
  }
}

// What a class does in UIKit's events, and in place of UIKit's methods.
extension Resolver {
  /// `true` iff UIKit's events run what observes a property of its own.
  func isSelection(_ variable: LocatedVariable, of type: Int) -> Bool {
    guard case .controller(.tabBar) = declarations[type].role else { return false }
    switch variable.declaration.name.name.word {
    case .selectedIndex, .selectedViewController: return true
    default: return false
    }
  }

  // MARK: - With the transition

  func isCoordinator(_ base: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name) = base.withoutOptionals.kind,
      case .variable(.local, let type) = meaning(of: name, in: scope),
      case .named(let written) = type.kind
    else { return false }
    return spelling(written) == "UIViewControllerTransitionCoordinator"
  }
}

// Getters that change something before they answer, and lazy properties, which the first reader
// gives their value.
extension Resolver {
  // MARK: - Whether something is changed

  /// `true` iff a part of a text may change a variable of an owner, by itself or by what it calls.
  func mayChange(
    _ range: SourceRange, _ file: FileID, of owner: Int, depth: Int = 0
  ) -> Bool {
    var isChanged = false
    bytes(range, in: file)[...].forEachChange(in: names) { name, _ in
      if case .variable = receivers[owner].properties[name] { isChanged = true }
    }
    if isChanged { return true }
    guard depth < 6, let type = typeInfo(of: owner) else { return false }
    return names(in: range, of: file).contains { name in
      if receivers[owner].lazies[name] != nil { return true }
      if let found = computed(name, of: owner), let first = found.getter.first,
        let last = found.getter.last,
        first.range.start != range.start || found.file != file,
        mayChange(first.range.union(last.range), found.file, of: owner, depth: depth + 1)
      {
        return true
      }
      guard let found = function(name, labels: nil, ofType: type, owner: owner)?.function,
        let body = found.declaration.body, let first = body.first, let last = body.last
      else { return false }
      return mayChange(first.range.union(last.range), found.file, of: owner, depth: depth + 1)
    }
  }
}

// What the initializers of controllers do besides giving properties their values.
extension Resolver {
  /// The type above that of an owner in whose text a function stands, which `super` counts from;
  /// nil for one that the class of the owner declares itself.
  func typeAbove(_ owner: Int, declaring function: LocatedFunction) -> Int? {
    guard let type = typeInfo(of: owner) else { return nil }
    let place = function.declaration.name.range
    return declarations.family(of: type).dropFirst().first { base in
      declarations[base].functions[function.declaration.name.name]?.contains {
        $0.file == function.file && $0.declaration.name.range == place
      } ?? false
    }
  }

  /// `true` iff a name stands for what a caller hands over, of which no more is known here.
  func isParameter(_ value: Expression, _ scope: Scope) -> Bool {
    guard let name = value.ownName, case .opaque(_, nil) = meaning(of: name, in: scope) else {
      return false
    }
    return true
  }

  /// The declared class above the one that a scope stands in.
  func declaredBase(of scope: Scope) -> Int? {
    guard let type = scope.type ?? typeInfo(of: scope.owner) else { return nil }
    return declarations.superclass(of: type)
  }
}

// `UIViewControllerRepresentable`: what its function makes is what counts, whatever is declared.
extension Resolver {
  /// `true` iff an initializer of a class presents something, itself or by a function of the class;
  /// that for storyboards does not count.
  func presentsWhenMade(_ screen: ScreenID) -> Bool {
    guard let type = receivers.receiver(of: screen).flatMap({ typeInfo(of: $0) }) else {
      return false
    }
    let info = declarations[type]
    let word = Array("present".utf8)
    return info.initializers.contains { initializer in
      let isForCoder = initializer.declaration.parameters.contains {
        spelling($0.label?.name ?? $0.name.name) == "coder"
      }
      if isForCoder { return false }
      let text = bytes(initializer.declaration.range, in: initializer.file)
      if text[...].names(word) { return true }
      return info.functionOrder.contains { name in
        text[...].names(Array(names.bytes(of: name)))
          && (info.functions[name] ?? []).contains { function in
            bytes(function.declaration.range, in: function.file)[...].names(word)
          }
      }
    }
  }

  /// `true` iff the code of a type names what decides a bar: a window, a presentation, a setting.
  func reachesForBar(_ type: Int) -> Bool {
    let words = [
      "UIWindow", "rootViewController", "present", "setNeedsStatusBarAppearanceUpdate",
      "overrideUserInterfaceStyle", "barStyle", "setNavigationBarHidden", "addChild",
    ].map { Array($0.utf8) }
    return declarations.flattened(declarations[type].members).contains { located in
      let range: SourceRange
      switch located.member {
      case .function(let function), .initializer(let function): range = function.range
      case .type(let inner): range = inner.range
      default: return false
      }
      let text = bytes(range, in: located.file)
      return words.contains { text[...].names($0) }
    }
  }

  /// `true` iff a type is a `UIViewRepresentable`, which shows a view without a controller.
  func isPlainRepresentable(_ type: Int) -> Bool {
    declarations[type].inherited.contains { $0.name.word == .UIViewRepresentable }
  }

  func returns(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return, .guard: true
    case .if(let branches): (branches.then + branches.otherwise).contains { returns($0) }
    case .switch(_, let cases): cases.contains { $0.body.contains { returns($0) } }
    case .block(let body), .attempt(let body, _): body.contains { returns($0) }
    case .loop(let loop): loop.body.contains { returns($0) }
    case .conditional(let clauses): clauses.contains { $0.body.contains { returns($0) } }
    case .expression, .variable, .function, .type, .jump, .deferred, .action, .unread: false
    }
  }
}

// The detents of a sheet: only at the large one a card takes the bar over (U37).
extension Resolver {
  /// `presentationController as? UISheetPresentationController` is `sheetPresentationController`.
  func sheetController(_ value: Expression, _ type: TypeReference) -> Expression? {
    let sheet = "UISheetPresentationController".utf8
    guard names.bytes(of: type.name).elementsEqual(sheet), let last = value.lastName,
      names.bytes(of: last.name).elementsEqual("presentationController".utf8)
    else { return nil }
    let name = Name(.sheetPresentationController)
    if case .member(let base, let member) = value.kind {
      return Expression(.member(base, LocatedName(name, member.range)), value.range)
    }
    if case .name = value.kind { return Expression(.name(name), value.range) }
    return nil
  }

  /// Whether a sheet of these detents starts at the large one, for it starts at the smallest; nil
  /// where one is not known that may be smaller.
  func startsAtLarge(_ elements: [Expression]) -> Bool? {
    let detents = elements.map { detent($0) }
    if detents.contains(.smaller) { return false }
    return detents.allSatisfy { $0 == .large } ? true : nil
  }

  enum Detent {
    case large, smaller
  }

  /// One detent as UIKit or SwiftUI writes it; nil where that is not known.
  func detent(_ value: Expression) -> Detent? {
    var named = value
    if case .call(let call) = value.kind { named = call.callee }
    guard let name = named.lastName else { return nil }
    switch name.name.word {
    case .large: return .large
    case .medium, .custom, .height, .fraction: return .smaller
    default: return nil
    }
  }
}

// The sidebar that takes the place of a tab bar on an iPad (U26).
extension Resolver {
  func isTabBar(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    return declarations[type].role == .controller(.tabBar)
  }
}

// What code asks of the device and of the size of its views.
extension Resolver {
  /// `true` iff an expression is the view of the controller whose code it is.
  func isOwnView(_ owner: Expression, _ scope: Scope) -> Bool {
    guard isController(scope.owner) else { return false }
    switch owner.kind {
    case .name(let name): return name.word == .view && meaning(of: name, in: scope) == nil
    case .member(let base, let name): return base.isSelf && name.name.word == .view
    default: return false
    }
  }
}

// `registerForTraitChanges(_:handler:)` of iOS 17: a class is told of the traits that it names.
extension Resolver {
  static var registration: String { "registerForTraitChanges" }

  /// The events of the traits that are named; nil where not all of them are known.
  func registeredEvents(of call: Call) -> [ControllerEvent]? {
    guard let traits = call.arguments.first, traits.label == nil else { return nil }
    if case .member(_, let name) = traits.value.kind,
      spelling(name.name) == "systemTraitsAffectingColorAppearance"
    {
      return [.didChangeStyle]
    }
    guard case .array(let elements) = traits.value.kind else { return nil }
    var events: [ControllerEvent] = []
    for element in elements {
      guard case .member(let trait, let name) = element.kind, name.name.word == .selfWord,
        let type = trait.typeName(names)
      else { return nil }
      switch spelling(type) {
      case "UITraitUserInterfaceStyle": events.append(.didChangeStyle)
      case "UITraitHorizontalSizeClass", "UITraitVerticalSizeClass":
        events.append(.didChangeSizeClass)
      // No step changes any other one of Apple's.
      case let other where other.utf8.starts(with: "UITrait".utf8): continue
      default: return nil
      }
    }
    return events
  }
}
