import Language

// Where SwiftUI hides the bar: state that is set back, modifiers that stand where they count.
extension MendFinder {
  // MARK: - State that is never set back

  mutating func findReturns() {
    for change in shape.changes {
      guard let reset = reset(of: change) else { continue }
      if shape.isView(change.owner) {
        returnInView(change, reset)
      } else if shape.controllerClass(of: change.owner) != nil {
        returnInController(
          change.owner, change.place, reset, text(change.target.range, change.owner))
      }
    }
    for call in shape.calls {
      guard shape.controllerClass(of: call.owner) != nil, let reset = reset(of: call) else {
        continue
      }
      returnInController(call.owner, call.place, reset, nil)
    }
    findReturnsOfSetters()
  }

  /// Finds where to set an application-level value back: in the controller that set it, when it
  /// goes or comes back, or in another controller then.
  private mutating func findReturnsOfSetters() {
    var setters: [(owner: Int, place: MendShape.Place, reset: String)] = []
    for change in shape.changes where change.target.lastName?.word?.isSetter == true {
      if let reset = reset(of: change) { setters.append((change.owner, change.place, reset)) }
    }
    for call in shape.calls {
      if let reset = reset(of: call) { setters.append((call.owner, call.place, reset)) }
    }
    for setter in setters {
      if let moment = setter.place.function?.name.name.word, moment.isGoing { continue }
      for (owner, type) in shape.types where type.keyword != .extension && !type.isPlain {
        guard shape.controllerClass(of: type) != nil else { continue }
        let isOwn = owner == setter.owner
        setBack(setter.reset, .viewWillDisappear, type, owner, cost: isOwn ? 10 : 14)
        setBack(setter.reset, .viewWillAppear, type, owner, cost: 15)
      }
    }
  }

  /// A statement in a callback of a controller, which may have to be written first.
  private mutating func setBack(
    _ reset: String, _ moment: Word, _ type: TypeDeclaration, _ owner: Int, cost: Int
  ) {
    let edit: Fix.Edit
    if let last = type.function(Name(moment))?.body?.last {
      edit = sheet(owner).statement(reset, after: last.range)
    } else {
      edit = sheet(owner).member(Code.callback(moment, reset), of: type.range)
    }
    let isGoing = moment == .viewWillDisappear
    let name = name(of: owner)
    propose(
      cost, .setBack,
      isGoing ? .setBackByController(nil, whenGone: name) : .setBackWhenShown(name),
      swift: [Code.inCallback(moment, reset)], [edit])
  }

  /// The statement that takes a change back.
  func reset(of change: MendShape.Change) -> String? {
    let target = targetElsewhere(change)
    guard let value = change.value else {
      return Code.assignment(target, Code.truth(start(of: change.target) == true))
    }
    if let truth = value.truth { return Code.assignment(target, Code.truth(!truth)) }
    switch value.implicitName {
    case .lightContent, .darkContent, .black, .blackOpaque, .blackTranslucent:
      return Code.assignment(target, ".default")
    default: return start(of: change.target).map { Code.assignment(target, Code.truth($0)) }
    }
  }

