import Testing

@Suite struct ReportingSmokeTests {
  @Test func placeholder() { #expect(1 + 1 == 2) }
}
