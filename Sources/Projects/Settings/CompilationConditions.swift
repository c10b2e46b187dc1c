import Language

/// The conditions of `#if` that a build defines, and those that the builds of other modules may.
package struct CompilationConditions: Hashable, Sendable {
  package var defined: Set<String> = []
  package var open: Set<String> = []

  /// The settings that define conditions.
  static let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]

  /// The list as a spec has it, sorted: `[BETA, CANARY?]`.
  var list: String {
    let sure = defined.map { ($0, $0) }
    let possible = open.subtracting(defined).map { ($0, $0 + "?") }
    return "[" + (sure + possible).sorted { $0.0 < $1.0 }.map { $0.1 }.joined(separator: ", ") + "]"
  }

  /// The conditions that the value of a setting defines: `DEBUG BETA`, or `-D BETA -DDEBUG`.
  static func names(in value: String, of setting: String) -> Set<String> {
    let words = value.split { $0 == " " || $0 == "\t" || $0 == "\"" }.map { String($0) }
    guard setting != settings[0] else { return Set(words.filter { isName($0) }) }
    var found: Set<String> = []
    for (index, word) in words.enumerated() where index == 0 || words[index - 1] != "-Xcc" {
      if word == "-D", index + 1 < words.count { found.insert(words[index + 1]) }
      if word.hasPrefix("-D") { found.insert(String(word.dropFirst(2))) }
    }
    return found.filter { isName($0) }
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first, first == UInt8(ascii: "_") || first >= 0x41 else {
      return false
    }
    return word.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }
}

extension SettingsResolver {
  /// Returns the conditions that a target is built with; nil where its settings name a file or a
  /// variable that is not there, and where nothing describes the target.
  mutating func conditions(
    of target: ProjectTarget, in configuration: String, _ build: BuildSettings
  ) -> CompilationConditions? {
    guard target.isDescribed, !lacksSettings else { return nil }
    var result = CompilationConditions()
    for setting in CompilationConditions.settings {
      guard let written = build.values[setting] else { continue }
      let value = build.expand(written)
      let isWhole = value.split(separator: " ").count >= written.split(separator: " ").count
      guard isWhole || !written.contains("$") else { return nil }
      result.defined.formUnion(CompilationConditions.names(in: value, of: setting))
    }
    // What makes the project from its description, or builds a package, defines it.
    if target.debugConfigurations.contains(configuration) { result.defined.insert("DEBUG") }
    result.open = target.otherConditions[configuration] ?? []
    for path in target.otherSettings[configuration] ?? [] {
      result.open.formUnion(names(in: path))
      // What CocoaPods installs is not there in an untouched checkout.
      if path.split(separator: "/").contains("Pods") { result.open.insert("COCOAPODS") }
    }
    for package in target.packages {
      guard case .bytes(let bytes) = folder.read(package + "/Package.swift") else { continue }
      result.open.formUnion(PackageManifest.conditions(in: bytes))
    }
    return result
  }

  /// The conditions that an `.xcconfig` names, but for what it includes.
  private func names(in path: String) -> Set<String> {
    guard case .bytes(let bytes) = folder.read(path) else { return [] }
    var found: Set<String> = []
    for case .setting(let setting) in ConfigurationFile.read(bytes).value.entries
    where CompilationConditions.settings.contains(setting.name) {
      found.formUnion(CompilationConditions.names(in: setting.value, of: setting.name))
    }
    return found
  }
}

extension PackageManifest {
  /// The conditions that a manifest defines for its targets: `.define("BETA")`.
  static func conditions(in bytes: [UInt8]) -> Set<String> {
    let mark = Array("define(\"".utf8)
    var found: Set<String> = []
    var rest = bytes[...]
    while let place = rest.firstRange(of: mark) {
      rest = rest[place.upperBound...]
      found.insert(String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
    }
    return found
  }
}
