import Foundation
import Host
import Interpreter
import Language
import Picture
import Reporting
import StatusBar
import Testing

/// Specs whose pictures are kept beside them.
enum Cast {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  /// A scenario of a spec: the picture after its last step.
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var frame: Frame
    var testDescription: String { name }

    /// Nil before the launch.
    var picture: Picture? { Picture(frame) }
  }

  static let scenes: [Scene] = ["cast", "columns", "kit", "presented"].flatMap {
    scenes(ofFile: $0)
  }

  private static func scenes(ofFile name: String) -> [Scene] {
    let path = folder.appendingPathComponent(name + ".sbar")
    guard let bytes = try? [UInt8](Data(contentsOf: path)) else { return [] }
    return scenes(of: bytes)
  }

  static func plan(_ bytes: [UInt8]) -> Plan {
    let source = Source(file: FileID(0), name: "a.sbar", bytes: bytes)
    return makePlan(
      loadSpec(root: source) { _, _ in .failed("no such file") }, options: RunOptions())
  }

  /// The last frame of each scenario, in its first cell.
  static func scenes(of bytes: [UInt8]) -> [Scene] {
    let plan = plan(bytes)
    return plan.scenarios.compactMap { scenario in
      let frames = frames(of: plan, scenario: scenario, cell: 0)
      let name = plan.bound.spec.sources[0].text(scenario.name.range)
      return frames.last.map { Scene(name: name, frame: $0) }
    }
  }
}
