import Testing

@testable import Language

@Suite struct SketchTests {
  @Test func everySketchOfTheLanguageParses() throws {
    let sketches = try files(in: "Sketches")
    #expect(sketches.count >= 5)
    for sketch in sketches {
      let diagnostics = parsed(sketch.bytes).diagnostics
      #expect(diagnostics.isEmpty, "\(sketch.name)\n\(rendered(diagnostics, sketch.bytes))")
    }
  }
}
