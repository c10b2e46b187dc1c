import Driver
import Host
import Interpreter
import Language
import Reporting

/// Fills in the blanks that a run came upon: a reader of its events.
///
/// A file is written once all of it ran, and only if what is written then holds.
struct BlankWriter {
  private let request: RunRequest
  private var file = OpenFile()
  private var sources: [Source] = []
  private var edits: [Edit] = []
  /// What could not be filled in, and why.
  private var refusals: [String] = []

  private struct Edit {
    var location: Location
    var place: String
    var lines: [String]
  }

  init(_ request: RunRequest) { self.request = request }

  mutating func receive(_ event: RunEvent) {
    file.take(event)
    switch event {
    case .began, .complaint, .listed, .ended: break
    case .fileBegan:
      sources = []
      edits = []
    case .planned(let planned): sources = planned.sources
    case .scenario(let result): add(result)
    case .fileEnded: finish()
    }
  }

  private mutating func add(_ result: ScenarioResult) {
    var seen: Set<Location> = []
    for cell in result.cells {
      for blank in cell.findings where blank.kind == .blank {
        guard seen.insert(blank.location).inserted else { continue }
        let place = file.book.place(blank.location)
        guard let lines = BlankText.lines(of: result, at: blank.location) else {
          refusals.append(
            "\(place): the cells differ, and no `when` tells them apart; spread fewer settings")
          continue
        }
        edits.append(Edit(location: blank.location, place: place, lines: lines))
      }
    }
  }

  /// Writes the file that was asked for; what it includes is left to a run of its own.
  private mutating func finish() {
    guard let root = sources.first, !edits.isEmpty else { return tellRefusals() }
    for edit in edits where edit.location.file != root.file {
      refusals.append("\(edit.place): it is included; run the file itself to fill it in")
    }
    let own = edits.filter { $0.location.file == root.file }
    if !own.isEmpty { write(own, root) }
    tellRefusals()
  }

  private mutating func write(_ edits: [Edit], _ root: Source) {
    guard root.name != "<stdin>" else {
      return refusals.append("standard input cannot be filled in")
    }
    let path = Path(root.name)
    let (bytes, places) = BlankWriter.filled(
      root.bytes, edits.map { ($0.location.range, $0.lines) })
    guard holds(bytes, at: path, in: places) else {
      return refusals.append("\(root.name): what would be written does not hold; write it by hand")
    }
    do throws(HostError) {
      guard try Files.read(path) == root.bytes else {
        return refusals.append("\(root.name): it has changed meanwhile")
      }
      try Files.replace(path, with: bytes)
    } catch {
      return refusals.append(error.message)
    }
    for edit in edits {
      Talk.line("\(edit.place): \(edit.lines.joined(separator: "; "))")
    }
  }

  private mutating func tellRefusals() {
    for refusal in refusals { Talk.error("not filled in: " + refusal) }
    refusals = []
  }

  /// `true` iff a file of these bytes can be run, and what was filled in holds.
  private func holds(_ bytes: [UInt8], at path: Path, in places: [Range<Int>]) -> Bool {
    var again = request
    again.specs = .text(bytes, Input(path: path))
    again.selection = Selection()
    again.shuffling = nil
    again.mends = false
    var isGood = true
    Driver.run(again) { event in
      switch event {
      case .planned(let planned): if !planned.isValid { isGood = false }
      case .scenario(let result):
        for finding in result.cells.flatMap({ $0.findings })
        where finding.location.file == FileID(0) {
          let start = Int(finding.location.range.start)
          if places.contains(where: { $0.contains(start) }) { isGood = false }
        }
      case .began, .complaint, .fileBegan, .listed, .fileEnded, .ended: break
      }
      return .goOn
    }
    return isGood
  }

  /// Puts lines in the place of ranges, each line as far in as the first; tells where they stand.
  static func filled(
    _ bytes: [UInt8], _ edits: [(range: SourceRange, lines: [String])]
  ) -> (bytes: [UInt8], places: [Range<Int>]) {
    var result: [UInt8] = []
    var places: [Range<Int>] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      let start = Int(edit.range.start)
      let line = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      let indentation = bytes[line..<start].prefix { $0 == 0x20 || $0 == 0x09 }
      result += bytes[end..<start]
      let place = result.count
      let lines = edit.lines.map { Array($0.utf8) }
      result += lines.joined(separator: [0x0A] + indentation)
      places.append(place..<result.count)
      end = Int(edit.range.end)
    }
    return (result + bytes[end...], places)
  }
}
