/// What an import is asked for.
package struct ProjectRequest: Sendable {
  /// What was named: the path of a folder, an `.xcodeproj`, an `.xcworkspace`, `Package.swift` or
  /// `project.yml`, below the folder of the project.
  package var start: String
  /// The name of the app where nothing describes it.
  package var name: String
  package var target: String?
  package var configuration: String?
  /// Patterns of paths that are left out.
  package var excluded: [String]
  /// The name of what describes the app, where a folder has several: `App.xcworkspace`.
  package var description: String?

  package init(
    start: String, name: String = "App", target: String? = nil, configuration: String? = nil,
    excluded: [String] = []
  ) {
    self.start = start
    self.name = name
    self.target = target
    self.configuration = configuration
    self.excluded = excluded
  }
}

/// The files of one application, and what its settings say.
package struct AppProject: Sendable {
  package var target: String
  /// Further application targets, one of which `--target` may name.
  package var others: [String]
  package var configuration: String
  package var settings: AppSettings
  /// Below the folder of the project, sorted, none twice.
  package var swiftFiles: [String] = []
  package var objectiveCFiles: [String] = []
  package var storyboards: [String] = []
  /// The file that describes the target; nil where all files of a folder were taken.
  package var description: String?
  package var unread: [Unread]
}

/// Why nothing could be imported.
package enum ProjectProblem: Error, Hashable, Sendable {
  case unknownTarget(String, known: [String])
  case unknownConfiguration(String, known: [String])
  /// There is no file of Swift or Objective-C.
  case nothingFound(String)
}

/// Finds the app that a request means, its files and its settings.
package func loadProject(
  _ request: ProjectRequest, in folder: ProjectFolder
) throws(ProjectProblem) -> AppProject {
  var loader = ProjectLoader(request: request, folder: folder)
  return try loader.load()
}

private struct ProjectLoader {
  let request: ProjectRequest
  let folder: ProjectFolder
  var unread: [Unread] = []
  /// Where the description stands that was read.
  var source: String?

  init(request: ProjectRequest, folder: ProjectFolder) {
    self.request = request
    self.folder = folder
  }

  mutating func load() throws(ProjectProblem) -> AppProject {
    var targets = describedTargets()
    if targets.isEmpty { targets = [wholeFolder()] }
    let target = try choose(among: targets)
    if let wanted = request.configuration, !target.configurations.contains(wanted) {
      throw .unknownConfiguration(wanted, known: target.configurations)
    }
    let configuration = SettingsResolver.configuration(
      of: target, wanted: request.configuration)
    var resolver = SettingsResolver(folder: folder)
    let settings = resolver.appSettings(of: target, in: configuration)
    var app = AppProject(
      target: target.name, others: targets.map { $0.name }.filter { $0 != target.name },
      configuration: configuration, settings: settings, description: source, unread: [])
    takeFiles(of: target, into: &app)
    if app.swiftFiles.isEmpty, app.objectiveCFiles.isEmpty, target.isDescribed {
      unread.append(
        Unread(file: source ?? request.start, reason: "none of its files is in the project"))
      takeFiles(of: wholeFolder(), into: &app)
      app.description = nil
    }
    app.unread = unread + resolver.unread
    if app.swiftFiles.isEmpty, app.objectiveCFiles.isEmpty {
      throw .nothingFound(request.start)
    }
    return app
  }

  private func choose(among targets: [ProjectTarget]) throws(ProjectProblem) -> ProjectTarget {
    guard let wanted = request.target else { return targets[0] }
    guard let target = targets.first(where: { $0.name == wanted }) else {
      throw .unknownTarget(wanted, known: targets.map { $0.name })
    }
    return target
  }

  // MARK: - Descriptions

  /// The application targets of the first description that has any.
  private mutating func describedTargets() -> [ProjectTarget] {
    for candidate in candidates() {
      let targets = targets(at: candidate)
      if !targets.isEmpty {
        source = candidate
        return targets
      }
    }
    return []
  }

  /// The descriptions of the request, those nearest to its folder first.
  private func candidates() -> [String] {
    let start = request.start
    let named = [".xcodeproj", ".xcworkspace", "Package.swift", "project.yml", "project.yaml"]
    if named.contains(where: { ProjectPath.has(start, ending: $0) || start == $0 }) {
      return [start]
    }
    var found: [(order: Order, path: String)] = []
    for path in folder.paths(below: start) {
      let below = start.isEmpty ? path : String(path.dropFirst(start.count + 1))
      guard case (var order, let own)? = ProjectLoader.description(of: path),
        !LeftOut.isOfOtherKind(below)
      else { continue }
      order.depth = below.utf8.count { $0 == UInt8(ascii: "/") }
      found.append((order, own))
    }
    // A project is nearer than a package beside it, however deep both lie, and a workspace is what
    // one opens in place of the projects beside it.
    found.sort { first, second in
      let (one, other) = (first.order, second.order)
      return (one.rank, one.depth, one.place, first.path)
        < (other.rank, other.depth, other.place, second.path)
    }
    let paths = found.map { $0.path }
    guard let wanted = request.description else { return paths }
    let isWanted: (String) -> Bool = { ProjectPath.name(of: $0) == wanted }
    return paths.filter(isWanted) + paths.filter { !isWanted($0) }
  }

