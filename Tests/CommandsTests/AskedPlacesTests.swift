import Foundation
import Testing

/// Where `ask` asks: what the file says, what `--on` says, and else wherever the text can run; and
/// what would change the answer there.
@Suite struct AskedPlacesTests {
  private let app = """
    app Reader {
        ios 17
        device notch
        input isLocked
        Home()
    }
    screen Home { Text("a").statusBarHidden(isLocked) }
    """

  private func ask(_ text: String, _ arguments: String...) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    var result = try BuiltTool.run(["ask", "a.sbar"] + arguments, in: folder.url)
    result.output = BuiltTool.steady(result.output)
    return result
  }

  @Test func whatTheFileSaysIsAskedAlone() throws {
    let output = try ask(app).output
    #expect(output.hasPrefix("every phone with a notch in portrait, iOS 17: unknown: "))
    #expect(output.contains("asked     4 cells: iOS 17, as the file says; `--on` asks elsewhere"))
    let list = app.replacing("ios 17", with: "ios [15, 18]")
    #expect(try ask(list).output.contains("in landscape, iOS 15 and 18: hidden"))
    let night = app.replacing("ios 17", with: "ios 17\n    appearance dark")
    #expect(try ask(night).output.contains("asked     2 cells"))
  }

  @Test func theQuestionSaysOtherwise() throws {
    let result = try ask(app, "--on", "ios 15...16, device [notch, pad]", "--on", "isLocked true")
    #expect(result.status == 0)
    let every = "every phone with a notch and every iPad, iOS 15 to 16.4: hidden"
    #expect(result.output.contains("iOS 15"))
    #expect(
      result.output.contains("hidden\n") && !result.output.contains("unknown"), "\(every)")
    // With the word that stands before the settings of a header, too.
    let same = try ask(app, "--on", "on ios 16, device pad, isLocked [true, false]")
    #expect(same.output.contains("isLocked true"), "\(same.output)")
  }

  @Test(arguments: [
    ("ios 15, device pod", "SB2521"), ("ios 15 device pad", "SB1043"), ("ios", "SB"),
    ("ios 15 {", "SB1005"), ("colour red", "SB"), ("", "SB"),
  ])
  func whatIsWrongWithItIsPointedAt(settings: String, code: String) throws {
    let result = try ask(app, "--on", settings)
    #expect(result.status == 2)
    #expect(result.output.contains("error[\(code)") && result.output.contains(" → --on:1:"))
  }

  /// The expectations that are written hold on just those releases and devices.
  @Test(arguments: ["ios [14, 17], device \"iPhone 12\"", "ios 16...18, device [pad, notch]"])
  func whatIsAskedThereIsWrittenSo(settings: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", app)
    let asked = try BuiltTool.run(
      ["ask", "a.sbar", "--on", settings, "--write", "b.sbar"], in: folder.url)
    #expect(asked.status == 0, "\(asked.output)\(asked.errors)")
    let tested = try BuiltTool.run(["test", "b.sbar"], in: folder.url)
    #expect(tested.status == 0, "\(tested.output)")
  }

  // MARK: - What there is no scenario for

  @Test func hintsAreForACommandLine() throws {
    let hint = "hint      say what it is: `--on 'isLocked true'`; `[true, false]` asks for both"
    #expect(try ask(app).output.contains(hint))
    #expect(try ask(app, "--on", "isLocked true").output.contains(": hidden\n"))
    let step = try ask(
      app.replacing("Text(\"a\")", with: "Button(\"a\") { if isLocked { isLocked = false } }"))
    for words in ["`set ", "scenario", "`on "] { #expect(!step.output.contains(words)) }
  }

  /// The launch that is not written has a name.
  @Test func aLaunchThatHangsOnSomethingIsNamed() throws {
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
              window = Library.makeWindow(for: scene)
          }
      }
      class Home: UIViewController { }
      """
    let output = try ask(text).output
    #expect(!output.contains("``"), "\(output)")
  }

  @Test func oneReasonIsToldAndTheRestWhereItIsWanted() throws {
    let short = try ask(app, "--on", "isLocked true").output
    #expect(short.components(separatedBy: "because").count == 2)
    #expect(short.contains("; 1 more with -v\n"))
    let long = try ask(app, "--on", "isLocked true", "-v").output
    #expect(long.contains("U51") && !long.contains("with -v"))
  }

  // MARK: - What would change the answer

  @Test func aPolicyThatChangesTheAnswerIsNamed() throws {
    let stack = """
      app Gallery {
          ios 17
          device notch
          appearance light
          NavigationStack { NavigationLink("Photo") { Photo() } }
      }
      screen Photo { Image("bridge").statusBarHidden() }
      """
    let steps = ["--then", "tap \"Photo\""]
    let output = try ask(stack, steps[0], steps[1]).output
    #expect(output.contains("  changes   with `--policy stackDestinations=16` it is hidden\n"))
    let chosen = try ask(stack, steps[0], steps[1], "--policy", "stackDestinations=16").output
    #expect(chosen.hasPrefix("after tap \"Photo\"\nevery phone with a notch, iOS 17: hidden\n"))
  }

  /// Each quirk that is named changes the answer where it is named.
  @Test func aDefectThatChangesTheAnswerIsNamed() throws {
    let pushed = """
      app Mail {
          ios 11
          device "iPhone X"
          UINavigationController { Inbox() }
      }
      screen Inbox: UIViewController
      screen Photo: UIViewController { prefersStatusBarHidden = true }
      """
    let plain = try ask(pushed, "--then", "push Photo", "--then", "begin back", "--json").output
    for quirk in 1...11 where plain.contains("--quirks Q\(quirk)`") {
      let other = try ask(
        pushed, "--then", "push Photo", "--then", "begin back", "--json", "--quirks", "Q\(quirk)")
      #expect(other.output != plain)
    }
  }

  // MARK: - SwiftUI

  @Test(arguments: [
    "import SwiftUI\nclass A: UIViewController { }",
    "class A: UIHostingController<B> { }\nstruct B: View { var body: some View { Text(\"b\") } }",
    "class A: UIViewController { }\nstruct B: View { var body: some View { Text(\"b\") } }",
  ])
  func aFileOfSwiftUIBeginsWithIt(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", text)
    let result = try BuiltTool.run(["ask", "a.swift", "--root", "A"], in: folder.url)
    #expect(result.output.contains("iOS 13 to 27; SwiftUI came with iOS 13"), "\(result.output)")
  }
}
