import Editing
import Foundation
import Interpreter
import Language
import Reporting
import Testing

@Suite struct WritingTests {
  private func labels(_ text: String) throws -> [Completion] {
    let (text, offset) = try Editor.marked(text)
    let rest = Analysis.withoutLine(of: offset, Array(text.utf8))
    #expect(rest.count == text.utf8.count)
    return Editor(text).analysis.completions(
      at: offset, in: FileID(0), rest: Editor(String(decoding: rest, as: UTF8.self)).analysis)
  }

  private func scenario(_ lines: String) -> String {
    Sample.app + "scenario \"a\" {\n    launch\n" + lines + "}\n"
  }

  @Test func whatIsTrueComesFirst() throws {
    let facts = try labels(scenario("    expect |\n"))
    #expect(facts.first?.label == "visible, dark")
    #expect(facts.first?.isPresent == true)
    let taps = try labels(scenario("    tap \"|\n    expect hidden\n"))
    #expect(taps.map { $0.label } == ["Photo"])
    let steps = try labels(scenario("    tap \"Photo\"\n    |\n    expect hidden\n"))
    #expect(steps.filter { $0.isPresent }.map { $0.label } == ["expect visible, dark", "back"])
    let sheet = try labels(scenario("    present Photo as sheet\n    |\n    expect hidden\n"))
    #expect(sheet.filter { $0.isPresent }.map { $0.label }.contains("dismiss"))
    #expect(!sheet.filter { $0.isPresent }.map { $0.label }.contains("back"))
    let stack =
      Sample.app + "screen Settings {\n    NavigationStack {"
      + " NavigationLink(\"More\") { Photo() } }\n}\n\n"
    let inSheet = try labels(
      stack + "scenario \"a\" {\n    launch\n    present Settings as sheet\n"
        + "    tap \"More\"\n    |\n    expect visible\n}\n")
    let ways = inSheet.filter { $0.isPresent }.map { $0.label }
    #expect(ways.contains("back") && ways.contains("dismiss"), "\(ways)")
    let launch = try labels(Sample.app + "scenario \"a\" {\n    |\n}\n")
    #expect(launch.first?.label == "launch")
  }

  @Test(arguments: [
    ("|", "scenario"), ("app A {\n    |\n}\n", "device"), ("app A {\n    ios |\n}\n", "26"),
    ("app A {\n    device \"|\"\n}\n", "iPhone 14"),
    ("screen A {\n    Text(\"a\").|\n}\n", "statusBarHidden"),
    ("scenario \"a\" on |{\n}\n", "ios"), ("scenario \"a\" on ios 17, device |{\n}\n", "notch"),
    ("scenario \"a\" {\n    rotate |\n}\n", "landscape"),
    ("scenario \"a\" {\n    expect navigationBar |\n}\n", "hidden"),
    ("screen Home {\n}\nscenario \"a\" {\n    push |\n}\n", "Home"),
    ("app A {\n    state isOn = false\n}\nscenario \"a\" {\n    set |\n}\n", "isOn"),
    ("app A {\n    policy.|\n}\n", "nestedHiding innermost"),
  ]) func tablesAreOffered(text: String, label: String) throws {
    let found = try labels(text)
    #expect(found.contains { $0.label == label }, "\(found.map { $0.label })")
  }

  /// A device that never ran a release of the scenario is not offered for it.
  @Test func devicesAreThoseOfTheReleases() throws {
    let text =
      "app A {\n    ios 26\n    device \"|\"\n    Text(\"a\")\n}\n"
      + "scenario \"a\" {\n    launch\n    expect visible\n}\n"
    let found = try labels(text).map { $0.label }
    #expect(found.contains("iPhone 14") && !found.contains("iPhone 6s"), "\(found)")
    let old = try labels(text.replacing("ios 26", with: "ios 13")).map { $0.label }
    #expect(old.contains("iPhone 6s") && !old.contains("iPhone 14"), "\(old)")
  }

