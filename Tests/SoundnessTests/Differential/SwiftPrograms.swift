/// Small programs of plain Swift, of which the compiler itself tells what they come to: values,
/// texts, arithmetic, enumerations, structs, classes, closures, observers. Each ends in a truth,
/// which a view controller gives as `prefersStatusBarHidden`.
struct SwiftPrograms {
  var random: Draws
  let number: Int
  var names = Names()
  /// How many names of locals were given so far.
  var locals = 0

  /// What may be read and written where a piece of code stands, by type.
  struct Names {
    var integers = ["n0", "n1"]
    var truths = ["b0", "b1"]
    var optionals: [String] = []
    var texts: [String] = []
    var modes: [String] = []
    var structs: [String] = []
    var objects: [String] = []
    var lists: [String] = []
    var sets: [String] = []
    var writtenIntegers = ["n0", "n1"]
    var writtenTruths = ["b0", "b1"]
    /// Statements that call something.
    var calls: [String] = []
    var integerFunctions: [String] = []
    var truthFunctions: [String] = []
  }

  private enum Kind { case integer, truth, optional, text, mode }

  /// Returns the program of a number, always the same one.
  static func text(_ number: Int) -> String {
    var programs = SwiftPrograms(random: Draws(seed: UInt64(number)), number: number)
    return programs.program()
  }

  // MARK: - Expressions

  mutating func integer(_ depth: Int = 0) -> String {
    if !names.lists.isEmpty, depth < 3, random.oneIn(5) { return listInteger(depth) }
    let draw = random.below(100)
    if depth > 2 || draw < 30 {
      return random.oneIn(3) ? literal() : random.pick(names.integers)
    }
    switch draw {
    case ..<52:
      let op = random.pick(["+", "-", "*", "+", "&+", "&-"])
      return "(\(integer(depth + 1)) \(op) \(integer(depth + 1)))"
    case ..<60: return "(\(integer(depth + 1)) / \(random.below(3) + 1))"
    case ..<66: return "(\(integer(depth + 1)) % \(random.below(2) + 2))"
    case ..<72:
      return "(\(truth(depth + 1)) ? \(integer(depth + 1)) : \(integer(depth + 1)))"
    case ..<76: return "\(random.pick(["max", "min"]))(\(integer(depth + 1)), \(integer(3)))"
    case ..<79: return "abs(\(integer(depth + 1)))"
    case ..<82:
      let op = random.pick(["&", "|", "^", "<<", ">>"])
      return "(\(integer(3)) \(op) \(random.below(4)))"
    case ..<86 where !names.optionals.isEmpty:
      return "(\(random.pick(names.optionals)) ?? \(integer(depth + 1)))"
    case ..<90 where !names.texts.isEmpty: return random.pick(names.texts) + ".count"
    case ..<94 where !names.modes.isEmpty: return random.pick(names.modes) + ".rawValue"
    case ..<98 where !names.integerFunctions.isEmpty:
      return "\(random.pick(names.integerFunctions))(\(integer(depth + 1)))"
    default: return "(-\(random.pick(names.integers)))"
    }
  }

  private mutating func literal() -> String {
    random.pick(["0", "1", "2", "3", "7", "0x1F", "0b101", "0o17", "1_000", "12"])
  }

