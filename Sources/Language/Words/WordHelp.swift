/// What is said of a word of the language where it is offered, and what it is completed to.
///
/// Those of steps and of facts stand with these, and are what makes them begin a line.
package struct WordHelp: Sendable {
  package let word: Word
  /// What it means, in a few words.
  package let meaning: String
  /// The text with places to fill in, as editors' snippets have them; the word alone where nothing
  /// has to follow it.
  package let snippet: String

  init(_ word: Word, _ meaning: String, _ snippet: String? = nil) {
    self.word = word
    self.meaning = meaning
    self.snippet = snippet ?? word.spelling
  }

  /// What begins a declaration of a file.
  package static let items: [WordHelp] = [
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
  package static let settings: [WordHelp] = [
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
  package static let members: [WordHelp] = [
    WordHelp(.state, "a value that steps and code change", "state ${1:isHidden} = ${2:false}"),
    WordHelp(.input, "a value that a scenario gives", "input ${1:name}"),
    WordHelp(.plist, "keys of Info.plist", "plist {\n    ${1:UIStatusBarHidden} = ${2:YES}\n}"),
    WordHelp(.window, "a window beside the app's own", "window ${1:Palette} {\n    $0\n}"),
    WordHelp(.scene, "a further scene of the app", "scene ${1:Reader} {\n    $0\n}"),
    WordHelp(.backdrop, "what lies under the bar", "backdrop ${1:dark}"),
  ]

  /// What begins a line of an exploration.
  package static let laws: [WordHelp] = [
    WordHelp(.always, "holds in every situation", "always ${1:visible} while ${2:top Home}"),
    WordHelp(.never, "holds in no situation", "never ${1:dark} while ${2:top Home}"),
    WordHelp(.after, "a way back changes nothing", "after ${1:back, dismiss} unchanged"),
    WordHelp(.reachable, "holds in some situation", "reachable ${1:hidden}"),
    WordHelp(.without, "moves that are not tried", "without ${1:rotate}"),
    WordHelp(.with, "a step of code or of the system that is tried", "with ${1:call Home.toggle}"),
    WordHelp(.atWord, "how often a screen may be there", "at most ${1:3} ${2:Photo}"),
  ]
}
