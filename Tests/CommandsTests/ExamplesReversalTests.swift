import Interpreter
import Language
import Testing

struct ExamplesReversalTests {
  /// An expectation that cannot fail asserts nothing.
  @Test(arguments: Examples.files)
  func everyExpectationFailsWhenReversed(file: String) throws {
    let reversals = Examples.spec(try Examples.bytes(file), named: file).reversals()
    #expect(!reversals.isEmpty)
    for reversal in reversals {
      let ending = Ending(
        Examples.spec(reversal.bytes, named: file), offset: reversal.offset)
      #expect(ending == .failed || ending == .undecided, "\(ending): \(reversal.description)")
    }
  }

  /// The reversals themselves: each kind of fact that occurs changes to another text.
  @Test(arguments: Examples.files)
  func aReversalChangesOneLine(file: String) throws {
    let bytes = try Examples.bytes(file)
    let before = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for reversal in Examples.spec(bytes, named: file).reversals() {
      let after = String(decoding: reversal.bytes, as: UTF8.self).split(separator: "\n")
      try #require(before.count == after.count)
      #expect(zip(before, after).filter { $0 != $1 }.count == 1, "\(reversal.description)")
    }
  }
}
