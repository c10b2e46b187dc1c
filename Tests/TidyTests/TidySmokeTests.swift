import Testing

@Suite struct TidySmokeTests {
  @Test func placeholder() { #expect(1 + 1 == 2) }
}
