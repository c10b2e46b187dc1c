import Testing

@testable import Language

/// Declarations in the manner of real apps: each parses as it stands.
@Suite struct PasteTests {
  @Test func pastedSwiftParsesWithoutDiagnostics() throws {
    let pasted = try files(in: "Paste")
    #expect(pasted.count >= 30)
    for file in pasted {
      let result = parsed(file.bytes)
      #expect(
        result.diagnostics.isEmpty, "\(file.name)\n\(rendered(result.diagnostics, file.bytes))")
      #expect(!result.script.items.isEmpty)
    }
  }
}
