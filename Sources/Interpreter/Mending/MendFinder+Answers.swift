import Language
import StatusBar

// UIKit: answers of controllers, who hands a question on, and when it is asked again.
extension MendFinder {
  // MARK: - Requests

  mutating func findRequests() {
    let request = Code.requestUpdate
    for change in shape.changes {
      guard shape.controllerClass(of: change.owner) != nil, let function = change.place.function
      else { continue }
      let target = text(change.target.range, change.owner)
      // Where a closure holds the controller weakly the request goes the same way.
      let receiver = ["self.", "self?.", "self!."].first { target.hasPrefix($0) } ?? ""
      let call = receiver + request
      propose(
        10, .ask, .requestAfterChange(in: shape.spelling(function.name.name)), swift: [call],
        [sheet(change.owner).statement(call, after: change.range)])
    }
    for call in shape.calls where call.call.changesChildren {
      guard shape.controllerClass(of: call.owner) != nil else { continue }
      propose(
        13, .ask, .requestAfterChildren, swift: [request],
        [sheet(call.owner).statement(request, after: call.range)])
    }
    for (owner, type) in shape.types where shape.controllerClass(of: type) != nil {
      for case .variable(let variable) in type.members
      where variable.getter == nil && variable.didSet == nil && variable.willSet == nil
        && !variable.isConstant && variable.initial != nil && !variable.isState
        && variable.attributes.isEmpty
      {
        let name = shape.spelling(variable.name.name)
        propose(
          12, .ask, .requestOnChange(of: name), swift: [Code.observed(name, request)],
          [sheet(owner).replace(variable.range.atEnd, Code.observer(request))])
      }
    }
  }

  // MARK: - Forwarding

  /// The properties by which a container hands the questions on.
  private var forwardingProperties: [Word] {
    var words: [Word] = []
    if wish.isOfStyle { words.append(.childForStatusBarStyle) }
    if wish.isOfVisibility { words.append(.childForStatusBarHidden) }
    return words
  }

  mutating func findForwarding() {
    for property in forwardingProperties {
      let before = found.count
      defer { forwardTwice(Array(found[before...])) }
      for (owner, type) in shape.types where type.keyword != .extension {
        guard let base = shape.controllerClass(of: type) else { continue }
        for (rank, child) in children(of: type, base).enumerated() {
          forward(owner, type, property, to: child, cost: 12 + 2 * rank)
        }
      }
      for use in shape.uses {
        guard let base = use.name.word, let child = base.forwardedChild else { continue }
        forward(use, base, property, to: child)
      }
    }
  }

  /// A question may have to be handed on by two containers, one in the other.
  private mutating func forwardTwice(_ forwards: [MendCandidate]) {
    let likely = forwards.sorted { $0.cost < $1.cost }.prefix(6)
    for (index, first) in likely.enumerated() {
      for second in likely.dropFirst(index + 1) {
        guard case .handOn(_, let outer, _) = first.remedy,
          case .handOn(_, let inner, _) = second.remedy, outer != inner
        else { continue }
        propose(
          first.cost + second.cost, .forward, .both(first.remedy, second.remedy),
          lines: first.lines + second.lines, first.edits + second.edits)
      }
    }
  }

  /// What a container may hand a question to, the likeliest first.
  private func children(of type: TypeDeclaration, _ base: Word) -> [String] {
    if let child = base.forwardedChild {
      // Who has an answer of its own need not ask.
      return type.asksChildren ? [child, "nil"] : [child]
    }
    if base == .UITabBarController {
      return type.answersNothing ? ["selectedViewController", "nil"] : ["nil"]
    }
    if base == .UIHostingController || type.asksChildren { return ["nil"] }
    guard base == .UIViewController else { return [] }
    let adds = shape.calls.filter { call in
      call.call.callee.lastName?.word == .addChild
        || call.call.callee.lastName?.word == .addChildViewController
    }
    let own = adds.filter { type.range.contains($0.range) }
    if own.isEmpty { return isGivenChildren(type) ? ["children.first", "children.last"] : [] }
    var found: [String] = []
    for call in own {
      guard let name = call.call.arguments.first?.value.ownName, type.member(name) != nil else {
        continue
      }
      found.append(shape.spelling(name))
    }
    for case .variable(let variable) in type.members where holdsController(variable) {
      let name = shape.spelling(variable.name.name)
      if !found.contains(name) { found.append(name) }
    }
    return found + ["children.last", "children.first"]
  }

