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
        Examples.spec(reversal.bytes, named: file), offset: reversal.offset, advises: false)
      #expect(ending == .failed || ending == .undecided, "\(ending): \(reversal.description)")
    }
  }

  @Test(arguments: Examples.files)
  func aReversalSaysSomethingElse(file: String) throws {
    let bytes = try Examples.bytes(file)
    for reversal in Examples.spec(bytes, named: file).reversals() {
      #expect(reversal.bytes != bytes, "\(reversal.description)")
    }
  }
}
