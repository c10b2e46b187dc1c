import Language
import StatusBar

// Windows: their scenes, and the interface style that the default style follows.
extension MendFinder {
  mutating func findWindows() {
    for owner in shape.owners.indices {
      for case .window(let window) in shape.owners[owner].members {
        giveScene(window, owner)
        giveStyle(window, owner)
      }
    }
    giveStyleInCode()
    giveStyleByKey()
  }

  private mutating func giveScene(_ window: WindowDeclaration, _ owner: Int) {
    let sheet = sheet(owner)
    for (index, argument) in window.arguments.enumerated() {
      guard argument.label?.name.word == .windowScene, let label = argument.label else { continue }
      var range = label.range.union(argument.value.range)
      if index + 1 < window.arguments.count, let next = window.arguments[index + 1].label {
        range.end = next.range.start
      } else if index > 0 {
        range.start = window.arguments[index - 1].value.range.end
      }
      propose(
        12, .scene, .giveWindowItsScene, swift: [Code.windowOfScene], [sheet.replace(range, "")])
    }
  }

  // MARK: - Interface styles

  /// Text is light on what is dark; nil where nothing of the kind is wished for.
  private var wishedStyle: InterfaceStyle? {
    guard let content = wish.content, moment.release >= Version(13) else { return nil }
    return content == .light ? .dark : .light
  }

  /// An argument of a window that is declared.
  private mutating func giveStyle(_ window: WindowDeclaration, _ owner: Int) {
    guard let style = wishedStyle else { return }
    let value = Code.implicit(style.spelling)
    let label = Word.overrideUserInterfaceStyle
    let known = window.arguments.first { $0.label?.name.word == label }
    let edit: Fix.Edit
    if let known {
      edit = sheet(owner).replace(known.value.range, value)
    } else if let last = window.arguments.last {
      edit = sheet(owner).replace(
        last.value.range.atEnd, Code.next(Code.argument(label.spelling, value)))
    } else {
      return
    }
    propose(
      known == nil ? 40 : 28, .windowStyle, .giveWindowStyle(style),
      swift: [Code.member(Code.assignment(label, value), of: Code.window)], [edit])
  }

  /// Before the window is made visible, or behind what gives it a root.
  private mutating func giveStyleInCode() {
    guard let style = wishedStyle else { return }
    func statement(_ base: String) -> String {
      Code.member(
        Code.assignment(.overrideUserInterfaceStyle, Code.implicit(style.spelling)), of: base)
    }
    for change in shape.changes where change.target.lastName?.word == .overrideUserInterfaceStyle {
      guard let value = change.value else { continue }
      let words = Code.implicit(style.spelling)
      propose(
        28, .windowStyle, .changeStyle(style),
        swift: [text(change.target.range, change.owner)]
          .map { Code.assignment($0, words) },
        [sheet(change.owner).replace(value.range, words)])
    }
    var owners: [Int] = []
    for call in shape.calls where call.call.callee.lastName?.word == .makeKeyAndVisible {
      guard case .member(let base, _) = call.call.callee.kind else { continue }
      let line = statement(text(base.range, call.owner))
      owners.append(call.owner)
      propose(
        40, .windowStyle, .giveWindowStyle(style), swift: [line],
        [sheet(call.owner).statement(line, before: call.range)])
    }
    for change in shape.changes where change.target.lastName?.word == .rootViewController {
      guard case .member(let base, _) = change.target.kind, !owners.contains(change.owner) else {
        continue
      }
      let line = statement(text(base.range, change.owner))
      propose(
        40, .windowStyle, .giveWindowStyle(style), swift: [line],
        [sheet(change.owner).statement(line, after: change.range)])
    }
  }

  /// `UIUserInterfaceStyle` of Info.plist, which holds for every window.
  private mutating func giveStyleByKey() {
    guard let style = wishedStyle else { return }
    let key = Word.UIUserInterfaceStyle
    let wanted = style == .dark ? "Dark" : "Light"
    let known = plists.flatMap { plist in
      plist.block.entries.map { (owner: plist.owner, entry: $0) }
    }.first { $0.entry.key.name.word == key }
    let edit: Fix.Edit?
    if let known {
      edit = sheet(known.owner).replace(known.entry.value.range, wanted)
    } else {
      edit = addEntry(Code.assignment(key, wanted))
    }
    guard let edit else { return }
    // SwiftUI has a modifier for it.
    let isUIKit = shape.types.contains { shape.controllerClass(of: $0.declaration) != nil }
    propose(
      known != nil ? 29 : isUIKit ? 42 : 58, .windowStyle, .giveAppStyle(style),
      lines: [.plist(key, wanted)], [edit])
  }
}
