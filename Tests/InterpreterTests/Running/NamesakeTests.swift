import Interpreter
import Testing

/// Declarations of one name that only their files, or the types around them, see.
struct NamesakeTests {
  @Test func eachFileHasItsOwnPrivateConstant() {
    let outcomes = outcomes(
      of: "private let quiet = true\n" + controller("A", hides: "quiet"),
      "private let quiet = false\n" + controller("B", hides: "quiet"))
    #expect(outcomes == [.passed])
  }

  @Test func whatAPrivateVariableOfSeveralFilesIsIsOpen() {
    let outcomes = outcomes(
      of: "private var quiet = true\n" + controller("A", hides: "quiet"),
      "private var quiet = false\n" + controller("B", hides: "quiet"))
    #expect(outcomes == [.undecided])
  }

  @Test(arguments: ["private extension", "fileprivate extension"])
  func whatPrivateExtensionsOfSeveralFilesGiveIsOpen(modifier: String) {
    func file(_ name: String, _ value: String) -> String {
      "\(modifier) UIViewController { var quiet: Bool { \(value) } }\n"
        + controller(name, hides: "quiet")
    }
    let outcomes = outcomes(of: file("A", "true"), file("B", "false"))
    #expect(outcomes == [.undecided])
  }

  @Test func typesOfOneNameInTwoOthersAreTwo() {
    let outcomes = outcomes(
      of: "enum First { enum Keys { static let hides = true } }\n"
        + "enum Second { enum Keys { static let hides = false } }\n"
        + controller("A", hides: "First.Keys.hides && !Second.Keys.hides"),
      controller("B", hides: "false"))
    #expect(outcomes == [.passed])
  }

  @Test func eachFileHasItsOwnPrivateType() {
    func file(_ name: String, _ value: String) -> String {
      "private struct Row { static let hides = \(value); var isOn = \(value) }\n"
        + controller(name, hides: "Row.hides && Row().isOn")
    }
    #expect(outcomes(of: file("A", "true"), file("B", "false")) == [.passed])
  }

  private func controller(_ name: String, hides: String) -> String {
    "class \(name): UIViewController {\n"
      + "  override var prefersStatusBarHidden: Bool { \(hides) }\n}\n"
  }

  /// What `A` hiding the bar comes to, and then `B` showing it.
  private func outcomes(of first: String, _ second: String) -> [Outcome] {
    let text = """
      include "First.swift"
      include "Second.swift"
      app Reader {
          ios 17
          device notch
          A()
      }
      scenario "one" {
          launch
          expect hidden
          present B() as fullScreen
          expect visible
      }
      """
    let files = [("First.swift", "import UIKit\n" + first), ("Second.swift", second)]
    let plan = plan(text, files: files.map { (name: $0.0, text: $0.1) })
    #expect(plan.diagnostics.filter { $0.severity == .error }.map { $0.message } == [])
    return results(of: plan).map { $0.outcome }
  }
}
