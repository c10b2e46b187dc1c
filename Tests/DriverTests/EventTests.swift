import Driver
import Foundation
import Host
import Interpreter
import Language
import Testing

/// A spec whose first scenario passes and whose second one fails.
private let spec = """
  app Gallery {
      ios 16.4
      device "iPhone 14"
      appearance [light, dark]

      NavigationStack { Home() }
  }

  screen Home { Text("Home") }

  scenario "visible" {
      launch
      expect visible
  }

  scenario "hidden" {
      launch
      expect hidden
  }

  """

/// The events of a run, each as a few words.
private func words(_ request: RunRequest, stopAfter: Int = Int.max) -> [String] {
  var words: [String] = []
  var sources: [Source] = []
  Driver.run(request) { event in
    switch event {
    case .began(let verb): words.append("began " + verb.spelling)
    case .complaint(let complaint): words.append("complaint \(complaint.cause)")
    case .fileBegan(let name): words.append("file " + name)
    case .planned(let file):
      sources = file.sources
      words.append("planned, \(file.diagnostics.count) diagnostics")
    case .scenario(let result):
      let name = sources[0].text(result.name.range)
      words.append(name + " " + result.cells.map { $0.outcome.spelling }.joined(separator: " "))
    case .listed(let scenario):
      words.append("listed " + sources[0].text(scenario.name.range) + " \(scenario.cells.count)")
    case .fileEnded: words.append("file ended")
    case .ended(let end):
      words.append("ended \(end.status), \(end.tally.scenarios.total) of \(end.tally.files)")
    }
    return words.count >= stopAfter ? .stop : .goOn
  }
  return words
}

private func text(_ text: String) -> RunRequest.Specs {
  .text(Array(text.utf8), Input(path: Path("a.sbar")))
}

@Suite struct EventTests {
  @Test func aRunIsOneStream() {
    #expect(
      words(RunRequest(.test, text(spec))) == [
        "began test", "file a.sbar", "planned, 0 diagnostics", "visible passed passed",
        "hidden failed failed", "file ended", "ended 1, 2 of 1",
      ])
  }

  @Test func aCheckRunsNothing() {
    #expect(
      words(RunRequest(.check, text(spec))) == [
        "began check", "file a.sbar", "planned, 0 diagnostics", "file ended", "ended 0, 0 of 1",
      ])
  }

  @Test func whatIsNotValidIsNotRun() {
    let malformed = spec.replacingOccurrences(of: "launch", with: "lunch")
    #expect(
      words(RunRequest(.test, text(malformed))) == [
        "began test", "file a.sbar", "planned, 2 diagnostics", "file ended", "ended 2, 0 of 1",
      ])
  }

  @Test func aScenarioThatExpectsNothingIsNotRunAndTheOthersAre() {
    let mute = spec.replacingOccurrences(of: "expect hidden", with: "wait 1 s")
    #expect(
      words(RunRequest(.test, text(mute))) == [
        "began test", "file a.sbar", "planned, 1 diagnostics", "visible passed passed",
        "file ended", "ended 3, 1 of 1",
      ])
  }

  @Test func aFilterLeavesOutAndSilenceIsTold() {
    var request = RunRequest(.test, text(spec))
    request.selection.filter = NamePattern(part: "vis")
    #expect(words(request).contains("visible passed passed"))
    request.selection.filter = NamePattern(part: "nowhere")
    #expect(
      words(request) == [
        "began test", "file a.sbar", "planned, 0 diagnostics", "file ended",
        "complaint nothingRan", "ended 3, 0 of 1",
      ])
  }

  @Test func whatCannotBeReadIsTheComplaintOfItsFile() {
    let operands = [Path("none.sbar"), Path("/dev/null")]
    #expect(
      words(RunRequest(.test, .operands(operands))) == [
        "began test", "complaint unreadable", "file /dev/null", "complaint unreadable",
        "file ended", "ended 66, 0 of 0",
      ])
    #expect(words(RunRequest(.check, .operands([]))).contains("complaint nothingRan"))
  }

  @Test func aReaderThatLeavesEndsTheRunAfterTheFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sbar-driver-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.sbar", "b.sbar"] {
      try Data(spec.utf8).write(to: folder.appendingPathComponent(name))
    }
    let request = RunRequest(.test, .operands([Path(folder.path)]))
    #expect(words(request).filter { $0.hasPrefix("file /") }.count == 2)
    #expect(words(request, stopAfter: 3).filter { $0.hasPrefix("file /") }.count == 1)
    #expect(words(request, stopAfter: 3).last == "ended 1, 2 of 1")
  }

  @Test func theLargestCauseIsTheStatus() {
    let causes = Set(RunCause.allCases)
    #expect(RunEnd(tally: Tally(), causes: causes, nanoseconds: 0).status == 70)
    #expect(RunEnd(tally: Tally(), causes: [.nothingRan, .denied], nanoseconds: 0).status == 1)
    #expect(RunEnd(tally: Tally(), causes: [], nanoseconds: 0).status == 0)
  }
}

@Suite struct ShardTests {
  @Test(arguments: ["1/1", "2/4", "4/4"])
  func aShardIsReadAndSpelled(text: String) {
    #expect(Shard(text)?.spelling == text)
  }

  @Test(arguments: ["", "1", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/2", "1/"])
  func anythingElseIsNone(text: String) { #expect(Shard(text) == nil) }
}

@Suite struct ListingTests {
  @Test func scenariosAreToldOfAndNotRun() {
    var request = RunRequest(.test, text(spec))
    request.lists = true
    #expect(
      words(request) == [
        "began test", "file a.sbar", "planned, 0 diagnostics", "listed visible 2",
        "listed hidden 2", "file ended", "ended 0, 0 of 1",
      ])
  }
}

@Suite struct ThreadTests {
  @Test func aMonitorIsChangedByOneAtATime() throws {
    let monitor = Monitor(0)
    let workers = (0..<8).map { _ in
      Worker { for _ in 0..<1000 { monitor.change { $0 += 1 } } }
    }
    let count = monitor.wait { $0 == 8000 ? $0 : nil }
    for worker in workers { try #require(worker).join() }
    #expect(count == 8000)
  }
}