  mutating func truth(_ depth: Int = 0) -> String {
    if !names.lists.isEmpty, depth < 3, random.oneIn(4) { return listTruth(depth) }
    let draw = random.below(100)
    if depth > 2 || draw < 22 {
      return random.oneIn(6) ? random.pick(["true", "false"]) : random.pick(names.truths)
    }
    switch draw {
    case ..<42:
      let op = random.pick(["==", "!=", "<", ">", "<=", ">="])
      return "(\(integer(depth + 1)) \(op) \(integer(depth + 1)))"
    case ..<56:
      return "(\(truth(depth + 1)) \(random.pick(["&&", "||"])) \(truth(depth + 1)))"
    case ..<62: return "!\(truth(3))"
    case ..<70 where !names.modes.isEmpty:
      let op = random.pick(["==", "!=", "<", ">="])
      return "(\(random.pick(names.modes)) \(op) \(random.pick([".a", ".b", ".c"])))"
    case ..<74 where !names.modes.isEmpty:
      return random.pick(names.modes) + random.pick([".isOpen", ".isAbove(.a)", ".next.isOpen"])
    case ..<78 where !names.optionals.isEmpty:
      let op = random.pick(["==", "!="])
      return "(\(random.pick(names.optionals)) \(op) \(random.pick(["nil", integer(3)])))"
    case ..<84 where !names.texts.isEmpty:
      let op = random.pick(["==", "!=", "<", ">"])
      return "(\(random.pick(names.texts)) \(op) \(writtenText()))"
    case ..<87 where !names.texts.isEmpty: return random.pick(names.texts) + ".isEmpty"
    case ..<92 where !names.truthFunctions.isEmpty:
      return "\(random.pick(names.truthFunctions))(\(truth(depth + 1)))"
    case ..<94: return "(Mode\(number)(rawValue: \(integer(3))) == nil)"
    case ..<96: return "(Double(\(integer(3))) / 2 > 1.5)"
    default: return "(\(truth(depth + 1)) ? \(truth(3)) : \(truth(3)))"
    }
  }

  private mutating func writtenText() -> String {
    random.pick([
      #""a""#, #""b""#, #""""#, #""\u{41}""#, ##"#"a\n"#"##, #""a\\n""#, #""e\u{301}""#,
      #""\u{e9}""#, #""10""#, #""9""#,
    ])
  }

  // MARK: - Statements

  mutating func block(_ depth: Int) -> String {
    let outer = names
    defer { names = outer }
    let count = 1 + random.below(depth > 1 ? 2 : 3)
    return (0..<count).map { _ in statement(depth) }.joined(separator: "\n")
  }

  private mutating func statement(_ depth: Int) -> String {
    if !names.lists.isEmpty, random.oneIn(3) { return listStatement(depth) }
    let draw = random.below(100)
    switch draw {
    case ..<30: return assignment()
    case ..<42 where depth < 3:
      let otherwise = random.oneIn(2) ? " else { \(block(depth + 1)) }" : ""
      return "if \(truth()) { \(block(depth + 1)) }\(otherwise)"
    case ..<47 where depth < 2 && !names.modes.isEmpty:
      let last = random.pick(["default", "case .c"])
      return """
        switch \(random.pick(names.modes)) {
        case .a: \(block(depth + 1))
        case .b: \(block(depth + 1))
        \(last): \(block(depth + 1))
        }
        """
    case ..<51 where depth < 2:
      return """
        switch \(integer(2)) {
        case 0: \(block(depth + 1))
        case 1, 2: \(block(depth + 1))
        case 3...5: \(block(depth + 1))
        default: \(block(depth + 1))
        }
        """
    case ..<60: return local()
    case ..<65 where depth < 2 && !names.optionals.isEmpty: return binding(depth)
    case ..<75 where !names.calls.isEmpty: return call()
    case ..<79 where depth < 2: return "defer { \(block(3)) }"
    case ..<83 where depth < 2: return closure(depth)
    case ..<90 where !names.structs.isEmpty: return structStatement()
    case ..<95 where !names.objects.isEmpty:
      let object = random.pick(names.objects)
      return random.pick([
        "\(object).x = \(integer(2))", "\(object).y.toggle()", "\(object).bump()",
      ])
    default: return "\(random.pick(names.writtenIntegers)) += 1"
    }
  }

  private mutating func assignment() -> String {
    var kinds = [Kind.integer, .truth]
    if !names.optionals.isEmpty { kinds.append(.optional) }
    if !names.texts.isEmpty { kinds.append(.text) }
    if !names.modes.isEmpty { kinds.append(.mode) }
    switch random.pick(kinds) {
    case .integer:
      let op = random.pick(["=", "=", "+=", "-=", "*=", "/=", "%=", "&+="])
      let value = op == "/=" || op == "%=" ? "\(random.below(3) + 1)" : "(\(integer(1)) % 50)"
      return "\(random.pick(names.writtenIntegers)) \(op) \(value)"
    case .truth:
      let name = random.pick(names.writtenTruths)
      return random.oneIn(3) ? "\(name).toggle()" : "\(name) = (\(truth(1)))"
    case .optional: return "o0 = \(random.pick(["nil", integer(2), integer(2)]))"
    case .text: return "\(random.pick(names.texts)) = \(writtenText())"
    case .mode:
      return random.pick(["m0 = .a", "m0 = .c", "m0.step()", "m0 = m0.next"])
    }
  }

