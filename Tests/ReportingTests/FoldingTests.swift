import Foundation
import Interpreter
import Reporting
import Testing

/// Numbers that look random and are the same on every machine.
private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

/// A table of up to four axes, with some holes; simple ones and such of mere noise.
private func table(_ seed: Int) -> Folding {
  var numbers = Numbers(state: UInt64(seed) &+ 1)
  for _ in 0..<8 { _ = numbers.next(below: 2) }
  let counts = (0...numbers.next(below: 4)).map { _ in 1 + numbers.next(below: 6) }
  let count = counts.reduce(1, *)
  let isSimple = numbers.next(below: 2) == 0
  let limits = counts.map { numbers.next(below: $0) }
  let answers = (0..<count).map { cell -> Int? in
    if numbers.next(below: 6) == 0 { return nil }
    guard isSimple else { return numbers.next(below: 3) }
    var rest = cell
    var answer = 0
    for (count, limit) in zip(counts, limits).reversed() {
      if rest % count > limit { answer += 1 }
      rest /= count
    }
    return min(answer, 1)
  }
  return Folding(counts: counts, answers: answers)
}

@Suite struct FoldingTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// Half as many tables in every run as with `SBAR_TESTS=all`.
  @Test(arguments: 0..<(isAll ? 400 : 200))
  func everyCellLiesInOneBlockWithItsAnswer(seed: Int) {
    let table = table(seed)
    var found = [Int](repeating: 0, count: table.answers.count)
    for block in table.blocks() {
      table.forEachCell(of: block.values) { cell in
        guard let answer = table.answers[cell] else { return }
        found[cell] += 1
        #expect(answer == block.answer)
      }
      for values in block.values { #expect(values == values.sorted()) }
    }
    for (cell, count) in found.enumerated() {
      #expect(count == (table.answers[cell] == nil ? 0 : 1))
    }
  }

  @Test(arguments: 0..<100)
  func noTwoBlocksSayWhatOneCouldSay(seed: Int) {
    let table = table(seed)
    let blocks = table.blocks()
    for (place, block) in blocks.enumerated() {
      for other in blocks[(place + 1)...] where other.answer == block.answer {
        let different = table.counts.indices.filter { block.values[$0] != other.values[$0] }
        #expect(different.count != 1)
      }
    }
  }

  @Test func aTableWithOneAnswerIsOneBlock() {
    let table = Folding(counts: [3, 2], answers: [7, 7, nil, 7, 7, nil])
    #expect(table.blocks() == [Folding.Block(values: [[0, 1, 2], [0, 1]], answer: 7)])
    let empty = Folding(counts: [3, 2], answers: [nil, nil, nil, nil, nil, nil])
    #expect(empty.blocks().isEmpty)
  }

  @Test func theFewestBlocksCount() {
    // Looked at by rows there are five, by columns three.
    let table = Folding(counts: [3, 3], answers: [1, 2, 2, 1, 3, 3, 1, 2, 2])
    let values = table.blocks().map { $0.values }
    #expect(values == [[[0, 1, 2], [0]], [[0, 2], [1, 2]], [[1], [1, 2]]])
  }

  @Test func manyCellsAreFoldedInNoTime() {
    let answers = (0..<10_000).map { Optional($0 % 10 < 3 ? 1 : $0 / 1000 < 4 ? 2 : 3) }
    #expect(Folding(counts: [10, 10, 10, 10], answers: answers).blocks().count == 3)
  }
}

/// What is said of cells: the classes of device on four releases, held in both ways.
@Suite struct CellWordsTests {
  private static let releases = ["13", "14", "14.4", "15", "16"]
  private static let devices = ["homeButton", "notch", "dynamicIsland", "pad"]

  private static let cells: [[CellResult.Axis]?] = releases.flatMap { release in
    devices.flatMap { device in
      ["portrait", "landscape"].flatMap { orientation in
        ["light", "dark"].map { appearance -> [CellResult.Axis]? in
          if device == "dynamicIsland" && release != "16" { return nil }
          return [
            CellResult.Axis(name: "ios", value: release),
            CellResult.Axis(name: "device", value: device),
            CellResult.Axis(name: "orientation", value: orientation),
            CellResult.Axis(name: "appearance", value: appearance),
          ]
        }
      }
    }
  }

  private func words(
    _ manner: CellGrid.Manner, _ isChosen: ([String]) -> Bool
  ) throws -> [String?] {
    let grid = try #require(CellGrid(CellWordsTests.cells))
    let folding = grid.folding { index in
      CellWordsTests.cells[index].map { isChosen($0.map { $0.value }) ? 1 : 0 }
    }
    return folding.blocks().filter { $0.answer == 1 }.map { grid.words(of: $0, manner) }
  }

  @Test func whatHoldsEverywhereNeedsNoWords() throws {
    #expect(try words(.restrictions) { _ in true } == [nil])
    #expect(try words(.everything) { _ in true } == ["every device, iOS 13 to 16"])
  }

  @Test func devicesAreNamedByWhatTheyShare() throws {
    let isPhone = { (cell: [String]) in cell[1] != "pad" }
    #expect(try words(.restrictions, isPhone) == ["every phone"])
    #expect(try words(.restrictions) { $0[1] == "pad" } == ["every iPad"])
    #expect(
      try words(.restrictions) { isPhone($0) && $0[1] != "homeButton" }
        == ["every phone without a home button"])
    #expect(try words(.restrictions) { $0[1] == "notch" } == ["every phone with a notch"])
    #expect(
      try words(.restrictions) { isPhone($0) && $0[2] == "landscape" }
        == ["every phone in landscape"])
    #expect(
      try words(.restrictions) { !isPhone($0) || $0[2] == "portrait" }
        == ["every phone in portrait and every iPad"])
    #expect(
      try words(.restrictions) { $0[2] == "portrait" } == ["every device in portrait"])
  }

  @Test func aDeviceThatNeverRanAReleaseIsNotMissed() throws {
    #expect(
      try words(.restrictions) { $0[0] != "16" && $0[1] != "pad" } == ["every phone, iOS 13 to 15"])
    #expect(
      try words(.everything) { $0[1] == "dynamicIsland" }
        == ["every phone with a Dynamic Island, iOS 16"])
  }

  @Test func releasesStandForThoseUpToTheNext() throws {
    let isEarly = { (cell: [String]) in cell[0] == "13" || cell[0] == "14" }
    #expect(try words(.everything, isEarly) == ["every device, iOS 13 to 14.3"])
    #expect(try words(.restrictions, isEarly) == ["iOS 13 and 14"])
    #expect(
      try words(.everything) { $0[0] == "14.4" } == ["every device, iOS 14.4 to 14.8"])
    #expect(
      try words(.everything) { $0[0] == "13" || $0[0] == "16" } == ["every device, iOS 13 and 16"])
    #expect(
      try words(.everything) { $0[0] != "15" } == ["every device, iOS 13 to 14.8 and 16"])
    #expect(
      try words(.everything) { $0[0] == "15" && $0[3] == "dark" }
        == ["every device, iOS 15, in dark mode"])
  }
}
