/// The settings that a target is built with: levels that each add to the one below.
package struct BuildSettings: Sendable {
  private(set) var values: [String: String]
  private let configuration: String

  /// `defaults` are what the build system sets itself: `TARGET_NAME` and the like.
  package init(configuration: String, defaults: [String: String] = [:]) {
    self.configuration = configuration
    values = defaults
    values["CONFIGURATION"] = configuration
  }

  /// Adds a level; `$(inherited)` in it is what the levels below say.
  package mutating func add(_ level: [ConditionalSetting]) {
    for setting in level where setting.holds(in: configuration) {
      let inherited = values[setting.name] ?? ""
      let value = setting.value
        .replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
        .replacing("$(\(setting.name))", with: inherited)
      guard value.utf8.count <= ReadingLimit.expansion else { continue }
      values[setting.name] = value
    }
  }

  /// Adds a level from a project, whose conditional settings come after the plain ones.
  package mutating func add(_ level: [String: PropertyValue]) {
    let settings = level.keys.sorted().compactMap { key in
      level[key].map { value in
        ConditionalSetting(key: key, value: value.strings.joined(separator: " "))
      }
    }
    add(settings.filter { $0.conditions.isEmpty } + settings.filter { !$0.conditions.isEmpty })
  }

  /// The value of a setting, its variables resolved; nil where nothing sets it.
  package subscript(name: String) -> String? {
    values[name].map { expand($0, within: [name]) }
  }

  /// The names of all settings, sorted.
  var names: [String] { values.keys.sorted() }

  // MARK: - Variables

  /// Returns a text in which `$(NAME)`, `${NAME}` and `$(NAME:modifier)` are resolved; a variable
  /// that nothing sets, or that is made of itself, is empty.
  package func expand(_ text: String) -> String { expand(text, within: []) }

  private func expand(_ text: String, within names: [String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var budget = 1000
    return String(decoding: expand(Array(text.utf8), within: names, &budget), as: UTF8.self)
  }

  /// Bounded by the number of variables that are looked up and by the length of the text.
  private func expand(_ text: [UInt8], within names: [String], _ budget: inout Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < text.count, result.count <= ReadingLimit.expansion {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      let isVariable = next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
      guard byte == UInt8(ascii: "$"), isVariable, let end = close(of: index + 1, in: text) else {
        result.append(byte)
        index += 1
        continue
      }
      let inner = Array(text[(index + 2)..<end])
      result += value(of: inner, within: names, &budget)
      index = end + 1
    }
    return Array(result.prefix(ReadingLimit.expansion))
  }

  /// Returns the place of the bracket that closes one.
  private func close(of open: Int, in text: [UInt8]) -> Int? {
    let (opening, closing): (UInt8, UInt8) =
      text[open] == UInt8(ascii: "(")
      ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var depth = 0
    for index in open..<text.count {
      if text[index] == opening { depth += 1 }
      if text[index] == closing {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private func value(
    of inner: [UInt8], within names: [String], _ budget: inout Int
  ) -> [UInt8] {
    budget -= 1
    guard budget > 0, names.count < ReadingLimit.depth / 2 else { return [] }
    let text =
      inner.contains(UInt8(ascii: "$")) ? expand(inner, within: names + [""], &budget) : inner
    let parts = String(decoding: text, as: UTF8.self)
      .split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    let name = parts.first ?? ""
    var value: [UInt8] = []
    if !names.contains(name), let found = values[name] {
      value = expand(Array(found.utf8), within: names + [name], &budget)
    }
    for modifier in parts.dropFirst() { value = BuildSettings.apply(modifier, to: value) }
    return value
  }

  /// Returns a value as a modifier makes it; one that is not known changes nothing.
  private static func apply(_ modifier: String, to value: [UInt8]) -> [UInt8] {
    switch modifier {
    case "lower": Array(String(decoding: value, as: UTF8.self).lowercased().utf8)
    case "upper": Array(String(decoding: value, as: UTF8.self).uppercased().utf8)
    case "rfc1034identifier":
      value.map { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") ? $0 : UInt8(ascii: "-") }
    case "identifier", "c99extidentifier":
      value.map { $0.isLetter || $0.isDigit ? $0 : UInt8(ascii: "_") }
    case let text where text.hasPrefix("default="):
      value.isEmpty ? Array(text.dropFirst("default=".count).utf8) : value
    default: value
    }
  }
}

extension String {
  /// The text with each `part` replaced.
  func replacing(_ part: String, with other: String) -> String {
    guard !part.isEmpty, utf8.contains(UInt8(ascii: "$")) else { return self }
    var result = ""
    var rest = Substring(self)
    while let found = rest.firstRange(of: part) {
      result += rest[..<found.lowerBound]
      result += other
      rest = rest[found.upperBound...]
      if result.utf8.count > ReadingLimit.expansion { break }
    }
    return result + rest
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The first place where a text stands.
  func firstRange(of text: String) -> Range<Index>? {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where bytes[start] == wanted[0] {
      guard bytes[start..<(start + wanted.count)].elementsEqual(wanted) else { continue }
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: wanted.count)
    }
    return nil
  }
}