  /// What decides which of several descriptions is read; lower ones are asked first.
  private struct Order {
    var rank: Int
    var depth = 0
    /// Among those of one rank and one depth.
    var place = 0
  }

  /// Returns what a file is part of that describes a project.
  private static func description(of path: String) -> (order: Order, path: String)? {
    let folder = ProjectPath.folder(of: path)
    switch ProjectPath.name(of: path) {
    case "project.pbxproj": return (Order(rank: 0, place: 1), folder)
    case "contents.xcworkspacedata":
      // Each project holds a workspace of its own.
      return ProjectPath.has(ProjectPath.folder(of: folder), ending: ".xcodeproj")
        ? nil : (Order(rank: 0), folder)
    case "project.yml", "project.yaml": return (Order(rank: 1), path)
    case "Package.swift": return (Order(rank: 2), path)
    default: return nil
    }
  }

  private mutating func targets(at path: String) -> [ProjectTarget] {
    if ProjectPath.has(path, ending: ".xcodeproj") { return xcodeTargets(path) }
    if ProjectPath.has(path, ending: ".xcworkspace") { return workspaceTargets(path) }
    guard let bytes = read(path) else { return [] }
    if ProjectPath.name(of: path) == "Package.swift" { return packageTargets(bytes, path) }
    let description = GeneratedProject.read(bytes, at: path) { [folder] path in
      if case .bytes(let bytes) = folder.read(path) { bytes } else { nil }
    }
    unread += description.unread
    return description.targets
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    switch folder.read(path) {
    case .bytes(let bytes): return bytes
    case .failed(let reason):
      unread.append(Unread(file: path, reason: reason))
      return nil
    }
  }

  private mutating func xcodeTargets(_ path: String) -> [ProjectTarget] {
    projectTargets([path])
  }

  /// The application targets of projects that are built together, each with the files of the
  /// libraries of the others and of those that they refer to.
  private mutating func projectTargets(_ paths: [String]) -> [ProjectTarget] {
    var pending = Array(paths.reversed())
    var seen: Set<String> = []
    var targets: [(project: String, target: ProjectTarget)] = []
    var libraries: [(project: String, files: ProjectTarget)] = []
    var conditions: [String: Set<String>] = [:]
    var settings: [String: Set<String>] = [:]
    while let path = pending.popLast() {
      let isTool = path.split(separator: "/").contains { LeftOut.ofTools.contains(String($0)) }
      guard !isTool, seen.insert(path).inserted, seen.count <= 200,
        let bytes = read(path + "/project.pbxproj")
      else { continue }
      let description = XcodeProject.read(bytes, at: path + "/project.pbxproj")
      unread += description.unread
      libraries.append((path, description.libraries))
      conditions.merge(description.conditions) { $0.union($1) }
      settings.merge(description.settingFiles) { $0.union($1) }
      pending += description.references.reversed()
      if paths.contains(path) { targets += description.targets.map { (path, $0) } }
    }
    return targets.filter { isForPhones($0.target) }.map { project, target in
      var target = target
      (target.otherConditions, target.otherSettings) = (conditions, settings)
      for library in libraries where library.project != project {
        target.files += library.files.files
        target.folders += library.files.folders
      }
      return target
    }
  }

  private func isForPhones(_ target: ProjectTarget) -> Bool {
    var resolver = SettingsResolver(folder: folder)
    let configuration = SettingsResolver.configuration(of: target, wanted: request.configuration)
    let build = resolver.buildSettings(of: target, in: configuration)
    let platforms = build["SUPPORTED_PLATFORMS"] ?? build["SDKROOT"] ?? "iphoneos"
    return platforms == "auto" || platforms.isEmpty
      || platforms.split(separator: " ").contains { $0.hasPrefix("iphone") }
  }

  private mutating func workspaceTargets(_ path: String) -> [ProjectTarget] {
    let file = path + "/contents.xcworkspacedata"
    guard let bytes = read(file) else { return [] }
    let reading = Workspace.read(bytes, at: file)
    unread += reading.notes.map { Unread(file: file, note: $0) }
    // The app comes first whose project is called as the workspace is.
    let isNamesake: (String) -> Bool = { ProjectPath.stem(of: $0) == ProjectPath.stem(of: path) }
    return projectTargets(
      reading.value.filter(isNamesake) + reading.value.filter { !isNamesake($0) })
  }

