import Language
import StatusBar

// Presentations of UIKit, setters of the application, keys of Info.plist.
extension MendFinder {
  // MARK: - Presentations

  mutating func findCaptures() {
    for call in shape.calls {
      guard shape.controllerClass(of: call.owner) != nil,
        call.call.callee.lastName?.word == .present,
        let name = call.call.arguments.first?.value.ownName
      else { continue }
      present(call, shape.spelling(name))
    }
    for action in shape.actions {
      guard case .present(let step) = action.step.kind, !shape.isView(action.owner) else {
        continue
      }
      present(action, step)
    }
    for (owner, type) in shape.types where type.keyword != .extension {
      guard shape.controllerClass(of: type) != nil else { continue }
      presented(owner, type)
    }
    for change in shape.changes where change.target.lastName?.word == .modalPresentationStyle {
      guard let value = change.value, value.implicitName != .fullScreen else { continue }
      propose(
        16, .fullScreen, .presentInFullScreen, swift: [Code.fullScreen],
        [sheet(change.owner).replace(value.range, ".fullScreen")])
    }
  }

  private mutating func present(_ call: MendShape.CallStatement, _ name: String) {
    let flag = Code.member(Code.capture, of: name)
    let style = Code.member(Code.fullScreen, of: name)
    let sheet = sheet(call.owner)
    propose(
      13, .capture, .capture, swift: [flag], [sheet.statement(flag, before: call.range)])
    propose(
      17, .fullScreen, .presentInFullScreen, swift: [style],
      [sheet.statement(style, before: call.range)])
  }

  private mutating func present(_ action: MendShape.ActionStatement, _ step: PresentStep) {
    let sheet = sheet(action.owner)
    if !step.isCapturing {
      let end = step.style?.range.end ?? step.screen.name.range.end
      propose(
        13, .capture, .capture, swift: [Code.capture],
        [sheet.replace(SourceRange(end, end), Code.next("capturing"))])
    }
    let edit =
      step.style.map { sheet.replace($0.range, "fullScreen") }
      ?? sheet.replace(step.screen.name.range.atEnd, Code.asFullScreen)
    propose(17, .fullScreen, .presentInFullScreen, swift: [Code.fullScreen], [edit])
  }

  /// What a class says of its own presentation.
  private mutating func presented(_ owner: Int, _ type: TypeDeclaration) {
    let distance = distance(of: owner)
    func edit(_ word: Word, _ line: String) -> Fix.Edit {
      type.isPlain ? define(word, line, owner, type) : loading(line, owner, type)
    }
    propose(
      15 + distance, .capture, .captureWherePresented(name(of: owner)), swift: [Code.capture],
      [edit(.modalPresentationCapturesStatusBarAppearance, Code.capture)])
    propose(
      19 + distance, .fullScreen, .bePresentedInFullScreen(name(of: owner)),
      swift: [Code.fullScreen], [edit(.modalPresentationStyle, Code.fullScreen)])
  }

  // MARK: - Setters of the application

  /// An answer in the place of a setter that does nothing.
  mutating func findSetters() {
    for change in shape.changes {
      guard let setter = change.target.lastName?.word, let value = change.value else { continue }
      replaceSetter(change.owner, change.range, setter, value)
    }
    for call in shape.calls {
      guard let setter = call.call.callee.lastName?.word,
        let value = call.call.arguments.first?.value
      else { continue }
      replaceSetter(call.owner, call.range, setter, value)
    }
  }

  private mutating func replaceSetter(
    _ owner: Int, _ range: SourceRange, _ setter: Word, _ value: Expression
  ) {
    let property: Code.Property
    switch setter {
    case .isStatusBarHidden, .statusBarHidden, .setStatusBarHidden:
      property = .hidden
      guard let hides = value.truth, hides == wish.hides else { return }
    case .statusBarStyle, .setStatusBarStyle:
      property = .style
      guard value.implicitName == (wish.content == .light ? .lightContent : .darkContent) else {
        return
      }
    default: return
    }
    guard case .type(let type) = shape.owners[owner].kind,
      shape.controllerClass(of: type) != nil, type.member(Name(property.name)) == nil
    else { return }
    let swift = Code.override(property, text(value.range, owner))
    propose(
      15, .answer, .answerInsteadOfSetter(name(of: owner)), swift: [swift],
      [sheet(owner).without(range), sheet(owner).member([swift], of: type.range)])
  }

  // MARK: - Info.plist

