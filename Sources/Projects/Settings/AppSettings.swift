/// What the settings of an app say of its bar: where it runs, and the keys of Info.plist.
package struct AppSettings: Hashable, Sendable {
  /// A device family, as `TARGETED_DEVICE_FAMILY` numbers them.
  package enum Family: Int, Hashable, Sendable { case phone = 1, pad = 2 }

  /// The release from which on it runs: `16.4`; nil where nothing says so.
  package var ios: String?
  /// Empty where nothing says so.
  package var families: [Family] = []
  /// `true` and `false` by the key's value, which is `true` where the key is missing; nil where
  /// Info.plist could not be read.
  package var isViewControllerBased: Bool? = true
  package var isHidden: Bool?
  package var isHiddenOnPad: Bool?
  /// `UIStatusBarStyleLightContent` and the like.
  package var style: String?
  /// `Light`, `Dark` or `Automatic`.
  package var interfaceStyle: String?
  /// A side that an app may be seen on.
  package enum Side: String, Hashable, Sendable {
    case portrait, landscape

    /// An orientation of that side, as Info.plist has it.
    package var value: String {
      switch self {
      case .portrait: "UIInterfaceOrientationPortrait"
      case .landscape: "UIInterfaceOrientationLandscapeLeft"
      }
    }
  }

  /// The side that phones have always; nil where they may have both, or nothing says so.
  package var onlySide: Side?
  package var storyboard: String?
  /// The class of the scene's delegate, without its module.
  package var sceneDelegate: String?
  package var hasScenes = false
  package var supportsMultipleScenes = false
  /// The conditions of `#if` that the build defines; nil where that is not known.
  package var conditions: CompilationConditions?
  /// Where the keys stand; nil where they are all settings of the target.
  package var propertyFile: String?

  package init() {}
}

/// Resolves the settings of a target, reading what they name.
struct SettingsResolver {
  let folder: ProjectFolder
  private(set) var unread: [Unread] = []
  /// `true` iff a file of settings that must be there is not.
  private(set) var lacksSettings = false

  init(folder: ProjectFolder) { self.folder = folder }

  /// The name of the configuration that counts.
  static func configuration(of target: ProjectTarget, wanted: String?) -> String {
    wanted ?? target.configurations.first { $0 == "Release" } ?? target.defaultConfiguration
      ?? target.configurations.first ?? "Release"
  }

  mutating func buildSettings(of target: ProjectTarget, in configuration: String) -> BuildSettings {
    var settings = BuildSettings(
      configuration: configuration,
      defaults: [
        "TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "SRCROOT": ".",
        "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "PLATFORM_NAME": "iphoneos",
      ])
    for level in target.levels[configuration] ?? [] {
      switch level {
      case .values(let values): settings.add(values)
      case .file(let path):
        var seen: Set<String> = []
        settings.add(read(path, including: &seen, base: target.base))
      }
    }
    return settings
  }

  /// Reads an `.xcconfig` with what it includes, each file once.
  private mutating func read(
    _ path: String, including seen: inout Set<String>, base: String
  ) -> [ConditionalSetting] {
    var result: [ConditionalSetting] = []
    // Files whose entries are still to be read, the innermost include last.
    var open: [(path: String, rest: ArraySlice<ConfigurationFile.Entry>)] = []
    enter(path, isOptional: false, from: path, line: 0, &open, &seen)
    while var top = open.popLast() {
      guard let entry = top.rest.popFirst() else { continue }
      open.append(top)
      switch entry {
      case .setting(let setting): result.append(setting)
      case .include(let name, let isOptional, let line):
        guard let joined = place(of: name, in: ProjectPath.folder(of: top.path), base) else {
          if !isOptional {
            unread.append(
              Unread(file: top.path, line: line, reason: "`\(name)` lies outside of the project"))
          }
          continue
        }
        enter(joined, isOptional: isOptional, from: top.path, line: line, &open, &seen)
      }
    }
    return result
  }

  /// A path counts from the file that names it, else from the folder of the project.
  private func place(of name: String, in folder: String, _ base: String) -> String? {
    let beside = ProjectPath.join(folder, name)
    if let beside, self.folder.contains(beside) { return beside }
    guard let other = ProjectPath.join(base, name), self.folder.contains(other) else {
      return beside
    }
    return other
  }

