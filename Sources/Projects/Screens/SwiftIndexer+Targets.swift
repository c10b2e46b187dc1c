import Language

// Which screen an expression is.
extension SwiftIndexer {
  /// Returns the screen that an expression makes or holds.
  func target(_ value: Expression) -> Target {
    switch value.kind {
    case .call(let call): target(of: call, value)
    case .cast(let inner, _, let type): cast(inner, to: type, value)
    case .name(let name): frame.screens[name] ?? property(name) ?? unknown(value)
    case .member(let base, let name):
      base.isSelf ? property(name.name) ?? unknown(value) : unknown(value)
    case .forced(let inner), .effect(_, let inner), .optionalChain(let inner): target(inner)
    case .tuple(let elements) where elements.count == 1: target(elements[0].value)
    default: unknown(value)
    }
  }

  private func unknown(_ value: Expression) -> Target {
    .unknown(AnswerReader.text(value.range, in: source))
  }

  /// The class that a property of the type around the place is declared with.
  private func property(_ name: Name) -> Target? {
    let word = spelling(name)
    guard let type = facts.types.last(where: { $0.name == owner })?.propertyTypes[word] else {
      return nil
    }
    return .made(by: type)
  }

  private func cast(_ inner: Expression, to type: TypeReference, _ value: Expression) -> Target {
    let name = spelling(type.name)
    let own = target(inner)
    if name == "UIViewController" { return own }
    if name == "UINavigationController", own.name != nil { return own }
    return .made(by: name)
  }

  private func target(of call: Call, _ value: Expression) -> Target {
    switch call.callee.kind {
    case .name(let name):
      let word = spelling(name)
      guard isTypeName(word) else { return unknown(value) }
      if let root = argument("rootViewController", of: call) {
        return .wrapped(in: word, target(root))
      }
      if let root = argument("rootView", of: call) {
        return view(root).name.map { .hosted($0, in: word) } ?? .type(word)
      }
      return .type(word)
    case .member(let base, let member):
      let word = spelling(member.name)
      if word == "instantiateViewController",
        let text = argument("withIdentifier", of: call).flatMap({ string($0) })
      {
        return .identifier(text)
      }
      guard case .name(let name) = base.kind, isTypeName(spelling(name)) else {
        // `Page().hosted()`
        guard case .call = base.kind, let shown = view(base).name else { return unknown(value) }
        return .hosted(shown, in: "UIHostingController")
      }
      return word == "init" ? .type(spelling(name)) : .made(by: spelling(name))
    default: return unknown(value)
    }
  }

  func isTypeName(_ word: String) -> Bool {
    word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }

  /// The style in which a screen is presented: the one set in this function; nil for none.
  func style(of value: Expression) -> PresentationStyle? {
    value.plainName.flatMap { frame.styles[$0] }
  }

  /// The style that an expression names; unknown for one that is worked out.
  func presentationStyle(_ value: Expression?) -> PresentationStyle {
    switch value?.kind {
    case .implicitMember(let name): PresentationStyle(rawValue: spelling(name)) ?? .unknown
    case .member(_, let name): PresentationStyle(rawValue: spelling(name.name)) ?? .unknown
    default: .unknown
    }
  }

  // MARK: - Views

  /// The view that a builder shows: its first statement, out of containers that show one alone.
  func view(in body: [Statement]) -> Target {
    for statement in body {
      switch statement.kind {
      case .expression(let value): return view(value)
      case .return(let value): if let value { return view(value) }
      case .variable, .function: continue
      case .if(let branch):
        let all = (branch.then + branch.otherwise).count
        return all == 1 ? view(in: branch.then) : .unknown("one of several views")
      case .switch, .conditional: return .unknown("one of several views")
      default: return .unknown("a view")
      }
    }
    return .unknown("a view")
  }

  /// The views that a builder may show: one for each branch of it.
  func views(in body: [Statement]) -> [Target] {
    guard body.count == 1 else { return [view(in: body)] }
    switch body[0].kind {
    case .if(let branch):
      return views(in: branch.then) + (branch.otherwise.isEmpty ? [] : views(in: branch.otherwise))
    case .switch(_, let cases): return cases.flatMap { views(in: $0.body) }
    default: return [view(in: body)]
    }
  }

  /// The view below modifiers.
  func view(_ value: Expression) -> Target {
    var value = value
    while true {
      switch value.kind {
      case .call(let call):
        switch call.callee.kind {
        case .member(let base, let member):
          if isTypeName(spelling(member.name)) { return .type(spelling(member.name)) }
          value = base
        case .name(let name):
          let word = spelling(name)
          guard isTypeName(word) else { return .unknown(word) }
          if word == "AnyView", let inner = call.arguments.first?.value {
            value = inner
            continue
          }
          if SwiftIndexer.containers.contains(word), let inner = call.closures.last?.closure.body,
            inner.count == 1
          {
            return view(in: inner)
          }
          if let inner = call.closures.last?.closure.body, inner.count == 1, word != "AsyncImage" {
            let held = view(in: inner)
            if held.name != nil { return .around(word, held) }
          }
          return .type(word)
        default: return .unknown(AnswerReader.text(value.range, in: source))
        }
      case .conditionalModifiers(let base, _): value = base
      case .name(let name):
        return frame.screens[name] ?? .unknown(AnswerReader.text(value.range, in: source))
      default: return .unknown(AnswerReader.text(value.range, in: source))
      }
    }
  }

  /// Notes that the modifiers around the views of a presentation are theirs.
  mutating func noteShown(_ body: [Statement]) {
    for statement in body {
      switch statement.kind {
      case .expression(let value): noteShown(value)
      case .return(let value): if let value { noteShown(value) }
      case .if(let branch):
        noteShown(branch.then)
        noteShown(branch.otherwise)
      case .switch(_, let cases): for one in cases { noteShown(one.body) }
      default: continue
      }
    }
  }

  mutating func noteShown(_ shown: Expression) {
    guard let name = view(shown).name else { return }
    var value = shown
    while case .call(let call) = value.kind {
      switch call.callee.kind {
      case .member(let base, let member):
        if isTypeName(spelling(member.name)) { return }
        shownModifiers[member.range.start] = name
        let kind = UseFact.Kind.around(spelling(member.name))
        facts.uses.append(UseFact(owner: name, site: site(member.range), kind: kind))
        value = base
      case .name:
        guard let inner = call.closures.last?.closure.body, inner.count == 1,
          case .expression(let next) = inner[0].kind
        else { return }
        value = next
      default: return
      }
    }
  }

  /// Notes the modifiers around all that a body shows, where it is one view.
  mutating func noteOutermost(_ body: [Statement]) {
    guard body.count == 1, case .expression(var value) = body[0].kind else { return }
    while case .call(let call) = value.kind, case .member(let base, let name) = call.callee.kind {
      outermost.insert(name.range.start)
      value = base
    }
  }

  /// Views that show what they hold and nothing else.
  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "ZStack", "VStack", "AnyView", "LazyView",
  ]
}
