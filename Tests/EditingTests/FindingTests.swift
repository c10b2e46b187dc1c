import Editing
import Foundation
import Interpreter
import Language
import Testing

@Suite struct FindingTests {
  @Test func theOutlineIsTheTree() {
    let editor = Editor(Sample.app + Sample.scenario)
    let outline = editor.analysis.outline(of: editor.root)
    #expect(
      outline.map { $0.name } == ["Gallery", "Home", "Photo", "the photo is full screen"])
    #expect(outline.last?.detail == "failed")
  }

  @Test func aScreenIsFoundWhereItIsNamed() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "Photo() }", in: text)
    let thing = try #require(editor.analysis.named(at: place + 1, in: editor.root))
    #expect(thing.isUnique)
    #expect(thing.declarations.count == 1)
    // A label is no name.
    #expect(thing.places.count == 2)
  }

  /// There and back again is the text as it was.
  @Test(arguments: examples) func renamingThereAndBackChangesNothing(file: URL) throws {
    let editor = try Editor(file: file)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let types = editor.analysis.outline(of: editor.root).filter { $0.kind == .screen }
    for type in types.prefix(3) {
      guard
        let thing = editor.analysis.named(at: type.selection.start, in: editor.root),
        thing.isUnique, thing.places.allSatisfy({ $0.file == editor.root })
      else { continue }
      let there = Editor.applied(thing.places.map { Fix.Edit($0, "Renamed0") }, to: text)
      let place = try Editor.offset(of: "Renamed0", in: there)
      let renamed = Editor(there, name: file.lastPathComponent)
      let again = try #require(renamed.analysis.named(at: place, in: FileID(0)))
      let back = Editor.applied(again.places.map { Fix.Edit($0, thing.name) }, to: there)
      #expect(back == text)
    }
  }

  @Test(arguments: examples) func linesFoldAndSelectionsGrow(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let layout = TokenLayout(bytes)
    let lines = LineIndex(bytes).starts.count
    for fold in layout.folds() { #expect(fold.first < fold.last && fold.last < lines) }
    var random = Seeded(bytes.count)
    for _ in 0..<40 {
      let selections = layout.selections(at: UInt32(random.next(bytes.count + 1)))
      #expect(selections.last == SourceRange(0, UInt32(bytes.count)))
      for (inner, outer) in zip(selections, selections.dropFirst()) {
        #expect(outer.contains(inner) && outer != inner)
      }
    }
  }

  /// Whatever the place, and however the text is cut off there, each question has an answer: at two
  /// places of each file in every run, at twelve with `SBAR_TESTS=all`.
  @Test(arguments: examples) func anyPlaceCanBeAskedAbout(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let whole = try Editor(file: file).analysis
    var random = Seeded(bytes.count)
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    for _ in 0..<(isAll ? 12 : 2) {
      let offset = random.next(bytes.count + 1)
      _ = whole.hover(at: UInt32(offset), in: FileID(0))
      _ = whole.named(at: UInt32(offset), in: FileID(0))
      _ = whole.askedChain(at: UInt32(offset), in: FileID(0))
      let cut = String(decoding: bytes[..<offset], as: UTF8.self)
      let editor = Editor(cut)
      let place = UInt32(cut.utf8.count)
      let rest = Analysis.withoutLine(of: place, Array(cut.utf8))
      // A brace may end a scenario that nothing ends.
      #expect(rest.count == cut.utf8.count || rest.count == cut.utf8.count + 1)
      _ = editor.analysis.completions(at: place, in: FileID(0), rest: editor.analysis)
      _ = editor.analysis.actions(in: FileID(0), range: SourceRange(0, place))
      _ = editor.analysis.problems(in: FileID(0))
      _ = editor.analysis.lenses(in: FileID(0))
    }
  }
}
