import Foundation
import Interpreter
import Language
import Testing
import Wording

/// What is proposed where an expectation does not hold.
@Suite struct MendTests {
  @Test(arguments: MendSample.all.filter { $0.wanted != nil && $0.isFirst })
  func theFirstProposalIsThatOfAGoodEngineer(sample: MendSample) throws {
    let first = try #require(try sample.search().mends.first)
    #expect(sample.difference(first) == sample.wanted)
    #expect(first.isWhole)
  }

  @Test(arguments: MendSample.all.filter { $0.wanted == nil })
  func whatNoEditMendsIsLeftAlone(sample: MendSample) throws {
    let search = try sample.search()
    #expect(search.mends.isEmpty && search.isComplete)
  }

  /// What the people in question did in the end is among what is proposed.
  @Test(arguments: MendSample.all.filter { !$0.isFirst })
  func theWantedProposalIsAmongThree(sample: MendSample) throws {
    let mends = try sample.search().mends
    #expect(mends.contains { sample.difference($0) == sample.wanted })
  }

  /// Over all samples in which something can be mended.
  @Test func theFirstProposalIsRightInAtLeast85OfAHundred() throws {
    let all = MendSample.all.filter { $0.wanted != nil }
    let right = try all.count { sample in
      try sample.search().mends.first.map { sample.difference($0) } == sample.wanted
    }
    #expect(right * 100 >= all.count * 85, "\(right) of \(all.count)")
  }

  @Test func thereAreEnoughOfBoth() {
    #expect(MendSample.all.count { $0.wanted != nil } >= 100)
    #expect(MendSample.all.count { $0.wanted == nil } >= 5)
  }

  /// A mend that is applied needs no layout afterwards, and what was right stays so.
  @Test(arguments: MendSample.all)
  func aMendIsLaidOutAndLeavesTheScenarioAsItIs(sample: MendSample) throws {
    let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(sample.text.utf8))
    let (_, _, result, target) = try sample.failure()
    for mend in try sample.search().mends {
      let changed = source.applying(mend.fix.edits)
      guard case .text(let layout) = format(changed, width: 100) else {
        Issue.record("\(sample.name) cannot be laid out with \(mend.fix.title)")
        continue
      }
      #expect(
        String(decoding: layout, as: UTF8.self) == String(decoding: changed.bytes, as: UTF8.self))
      let texts = mend.fix.edits.map { $0.text }
      #expect(!texts.contains { $0.contains("expect") })
      var results: [ScenarioResult] = []
      let text = String(decoding: changed.bytes, as: UTF8.self)
      run(plan(text), options: RunOptions()) { results.append($0) }
      let name = mend.fix.edits.moved(result.name)
      let own = try #require(results.first { $0.name == name })
      let moved = mend.fix.edits.moved(target.location)
      #expect(!own.cells.contains { $0.told.contains { $0.location == moved } })
    }
  }
}

/// What a search costs that was not asked for.
@Suite struct MendCostTests {
  /// A flag that stays, in a file of many scenarios.
  private func sample(_ count: Int) throws -> MendSample {
    let base = try #require(MendSample.all.first { $0.name == "flag-left-behind" })
    var sample = base
    let others = (0..<count).map { number in
      """
      scenario "other \(number)" on ios 16...18, appearance [light, dark] {
          launch
          expect definite
      }
      """
    }
    sample.text += "\n" + others.joined(separator: "\n\n")
    return sample
  }

  @Test(arguments: MendSample.all)
  func aBriefSearchKeepsToItsWork(sample: MendSample) throws {
    #expect(try sample.search(.brief).work <= MendLimits.brief.work)
  }

