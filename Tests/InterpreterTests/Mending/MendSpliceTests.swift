import Language
import Testing
import Wording

@testable import Interpreter

/// A trial reads again but the declaration that it changes, from behind the end of its file.
@Suite struct MendSpliceTests {
  /// Of every third sample.
  @Test(arguments: MendSample.all.enumerated().filter { $0.offset % 3 == 0 }.map { $0.element })
  func aDeclarationReadAgainTellsWhatTheWholeTextTells(sample: MendSample) throws {
    let spec = spec(sample.text)
    for mend in try sample.search().mends {
      guard let spliced = spec.splicing(mend.fix.edits) else { continue }
      let text = String(decoding: spec.sources[0].applying(mend.fix.edits).bytes, as: UTF8.self)
      let whole = InterpreterTests.spec(text)
      #expect(told(spliced) == told(whole), "\(mend.fix.title)")
    }
  }

  @Test func mostMendsLieWithinADeclaration() throws {
    var (within, all) = (0, 0)
    for sample in MendSample.all {
      let spec = spec(sample.text)
      for mend in try sample.search().mends {
        all += 1
        if spec.splicing(mend.fix.edits) != nil { within += 1 }
      }
    }
    #expect(all > 60 && within * 2 > all)
  }

  /// What has something in front of it that belongs to it is read as a whole, and what lies in no
  /// declaration.
  @Test(arguments: [
    ("app A {\n}\nstruct B {\n x\n}\n", true), ("app A {\n x\n}\nscreen B {\n}\n", true),
    ("app A {\n}\n@Foo struct B {\n x\n}\n", true),
    ("app A {\n}\n/// c\nstruct B {\n x\n}\n", false),
    ("app A {\n}\n x\nscreen B {\n}\n", false),
    ("app A {\n}\nscenario \"a\" {\n x\n}\n", false),
  ])
  func onlyADeclarationThatStandsAloneIsReadAlone(text: String, isAlone: Bool) throws {
    let place = try #require(Array(text.utf8).firstIndex(of: UInt8(ascii: "x")))
    let range = SourceRange(UInt32(place), UInt32(place))
    let edit = Fix.Edit(Location(FileID(0), range), "y")
    #expect((spec(text).splicing([edit]) != nil) == isAlone)
  }

  /// What becomes of each scenario, in words and without places.
  private func told(_ spec: Spec) -> [String] {
    var told: [String] = []
    run(makePlan(spec, options: RunOptions()), options: RunOptions()) { result in
      let cells = result.cells.map { cell in
        cell.outcome.spelling + cell.told.map { " " + $0.title }.joined()
      }
      told.append(spec.sources[0].text(result.name.range) + ": " + cells.joined(separator: ", "))
    }
    return told
  }
}
