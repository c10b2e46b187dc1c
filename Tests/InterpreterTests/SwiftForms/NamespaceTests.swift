import Testing

/// Types in types, in functions and in extensions: which one a name means hangs on where it stands.
struct NamespaceTests {
  @Test(arguments: [
    CompiledCode(
      """
      struct Player { enum Mode { case on, off; var n: Int { self == .on ? 1 : 2 } }
        var mode = Mode.on }
      struct Door { enum Mode { case off, on; var n: Int { self == .on ? 10 : 20 } }
        var mode: Mode = .off }
      func p1() -> Int { Player().mode.n }
      func p2() -> Int { Door().mode.n }
      func p3() -> Int { Player.Mode.off.n + Door.Mode.on.n }
      func p4() -> Bool { let m = Door.Mode.on; return m == .on }
      func p5() -> Int { let m: Player.Mode = .off; return m.n }
      """,
      is: ["p1() == 1", "p2() == 20", "p3() == 12", "p4()", "p5() == 2"]),
    CompiledCode(
      """
      enum Kind { case a, b; var n: Int { 1 } }
      struct Box { enum Kind { case a, b; var n: Int { 2 } }
        let kind: Kind
        func n() -> Int { kind.n }
        static func make() -> Int { Kind.a.n }
        static let all = Kind.b }
      struct Bag { let kind: Kind }
      func p1() -> Int { Box(kind: .a).n() }
      func p2() -> Int { Box.make() }
      func p3() -> Int { Bag(kind: .a).kind.n }
      func p4() -> Int { Kind.a.n }
      func p5() -> Int { Box.Kind.a.n }
      func p6() -> Int { Box.all.n }
      """,
      is: ["p1() == 2", "p2() == 2", "p3() == 1", "p4() == 1", "p5() == 2", "p6() == 2"]),
    CompiledCode(
      """
      struct Box { enum Kind { case a, b; var n: Int { 2 } }
        let kind: Kind
        func n() -> Int { Kind.a.n } }
      enum Kind { case a, b; var n: Int { 1 } }
      func p1() -> Int { Box(kind: .a).n() }
      func p2() -> Int { Kind.b.n }
      """,
      is: ["p1() == 2", "p2() == 1"]),
    CompiledCode(
      """
      enum A { enum Constants { static let size = 3; static let on = true }
        static func f() -> Int { Constants.size } }
      enum B { enum Constants { static let size = 4; static let on = false }
        static func f() -> Int { Constants.size } }
      func p1() -> Int { A.f() }
      func p2() -> Int { B.f() }
      func p3() -> Int { A.Constants.size * 10 + B.Constants.size }
      func p4() -> Bool { B.Constants.on }
      """,
      is: ["p1() == 3", "p2() == 4", "p3() == 34", "!p4()"]),
    CompiledCode(
      """
      class Base { enum Kind: Int { case x = 5 }
        func k() -> Int { Kind.x.rawValue } }
      class Sub: Base { func j() -> Int { Kind.x.rawValue + 1 } }
      struct Other { enum Kind: Int { case x = 7 }
       func k() -> Int { Kind.x.rawValue } }
      func p1() -> Int { Sub().j() }
      func p2() -> Int { Sub().k() }
      func p3() -> Int { Other().k() }
      func p4() -> Int { Sub.Kind.x.rawValue }
      """,
      is: ["p3() == 7", "p4() == 5"],
      orOpen: ["p1() == 6", "p2() == 5"]),
    CompiledCode(
      """
      struct Outer { static let limit = 9
        static var count: Int { 4 }
        struct Inner { func n() -> Int { limit }
          func m() -> Int { Outer.limit + count } }
        enum Deep { enum Deeper { static let v = limit + 1 } } }
      func p1() -> Int { Outer.Inner().n() }
      func p2() -> Int { Outer.Inner().m() }
      func p3() -> Int { Outer.Deep.Deeper.v }
      """,
      is: ["p1() == 9", "p2() == 13", "p3() == 10"]),
    CompiledCode(
      """
      func p1() -> Int { struct Row { var n = 2 }
        return Row().n }
      func p2() -> Int { struct Row { var n = 3 }
        let r = Row(); return r.n }
      func p3() -> Int { enum K { case a, b }
        let k = K.b
        switch k { case .a: return 1
        case .b: return 2 } }
      func p4() -> Int { func Row() -> Int { 5 }
        return Row() }
      """,
      is: ["p1() == 2", "p2() == 3", "p3() == 2"],
      orOpen: ["p4() == 5"]),
    CompiledCode(
      """
      struct Row { var n = 1 }
      func p1() -> Int { struct Row { var n = 2 }
        return Row().n }
      func p2() -> Int { Row().n }
      """,
      is: ["p1() == 2", "p2() == 1"]),
    CompiledCode(
      """
      class C { enum State { case idle, busy }
        var state: State = .idle
        func go() { state = .busy }
        func n() -> Int { switch state { case .idle: return 0
         case .busy: return 1 } } }
      class D { enum State { case idle, busy, done }
        var state = State.busy
        func go() { state = State.done }
        func n() -> Int { switch state { case .idle: return 0
         case .busy: return 1
         case .done: return 2 } } }
      func p1() -> Int { let c = C(); c.go(); return c.n() }
      func p2() -> Int { let d = D(); d.go(); return d.n() }
      func p3() -> Bool { let d = D(); return d.state == .busy }
      func p4() -> Bool { let d = D(); return d.state == D.State.done }
      func p5() -> Bool { C().state == C.State.idle }
      """,
      is: [],
      orOpen: ["p1() == 1", "p2() == 2", "p3()", "!p4()", "p5()"]),
    CompiledCode(
      """
      struct A { struct Config { var on = true; var n = 1 }
        var config = Config() }
      struct B { struct Config { var on = false; var n = 2 }
        var config = Config(n: 5) }
      extension B.Config { var twice: Int { n * 2 } }
      extension A.Config { var twice: Int { n * 3 } }
      func p1() -> Int { A().config.twice }
      func p2() -> Int { B().config.twice }
      func p3() -> Bool { B().config.on }
      func p4() -> Int { var b = B(); b.config.n = 7; return b.config.n }
      func p5() -> Bool { A.Config().on && !B.Config(on: false).on }
      """,
      is: ["p1() == 3", "p2() == 10", "!p3()", "p4() == 7", "p5()"]),
    CompiledCode(
      """
      struct A { }
      extension A { enum Key { case x; var n: Int { 1 } }
        func k() -> Int { Key.x.n } }
      struct B { }
      extension B { enum Key { case x; var n: Int { 2 } }
        func k() -> Int { Key.x.n } }
      func p1() -> Int { A().k() }
      func p2() -> Int { B().k() }
      """,
      is: ["p1() == 1", "p2() == 2"]),
    CompiledCode(
      """
      struct T { typealias Value = Int
        var v: Value = 3 }
      struct U { typealias Value = Bool
        var v: Value = true }
      func p1() -> Int { T().v }
      func p2() -> Bool { U().v }
      """,
      is: ["p1() == 3", "p2()"]),
    CompiledCode(
      """
      enum API { enum V1 { struct User { var age = 1 }
        static func make() -> User { User() } }
       enum V2 { struct User { var age = 2 }
        static func make() -> User { User() } } }
      func p1() -> Int { API.V1.make().age }
      func p2() -> Int { API.V2.make().age }
      func p3() -> Int { let u: API.V2.User = .init(); return u.age }
      func p4() -> Int { API.V1.User(age: 8).age }
      """,
      is: ["p1() == 1", "p2() == 2", "p3() == 2", "p4() == 8"]),
    CompiledCode(
      """
      enum Lib { static func twice(_ n: Int) -> Int { n * 2 }
        static let one = 1 }
      func twice(_ n: Int) -> Int { n * 3 }
      let one = 5
      struct S { func f() -> Int { twice(2) + one } }
      func p1() -> Int { Lib.twice(2) }
      func p2() -> Int { S().f() }
      func p3() -> Int { Lib.one + one }
      """,
      is: ["p1() == 4", "p2() == 11", "p3() == 6"]),
    CompiledCode(
      """
      protocol P { associatedtype Item
       func make() -> Item }
      struct X: P { struct Item { var n = 1 }
       func make() -> Item { Item() } }
      struct Y: P { struct Item { var n = 2 }
       func make() -> Item { Item() } }
      func p1() -> Int { X().make().n }
      func p2() -> Int { Y().make().n }
      """,
      is: ["p1() == 1", "p2() == 2"]),
    CompiledCode(
      """
      struct Text { var n = 4 }
      struct Color { static let red = 3
       var v = 1 }
      func p1() -> Int { Text().n }
      func p2() -> Int { Color.red }
      func p3() -> Int { Color().v }
      """,
      is: ["p1() == 4", "p2() == 3", "p3() == 1"]),
    CompiledCode(
      """
      class M { class Delegate { func n() -> Int { 1 } }
        let d = Delegate()
        func f() -> Int { d.n() } }
      class N { class Delegate { func n() -> Int { 2 } }
        lazy var d = Delegate()
        func f() -> Int { d.n() } }
      class Q: N.Delegate { override func n() -> Int { super.n() + 5 } }
      func p1() -> Int { M().f() }
      func p2() -> Int { N().f() }
      func p3() -> Int { Q().n() }
      func p4() -> Bool { let x: Any = N.Delegate(); return x is M.Delegate }
      """,
      is: [],
      orOpen: ["p1() == 1", "p2() == 2", "p3() == 7", "!p4()"]),
    CompiledCode(
      """
      struct A { enum E { case one(Int), two }
       var e: E = .one(3)
       var n: Int { if case .one(let k) = e { return k }
        return 0 } }
      struct B { enum E { case two, one(Int) }
       var e: E = .two
       var n: Int { if case .one(let k) = e { return k }
        return -1 } }
      func p1() -> Int { A().n }
      func p2() -> Int { B().n }
      func p3() -> Int { B(e: .one(6)).n }
      """,
      is: ["p2() == -1"],
      orOpen: ["p1() == 3", "p3() == 6"]),
    CompiledCode(
      """
      class Node { static let shared = Node()
        var n = 1
        class Item { static let shared = Item()
          var n = 2 } }
      class Tree { class Item { static let shared = Item()
          var n = 3 } }
      func p1() -> Int { Node.Item.shared.n }
      func p2() -> Int { Tree.Item.shared.n }
      func p3() -> Int { Node.shared.n }
      """,
      is: ["p1() == 2", "p2() == 3", "p3() == 1"]),
    CompiledCode(
      """
      struct A { enum Mode: String, CaseIterable { case x, y } }
      struct B { enum Mode: String, CaseIterable { case x, y, z } }
      func p1() -> Int { A.Mode.allCases.count }
      func p2() -> Int { B.Mode.allCases.count }
      func p3() -> Bool { A.Mode(rawValue: "z") == nil }
      func p4() -> Bool { B.Mode(rawValue: "z") == .z }
      """,
      is: ["p1() == 2", "p2() == 3", "p3()", "p4()"]),
    CompiledCode(
      """
      struct A { struct Item { var on = true }
       var items: [Item] = [Item(), Item(on: false)] }
      struct B { struct Item { var on = false }
       var items: [Item] = [Item(), Item(on: true), Item()] }
      func p1() -> Int { A().items.filter { $0.on }.count }
      func p2() -> Int { B().items.filter { !$0.on }.count }
      func p3() -> Bool { B().items[1].on }
      """,
      is: [],
      orOpen: ["p1() == 1", "p2() == 2", "p3()"]),
    CompiledCode(
      """
      struct Outer { private enum Keys { static let a = "a" }
       static func k() -> String { Keys.a } }
      struct Outer2 { private enum Keys { static let a = "b" }
       static func k() -> String { Keys.a } }
      func p1() -> Bool { Outer.k() == "a" }
      func p2() -> Bool { Outer2.k() == "a" }
      """,
      is: ["p1()", "!p2()"]),
    CompiledCode(
      """
      struct Outer { let on: Bool
       struct Inner { let on: Bool
         init() { on = false } }
       init() { on = Inner().on == false } }
      func on() -> Int { 3 }
      func p1() -> Bool { Outer().on }
      func p2() -> Int { on() }
      """,
      is: ["p1()", "p2() == 3"]),
  ])
  func isWhatTheCompilerMakesOfIt(code: CompiledCode) {
    code.check()
  }
}