  private mutating func local() -> String {
    locals += 1
    let name = "v\(locals)"
    let isInteger = random.oneIn(2)
    let value = isInteger ? "(\(integer(1)) % 50)" : truth(1)
    let isVariable = random.oneIn(2)
    if isInteger {
      names.integers.append(name)
      if isVariable { names.writtenIntegers.append(name) }
    } else {
      names.truths.append(name)
      if isVariable { names.writtenTruths.append(name) }
    }
    return "\(isVariable ? "var" : "let") \(name): \(isInteger ? "Int" : "Bool") = \(value)"
  }

  private mutating func binding(_ depth: Int) -> String {
    locals += 1
    let outer = names
    defer { names = outer }
    let source = random.pick(names.optionals)
    names.integers.append("v\(locals)")
    return "if let v\(locals) = \(source) { \(block(depth + 1)) }"
  }

  private mutating func call() -> String {
    random.pick(names.calls).replacing("%I", with: "(\(integer(2)) % 20)")
      .replacing("%B", with: truth(2)).replacing("%V", with: random.pick(["n0", "n1"]))
  }

  private mutating func closure(_ depth: Int) -> String {
    locals += 1
    let name = "c\(locals)"
    let body = block(depth + 1)
    names.calls.append("\(name)()")
    return "let \(name) = { [self] in \(body) }"
  }

  private mutating func structStatement() -> String {
    let pair = random.pick(names.structs)
    locals += 1
    let copy = "v\(locals)"
    switch random.below(6) {
    case 0: return "\(pair).x = (\(integer(2)) % 50)"
    case 1: return "\(pair).y.toggle()"
    case 2: return "\(pair).bump()"
    case 3: return "\(pair) = Pair\(number)()"
    case 4: return "\(pair) = Pair\(number)(x: (\(integer(2)) % 50), y: \(truth(3)))"
    default:
      return "var \(copy) = \(pair); \(copy).x += 1; \(pair).y = \(copy).x > \(pair).x"
    }
  }
}

// MARK: - Declarations

extension SwiftPrograms {
  private mutating func program() -> String {
    let mode = modeDeclaration()
    let pair = """
      struct Pair\(number) { var x = \(random.below(3)); var y = \(random.oneIn(2))
      var isLarge: Bool { x > 1 }
      mutating func bump() { x += 1; y.toggle() } }
      """
    let object = """
      class Obj\(number) { var x = \(random.below(3)); var y = \(random.oneIn(2))
      func bump() { x += 1; y.toggle() } }
      """
    var members = properties()
    members += functions()
    let body = (0..<3 + random.below(4)).map { _ in statement(0) }.joined(separator: "\n")
    members.append("func go() {\n\(body)\n}")
    names = reading()
    members.append("override var prefersStatusBarHidden: Bool { \(truth()) }")
    return [
      mode, pair, object,
      "class Host\(number): UIViewController {\n\(members.joined(separator: "\n"))\n}",
    ].joined(separator: "\n")
  }

  private mutating func modeDeclaration() -> String {
    let first = random.pick(["a", "a = 1", "a = 2"])
    let open = random.pick(["true", "false"])
    return """
      enum Mode\(number): Int, Comparable { case \(first), b, c
      static func < (l: Mode\(number), r: Mode\(number)) -> Bool { l.rawValue < r.rawValue }
      var isOpen: Bool { switch self { case .a: return \(open)
      case .b, .c: return !\(open) } }
      var next: Mode\(number) { self == .a ? .b : .c }
      func isAbove(_ other: Mode\(number)) -> Bool { self > other }
      mutating func step() { self = self == .c ? .a : next } }
      """
  }

