import Interpreter
import Testing

/// Objects that are reached through lists, optionals, casts and key paths.
///
/// What each form comes to is what the compiler makes of it.
struct ReachedObjectTests {
  @Test(arguments: [
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let d = [c]; d[0].k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    guard let x = Optional(c) else { return }; x.k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let d = ["x": [c]]; d["x"]?.first?.k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let x = [c].map { $0 }; x[0].k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let x = ["a": c].values.first; x?.k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    for (_, x) in ["a": c] { x.k = 6 }; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    for (i, x) in [c].enumerated() { x.k = 6 + i }; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let x = [c, nil].compactMap { $0 }; x[0].k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    var st = [c]; let x = st.removeLast(); x.k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    var st = [c]; st.popLast()?.k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let d = [c]; for x in d { x.k = 6 }; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    switch Optional(c) { case let x?: x.k = 6; case nil: break }; n = c.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self } }
    ---
    let a = Bld(); let bs = [a]; bs[0].add(5); n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self } }
    ---
    let a = Bld(); if let o = Optional(a) { o.add(5) }; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self } }
    ---
    let a = Bld(); (n == 0 ? a : Bld()).add(5); n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self } }
    ---
    let a = Bld(); let c = Optional(a) ?? Bld(); c.add(5); n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self } }
    ---
    let a = Bld(); let h = Hd2(b: a); h.b.add(5); n = a.k; struct Hd2 { let b: Bld }
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    enum En { case w(Bld), z }
    let a = Bld()
    var o: Bld? = Bld()
    var en = En.z
    ---
    en = .w(a); if case .w(let b) = en { b.k = 5 }; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    enum En { case w(Bld), z }
    let a = Bld()
    var o: Bld? = Bld()
    var en = En.z
    ---
    en = .w(a); switch en { case .w(let b): b.add(5); case .z: break }; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    let a = Bld()
    var l = [Bld(), Bld()]
    var o: Bld? = Bld()
    ---
    let b = n == 0 ? a : l[0]; b.k = 5; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    let a = Bld()
    var l = [Bld(), Bld()]
    var o: Bld? = Bld()
    ---
    var b = l[0]; b = a; b.k = 5; n = a.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let d = ["x": c]; d["x"]?.k = 6; n = c.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    let a = Bld()
    var l = [Bld(), Bld()]
    var o: Bld? = Bld()
    ---
    let arr = l + [a]; arr[2].k = 5; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    let a = Bld()
    var l = [Bld(), Bld()]
    var o: Bld? = Bld()
    ---
    l.append(a); l[2].k = 5; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    let a = Bld()
    var o: Bld? = Bld()
    ---
    _ = [a].map { $0.k = 5 }; n = a.k
    """,
    """
    n == 5
    class Bld { var k = 0
    @discardableResult func add(_ x: Int) -> Bld { k = k * 10 + x; return self }
    var o: Bld? }
    let a = Bld()
    var o: Bld? = Bld()
    ---
    withExtendedLifetime(a) { $0.k = 5 }; n = a.k
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    let own = Ch()
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let l = [own]; l[0].k = 5; put(own)
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    let own = Ch()
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    [own].forEach { $0.k = 5 }; put(own)
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    let own = Ch()
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    if let c = Optional(own) { c.k = 5 }; put(own)
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    let own = Ch()
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let p = (own, 1); p.0.k = 5; put(own)
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    let own = Ch()
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let d = ["a": own]; d["a"]?.k = 5; put(own)
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let t1 = (c, 1); t1.0.k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let f = { self.c }; f().k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    func f() -> C { c }; f().k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    [c].forEach { $0.k = 6 }; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    (n == 0 ? c : C()).k = 6; n = c.k
    """,
    """
    n == 6
    class C { var k = 1 }
    var c = C()
    ---
    let x = Optional(c) ?? C(); x.k = 6; n = c.k
    """,
  ])
  func isLeftOpen(form: String) {
    #expect(outcomes(SwiftForm(form).spec).first == "one: undecided")
  }
}
