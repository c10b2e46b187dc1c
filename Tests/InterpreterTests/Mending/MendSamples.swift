import Foundation
import Interpreter
import Language
import Testing
import Wording

/// A broken spec with the change that a good engineer would make, as its first lines tell.
struct MendSample: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The lines that go and come, `- ` and `+ ` in front, without indentation, sorted; nil where no
  /// edit mends it.
  var wanted: [String]?
  /// `true` iff it is the change to propose first; otherwise another one is as good.
  var isFirst = true

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Mends")

  /// All samples, by their names.
  static let all: [MendSample] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "sbar" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { MendSample($0) }
  }()

  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    name = file.deletingPathExtension().lastPathComponent
    self.text = text
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    let lines = head.filter { $0.hasPrefix("// + ") || $0.hasPrefix("// - ") }
      .map { String($0.dropFirst(3)) }
    isFirst = !head.contains("// What mends it, among others:")
    wanted = lines.isEmpty ? nil : lines.sorted()
  }

  /// The spec with its plan and the first scenario that fails.
  func failure() throws -> (spec: Spec, plan: Plan, result: ScenarioResult, target: Finding) {
    let spec = spec(text)
    let plan = makePlan(spec, options: RunOptions())
    let errors = plan.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { $0.message })")
    var failed: ScenarioResult?
    run(plan, options: RunOptions()) { result in
      if result.outcome.isFailure, failed == nil { failed = result }
    }
    let result = try #require(failed)
    let findings = result.cells.flatMap { $0.findings }
    return (spec, plan, result, try #require(findings.first))
  }

  /// What a thorough search of each text found: several tests ask for it.
  private static let searches = Searches()

  /// Returns what a thorough search finds, which is made once for all tests.
  func search() throws -> MendSearch {
    if let known = MendSample.searches[text] { return known }
    let search = try search(.thorough)
    MendSample.searches[text] = search
    return search
  }

  func search(_ limits: MendLimits) throws -> MendSearch {
    let (spec, plan, result, target) = try failure()
    return mends(
      for: target, of: result, in: spec, plan: plan, options: RunOptions(), limits: limits)
  }

  /// The lines that a mend takes and gives, as `wanted` has them.
  func difference(_ mend: Mend) -> [String] {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
    let changed = String(decoding: source.applying(mend.fix.edits).bytes, as: UTF8.self)
    let difference = lines(changed).difference(from: lines(text))
    return difference.map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }.sorted()
  }
}

/// Searches by their texts, for tests that run side by side.
private final class Searches: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String: MendSearch] = [:]

  subscript(text: String) -> MendSearch? {
    get { lock.withLock { found[text] } }
    set { lock.withLock { found[text] = newValue } }
  }
}
