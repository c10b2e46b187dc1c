/// An `.xcconfig` file: what it sets and what it includes, in the order of its lines.
package struct ConfigurationFile: Hashable, Sendable {
  package enum Entry: Hashable, Sendable {
    case setting(ConditionalSetting)
    /// With `?` a file that is missing is no mistake.
    case include(path: String, isOptional: Bool, line: Int)
  }

  package var entries: [Entry] = []

  /// Reads the bytes of an `.xcconfig` file.
  package static func read(_ bytes: [UInt8]) -> Reading<ConfigurationFile> {
    var file = ConfigurationFile()
    var notes = NoteList()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, raw) in lines.enumerated() {
      let line = String(decoding: raw, as: UTF8.self).trimmed
      if line.isEmpty || line.hasPrefix("//") || line == "\u{FEFF}" { continue }
      if line.hasPrefix("#include") {
        guard
          let path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst()
            .first, !path.isEmpty
        else {
          notes.add("`#include` has no path", line: index + 1)
          continue
        }
        file.entries.append(
          .include(
            path: String(path), isOptional: line.hasPrefix("#include?"), line: index + 1))
      } else if let setting = ConditionalSetting(line: line) {
        file.entries.append(.setting(setting))
      } else {
        notes.add("the line is not a setting", line: index + 1)
      }
    }
    return Reading(file, notes: notes.notes)
  }
}

/// A setting with the conditions in brackets behind its name: `NAME[sdk=iphoneos*] = value`.
package struct ConditionalSetting: Hashable, Sendable {
  package var name: String
  package var conditions: [Condition]
  package var value: String

  package struct Condition: Hashable, Sendable {
    var key: String
    var pattern: String
  }

  /// Creates a setting of a name as a project has it, with its brackets.
  init(key: String, value: String) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = String(parts.first ?? "").trimmed
    self.value = value
    conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").compactMap { pair in
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        return Condition(key: String(sides[0]).trimmed, pattern: String(sides[1]).trimmed)
      }
    }
  }

  /// Reads `NAME[condition] = value // comment`; nil for anything else.
  init?(line: String) {
    var isInBrackets = false
    var sign: String.Index?
    for index in line.indices {
      switch line[index] {
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      case "=" where !isInBrackets: sign = index
      default: continue
      }
      if sign != nil { break }
    }
    guard let sign, sign > line.startIndex else { return nil }
    var value = line[line.index(after: sign)...]
    if let comment = value.firstRange(of: "//") { value = value[..<comment.lowerBound] }
    let key = String(line[..<sign]).trimmed
    guard key.first.map({ $0 == "_" || $0.isLetter }) == true else { return nil }
    self.init(key: key, value: String(value).trimmed)
    if self.value.hasSuffix(";") { self.value = String(self.value.dropLast()).trimmed }
  }

  /// `true` iff all conditions hold on a device of iOS, in a configuration.
  func holds(in configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.key {
      case "sdk": condition.matches("iphoneos") || condition.matches("iphoneos26.0")
      case "config": condition.matches(configuration)
      case "arch": condition.matches("arm64")
      case "variant": condition.matches("normal")
      default: false
      }
    }
  }
}

extension ConditionalSetting.Condition {
  /// `true` iff the pattern, which may end in `*`, is that of a name.
  func matches(_ name: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isBlank }),
      let last = bytes.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(self[first...last])
  }
}
