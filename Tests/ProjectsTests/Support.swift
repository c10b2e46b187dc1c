import Foundation
import Language
import Testing

@testable import Projects

/// Runs `body` on a thread with a stack of 512 kB, as a secondary thread of macOS has.
func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    isDone.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  isDone.wait()
}

/// A folder that is held in memory.
func memoryFolder(_ files: [String: String]) -> ProjectFolder {
  ProjectFolder(paths: Array(files.keys)) { path in
    files[path].map { .bytes(Array($0.utf8)) } ?? .failed("no such file")
  }
}

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed ^= mixed >> 33
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 33
  }
}

/// Returns bytes with some cut out, doubled, changed or put elsewhere.
func mutated(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...4, using: &numbers) {
    guard !bytes.isEmpty else { return bytes }
    let start = Int.random(in: 0..<bytes.count, using: &numbers)
    let end = min(bytes.count, start + Int.random(in: 0...24, using: &numbers))
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes[start] = UInt8.random(in: 0...255, using: &numbers)
    case 3:
      bytes.insert(Array("{}()<>\"';&$[]=*/\\".utf8).randomElement(using: &numbers) ?? 0, at: start)
    default: bytes.removeSubrange(start...)
    }
  }
  return bytes
}

/// The table of a file of Swift, in an app of iOS 16 whose controllers decide.
func reach(_ text: String) -> ImportTable {
  var names = NameTable()
  var settings = AppSettings()
  settings.ios = "16.0"
  settings.isViewControllerBased = true
  return AppIndex([indexSwift(Array(text.utf8), file: "F.swift", names: &names)])
    .table(settings)
}

/// What a row says: whether the bar is hidden, its text, and who decides.
func row(_ name: String, _ table: ImportTable) -> String? {
  table.rows.first { $0.name == name }.map {
    "\($0.hidden.words) \($0.text.words) \($0.decider ?? "-")"
  }
}
