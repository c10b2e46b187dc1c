import Testing

/// A target's folders, and which of them may name what lives in another.
struct Hall: CustomTestStringConvertible {
  let target: String
  /// By the room; the one without a name is the folder of the target itself.
  let allowed: [String: Set<String>]
  /// Types that every room may name, wherever they live.
  var isForAll: Set<String> = []

  var testDescription: String { target }

  var files: [Repository.File] { Repository.sources.filter { $0.target == target } }

  func room(of file: Repository.File) -> String {
    let path = file.path.dropFirst("Sources/\(target)/".count).split(separator: "/")
    return path.count > 1 ? String(path[0]) : ""
  }

  /// Where each type lives that a room declares for others.
  var homes: [String: String] {
    let declaration = #/^(?:package |indirect )*(?:struct|enum|final class|protocol) (\w+)/#
    var homes: [String: String] = [:]
    for file in files {
      for line in file.code where !line.hasPrefix(" ") {
        if let match = line.firstMatch(of: declaration) { homes[String(match.1)] = room(of: file) }
      }
    }
    return homes
  }

  static let model = Hall(
    target: "StatusBar",
    // Rules tell in which releases they hold, and the platform which of its defects is which rule:
    // these two know each other's names.
    allowed: [
      "Rules": ["Platform"],
      "Platform": ["Rules"],
      "Program": ["Platform", "Rules"],
      "State": ["Platform", "Program", "Rules"],
      "Steps": ["Platform", "Program", "Rules", "State"],
      "Asking": ["Platform", "Program", "Rules", "State", "Steps"],
      "Acting": ["Asking", "Platform", "Program", "Rules", "State", "Steps"],
      "Words": ["Acting", "Asking", "Platform", "Program", "Rules", "State", "Steps"],
    ])

  static let language = Hall(
    target: "Language",
    // What a source, a name and a word are hangs together, as a text does with its tokens.
    allowed: [
      "Text": ["Lexing", "Tree", "Words"],
      "Words": ["Text", "Tree"],
      "Lexing": ["Text"],
      "Tree": ["Lexing", "Text", "Words"],
      "Classes": ["Lexing", "Text", "Tree", "Words"],
      "Diagnostics": ["Lexing", "Text", "Tree", "Words"],
      "Parsing": ["Diagnostics", "Lexing", "Text", "Tree", "Words"],
      "Loading": ["Diagnostics", "Lexing", "Parsing", "Text", "Tree", "Words"],
      "Formatting": ["Diagnostics", "Lexing", "Parsing", "Text", "Tree", "Words"],
    ])

  static let interpreter = Hall(
    target: "Interpreter",
    // Mistakes of headers and steps tell what may stand there, and the reader of those makes them.
    allowed: [
      "": [],
      "Diagnostics": ["", "Findings", "Planning", "Results"],
      "Planning": ["", "Diagnostics", "Findings", "Results"],
      "Findings": ["", "Planning"],
      "Results": ["", "Findings"],
      "Events": ["", "Planning", "Results"],
      "States": ["Planning"],
      "Running": ["", "Diagnostics", "Findings", "Planning", "Results", "States"],
      "Asking": ["", "Diagnostics", "Findings", "Planning", "Results", "Running"],
      "Explaining": ["", "Asking", "Diagnostics", "Findings", "Planning", "Results", "Running"],
      "Mending": ["", "Events", "Findings", "Planning", "Results", "Running"],
      "Mutating": ["", "Mending"],
      "Project": ["", "Planning", "Results"],
      "Linting": [
        "", "Asking", "Diagnostics", "Findings", "Mending", "Planning", "Results", "Running",
      ],
    ],
    // Of what was planned and run before: handed from one to the other.
    isForAll: ["PlanMemory"])

  static let binding = Hall(
    target: "Binding",
    // A resolver reads, a writer owns one and writes, a body owns a writer and binds code, with
    // techniques that it recognizes, what keeps the order of declarations owns a body, and a binder
    // owns that and answers scenarios.
    allowed: [
      "API": [],
      "Diagnostics": ["API"],
      "Declaring": ["API", "Diagnostics"],
      "Resolving": ["API", "Declaring", "Diagnostics"],
      "Writing": ["API", "Declaring", "Diagnostics", "Resolving"],
      "Techniques": ["API", "Declaring", "Lowering", "Resolving", "Writing"],
      "Lowering": ["API", "Declaring", "Diagnostics", "Resolving", "Techniques", "Writing"],
      "Ordering": ["API", "Declaring", "Diagnostics", "Lowering", "Resolving", "Writing"],
      "": ["API", "Declaring", "Diagnostics", "Lowering", "Ordering", "Resolving", "Writing"],
    ],
    // Rows of modifiers have one of their own.
    isForAll: ["Reach"])

  static let all = [language, model, interpreter, binding]
}

@Suite struct RoomTests {
  @Test(arguments: Hall.all)
  func everyRoomStandsInTheTable(_ hall: Hall) {
    #expect(Set(hall.files.map { hall.room(of: $0) }) == Set(hall.allowed.keys))
  }

  @Test(arguments: Hall.all)
  func nobodyNamesWhoLivesAbove(_ hall: Hall) {
    let homes = hall.homes
    for file in hall.files {
      let room = hall.room(of: file)
      let allowed = hall.allowed[room] ?? []
      for (index, line) in file.code.enumerated() {
        for name in Repository.names(in: line) where !hall.isForAll.contains(name) {
          guard let home = homes[name], home != room else { continue }
          #expect(allowed.contains(home), "\(name) of \(home) at \(file.path):\(index + 1)")
        }
      }
    }
  }

  /// A question changes nothing: none is `mutating`, and no file extends a world where
  /// questions live.
  @Test(arguments: Hall.model.files.filter { Hall.model.room(of: $0) == "Asking" })
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

  /// A resolver changes nothing.
  @Test(arguments: Hall.binding.files.filter { Hall.binding.room(of: $0) == "Resolving" })
  func noResolverChangesAnything(file: Repository.File) {
    var isResolver = false
    for (index, line) in file.code.enumerated() {
      if !line.hasPrefix(" "), line.hasSuffix("{") {
        isResolver = line.contains("extension Resolver ") || line.hasPrefix("struct Resolver")
      }
      let isMutating = isResolver && line.hasPrefix("  ") && line.contains("mutating func ")
      #expect(!isMutating, "\(file.path):\(index + 1)")
    }
  }

  /// Code that climbs from a controller to what holds it asks `Questions.nearest(from:along:)`.
  @Test(arguments: Hall.model.files.filter { !$0.path.hasSuffix("/Questions+Climbing.swift") })
  func thereIsOneWayUp(file: Repository.File) {
    let step = #/^\s*\w+ = .*\]\.(?:parent|presenter|source\?\.host)\b/#
    for (index, line) in file.code.enumerated() {
      #expect(line.firstMatch(of: step) == nil, "\(file.path):\(index + 1)")
    }
  }

  /// A world is data: it answers nothing that hangs on a rule.
  @Test(arguments: Hall.model.files.filter { Hall.model.room(of: $0) == "State" })
  func aStateCitesNoRule(file: Repository.File) {
    for (index, line) in file.code.enumerated() {
      #expect(!line.contains("platform.happens("), "\(file.path):\(index + 1)")
    }
  }
}
