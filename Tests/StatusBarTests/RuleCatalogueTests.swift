import StatusBar
import Testing

@Suite struct RuleCatalogueTests {
  @Test func everyRuleHasItsOwnEntryInOrder() {
    #expect(RuleEntry.all.map { $0.rule } == Rule.allCases)
    for rule in Rule.allCases { #expect(rule.entry.rule == rule) }
  }

  @Test func theBooksHaveTheirFullNumberOfRules() {
    var counts: [Character: Int] = [:]
    for rule in Rule.allCases { counts[rule.spelling.first ?? " ", default: 0] += 1 }
    #expect(counts == ["U": 59, "S": 84, "D": 14, "P": 19, "Q": 15])
  }

  @Test func everyRuleNamesASourceUnlessNobodyObservedIt() {
    for entry in RuleEntry.all where entry.sources.isEmpty {
      let isExcused =
        entry.confidence == .open || entry.confidence == .inferred
        || entry.classes.contains(.observation)
      #expect(isExcused, "\(entry.rule.spelling)")
    }
  }

  @Test func sourcesArePublicAddresses() {
    for entry in RuleEntry.all {
      #expect(Set(entry.sources).count == entry.sources.count, "\(entry.rule.spelling)")
      for source in entry.sources {
        #expect(isAddress(source), "\(entry.rule.spelling): \(source)")
      }
    }
  }

  private func isAddress(_ source: String) -> Bool {
    source.wholeMatch(of: /https:\/\/[^\s]+/) != nil
      || source.wholeMatch(of: /[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+#[0-9]+/) != nil
      || source.wholeMatch(of: /openradar [0-9]+/) != nil
      || source.wholeMatch(of: /seed 00[0-4]/) != nil
  }

  @Test func rangesAreOrderedAndMadeOfReleases() {
    for entry in RuleEntry.all {
      #expect(entry.first.isRelease, "\(entry.rule.spelling)")
      guard let last = entry.last else { continue }
      #expect(entry.first <= last, "\(entry.rule.spelling)")
      #expect(last.isRelease || last == Version(25), "\(entry.rule.spelling)")
    }
  }

  @Test func aRuleHoldsFromItsFirstReleaseThroughItsLast() {
    #expect(!Rule.u50.entry.holds(on: Version(10, 3)))
    #expect(Rule.u50.entry.holds(on: Version(11)))
    #expect(Rule.u50.entry.holds(on: Version(12, 5, 7)))
    #expect(!Rule.u50.entry.holds(on: Version(13)))
    #expect(Rule.u51.entry.holds(on: Version(27)))
  }

  @Test func titlesAreShortAndOfTheirOwn() {
    #expect(Set(RuleEntry.all.map { $0.title }).count == RuleEntry.all.count)
    for entry in RuleEntry.all {
      #expect(!entry.title.isEmpty && entry.title.count <= 90, "\(entry.rule.spelling)")
      #expect(!entry.title.hasSuffix("."), "\(entry.rule.spelling)")
      #expect(!entry.title.contains("\n"))
    }
  }

  @Test func statementsAreOneToThreeSentences() {
    for entry in RuleEntry.all {
      #expect(entry.statement.hasSuffix("."), "\(entry.rule.spelling)")
      #expect(!entry.statement.contains("\n"), "\(entry.rule.spelling)")
      let sentences = entry.statement.matches(of: /[.?](\s|$)/).count
      #expect((1...3).contains(sentences), "\(entry.rule.spelling): \(sentences)")
    }
  }

  @Test func relatedRulesAreOthersNamedOnce() {
    for entry in RuleEntry.all {
      #expect(!entry.related.contains(entry.rule), "\(entry.rule.spelling)")
      #expect(Set(entry.related).count == entry.related.count, "\(entry.rule.spelling)")
    }
    #expect(Rule.u25.entry.related.contains(.p2))
    #expect(Rule.s18.entry.related.contains(.d1))
  }

  @Test func everyDisputedPointLeadsBackToARule() {
    for rule in Rule.allCases where rule.spelling.hasPrefix("D") || rule.spelling.hasPrefix("P") {
      #expect(!rule.entry.related.isEmpty, "\(rule.spelling)")
      #expect([.disputed, .open].contains(rule.entry.confidence), "\(rule.spelling)")
    }
  }

  @Test func whatRestsOnObservationAloneIsAnAssumptionWithAFallback() {
    for entry in RuleEntry.all where entry.classes == .observation {
      #expect(entry.isAssumption, "\(entry.rule.spelling)")
    }
    let assumed: [Rule] = [.u5, .u21, .u25, .u26, .u27, .u29, .u37, .u43, .u47, .u53]
    for rule in Rule.allCases where rule.spelling.hasPrefix("U") {
      #expect(rule.entry.isAssumption == assumed.contains(rule), "\(rule.spelling)")
    }
    for rule in Rule.allCases where rule.spelling.hasPrefix("S") {
      #expect(!rule.entry.isAssumption)
      #expect(rule.entry.classes.isEmpty)
    }
  }

  @Test func quirksAreTheDefectsThatASwitchTurnsOn() {
    let quirks = Rule.allCases.filter { $0.entry.status == .quirk }
    #expect(quirks == Rule.allCases.filter { $0.quirk != nil })
    #expect(
      quirks == [
        .u12, .s28, .s33, .s47, .s77, .p16, .q1, .q2, .q6, .q7, .q9, .q10, .q13, .q14, .q15,
      ])
  }

  @Test func whatNobodyModelsIsSaid() {
    let left = Rule.allCases.filter { $0.entry.status == .notModelled }
    #expect(left.isEmpty)
  }

  /// A status that is no matter of course has its reason: `sbar rules` shows it.
  @Test func whatNoSpecCanSeeSaysWhy() {
    let explained = Rule.allCases.filter { $0.entry.remark != nil }
    #expect(
      explained == [
        .u12, .s28, .s29, .s31, .s33, .s43, .s51, .s62, .s70, .s71, .s78, .s79, .d12, .p16, .q3,
        .q4, .q5, .q7, .q8, .q11, .q12,
      ])
    for rule in explained {
      #expect(rule.entry.remark?.isEmpty == false && rule.entry.remark?.hasSuffix(".") == false)
    }
    for rule in [Rule.s29, .s43, .s78, .s79] { #expect(rule.entry.status == .kept) }
  }
}

@Suite struct RuleSpellingTests {
  @Test func identifiersParseBackInEitherCase() {
    for rule in Rule.allCases {
      #expect(Rule.parse(rule.spelling.utf8) == rule)
      #expect(Rule.parse(rule.spelling.lowercased().utf8) == rule)
    }
    #expect(Set(Rule.allCases.map { $0.spelling }).count == Rule.allCases.count)
  }

  @Test(arguments: [
    "", "U", "U0", "U60", "U01", "S85", "D15", "P20", "Q16", "X1", "12", "U1a", "U-1", "U123",
    " U1", "U1 ", "UU1",
  ])
  func anythingElseIsNoRule(text: String) {
    #expect(Rule.parse(text.utf8) == nil)
  }

  @Test func everyCaseThatIsShownHasASpellingOfItsOwn() {
    let confidences = RuleEntry.Confidence.allCases.map { $0.spelling }
    #expect(Set(confidences).count == 5)
    let statuses = RuleEntry.Status.allCases.map { $0.spelling }
    #expect(Set(statuses).count == 4)
    #expect(RuleEntry.SourceClasses([.observation, .documentation, .report]).spelling == "ABD")
    #expect(RuleEntry.SourceClasses([.knowledge, .library]).spelling == "LK")
  }
}
