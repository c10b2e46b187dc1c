import Foundation
import Testing

/// What exists, as tables and as JSON.
@Suite struct CatalogueTests {
  private func run(_ words: String...) throws -> BuiltTool.Result {
    try BuiltTool.run(words, in: BuiltTool.root)
  }

  private func objects(_ words: String...) throws -> [[String: Any]] {
    let output = try BuiltTool.run(words, in: BuiltTool.root).output
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(value as? [[String: Any]])
  }

  @Test func devicesAreATable() throws {
    let lines = try run("devices").output.split(separator: "\n")
    #expect(lines.count > 60)
    #expect(lines[0].hasPrefix("device ") && lines[0].hasSuffix("iOS"))
    let phone = try run("devices", "iPhone 14", "notch").output
    #expect(phone.contains(#/\niPhone 14 +notch +390 x 844 +47 +16 to [0-9]+/#))
    #expect(try run("devices", "NOTCH", "max").output.contains("iPhone XS Max"))
    #expect(try !run("devices", "notch").output.contains("homeButton"))
  }

  @Test func devicesAreObjects() throws {
    let all = try objects("devices", "--json")
    #expect(
      Set(all.compactMap { $0["class"] as? String }) == [
        "homeButton", "notch", "dynamicIsland", "pad",
      ])
    let one = try #require(try objects("devices", "--json", "iPhone 14 Pro Max").first)
    #expect(one["name"] as? String == "iPhone 14 Pro Max" && one["width"] as? Double == 430)
    #expect(one["first"] as? String == "16" && one["isRegularWidthInLandscape"] as? Bool == true)
  }

  @Test func policiesNameTheirValues() throws {
    let table = try run("policies").output
    #expect(table.contains(#/\nnestedHiding +outermost, innermost +D2 /#))
    #expect(table.contains(#/\nstackDestinations +ignored, or a release +D1 /#))
    let all = try objects("policies", "--json")
    #expect(all.count == 14)
    let nested = try #require(all.first { $0["name"] as? String == "nestedHiding" })
    #expect(nested["values"] as? [String] == ["outermost", "innermost"])
    #expect(nested["default"] as? String == "outermost" && nested["rule"] as? String == "D2")
  }

  @Test func quirksSayWhere() throws {
    let table = try run("quirks").output.split(separator: "\n")
    #expect(table.count == 14 && table[0].hasPrefix("quirk"))
    #expect(try run("quirks", "ipad").output.split(separator: "\n").count == 3)
    let beta = try #require(try objects("quirks", "--json").first { $0["name"] as? String == "Q7" })
    #expect(beta["isInOn"] as? Bool == false)
  }

  @Test func rulesAreFoundByWords() throws {
    let found = try run("rules", "popover", "ipad").output.split(separator: "\n")
    #expect(!found.isEmpty && found.count < 40)
    let rules = try objects("rules", "popover", "ipad", "--json")
    #expect(rules.count == found.count)
    for rule in rules {
      let texts = ["title", "statement", "remark", "without", "sdk"].compactMap {
        rule[$0] as? String
      }
      let text = texts.joined(separator: "\n").lowercased()
      #expect(text.contains("popover") && text.contains("ipad"))
    }
    let one = try objects("rules", "--json", "U1", "s18")
    #expect(one.map { $0["rule"] as? String } == ["U1", "S18"])
    #expect(try objects("rules", "--json").count == 191)
  }

  @Test(arguments: [
    (
      ["rules", "xylophone"],
      "error: no rule matches `xylophone`\n  hint: `sbar rules` lists all\n"
    ),
    (
      ["devices", "a", "\u{1B}[31m"],
      "error: no device matches `a` and `\\u{1B}[31m`\n  hint: `sbar devices` lists all\n"
    ),
    (["policies", "x9"], "error: no policy matches `x9`\n  hint: `sbar policies` lists all\n"),
  ])
  func whatIsNotThereIsSaid(words: [String], errors: String) throws {
    let result = try BuiltTool.run(words, in: BuiltTool.root)
    #expect(result.status == 3 && result.output.isEmpty && result.errors == errors)
  }
}
