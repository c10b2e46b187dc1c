import Foundation
import Reporting
import Testing

/// Whether a report is whole, as far as its form says.
enum WellFormed {
  static func check(
    _ text: String, _ format: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = text.split(separator: "\n")
    switch try #require(ReportFormat.named(format), sourceLocation: location) {
    case .json:
      for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      #expect(lines.first?.contains("\"kind\":\"start\"") == true, sourceLocation: location)
      #expect(lines.last?.contains("\"kind\":\"summary\"") == true, sourceLocation: location)
    case .gitlab, .sarif: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case .junit: _ = try XMLTree.parse(Data(text.utf8))
    case .tap:
      let points = lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
      #expect(lines.first == "TAP version 13", sourceLocation: location)
      #expect(lines.last == "1..\(points)", sourceLocation: location)
    case .github:
      #expect(lines.allSatisfy { $0.hasPrefix("::") } && !lines.isEmpty, sourceLocation: location)
    case .xcode:
      #expect(lines.allSatisfy { XcodeReader.reads($0) }, sourceLocation: location)
    case .markdown:
      #expect(text.hasPrefix("## Status bar specs\n\n❌ "), sourceLocation: location)
      #expect(lines.count { $0.hasPrefix("```") } % 2 == 0, sourceLocation: location)
    case .html:
      #expect(text.hasPrefix("<!doctype html>"), sourceLocation: location)
      #expect(text.hasSuffix("</html>\n"), sourceLocation: location)
    case .pretty, .short:
      let summary = lines.count { $0.hasPrefix("✘ ") && $0.contains(" scenarios in ") }
      #expect(summary == 1, sourceLocation: location)
    }
    #expect(text.hasSuffix("\n"), sourceLocation: location)
  }
}