  private mutating func packageTargets(_ bytes: [UInt8], _ path: String) -> [ProjectTarget] {
    let reading = PackageManifest.read(bytes, at: path)
    unread += reading.notes.map { Unread(file: path, note: $0) }
    let base = ProjectPath.folder(of: path)
    let folders = reading.value.sources(in: base)
    guard !folders.isEmpty else { return [] }
    let application = reading.value.targets.first { $0.kind == .application }
    var target = ProjectTarget(name: application?.name ?? reading.value.name)
    target.base = base
    target.folders = folders
    target.debugConfigurations = ["Debug"]
    target.otherConditions["Release"] = PackageManifest.conditions(in: bytes)
    target.packages = reading.value.neighbours.compactMap { ProjectPath.join(base, $0) }
    if let ios = reading.value.ios {
      let level = SettingsLevel.values(["IPHONEOS_DEPLOYMENT_TARGET": .string(ios)])
      target.levels["Release"] = [level]
    }
    return [target]
  }

  /// All of a folder as one target: nothing there describes any.
  private mutating func wholeFolder() -> ProjectTarget {
    let start =
      folder.contains(request.start)
      ? ProjectPath.folder(of: request.start)
      : ProjectLoader.isBundle(request.start)
        ? ProjectPath.folder(of: request.start) : request.start
    let name = ProjectPath.stem(of: start)
    var target = ProjectTarget(name: name.isEmpty ? request.name : name)
    target.isDescribed = false
    target.folders = [SourceFolder(path: start)]
    target.propertyFile = folder.paths(below: start).filter { path in
      let below = String(path.dropFirst(start.isEmpty ? 0 : start.count + 1))
      let isProperties = below == "Info.plist" || ProjectPath.has(below, ending: "Info.plist")
      return isProperties && !LeftOut.isOfOtherKind(below)
    }.min { $0.utf8.count < $1.utf8.count }
    return target
  }

  private static func isBundle(_ path: String) -> Bool {
    ProjectPath.has(path, ending: ".xcodeproj") || ProjectPath.has(path, ending: ".xcworkspace")
  }

  // MARK: - Files

  private mutating func takeFiles(of target: ProjectTarget, into app: inout AppProject) {
    var all: Set<String> = []
    for file in target.files {
      guard folder.contains(file), let own = folder.spelling(of: file) else {
        if !ProjectPath.has(file, ending: ".h"), ProjectLoader.isRead(file) {
          unread.append(Unread(file: file, reason: "no such file"))
        }
        continue
      }
      all.insert(own)
    }
    for source in target.folders + packageFolders(of: target) {
      all.formUnion(files(of: source, isDescribed: target.isDescribed))
    }
    let kept = all.filter { path in
      !request.excluded.contains { ProjectPath.matches(path, $0) }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    app.swiftFiles = kept.filter { ProjectPath.has($0, ending: ".swift") }
    app.objectiveCFiles = kept.filter { path in
      [".m", ".mm", ".h"].contains { ProjectPath.has(path, ending: $0) }
    }
    app.storyboards = kept.filter { ProjectPath.has($0, ending: ".storyboard") }
  }

  /// `true` iff files of its kind are read at all.
  private static func isRead(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".h", ".storyboard"].contains { ProjectPath.has(path, ending: $0) }
  }

  private func files(of source: SourceFolder, isDescribed: Bool) -> [String] {
    if folder.contains(source.path) { return folder.spelling(of: source.path).map { [$0] } ?? [] }
    // Files of one folder follow each other.
    var last = (folder: "", isLeftOut: false)
    return folder.paths(below: source.path).filter { path in
      guard ProjectLoader.isRead(path) else { return false }
      let below = source.path.isEmpty ? path : String(path.dropFirst(source.path.count + 1))
      if !isDescribed {
        let own = ProjectPath.folder(of: below)
        if own != last.folder { last = (own, LeftOut.isOfOtherKind(below)) }
        if last.isLeftOut { return false }
      }
      if source.excluded.contains(where: { ProjectPath.matches(below, $0) }) { return false }
      return source.included.isEmpty
        || source.included.contains { ProjectPath.matches(below, $0) }
    }
  }

  /// The sources of the packages that a target is built with: those among its folders, those that
  /// hold a product that it is linked with, as a workspace brings along, and all that these need.
  private mutating func packageFolders(of target: ProjectTarget) -> [SourceFolder] {
    var search = PackageSearch(folder: folder)
    for candidate in target.packages { search.add(below: candidate) }
    search.follow()
    search.addProviders(of: target.products)
    search.follow()
    unread += search.unread
    return search.sources
  }
}
