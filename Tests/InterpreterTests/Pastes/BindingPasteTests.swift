import Testing

/// Whole declarations, run: the deciding line decides, and without it the claim fails.
@Suite struct BindingPasteTests {
  private static let all =
    swiftUIPastes + furtherPastes + stillMorePastes + cornerPastes + moreCornerPastes
    + stillMoreCornerPastes + otherCornerPastes + lastCornerPastes + farCornerPastes
    + furthestCornerPastes + rarePastes + rarerPastes + rarestPastes + oddPastes
    + seldomPastes + moreSeldomPastes
  static let names = all.map { $0.name }

  private func paste(_ name: String) throws -> Paste {
    try #require(BindingPasteTests.all.first { $0.name == name })
  }

  @Test(arguments: names)
  func whatIsPastedIsSeen(_ name: String) throws {
    let paste = try paste(name)
    #expect(outcomes(paste.spec(paste.code)) == ["it is seen: passed"])
  }

  @Test(arguments: names)
  func theDecidingLineDecides(_ name: String) throws {
    let paste = try paste(name)
    let changed = paste.spec(paste.code).replacing(paste.decides.0, with: paste.decides.1)
    #expect(changed != paste.spec(paste.code))
    let lines = outcomes(changed)
    #expect(lines.first != "it is seen: passed", "\(lines)")
  }
}
