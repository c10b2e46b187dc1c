import Interpreter
import Testing

/// Methods of values that no variable holds.
///
/// What each form comes to is what the compiler makes of it.
struct ValueMethodTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          enum G { static var count = 0 }
          enum Ev { case tap, b; func f() -> Int { G.count += 1; return 4 } }
          """#,
        ("n == 5", "n = Ev.tap.f() + G.count"),
        ("n == 5", "let e = Ev.b; n = e.f() + G.count"),
        ("n == 1", "if Ev.b.f() == 4 { n = G.count }")
      ),
      SwiftForm.each(
        declaring: #"""
          final class Box { var v = 1 }
          struct Add { func exec(_ b: Box) { b.v = 3 } }
          let box = Box()
          """#,
        ("n == 3", "Add().exec(box); n = box.v")
      ),
      SwiftForm.each(
        declaring: #"""
          enum G { static var count = 0 }
          struct L { func log() { G.count += 1 } }
          """#,
        ("n == 1", "L().log(); n = G.count")
      ),
      SwiftForm.each(
        declaring: #"""
          enum G { static var count = 0 }
          enum Ev { case tap, swipe; func log() { G.count += 1 } }
          """#,
        ("n == 1", "Ev.tap.log(); n = G.count")
      ),
      SwiftForm.each(
        declaring: #"""
          enum G { static var count = 0 }
          struct L { func log() -> Int { G.count += 1; return 4 } }
          """#,
        ("n == 1", "_ = L().log(); n = G.count")
      ),
      SwiftForm.each(
        declaring: #"""
          final class Bar { var light = false }
          enum Theme { case dark, light
              func apply(to bar: Bar) { bar.light = self == .dark } }
          let bar = Bar()
          """#,
        ("bar.light", "Theme.dark.apply(to: bar)")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          struct Add { let k: Int; func exec(_ h: Home) { h.n += k } }
          """#,
        ("n == 3", "Add(k: 3).exec(self)")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Th1 { case a, b; func apply(to h: Home) { h.n = self == .b ? 4 : 5 } }
          """#,
        ("n == 4", "Th1.b.apply(to: self)")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Act { case add(Int); func run(on h: Home) { h.n = 4 } }
          """#,
        ("n == 4", "Act.add(4).run(on: self)")
      ),
      SwiftForm.each(
        declaring: #"""
          protocol Vis { func visit(_ h: Home) }
          struct VA: Vis { func visit(_ h: Home) { h.n += 1 } }
          func accept(_ v: Vis) { v.visit(self) }
          """#,
        ("n == 1", "accept(VA())")
      ),
      SwiftForm.each(
        declaring: #"""
          enum G { static var count = 0 }
          extension String { func log() { G.count += count } }
          extension Int { func log() { G.count += self } }
          """#,
        ("n == 3", "\"abc\".log(); n = G.count"),
        ("n == 4", "4.log(); n = G.count"),
        ("n == 2", "let x = \"ab\"; x.log(); n = G.count")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
