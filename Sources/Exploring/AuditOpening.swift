import Binding
import Interpreter
import Language

/// What has to be written before there is something to search.
struct AuditOpening {
  /// An app for screens that have none; empty where there is one.
  private(set) var app = ""
  /// A launch, for an app without scenarios, or of another screen than the app begins with.
  private(set) var scenario = ""
  /// Names of scenarios that begin so are not taken.
  let prefix: String
  /// The screens that are begun with, each by itself, where the app does not say which; else empty.
  private(set) var roots: [String] = []

  /// More screens than these are not begun with.
  private static let rootLimit = 12

  /// Reads a spec; where the text does not say what the app begins with, `root` does, or each
  /// screen that nothing shows. `isElsewhere` says that the app of the text begins with nothing
  /// that is known.
  init(of spec: Spec, root: String?, isElsewhere: Bool = false) throws(AskedSpec.Problem) {
    prefix = spec.freePrefix("audit ", article: "an ")
    let search = RootSearch(spec)
    let choices: [String?]
    if root != nil || (search.hasApp && !isElsewhere) {
      choices = [search.hasApp && root == nil ? nil : try AskedSpec.root(of: spec, root)]
    } else {
      let possible = search.roots.isEmpty ? search.screens : search.roots
      if possible.isEmpty { throw .nothingToShow }
      choices = possible.prefix(AuditOpening.rootLimit).map {
        spec.names.spelling(of: $0.name.name)
      }
      if choices.count > 1 || isElsewhere { roots = choices.compactMap { $0 } }
    }
    write(choices, in: spec)
  }

  private mutating func write(_ choices: [String?], in spec: Spec) {
    let declared = spec.apps
    var settings: [String] = []
    if !declared.contains(where: { $0.says(.ios) }) { settings.append("ios [16, 17, 18, 26]") }
    if !declared.contains(where: { $0.says(.device) }) { settings.append("device notch") }
    if let choice = choices.first ?? nil, declared.isEmpty {
      let lines = settings.map { "    \($0)\n" }
      app = "app App {\n" + lines.joined() + "\n    \(choice)()\n}\n\n"
      settings = []
    }
    for (number, choice) in choices.enumerated() {
      let isOfApp = declared.isEmpty && number == 0
      let shown = isOfApp ? "" : choice.map { "    \($0)()\n" } ?? ""
      if shown.isEmpty, !spec.scenarioNames.isEmpty, choices.count == 1 { continue }
      let header = settings.isEmpty ? "" : " on " + settings.joined(separator: ", ")
      let name = prefix + "launch" + (number == 0 ? "" : " \(number + 1)")
      scenario += "scenario \"\(name)\"\(header) {\n\(shown)    launch\n    expect visible\n}\n"
    }
  }

  var text: String { app + scenario }

  /// `true` iff the search begins nowhere else.
  var isAll: Bool { !scenario.isEmpty }
}

extension AppDeclaration {
  /// `true` iff a setting of that name is in it.
  fileprivate func says(_ word: Word) -> Bool {
    members.contains { member in
      guard case .setting(let setting) = member, case .name(let name) = setting.subject.kind else {
        return false
      }
      return name.word == word
    }
  }
}

extension Spec {
  fileprivate var apps: [AppDeclaration] {
    scripts.flatMap { script in
      script.items.compactMap { if case .app(let app) = $0 { app } else { nil } }
    }
  }

  var scenarioNames: [String] {
    zip(sources, scripts).flatMap { source, script in
      script.items.compactMap { item in
        let scenario: ScenarioDeclaration
        switch item {
        case .scenario(let declaration): scenario = declaration
        case .exploration(let declaration): scenario = declaration.head
        case .include, .importModule, .app, .type, .member, .unread: return nil
        }
        return String(decoding: bytes(of: Location(source.file, scenario.name)), as: UTF8.self)
      }
    }
  }
}
