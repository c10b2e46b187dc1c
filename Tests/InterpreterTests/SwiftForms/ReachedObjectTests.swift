import Interpreter
import Testing

/// Objects that are reached through lists, optionals, casts and key paths.
///
/// What each form comes to is what the compiler makes of it.
struct ReachedObjectTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          class C { var k = 1 }
          var c = C()
          """,
        ("n == 6", "let d = [c]; d[0].k = 6; n = c.k"),
        ("n == 6", "guard let x = Optional(c) else { return }; x.k = 6; n = c.k"),
        ("n == 6", #"let d = ["x": [c]]; d["x"]?.first?.k = 6; n = c.k"#),
        ("n == 6", "let x = [c].map { $0 }; x[0].k = 6; n = c.k"),
        ("n == 6", #"let x = ["a": c].values.first; x?.k = 6; n = c.k"#),
        ("n == 6", #"for (_, x) in ["a": c] { x.k = 6 }; n = c.k"#),
        ("n == 6", "for (i, x) in [c].enumerated() { x.k = 6 + i }; n = c.k"),
        ("n == 6", "let x = [c, nil].compactMap { $0 }; x[0].k = 6; n = c.k"),
        ("n == 6", "var st = [c]; let x = st.removeLast(); x.k = 6; n = c.k"),
        ("n == 6", "var st = [c]; st.popLast()?.k = 6; n = c.k"),
        ("n == 6", "let d = [c]; for x in d { x.k = 6 }; n = c.k"),
        ("n == 6", "switch Optional(c) { case let x?: x.k = 6; case nil: break }; n = c.k"),
        ("n == 6", #"let d = ["x": c]; d["x"]?.k = 6; n = c.k"#),
        ("n == 6", "let t1 = (c, 1); t1.0.k = 6; n = c.k"),
        ("n == 6", "let f = { self.c }; f().k = 6; n = c.k"),
        ("n == 6", "func f() -> C { c }; f().k = 6; n = c.k"),
        ("n == 6", "(n == 0 ? c : C()).k = 6; n = c.k"),
        ("n == 6", "let x = Optional(c) ?? C(); x.k = 6; n = c.k")
      ),
      SwiftForm.each(
        declaring: """
          class Bld { var k = 0; @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x
          return self } }
          """,
        ("n == 5", "let a = Bld(); let bs = [a]; bs[0].add(5); n = a.k"),
        ("n == 5", "let a = Bld(); if let o = Optional(a) { o.add(5) }; n = a.k"),
        ("n == 5", "let a = Bld(); (n == 0 ? a : Bld()).add(5); n = a.k"),
        ("n == 5", "let a = Bld(); let c = Optional(a) ?? Bld(); c.add(5); n = a.k"),
        (
          "n == 5",
          "let a = Bld(); let h = Hd2(b: a); h.b.add(5); n = a.k; "
            + "struct Hd2 { let b: Bld }"
        )
      ),
      SwiftForm.each(
        declaring: """
          class Bld { var k = 0; @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x
          return self }; var o: Bld? }
          enum En { case w(Bld), z }
          let a = Bld()
          var o: Bld? = Bld()
          var en = En.z
          """,
        ("n == 5", "en = .w(a); if case .w(let b) = en { b.k = 5 }; n = a.k"),
        (
          "n == 5",
          "en = .w(a); switch en { case .w(let b): b.add(5); case .z: break }; "
            + "n = a.k"
        )
      ),
      SwiftForm.each(
        declaring: """
          class Bld { var k = 0; @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x
          return self }; var o: Bld? }
          let a = Bld()
          var l = [Bld(), Bld()]
          var o: Bld? = Bld()
          """,
        ("n == 5", "let b = n == 0 ? a : l[0]; b.k = 5; n = a.k"),
        ("n == 5", "var b = l[0]; b = a; b.k = 5; n = a.k"),
        ("n == 5", "let arr = l + [a]; arr[2].k = 5; n = a.k"),
        ("n == 5", "l.append(a); l[2].k = 5; n = a.k")
      ),
      SwiftForm.each(
        declaring: """
          class Bld { var k = 0; @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x
          return self }; var o: Bld? }
          let a = Bld()
          var o: Bld? = Bld()
          """,
        ("n == 5", "_ = [a].map { $0.k = 5 }; n = a.k"),
        ("n == 5", "withExtendedLifetime(a) { $0.k = 5 }; n = a.k")
      ),
      SwiftForm.each(
        declaring: """
          class Ch: UIViewController { var k = 1
          override var preferredStatusBarStyle: UIStatusBarStyle {
            k > 2 ? .lightContent : .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          let own = Ch()
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let l = [own]; l[0].k = 5; put(own)"),
        ("light", "if let c = Optional(own) { c.k = 5 }; put(own)"),
        ("light", "let p = (own, 1); p.0.k = 5; put(own)"),
        ("light", #"let d = ["a": own]; d["a"]?.k = 5; put(own)"#)
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }

  /// Lists that are written where code goes through them.
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          class C { var k = 1 }
          var c = C()
          """,
        ("n == 6", "[c].forEach { $0.k = 6 }; n = c.k"),
        ("n == 6", "for x in [c] { x.k = 6 }; n = c.k"),
        ("n == 6", "[C(), c].forEach { x in x.k = 6 }; n = c.k")
      ),
      SwiftForm.each(
        declaring: """
          class Ch: UIViewController { var k = 1
          override var preferredStatusBarStyle: UIStatusBarStyle {
            k > 2 ? .lightContent : .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          let own = Ch()
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "[own].forEach { $0.k = 5 }; put(own)")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: passed")
  }
}
