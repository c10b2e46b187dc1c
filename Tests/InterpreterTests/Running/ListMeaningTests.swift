import Testing

/// Lists, sets, texts and loops mean what they mean in Swift. Each answer is what Swift comes to.
@Suite struct ListMeaningTests {
  @Test(arguments: [
    ("var s = \"\"; func go() { s = \"\\(n)x\" }", "s == \"2x\""),
    ("var s = \"a\"; func go() { s += \"b\" }", "s == \"ab\""),
    ("var s = \"a\"; func go() { s.append(\"b\") }", "s == \"ab\" && s.count == 2"),
    ("var s = \"abc\"; func go() { }", "s.hasPrefix(\"ab\") && !s.hasSuffix(\"ab\")"),
    ("var s = \"abc\"; func go() { }", "s.contains(\"bc\") && !s.contains(\"ac\")"),
    ("var s = \"abc\"; func go() { }", "s.uppercased() == \"ABC\" && s.lowercased() == s"),
    ("var s = \"12\"; func go() { n = Int(s) ?? 0 }", "n == 12 && Int(\"x\") == nil"),
    ("var s = \"\"; func go() { s = String(n) + String(a) }", "s == \"2true\""),
    ("var s = \"\"; func go() { s = [\"a\", \"b\"].joined(separator: \"-\") }", "s == \"a-b\""),
    ("var s = \"\"; func go() { for c in \"ab\" { s = \"\\(c)\" + s } }", "s == \"ba\""),
    ("var d = 2.5; func go() { }", "\"\\(d)\" == \"2.5\" && d.rounded() == 3"),
    ("func go() { }", "n.isMultiple(of: 2) && !3.isMultiple(of: 2)"),
  ])
  func texts(_ members: String, _ answer: String) {
    #expect(outcomeOfSwift("", members, answer).first == "one: passed")
  }

  @Test(arguments: [
    ("var l = [1, 2]; func go() { l.append(3) }", "l.count == 3 && l.last == 3"),
    ("var l = [1, 2]; func go() { l[0] = 7; l[1] += 1 }", "l == [7, 3]"),
    ("var l = [1, 2]; func go() { l += [3]; l.removeFirst() }", "l == [2, 3]"),
    ("var l = [1]; func go() { let x = l.removeLast(); b = x == 1 }", "b && l.isEmpty"),
    ("var l = [4, 1]; func go() { l.sort(); l.insert(9, at: 1) }", "l == [1, 9, 4]"),
    ("var l = [1, 2, 3]; func go() { l.removeAll { $0 > 1 } }", "l == [1]"),
    ("var l: [Int] = []; func go() { l.append(1); l.removeAll() }", "l.isEmpty"),
    ("func go() { n = [1, 2].map { $0 * 2 }.reduce(0, +) }", "n == 6"),
    ("var l = [1, 2, 3]; func go() { n = l.filter { $0 > 1 }.count }", "n == 2"),
    ("func go() { b = [1, 2].allSatisfy { $0 > 0 } }", "b && ![1].contains { $0 > 1 }"),
    ("func go() { n = [\"a\", \"bcd\"].map(\\.count).max() ?? 0 }", "n == 3"),
    ("func go() { var x = [1]; let y = x; x.append(2); n = y.count }", "n == 1"),
    ("var l: [Int]?; func go() { n = l?.count ?? 5; l = []; l?.append(1) }", "n == 5 && l == [1]"),
    (
      "var e: Set<Int> = [1]; func go() { e.insert(2); e.insert(1) }", "e.count == 2 && e == [2, 1]"
    ),
    ("var e: Set = [1, 2]; func go() { e.remove(1) }", "!e.contains(1) && e.contains(2)"),
    ("var o: Int? = 3; func go() { n = o.map { $0 + 1 } ?? 0; o = nil }", "n == 4 && o == nil"),
    ("func go() { swap(&a, &b) }", "b && !a"),
    ("func go() { switch (a, b) { case (true, false): n = 9\ndefault: n = 8 } }", "n == 9"),
    ("var l = [3, 1, 2]; func go() { }", "l.sorted().first == 1 && l.firstIndex(of: 2) == 2"),
    (
      "var l = [1, 2, 3]; func go() { }", "Array(l.dropFirst()) == [2, 3] && l.prefix(1).count == 1"
    ),
  ])
  func lists(_ members: String, _ answer: String) {
    #expect(outcomeOfSwift("", members, answer).first == "one: passed")
  }

