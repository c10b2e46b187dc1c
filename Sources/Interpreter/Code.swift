import Language

/// What mends and fixes write: every piece of Swift, or of the language's own, is put together
/// here, and no sentence is. In blocks of several lines a tab stands for each block around a line.
enum Code {
  // MARK: - Values

  static func truth(_ truth: Bool) -> String { truth ? "true" : "false" }

  static func not(_ value: String) -> String { "!\(value)" }

  static func parenthesized(_ value: String) -> String { "(\(value))" }

  static func comparison(_ left: String, _ sign: String, _ right: String) -> String {
    "\(left) \(sign) \(right)"
  }

  static func thousandth(_ number: String) -> String { "\(number) / 1000" }

  static func binding(_ variable: String) -> String { "$\(variable)" }

  static func implicit(_ word: String) -> String { ".\(word)" }

  /// Words of the language that belong together.
  static func words(_ words: [String]) -> String { joined(words, " ") }

  static func policy(_ policy: Policy) -> String { "policy.\(policy.spelling)" }

  /// `--policy plistStyle=ignored`
  static func flag(_ name: String, _ value: String) -> String { words(["--" + name, value]) }

  static func choice(_ policy: Policy, _ value: String) -> String {
    "\(policy.spelling)=\(value)"
  }

  static func setting(_ name: String, _ value: String) -> String { words([name, value]) }

  // MARK: - Statements

  static func assignment(_ target: String, _ value: String) -> String { "\(target) = \(value)" }

  /// The same of a member, as a declaration of the language's own has it.
  static func assignment(_ member: Word, _ value: String) -> String {
    assignment(member.spelling, value)
  }

  static func member(_ statement: String, of base: String) -> String { "\(base).\(statement)" }

  /// `label: value`
  static func argument(_ label: String, _ value: String) -> String { "\(label): \(value)" }

  static func block(_ head: String, _ body: String) -> String { "\(head) { \(body) }" }

  static func animated(_ statement: String) -> String { block("withAnimation", statement) }

  /// In an animation of UIKit's, whose closure has to say `self`.
  static func animated(_ call: String, seconds: String) -> String {
    let own = call.hasPrefix("self.") ? call : "self.\(call)"
    return block("UIView.animate(withDuration: \(seconds))", own)
  }

  static func state(_ name: String) -> String { "state \(name) = false" }

  /// `@State private var isFull = false`
  static func ownState(_ name: String) -> String {
    assignment("@State private var \(name)", truth(false))
  }

  /// `@Binding var isFull: Bool`
  static func bindingProperty(_ name: String) -> String { "@Binding var \(argument(name, "Bool"))" }

  static let constantBinding = ".constant(false)"

  static func plist(_ line: String) -> String { block("plist", line) }

  static func barStyle(_ style: String) -> String {
    assignment("navigationBar.barStyle", style)
  }

  static let requestUpdate = "setNeedsStatusBarAppearanceUpdate()"
  static let capture = assignment(.modalPresentationCapturesStatusBarAppearance, "true")
  static let fullScreen = assignment(.modalPresentationStyle, ".fullScreen")
  static let asFullScreen = " as fullScreen"
  static let window = "window"
  static let windowOfScene = "UIWindow(windowScene: scene)"

  // MARK: - Modifiers

  static func link(_ name: Word, _ argument: String = "") -> String {
    ".\(name.spelling)(\(argument))"
  }

  static func hidingBar(_ condition: String) -> String { link(.statusBarHidden, condition) }

  static func scheme(_ value: String) -> String { link(.preferredColorScheme, value) }

  static func schemeOfBar(_ value: String) -> String {
    link(.toolbarColorScheme, "\(value), for: .navigationBar")
  }

  static let shownBackground = ".toolbarBackground(.visible, for: .navigationBar)"

  static func onAppear(_ statement: String) -> String { block(".onAppear", statement) }

  static func onDisappear(_ statement: String) -> String { block(".onDisappear", statement) }

  static func onChange(of value: String, _ statement: String) -> String {
    block(".onChange(of: \(value))", statement)
  }

  static func onDismiss(_ statement: String) -> String { block("onDismiss:", statement) }

