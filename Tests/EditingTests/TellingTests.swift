import Editing
import Foundation
import Interpreter
import Language
import Testing

@Suite struct TellingTests {
  @Test func linesSayWhatBecameOfThem() {
    let editor = Editor(Sample.app + Sample.scenario)
    let hints = editor.analysis.hints(in: editor.root).map { $0.label }
    #expect(
      hints == [
        "→ visible, dark text", "✔ 2 cells", "✘ visible, dark", "= visible, dark",
      ])
  }

  @Test func aHintNamesWhatIsNotKnown() throws {
    let text = """
      app A {
          ios 17
          device "iPhone 14"
          input session

          Home()
      }

      screen Home {
          Text("a").statusBarHidden(session.isReading)
      }

      scenario "a" {
          launch
          expect hidden
      }
      """
    let editor = Editor(text)
    let hint = try #require(editor.analysis.hints(in: editor.root).last)
    #expect(hint.kind == .undecided)
    #expect(hint.label == "? session.isReading")
  }

  @Test func hintsOfARangeAreThoseOfItsLines() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "expect hidden", in: text)
    let hints = editor.analysis.hints(in: editor.root, range: SourceRange(place, place + 6))
    #expect(hints.map { $0.label } == ["✘ visible, dark"])
  }

  /// The hints of an example say what its scenarios come to.
  @Test(arguments: examples) func hintsAgreeWithTheRun(file: URL) throws {
    let editor = try Editor(file: file)
    let hints = editor.analysis.hints(in: editor.root)
    #expect(hints.allSatisfy { $0.label.count <= 40 && !$0.label.isEmpty })
    #expect(hints.map { $0.offset } == hints.map { $0.offset }.sorted())
    for result in editor.analysis.state.results where result.name.file == editor.root {
      let scenario = try #require(
        editor.analysis.state.plan.scenarios.first { $0.name == result.name })
      let own = hints.filter {
        scenario.range.start <= $0.offset && $0.offset <= scenario.range.end
      }
      let worst: [VerdictHint.Kind] = own.map { $0.kind }
      switch result.outcome {
      case .passed:
        #expect(!worst.contains(.fails) && !worst.contains(.undecided) && worst.contains(.holds))
      case .failed: #expect(worst.contains(.fails))
      case .undecided: #expect(worst.contains(.undecided))
      case .known: #expect(worst.contains(.known))
      case .skipped: #expect(!worst.contains(.holds))
      case .broken, .blank: break
      }
    }
  }

  @Test func aProblemSaysWhyAndWhereItComesFrom() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let problems = editor.analysis.problems(in: editor.root)
    let failure = try #require(problems.first { $0.severity == .error })
    #expect(failure.code == .factDoesNotHold)
    #expect(
      failure.message.contains(
        "expected hidden, but the bar stays visible (disputed) on every cell (2)\nwhy: "))
    #expect(failure.message.contains("(S18)"))
    #expect(!failure.related.isEmpty)
    let advice = try #require(problems.first { $0.isUnnecessary })
    #expect(advice.severity == .warning)
    #expect(problems.contains { $0.severity == .information && $0.code == .expectationBlank })
  }

  @Test func aMistakeInOneScenarioLeavesTheOthersTheirVerdicts() throws {
    let text =
      Sample.app + "scenario \"good\" {\n    launch\n    expect visible\n}\n\n"
      + "scenario \"half\" {\n    launch\n    expect \n}\n"
    let editor = Editor(text)
    #expect(editor.analysis.problems(in: editor.root).contains { $0.severity == .error })
    #expect(editor.analysis.hints(in: editor.root).map { $0.kind } == [.change, .holds])
  }

  @Test func aStepIsToldWithItsPictureAndWhoWasAsked() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "tap \"Photo\"", in: text)
    let hover = try #require(editor.analysis.hover(at: place + 1, in: editor.root))
    let told = hover.text(isMarkdown: false)
    #expect(told.contains("dark text, 47 pt"))
    #expect(told.contains("hidden     false"))
    #expect(hover.text(isMarkdown: true).hasPrefix("```text\n"))
  }

  @Test func aModifierIsToldWithWhoHearsIt() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "statusBarHidden", in: text)
    let hover = try #require(editor.analysis.hover(at: place + 3, in: editor.root))
    #expect(
      hover.text(isMarkdown: false)
        == "\"the photo is full screen\", line 21: hidden: has no effect (S18)")
  }

  @Test(arguments: [
    ("// see S|18\n", "S18"), ("// allow SB|6009: ours\n", "SB6009"),
    ("app A {\n    device \"iPhone| 14\"\n}\n", "bar 47 pt high"),
    ("app A {\n    device no|tch\n}\n", "pt high in portrait, iOS 11"),
    ("app A {\n    device home|Button\n}\n", "bar 20 pt high in portrait, iOS"),
  ]) func whatIsNamedIsTold(text: String, part: String) throws {
    let (text, offset) = try Editor.marked(text)
    let editor = Editor(text)
    let hover = try #require(editor.analysis.hover(at: offset, in: editor.root))
    #expect(hover.text(isMarkdown: false).contains(part))
  }

  @Test func whoAsksWhomIsATree() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "tap \"Photo\"", in: text)
    let chain = try #require(editor.analysis.askedChain(at: place, in: editor.root))
    #expect(chain.nodes.first?.depth == 0)
    for index in chain.nodes.indices.dropFirst() {
      let asker = try #require(chain.asker(of: index))
      #expect(chain.asked(by: asker).contains(index))
    }
  }

  @Test func lensesSayWhatAScenarioCameTo() {
    let editor = Editor(Sample.app + Sample.scenario)
    let titles = editor.analysis.lenses(in: editor.root).map { $0.title }
    #expect(titles.prefix(2) == ["✘ failed in 2 of 2 cells", "Mend"])
  }

  @Test func aNameIsToldWhereItIsDeclaredAsWhereItIsUsed() throws {
    let text = """
      app A {
          ios 17
          device "iPhone 14"
          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a" {
          launch
          expect hidden
      }
      """
    let editor = Editor(text)
    let place = try Editor.offset(of: "Home: UI", in: text)
    let hover = try #require(editor.analysis.hover(at: place + 1, in: editor.root))
    #expect(hover.text(isMarkdown: false).contains("\"a\", line 12: hidden"))
    #expect(hover.location.range.start == place)
  }

  @Test func aModifierThatNothingHearsSaysSo() throws {
    let text =
      Sample.app + "screen Rest {\n    Text(\"a\").statusBarHidden()\n}\n\n" + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "statusBarHidden()\n}\n\nscen", in: text)
    let hover = try #require(editor.analysis.hover(at: place + 1, in: editor.root))
    #expect(
      hover.text(isMarkdown: false)
        == "`statusBarHidden` is heard in no step of the scenario: "
        + "what it belongs to is on screen after none of them")
  }

  /// What works is not greyed out.
  @Test func onlyWhatHasNoEffectIsUnnecessary() {
    let place = Location(FileID(0), SourceRange(0, 1))
    func problem(_ code: DiagnosticCode) -> EditorProblem {
      EditorProblem(Diagnostic(code, .warning, "a", at: place))
    }
    #expect(problem(.modifierOnDestination).isUnnecessary)
    #expect(!problem(.deprecatedCall).isUnnecessary && problem(.deprecatedCall).isDeprecated)
    #expect(!problem(.embeddedController).isUnnecessary)
    #expect(!problem(.factDoesNotHold).isUnnecessary)
  }

  /// What was found is kept until a text changes, and a request that is over ends at once.
  @Test func hintsAreKept() {
    let editor = Editor(Sample.app + Sample.scenario)
    var memory = HintMemory()
    #expect(
      editor.analysis.hints(in: editor.root, range: nil, &memory, isOver: { true }) == nil)
    let first = editor.analysis.hints(in: editor.root, range: nil, &memory, isOver: { false })
    let again = editor.analysis.hints(in: editor.root, range: nil, &memory, isOver: { true })
    #expect(first?.count == 4 && again?.map { $0.label } == first?.map { $0.label })
  }

  @Test func whatIsHeardIsGivenUp() throws {
    let text = Sample.app + Sample.scenario
    let editor = Editor(text)
    let place = try Editor.offset(of: "statusBarHidden", in: text)
    #expect(editor.analysis.hover(at: place + 3, in: editor.root, isOver: { true }) == nil)
  }
}
