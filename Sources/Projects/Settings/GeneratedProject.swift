/// Reads `project.yml`, from which XcodeGen makes a project.
enum GeneratedProject {
  static func read(_ bytes: [UInt8], at file: String) -> ProjectDescription {
    let reading = YAMLReader.read(bytes)
    let root = reading.value
    var description = ProjectDescription(
      unread: reading.notes.map { Unread(file: file, note: $0) })
    let folder = ProjectPath.folder(of: file)
    for include in root["include"]?.array ?? [] {
      let path = include.string ?? include["path"]?.string ?? "a file"
      description.unread.append(
        Unread(file: file, reason: "`\(path)`, which it includes, is left out"))
    }
    let targets = root["targets"]?.dictionary ?? [:]
    let templates = root["targetTemplates"]?.dictionary ?? [:]
    for name in targets.keys.sorted() {
      guard let own = targets[name] else { continue }
      let whole = merged(own, templates: templates)
      guard whole["type"]?.string == "application", runsOnPhones(whole) else { continue }
      var target = ProjectTarget(name: name)
      target.base = folder
      readSettings(root, whole, folder, into: &target)
      readSources(whole, targets, templates, folder, into: &target)
      description.targets.append(target)
    }
    return description
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

  // MARK: - Settings

  private static func readSettings(
    _ root: PropertyValue, _ target: PropertyValue, _ folder: String,
    into result: inout ProjectTarget
  ) {
    let configurations = root["configs"]?.dictionary.keys.sorted() ?? []
    result.configurations = configurations.isEmpty ? ["Debug", "Release"] : configurations
    result.defaultConfiguration = result.configurations.first { $0.lowercased() == "release" }
    for name in result.configurations {
      var levels: [SettingsLevel] = []
      if let ios = release(root["options"]?["deploymentTarget"]) { levels.append(ios) }
      for owner in [root, target] {
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
    result.propertyFile = info?["path"]?.string.flatMap { ProjectPath.join(folder, $0) }
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
