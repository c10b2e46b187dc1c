// Lists, sets, texts that are put together, and loops.
extension SwiftPrograms {
  /// Properties that hold lists and sets: every other program has them.
  mutating func listProperties() -> [String] {
    guard number % 2 == 1 else { return [] }
    names.lists = ["l0", "l1"]
    names.sets = ["e0"]
    names.texts = names.texts.isEmpty ? ["s1"] : names.texts + ["s1"]
    let observer = random.pick(["", "", " { didSet { n1 = l0.count } }"])
    return [
      "var l0: [Int] = \(listLiteral())\(observer)", "var l1 = [1, 2]",
      "var e0: Set<Int> = \(listLiteral())", "var s1 = \(random.pick([#""""#, #""ab""#]))",
    ]
  }

  private mutating func listLiteral() -> String {
    random.pick(["[]", "[1]", "[3, 1]", "[2, 2, 5]", "[4, 0, 1, 7]"])
  }

  private mutating func small(_ depth: Int) -> String { "(\(integer(depth + 1)) % 9)" }

  mutating func list(_ depth: Int) -> String {
    let list = random.pick(names.lists)
    guard depth < 3 else { return list }
    switch random.below(12) {
    case 0: return "\(list).filter { $0 \(random.pick([">", "<", "!="])) \(small(depth)) }"
    case 1: return "\(list).map { $0 + \(small(depth)) }"
    case 2: return "\(list).sorted()"
    case 3: return "Array(\(list).reversed())"
    case 4: return "Array(\(list).dropFirst())"
    case 5: return "Array(\(list).prefix(2))"
    case 6: return "(\(list) + \(listLiteral()))"
    case 7: return "Array(0..<\(random.below(4)))"
    case 8: return "\(list).compactMap { $0 > 1 ? $0 - 1 : nil }"
    default: return list
    }
  }

  mutating func listInteger(_ depth: Int) -> String {
    switch random.below(11) {
    case 0: return "\(list(depth)).count"
    case 1: return "(\(list(depth)).first ?? 3)"
    case 2: return "(\(list(depth)).last ?? 4)"
    case 3: return "(\(list(depth)).max() ?? 5)"
    case 4: return "(\(list(depth)).min() ?? 6)"
    case 5: return "(\(list(depth)).reduce(0, +) % 50)"
    case 6: return "(\(list(depth)).reduce(1) { ($0 * 3 + $1) % 40 })"
    case 7: return "(\(list(depth)).firstIndex(of: \(small(depth))) ?? 7)"
    case 8: return "(\(list(depth)).first { $0 > \(small(depth)) } ?? 8)"
    case 9: return "e0.count"
    default: return #"(Int(\#(random.pick(names.texts))) ?? 9)"#
    }
  }

  mutating func listTruth(_ depth: Int) -> String {
    let text = random.pick(names.texts)
    switch random.below(13) {
    case 0: return "\(list(depth)).isEmpty"
    case 1: return "\(list(depth)).contains(\(small(depth)))"
    case 2: return "\(list(depth)).contains { $0 == \(small(depth)) }"
    case 3: return "\(list(depth)).allSatisfy { $0 < \(small(depth)) }"
    case 4: return "(\(list(depth)) \(random.pick(["==", "!="])) \(list(depth)))"
    case 5: return "e0.contains(\(small(depth)))"
    case 6: return #"(l1.map { "\($0)" }.joined(separator: "-") == "1-2")"#
    case 7: return #"\#(text).hasPrefix("a")"#
    case 8: return #"("\(\#(random.pick(names.integers)))\(b0)" == \#(text) + "true")"#
    case 9: return "\(integer(3)).isMultiple(of: \(random.below(3) + 1))"
    case 10: return #"(\#(text).uppercased() == "AB")"#
    case 11: return "(e0 \(random.pick(["==", "!="])) [1, 3])"
    default: return "(l0.sorted().last == l1.max())"
    }
  }

  mutating func listStatement(_ depth: Int) -> String {
    if depth < 2, random.oneIn(2) { return loop(depth) }
    let list = random.pick(names.lists)
    switch random.below(20) {
    case 0, 1: return "\(list).append(\(small(1)))"
    case 2: return "\(list) += [\(small(1))]"
    case 3: return "\(list).append(contentsOf: \(listLiteral()))"
    case 4: return "if !\(list).isEmpty { \(list).removeLast() }"
    case 5: return "if !\(list).isEmpty { n0 = \(list).removeFirst() }"
    case 6: return "n1 = \(list).popLast() ?? 2"
    case 7: return "\(list).removeAll { $0 > \(small(1)) }"
    case 8: return "if \(list).count > 1 { \(list)[1] = \(small(1)) }"
    case 9: return "if \(list).count > 0 { \(list)[0] += 1 }"
    case 10: return "\(list).insert(\(small(1)), at: 0)"
    case 11: return random.pick(["\(list).sort()", "\(list).reverse()"])
    case 12: return "if \(list).count > 1 { \(list).swapAt(0, 1) }"
    case 13: return "\(list) = \(self.list(1))"
    case 14: return "e0.insert(\(small(1)))"
    case 15: return "e0.remove(\(small(1)))"
    case 16: return #"s1 += \#(random.pick([#""b""#, #""1""#, #""\(n0)""#]))"#
    case 17: return #"s1 = "\(n1)""#
    case 18: return "if \(list).count > 2 { \(list).remove(at: 1) }"
    default: return "\(list).removeAll()"
    }
  }

  private mutating func loop(_ depth: Int) -> String {
    locals += 1
    let outer = names
    defer { names = outer }
    let name = "v\(locals)"
    names.integers.append(name)
    let jump = random.pick(["", "", "if \(truth(2)) { break }", "if \(truth(2)) { continue }"])
    switch random.below(6) {
    case 0:
      return "for \(name) in 0..<\(random.below(5)) { \(jump)\n\(block(depth + 1)) }"
    case 1:
      return "for (i\(locals), \(name)) in \(list(2)).enumerated() { n0 += i\(locals)\n\(jump) }"
    case 2:
      let next = "\(name) += 1"
      return "var \(name) = 0; while \(name) < \(random.below(5)) { \(next)\n\(jump)\n"
        + "\(block(depth + 1)) }"
    case 3:
      return "var \(name) = 0; repeat { \(name) += 1\n\(block(depth + 1)) } "
        + "while \(name) < 3 && \(truth(2))"
    case 4: return "\(list(2)).forEach { \(name) in \(block(depth + 1)) }"
    default: return "for \(name) in \(list(1)) { \(jump)\n\(block(depth + 1)) }"
    }
  }
}