  private mutating func enter(
    _ path: String, isOptional: Bool, from includer: String, line: Int,
    _ open: inout [(path: String, rest: ArraySlice<ConfigurationFile.Entry>)],
    _ seen: inout Set<String>
  ) {
    guard seen.insert(path).inserted, seen.count <= 200 else { return }
    switch folder.read(path) {
    case .bytes(let bytes):
      let reading = ConfigurationFile.read(bytes)
      unread += reading.notes.map { Unread(file: path, note: $0) }
      open.append((path, reading.value.entries[...]))
    case .failed(let reason):
      // What a tool installs is not there in an untouched checkout.
      let isOfTool = path.split(separator: "/").contains { LeftOut.ofTools.contains(String($0)) }
      if !isOptional, !isOfTool {
        lacksSettings = true
        unread.append(Unread(file: includer, line: line, reason: "`\(path)`: \(reason)"))
      }
    }
  }

  // MARK: - Info.plist

  /// Returns what the settings and Info.plist of a target say.
  mutating func appSettings(of target: ProjectTarget, in configuration: String) -> AppSettings {
    let build = buildSettings(of: target, in: configuration)
    var settings = AppSettings()
    settings.ios = build["IPHONEOS_DEPLOYMENT_TARGET"]?.trimmed
    settings.families = (build["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",")
      .compactMap { Int(String($0).trimmed).flatMap { AppSettings.Family(rawValue: $0) } }
    var keys = target.properties
    for name in build.names where name.hasPrefix("INFOPLIST_KEY_") {
      let key = String(name.dropFirst("INFOPLIST_KEY_".count))
      if let value = build[name] { keys[key] = .string(value) }
    }
    let written = build["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    let path = written.flatMap { ProjectPath.join(target.base, $0) } ?? target.propertyFile
    var isWhole = true
    if let path {
      isWhole = false
      // XcodeGen writes the file from what the description holds.
      let isMade = !target.properties.isEmpty && !folder.contains(path)
      if !isMade, let values = readProperties(path) {
        isWhole = true
        settings.propertyFile = path
        keys.merge(values) { $1 }
      }
    } else if let written {
      isWhole = false
      unread.append(Unread(file: target.name, reason: "`\(written)` lies outside of the project"))
    }
    settings.take(keys, build)
    settings.conditions = conditions(of: target, in: configuration, build)
    if !isWhole, target.properties.isEmpty { settings.isViewControllerBased = nil }
    return settings
  }

  private mutating func readProperties(_ path: String) -> [String: PropertyValue]? {
    switch folder.read(path) {
    case .failed(let reason):
      unread.append(Unread(file: path, reason: reason))
      return nil
    case .bytes(let bytes):
      let reading = readPropertyList(bytes)
      unread += reading.notes.map { Unread(file: path, note: $0) }
      guard case .dictionary(let values)? = reading.value else { return nil }
      return values
    }
  }
}

extension AppSettings {
  /// Takes what keys of Info.plist say, their variables resolved.
  fileprivate mutating func take(_ keys: [String: PropertyValue], _ build: BuildSettings) {
    func text(_ key: String) -> String? {
      keys[key]?.string.map { build.expand($0).trimmed }.flatMap { $0.isEmpty ? nil : $0 }
    }
    func flag(_ key: String) -> Bool? { text(key).flatMap { PropertyValue.flag($0) } }
    if let written = text("UIViewControllerBasedStatusBarAppearance") {
      // What is neither is not known, rather than the default.
      isViewControllerBased = PropertyValue.flag(written)
    }
    isHidden = flag("UIStatusBarHidden")
    isHiddenOnPad = flag("UIStatusBarHidden~ipad")
    style = text("UIStatusBarStyle")
    interfaceStyle = text("UIUserInterfaceStyle")
    storyboard = text("UIMainStoryboardFile") ?? text("NSMainStoryboardFile")
    takeOrientations(keys)
    if let manifest = keys["UIApplicationSceneManifest"] {
      hasScenes = true
      supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"]?.flag ?? false
      let roles = manifest["UISceneConfigurations"]
      let scene = roles?["UIWindowSceneSessionRoleApplication"]?.array.first
      sceneDelegate = scene?["UISceneDelegateClassName"]?.string
        .map { build.expand($0) }
        .flatMap { $0.split(separator: ".").last.map { String($0) } }
      if let name = scene?["UISceneStoryboardFile"]?.string { storyboard = name }
    } else if flag("UIApplicationSceneManifest_Generation") == true {
      hasScenes = true
    }
  }

  private mutating func takeOrientations(_ keys: [String: PropertyValue]) {
    let names = [
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone",
      "UISupportedInterfaceOrientations~iphone",
    ]
    let all = names.compactMap { keys[$0] }.flatMap { value in
      value.strings.flatMap { $0.split(separator: " ") }
    }
    guard !all.isEmpty else { return }
    let lying = all.filter { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    onlySide = lying.isEmpty ? .portrait : lying.count == all.count ? .landscape : nil
  }
}
