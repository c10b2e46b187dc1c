/// Reads a `.pbxproj`: objects by their identifiers, which name one another.
struct XcodeProject {
  private let objects: [String: PropertyValue]
  /// The folder that the project lies in.
  private let folder: String
  private let file: String
  private var unread: [Unread] = []
  /// Bytes; no file has a longer path.
  private static let pathLimit = 4096
  /// Paths of file references and of groups, by identifier.
  private var paths: [String: String] = [:]

  /// Returns the application targets of a project whose `.pbxproj` is at `file`.
  static func read(_ bytes: [UInt8], at file: String) -> ProjectDescription {
    let reading = readPropertyList(bytes)
    let wrapper = ProjectPath.folder(of: file)
    var project = XcodeProject(
      objects: reading.value?["objects"]?.dictionary ?? [:],
      folder: ProjectPath.folder(of: wrapper), file: file)
    project.unread = reading.notes.map { Unread(file: file, note: $0) }
    let targets = project.readTargets(root: reading.value?["rootObject"]?.string)
    var description = ProjectDescription(
      targets: targets, libraries: project.libraries, references: project.references,
      unread: project.unread)
    project.readConditions(into: &description)
    return description
  }

  private init(objects: [String: PropertyValue], folder: String, file: String) {
    self.objects = objects
    self.folder = folder
    self.file = file
  }

  private func kind(_ object: PropertyValue) -> String { object["isa"]?.string ?? "" }

  /// The identifiers of the objects of a kind, sorted.
  private func all(_ kinds: Set<String>) -> [String] {
    objects.keys.filter { objects[$0].map { kinds.contains(kind($0)) } ?? false }.sorted()
  }

  private mutating func readTargets(root: String?) -> [ProjectTarget] {
    // The root stands at the end of the file, which may be cut off.
    let rootID = root ?? all(["PBXProject"]).first
    let found = rootID.flatMap { objects[$0] }
    if found == nil { unread.append(Unread(file: file, reason: "it holds no project")) }
    let project = found ?? .dictionary([:])
    let base = project["projectDirPath"]?.string ?? ""
    let top = ProjectPath.join(folder, base) ?? folder
    placeFiles(from: project["mainGroup"]?.string ?? topGroup, in: top)
    var names = project["targets"]?.strings ?? []
    if names.isEmpty { names = all(["PBXNativeTarget"]) }
    let isApplication = { (object: PropertyValue) in
      object["productType"]?.string == "com.apple.product-type.application"
    }
    return names.compactMap { id in
      guard let object = objects[id], isApplication(object) else { return nil }
      var target = ProjectTarget(name: object["name"]?.string ?? id)
      target.base = top
      readConfigurations(of: object, in: project, into: &target)
      readFiles(of: id, into: &target)
      readPackages(project, into: &target)
      return target
    }
  }

  // MARK: - Groups

  /// The first group that no other one holds.
  private var topGroup: String? {
    let groups = all(["PBXGroup"])
    let held = Set(groups.flatMap { objects[$0]?["children"]?.strings ?? [] })
    return groups.first { !held.contains($0) }
  }

  /// Finds where each file reference stands, from the main group down.
  private mutating func placeFiles(from group: String?, in top: String) {
    guard let group else { return }
    var pending: [(id: String, base: String)] = [(group, top)]
    var seen: Set<String> = []
    while let (id, base) = pending.popLast() {
      guard let object = objects[id] else { continue }
      guard seen.insert(id).inserted else {
        unread.append(Unread(file: file, reason: "the group \(id) holds itself"))
        continue
      }
      let own = object["path"]?.string ?? ""
      let path: String?
      switch object["sourceTree"]?.string {
      case "<group>", nil: path = ProjectPath.join(base, own)
      case "SOURCE_ROOT": path = ProjectPath.join(top, own)
      case .some: path = nil
      }
      guard let path, path.utf8.count <= XcodeProject.pathLimit else {
        if kind(object) == "PBXFileReference", isSource(own) {
          unread.append(Unread(file: file, reason: "`\(own)` lies outside of the project"))
        }
        continue
      }
      paths[id] = path
      for child in object["children"]?.strings ?? [] { pending.append((child, path)) }
    }
  }