  mutating func findKeys() {
    let key = Word.UIViewControllerBasedStatusBarAppearance
    let applicationHasSay = applicationIsTold
    var hasKey = false
    for (owner, block) in plists {
      let sheet = sheet(owner)
      for entry in block.entries {
        let value = sheet.text(entry.value.range)
        switch entry.key.name.word {
        case key:
          hasKey = true
          let isOn = value == "YES" || value == "true"
          if isOn && !applicationHasSay { continue }
          let wanted = isOn ? "NO" : "YES"
          propose(
            isOn ? 26 : 11, .key,
            isOn ? .letApplicationDecide(.inPlaceOfControllers) : .letControllersDecide,
            lines: [.plist(key, wanted)], [sheet.replace(entry.value.range, wanted)])
        case .UIStatusBarHidden where wish.hides != nil:
          let wanted = wish.hides == true ? "YES" : "NO"
          if value == wanted { continue }
          propose(
            38, .key, .changeKey, lines: [.plist(.UIStatusBarHidden, wanted)],
            [sheet.replace(entry.value.range, wanted)])
        case .UIStatusBarStyle:
          guard let content = wish.content else { continue }
          let wanted = styleOfKey(content)
          if value == wanted { continue }
          propose(
            31, .key, .changeKey, lines: [.plist(.UIStatusBarStyle, wanted)],
            [sheet.replace(entry.value.range, wanted)])
        default: continue
        }
      }
      if !hasKey && applicationHasSay { addKey(owner, block) }
    }
    guard plists.isEmpty else { return }
    if applicationHasSay {
      addBlock(29, .bySetters)
    } else if controllersAnswer {
      addBlock(44, .inPlaceOfControllers)
    }
  }

  private func styleOfKey(_ content: InterfaceStyle) -> String {
    if content == .light { return "UIStatusBarStyleLightContent" }
    return moment.release < Version(13) ? "UIStatusBarStyleDefault" : "UIStatusBarStyleDarkContent"
  }

  /// `true` iff some controller has an answer that the application would not give.
  private var controllersAnswer: Bool {
    let answers: [Word] = [.prefersStatusBarHidden, .preferredStatusBarStyle]
    return shape.types.contains { type in
      shape.controllerClass(of: type.declaration) != nil
        && answers.contains { type.declaration.member(Name($0)) != nil }
    }
  }

  /// `true` iff code, or Info.plist, tells the application what to do with its bar.
  private var applicationIsTold: Bool {
    let properties: [Word] = [.isStatusBarHidden, .statusBarHidden, .statusBarStyle]
    let methods: [Word] = [.setStatusBarHidden, .setStatusBarStyle]
    func isOne(of words: [Word], _ name: Name?) -> Bool {
      name?.word.map { words.contains($0) } ?? false
    }
    return shape.changes.contains { isOne(of: properties, $0.target.lastName) }
      || shape.calls.contains { isOne(of: methods, $0.call.callee.lastName) }
      || plists.contains { plist in
        plist.block.entries.contains {
          $0.key.name.word == .UIStatusBarStyle || $0.key.name.word == .UIStatusBarHidden
        }
      }
  }

  /// The blocks of the app and of the scenario.
  var plists: [(owner: Int, block: PlistBlock)] {
    var found: [(owner: Int, block: PlistBlock)] = []
    for (index, owner) in shape.owners.enumerated() {
      for case .plist(let block) in owner.members { found.append((index, block)) }
    }
    return found
  }

  private mutating func addKey(_ owner: Int, _ block: PlistBlock) {
    guard let last = block.entries.last else { return }
    let key = Word.UIViewControllerBasedStatusBarAppearance
    let edit = sheet(owner).statement(
      Code.assignment(key, "NO"), after: last.key.range.union(last.value.range))
    propose(
      28, .key, .letApplicationDecide(.laterThanLaunch), lines: [.plist(key, "NO")], [edit])
  }

  private mutating func addBlock(_ cost: Int, _ reason: Remedy.Reason) {
    let key = Word.UIViewControllerBasedStatusBarAppearance
    guard let edit = addEntry(Code.assignment(key, "NO")) else { return }
    propose(cost, .key, .letApplicationDecide(reason), lines: [.plist(key, "NO")], [edit])
  }

  /// A line of Info.plist, in its block or in one of its own; nil where there is no place for it.
  func addEntry(_ line: String) -> Fix.Edit? {
    if let (owner, block) = plists.first, let last = block.entries.last {
      return sheet(owner).statement(line, after: last.key.range.union(last.value.range))
    }
    guard plists.isEmpty, let (owner, app) = shape.app else { return nil }
    var last: SourceRange?
    for case .setting(let setting) in app.members { last = setting.range }
    return last.map { sheet(owner).statement(Code.plist(line), after: $0) }
  }
}
