import Language

/// What is said of a word of the language where it is offered, and what it is completed to.
struct WordHelp: Sendable {
  let word: Word
  /// What it means, in a few words.
  let meaning: String
  /// The text with places to fill in, as editors' snippets have them; the word alone where nothing
  /// has to follow it.
  let snippet: String

  init(_ word: Word, _ meaning: String, _ snippet: String? = nil) {
    self.word = word
    self.meaning = meaning
    self.snippet = snippet ?? word.spelling
  }

  /// What begins a declaration of a file.
  static let items: [WordHelp] = [
    WordHelp(
      .app, "the app: its settings and what it begins with",
      "app ${1:App} {\n    ios ${2:17}\n    device ${3:\"iPhone 15\"}\n\n    ${4:Home}()\n}"),
    WordHelp(.screen, "a view of SwiftUI", "screen ${1:Home} {\n    $0\n}"),
    WordHelp(.container, "a container of the author's own", "container ${1:Panel} {\n    $0\n}"),
    WordHelp(
      .scenario, "steps and expectations",
      "scenario \"${1:name}\" {\n    launch\n    expect ${2:visible}\n}"),
    WordHelp(.include, "reads another file", "include \"${1:App.swift}\""),
    WordHelp(
      .class, "a view controller, as Swift has it",
      "class ${1:Home}: UIViewController {\n    $0\n}"),
    WordHelp(.struct, "a view, as Swift has it", "struct ${1:Home}: View {\n    $0\n}"),
    WordHelp(.extension, "more of a type", "extension ${1:Home} {\n    $0\n}"),
    WordHelp(.import, "a module, perhaps with its version", "import ${1:SwiftUI}"),
  ]

  /// What an app or the header of a scenario sets.
  static let settings: [WordHelp] = [
    WordHelp(.ios, "the release, a range or a list of them", "ios ${1:17}"),
    WordHelp(.device, "a device, a class of them or a list", "device ${1:notch}"),
    WordHelp(.orientation, "how the device is held at the launch", "orientation ${1:portrait}"),
    WordHelp(.appearance, "light or dark mode", "appearance ${1:dark}"),
    WordHelp(.sdk, "the SDK that the app is linked with", "sdk ${1:17}"),
    WordHelp(.lifecycle, "`swiftUI` or `uiKit`", "lifecycle ${1:uiKit}"),
    WordHelp(.indicator, "a call, a hotspot and the like", "indicator ${1:call}"),
    WordHelp(.policy, "decides a point that sources dispute", "policy.${1:nestedHiding}"),
    WordHelp(.quirks, "switches known defects of iOS on", "quirks ${1:on}"),
    WordHelp(.assumptions, "whether rules that are only assumed count", "assumptions ${1:off}"),
  ]

  /// What else stands in an app or in a screen.
  static let members: [WordHelp] = [
    WordHelp(.state, "a value that steps and code change", "state ${1:isHidden} = ${2:false}"),
    WordHelp(.input, "a value that a scenario gives", "input ${1:name}"),
    WordHelp(.plist, "keys of Info.plist", "plist {\n    ${1:UIStatusBarHidden} = ${2:YES}\n}"),
    WordHelp(.window, "a window beside the app's own", "window ${1:Palette} {\n    $0\n}"),
    WordHelp(.scene, "a further scene of the app", "scene ${1:Reader} {\n    $0\n}"),
    WordHelp(.backdrop, "what lies under the bar", "backdrop ${1:dark}"),
  ]