  @Test(arguments: [
    "// |", "screen A {\n    Text(\"|\")\n}\n", "scenario \"|\" {\n}\n",
    "/* a\n|\n*/\n", "class A: UIViewController {\n    func f() { | }\n}\n",
  ]) func nothingIsOfferedWhereNothingIsMeant(text: String) throws {
    #expect(try labels(text).isEmpty)
  }

  /// What a step or a fact is completed to can be read.
  @Test func whatIsWrittenCanBeRead() throws {
    for one in try labels(scenario("    |\n")) + labels(scenario("    expect |\n")) {
      let isFact = one.kind == .fact && !one.label.hasPrefix("expect")
      let line = (isFact ? "expect " : "") + WritingTests.filled(one.text)
      let text = scenario("    \(line)\n")
      let spec = Editor(text).analysis.state.spec
      let errors = spec.diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(line): \(errors.map { $0.message })")
    }
  }

  /// A snippet with its places as they are proposed.
  private static func filled(_ snippet: String) -> String {
    snippet.replacing(#/\$\{\d:([^}]*)\}/#) { String($0.output.1) }.replacing("$0", with: "")
  }

  // MARK: - Actions

  @Test func aBlankIsFilledIn() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let all = SourceRange(0, UInt32(text.utf8.count))
    let fill = try #require(
      editor.analysis.actions(in: editor.root, range: all).first { $0.kind == .fill })
    let filled = Editor.applied(fill.edits, to: text)
    #expect(filled.contains("    back\n    expect visible, dark\n"))
    #expect(!Editor(filled).analysis.hints(in: editor.root).contains { $0.kind == .blank })
  }

  @Test func aMendMendsItsFailure() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let all = SourceRange(0, UInt32(text.utf8.count))
    let failure = try #require(
      editor.analysis.mendable(in: editor.root, range: all).first)
    let mends = editor.analysis.mends(of: failure, options: editor.options)
    #expect(mends.count == 2)
    for mend in mends {
      let mended = Editor(Editor.applied(mend.edits, to: text))
      #expect(!mended.analysis.problems(in: editor.root).contains { $0.severity == .error })
    }
  }

  /// Of each code's page: what an action changes can be read, and its problem is gone.
  @Test(arguments: CodePage.all.map { $0.code.spelling })
  func anActionDoesWhatItSays(code: String) throws {
    let page = try #require(CodePage.all.first { $0.code.spelling == code })
    let text = page.badFile
    let editor = Editor(text)
    let all = SourceRange(0, UInt32(text.utf8.count))
    for action in editor.analysis.actions(in: editor.root, range: all) where action.kind == .fix {
      guard let problem = action.problem else { continue }
      let changed = Editor(Editor.applied(action.edits, to: text))
      func count(_ editor: Editor) -> Int {
        editor.analysis.problems(in: FileID(0)).count { $0.code == action.code }
      }
      #expect(count(changed) < count(editor), "\(action.title) at \(problem.range.start)")
    }
  }

  @Test func safeFixesLeaveLessToMend() {
    var count = 0
    for page in CodePage.all {
      let text = page.badFile
      let editor = Editor(text)
      guard let all = editor.analysis.safeFixes(in: editor.root) else { continue }
      count += 1
      let changed = Editor(Editor.applied(all.edits, to: text))
      let (before, after) = (editor.analysis.state.plan, changed.analysis.state.plan)
      #expect(after.diagnostics.count < before.diagnostics.count, "\(page.code.spelling)")
    }
    #expect(count >= 20)
  }

  // MARK: - Layout

  @Test(arguments: examples) func layoutIsThatOfTheFormatter(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    // Blanks that the formatter takes away again.
    let loose = Array(
      String(decoding: bytes, as: UTF8.self).replacing(" {\n", with: "   {\n").utf8)
    let source = Source(file: FileID(0), name: "a.sbar", bytes: loose)
    guard case .text(let wanted) = format(source) else { return }
    let edits = layoutEdits(of: source).map { Fix.Edit(Location(FileID(0), $0.range), $0.text) }
    let laidOut = Editor.applied(edits, to: String(decoding: loose, as: UTF8.self))
    #expect(Array(laidOut.utf8) == wanted)
  }
}
