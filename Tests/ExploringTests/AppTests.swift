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

  /// A bar that may be shown has a back button that may be tapped; one that code hides only
  /// sometimes is tried as well.
  @Test(arguments: [
    ("navigationController?.isNavigationBarHidden = session.isReading", true),
    ("navigationController?.isNavigationBarHidden = true", false),
    ("if session.isReading { navigationItem.hidesBackButton = true }", true),
    ("navigationItem.hidesBackButton = true", false),
    ("navigationItem.hidesBackButton = true; navigationItem.hidesBackButton = false", true),
  ])
  func aFingerGoesBackWhereAButtonMayBe(line: String, isTried: Bool) throws {
    let app = """
      app A {
          ios 17
          device notch
          Stack { List() }
      }

      class Stack: UINavigationController {
          var hides = false
          override var prefersStatusBarHidden: Bool { hides }
          override var childForStatusBarHidden: UIViewController? { nil }
      }

      class List: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
              (navigationController as? Stack)?.hides = true
              navigationController?.pushViewController(Photo(), animated: true)
          }
      }

      class Photo: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              \(line)
          }
      }

      """
    let ways = try findings(in: "Main.sbar", Array(app.utf8)).map { $0.steps.last }
    #expect(ways.contains("back") == isTried)
  }
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Apps")

private func apps(_ kind: String) -> [String] {
  let place = folder.appendingPathComponent(kind).path
  return ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
}

private func findings(in name: String) throws -> [Audit.Finding] {
  try findings(in: name, Array(Data(contentsOf: folder.appendingPathComponent(name))))
}

private func findings(in name: String, _ bytes: [UInt8]) throws -> [Audit.Finding] {
  let root = Source(file: FileID(0), name: name, bytes: bytes)
  let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
  // Mends are no part of what is asked, and take longer to look for.
  var options = RunOptions()
  options.findsMends = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
  return try #require(DeepStack.run { try? Audit(spec, options: options) }).findings
}
