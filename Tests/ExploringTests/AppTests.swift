import Exploring
import Foundation
import Host
import Interpreter
import Language
import Testing

/// Small apps as reports and questions describe them: in `Apps/bugs` each has a bug that an audit
/// is sure of, in `Apps/right` each is right as it is, however much it looks like a bug.
@Suite struct AppTests {
  @Test(arguments: apps("right"))
  func nothingIsSaidOfAnAppThatIsRight(name: String) throws {
    let certain = try findings(in: "right/" + name).filter { $0.lead.isCertain }
    #expect(certain.map { $0.steps.joined(separator: ", ") } == [])
  }

  @Test(arguments: apps("bugs"))
  func aBugIsFoundWithoutAWordOfSpec(name: String) throws {
    #expect(try findings(in: "bugs/" + name).contains { $0.lead.isCertain })
  }
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Apps")

private func apps(_ kind: String) -> [String] {
  let place = folder.appendingPathComponent(kind).path
  return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
}

private func findings(in name: String) throws -> [Audit.Finding] {
  let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(name)))
  let root = Source(file: FileID(0), name: name, bytes: bytes)
  let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
  return try #require(DeepStack.run { try? Audit(spec, options: RunOptions()) }).findings
}
