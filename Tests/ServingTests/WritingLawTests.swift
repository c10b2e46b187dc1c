import Editing
import Foundation
import Host
import Language
import Reporting
import Serving
import Testing

/// What holds of every edit that a server offers.
@Suite struct WritingLawTests {
  /// The text of a file after an edit of a workspace; nil where it touches another file.
  private func applied(_ edit: JSONValue?, _ address: String, _ text: LawText) -> String? {
    guard case .object(let changes) = edit?["changes"], changes.count == 1,
      changes[0].key == address
    else { return nil }
    return text.applying(changes[0].value.elements)
  }

  private func identity(_ problem: JSONValue) -> String {
    (problem["code"]?.string ?? "") + " " + (problem["message"]?.string ?? "")
  }

  private static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "refactor"]]]
      ]
    ]
  ]

  /// Applies each action of each problem to the text as it was.
  private func check(_ path: String) throws -> Int {
    let address = LawFiles.address(path)
    let text = LawText(try LawFiles.text(path))
    guard text.units.count < 20_000 else { return 0 }
    let client = LawClient(capabilities: WritingLawTests.capabilities)
    client.open(address, text.text)
    let problems = client.problems(address)
    var count = 0
    for problem in problems.prefix(4) {
      let range = problem["range"] ?? .null
      let actions = client.result(
        "codeAction", address, ["range": range, "context": ["diagnostics": [problem]]])
      for action in actions.elements.prefix(6) {
        let title = action["title"]?.string ?? ""
        if action["command"] != nil { continue }
        let what: Testing.Comment = "\(path), \(title)"
        guard let changed = applied(action["edit"], address, text) else {
          #expect(action["edit"]?["changes"] != nil, what)
          continue
        }
        #expect(changed != text.text, what)
        client.change(address, [["text": .text(changed)]])
        let left = client.problems(address).map { identity($0) }
        count += 1
        let here = problems.filter { touches($0["range"], range) }
        // Something that was wrong there is right: less of it is left.
        let isMended = here.contains { one in
          left.filter { $0 == identity(one) }.count
            < problems.filter { identity($0) == identity(one) }.count
        }
        #expect(isMended, what)
        if title.contains("all holds") {
          #expect(!left.contains { $0.hasPrefix("SB4100") }, what)
        }
        client.change(address, [["text": .text(text.text)]])
      }
    }
    #expect(client.problems(address).spelled == problems.spelled, "\(path): as it was")
    return count
  }

  private func touches(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
    func line(_ range: JSONValue?, _ end: String) -> Int { range?[end]?["line"]?.integer ?? -1 }
    return line(one, "start") <= line(other, "end") && line(other, "start") <= line(one, "end")
  }

  @Test(arguments: LawFiles.some(of: "Tests/CommandsTests/Mistakes", oneIn: 16))
  func anActionMendsAMistake(path: String) throws {
    try DeepStack.runTest { _ = try check(path) }
  }

  @Test(arguments: LawFiles.some(of: "Tests/InterpreterTests/Mends", oneIn: 14))
  func anActionMendsAFailure(path: String) throws {
    try DeepStack.runTest { _ = try check(path) }
  }

  @Test func someActionsAreTried() throws {
    try DeepStack.runTest {
      let path = "Tests/ServingTests/Clients/Specs/"
      for name in ["photo.sbar", "slip.sbar"] {
        let count = try check(path + name)
        #expect(count >= 3, "\(name)")
      }
    }
  }

  /// Each name of each example that can be renamed, there and back.
  @Test(arguments: LawFiles.some(of: "Examples", oneIn: 16))
  func renamingThereAndBackIsNothing(path: String) throws {
    try DeepStack.runTest {
      let address = LawFiles.address(path)
      let text = LawText(try LawFiles.text(path))
      let client = LawClient()
      client.open(address, text.text)
      var seen: Set<String> = []
      let problems = client.problems(address).spelled
      for place in text.wordStarts where seen.insert(text.word(at: place)).inserted {
        let position = text.position(place)
        let found = client.result("prepareRename", address, ["position": position])
        guard let name = found["placeholder"]?.string else { continue }
        let params: JSONValue = ["position": position, "newName": "RenamedHere"]
        let there = client.result("rename", address, params)
        // So is a type that hides one of the system, whose name is given to no other.
        if isKnownWord(name) { continue }
        // A name that another file has, too, is out of this law.
        guard let changed = applied(there, address, text) else { continue }
        let moved = LawText(changed)
        client.change(address, [["text": .text(changed)]])
        #expect(client.problems(address).count == problems.count, "\(path), \(name)")
        // Those in front of it on its line move it.
        let line = position["line"]?.integer ?? 0
        let again = moved.wordStarts.first { place in
          let position = moved.position(place)
          guard position["line"]?.integer == line, moved.word(at: place) == "RenamedHere" else {
            return false
          }
          let found = client.result("prepareRename", address, ["position": position])
          return found["placeholder"]?.string == "RenamedHere"
        }
        let back = again.map { place in
          client.result(
            "rename", address, ["position": moved.position(place), "newName": .text(name)])
        }
        #expect(applied(back, address, moved) == text.text, "\(path), \(name) at \(place)")
        client.change(address, [["text": .text(text.text)]])
        #expect(client.problems(address).spelled == problems, "\(path), \(name)")
      }
    }
  }
}
