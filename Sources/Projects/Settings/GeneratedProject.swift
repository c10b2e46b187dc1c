/// Reads `project.yml`, from which XcodeGen makes a project.
enum GeneratedProject {
  /// Reads a description with what it includes; `load` reads those files.
  static func read(
    _ bytes: [UInt8], at file: String, load: (String) -> [UInt8]? = { _ in nil }
  ) -> ProjectDescription {
    var description = ProjectDescription()
    let root = whole(bytes, at: file, load, &description.unread)
    let folder = ProjectPath.folder(of: file)
    let targets = root["targets"]?.dictionary ?? [:]
    let templates = root["targetTemplates"]?.dictionary ?? [:]
    for name in targets.keys.sorted() {
      guard let own = targets[name] else { continue }
      let whole = merged(own, templates: templates)
      guard whole["type"]?.string == "application", runsOnPhones(whole) else { continue }
      var target = ProjectTarget(name: name)
      target.base = folder
      target.packages = packages(of: whole, in: root, folder)
      readSettings(root, whole, folder, into: &target)
      readSources(whole, targets, templates, folder, into: &target)
      description.targets.append(target)
    }
    return description
  }

  /// The key under which a target keeps the folder that its paths count from.
  private static let folderKey = "\u{0}folder"

  /// Joins a description with those that it includes, each once; its own words win.
  private static func whole(
    _ bytes: [UInt8], at file: String, _ load: (String) -> [UInt8]?, _ unread: inout [Unread]
  ) -> PropertyValue {
    var result = PropertyValue.dictionary([:])
    var pending: [(bytes: [UInt8], file: String)] = [(bytes, file)]
    var seen: Set<String> = [file]
    while !pending.isEmpty, seen.count <= 200 {
      let (bytes, file) = pending.removeFirst()
      let reading = YAMLReader.read(bytes)
      unread += reading.notes.map { Unread(file: file, note: $0) }
      let folder = ProjectPath.folder(of: file)
      result = merge(result, below: placed(reading.value, in: folder), depth: 0)
      let includes = reading.value["include"]
      let list = includes.map { $0.array.isEmpty ? [$0] : $0.array } ?? []
      for include in list {
        guard let name = include.string ?? include["path"]?.string,
          let path = ProjectPath.join(folder, name), seen.insert(path).inserted
        else { continue }
        if let more = load(path) {
          pending.append((more, path))
        } else {
          unread.append(Unread(file: file, reason: "`\(name)`, which it includes, is left out"))
        }
      }
    }
    return result
  }

  /// A description whose targets know the folder of their file.
  private static func placed(_ value: PropertyValue, in folder: String) -> PropertyValue {
    var root = value.dictionary
    let targets = value["targets"]?.dictionary ?? [:]
    guard !targets.isEmpty else { return value }
    root["targets"] = .dictionary(
      targets.mapValues { target in
        var target = target.dictionary
        target[folderKey] = .string(folder)
        return .dictionary(target)
      })
    return .dictionary(root)
  }

  /// A target with what its templates say; its own words win, lists are joined.
  private static func merged(
    _ target: PropertyValue, templates: [String: PropertyValue]
  ) -> PropertyValue {
    (target["templates"]?.strings ?? []).compactMap { templates[$0] }
      .reduce(target) { merge($0, below: $1, depth: 0) }
  }

  private static func merge(
    _ value: PropertyValue, below: PropertyValue, depth: Int
  ) -> PropertyValue {
    switch (value, below) {
    case (.dictionary(let top), .dictionary(let under)) where depth < ReadingLimit.depth:
      .dictionary(top.merging(under) { merge($0, below: $1, depth: depth + 1) })
    case (.array(let top), .array(let under)): .array(under + top)
    default: value
    }
  }

  private static func runsOnPhones(_ target: PropertyValue) -> Bool {
    let platforms =
      (target["platform"]?.strings ?? []) + (target["supportedDestinations"]?.strings ?? [])
    return platforms.isEmpty || platforms.contains { $0 == "iOS" || $0 == "auto" }
  }

  /// The folders of the packages beside it that a target is built with.
  private static func packages(
    of target: PropertyValue, in root: PropertyValue, _ folder: String
  ) -> [String] {
    let names = Set((target["dependencies"]?.array ?? []).compactMap { $0["package"]?.string })
    return (root["packages"]?.dictionary ?? [:]).filter { names.contains($0.key) }
      .compactMap { $0.value["path"]?.string.flatMap { ProjectPath.join(folder, $0) } }.sorted()
  }

