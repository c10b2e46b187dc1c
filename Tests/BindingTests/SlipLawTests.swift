import Foundation
import Host
import Language
import Testing

@testable import Binding

/// What a typist makes of a name: two neighbours swapped, a letter doubled, a letter dropped.
func slips(of name: String) -> [String] {
  let letters = Array(name)
  var found: [String] = []
  for place in letters.indices {
    var dropped = letters
    dropped.remove(at: place)
    found.append(String(dropped))
    var doubled = letters
    doubled.insert(letters[place], at: place)
    found.append(String(doubled))
    guard place + 1 < letters.count, letters[place] != letters[place + 1] else { continue }
    var swapped = letters
    swapped.swapAt(place, place + 1)
    found.append(String(swapped))
  }
  return found
}

/// A slip of a name of Apple's is noticed, whatever the name is for: one that passes in silence
/// leaves a spec without what its author has written.
@Suite struct SlipLawTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// The slips of names that are no names themselves, and the names that each may be a slip of: one
  /// in eleven, all of them with `SBAR_TESTS=all`.
  private static func sample(
    _ names: [String], from length: Int, besides others: [String] = []
  ) -> [(slip: String, meant: Set<String>)] {
    let known = Set(names + others)
    var meant: [String: Set<String>] = [:]
    for name in names {
      for slip in slips(of: name) where slip.utf8.count >= length && !known.contains(slip) {
        if Word(spelling: slip) == nil { meant[slip, default: []].insert(name) }
      }
    }
    let all = meant.sorted { $0.key < $1.key }.map { (slip: $0.key, meant: $0.value) }
    return isAll ? all : all.enumerated().filter { $0.offset % 11 == 3 }.map { $0.element }
  }

  /// What the messages on a text propose, by the names that they say are not known.
  private static func proposals(_ text: String) -> [String: String] {
    let spec = spec(text)
    let found = spec.diagnostics + DeepStack.run { Binder(spec).finished() }.diagnostics
    var proposals: [String: String] = [:]
    for diagnostic in found where diagnostic.code == .misspelt {
      let words = diagnostic.message.split(separator: "`")
      if words.count > 2 { proposals[String(words[0])] = String(words[2]) }
    }
    return proposals
  }

  /// Writes each slip in a line of its own, some lines a text, and reads what is proposed.
  private static func expectProposals(
    _ sample: [(slip: String, meant: Set<String>)], line: (String) -> String,
    text: (String) -> String
  ) {
    #expect(sample.count > 100)
    for start in stride(from: 0, to: sample.count, by: 15) {
      let part = sample[start..<min(start + 15, sample.count)]
      let found = proposals(text(part.map { line($0.slip) + "\n" }.joined()))
      for (slip, meant) in part {
        #expect(meant.contains(found[slip] ?? ""), "\(slip): \(found[slip] ?? "nothing")")
      }
    }
  }

  @Test func aSlipOfAModifierIsNoticed() {
    SlipLawTests.expectProposals(SlipLawTests.sample(Modifiers.names, from: 4)) {
      "Text(\"a\").\($0)()"
    } text: {
      "app A {\nwindow VStack {\n\($0)}\n}\n"
    }
  }

  @Test func aSlipOfAViewIsNoticed() {
    SlipLawTests.expectProposals(SlipLawTests.sample(Views.names, from: 5)) {
      "\($0)(\"a\")"
    } text: {
      "app A {\nwindow VStack {\n\($0)}\n}\n"
    }
  }

  @Test func aSlipOfATypeIsNoticed() {
    let sample = SlipLawTests.sample(appleTypes.words, from: 5, besides: Views.names)
    // One and several are two things, and what begins with a small letter is no type.
    let slips = sample.filter { slip, meant in
      !meant.contains(where: { slip == $0 + "s" || $0 == slip + "s" })
        && slip.first?.isUppercase == true
    }
    SlipLawTests.expectProposals(slips) {
      "func \($0.lowercased())(a: \($0)) { }"
    } text: {
      "class A: UIViewController {\n\($0)}\n"
    }
  }

  @Test func aSlipOfAFunctionIsNoticed() {
    let functions = appleFunctions.words
    SlipLawTests.expectProposals(SlipLawTests.sample(functions, from: 5)) {
      "\($0)(1)"
    } text: {
      "class A: UIViewController {\noverride func viewDidLoad() {\n\($0)}\n}\n"
    }
  }

  @Test func aKnownViewIsNoSlip() {
    let lines = Views.names.map { "\($0)(\"a\")\n" }.joined()
    #expect(SlipLawTests.proposals("app A {\nwindow VStack {\n\(lines)}\n}\n").isEmpty)
  }

  @Test func aKnownModifierIsNoSlip() {
    let lines = Modifiers.names.map { "Text(\"a\").\($0)()\n" }.joined()
    #expect(SlipLawTests.proposals("app A {\nwindow VStack {\n\(lines)}\n}\n").isEmpty)
  }

  @Test(arguments: ["confirmationDialgo", "simultaneousGestrue", "safeAreaBra", "safeAreaBbr"])
  func whatACompilerHasPassedIsNoSlip(_ name: String) {
    let text = "struct A: View { var body: some View { Text(\"a\").\(name)() } }"
    let source = Source(file: FileID(0), name: "A.swift", bytes: Array(text.utf8))
    let spec = DeepStack.run { loadSpec(root: source) { _, _ in .failed("no such file") } }
    #expect(DeepStack.run { Binder(spec).finished() }.diagnostics.isEmpty)
  }

  @Test(arguments: [
    Modifiers.drawing, Modifiers.events, Modifiers.assumed, Views.plain, Views.drawing, appleTypes,
    releasedTypes, appleMembers, releasedMembers, releasedValues, appleFunctions,
    failableInitializers,
  ])
  func aListIsInTheOrderOfItsBytes(_ list: WordList) {
    let words = list.words
    #expect(words == words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(words.allSatisfy { list.contains(Array($0.utf8)[...]) })
  }

  @Test(arguments: [
    Modifiers.rows.map { $0.word.spelling }
      + [Modifiers.drawing, Modifiers.events, Modifiers.assumed].flatMap { $0.words },
    Views.names, appleTypes.words + releasedTypes.words,
    appleMembers.words + releasedMembers.words,
  ])
  func aNameStandsOnce(_ names: [String]) {
    #expect(Set(names).count == names.count)
  }
}
