import Language

// Statements and expressions: every one is walked, for anything may stand in a closure.
extension SwiftIndexer {
  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): visit(value)
    case .variable(let variable): visit(variable, isMember: false)
    case .function(let function): visit(local: function)
    case .type(let type): visit(local: type)
    case .if(let branch):
      visit(branch.conditions)
      let before = frame.styles
      depth += 1
      visit(branch.then)
      let then = frame.styles
      frame.styles = before
      visit(branch.otherwise)
      depth -= 1
      // Behind the branches either style may be in force.
      for name in Set(then.keys).union(frame.styles.keys) where then[name] != frame.styles[name] {
        frame.styles[name] = .unknown
      }
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .switch(let subject, let cases):
      visit(subject)
      depth += 1
      for one in cases { visit(one.body) }
      depth -= 1
    case .loop(let loop):
      if let sequence = loop.sequence { visit(sequence) }
      visit(loop.body)
    case .return(let value): if let value { visit(value) }
    case .block(let body), .deferred(let body): visit(body)
    case .attempt(let body, let catches):
      visit(body)
      for one in catches { visit(one) }
    case .conditional(let clauses):
      for body in BuildCondition.kept(clauses, source) { visit(body) }
    case .jump, .action, .unread: return
    }
  }

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(local function: FunctionDeclaration) {
    for statement in function.body ?? [] { visit(statement) }
  }

  private mutating func visit(local type: TypeDeclaration) {
    for case .function(let function) in type.members { visit(local: function) }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): visit(value)
      case .binding(let name, let value):
        guard let value else { continue }
        frame.screens[name.name] = target(value)
        visit(value)
      case .pattern(_, let value): visit(value)
      }
    }
  }

  mutating func visit(_ value: Expression) {
    switch value.kind {
    case .call(let call): visit(call, in: value)
    case .assignment(let left, let sign, _, let right):
      visit(left)
      visit(right)
      noteAssignment(left, sign, right)
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { visit(argument.value) }
    case .member(let base, let name):
      addCall(spelling(name.name))
      visit(base)
    case .optionalChain(let base), .forced(let base), .cast(let base, _, _), .effect(_, let base):
      visit(base)
    case .prefix(let sign, let inner):
      if sign == .bitAnd { noteWrite(to: inner) }
      visit(inner)
    case .subscripted(let base, let arguments):
      visit(base)
      for argument in arguments { visit(argument.value) }
    case .binary(let left, _, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .closure(let closure): visit(closure.body)
    case .conditionalModifiers(let base, let clauses):
      visit(base)
      for body in BuildCondition.kept(clauses, source) { visit(body) }
    case .branch(let statement): visit(statement)
    case .string(let literal): for value in literal.interpolations { visit(value) }
    case .binding(let name): noteWrite(to: spelling(name), nil)
    case .name, .instance, .implicitMember, .number, .boolean, .nilLiteral, .keyPath, .regex,
      .availability, .hole, .missing:
      return
    }
  }

  // MARK: - What is written

  private mutating func noteAssignment(
    _ left: Expression, _ sign: Operator, _ right: Expression
  ) {
    if case .tuple(let elements) = left.kind {
      for element in elements { noteWrite(to: element.value) }
    }
    guard let name = lastName(of: left) else { return }
    let word = spelling(name)
    noteWrite(to: word, sign == .assign ? right : nil)
    let isOwn = left.ownName != nil
    switch word {
    case "rootViewController":
      // A variable of the function may be called so, too.
      if case .name(let local) = left.kind, frame.screens[local] != nil { break }
      add(.shows(target(right), .root), at: left.range)
    case "modalPresentationStyle": noteStyle(of: left, right)
    case "modalPresentationCapturesStatusBarAppearance":
      if case .boolean(false) = right.kind { return }
      add(.captures(isOwn ? .type(owner) : base(of: left).map { target($0) }), at: left.range)
    case "barStyle": if isOfNavigationBar(left) { add(.barStyle, at: left.range) }
    case "isNavigationBarHidden", "navigationBarHidden":
      if case .boolean(false) = right.kind { return }
      add(.hidesNavigationBar, at: left.range)
    case "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact",
      "hidesBarsWhenKeyboardAppears":
      add(.hidesNavigationBar, at: left.range)
    case "statusBarStyle", "isStatusBarHidden", "statusBarHidden":
      if isOfApplication(left) { add(.applicationSetter(word), at: left.range) }
    case "viewControllers": noteChildren(of: left, right)
    default: break
    }
    if case .name(let variable) = left.kind { frame.screens[variable] = target(right) }
  }

  private mutating func noteChildren(of left: Expression, _ right: Expression) {
    guard case .array(let elements) = right.kind else { return }
    for element in elements { add(.shows(target(element), .tab), at: element.range) }
  }

  /// Notes the style of a screen of this function, or of the class itself.
  private mutating func noteStyle(of left: Expression, _ right: Expression) {
    let style = presentationStyle(right)
    // One of several is in force.
    if left.ownName != nil {
      let isOneOfSeveral = depth > 0 || isInOneOfSeveralInitializers
      return add(.ownStyle(isOneOfSeveral ? .unknown : style), at: left.range)
    }
    guard let base = base(of: left), let name = base.plainName else {
      return add(.looseStyle, at: left.range)
    }
    frame.styled[name] = left.range
    // Where two are set in one function, either may be in force.
    let isSecond = frame.styles[name].map { $0 != style } ?? false
    frame.styles[name] = isSecond ? .unknown : style
  }

  /// Notes that something is written to a property; nil stands for what is not a constant.
  mutating func noteWrite(to name: String, _ value: Expression?) {
    var fact = WriteFact()
    if let value {
      var reader = AnswerReader(source: source, names: names)
      fact = WriteFact(of: reader.answer(value))
    } else {
      fact.isOpen = true
    }
    facts.writes[name, default: WriteFact()].merge(fact)
  }

  func noteWriteName(of value: Expression) -> String? { lastName(of: value).map { spelling($0) } }

  private mutating func noteWrite(to value: Expression) {
    if let name = lastName(of: value) { noteWrite(to: spelling(name), nil) }
  }

  // MARK: - Shapes

  /// The last name of `a.b.name` and of `name`.
  private func lastName(of value: Expression) -> Name? {
    switch value.kind {
    case .name(let name): name
    case .member(_, let name): name.name
    case .forced(let inner), .optionalChain(let inner): lastName(of: inner)
    default: nil
    }
  }

  private func base(of value: Expression) -> Expression? {
    if case .member(let base, _) = value.kind { base } else { nil }
  }

  /// `navigationBar.barStyle`, `UINavigationBar.appearance().barStyle`, and what may be one; a tab
  /// bar, a tool bar and a search bar are none.
  private func isOfNavigationBar(_ left: Expression) -> Bool {
    let text = base(of: left).map { source.text($0.range) } ?? ""
    let others = ["tabBar", "TabBar", "toolbar", "Toolbar", "searchBar", "SearchBar"]
    return !others.contains { text.hasSuffix($0) || text.hasSuffix($0 + ".appearance()") }
  }

  /// `UIApplication.shared.statusBarStyle`, `application.statusBarStyle`
  private func isOfApplication(_ left: Expression) -> Bool {
    base(of: left).map { isApplication($0) } ?? false
  }

  /// `true` iff an expression is the application, as far as its text tells.
  func isApplication(_ base: Expression) -> Bool {
    let text = source.text(base.range)
    // What belongs to it is another object: `UIApplication.shared.theme`.
    let isShared = text.hasPrefix("UIApplication.") && text.count { $0 == "." } == 1
    return isShared || text == "application" || text == "app" || text == "sharedApplication"
  }
}

extension Expression {
  /// The name in `name`, `name?` and `name!`.
  var plainName: Name? {
    switch kind {
    case .name(let name): name
    case .optionalChain(let inner), .forced(let inner): inner.plainName
    default: nil
    }
  }
}