  // MARK: - Settings

  private static func readSettings(
    _ root: PropertyValue, _ target: PropertyValue, _ folder: String,
    into result: inout ProjectTarget
  ) {
    let configurations = root["configs"]?.dictionary.keys.sorted() ?? []
    result.configurations = configurations.isEmpty ? ["Debug", "Release"] : configurations
    result.defaultConfiguration = result.configurations.first { $0.lowercased() == "release" }
    result.debugConfigurations = Set(
      result.configurations.filter { name in
        root["configs"]?[name]?.string.map { $0 == "debug" } ?? (name == "Debug")
      })
    let own = target[folderKey]?.string ?? folder
    for name in result.configurations {
      result.otherConditions[name] = conditions(of: root, name)
      var levels: [SettingsLevel] = []
      if let ios = release(root["options"]?["deploymentTarget"]) { levels.append(ios) }
      for (owner, folder) in [(root, folder), (target, own)] {
        if let path = owner["configFiles"]?[name]?.string,
          let joined = ProjectPath.join(folder, path)
        {
          levels.append(.file(joined))
        }
        if let ios = release(owner["deploymentTarget"]) { levels.append(ios) }
        levels += settingsLevels(owner["settings"], name)
      }
      result.levels[name] = levels
    }
    let info = target["info"]
    result.properties = info?["properties"]?.dictionary ?? [:]
    result.propertyFile = info?["path"]?.string.flatMap { ProjectPath.join(own, $0) }
  }

  /// The conditions of `#if` that any target defines in a configuration.
  private static func conditions(of root: PropertyValue, _ name: String) -> Set<String> {
    var found: Set<String> = []
    for target in root["targets"]?.dictionary.values.map({ $0 }) ?? [] {
      for case .values(let values) in settingsLevels(target["settings"], name) {
        for setting in CompilationConditions.settings {
          let value = values[setting]?.strings.joined(separator: " ") ?? ""
          found.formUnion(CompilationConditions.names(in: value, of: setting))
        }
      }
    }
    return found
  }

  /// A `deploymentTarget` as the setting that it becomes.
  private static func release(_ value: PropertyValue?) -> SettingsLevel? {
    guard let release = value?["iOS"]?.string ?? value?.string else { return nil }
    return .values(["IPHONEOS_DEPLOYMENT_TARGET": .string(release)])
  }

  /// Settings stand below `base` and `configs`, or by themselves.
  private static func settingsLevels(
    _ settings: PropertyValue?, _ configuration: String
  ) -> [SettingsLevel] {
    guard let settings else { return [] }
    let groups = ["base", "configs", "groups"]
    guard groups.contains(where: { settings[$0] != nil }) else {
      return [.values(settings.dictionary)]
    }
    let configs = settings["configs"]?.dictionary ?? [:]
    let own = configs.first { $0.key.lowercased() == configuration.lowercased() }?.value
    return [settings["base"], own].compactMap { $0.map { .values($0.dictionary) } }
  }

  // MARK: - Sources

  /// Adds the sources of a target and of the libraries that it depends on.
  private static func readSources(
    _ target: PropertyValue, _ targets: [String: PropertyValue],
    _ templates: [String: PropertyValue], _ folder: String, into result: inout ProjectTarget
  ) {
    var pending = [target]
    var seen: Set<String> = [result.name]
    while let next = pending.popLast() {
      let folder = next[folderKey]?.string ?? folder
      let sources = next["sources"]
      let list = sources.map { $0.array.isEmpty ? [$0] : $0.array } ?? []
      for source in list {
        let destinations = source["destinationFilters"]?.strings ?? []
        guard destinations.isEmpty || destinations.contains("iOS"),
          let path = source.string ?? source["path"]?.string,
          let joined = ProjectPath.join(folder, path)
        else { continue }
        result.folders.append(
          SourceFolder(
            path: joined, excluded: source["excludes"]?.strings ?? [],
            included: source["includes"]?.strings ?? []))
      }
      for dependency in next["dependencies"]?.array ?? [] {
        guard let name = dependency["target"]?.string, seen.insert(name).inserted,
          let other = targets[name]
        else { continue }
        let whole = merged(other, templates: templates)
        let type = whole["type"]?.string ?? ""
        if type.hasPrefix("framework") || type.hasPrefix("library") { pending.append(whole) }
      }
    }
  }
}