  /// The properties of the class; what it has decides what the code may name.
  private mutating func properties() -> [String] {
    let observer = random.pick([
      "", "", " { didSet { b1.toggle() } }", " { willSet { b1 = newValue > 1 } }",
      " { didSet { if n1 != oldValue { b0 = n1 > oldValue } } }",
    ])
    var members = [
      "var n0: Int = \(random.below(4))", "var n1 = \(random.below(4))\(observer)",
      "var b0 = \(random.oneIn(2))", "var b1: Bool = \(random.oneIn(2))",
    ]
    if random.oneIn(2) {
      members.append("var o0: Int? = \(random.pick(["nil", "1", "3"]))")
      names.optionals = ["o0"]
    }
    if random.oneIn(2) {
      members.append("var s0 = \(writtenText())")
      names.texts = ["s0"]
    }
    if random.oneIn(2) {
      members.append("var m0 = Mode\(number).\(random.pick(["a", "b"]))")
      names.modes = ["m0"]
    }
    if random.oneIn(2) {
      let observer = random.pick(["", " { didSet { b1 = st.y } }"])
      members.append("var st = Pair\(number)()\(observer)")
      names.structs = ["st"]
      names.integers.append("st.x")
      names.truths += ["st.y", "st.isLarge"]
    }
    if random.oneIn(2) {
      members.append("let ob = Obj\(number)()")
      names.objects = ["ob"]
      names.integers.append("ob.x")
      names.truths.append("ob.y")
    }
    members += listProperties()
    if random.oneIn(3) {
      members.append("var cb: Bool { get { !b0 } set { b0 = !newValue; n0 += 1 } }")
      names.truths.append("cb")
      names.writtenTruths.append("cb")
    }
    if random.oneIn(3) {
      members.append("static var sv = \(random.below(3))")
      names.integers.append("Host\(number).sv")
      names.writtenIntegers.append("Host\(number).sv")
    }
    return members
  }

  private mutating func functions() -> [String] {
    let outer = names
    func inside(_ integers: [String], _ truths: [String], _ programs: inout SwiftPrograms) -> String
    {
      programs.names = outer
      programs.names.integers += integers
      programs.names.truths += truths
      return programs.block(1)
    }
    let first = inside(["v"], [], &self)
    let second = inside(["v"], ["flag"], &self)
    let third = inside(["v"], [], &self)
    let result = "(\(integer(1)) % 50)"
    let fourth = inside([], ["v"], &self)
    let answer = truth(1)
    names = outer
    names.calls += [
      "f0(%I)", "f1(flag: %B)", "f1(flag: %B, by: %I)", "raise(&%V, %I)", "b0 = rt(%I)",
      "if rt(%I) { n0 += 1 }",
    ]
    names.integerFunctions = ["f2"]
    names.truthFunctions = ["f3"]
    return [
      "func f0(_ v: Int) {\n\(first)\n}",
      "func f1(flag: Bool, by v: Int = 2) {\n\(second)\n}",
      "func f2(_ v: Int) -> Int {\n\(third)\nreturn \(result)\n}",
      "func f3(_ v: Bool) -> Bool {\n\(fourth)\nreturn \(answer)\n}",
      "func raise(_ v: inout Int, _ by: Int) { v += by }",
      """
      func rt(_ v: Int) -> Bool { if v > 2 { n0 = 1; return true }
      defer { n1 += 1 }
      guard v != 1 else { return b0 }
      return n1 > 1 }
      """,
    ]
  }

  /// What a getter reads: functions that change something are not among it.
  private func reading() -> Names {
    var names = names
    names.integerFunctions = []
    names.truthFunctions = []
    let members = { (name: String) in !name.hasPrefix("v") }
    names.integers = names.integers.filter(members)
    names.truths = names.truths.filter(members)
    return names
  }
}

/// Numbers that are the same for the same seed, everywhere.
struct Draws {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 up to and without `bound`.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  /// `true` in one of `n` cases.
  mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }

  mutating func pick<Element>(_ values: [Element]) -> Element { values[below(values.count)] }
}
