import Testing

@testable import Language

@Suite struct SuggestionTests {
  private func closest(_ word: String, _ candidates: [Word]) -> [String] {
    EditDistance.closest(to: Array(word.utf8), among: candidates.map { Array($0.spelling.utf8) })
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func distanceCountsSwapsOnceAndNoCase() {
    func distance(_ a: String, _ b: String) -> Int? {
      EditDistance.between(Array(a.utf8), Array(b.utf8), atMost: 3)
    }
    #expect(distance("tap", "tap") == 0)
    #expect(distance("Tap", "tap") == 0)
    #expect(distance("tpa", "tap") == 1)
    #expect(distance("taps", "tap") == 1)
    #expect(distance("hidden", "visible") == nil)
  }

  @Test(arguments: [
    ("lunch", "launch"), ("expct", "expect"), ("dimiss", "dismiss"), ("scrol", "scroll"),
    ("forground", "foreground"), ("rotaet", "rotate"), ("pres", "present"), ("Tap", "tap"),
  ]) func aMisspeltStepHasASuggestion(_ pair: (String, String)) {
    #expect(closest(pair.0, Word.steps).first == pair.1)
  }

  @Test func nothingIsBetterThanAWildGuess() {
    #expect(closest("zebra", Word.steps).isEmpty)
    #expect(closest("x", Word.steps).isEmpty)
  }

  @Test func besideANearWordNoneThatIsFarOffIsOffered() {
    #expect(
      closest("viewDidApear", [.viewDidLoad, .viewDidDisappear, .viewDidAppear])
        == ["viewDidAppear"])
  }

  @Test func atMostThreeAreOffered() {
    #expect(closest("pu", Word.steps).count <= 3)
  }

  @Test func wordsInAnotherOrderAreFound() {
    #expect(closest("styleBar", [.barStyle, .toolbar]).first == "barStyle")
  }

  @Test(arguments: [
    ("statusBarHiden", Word.statusBarHidden), ("prefersStatusbarHiddn", .prefersStatusBarHidden),
    ("onApear", .onAppear), ("toolbarColourScheme", .toolbarColorScheme),
    ("NavigationStak", .NavigationStack),
  ]) func aSlipOfABarRelevantNameIsNoticed(_ pair: (String, Word)) {
    var names = NameTable()
    #expect(Word.misspelt(names.intern(pair.0), in: names) == pair.1)
  }

  @Test(arguments: [
    "onChanged", "onEnded", "padding", "sheets", "statusLine", "navigationBarStyle",
  ])
  func aNameOfItsOwnIsNoSlip(_ spelling: String) {
    var names = NameTable()
    #expect(Word.misspelt(names.intern(spelling), in: names) == nil)
  }
}