  /// `true` iff a variable of a container holds a controller, as its type or its value says.
  private func holdsController(_ variable: VariableDeclaration) -> Bool {
    if variable.getter != nil { return false }
    var type = variable.type?.name
    if case .call(let call) = variable.initial?.kind { type = type ?? call.callee.lastName }
    guard let type else { return false }
    if let word = type.word, Word.controllerClasses.contains(word) { return true }
    return shape.types.contains {
      $0.declaration.name.name == type && shape.controllerClass(of: $0.declaration) != nil
    }
  }

  /// `true` iff children are put into a container from without: where it is made,
  /// `Box { Photo() }`, or by who holds it, `box.addChild(photo)`.
  private func isGivenChildren(_ type: TypeDeclaration) -> Bool {
    let isMade = shape.uses.contains { $0.name == type.name.name && !$0.call.closures.isEmpty }
    return isMade
      || shape.calls.contains { call in
        guard case .member(let base, let name) = call.call.callee.kind else { return false }
        return base.ownName?.word != .selfWord && name.name.word == .addChild
      }
  }

  /// Lets a class of the app's hand a question on.
  private mutating func forward(
    _ owner: Int, _ type: TypeDeclaration, _ property: Word, to child: String, cost: Int
  ) {
    let swift = Code.override(.child(property), child)
    let line = type.isPlain ? Code.assignment(property, child) : swift
    let sheet = sheet(owner)
    let edit: Fix.Edit
    if let known = type.member(Name(property)) {
      if known.value.map({ sheet.line($0.range) == child }) == true { return }
      edit = sheet.replace(known.range, line)
    } else {
      edit = sheet.member([line], of: type.range)
    }
    let name = name(of: owner)
    let isNobody = child == "nil"
    propose(
      isNobody ? 20 : cost, .forward,
      isNobody ? .answerItself(property, name) : .handOn(property, by: name, to: child),
      swift: [swift], [edit])
  }

  /// Puts a subclass that hands a question on in the place of UIKit's own class.
  private mutating func forward(
    _ use: MendShape.Use, _ base: Word, _ property: Word, to child: String
  ) {
    let kind = String(base.spelling.dropFirst(2))
    let name = freshName("Forwarding\(kind)")
    let code = Code.subclass(name, of: base, Code.override(.child(property), child))
    let sheet = sheet(use.owner)
    let place = declarationAround(use.owner)
    propose(
      22, .forward, .useSubclass(of: kind, handingOnTo: child), swift: code,
      [sheet.replace(use.nameRange, name), sheet.declaration(code, after: place)])
  }

  /// The declaration of the file behind which another one may stand.
  private func declarationAround(_ owner: Int) -> SourceRange {
    let range = shape.owners[owner].range
    let outer = shape.owners.filter {
      $0.file == shape.file(of: owner) && $0.range.contains(range)
    }
    return outer.map { $0.range }.max { $0.count < $1.count } ?? range
  }

  // MARK: - The style of a navigation bar

  mutating func findBarStyles() {
    guard let content = wish.content else { return }
    let style = content == .light ? ".black" : ".default"
    let statement = Code.barStyle(style)
    for use in shape.uses where use.name.word == .UINavigationController {
      if use.call.closures.isEmpty {
        barStyleInCode(use, style)
      } else {
        propose(
          14, .barStyle, .giveBarStyle(style), swift: [statement],
          [link(Code.link(.barStyle, style), on: use)])
      }
    }
    for (owner, type) in shape.types
    where shape.controllerClass(of: type) == .UINavigationController {
      let edit =
        type.isPlain
        ? define(.barStyle, Code.assignment(.barStyle, style), owner, type)
        : loading(statement, owner, type)
      propose(
        18, .barStyle, .giveStyle(style, toBarOf: name(of: owner)), swift: [statement], [edit])
    }
    for change in shape.changes where change.target.lastName?.word == .barStyle {
      guard let value = change.value else { continue }
      propose(
        13, .barStyle, .changeBarStyle(to: style), swift: [statement],
        [sheet(change.owner).replace(value.range, style)])
    }
    for modifier in shape.modifiers where modifier.name.word == .barStyle {
      guard let value = modifier.call.arguments.first?.value else { continue }
      propose(
        13, .barStyle, .changeBarStyle(to: style), swift: [statement],
        [sheet(modifier.owner).replace(value.range, style)])
    }
  }