  /// One more argument.
  static func next(_ argument: String) -> String { ", \(argument)" }

  // MARK: - Declarations

  /// `override var prefersStatusBarHidden: Bool { true }`
  static func override(_ property: Property, _ value: String) -> String {
    block("override var \(property.name.spelling): \(property.type)", value)
  }

  /// `override func viewWillDisappear(_ animated: Bool) { … }`
  static func callback(_ moment: Word, _ statement: String) -> [String] {
    [
      "\(head(moment)) {", "\tsuper.\(moment.spelling)(animated)", "\t\(statement)", "}",
    ]
  }

  /// The same on one line, among what else it may do.
  static func inCallback(_ moment: Word, _ statement: String) -> String {
    block(head(moment), "\(rest); \(statement)")
  }

  private static func head(_ moment: Word) -> String {
    "override func \(moment.spelling)(_ animated: Bool)"
  }

  static func viewDidLoad(_ statement: String) -> [String] {
    ["override func viewDidLoad() {", "\tsuper.viewDidLoad()", "\t\(statement)", "}"]
  }

  static func subclass(_ name: String, of base: Word, _ member: String) -> [String] {
    ["class \(name): \(base.spelling) {", "\t\(member)", "}"]
  }

  /// What follows the declaration of a variable.
  static func observer(_ statement: String) -> String { block("", block("didSet", statement)) }

  static func observed(_ variable: String, _ statement: String) -> String {
    "var \(variable) \(rest)\(observer(statement))"
  }

  /// A property by which a controller answers, with its type.
  struct Property {
    let name: Word
    let type: String

    static let hidden = Property(name: .prefersStatusBarHidden, type: "Bool")
    static let style = Property(name: .preferredStatusBarStyle, type: "UIStatusBarStyle")
    static let animation = Property(
      name: .preferredStatusBarUpdateAnimation, type: "UIStatusBarAnimation")

    /// One that names the child that is asked instead.
    static func child(_ name: Word) -> Property { Property(name: name, type: "UIViewController?") }
  }

  // MARK: - Specs

  /// `Reader()`
  static func made(_ name: String) -> String { "\(name)()" }

  /// The text before and after the root of an app without a name.
  static let appHead = words(["app", "App", "{\n"])
  static let appTail = "\n}\n"

  static func app(_ root: String) -> String { appHead + root + appTail }

  static func lines(_ lines: [String]) -> String {
    var text = ""
    for line in lines { text += line + "\n" }
    return text
  }

  static func scenario(_ name: String, on settings: [String]) -> String {
    "scenario \"\(name)\" on \(joined(settings, ", ")) {"
  }

  static func expect(_ fact: String) -> String { words(["expect", fact]) }

  static let launch = "launch"

  static func list(_ values: [String]) -> String { "[\(joined(values, ", "))]" }

  // MARK: - What stands for any code

  static let rest = "…"

  /// `NavigationStack { … }`
  static func use(_ name: String) -> String { block(name, rest) }

  static let coverOnFlag = use(".fullScreenCover(isPresented: …)")

  /// A presentation on a flag, with what is done when it is gone.
  static func presentation(_ kind: String, on flag: String, _ handler: String) -> String {
    use(".\(kind)(isPresented: \(flag), \(handler))")
  }

  // MARK: - What stands in the text

  /// What a constant's value stands behind.
  static func constant(_ name: String) -> String { "let \(name) = " }

  /// `true` iff what follows a text is bound only where there is something to bind.
  static func opensCondition(_ text: String) -> Bool {
    text.hasSuffix("if ") || text.hasSuffix("guard ")
  }

  /// The value in `guard let value = … else`, on one line.
  static func withoutElse(_ text: String) -> String {
    let value = oneLine(text)
    return value.hasSuffix(" else") ? String(value.dropLast(5)) : value
  }
}

/// Returns a value of a header as it is written: a name of several words stands between quotes.
package func quotingBlanks(_ value: String) -> String {
  value.utf8.contains(UInt8(ascii: " ")) && value.utf8.first != UInt8(ascii: "\"")
    ? "\"\(value)\"" : value
}
