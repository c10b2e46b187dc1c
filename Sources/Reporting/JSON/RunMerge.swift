import Interpreter

/// Streams of records that several runs wrote, joined as if one run had written them.
package struct RunMerge: Sendable {
  /// Why a stream cannot be joined; starts in lower case and has no full stop.
  package struct Failure: Error, Hashable, Sendable { package var message: String }

  private var start: ArraySlice<UInt8>?
  /// The records of each file, for a file's stand together, and those that are of none.
  private var bodies: [[ArraySlice<UInt8>]] = []
  private var loose = TextBuffer()
  private(set) var summary: [(key: String, value: JSONValue)] = []
  private var streams = 0
  private(set) var files = MergedFiles()

  package init() {}

  /// Adds the records of one stream; its name is for messages.
  package mutating func add(_ bytes: [UInt8], named name: String) throws(Failure) {
    var hasSummary = false
    files.beginStream()
    for (number, line) in bytes.split(separator: 0x0A).enumerated() {
      guard let record = JSONValue(line), let kind = record["kind"]?.string else {
        throw Failure(message: "`\(name)`: line \(number + 1) is not a record of a run")
      }
      guard record["version"]?.integer == RunJSON.version else {
        throw Failure(message: "`\(name)` is of another version of sbar")
      }
      let isNews = files.add(kind, record, line)
      switch kind {
      case "start": start = start ?? line
      case "summary":
        hasSummary = true
        guard case .object(let fields) = record else { break }
        join(fields)
      default:
        if isNews { keep(line) }
      }
    }
    streams += 1
    guard hasSummary else {
      throw Failure(message: "`\(name)` has no summary: that run did not come to its end")
    }
  }

  private mutating func keep(_ line: ArraySlice<UInt8>) {
    guard let file = files.placeOfLast else {
      loose.append(bytes: Array(line))
      return loose.newline()
    }
    while bodies.count <= file { bodies.append([]) }
    bodies[file].append(line)
  }

  /// The records of all streams, with one start and one summary.
  package var text: TextBuffer {
    var text = TextBuffer()
    if let start {
      text.append(bytes: Array(start))
      text.newline()
    }
    let whole = files.whole(isShuffled: seed != nil)
    for (index, body) in bodies.enumerated() {
      for line in body { write(line, of: whole.files[index].name, whole.advice, to: &text) }
    }
    text.append(loose)
    var json = JSONWriter()
    json.record { json in
      for (key, value) in summary {
        (joined(key) ?? value).write(key, to: &json)
      }
    }
    if !summary.isEmpty { text.append(json.text) }
    return text
  }

  /// Writes a record of a file, without what a record before it tells.
  private func write(
    _ line: ArraySlice<UInt8>, of file: String, _ advice: MergedAdvice, to text: inout TextBuffer
  ) {
    guard advice.hasDoubles, let record = JSONValue(line), record["kind"]?.string == "scenario",
      case .object(let fields) = advice.leavingOwn(record, of: file)
    else {
      text.append(bytes: Array(line))
      return text.newline()
    }
    var json = JSONWriter()
    json.record { json in for (key, value) in fields { value.write(key, to: &json) } }
    text.append(json.text)
  }

  /// What is no sum: what several runs told of one file counts once.
  func joined(_ key: String) -> JSONValue? {
    if key == "skips" { return skipsInOrder }
    let number: Int? =
      switch key {
      case "exit": status
      case "files": files.readFiles
      case "invalidFiles": files.invalidFiles
      case "errors": files.errors
      case "warnings": files.warnings
      case "advice": files.whole(isShuffled: seed != nil).advice.count
      case "unread": files.count(of: .unreadable)
      case "trapped": files.count(of: .bug)
      default: nil
      }
    return number.map { .number(String($0)) }
  }

  /// The exit code of the largest cause of all streams.
  package var status: Int { cause?.status ?? 0 }

  /// The largest cause of all streams; nil for a success.
  package var cause: RunCause? {
    let causes = summary.first { $0.key == "causes" }?.value
    let words = causes?.elements.compactMap { $0.string } ?? []
    return RunCause.allCases.first { words.contains($0.word) }
  }

  /// `3 streams, 40 scenarios: 39 passed, 1 failed`
  package var headline: String {
    let counts = value(of: "scenarios")
    let words = Outcome.allCases.compactMap { outcome -> String? in
      guard let count = counts?[outcome.spelling]?.count, count > 0 else { return nil }
      return SummaryText.grouped(count) + " " + outcome.spelling
    }
    let total = counts?["total"]?.count ?? 0
    return SummaryText.count(streams, "stream") + ", " + SummaryText.count(total, "scenario")
      + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }

  /// What the summaries of all streams come to.
  func value(of key: String) -> JSONValue? {
    joined(key) ?? summary.first { $0.key == key }?.value
  }

  // MARK: - Joining

  private mutating func join(_ fields: [(key: String, value: JSONValue)]) {
    for (key, value) in fields {
      guard let known = summary.firstIndex(where: { $0.key == key }) else {
        summary.append((key, value))
        continue
      }
      summary[known].value = RunMerge.join(key, summary[known].value, value)
    }
  }

  /// Counts add up; the time is that of the longest, for the runs were beside each other.
  private static func join(_ key: String, _ a: JSONValue, _ b: JSONValue) -> JSONValue {
    switch (key, a, b) {
    case ("kind", _, _), ("version", _, _): return a
    // Every run tells of them.
    case ("emptyFolders", .number(let left), .number(let right)),
      ("vainQuirks", .number(let left), .number(let right)):
      return .number(String(max(Int(left) ?? 0, Int(right) ?? 0)))
    case ("seed", .number(let left), .number(let right)): return left == right ? a : .null
    case ("seed", _, _): return .null
    case ("microseconds", .number(let left), .number(let right)):
      return .number(String(max(Int(left) ?? 0, Int(right) ?? 0)))
    case ("microseconds", _, _): return .null
    case (_, .number, .number):
      return .number(String((a.count ?? 0) + (b.count ?? 0)))
    case (_, .null, _): return b
    case (_, _, .null): return a
    case (_, .object(let left), .object(let right)): return join(left, right)
    case ("skips", .list(let left), .list(let right)): return join(skips: left, right)
    case (_, .list(let left), .list(let right)): return .list(union(left, right))
    default: return a
    }
  }

  private static func join(
    _ left: [(key: String, value: JSONValue)], _ right: [(key: String, value: JSONValue)]
  ) -> JSONValue {
    var joined = left
    for (key, value) in right {
      if let known = joined.firstIndex(where: { $0.key == key }) {
        joined[known].value = join(key, joined[known].value, value)
      } else {
        joined.append((key, value))
      }
    }
    return .object(joined)
  }

  /// Cells that were skipped for one reason are one entry.
  private static func join(skips left: [JSONValue], _ right: [JSONValue]) -> JSONValue {
    var joined = left
    for entry in right {
      let reason = entry["reason"]?.string
      if let known = joined.firstIndex(where: { $0["reason"]?.string == reason }) {
        let count = (joined[known]["cells"]?.count ?? 0) + (entry["cells"]?.count ?? 0)
        joined[known] = .object([
          ("reason", .text(reason ?? "")), ("cells", .number(String(count))),
        ])
      } else {
        joined.append(entry)
      }
    }
    return .list(joined)
  }

  /// The reasons of skipped cells in the order in which one run would have met them.
  private var skipsInOrder: JSONValue? {
    guard case .list(var rest) = summary.first(where: { $0.key == "skips" })?.value else {
      return nil
    }
    var met: [JSONValue] = []
    for file in files.whole(isShuffled: seed != nil).files {
      for cell in file.scenarios.lazy.flatMap({ $0.cells }) where !rest.isEmpty {
        guard let reason = cell.absence?.sentence,
          let place = rest.firstIndex(where: { $0["reason"]?.string == reason })
        else { continue }
        met.append(rest.remove(at: place))
      }
    }
    return .list(met + rest)
  }

  /// Causes, in the order of their weight.
  private static func union(_ left: [JSONValue], _ right: [JSONValue]) -> [JSONValue] {
    let words = (left + right).compactMap { $0.string }
    return RunCause.allCases.filter { words.contains($0.word) }.map { .text($0.word) }
  }
}
