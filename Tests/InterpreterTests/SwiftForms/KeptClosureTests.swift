import Interpreter
import Testing

/// Closures in tuples and dictionaries, and closures that are chosen.
///
/// What each form comes to is what the compiler makes of it.
struct KeptClosureTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          class Light: UIViewController { var tag = 1
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
          class Dark: UIViewController { var tag = 2
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        (
          "light",
          "let ok = { self.put(Light()) }; let no = { self.put(Dark()) }; "
            + "(n == 0 ? ok : no)()"
        )
      )
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          func val(_ a: () -> Int) { n = a() }
          """,
        ("n == 4", "val { t(1); return n + 3 }")
      ),
      SwiftForm.each(
        declaring: """
          func find(_ l: [Int], _ p: (Int) -> Bool) -> Int? { for x in l { if p(x) {
            return x } }
          return nil }
          """,
        ("n == 2", "var cnt = 0; _ = find([1, 5, 8]) { cnt += 1; return $0 > 3 }; n = cnt")
      ),
    ].joined())
  func areKnown(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: passed")
  }

  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 1", "let p = ({ self.t(1) }, 2); p.0()"),
        ("n == 1", "let p = (a: { self.t(1) }, b: 2); p.a()"),
        ("n == 1", #"let fs = ["a": { self.t(1) }]; fs["a"]?()"#),
        ("n == 1", #"let fs = ["a": { self.t(1) }]; fs["a"]!()"#),
        ("n == 1", #"let fs = ["a": { self.t(1) }]; if let f = fs["a"] { f() }"#),
        ("n == 1", "let f = n == 0 ? { self.t(1) } : { self.t(2) }; f()")
      ),
      SwiftForm.each(
        declaring: """
          class Light: UIViewController { var tag = 1
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        (
          "light",
          #"let acts: [String: () -> Void] = ["a": { self.put(Light()) }]; "#
            + #"acts["a"]?()"#
        )
      ),
      SwiftForm.each(
        declaring: """
          lazy var table: [Int: () -> Void] = [1: { self.t(1) }, 2: { self.t(2) }]
          """,
        ("n == 2", "table[2]?()")
      ),
      SwiftForm.each(
        declaring: """
          var pair: (a: () -> Void, b: Int)?
          """,
        ("n == 1", "pair = ({ self.t(1) }, 2); pair?.a()")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
