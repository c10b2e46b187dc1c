import Foundation
import Host
import Testing

@testable import Language

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parses `text`, on a deep stack as every run does, and returns all that comes of it.
func parsed(_ text: String) -> (script: Script, diagnostics: [Diagnostic], names: NameTable) {
  parsed(Array(text.utf8))
}

func parsed(_ bytes: [UInt8]) -> (script: Script, diagnostics: [Diagnostic], names: NameTable) {
  DeepStack.run {
    var names = NameTable()
    let result = parse(Source(file: FileID(0), name: "test.sbar", bytes: bytes), names: &names)
    return (result.script, result.diagnostics, names)
  }
}

/// One line for each diagnostic: where, code, message.
func rendered(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) -> String {
  let lines = LineIndex(bytes)
  return diagnostics.map { diagnostic in
    let place = lines.position(at: diagnostic.primary.location.range.start)
    return "\(place.line):\(place.column): \(diagnostic.code.spelling): \(diagnostic.message)"
  }.joined(separator: "\n")
}

/// The files of a folder beside this one, by name.
func files(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
  let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  return try names.filter { $0.hasSuffix(".sbar") }.map { name in
    (name, [UInt8](try Data(contentsOf: url.appending(path: name))))
  }
}

/// Expects that four times as many copies of `item` take less than six times as long, in one of
/// three tries; what looks at all the rest for each of them takes sixteen times as long.
func expectTimeGrowsWithLength(
  of item: String, _ count: Int, work: (String) -> Void
) {
  /// The time that this thread is at work, in seconds, whatever else the machine does.
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  func time(_ count: Int) -> Double {
    let items = String(repeating: item, count: count)
    let start = now()
    work(items)
    return now() - start
  }
  var tries: [(some: Double, more: Double)] = []
  while tries.count < 3 {
    tries.append((time(count), time(4 * count)))
    if tries.contains(where: { $0.more < 6 * $0.some + 0.05 }) { return }
  }
  Issue.record("\(tries) seconds for \(item)")
}
