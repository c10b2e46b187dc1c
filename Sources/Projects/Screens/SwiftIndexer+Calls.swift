import Language

// Calls: what shows a screen, and the modifiers that the bar hangs on.
extension SwiftIndexer {
  mutating func visit(_ call: Call, in whole: Expression) {
    visit(call.callee)
    switch call.callee.kind {
    case .member(let base, let name):
      let word = spelling(name.name)
      addCall(word)
      // What a type makes may be a part of a view.
      if case .name(let type) = base.kind, isTypeName(spelling(type)) { addPart(spelling(type)) }
      visitMethod(word, base, call, at: name.range)
    case .name(let name):
      let word = spelling(name)
      addCall(word)
      visitMethod(word, nil, call, at: call.callee.range)
      visitInstance(word, call, at: call.callee.range)
    default: break
    }
    noteHanded(call)
    for argument in call.arguments { visit(argument.value) }
    for closure in call.closures { visit(closure.closure.body) }
  }

  /// `true` iff a function of that name is UIKit's own, which shows a screen.
  private static func shows(_ word: String) -> Bool {
    switch word {
    case "present", "presentViewController", "pushViewController", "show",
      "showDetailViewController", "setViewControllers", "setViewController", "addChild",
      "addChildViewController":
      true
    default: false
    }
  }

  /// Notes screens that are handed to a function: one of the author's own may present them.
  private mutating func noteHanded(_ call: Call) {
    let name: LocatedName
    switch call.callee.kind {
    case .member(_, let member): name = member
    case .name(let function): name = LocatedName(function, call.callee.range)
    default: return
    }
    let word = spelling(name.name)
    guard !isTypeName(word), !SwiftIndexer.shows(word) else { return }
    for argument in call.arguments {
      let screen = target(argument.value)
      guard screen.name != nil else { continue }
      let style = style(of: argument.value)
      add(.handed(screen, to: word, style), at: name.range)
    }
  }

  /// Notes `Home()`, as a part of a view, and what containers are made with.
  private mutating func visitInstance(_ word: String, _ call: Call, at range: SourceRange) {
    guard word.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true else { return }
    addPart(word)
    if word == "WindowGroup", let body = call.closures.first?.closure.body {
      noteShown(body)
      addViews(in: body, .root, at: range)
    }
    if word == "NavigationLink" {
      if let value = argument("destination", of: call) {
        noteShown(value)
        add(.shows(view(value), .link), at: range)
      } else if argument("value", of: call) == nil,
        let closure = call.closures.first(where: { self.label($0.label) == "destination" })
          ?? call.closures.first
      {
        noteShown(closure.closure.body)
        addViews(in: closure.closure.body, .link, at: range)
      }
    }
    if let value = argument("rootView", of: call) { noteShown(value) }
    if let value = argument("rootViewController", of: call) {
      add(.shows(target(value), .first), at: range)
    }
  }

  private mutating func visitMethod(
    _ word: String, _ base: Expression?, _ call: Call, at range: SourceRange
  ) {
    switch word {
    case "present", "presentViewController":
      guard let first = call.arguments.first else { return }
      if let name = first.value.plainName { frame.styled[name] = nil }
      if case .name(let name) = first.value.kind, frame.parameters.contains(name) {
        facts.presenters.insert(self.function)
      }
      // A function of the author's own may give it another style.
      let style = first.label == nil ? style(of: first.value) : .unknown
      add(.shows(target(first.value), .present(style)), at: range)
    case "pushViewController":
      if let value = call.arguments.first?.value { add(.shows(target(value), .push), at: range) }
    case "show", "showDetailViewController":
      guard label(call.arguments.last?.label) == "sender", let value = call.arguments.first?.value
      else { return }
      add(.shows(target(value), .show), at: range)
    case "setViewControllers":
      guard case .array(let elements) = call.arguments.first?.value.kind else { return }
      for element in elements { add(.shows(target(element), .tab), at: element.range) }
    case "setViewController" where argument("for", of: call) != nil:
      if let value = call.arguments.first?.value { add(.shows(target(value), .tab), at: range) }
    case "addChild", "addChildViewController":
      if let value = call.arguments.first?.value {
        add(.shows(target(value), .child), at: range)
        facts.uses[facts.uses.count - 1].isOfItself = base.map { $0.isSelf } ?? true
      }
    case "performSegue":
      if let text = argument("withIdentifier", of: call).flatMap({ string($0) }) {
        add(.segue(text), at: range)
      }
    case "setNavigationBarHidden":
      if case .boolean(false) = call.arguments.first?.value.kind { return }
      add(.hidesNavigationBar, at: range)
    case "setStatusBarHidden", "setStatusBarStyle":
      // A controller may have a method of that name.
      if base.map({ isApplication($0) }) ?? false { add(.applicationSetter(word), at: range) }
    case "toggle":
      if let base, let name = noteWriteName(of: base) { noteWrite(to: name, nil) }
    default: visitModifier(word, call, at: range)
    }
  }

