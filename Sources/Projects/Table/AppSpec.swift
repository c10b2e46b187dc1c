import Language

/// The spec of an app: settings, and the files that hold its first screen and decide its bar.
package struct AppSpec: Sendable {
  /// The name of the app, as a declaration has it.
  package let name: String
  private let settings: AppSettings
  /// What the app was read from, for the head of the file.
  private let origin: String
  /// The Swift files that the answers need, the nearest to what the app begins with first.
  package let files: [String]
  /// What these name and files declare that are left out, and which may decide the bar.
  private let unreadNames: [String]
  /// What the app begins with, and where that is said.
  private let roots: [(name: String, site: Site)]
  /// The first screen, where a storyboard says it and no code.
  private let content: ScreenContent?
  /// The screens that code takes out of storyboards.
  private let storyboardScreens: [StoryboardShelf.Entry]
  /// `true` iff that screen is of a class that no Swift declares: a spec knows nothing of it.
  private let isForeign: Bool
  /// The screen that an import was asked to begin with.
  private let wantedRoot: String?
  /// The screens with the files that declare them, those first that something decides.
  private let screens: [(name: String, file: String)]
  /// The delegate of the app's scenes, where several classes could be.
  private let sceneDelegate: String?
  /// `true` iff the app has no scenes, and its delegate makes the window.
  private let makesWindow: Bool

  /// The first release of an app that does not say one.
  static let defaultRelease = "16"
  /// The name of the file that an import writes anew.
  package static let generatedName = "App.generated.sbar"
  /// The name of the file that is a person's own.
  package static let ownName = "App.sbar"

  /// Creates the spec of an app, which `contents` gives the bytes of its files; `root` names the
  /// screen to begin with where that is not what the app itself begins with.
  package init(
    _ app: AppProject, _ table: ImportTable, _ index: AppIndex, root: String? = nil,
    contents: @escaping (String) -> [UInt8]?
  ) {
    name = AppSpec.typeName(app.target)
    settings = app.settings
    let project = app.description.map { ProjectPath.name(of: $0) } ?? AppSpec.folderMark
    origin =
      project + AppSpec.targetMark + app.target + AppSpec.configurationMark + app.configuration
    let resolver = AnswerResolver(index: index, ios: app.settings.ios)
    content = root == nil ? AppSpec.content(of: app.settings, table, index) : nil
    wantedRoot = root
    roots = table.roots
    let declared = index.types.filter { $0.kind != .extension }
    isForeign =
      content.map { content in
        declared.contains { type in
          content.names.contains(type.name) && !type.site.file.hasSuffix(".swift")
        }
      } ?? false
    let swift = Set(app.swiftFiles)
    let first = AppSpec.files(
      of: table, index, resolver, app.settings,
      from: (content?.names ?? []) + [root].compactMap { $0 },
      among: swift)
    // A screen that was asked for brings what it needs before the rest of the app does.
    let wanted = AppSpec.files(declaring: root, index, among: swift)
    let needed = NeededFiles(index, among: app.swiftFiles, contents: contents).closure(
      of: wanted, then: first,
      ofLaunch: root == nil
        ? AppSpec.launchFiles(index, app.settings)
          + table.roots.flatMap { AppSpec.files(declaring: $0.name, index, among: swift) } : [])
    (files, unreadNames, storyboardScreens) = (needed.read, needed.unreadNames, needed.screens)
    sceneDelegate = AppSpec.sceneDelegate(of: app.settings, index)
    makesWindow = AppSpec.makesWindow(declared, app.settings)
    let answering = declared.filter { $0.kind == .class && !$0.answers.isEmpty }
    let names =
      table.roots.map { $0.name } + table.rows.filter { $0.decider != nil }.map { $0.name }
      + answering.map { $0.name }
    screens = names.flatMap { name in
      declared.filter { $0.name == name }.map { (name: name, file: $0.site.file) }
    }
  }

  /// What a storyboard says of the first screen, where no delegate says another and all is said
  /// there; what else is given to a window counts where that code runs.
  private static func content(
    of settings: AppSettings, _ table: ImportTable, _ index: AppIndex
  ) -> ScreenContent? {
    let other = otherSceneDelegates(index, settings)
    let delegates = index.types.filter { runsAtLaunch($0, settings) }.map { $0.name }
      .filter { !other.contains($0) }
    let byCode = index.uses.filter { use in
      guard case .shows(_, .root) = use.kind else { return false }
      return delegates.contains(use.owner) || !use.site.file.hasSuffix(".swift")
    }
    if !byCode.isEmpty { return objectiveContent(byCode, index) }
    guard let name = settings.storyboard,
      let content = index.storyboards.initialContent(of: name)
    else { return nil }
    // Which of the screens in it such a container asks is known to its code alone.
    let hands = content.contains { screen in
      guard screen.embeds else { return false }
      let lineage = Lineage(of: screen.name, in: "", file: "", index)
      return lineage.classes.contains { type in
        type.answers.contains { $0.member == .childForHidden || $0.member == .childForStyle }
      }
    }
    return hands ? nil : content
  }

  /// `true` iff iOS makes an instance of a type at the launch: the app, and its delegates, which
  /// may say so in an extension.
  private static func runsAtLaunch(_ type: TypeFact, _ settings: AppSettings) -> Bool {
    type.isMain || type.name == settings.sceneDelegate
      || type.bases.contains { launchProtocols.contains($0) }
  }

  /// The delegates of scenes that are not the app's own, where Info.plist names that of its own.
  private static func otherSceneDelegates(
    _ index: AppIndex, _ settings: AppSettings
  ) -> Set<String> {
    let delegates = index.types.filter { $0.bases.contains("UIWindowSceneDelegate") }
    let names = Set(delegates.map { $0.name })
    guard let own = settings.sceneDelegate, names.contains(own) else { return [] }
    return names.subtracting([own])
  }

  /// The class that Info.plist names for the app's own scenes, where there are others: those are
  /// for displays that are connected.
  private static func sceneDelegate(of settings: AppSettings, _ index: AppIndex) -> String? {
    let delegates = index.types.filter { type in
      type.bases.contains("UIWindowSceneDelegate") && type.site.file.hasSuffix(".swift")
    }
    let names = Set(delegates.map { $0.name })
    guard let name = settings.sceneDelegate, names.count > 1, names.contains(name) else {
      return nil
    }
    return name
  }

  /// `true` iff Info.plist, which was read, says nothing of scenes, and Swift's delegate of the app
  /// begins it.
  private static func makesWindow(_ types: [TypeFact], _ settings: AppSettings) -> Bool {
    guard !settings.hasScenes, settings.propertyFile != nil, settings.isViewControllerBased != nil
    else { return false }
    let isSwiftUI = types.contains { $0.isMain && $0.bases.contains("App") }
    return !isSwiftUI
      && types.contains {
        $0.bases.contains("UIApplicationDelegate") && $0.site.file.hasSuffix(".swift")
      }
  }

  private static let launchProtocols = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// The first screen that a delegate of Objective-C's shows, whose code a spec does not run; nil
  /// where Swift shows one, where there are several, and where the code does more than that.
  private static func objectiveContent(_ uses: [UseFact], _ index: AppIndex) -> ScreenContent? {
    guard uses.allSatisfy({ !$0.site.file.hasSuffix(".swift") }) else { return nil }
    let contents = Set(
      uses.map { use -> ScreenContent? in
        guard case .shows(let target, _) = use.kind else { return nil }
        return content(of: target, in: use.owner, index).flatMap { styled($0, beside: use, index) }
      })
    return contents.count == 1 ? contents.first ?? nil : nil
  }

  /// A first screen in its window, with what the method that shows it says of that; nil where the
  /// method shows others besides.
  private static func styled(
    _ content: ScreenContent, beside use: UseFact, _ index: AppIndex
  ) -> ScreenContent? {
    var content = content
    for other in index.uses(of: use.owner)
    where other.function == use.function && other.site.file == use.site.file && other != use {
      switch other.kind {
      case .shows(_, .child), .shows(_, .present), .shows(_, .push), .shows(_, .show),
        .windowStyle(nil), .setsUp, .barStyle, .hidesNavigationBar:
        return nil
      case .windowStyle(let style?):
        let window = "window MainWindow(overrideUserInterfaceStyle: .\(style))"
        content = ScreenContent(name: window, parts: [content])
      case .shows, .modifier, .applicationSetter, .ownStyle, .looseStyle, .captures, .around,
        .segue, .handed:
        continue
      }
    }
    return content
  }

  private static func content(
    of target: Target, in owner: String, _ index: AppIndex
  ) -> ScreenContent? {
    switch target {
    case .wrapped(let container, let inner):
      content(of: inner, in: owner, index).map { ScreenContent(name: container, parts: [$0]) }
    case .hosted(let view, let container):
      ScreenContent(name: container, parts: [ScreenContent(name: view)])
    case .type, .made, .around, .identifier, .unknown:
      index.name(of: target, in: owner).map { ScreenContent(name: $0) }
    }
  }

  /// `true` iff one of such files holds a screen, or says what the app begins with.
  package func isAskable(with files: [String]) -> Bool {
    content != nil || screens.contains { files.contains($0.file) }
      || roots.contains { files.contains($0.site.file) }
  }

  /// The screen to begin with, where none of such files says so.
  package func root(with files: [String]) -> String? {
    if let wantedRoot { return wantedRoot }
    if content != nil, !isForeign { return nil }
    if !isForeign, !roots.isEmpty, roots.allSatisfy({ files.contains($0.site.file) }) { return nil }
    return screens.first { files.contains($0.file) && !$0.name.contains(".") }?.name
  }

  /// `MyApp` for `My App-2`; a name that begins with a digit is led by an `A`.
  private static func typeName(_ target: String) -> String {
    var name = ""
    var startsWord = true
    for byte in target.utf8 {
      guard byte.isLetter || byte.isDigit else {
        startsWord = true
        continue
      }
      let character = Character(UnicodeScalar(byte))
      name += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    if name.isEmpty { return "App" }
    return name.utf8.first.map { $0.isDigit } == true ? "A" + name : name
  }

  /// The files of what iOS makes at the launch: what shows the first screen begins there.
  private static func launchFiles(_ index: AppIndex, _ settings: AppSettings) -> [String] {
    index.types.filter { runsAtLaunch($0, settings) }.map { $0.site.file }
  }

  /// The files of a type and of the classes above it.
  private static func files(
    declaring name: String?, _ index: AppIndex, among swift: Set<String>
  ) -> [String] {
    guard let name else { return [] }
    var files: [String] = []
    for type in index.types where type.name == name {
      for type in Lineage(of: name, in: "", file: type.site.file, index).classes + [type]
      where swift.contains(type.site.file) && !files.contains(type.site.file) {
        files.append(type.site.file)
      }
    }
    return files
  }

  /// The files of the roots, of the classes that answer with those above them, and of the names
  /// that answers hang on.
  private static func files(
    of table: ImportTable, _ index: AppIndex, _ resolver: AnswerResolver,
    _ settings: AppSettings, from names: [String], among swift: Set<String>
  ) -> [String] {
    var files: [String] = []
    func add(_ file: String?) {
      if let file, swift.contains(file), !files.contains(file) { files.append(file) }
    }
    func add(lineageOf name: String, file: String) {
      for type in Lineage(of: name, in: "", file: file, index).classes {
        add(type.site.file)
        for other in index.extensions(of: type.name) where !other.answers.isEmpty {
          add(other.site.file)
        }
      }
    }
    for name in names { add(lineageOf: name, file: "") }
    for root in table.roots {
      add(root.site.file)
      add(lineageOf: root.name, file: root.site.file)
    }
    // What runs at the launch may show something else.
    for type in index.types where runsAtLaunch(type, settings) {
      add(lineageOf: type.name, file: type.site.file)
      add(type.site.file)
    }
    // UIKit's own classes answer otherwise by it.
    for type in index.types where type.kind == .extension && !type.answers.isEmpty {
      add(type.site.file)
    }
    for type in index.types where !type.answers.isEmpty && type.kind == .class {
      add(lineageOf: type.name, file: type.site.file)
      let lineage = Lineage(of: type.name, in: "", file: type.site.file, index)
      for member in [BarMember.hidden, .style] {
        for open in resolver.answer(member, of: lineage).opens { add(open.site?.file) }
      }
    }
    for open in table.open { add(open.name.site?.file) }
    return files
  }

  // MARK: - Where it came from

  private static let mark = "// Made by `sbar import` from "
  private static let targetMark = ", target "
  private static let configurationMark = ", configuration "
  private static let folderMark = "the files of a folder"

  /// What an import made a file of.
  package struct Origin: Equatable, Sendable {
    package var target: String
    package var configuration: String
    /// The name of what described the target; nil where it is all of a folder.
    package var description: String?

    package var isFolder: Bool { description == nil }
  }

  /// What a file is made of that an import wrote; nil for any other.
  package static func origin(ofGenerated bytes: [UInt8]) -> Origin? {
    guard bytes.starts(with: mark.utf8) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }.dropLast()
    guard let second = line.lastPlace(of: configurationMark) else { return nil }
    let front = line[..<second]
    guard let first = front.lastPlace(of: targetMark) else { return nil }
    func text(_ bytes: ArraySlice<UInt8>, behind mark: String) -> String {
      String(decoding: bytes.dropFirst(mark.utf8.count), as: UTF8.self)
    }
    return Origin(
      target: text(front[first...], behind: targetMark),
      configuration: text(line[second...], behind: configurationMark),
      description: front.dropFirst(mark.utf8.count).starts(with: folderMark.utf8)
        ? nil : text(front[..<first], behind: mark))
  }

  // MARK: - Text

  /// Returns the file that is written anew, with such includes, which count from its folder.
  package func generated(includes: [String]) -> String {
    var lines = [
      AppSpec.mark + AppSpec.oneLine(origin) + ".",
      "// It is written anew each time: what you write belongs in \(AppSpec.ownName).",
      "",
    ]
    for path in includes { lines.append("include \"\(path)\"") }
    if !includes.isEmpty { lines.append("") }
    lines.append("app \(name) {")
    lines += settingLines.map { $0.isEmpty ? "" : "    " + $0 }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the file that is a person's own, as it begins.
  package var own: String {
    """
    // What the status bar of \(name) must be. This file is yours: `sbar import` keeps it as it is.
    // Ask with `sbar ask`, write scenarios below, run them with `sbar test`.

    include "\(AppSpec.generatedName)"

    """
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// What the header of the app says.
  private var settingLines: [String] {
    var lines = ["ios \(first)...26"]
    if !settings.families.isEmpty {
      let phones =
        settings.families.contains(.phone) ? ["homeButton", "notch", "dynamicIsland"] : []
      let pads = settings.families.contains(.pad) ? ["pad"] : []
      lines.append("device [" + (phones + pads).joined(separator: ", ") + "]")
    }
    if let side = settings.onlySide, !settings.families.contains(.pad) {
      lines.append("orientation \(side.rawValue)")
    }
    if makesWindow { lines.append("lifecycle appDelegate") }
    if let conditions = settings.conditions {
      lines.append("compilationConditions = \(conditions.list)")
    }
    if !unreadNames.isEmpty { lines += listLines("unreadNames", unreadNames) }
    let keys = propertyLines
    if !keys.isEmpty { lines += ["", "plist {"] + keys.map { "    " + $0 } + ["}"] }
    if !storyboardScreens.isEmpty { lines += [""] + storyboardLines }
    if let content { lines += [""] + content.lines(within: defaultLineWidth - 4) }
    return lines
  }

  /// `storyboards = ["Main/about": About()]`, a line a screen.
  private var storyboardLines: [String] {
    let screens = storyboardScreens.flatMap { screen in
      let key = "\"\(screen.key)\": "
      // In two blocks, with a comma behind it.
      var lines = screen.content.lines(within: defaultLineWidth - 8 - key.utf8.count - 1)
      lines[0] = key + lines[0]
      lines[lines.count - 1] += ","
      return lines
    }
    return ["storyboards = ["] + screens.map { "    " + $0 } + ["]"]
  }

  /// `unreadNames = [Header, Footer]`, on as many lines as it takes.
  private func listLines(_ member: String, _ names: [String]) -> [String] {
    let line = "\(member) = [" + names.joined(separator: ", ") + "]"
    if line.utf8.count <= 90 { return [line] }
    return ["\(member) = ["] + names.map { "    \($0)," } + ["]"]
  }

  /// The first release, as far as it is a number that iOS has had.
  private var first: String {
    let parts = AnswerResolver.numbers(settings.ios ?? "")
    guard let major = parts.first, (7...18).contains(major) || major == 26 else {
      return AppSpec.defaultRelease
    }
    let minor = parts.count > 1 ? parts[1] : 0
    return (1...3).contains(minor) && major < 26 ? "\(major).\(minor)" : "\(major)"
  }

  private var propertyLines: [String] {
    var lines: [String] = []
    func add(_ key: String, _ flag: Bool?) {
      if let flag { lines.append("\(key) = \(flag ? "YES" : "NO")") }
    }
    if settings.isViewControllerBased == false {
      add("UIViewControllerBasedStatusBarAppearance", false)
    }
    add("UIStatusBarHidden", settings.isHidden)
    add("UIStatusBarHidden~ipad", settings.isHiddenOnPad)
    if let style = settings.style, BarStyle.named(style) != nil {
      lines.append("UIStatusBarStyle = \(style)")
    }
    if let style = settings.interfaceStyle, ["Light", "Dark"].contains(style) {
      lines.append("UIUserInterfaceStyle = \(style)")
    }
    if let sceneDelegate { lines.append("UISceneDelegateClassName = \(sceneDelegate)") }
    if settings.supportsMultipleScenes { add("UIApplicationSupportsMultipleScenes", true) }
    if let side = settings.onlySide, settings.families != [.pad] {
      lines.append("UISupportedInterfaceOrientations~iphone = [\(side.value)]")
    }
    return lines
  }
}

extension ArraySlice<UInt8> {
  /// Where a text stands in it for the last time.
  fileprivate func lastPlace(of text: String) -> Int? {
    indices.last { self[$0...].starts(with: text.utf8) }
  }
}
