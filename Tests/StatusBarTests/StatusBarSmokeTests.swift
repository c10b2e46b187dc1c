import Testing

@Suite struct StatusBarSmokeTests {
  @Test func placeholder() { #expect(1 + 1 == 2) }
}