  /// What a change sets, as another function of the class can write it: without a constant that
  /// this one binds, as in `if let stack = navigationController as? Stack`.
  private func targetElsewhere(_ change: MendShape.Change) -> String {
    let written = text(change.target.range, change.owner)
    guard let function = change.place.function, case .member(let base, _) = change.target.kind,
      let name = base.ownName
    else { return written }
    let before = Array(
      text(SourceRange(function.range.start, change.range.start), change.owner).utf8)
    let opening = Array(Code.constant(shape.spelling(name)).utf8)
    guard before.count > opening.count,
      let start = (0..<(before.count - opening.count)).last(where: {
        before[$0...].starts(with: opening)
      })
    else { return written }
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ",")]
    let rest = before[(start + opening.count)...].prefix { !ends.contains($0) }
    let value = Code.withoutElse(String(decoding: Array(rest), as: UTF8.self))
    let isOptional = Code.opensCondition(String(decoding: before[..<start], as: UTF8.self))
    let isLong = value.utf8.contains(UInt8(ascii: " "))
    let receiver = isLong ? Code.parenthesized(value) : value
    let member = Array(written.utf8.dropFirst(text(base.range, change.owner).utf8.count))
    return receiver + (isOptional ? "?" : "") + String(decoding: member, as: UTF8.self)
  }

  /// `setStatusBarHidden(true, with: .fade)` with the other value.
  private func reset(of call: MendShape.CallStatement) -> String? {
    guard let name = call.call.callee.lastName?.word,
      name == .setStatusBarHidden || name == .setStatusBarStyle,
      let first = call.call.arguments.first?.value
    else { return nil }
    let other: String
    if let truth = first.truth {
      other = Code.truth(!truth)
    } else if first.implicitName == .lightContent {
      other = ".default"
    } else {
      return nil
    }
    let head = text(SourceRange(call.range.start, first.range.start), call.owner)
    return head + other + text(SourceRange(first.range.end, call.range.end), call.owner)
  }

  /// What a variable is at first, where a literal says so.
  private func start(of target: Expression) -> Bool? {
    guard let name = target.lastName else { return nil }
    for owner in shape.owners {
      let members: [Member]
      switch owner.kind {
      case .app(let app): members = app.members
      case .type(let type): members = type.members
      case .scenario: continue
      }
      for case .variable(let variable) in members where variable.name.name == name {
        return variable.initial?.truth
      }
    }
    return nil
  }

  private mutating func returnInView(_ change: MendShape.Change, _ reset: String) {
    guard case .type = shape.owners[change.owner].kind else { return }
    let handler = change.place.modifier.map { shape.modifiers[$0] }
    if handler?.name.word == .onDisappear { return }
    let sheet = sheet(change.owner)
    let statement = change.isAnimated ? Code.animated(reset) : reset
    let handling = Code.onDisappear(statement)
    let edit: Fix.Edit
    let last = shape.modifiers.first { $0.owner == change.owner && $0.name.word == .onDisappear }
    if let last, let closure = last.call.closures.first?.closure {
      guard let end = closure.body.last?.range else { return }
      edit = sheet.statement(statement, after: end)
    } else if let handler, handler.name.word == .onAppear {
      edit = sheet.link(handling, from: handler.nameRange.start - 1, to: handler.range.end)
    } else if let content = shape.owners[change.owner].content.first {
      edit = sheet.link(handling, from: content.start, to: content.end)
    } else {
      return
    }
    let flag = text(change.target.range, change.owner)
    propose(
      10 + (change.value == nil ? 2 : 0), .setBack,
      .setBack(flag: flag, whenGone: name(of: change.owner)), swift: [handling], [edit])
  }

  private mutating func returnInController(
    _ owner: Int, _ place: MendShape.Place, _ reset: String, _ target: String?
  ) {
    guard let function = place.function, let moment = function.name.name.word,
      [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewIsAppearing].contains(moment),
      case .type(let type) = shape.owners[owner].kind
    else { return }
    let edit: Fix.Edit
    if let last = type.function(Name(.viewWillDisappear))?.body?.last {
      edit = sheet(owner).statement(reset, after: last.range)
    } else {
      edit = sheet(owner).member(Code.callback(.viewWillDisappear, reset), of: type.range)
    }
    propose(
      12, .setBack, .setBackByController(target, whenGone: name(of: owner)),
      swift: [Code.inCallback(.viewWillDisappear, reset)], [edit])
  }

  // MARK: - Modifiers that stand too deep

  mutating func findHoists() {
    guard wish.hides == true || wish.isAnimated else { return }
    for modifier in shape.modifiers {
      guard let condition = hiding(modifier), condition != "false" else { continue }
      for (number, container) in shape.uses.enumerated()
      where container.name.word.map({ Word.swiftUIContainers.contains($0) }) == true {
        if modifier.range.contains(container.range) { continue }
        hoist(modifier, condition, to: container, cost: 20 + min(number, 3))
      }
    }
  }

  /// When a modifier hides the bar, as written; nil for another modifier.
  func hiding(_ modifier: MendShape.Modifier) -> String? {
    switch modifier.name.word {
    case .statusBarHidden:
      modifier.call.arguments.first.map { text($0.value.range, modifier.owner) } ?? "true"
    case .statusBar:
      modifier.call.arguments.first { $0.label?.name.word == .hidden }
        .map { text($0.value.range, modifier.owner) }
    default: nil
    }
  }

  /// Moves a modifier to a container, where a state says when it hides.
  private mutating func hoist(
    _ modifier: MendShape.Modifier, _ condition: String, to container: MendShape.Use, cost: Int
  ) {
    var edits: [Fix.Edit] = []
    let flag: String
    if isSwift(modifier.owner) || isSwift(container.owner) {
      flag = freshName("isBarHidden")
      guard let sharing = share(flag, of: container.owner, with: modifier.owner) else { return }
      edits = sharing + [link(Code.hidingBar(flag), on: container)]
    } else if let known = flagOn(container) {
      flag = known
    } else {
      flag = freshName("isBarHidden")
      guard let declaration = newState(flag) else { return }
      edits = [declaration, link(Code.hidingBar(flag), on: container)]
    }
    func set(_ value: String) -> String {
      let statement = Code.assignment(flag, value)
      return wish.scenarioIsAnimated ? Code.animated(statement) : statement
    }
    var links = [Code.onAppear(set(condition)), Code.onDisappear(set("false"))]
    if condition != "true" { links.insert(Code.onChange(of: condition, set("$0")), at: 1) }
    let count = edits.count
    edits += replace(modifier, by: links)
    let kind = shape.spelling(container.name)
    let screen = name(of: modifier.owner)
    propose(
      cost - (count == 0 ? 3 : 0), .hoist, .hideByContainer(kind, stateOf: screen),
      lines: sharing(flag, of: screen, with: kind, links), edits)
  }

  /// How a screen that may stand anywhere tells the container around it to hide the bar.
  func sharing(
    _ flag: String, of screen: String, with container: String, _ links: [String]
  ) -> [MendLine] {
    let use = Code.use(container) + Code.hidingBar(flag)
    return [.state(flag, holderOf: container), .code(use), .screen(screen)]
      + links.map { .code($0) }
  }

  /// The variable that already says whether a container hides the bar.
  private func flagOn(_ container: MendShape.Use) -> String? {
    for modifier in shape.modifiers
    where modifier.owner == container.owner && modifier.chain.start == container.range.start {
      guard hiding(modifier) != nil, let value = modifier.call.arguments.first?.value,
        value.ownName != nil
      else { continue }
      return text(value.range, modifier.owner)
    }
    return nil
  }

  /// A modifier behind those that a use has.
  func link(_ modifier: String, on use: MendShape.Use) -> Fix.Edit {
    sheet(use.owner).link(modifier, from: use.range.start, to: use.chainEnd)
  }

  /// Other links in place of one; a comment behind it stays on its line.
  func replace(_ modifier: MendShape.Modifier, by links: [String]) -> [Fix.Edit] {
    let sheet = sheet(modifier.owner)
    let dot = modifier.nameRange.start - 1
    let range = SourceRange(dot, modifier.range.end)
    guard links.count > 1, sheet.comment(behind: range.end) != nil else {
      let gap = sheet.gap(from: dot, to: modifier.range.end)
      return [sheet.replace(range, links.joined(separator: gap))]
    }
    return [
      sheet.replace(range, links[0]),
      sheet.links(Array(links.dropFirst()), from: dot, to: range.end),
    ]
  }

  /// Takes out a link with the white space in front of it; a comment behind it stays on its line.
  func removal(of modifier: MendShape.Modifier) -> Fix.Edit {
    let sheet = sheet(modifier.owner)
    let dot = modifier.nameRange.start - 1
    if let comment = sheet.comment(behind: modifier.range.end), sheet.isFirstInLine(dot) {
      return sheet.replace(SourceRange(dot, comment), "")
    }
    let isBlank = sheet.line(SourceRange(modifier.base.end, dot)).isEmpty
    return sheet.replace(
      isBlank ? modifier.link : SourceRange(dot, modifier.range.end), "")
  }

  /// A state of the app that everything in the file can set; nil where there is no place for one.
  func newState(_ name: String) -> Fix.Edit? {
    guard let (owner, app) = shape.app, !isSwift(owner) else { return nil }
    let sheet = sheet(owner)
    let declaration = Code.state(name)
    var last: SourceRange?
    for case .variable(let variable) in app.members where variable.isState { last = variable.range }
    if let last { return sheet.statement(declaration, after: last) }
    for member in app.members {
      guard case .content(let content) = member else { continue }
      return sheet.line(declaration, above: content.range.start, gap: 2)
    }
    return sheet.member([declaration], of: app.range)
  }

  // MARK: - Containers and presentations

  mutating func findContainers() {
    guard wish.hides == true else { return }
    for use in shape.uses where use.name.word == .NavigationStack {
      propose(
        45, .listeningContainer, .useListeningContainer,
        swift: [Code.use("NavigationView") + Code.link(.navigationViewStyle, ".stack")],
        [sheet(use.owner).replace(use.nameRange, "NavigationView")])
    }
  }

  mutating func findPresentations() {
    for modifier in shape.modifiers
    where modifier.name.word == .sheet || modifier.name.word == .popover {
      propose(
        18, .cover, .presentAsCover, swift: [Code.use(Code.link(.fullScreenCover, Code.rest))],
        [sheet(modifier.owner).replace(modifier.nameRange, "fullScreenCover")])
    }
    for action in shape.actions {
      guard case .present(let step) = action.step.kind, let style = step.style,
        style.name.word == .sheet, shape.isView(action.owner)
      else { continue }
      propose(
        18, .cover, .presentAsCover, swift: [Code.coverOnFlag],
        [sheet(action.owner).replace(style.range, "fullScreenCover")])
    }
  }
}

extension Word {
  /// `true` iff it is a property of the application's that changes its bar.
  fileprivate var isSetter: Bool { isHiddenSetter || self == .statusBarStyle }

  /// `true` iff a controller is told by it that it goes.
  fileprivate var isGoing: Bool { self == .viewWillDisappear || self == .viewDidDisappear }

  /// SwiftUI's containers that are asked for what lies in them.
  fileprivate static let swiftUIContainers: [Word] = [
    .NavigationStack, .NavigationView, .NavigationSplitView, .TabView,
  ]
}
