import Language

/// What the app of a spec could begin with, where it is not said: `sbar ask` shows one of them.
package struct RootSearch: Sendable {
  /// A view or a controller that is declared.
  package struct Candidate: Sendable {
    package var name: LocatedName
    package var file: FileID
  }

  /// All of them, in the order of the text.
  package private(set) var screens: [Candidate] = []
  /// Those that nothing else in the text shows.
  package private(set) var roots: [Candidate] = []
  /// Those whose own code names something that decides the bar.
  package private(set) var deciding: [Candidate] = []
  /// Those whose own code names one that decides the bar: it may show that.
  package private(set) var showing: [Candidate] = []
  /// `true` iff the text says itself what the app begins with: an `app` with content, `App`, or
  /// what a delegate does at the launch, by itself or by others.
  package private(set) var hasApp = false
  /// `true` iff a delegate may begin the app in a way that is not known.
  package private(set) var hasDelegate = false

  /// Searches the declarations of a spec; scenarios and previews show nothing.
  package init(_ spec: Spec) {
    var findings = Findings(in: spec.sources)
    let declarations = Declarations(of: spec, screenBases: spec.screenBases(), &findings)
    for info in declarations.types where info.keyword != .extension {
      switch info.role {
      case .view, .controller:
        // What stands for any controller, and UIKit's own, have no declaration.
        guard info.location.range.count > 0, declarations.isDeclared(info) else { continue }
        screens.append(
          Candidate(
            name: LocatedName(info.name, info.location.range), file: info.location.file))
      case .app: hasApp = hasApp || info.bringsRoot(spec)
      case .representable, .modifier, .observable, .visibilityState, .enumeration, .other: continue
      }
    }
    if !declarations.windows.isEmpty || !declarations.scenes.isEmpty { hasApp = true }
    // Whatever the delegates hand the window to gives it its root.
    if declarations.launch.setsRoot || declarations.launch.makesWindows { hasApp = true }
    hasDelegate = declarations.hasDelegate
    sort(spec)
  }

  /// Finds out which screens others name, and which name the bar.
  private mutating func sort(_ spec: Spec) {
    var isMentioned = [Bool](repeating: false, count: screens.count)
    var decides = isMentioned
    var mentioned = [Set<Int>](repeating: [], count: screens.count)
    var places: [Name: Int] = [:]
    for (place, screen) in screens.enumerated() { places[screen.name.name] = place }
    for (source, script) in zip(spec.sources, spec.scripts) {
      let areas = Areas(of: script, in: spec)
      var area = 0
      var lexer = Lexer(source.bytes)
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || token.kind == .unterminatedComment { break }
        guard token.kind == .identifier else { continue }
        while area < areas.all.count, areas.all[area].range.end <= token.range.start { area += 1 }
        let (start, end) = (Int(token.range.start), Int(token.range.end))
        guard let name = source.name(from: start, to: end, in: spec.names) else { continue }
        var owner: Areas.Area?
        if area < areas.all.count, areas.all[area].range.contains(token.range) {
          owner = areas.all[area]
        }
        if owner?.isSilent == true { continue }
        if name.word?.decidesBar == true, let screen = owner?.name.flatMap({ places[$0] }) {
          decides[screen] = true
        }
        guard let place = places[name], owner?.name != name else { continue }
        isMentioned[place] = true
        if let screen = owner?.name.flatMap({ places[$0] }) { mentioned[screen].insert(place) }
      }
    }
    roots = screens.indices.filter { !isMentioned[$0] }.map { screens[$0] }
    deciding = screens.indices.filter { decides[$0] }.map { screens[$0] }
    showing = screens.indices.filter { mentioned[$0].contains { decides[$0] } }.map { screens[$0] }
  }
}

extension Word {
  /// `true` iff it names an answer, a setting or a modifier that says how the bar is.
  package var decidesBar: Bool {
    let words: [Word] = [
      .prefersStatusBarHidden, .preferredStatusBarStyle, .childForStatusBarHidden,
      .childForStatusBarStyle, .isStatusBarHidden, .statusBarStyle, .setStatusBarHidden,
      .setStatusBarStyle, .statusBar, .statusBarHidden, .preferredColorScheme,
      .toolbarColorScheme, .overrideUserInterfaceStyle, .barStyle,
      .modalPresentationCapturesStatusBarAppearance,
    ]
    return words.contains(self)
  }
}

/// The outermost declarations of a file, and which of them mention others.
struct Areas {
  struct Area {
    var range: SourceRange
    /// The type that is declared or extended.
    var name: Name?
    /// `true` for what shows nothing to the users of the app.
    var isSilent: Bool
  }

  /// In the order of the text.
  private(set) var all: [Area] = []
  private let names: NameTable

  init(of script: Script, in spec: Spec) {
    names = spec.names
    for item in script.items {
      switch item {
      case .type(let type): add(type)
      case .scenario(let scenario):
        all.append(Area(range: scenario.range, name: nil, isSilent: true))
      case .exploration(let exploration):
        all.append(Area(range: exploration.head.range, name: nil, isSilent: true))
      case .member(let member): add(member)
      case .app, .include, .importModule, .unread: continue
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    let isPreview = type.inherited.contains { reference in
      names.bytes(of: reference.name).elementsEqual("PreviewProvider".utf8)
    }
    all.append(Area(range: type.range, name: type.name.name, isSilent: isPreview))
  }

  private mutating func add(_ member: Member) {
    switch member {
    case .type(let type): add(type)
    case .conditional(let clauses):
      for clause in clauses { for member in clause.body { add(member) } }
    // `#Preview`, and declarations that show nothing.
    case .kept(let range): all.append(Area(range: range, name: nil, isSilent: true))
    case .setting, .plist, .window, .scene, .variable, .input, .function, .initializer,
      .definition, .backdrop, .content, .cases, .unread:
      return
    }
  }
}

extension Declarations {
  /// `true` iff the name means this declaration.
  fileprivate func isDeclared(_ info: TypeInfo) -> Bool {
    type(info.name).map { self[$0].location == info.location } ?? false
  }
}

extension TypeInfo {
  /// `true` iff it says what an app begins with.
  fileprivate func bringsRoot(_ spec: Spec) -> Bool {
    if !content.isEmpty || inherited.contains(where: { $0.name.word == .App }) { return true }
    return isDelegate && members.contains { $0.mentionsRoot(spec) }
  }
}

extension LocatedMember {
  /// `true` iff its text gives a window its root.
  fileprivate func mentionsRoot(_ spec: Spec) -> Bool {
    guard case .function(let function) = member, let source = spec.source(file) else {
      return false
    }
    let word = Array("rootViewController".utf8)
    var lexer = Lexer(
      Array(source.bytes[Int(function.range.start)..<Int(function.range.end)]))
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return false }
      guard token.kind == .identifier, token.range.count == word.count else { continue }
      let start = Int(function.range.start + token.range.start)
      if source.bytes[start..<start + word.count].elementsEqual(word) { return true }
    }
  }
}