  private func isSource(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".storyboard"].contains { ProjectPath.has(path, ending: $0) }
  }

  // MARK: - Settings

  private func readConfigurations(
    of object: PropertyValue, in project: PropertyValue, into target: inout ProjectTarget
  ) {
    let own = list(object["buildConfigurationList"])
    let shared = list(project["buildConfigurationList"])
    target.defaultConfiguration = own.standard ?? shared.standard
    for (name, configuration) in own.configurations {
      var levels: [SettingsLevel] = []
      let below = shared.configurations.first { $0.name == name }?.object
      for level in [below, configuration] {
        guard let level else { continue }
        if let path = basePath(of: level) { levels.append(.file(path)) }
        levels.append(.values(level["buildSettings"]?.dictionary ?? [:]))
      }
      target.configurations.append(name)
      target.levels[name] = levels
    }
  }

  /// Notes the conditions of `#if` that any configuration of a name defines, whichever target's.
  private func readConditions(into description: inout ProjectDescription) {
    for id in all(["XCBuildConfiguration"]) {
      guard let object = objects[id], let name = object["name"]?.string else { continue }
      if let path = basePath(of: object) {
        description.settingFiles[name, default: []].insert(path)
      }
      for (key, value) in object["buildSettings"]?.dictionary ?? [:] {
        let setting = ConditionalSetting(
          key: key, value: value.strings.joined(separator: " "))
        guard CompilationConditions.settings.contains(setting.name) else { continue }
        description.conditions[name, default: []].formUnion(
          CompilationConditions.names(in: setting.value, of: setting.name))
      }
    }
  }

  private func list(
    _ id: PropertyValue?
  ) -> (configurations: [(name: String, object: PropertyValue)], standard: String?) {
    guard let list = id?.string.flatMap({ objects[$0] }) else { return ([], nil) }
    let configurations = (list["buildConfigurations"]?.strings ?? []).compactMap { id in
      objects[id].flatMap { object in object["name"]?.string.map { (name: $0, object: object) } }
    }
    return (configurations, list["defaultConfigurationName"]?.string)
  }

  /// The path of the `.xcconfig` that a configuration is based on.
  private func basePath(of configuration: PropertyValue) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string { return paths[id] }
    // In a synchronized folder the file has no reference of its own.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string,
      let folder = paths[anchor]
    else { return nil }
    return ProjectPath.join(folder, path)
  }

  // MARK: - Files

  /// Adds the files of a target and of the libraries that it depends on.
  private func readFiles(of id: String, into target: inout ProjectTarget) {
    var pending = [id]
    var seen: Set<String> = [id]
    var files: Set<String> = []
    var products: Set<String> = []
    while let next = pending.popLast() {
      guard let object = objects[next] else { continue }
      files.formUnion(phaseFiles(of: object))
      for product in object["packageProductDependencies"]?.strings ?? [] {
        if let name = objects[product]?["productName"]?.string { products.insert(name) }
      }
      target.folders += folders(of: next, object)
      for dependency in object["dependencies"]?.strings ?? [] {
        guard let other = objects[dependency]?["target"]?.string, isLibrary(other),
          seen.insert(other).inserted
        else { continue }
        pending.append(other)
      }
    }
    // Headers say which class is whose, and are in no phase.
    for path in paths.values where ProjectPath.has(path, ending: ".h") { files.insert(path) }
    target.files = files.sorted()
    target.products = products.sorted()
  }

  private func isLibrary(_ id: String) -> Bool {
    guard let type = objects[id]?["productType"]?.string else { return false }
    return type.hasPrefix("com.apple.product-type.framework")
      || type.hasPrefix("com.apple.product-type.library")
  }

  private func phaseFiles(of object: PropertyValue) -> [String] {
    let phases = (object["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
    let wanted: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    var result: [String] = []
    for phase in phases where wanted.contains(kind(phase)) {
      for file in phase["files"]?.strings ?? [] {
        guard let reference = objects[file]?["fileRef"]?.string else { continue }
        if let children = objects[reference]?["children"]?.strings {
          // One file in several languages.
          result += children.compactMap { paths[$0] }
        } else if let path = paths[reference] {
          result.append(path)
        }
      }
    }
    return result
  }

  /// The synchronized folders of a target; exceptions take files out of its own, and in from those
  /// of others.
  private func folders(of id: String, _ object: PropertyValue) -> [SourceFolder] {
    let own = Set(object["fileSystemSynchronizedGroups"]?.strings ?? [])
    var result: [SourceFolder] = []
    for group in all(["PBXFileSystemSynchronizedRootGroup"]) {
      guard let path = paths[group] else { continue }
      let exceptions = (objects[group]?["exceptions"]?.strings ?? [])
        .compactMap { objects[$0] }
        .filter { $0["target"]?.string == id }
        .flatMap { $0["membershipExceptions"]?.strings ?? [] }
      if own.contains(group) {
        result.append(SourceFolder(path: path, excluded: exceptions))
      } else if !exceptions.isEmpty {
        result.append(SourceFolder(path: path, included: exceptions))
      }
    }
    return result
  }

  /// The files of all libraries of the project.
  private var libraries: ProjectTarget {
    var all = ProjectTarget(name: "")
    for id in self.all(["PBXNativeTarget"]) where isLibrary(id) {
      guard let object = objects[id] else { continue }
      all.files += phaseFiles(of: object)
      all.folders += folders(of: id, object)
    }
    return all
  }

  /// The projects that this one refers to.
  private var references: [String] {
    all(["PBXFileReference"]).compactMap { paths[$0] }
      .filter { ProjectPath.has($0, ending: ".xcodeproj") }.sorted()
  }

  // MARK: - Packages

  /// Notes the folders that may be packages of the same checkout.
  private func readPackages(_ project: PropertyValue, into target: inout ProjectTarget) {
    var found: Set<String> = []
    for id in project["packageReferences"]?.strings ?? [] {
      guard let path = objects[id]?["relativePath"]?.string,
        let folder = ProjectPath.join(target.base, path)
      else { continue }
      found.insert(folder)
    }
    for id in all(["PBXFileReference"]) {
      let type = objects[id]?["lastKnownFileType"]?.string ?? ""
      guard type == "wrapper" || type == "folder" || type == "text", let path = paths[id] else {
        continue
      }
      found.insert(path)
    }
    target.packages = found.sorted()
  }
}
