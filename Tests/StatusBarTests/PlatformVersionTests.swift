import StatusBar
import Testing

@Suite struct PlatformVersionTests {
  @Test func versionsCompareByNumbersNotByText() {
    #expect(Version(16, 9) < Version(16, 10))
    #expect(Version(9, 3) < Version(10))
    #expect(Version(16, 4) < Version(16, 4, 1))
    #expect(!(Version(16, 4) < Version(16, 4)))
  }

  @Test(arguments: [
    ("7", Version(7)), ("16.4", Version(16, 4)), ("16.10", Version(16, 10)),
    ("14.7.1", Version(14, 7, 1)), ("27.0", Version(27)), ("13.0.0", Version(13)),
  ])
  func versionsAreReadFromDigitsAndDots(text: String, version: Version) {
    #expect(Version.parse(Array(text.utf8)[...]) == version)
  }

  @Test(arguments: ["", ".", "16.", ".4", "16..4", "16.4.1.2", "16a", " 16", "-1", "256", "16.999"])
  func anythingElseIsNoVersion(text: String) {
    #expect(Version.parse(Array(text.utf8)[...]) == nil)
  }

  @Test func spellingsParseBack() {
    for version in Version.releases {
      #expect(Version.parse(Array(version.spelling.utf8)[...]) == version)
    }
    #expect(Version(14, 7, 1).spelling == "14.7.1")
    #expect(Version(14).spelling == "14")
  }

  @Test func releasesAscendFrom7To27WithNothingBetween18And26() {
    let releases = Version.releases
    #expect(releases == Array(Set(releases)).sorted())
    #expect(releases.first == Version(7))
    #expect(releases.last == Version(27))
    #expect(!releases.contains { $0.major > 18 && $0.major < 26 })
    #expect(Version(8, 3).isRelease)
    #expect(Version(13, 4).isRelease)
    #expect(Version(16, 7, 10).isRelease)
    #expect(!Version(16, 10).isRelease)
    #expect(!Version(19).isRelease)
    #expect(!Version(6).isRelease)
  }

  @Test func aRangeMeansBothEndsEachMajorAndEachChangeBetween() {
    #expect(
      Version.releases(from: Version(16), through: Version(18))
        == [Version(16), Version(17), Version(18)])
    #expect(
      Version.releases(
        from: Version(16, 4), through: Version(26, 1),
        changes: [Version(16), Version(26), Version(17, 2), Version(17, 2), Version(19)])
        == [
          Version(16, 4), Version(17), Version(17, 2), Version(18), Version(26), Version(26, 1),
        ])
    #expect(Version.releases(from: Version(19), through: Version(25)) == [])
    #expect(Version.releases(from: Version(18), through: Version(16)) == [])
    #expect(Version.releases(from: Version(9), through: Version(9)) == [Version(9)])
  }
}
