import Foundation
import Testing

/// A line of a table of rows.
private struct Row {
  /// `002-7`
  var identifier: String
  var verdict: String
  /// The last cell: the files that assert it, or the reason why nothing does.
  var place: String

  /// The files between back-ticks.
  var files: [String] {
    place.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { $0.hasSuffix(".sbar") }
  }
}

/// A folder of examples with its table of rows.
private struct Folder {
  var number: String
  var rows: [Row] = []
  /// The identifiers that begin the names of scenarios, by file.
  var scenarios: [String: [String]] = [:]

  init(number: String) throws {
    self.number = number
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/seed-" + number)
    let table = try String(contentsOf: root.appending(path: "ROWS.md"), encoding: .utf8)
    for line in table.split(separator: "\n") where line.hasPrefix("| " + number + "-") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows.append(
        Row(
          identifier: cells[0], verdict: cells.count == 5 ? cells[2] : "", place: cells.last ?? ""))
    }
    let path = root.path(percentEncoded: false)
    for file in try FileManager.default.contentsOfDirectory(atPath: path)
    where file.hasSuffix(".sbar") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      scenarios[file] = text.split(separator: "\n").filter { $0.hasPrefix("scenario \"") }
        .map { String($0.dropFirst("scenario \"".count).prefix { $0 != " " }) }
    }
  }
}

@Suite struct UIKitRowsTests {
  static let numbers = ["002", "003", "004"]
  static let verdicts: Set = [
    "confirmed", "incomplete", "wrong", "out of date", "nothing to run",
    "confirmed, and out of date",
  ]

  @Test(arguments: numbers) func rowsAreNumberedWithoutGaps(number: String) throws {
    let folder = try Folder(number: number)
    #expect(!folder.rows.isEmpty)
    #expect(
      folder.rows.map { $0.identifier } == (1...folder.rows.count).map { "\(number)-\($0)" })
  }

  @Test(arguments: numbers) func eachRowIsAssertedOrExcused(number: String) throws {
    let folder = try Folder(number: number)
    for row in folder.rows {
      #expect(Self.verdicts.contains(row.verdict), "\(row.identifier): \(row.verdict)")
      if row.verdict == "nothing to run" {
        #expect(row.place.split(separator: " ").count > 2, "\(row.identifier) gives no reason")
        #expect(row.files.isEmpty, "\(row.identifier) names a file and excuses itself")
      } else {
        #expect(!row.files.isEmpty, "\(row.identifier) names no file")
        for file in row.files {
          let isAsserted = folder.scenarios[file]?.contains(row.identifier) ?? false
          #expect(isAsserted, "\(row.identifier) has no scenario in \(file)")
        }
      }
    }
  }

  @Test(arguments: numbers) func eachScenarioBelongsToARow(number: String) throws {
    let folder = try Folder(number: number)
    for (file, identifiers) in folder.scenarios {
      for identifier in identifiers {
        let row = folder.rows.first { $0.identifier == identifier }
        #expect(row?.files.contains(file) == true, "\(file): \(identifier) is in no row")
      }
    }
  }
}
