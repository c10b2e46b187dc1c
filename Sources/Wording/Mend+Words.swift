import Interpreter
import Language
import StatusBar

// What a mend does, in words.
extension Mend {
  /// What it does, in one clause, with its edits.
  package var fix: Fix { Fix(title.text, .review, edits) }

  /// What it does, in one clause.
  package var title: Phrase { remedy.words }

  /// What one writes in the app itself, a line each.
  package var swift: [String] { lines.map { $0.words } }
}

extension MendLine {
  fileprivate var words: String {
    switch self {
    case .code(let line):
      let depth = line.utf8.prefix { $0 == UInt8(ascii: "\t") }.count
      return String(repeating: "    ", count: depth) + String(line.dropFirst(depth))
    case .state(let flag, let container):
      return "@State private var \(flag) = false  // in the view that holds the \(container)"
    case .screen(let screen): return "// \(named(screen)), which is given it as a @Binding:"
    case .plist(let key, let value): return "Info.plist: \(key.spelling) = \(value)"
    }
  }
}

extension Remedy {
  fileprivate var words: Phrase {
    switch self {
    case .setBack(let flag, let screen): "set \(code: flag) back when \(named(screen)) goes"
    case .setBackByController(let target, let screen):
      "set \(target ?? "what the application was told") back when \(named(screen)) goes"
    case .setBackOnDismissal(let flag, let partner):
      "set \(code: flag) back when what \(code: partner) presents is gone"
    case .setBackTogether(let flag, let partner):
      "set \(code: flag) back together with \(code: partner)"
    case .setBackWhenShown(let screen):
      "set what the application was told back when \(named(screen)) is shown"

    case .hideByContainer(let container, let screen):
      "let the \(container) hide the bar, by a state that \(named(screen)) sets"
    case .hideByStack(let variable):
      "let the NavigationStack hide the bar while \(code: variable) is set"
    case .hideForScreen(let screen): "hide the bar for \(screen) alone, by a state that it sets"
    case .hideWhile(let condition, let screen):
      "hide the bar on \(named(screen)) while \(code: condition)"
    case .hideForTab(let tag): "hide the bar for the tab with the tag \(tag) alone"
    case .useListeningContainer:
      "use a NavigationView, which listens to the screens that it pushes; it is deprecated"
    case .askForHiddenBar(let screen): "let \(named(screen)) ask for a hidden bar"
    case .askForOpposite(let screen): "let \(named(screen)) ask for the opposite"

    case .showBarBackground: "show the bar's background, without which its scheme does not count"
    case .useWholeScheme: "ask for the scheme of the whole screen, which the bar follows"
    case .askForScheme(let scheme, let screen):
      "ask for a \(scheme.spelling) scheme on \(named(screen))"
    case .askForSchemeToo(let screen):
      "let \(named(screen)) ask for the scheme, too: a presentation asks for itself alone"
    case .giveBarScheme(let scheme, let screen):
      "give the navigation bar over \(named(screen)) a \(scheme.spelling) scheme"
    case .moveBarModifiers:
      "put the bar's modifiers on what the stack shows: its bar listens to that"
    case .giveBarStyle(let style):
      "give the navigation bar the style \(style), which the bar's text follows"
    case .changeBarStyle(let style): "give the navigation bar the style \(style)"
    case .giveStyle(let style, let container):
      "give the bar of \(named(container)) the style \(style)"

    case .giveWindowStyle(let style):
      "give the window the \(style.spelling) interface style, which the default style follows"
    case .changeStyle(let style): "override the interface style with \(code: ".\(style.spelling)")"
    case .giveAppStyle(let style):
      "give the whole app the \(style.spelling) interface style, which the default style follows"

    case .presentAsCover: "present it as a full-screen cover, whose content is asked"
    case .presentInFullScreen: "present it in full screen, so that it is asked"
    case .capture: "let what is presented capture the status bar"
    case .bePresentedInFullScreen(let type): "let \(named(type)) be presented in full screen"
    case .captureWherePresented(let type):
      "let \(named(type)) capture the status bar where it is presented"
    case .handOn(let property, let container, let child):
      "let \(named(container)) hand the question for the \(subject(of: property)) to \(code: child)"
    case .answerItself(let property, let container):
      "let \(named(container)) answer for the \(subject(of: property)) itself"
    case .useSubclass(let base, let child):
      "use a \(base) that hands the question on to \(code: child)"

    case .answer(let value, let type): "let \(named(type)) answer \(code: value)"
    case .answerByVariable(let variable, let type): "let \(named(type)) answer by \(code: variable)"
    case .answerInsteadOfSetter(let type):
      "let \(named(type)) answer: the application's setter does nothing here"
    case .exchangeValues(let owner): "exchange the two values in \(named(owner))"
    case .changeLiteral(let word, let other, let owner):
      "write \(code: "." + other.spelling) in place of \(code: "." + word.spelling) in "
        + Phrase(named(owner))
    case .changeTruth(let value, let owner): "set it to \(code: value) in \(named(owner))"
    case .beginWith(let variable, let value, let owner):
      "let \(code: variable) of \(named(owner)) begin as \(code: value)"
    case .turnConditionRound(let owner): "turn the condition round in \(named(owner))"
    case .leaveOut(let modifier, let owner):
      "leave out \(code: modifier.spelling) in \(named(owner))"

    case .leaveOutStatement(let statement, let owner):
      "leave out \(code: statement) in \(named(owner))"

    case .requestAfterChange(let function):
      "ask for an update after the change in \(code: function)"
    case .requestAfterChildren: "ask for an update once the children have changed"
    case .requestOnChange(let variable): "ask for an update whenever \(code: variable) changes"
    case .setInAnimation: "set it within \(code: "withAnimation"), which fades the bar"
    case .requestInAnimation:
      "ask for the update within an animation, whose duration the bar takes"

    case .letControllersDecide: "let view controllers decide: with NO they are not asked"
    case .letApplicationDecide(.inPlaceOfControllers):
      "let the application decide in place of view controllers"
    case .letApplicationDecide(.laterThanLaunch):
      "let the application decide: with YES its settings count at the launch only"
    case .letApplicationDecide(.bySetters):
      "let the application decide: its setters count under NO alone"
    case .changeKey: "change what Info.plist says of the status bar"
    case .giveWindowItsScene: "give the window its scene"

    case .both(let first, let second): first.words + "; and " + second.words
    }
  }
}

/// Returns what a child is named for.
private func subject(of property: Word) -> String {
  property == .childForStatusBarStyle ? "style" : "visibility"
}

/// Returns what the text calls a type, or the root of a scenario's own, which has no name.
private func named(_ name: String) -> String { name.isEmpty ? "the root" : name }