  private mutating func addViews(in body: [Statement], _ kind: ShowKind, at range: SourceRange) {
    for target in views(in: body) { add(.shows(target, kind), at: range) }
  }

  // MARK: - Modifiers

  private mutating func visitModifier(_ word: String, _ call: Call, at range: SourceRange) {
    switch word {
    case "statusBarHidden" where call.arguments.allSatisfy { $0.label == nil }:
      addModifier(.hidden, answer(call.arguments.first?.value, missing: .flag(true)), at: range)
    case "statusBar":
      guard let value = argument("hidden", of: call) else { return }
      addModifier(.hidden, answer(value, missing: .flag(true)), at: range)
    case "preferredColorScheme":
      addModifier(.scheme, scheme(call.arguments.first?.value), at: range)
    case "toolbarColorScheme" where !isOfOtherBar(call):
      addModifier(.toolbarScheme, scheme(call.arguments.first?.value), at: range)
    case "toolbarVisibility", "toolbar":
      guard call.arguments.contains(where: { isStatusBar($0.value) }) else { return }
      addModifier(.placement, scheme(call.arguments.first?.value), at: range)
    case "sheet", "fullScreenCover", "popover", "navigationDestination":
      visitPresentation(call, SwiftIndexer.kind(word), at: range)
    default: return
    }
  }

  /// Notes what a modifier presents: in a closure behind it, or as an argument.
  private mutating func visitPresentation(_ call: Call, _ kind: ShowKind, at range: SourceRange) {
    let behind = call.closures.last { label($0.label) != "onDismiss" }?.closure
    let content = argument("content", of: call) ?? argument("destination", of: call)
    if let behind {
      noteShown(behind.body)
      addViews(in: behind.body, kind, at: range)
    } else if case .closure(let closure)? = content?.kind {
      noteShown(closure.body)
      addViews(in: closure.body, kind, at: range)
    } else if let content {
      // `content: makePage`
      add(.shows(target(content), kind), at: range)
    }
  }

  private mutating func addModifier(
    _ modifier: BarModifier, _ tree: AnswerTree, at range: SourceRange
  ) {
    if let view = shownModifiers[range.start] {
      let kind = UseFact.Kind.modifier(modifier, tree, isOutermost: true)
      return facts.uses.append(UseFact(owner: view, site: site(range), kind: kind))
    }
    let isOutermost = outermost.contains(range.start)
    add(.modifier(modifier, tree, isOutermost: isOutermost), at: range)
  }

  private static func kind(_ modifier: String) -> ShowKind {
    switch modifier {
    case "fullScreenCover": .cover
    case "popover": .popover
    case "navigationDestination": .link
    default: .sheet
    }
  }

  /// `true` iff a modifier is for the tab bar or a bar at the bottom alone.
  private func isOfOtherBar(_ call: Call) -> Bool {
    guard let first = call.arguments.firstIndex(where: { label($0.label) == "for" }) else {
      return false
    }
    return call.arguments[first...].allSatisfy { argument in
      guard case .implicitMember(let name) = argument.value.kind else { return false }
      return ["tabBar", "bottomBar", "bottomOrnament"].contains(spelling(name))
    }
  }

  private func isStatusBar(_ value: Expression) -> Bool {
    switch value.kind {
    case .implicitMember(let name): spelling(name) == "statusBar"
    case .member(_, let name): spelling(name.name) == "statusBar"
    default: false
    }
  }

  private func answer(_ value: Expression?, missing: Outcome) -> AnswerTree {
    guard let value else { return .outcome(missing) }
    var reader = AnswerReader(source: source, names: names)
    return reader.answer(value)
  }

  /// A colour scheme: `.dark` asks for light text.
  private func scheme(_ value: Expression?) -> AnswerTree {
    guard let value else { return .outcome(.nothing) }
    switch value.kind {
    case .implicitMember(let name):
      switch spelling(name) {
      case "dark": return .outcome(.style(.light))
      case "light": return .outcome(.style(.dark))
      case "hidden": return .outcome(.flag(true))
      case "visible": return .outcome(.flag(false))
      case "automatic", "none": return .outcome(.nothing)
      default: break
      }
    case .nilLiteral: return .outcome(.nothing)
    case .ternary(let condition, let first, let second):
      return .choice(
        .text(AnswerReader.text(condition.range, in: source)), [scheme(first), scheme(second)])
    default: break
    }
    return .outcome(.named(AnswerReader.text(value.range, in: source)))
  }

  // MARK: - Arguments

  func label(_ name: LocatedName?) -> String { name.map { spelling($0.name) } ?? "" }

  func argument(_ label: String, of call: Call) -> Expression? {
    call.arguments.first { self.label($0.label) == label }?.value
  }

  /// The text of a string without interpolations.
  func string(_ value: Expression) -> String? {
    guard case .string(let literal) = value.kind, literal.interpolations.isEmpty else { return nil }
    return literal.parts(at: value.range).compactMap { part in
      if case .text(let range) = part { source.text(range) } else { nil }
    }.joined()
  }
}
