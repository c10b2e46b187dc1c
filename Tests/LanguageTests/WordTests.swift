import Testing

@testable import Language

@Test func everyWordIsItsOwnNumber() {
  let names = NameTable()
  for (index, word) in Word.all.enumerated() {
    #expect(Int(word.index) == index)
    #expect(Name(word).word == word)
    #expect(names.spelling(of: Name(word)) == word.spelling)
  }
}

@Test func theConditionOfAnIfBetweenModifiersEndsWithItsLine() {
  let text = """
    screen Home {
        Text("a")
        #if os(iOS)
        .statusBarHidden()
        #endif
    }
    """
  let result = parsed(text)
  #expect(result.diagnostics.isEmpty)
  guard case .type(let type) = result.script.items[0],
    case .content(let statement) = type.members[0],
    case .expression(let expression) = statement.kind,
    case .conditionalModifiers(_, let clauses) = expression.kind,
    case .call(let condition) = clauses[0].condition?.kind,
    case .name(let os) = condition.callee.kind,
    case .call(let modifier) = clauses[0].body.kind,
    case .member(_, let name) = modifier.callee.kind
  else {
    Issue.record("the condition took the modifier")
    return
  }
  #expect(os.word == .os)
  #expect(name.name.word == .statusBarHidden)
}
