@testable import Language

/// Makes random sentences of the grammar.
struct SentenceGenerator {
  let rules: [String: Rule]
  var dice: Dice
  private(set) var text = ""
  private var depth = 0
  private var isGlued = true
  /// `true` where a closure may not follow an operand: rule 3 of the language.
  private var isHead = false
  /// `true` once a sentence turned out to break a rule that no production states.
  private(set) var isSpoilt = false

  init(_ grammar: GrammarFile, seed: UInt64) {
    rules = grammar.productions.mapValues { Rule.parse($0) }
    dice = Dice(seed: seed)
  }

  /// Returns a sentence of `start` that begins at the start of a line, or nil if it is spoilt.
  mutating func sentence(_ start: String) -> String? {
    (text, depth, isGlued, isHead, isSpoilt) = ("", 0, true, false, false)
    expand(.reference(start))
    return isSpoilt ? nil : text + "\n"
  }

  private mutating func expand(_ rule: Rule) {
    if isSpoilt || text.utf8.count > 4000 {
      isSpoilt = true
      return
    }
    switch rule {
    case .literal(let literal): emit(literal)
    case .glue: isGlued = true
    case .newline:
      text += "\n"
      isGlued = true
    case .sequence(let items): for item in items { expand(item) }
    case .choice(let branches): expand(branches[pick(branches)])
    case .optional(let inner):
      if depth < 14, dice.roll(3) == 0, !isForbidden(inner) { expand(inner) }
    case .repeated(let inner):
      if isForbidden(inner) { return }
      for _ in 0..<(depth < 12 ? [0, 0, 1, 2][dice.roll(4)] : 0) { expand(inner) }
    case .reference(let name): reference(name)
    }
  }

  /// Returns a branch; deep down one that ends soon.
  private mutating func pick(_ branches: [Rule]) -> Int {
    if depth < 12 { return dice.roll(branches.count) }
    let short = branches.indices.filter { isTerminal(branches[$0]) }
    return short.isEmpty ? dice.roll(branches.count) : short[dice.roll(short.count)]
  }

  private func isTerminal(_ rule: Rule) -> Bool {
    switch rule {
    case .literal, .glue, .newline: true
    case .reference(let name): rules[name] == nil || name == "Plain" || name == "Operand"
    case .sequence(let items): items.allSatisfy(isTerminal)
    case .choice(let branches): branches.contains(where: isTerminal)
    case .optional, .repeated: true
    }
  }

  private func isForbidden(_ rule: Rule) -> Bool {
    guard isHead else { return false }
    switch rule {
    case .reference(let name): return name == "TrailingClosures"
    case .sequence(let items): return items.count == 1 && items.allSatisfy(isForbidden)
    default: return false
    }
  }

  private mutating func reference(_ name: String) {
    switch name {
    case "name", "valueName":
      return emit(["alpha", "bravo", "charlie", "delta2", "x_y"][dice.roll(5)])
    case "typeName": return emit(["Alpha", "Bravo", "Charlie"][dice.roll(3)])
    case "number": return emit(["0", "47", "16.4", "16.4.1", "1_000", "0x1F"][dice.roll(6)])
    case "string": return emit(["\"\"", "\"a b\"", "\"{ \\\" }\""][dice.roll(3)])
    default: break
    }
    guard let rule = rules[name] else {
      isSpoilt = true
      return
    }
    let outer = isHead
    switch name {
    // Rule 4: not even as an operand.
    case "Closure" where isHead:
      isSpoilt = true
      return
    case "HeadExpression": isHead = true
    case "Arguments", "Tuple", "Array", "Dictionary", "Closure", "Block", "Interpolated":
      isHead = false
    default: break
    }
    depth += 1
    expand(rule)
    depth -= 1
    isHead = outer
  }

  private mutating func emit(_ literal: String) {
    let beginsLine = text.hasSuffix("\n") || text.isEmpty
    if !isGlued { text += " " }
    // Rule 2: such a line goes on with the one before.
    if beginsLine, ["(", "[", "{", "<", "&"].contains(literal) { isSpoilt = true }
    text += literal
    isGlued = false
  }
}
