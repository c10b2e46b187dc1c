import Testing

@Suite struct CommandsSmokeTests {
  @Test func placeholder() { #expect(1 + 1 == 2) }
}
