import Interpreter
import Testing

/// Functions of objects of which no more is known than their class, or than that they have one.
struct UnknownObjectTests {
  private func outcomes(_ declarations: String, _ code: String, _ facts: [String]) -> [Outcome] {
    results(
      """
      app A {
          ios 17
          device notch
          Root()
      }
      class Photo: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      \(declarations)
      class Root: UIViewController {
          var count = 0
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(code)
          }
      }
      \(facts.map { "scenario \"\($0)\" {\nlaunch\nexpect \($0)\n}" }.joined(separator: "\n"))
      """
    ).map { $0.outcome }
  }

  private let model =
    "class Model { var count = 0; let root: Root; func go() { CODE }\n"
    + "init(root: Root) { self.root = root } }"

  @Test func aFunctionOfAnUnknownObjectRunsPerhaps() {
    let made = "let known = Model(root: self); let model: Model? = Server.model(known); model?.go()"
    let quiet = model.replacing("CODE", with: "count += 1; root.count += 1")
    #expect(outcomes(quiet, made, ["light"]) == [.passed])
    let loud = model.replacing(
      "CODE",
      with: "let photo = Photo(); photo.modalPresentationStyle = .fullScreen\n"
        + "root.present(photo, animated: false)")
    #expect(outcomes(loud, made, ["visible"]) == [.undecided])
  }

  /// A class that has such a function is looked at, whether it is followed or not.
  @Test(arguments: [
    (code: "print(1)", reaches: false), (code: "log(\"a\")", reaches: false),
    (code: "items.append(1)", reaches: false), (code: "service.track(1)", reaches: false),
    (code: "UIApplication.shared.keyWindow?.rootViewController = Photo()", reaches: true),
    (code: "tell()", reaches: true), (code: "handler?()", reaches: true),
    (code: "flag = true", reaches: true), (code: "Root.shared?.count.toggle()", reaches: true),
    (code: "print(late)", reaches: true), (code: "[1].forEach(run)", reaches: true),
    (code: "func inner() { tell() }; inner()", reaches: true),
    (code: "Self.go()", reaches: true), (code: "list[0]()", reaches: true),
    (code: "NotificationCenter.default.post(name: .a, object: nil)", reaches: true),
  ])
  func anElementIsOneOfThoseThatAreDeclared(code: String, reaches: Bool) {
    let declarations = """
      protocol Hearer { func heard() }
      class Logger: Hearer {
          var items: [Int] = []
          let service = Server()
          var handler: (() -> Void)?
          var flag = false { didSet { tell() } }
          var list: [() -> Void] = []
          \(code.contains("late") ? "var late: Int { tell(); return 1 }" : "")
          static func go() { UIApplication.shared.keyWindow?.rootViewController = Photo() }
          func run(_ number: Int) { tell() }
          func heard() { \(code) }
          func log(_ text: String) { print(text) }
          func tell() { UIApplication.shared.keyWindow?.rootViewController = Photo() }
      }
      func setUp(_ logger: Logger, _ root: Root) {
          logger.handler = { root.present(Photo(), animated: false) }
      }
      """
    let code = "for hearer in Server.hearers() { hearer.heard() }"
    #expect(outcomes(declarations, code, ["light"]) == [reaches ? .undecided : .passed])
  }
}