  @Test(arguments: [0, 20, 200, 2000])
  func soItDoesBesideManyScenarios(count: Int) throws {
    let sample = try sample(count)
    let search = try sample.search(.brief)
    #expect(search.work <= MendLimits.brief.work)
    // What there is no time to run the others for is said to be so, and only then.
    guard count < 2000 else {
      #expect(search.mends.isEmpty)
      return
    }
    let mend = try #require(search.mends.first)
    #expect(sample.difference(mend) == sample.wanted)
    #expect(mend.others.areRun == (count < 200) && mend.others.count >= count)
    let whole = try #require(try sample.search().mends.first)
    #expect(whole.others.areRun && whole.others.count == mend.others.count)
  }
}

/// What is no mend, though the expectation would hold.
@Suite struct VainMendTests {
  private func titles(_ steps: String) throws -> [String] {
    let text = """
      app A {
          ios 17
          device notch
          state isAway = false
          NavigationStack { NavigationLink("Photo") { Photo() } }
              .statusBarHidden(isAway)
      }
      screen Photo {
          Image("bridge")
              .onAppear { isAway = true }
              .onDisappear { isAway = false }
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    let spec = spec(text)
    let plan = makePlan(spec, options: RunOptions())
    var failed: ScenarioResult?
    run(plan, options: RunOptions()) { failed = $0 }
    let result = try #require(failed)
    let target = try #require(result.cells.first?.findings.first)
    let search = mends(
      for: target, of: result, in: spec, plan: plan, options: RunOptions(), limits: .brief)
    return search.mends.map { $0.fix.title }
  }

  @Test func whoAsksByAStateDoesNotAskForEver() throws {
    #expect(try titles("tap \"Photo\"\n    back\n    expect hidden").isEmpty)
  }

  @Test func oneMomentDoesNotTurnAConditionRound() throws {
    let steps = "tap \"Photo\"\n    expect visible"
    #expect(try !titles(steps).contains { $0.contains("round") })
  }

  /// Leaving the flag's modifier out would make one of the two hold.
  @Test func whatIsLeftOutHasToMakeAllOfTheScenarioHold() throws {
    let steps = "tap \"Photo\"\n    expect visible\n    back\n    expect hidden"
    #expect(try titles(steps) == ["turn the condition round in A"])
  }

  @Test func nobodyIsToDecideWhoIsToldNothing() throws {
    let found = try titles("tap \"Photo\"\n    expect visible")
    #expect(!found.contains { $0.contains("application") })
  }
}

/// What is said of a line stays with it, whatever comes beside it.
@Suite struct MendCommentTests {
  /// A comment behind each line.
  private func commented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      line.isEmpty || line.hasPrefix("//") ? String(line) : line + " // c\(number)."
    }.joined(separator: "\n")
  }

  /// In every third sample.
  @Test(arguments: MendSample.all.enumerated().filter { $0.offset % 3 == 1 }.map { $0.element })
  func aMendMovesNoComment(sample: MendSample) throws {
    var sample = sample
    sample.text = commented(sample.text)
    let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(sample.text.utf8))
    for mend in try sample.search().mends {
      let text = String(decoding: source.applying(mend.fix.edits).bytes, as: UTF8.self)
      let before = code(sample.text)
      let after = code(text)
      #expect(
        after.map { $0.comment }.filter { !$0.isEmpty }.sorted()
          == before.map { $0.comment }.filter { !$0.isEmpty }.sorted(), "\(mend.fix.title)")
      for (comment, words) in before where !comment.isEmpty {
        let now = after.first { $0.comment == comment }?.words
        // It stands behind the same words, unless those are elsewhere or nowhere any more.
        let isKept = now == words || now == "" || !after.contains { $0.words == words }
        #expect(isKept, "\(mend.fix.title): \(comment) is behind \(now ?? "nothing"), was \(words)")
      }
    }
  }

  /// The lines of a text, each with the comment behind it.
  private func code(_ text: String) -> [(comment: String, words: String)] {
    text.split(separator: "\n").map { line in
      let parts = line.components(separatedBy: " // c")
      let words = parts[0].trimmingCharacters(in: .whitespaces)
      return parts.count > 1 ? (parts[1], words) : ("", words)
    }
  }
}
