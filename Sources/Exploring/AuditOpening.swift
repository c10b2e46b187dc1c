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
    prefix = AuditOpening.freePrefix(in: spec)
    let hasApp = RootSearch(spec).hasApp
    let choice = root == nil && hasApp ? nil : try AskedSpec.root(of: spec, root)
    if let choice, !hasApp {
      app = "app App {\n    ios [16, 17, 18, 26]\n    device notch\n\n    \(choice)()\n}\n\n"
    }
    let shown = hasApp ? choice.map { "    \($0)()\n" } ?? "" : ""
    if !shown.isEmpty || spec.scenarioNames.isEmpty {
      scenario = "scenario \"\(prefix)launch\" {\n\(shown)    launch\n    expect visible\n}\n"
    }
  }

  var text: String { app + scenario }

  /// `true` iff the search begins nowhere else.
  var isAll: Bool { !scenario.isEmpty }

  private static func freePrefix(in spec: Spec) -> String {
    let names = spec.scenarioNames
    var prefix = "audit "
    while names.contains(where: { $0.hasPrefix(prefix) }) { prefix = "an " + prefix }
    return prefix
  }
}

extension Spec {
  fileprivate var scenarioNames: [String] {
    zip(sources, scripts).flatMap { source, script in
      script.items.compactMap { item in
        guard case .scenario(let scenario) = item else { return nil }
        return String(decoding: bytes(of: Location(source.file, scenario.name)), as: UTF8.self)
      }
    }
  }
}
