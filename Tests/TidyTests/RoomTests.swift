import Testing

/// The rooms of the model, and which of them may name what lives in another.
@Suite struct RoomTests {
  private static let folder = "Sources/StatusBar/"

  /// Rules tell in which releases they hold, and the platform which of its defects is which rule:
  /// these two know each other's names.
  private static let allowed: [String: Set<String>] = [
    "Rules": ["Platform"],
    "Platform": ["Rules"],
    "Program": ["Platform", "Rules"],
    "State": ["Platform", "Program", "Rules"],
    "Steps": ["Platform", "Program", "Rules", "State"],
    "Asking": ["Platform", "Program", "Rules", "State", "Steps"],
    "Acting": ["Asking", "Platform", "Program", "Rules", "State", "Steps"],
    "Words": ["Acting", "Asking", "Platform", "Program", "Rules", "State", "Steps"],
  ]

  private static let files = Repository.sources.filter { $0.path.hasPrefix(folder) }

  private static func room(of file: Repository.File) -> String {
    String(file.path.dropFirst(folder.count).split(separator: "/").first ?? "")
  }

  /// Where each type lives that a room declares for others.
  private static let homes: [String: String] = {
    let declaration = #/^(?:package |indirect )*(?:struct|enum|final class|protocol) (\w+)/#
    var homes: [String: String] = [:]
    for file in files {
      for line in file.code where !line.hasPrefix(" ") {
        if let match = line.firstMatch(of: declaration) { homes[String(match.1)] = room(of: file) }
      }
    }
    return homes
  }()

  @Test func everyRoomStandsInTheTable() {
    #expect(Set(RoomTests.files.map { RoomTests.room(of: $0) }) == Set(RoomTests.allowed.keys))
  }

  @Test(arguments: files)
  func nobodyNamesWhoLivesAbove(file: Repository.File) {
    let room = RoomTests.room(of: file)
    let allowed = RoomTests.allowed[room] ?? []
    for (index, line) in file.code.enumerated() {
      for name in Repository.names(in: line) {
        guard let home = RoomTests.homes[name], home != room else { continue }
        #expect(allowed.contains(home), "\(name) of \(home) at \(file.path):\(index + 1)")
      }
    }
  }

  /// Whoever asks changes nothing: no question is `mutating`, and nobody extends a world where
  /// questions live.
  @Test(arguments: files.filter { room(of: $0) == "Asking" })
  func noQuestionChangesAnything(file: Repository.File) {
    let declaration = #/^(?:package )?(?:extension|struct) (\w+)/#
    var subject = ""
    for (index, line) in file.code.enumerated() {
      if !line.hasPrefix(" "), let match = line.firstMatch(of: declaration) {
        subject = String(match.1)
      }
      let isMutating = line.contains(" mutating func ") && subject == "Questions"
      #expect(!isMutating && subject != "World", "\(file.path):\(index + 1)")
    }
  }

  /// Whoever climbs from a controller to what holds it asks `Questions.nearest(from:along:)`.
  @Test(arguments: files.filter { !$0.path.hasSuffix("/Questions+Climbing.swift") })
  func thereIsOneWayUp(file: Repository.File) {
    let step = #/^\s*\w+ = .*\]\.(?:parent|presenter|source\?\.host)\b/#
    for (index, line) in file.code.enumerated() {
      #expect(line.firstMatch(of: step) == nil, "\(file.path):\(index + 1)")
    }
  }

  /// A world is data: it answers nothing that hangs on a rule.
  @Test(arguments: files.filter { room(of: $0) == "State" })
  func aStateCitesNoRule(file: Repository.File) {
    for (index, line) in file.code.enumerated() {
      #expect(!line.contains("platform.happens("), "\(file.path):\(index + 1)")
    }
  }
}
