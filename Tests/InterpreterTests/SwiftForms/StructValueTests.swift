import Testing

/// Structs that code makes and asks at once, hands on and holds in constants.
struct StructValueTests {
  @Test(arguments: [
    CompiledCode(
      """
      struct R { var n = 2
        var twice: Int { n * 2 }
        func f() -> Int { n + 1 } }
      struct H { var r = R()
        let q: R }
      class C { var n = 3
        func f() -> Int { n } }
      func p1() -> Int { R().n }
      func p2() -> Int { let r = R(); return r.n }
      func p3() -> Int { R(n: 4).twice }
      func p4() -> Int { R().f() }
      func p5() -> Int { H(q: R(n: 7)).q.n }
      func p6() -> Int { var r = R(); r.n = 9; return r.f() }
      func p7() -> Int { C().n }
      func p8() -> Int { C().f() }
      func p9() -> Int { let c = C(); c.n = 5; return c.f() }
      """,
      is: ["p1() == 2", "p2() == 2", "p3() == 8", "p4() == 3", "p5() == 7", "p6() == 10"],
      orOpen: ["p7() == 3", "p8() == 3", "p9() == 5"]),
    CompiledCode(
      """
      enum E { case a, b
        var n: Int { self == .a ? 1 : 2 } }
      struct R { var e = E.a
       let k: E
       var m: Int { e.n } }
      func p1() -> Int { R(k: .b).k.n }
      func p2() -> Int { R(k: .b).m }
      func p3() -> Int { let r = R(k: .b); return r.e.n }
      func p4() -> Bool { R(k: .b).k == .b }
      func mk() -> R { R(e: .b, k: .a) }
      func p5() -> Int { mk().e.n }
      func p6() -> Int { mk().m }
      func p7() -> Int { let r = mk(); return r.m }
      """,
      is: ["p1() == 2", "p2() == 1", "p3() == 1", "p4()", "p5() == 2", "p6() == 2", "p7() == 2"]),
    CompiledCode(
      """
      struct Insets { var top = 0.0
        var bottom: Double
        static let zero = Insets(top: 0, bottom: 0)
        static func all(_ n: Double) -> Insets { Insets(top: n, bottom: n) }
        var sum: Double { top + bottom }
        func doubled() -> Insets { Insets(top: top * 2, bottom: bottom * 2) } }
      struct Style { let insets: Insets
        let dark: Bool
        init(dark: Bool) { self.dark = dark
          insets = .all(dark ? 4 : 2) }
        static var night: Style { Style(dark: true) }
        static let day = Style(dark: false) }
      func pick(_ s: Style) -> Double { s.insets.sum }
      func p1() -> Bool { Insets.all(3).sum == 6 }
      func p2() -> Bool { Insets.zero.sum == 0 }
      func p3() -> Bool { Insets(bottom: 2).doubled().sum == 4 }
      func p4() -> Bool { Style.night.insets.top == 4 }
      func p5() -> Bool { pick(.day) == 4 }
      func p6() -> Bool { pick(Style(dark: true)) == 8 }
      func p7() -> Bool { Style.day.dark || Style.night.dark }
      func p8() -> Bool { let s = Style.night; return s.insets.doubled().bottom == 8 }
      func p9() -> Bool { let s: Style = .day; return s.dark }
      """,
      is: ["p1()", "p2()", "p3()", "p4()", "p5()", "p6()", "p7()", "p8()", "!p9()"]),
    CompiledCode(
      """
      struct P: Equatable { var x = 1
       var y = 2 }
      struct Q: Equatable { var p = P()
       var z: Int? }
      func p1() -> Bool { P() == P(x: 1, y: 2) }
      func p2() -> Bool { P(x: 3) == P() }
      func p3() -> Bool { let a = P(y: 5); let b = P(y: 5); return a == b }
      func p4() -> Bool { Q() == Q(p: P(x: 1)) }
      func p5() -> Bool { Q(z: 3) != Q() }
      func p6() -> Bool { Q(p: P(x: 9)).p != P(x: 9) }
      func p7() -> Bool { Q().z == nil }
      func p8() -> Int { Q(z: 4).z ?? 0 }
      func p9() -> Int { var p = P(); p.x = 8; let q = Q(p: p); return q.p.x + q.p.y }
      """,
      is: ["p1()", "!p2()", "p3()", "p4()", "p5()", "!p6()", "p7()", "p8() == 4", "p9() == 10"]),
    CompiledCode(
      """
      var count = 1
      struct R { let n: Int
       var m: Int { n + count } }
      func make() -> R { R(n: count) }
      func bump() -> R { count += 1
       return R(n: count) }
      func p1() -> Int { let r = R(n: count); count = 5; return r.n }
      func p2() -> Int { count = 3; let r = make(); count = 9; return r.n + r.m }
      func p3() -> Int { count = 1; let r = bump(); return r.n * 10 + count }
      func p4() -> Int { count = 1; let a = bump(); let b = bump(); return a.n * 10 + b.n }
      func p5() -> Int { count = 1; return bump().n + bump().n }
      """,
      is: ["p1() == 1"],
      orOpen: ["p2() == 15", "p3() == 22", "p4() == 23", "p5() == 5"]),
    CompiledCode(
      """
      struct R { var n = 1
       mutating func go() { n += 1 }
       func gone() -> R { var c = self; c.go(); return c } }
      func p1() -> Int { R().gone().n }
      func p2() -> Int { R().gone().gone().n }
      func p3() -> Int { let r = R(); return r.gone().n + r.n }
      func f(_ r: R) -> Int { var r = r; r.go(); return r.n }
      func p4() -> Int { let r = R(n: 4); return f(r) + r.n }
      func g(_ r: inout R) { r.go() }
      func p5() -> Int { var r = R(n: 4); g(&r); return r.n }
      """,
      is: ["p5() == 5"],
      orOpen: ["p1() == 2", "p2() == 3", "p3() == 3", "p4() == 9"]),
    CompiledCode(
      """
      struct Node { let v: Int
       let next: Int?
       init(_ v: Int, next: Int? = nil) { self.v = v
        self.next = next } }
      func p1() -> Int { Node(3).v }
      func p2() -> Bool { Node(3).next == nil }
      func p3() -> Int { Node(3, next: 7).next! + Node(1).v }
      struct W { let v: Int
       init(v: Int) { let d = v * 2
        self.v = d } }
      func p4() -> Int { W(v: 4).v }
      struct V { let v: Int
       init(v: Int) { if v > 3 { self.v = 10 } else { self.v = v } } }
      func p5() -> Int { V(v: 4).v + V(v: 1).v }
      struct U { var a = 1
       var b: Int
       init(b: Int) { self.b = b
        a = self.b + a } }
      func p6() -> Int { U(b: 5).a }
      struct F { let v: Int
       init?(_ v: Int) { if v < 0 { return nil }
        self.v = v } }
      func p7() -> Int { F(3)?.v ?? -1 }
      func p8() -> Int { F(-3)?.v ?? -1 }
      """,
      is: ["p1() == 3", "p2()", "p3() == 8", "p6() == 6"],
      orOpen: ["p4() == 8", "p5() == 11", "p7() == 3", "p8() == -1"]),
    CompiledCode(
      """
      protocol Shape { var sides: Int { get }
       func twice() -> Int }
      extension Shape { func twice() -> Int { sides * 2 } }
      struct Sq: Shape { var sides: Int { 4 } }
      struct Tri: Shape { let sides = 3
       func twice() -> Int { 60 } }
      func p1() -> Int { Sq().twice() }
      func p2() -> Int { Tri().twice() }
      func p3() -> Int { let s: Shape = Tri(); return s.twice() + s.sides }
      func h(_ s: Shape) -> Int { s.sides }
      func p4() -> Int { h(Sq()) + h(Tri()) }
      struct Gen<T> { let v: T }
      func p5() -> Int { Gen(v: 4).v }
      func p6() -> Bool { Gen(v: true).v }
      struct Opt { var s: Sq? = Sq()
       var t: Sq? }
      func p7() -> Int { Opt().s?.sides ?? 0 }
      func p8() -> Int { Opt().t?.sides ?? 0 }
      """,
      is: ["p1() == 8", "p2() == 60", "p3() == 63", "p4() == 7", "p5() == 4", "p6()"],
      orOpen: ["p7() == 4", "p8() == 0"]),
    CompiledCode(
      """
      struct S { let f: () -> Int
       func run() -> Int { f() } }
      func p1() -> Int { S(f: { 4 }).run() }
      func p2() -> Int { let k = 3; return S { k }.f() }
      struct L { lazy var x = 3
       var y = 2 }
      func p3() -> Int { var l = L(); return l.x + l.y }
      struct D { var n = 1 { didSet { m = n } }
       var m = 0 }
      func p4() -> Int { var d = D(); d.n = 4; return d.m }
      func p5() -> Int { D(n: 6).m }
      struct I { subscript(_ i: Int) -> Int { i * 2 } }
      func p6() -> Int { I()[4] }
      struct C { func callAsFunction(_ n: Int) -> Int { n + 1 } }
      func p7() -> Int { C()(4) }
      """,
      is: [],
      orOpen: [
        "p1() == 4", "p2() == 3", "p3() == 5", "p4() == 4", "p5() == 0", "p6() == 8", "p7() == 5",
      ]),
  ])
  func isWhatTheCompilerMakesOfIt(code: CompiledCode) {
    code.check()
  }
}
