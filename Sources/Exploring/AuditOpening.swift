import Binding
import Interpreter
import Language
import StatusBar

/// What has to be written before there is something to search.
struct AuditOpening {
  /// The spec that is searched: without what begins the app, where another screen is begun with.
  private(set) var spec: Spec
  /// An app for screens that have none; empty where there is one.
  private(set) var app = ""
  /// A launch, for an app without scenarios, or of another screen than the app begins with.
  private(set) var scenario = ""
  /// Names of scenarios that begin so are not taken.
  let prefix: String
  /// The screens that are begun with, each by itself, where the app does not say which; else empty.
  private(set) var roots: [String] = []
  /// The types that would begin the app otherwise, which are left out.
  private(set) var leftOut: [Location] = []

  /// More screens than these are not begun with.
  private static let rootLimit = 32

  /// Reads a spec; where the text does not say what the app begins with, `root` does, or each
  /// screen that nothing shows.
  init(of spec: Spec, root: String?) throws(AskedSpec.Problem) {
    self.spec = spec
    prefix = spec.freePrefix("audit ", article: "an ")
    let search = RootSearch(spec)
    if let root {
      let choice = try AskedSpec.root(of: spec, root)
      leaveOutLaunch()
      write([choice])
    } else if search.hasApp {
      write([nil])
    } else {
      let possible = search.roots.isEmpty ? search.screens : search.roots
      if possible.isEmpty { throw .nothingToShow }
      let choices = possible.prefix(AuditOpening.rootLimit).map(spelling)
      if choices.count > 1 { roots = choices }
      write(choices.map { Optional($0) })
    }
  }

  /// Reads a spec whose launch leads nowhere that is known: what its app shows begins without it,
  /// and each screen that nothing else shows, or that says something of the bar.
  init?(withoutLaunchOf spec: Spec) {
    self.spec = spec
    prefix = spec.freePrefix("audit ", article: "an ")
    leaveOutLaunch()
    let shown = self.spec.apps.first { $0.members.contains { $0.isShown } }
    if shown == nil, leftOut.isEmpty { return nil }
    let search = RootSearch(self.spec)
    let named = spec.names(in: leftOut)
    let first = search.screens.filter { named.contains($0.name.name) }
    func isDeciding(_ screen: RootSearch.Candidate) -> Bool {
      search.deciding.contains { $0.name.name == screen.name.name }
    }
    // What asks for a bar is asked where it begins the app, and perhaps not where it is shown.
    let all =
      first + search.roots.filter(isDeciding) + search.showing + search.deciding + search.roots
    for screen in all.map(spelling) where !roots.contains(screen) { roots.append(screen) }
    roots = Array(roots.prefix(AuditOpening.rootLimit))
    let choices = roots
    if let shown { roots.insert(spec.names.spelling(of: shown.name.name), at: 0) }
    if roots.isEmpty { return nil }
    write((shown == nil ? [] : [nil]) + choices.map { Optional($0) })
  }

  private func spelling(_ screen: RootSearch.Candidate) -> String {
    spec.names.spelling(of: screen.name.name)
  }

  /// Leaves out what begins the app, and the scenarios and explorations that begin with it, in
  /// the text, too: a mend is looked for in that.
  private mutating func leaveOutLaunch() {
    leftOut = spec.leaveOutLaunch()
    for index in spec.scripts.indices {
      let file = spec.sources[index].file
      var ranges = leftOut.filter { $0.file == file }.map { $0.range }
      spec.scripts[index].items.removeAll { item in
        guard let range = item.scenarioRange else { return false }
        ranges.append(range)
        return true
      }
      if !ranges.isEmpty { spec.sources[index] = spec.sources[index].blanking(ranges) }
    }
  }

  private mutating func write(_ choices: [String?]) {
    let declared = spec.apps
    var settings: [String] = []
    if !declared.contains(where: { $0.says(.ios) }) { settings.append("ios \(releases)") }
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

  /// The releases that an app of our days supports, of those that have all that it uses.
  private var releases: String {
    let first = Beginning(of: spec).version
    let all = [16, 17, 18, 26].filter { Version($0) >= first }
    return "[" + (all.isEmpty ? [26] : all).map { String($0) }.joined(separator: ", ") + "]"
  }

  var text: String { app + scenario }

  /// `true` iff the search begins nowhere else.
  var isAll: Bool { !scenario.isEmpty }
}

extension Item {
  /// Where a scenario or an exploration stands.
  fileprivate var scenarioRange: SourceRange? {
    switch self {
    case .scenario(let scenario): scenario.range
    case .exploration(let exploration): exploration.head.range
    case .include, .importModule, .app, .type, .member, .unread: nil
    }
  }
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