  /// What begins a line of a scenario.
  static let steps: [WordHelp] = [
    WordHelp(.launch, "starts the process; once more is a cold start"),
    WordHelp(.expect, "states what the bar does", "expect ${1:visible}"),
    WordHelp(.tap, "a label, or a view by its type", "tap \"${1:label}\""),
    WordHelp(.push, "a screen onto the innermost stack", "push ${1:Photo}"),
    WordHelp(.back, "goes back, as the button does"),
    WordHelp(.pop, "takes the top screen away; `pop to root` all of them"),
    WordHelp(.present, "a screen as a sheet, a cover and so on", "present ${1:Note} as ${2:sheet}"),
    WordHelp(.dismiss, "the topmost presentation, or one by name"),
    WordHelp(.select, "a tab or a page, by number or label", "select tab ${1:2}"),
    WordHelp(.scroll, "by points, or to an offset", "scroll ${1:down} ${2:120}"),
    WordHelp(.pull, "pulls the content down by points", "pull down ${1:40}"),
    WordHelp(.rotate, "turns the device", "rotate ${1:landscape}"),
    WordHelp(.resize, "changes the size class", "resize ${1:compact}"),
    WordHelp(.appearance, "changes to light or dark mode", "appearance ${1:dark}"),
    WordHelp(.set, "gives a state or an input a value", "set ${1:name} = ${2:true}"),
    WordHelp(.call, "calls a function of a living screen", "call ${1:Feed.toggle}"),
    WordHelp(.request, "setNeedsStatusBarAppearanceUpdate", "request update"),
    WordHelp(.show, "a window, or the sidebar", "show window ${1:Palette}"),
    WordHelp(.hide, "a window, or the sidebar", "hide window ${1:Palette}"),
    WordHelp(.open, "brings a scene to the front", "open scene ${1:Reader}"),
    WordHelp(.activate, "brings a scene to the front", "activate scene ${1:Reader}"),
    WordHelp(.close, "closes a scene", "close scene"),
    WordHelp(.background, "leaves the app"),
    WordHelp(.foreground, "returns to the app"),
    WordHelp(.indicator, "a call and the like begins, or `none`", "indicator ${1:call}"),
    WordHelp(.wait, "lets time pass, for code that waits", "wait ${1:0.5} s"),
    WordHelp(.begin, "stops in the middle of what follows", "begin ${1:back}"),
    WordHelp(.finish, "ends what has begun"),
    WordHelp(.cancel, "gives up what has begun"),
    WordHelp(.peek, "a preview under a firm finger", "peek ${1:Photo}"),
  ]

  /// What begins a line of an exploration.
  static let laws: [WordHelp] = [
    WordHelp(.always, "holds in every situation", "always ${1:visible} while ${2:top Home}"),
    WordHelp(.never, "holds in no situation", "never ${1:dark} while ${2:top Home}"),
    WordHelp(.after, "a way back changes nothing", "after ${1:back, dismiss} unchanged"),
    WordHelp(.reachable, "holds in some situation", "reachable ${1:hidden}"),
    WordHelp(.without, "moves that are not tried", "without ${1:rotate}"),
    WordHelp(.with, "a step of code or of the system that is tried", "with ${1:call Home.toggle}"),
    WordHelp(.atWord, "how often a screen may be there", "at most ${1:3} ${2:Photo}"),
  ]

  /// What begins a fact.
  static let facts: [WordHelp] = [
    WordHelp(.hidden, "no bar can be seen"),
    WordHelp(.visible, "the bar can be seen"),
    WordHelp(.light, "its text is light"),
    WordHelp(.dark, "its text is dark"),
    WordHelp(.covered, "something lies over the bar"),
    WordHelp(.automatic, "the system chooses the colour"),
    WordHelp(.unchanged, "the bar is as it was before the last step"),
    WordHelp(.ignored, "the last step had no effect"),
    WordHelp(.stale, "a question asked now would be answered differently"),
    WordHelp(.unknown, "it depends on something unknown"),
    WordHelp(.definite, "it depends on nothing unknown"),
    WordHelp(.animated, "the last change of visibility is animated", "animated ${1:fade}"),
    WordHelp(.not, "`not animated`, `not asked Note`, `not split`", "not ${1:animated}"),
    WordHelp(.no, "`no flash`, `no advice`", "no ${1:flash}"),
    WordHelp(.flash, "seen in between and not at the end", "flash ${1:dark}"),
    WordHelp(.style, "what the walk for the style answered", "style ${1:.lightContent}"),
    WordHelp(.split, "an iPad's bar has two colours"),
    WordHelp(.leading, "the colour of the leading end", "leading ${1:light}"),
    WordHelp(.trailing, "the colour of the trailing end", "trailing ${1:dark}"),
    WordHelp(.asked, "the whole route of the walks", "asked [${1:Feed.prefersStatusBarHidden}]"),
    WordHelp(.top, "the screen on top", "top ${1:Photo}"),
    WordHelp(.lifecycle, "callbacks since the last step", "lifecycle [${1:Photo.onAppear}]"),
    WordHelp(.height, "of the bar, in points", "height ${1:47}"),
    WordHelp(.inset, "of the safe area, in points", "inset ${1:47}"),
    WordHelp(.depth, "the screens of the innermost stack", "depth ${1:2}"),
    WordHelp(.header, "of a sticky header, from 0 to 1", "header.visibleRatio ${1:0.5}"),
    WordHelp(.title, "of a sticky header, from 0 to 1", "title.opacity ${1:1}"),
    WordHelp(.navigationBar, "whether it is there", "navigationBar ${1:hidden}"),
    WordHelp(.advice, "what the tool would tell", "advice ${1:modifierOnDestination}"),
  ]
}
