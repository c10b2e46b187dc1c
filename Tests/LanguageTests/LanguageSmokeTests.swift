import Testing

@Suite struct LanguageSmokeTests {
  @Test func placeholder() { #expect(1 + 1 == 2) }
}
