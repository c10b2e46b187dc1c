import Testing

@testable import Language

struct SettingTests {
  /// The subjects and the values of a header, as written.
  private func header(_ header: String) -> [[String]] {
    let text = "scenario \"a\" on \(header) {\n    launch\n    expect visible\n}\n"
    let result = parsed(text)
    #expect(result.diagnostics.isEmpty)
    let source = Source(file: FileID(0), name: "test.sbar", bytes: Array(text.utf8))
    guard case .scenario(let scenario) = result.script.items[0] else { return [] }
    return scenario.settings.map { [source.text($0.subject.range), source.text($0.value.range)] }
  }

  @Test func aDotBehindWhiteSpaceBeginsTheValue() {
    #expect(header("Reader.mode .immersive") == [["Reader.mode", ".immersive"]])
    #expect(header("mode .list, ios 16...18") == [["mode", ".list"], ["ios", "16...18"]])
    #expect(
      header("Card.style [.list, .grid], policy.nestedHiding innermost")
        == [["Card.style", "[.list, .grid]"], ["policy.nestedHiding", "innermost"]])
  }
}
