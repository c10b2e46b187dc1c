import Driver
import Foundation
import Host
import Interpreter
import Testing

/// Files that go or change while a run is at work, and runs that are too large.
@Suite struct ChangingFileTests {
  private static let spec = """
    app Gallery {
        ios 16.4
        device "iPhone 14"
        appearance [light, dark]

        Home()
    }

    class Home: UIViewController { }

    scenario "visible" {
        launch
        expect visible
    }

    """

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sbar-\(UUID().uuidString)")

  /// Runs a folder of three files; `meanwhile` is told of each before it is read.
  private func run(
    _ text: String = spec, jobs: Int = 1, limit: Int? = nil,
    meanwhile: @escaping @Sendable (Input) -> Void = { _ in }
  ) throws -> (end: RunEnd?, messages: [String], names: [String]) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b", "c"] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".sbar"))
    }
    var request = RunRequest(.test, .operands([Path(folder.path)]))
    request.jobs = jobs
    request.announce = { if let input = $0 { meanwhile(input) } }
    if let limit { request.cellLimit = limit }
    var (messages, names): ([String], [String]) = ([], [])
    var end: RunEnd?
    Driver.run(request) { event in
      switch event {
      case .complaint(let complaint): messages.append("\(complaint)")
      case .fileBegan(let name): names.append(String(name.suffix(6)))
      case .ended(let last): end = last
      case .began, .planned, .scenario, .listed, .fileEnded: break
      }
      return .goOn
    }
    return (end, messages, names)
  }

  @Test(arguments: [1, 3])
  func aFileThatVanishesIsToldAndTheOthersRun(jobs: Int) throws {
    let run = try run(jobs: jobs) { input in
      if input.name.hasSuffix("b.sbar") { try? FileManager.default.removeItem(atPath: input.name) }
    }
    #expect(run.names == ["a.sbar", "b.sbar", "c.sbar"])
    #expect(run.messages.count == 1 && run.messages[0].contains("does not exist"))
    #expect(run.end?.causes == [.unreadable])
    #expect(run.end?.tally.scenarios.passed == 2)
  }

  @Test func aFileThatChangesIsReadAsItIsThen() throws {
    let run = try run { input in
      guard input.name.hasSuffix("b.sbar") else { return }
      let text = ChangingFileTests.spec.replacingOccurrences(of: "visible\n", with: "hidden\n")
      try? Data(text.utf8).write(to: URL(fileURLWithPath: input.name))
    }
    #expect(run.end?.tally.scenarios.passed == 2 && run.end?.tally.scenarios.failed == 1)
    let gone = try self.run { input in
      try? Data("app A { state a = ".utf8).write(to: URL(fileURLWithPath: input.name))
    }
    #expect(gone.end?.tally.invalidFiles == 3 && gone.end?.causes == [.invalid])
  }

  @Test(arguments: [1, 3])
  func theCellsOfARunAreCountedBeforeItBegins(jobs: Int) throws {
    let run = try run(jobs: jobs, limit: 5)
    #expect(run.names.isEmpty)
    #expect(run.messages.count == 1 && run.messages[0].contains("tooManyCells(limit: 5)"))
    #expect(run.end?.status == 2 && run.end?.tally.cells.total == 0)
    let enough = try self.run(jobs: jobs, limit: 6)
    #expect(enough.messages.isEmpty && enough.end?.status == 0)
    #expect(enough.end?.tally.cells.total == 6)
  }

  /// A text that lists nothing has no more cells than braces; where those are too many the cells
  /// themselves are counted.
  @Test(arguments: [3, 6, 1000])
  func aTextWithoutAListIsCountedByALook(limit: Int) throws {
    let plain = Self.spec.replacingOccurrences(of: "[light, dark]", with: "light")
    let run = try run(plain, limit: limit)
    #expect(run.messages.isEmpty && run.end?.tally.cells.total == 3)
    let few = try self.run(plain, limit: 2)
    #expect(few.messages.count == 1 && few.messages[0].contains("tooManyCells(limit: 2)"))
  }

  /// What lists values, gives a range or takes settings from elsewhere is never counted by a look.
  @Test(arguments: ["ios 16...18", "ios [16.4, 17]", "include \"app.sbar\""])
  func whateverMayHaveMoreCellsIsPlanned(setting: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sbar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let isIncluded = !setting.hasPrefix("ios")
    let release = isIncluded ? "ios 16...18" : setting
    let app = "app A {\n\(release)\ndevice \"iPhone 14\"\nHome()\n}\n"
    let scenario =
      "class Home: UIViewController {}\nscenario \"x\" {\nlaunch\nexpect visible\n}\n"
    let text = (isIncluded ? setting + "\n" : app) + scenario
    try Data(app.utf8).write(to: folder.appendingPathComponent("app.sbar"))
    for name in ["x", "y"] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".sbar"))
    }
    var request = RunRequest(
      .test, .operands(["x.sbar", "y.sbar"].map { Path(folder.path + "/" + $0) }))
    request.cellLimit = 3
    var messages: [String] = []
    Driver.run(request) { event in
      if case .complaint(let complaint) = event { messages.append("\(complaint)") }
      return .goOn
    }
    #expect(messages.count == 1 && messages[0].contains("tooManyCells(limit: 3)"))
  }
}
