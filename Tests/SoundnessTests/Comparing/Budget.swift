import Foundation

/// How many violations of each rule are known today, from `KnownViolations.txt`: a line a rule,
/// with the number in the sample and the number in all.
///
/// The numbers may only go down, and do so by being written down again.
struct Budget {
  struct Line: Equatable {
    var sampled = 0
    var all = 0
  }

  private(set) var lines: [String: Line] = [:]

  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "KnownViolations.txt")

  /// Reads `rule: sampled all`; a line that begins with `#` says something to a reader.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { continue }
      lines[String(parts[0])] = Line(sampled: numbers[0], all: numbers[1])
    }
  }

  static func read() throws -> Budget {
    Budget(try String(contentsOf: url, encoding: .utf8))
  }

  /// What is wrong with the numbers that were found, a sentence each.
  func complaints(about found: [String: Int], in rules: [String], isAll: Bool) -> [String] {
    let unknown = lines.keys.filter { !rules.contains($0) }.sorted()
    return unknown.map { "`\($0)` is no rule" }
      + rules.compactMap { rule in
        let line = lines[rule] ?? Line()
        let known = isAll ? line.all : line.sampled
        let number = found[rule, default: 0]
        if number > known { return "\(rule): \(number) violations, \(known) are known" }
        if number < known { return "\(rule): \(number) violations, write that down for \(known)" }
        return nil
      }
  }

  /// The text with other numbers in one of the columns; rules without violations have no line.
  func text(with found: [String: Int], in rules: [String], isAll: Bool) -> String {
    var text = """
      # Violations that are known, by rule: in the sample, and in all. They may only become fewer.
      # SBAR_RECORD=1 writes down what was found, and fails.

      """
    for rule in rules {
      var line = lines[rule] ?? Line()
      if isAll {
        line.all = found[rule, default: 0]
      } else {
        line.sampled = found[rule, default: 0]
      }
      if line != Line() { text += "\(rule): \(line.sampled) \(line.all)\n" }
    }
    return text
  }
}
