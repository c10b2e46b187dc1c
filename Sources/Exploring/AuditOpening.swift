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

  /// Reads a spec; where the text does not say what the app begins with, `root` does, or the only
  /// screen that can.
  init(of spec: Spec, root: String?) throws(AskedSpec.Problem) {
    prefix = spec.freePrefix("audit ", article: "an ")
    let choice = root == nil && RootSearch(spec).hasApp ? nil : try AskedSpec.root(of: spec, root)
    let declared = spec.apps
    var settings: [String] = []
    if !declared.contains(where: { $0.says(.ios) }) { settings.append("ios [16, 17, 18, 26]") }
    if !declared.contains(where: { $0.says(.device) }) { settings.append("device notch") }
    if let choice, declared.isEmpty {
      let lines = settings.map { "    \($0)\n" }
      app = "app App {\n" + lines.joined() + "\n    \(choice)()\n}\n\n"
      settings = []
    }
    let shown = declared.isEmpty ? "" : choice.map { "    \($0)()\n" } ?? ""
    if !shown.isEmpty || spec.scenarioNames.isEmpty {
      let header = settings.isEmpty ? "" : " on " + settings.joined(separator: ", ")
      scenario =
        "scenario \"\(prefix)launch\"\(header) {\n\(shown)    launch\n    expect visible\n}\n"
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