  /// After `let name = UINavigationController(…)`.
  private mutating func barStyleInCode(_ use: MendShape.Use, _ style: String) {
    guard let statement = use.statement else { return }
    let words = text(statement, use.owner).split(separator: " ", maxSplits: 2)
    guard words.count > 2, words[0] == "let" || words[0] == "var" else { return }
    let call = Code.member(Code.barStyle(style), of: String(words[1]))
    propose(
      16, .barStyle, .giveBarStyle(style), swift: [call],
      [sheet(use.owner).statement(call, after: statement)])
  }

  /// `name = value` in a declaration of the language's own, in place of what is there.
  func define(_ name: Word, _ line: String, _ owner: Int, _ type: TypeDeclaration) -> Fix.Edit {
    if let known = type.member(Name(name)) { return sheet(owner).replace(known.range, line) }
    return sheet(owner).member([line], of: type.range)
  }

  /// A statement that runs when the view has loaded.
  func loading(_ statement: String, _ owner: Int, _ type: TypeDeclaration) -> Fix.Edit {
    if let last = type.function(Name(.viewDidLoad))?.body?.last {
      return sheet(owner).statement(statement, after: last.range)
    }
    return sheet(owner).member(Code.viewDidLoad(statement), of: type.range)
  }

  // MARK: - Answers

  mutating func findAnswers() {
    if let hides = wish.hides {
      answer(.hidden, Code.truth(hides), cost: 34, flipCost: 36)
    }
    if let content = wish.content {
      let style = content == .light ? ".lightContent" : ".darkContent"
      answer(.style, style, cost: 34, flipCost: 36)
    }
  }

  /// Lets each class answer, those on screen first.
  mutating func answer(
    _ property: Code.Property, _ value: String, cost: Int, flipCost: Int,
    family: MendFamily = .answer
  ) {
    let swift = Code.override(property, value)
    for (owner, type) in shape.types where type.keyword != .extension {
      guard shape.controllerClass(of: type) != nil else { continue }
      let distance = distance(of: owner)
      let remedy = Remedy.answer(value, by: name(of: owner))
      let sheet = sheet(owner)
      if let known = type.member(Name(property.name)) {
        guard let constant = known.value, constant.isConstant,
          sheet.line(constant.range) != value
        else { continue }
        propose(
          flipCost + distance, family == .answer ? .flip : family, remedy, swift: [swift],
          [sheet.replace(constant.range, value)])
      } else {
        let line = type.isPlain ? Code.assignment(property.name, value) : swift
        propose(
          cost + distance, family, remedy, swift: [swift],
          [sheet.member([line], of: type.range)])
      }
    }
  }
}

extension TypeDeclaration {
  /// `true` iff it hands a question on.
  fileprivate var asksChildren: Bool {
    [Word.childForStatusBarHidden, .childForStatusBarStyle].contains { member(Name($0)) != nil }
  }

  /// `true` iff it hands a question on to no child, where its superclass would to one.
  fileprivate var answersNothing: Bool {
    [Word.childForStatusBarHidden, .childForStatusBarStyle].contains { property in
      if case .nilLiteral = member(Name(property))?.value?.kind { true } else { false }
    }
  }
}

extension Expression {
  /// `true` iff it says one thing for ever.
  fileprivate var isConstant: Bool { truth != nil || implicitName != nil }
}

extension Word {
  /// What a container of UIKit would have to hand a question to, where it does not by itself.
  fileprivate var forwardedChild: String? {
    switch self {
    case .UINavigationController: "topViewController"
    case .UIPageViewController: "viewControllers?.first"
    case .UISplitViewController: "viewControllers.last"
    default: nil
    }
  }
}

extension Call {
  /// `true` iff other controllers may be in charge afterwards.
  fileprivate var changesChildren: Bool {
    switch callee.lastName?.word {
    case .addChild, .addChildViewController, .removeFromParent, .removeFromParentViewController,
      .setViewControllers, .setViewController, .didMove:
      true
    default: false
    }
  }
}