  @Test(arguments: [
    ("func go() { for i in 1...3 { n += i } }", "n == 8"),
    ("func go() { for i in stride(from: 0, to: 9, by: 4) { n += i } }", "n == 14"),
    ("func go() { while n < 10 { n += 3 } }", "n == 11"),
    ("func go() { repeat { n += 3 } while n < 3 }", "n == 5"),
    ("func go() { for (i, x) in [5, 6].enumerated() { n += i * x } }", "n == 8"),
    (
      "func go() { for i in 0..<9 { if i == 2 { continue }; if i > 3 { break }; n += i } }",
      "n == 6"
    ),
    ("func go() { for i in 0..<3 { switch i { case 1: break\ndefault: n += 1 } } }", "n == 4"),
    ("func go() { for i in 0..<3 { for j in 0..<i { n += j } } }", "n == 3"),
    ("func go() { for i in 0..<5 { if i == 2 { return }; n += 1 } }", "n == 4"),
    ("func go() { [1, 2].forEach { x in n += x } }", "n == 5"),
    (
      "func sum(_ x: [Int]) -> Int { var t = 0; for i in x { t += i }; return t }; "
        + "func go() { n = sum([1, 2]) }", "n == 3 && sum([4]) == 4"

    ),
    ("func go() { while true { n += 1; if n > 6 { break } } }", "n == 7"),
  ])
  func loops(_ members: String, _ answer: String) {
    #expect(outcomeOfSwift("", members, answer).first == "one: passed")
  }

  @Test func structsAndEnumerationsAsElements() {
    let types = "struct P: Equatable { var x = 1; var y = 2 }\nenum E: CaseIterable { case a, b }"
    let members = "var p = P(); var l = [P(), P()]; func go() { p.x = 3; l.append(P()) }"
    #expect(
      outcomeOfSwift(
        types, members, "p == P(x: 3, y: 2) && l.count == 3 && E.allCases.count == 2"
      ).first == "one: passed")
  }

  /// What a method does to a value that is not followed is unknown, and so is an element of a list
  /// of objects; two elements are never taken for one.
  @Test(arguments: [
    ("var s = \"a\"; func go() { s.mangle() }", "s == \"a\""),
    ("var l = [O(), O()]; func go() { l[0].on = true }", "l[0].on && !l[1].on"),
    ("var l = [1, 2]; func go() { l.shuffle() }", "l == [1, 2]"),
    ("var l: [Int?] = [nil, 1]; func go() { }", "(l.first ?? 3) == 3"),
    ("var l = [1, 2]; func go() { l.removeAll { $0 == l.count } }", "l == [1]"),
    ("func go() { for x in Set([1, 2]) { n = x } }", "n == 1"),
    ("var l = [K.a(1)]; func go() { }", "l.contains(.a(2))"),
    ("func go() { var i = 0; while somewhere.isOpen { i += 1 }; n = i }", "n == 0"),
  ])
  func whatIsNotFollowed(_ members: String, _ answer: String) {
    let types = "class O { var on = false }\nenum K: Equatable { case a(Int), b }"
    #expect(outcomeOfSwift(types, members, answer).first == "one: undecided")
  }

  /// Where Swift ends the app, it ends.
  @Test(arguments: [
    "let x = [1][3]; n = x", "var l = [Int](); l.removeLast()", "n = Array(3...1).count",
  ])
  func placesThatAreNotThere(_ body: String) {
    #expect(outcomeOfSwift("", "func go() { \(body) }", "b").first == "one: undecided")
  }

  /// A list keeps the objects that are put into it.
  @Test func whatAListHoldsLivesOn() {
    let members = "var l: [O] = []; weak var w: O?; func go() { let o = O(); l.append(o); w = o }"
    #expect(outcomeOfSwift("class O { }", members, "w != nil").first == "one: passed")
  }
}
