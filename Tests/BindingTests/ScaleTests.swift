import Binding
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is bound takes time that grows with its length: files that machines wrote are long.
@Suite struct ScaleTests {
  /// The time that this thread is at work, in seconds, whatever else the machine does.
  private func time(_ text: String) -> Double {
    let spec = spec(text)
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return DeepStack.run {
      let start = now()
      _ = Binder(spec).finished()
      return now() - start
    }
  }

  /// So many copies, each with its number in the place of `#`.
  private func copies(_ count: Int, of piece: String) -> String {
    (0..<count).map { piece.replacing("#", with: "\($0)") }.joined(separator: "\n") + "\n"
  }

  private static let app = "app A {\n    ios 16\n    V()\n}\nscreen V { Text(\"v\") }\n"

  /// Four times as much takes less than six times as long, in one of three tries: whatever else the
  /// machine does takes its caches, too. What is quadratic takes sixteen times as long.
  private func checkScale(_ some: String, fourTimes more: String) {
    checkScale(some, more) { $0.more < 6 * $0.some + 0.05 }
  }

  private func checkScale(
    _ some: String, _ more: String, _ isLinear: ((some: Double, more: Double)) -> Bool
  ) {
    var tries: [(some: Double, more: Double)] = []
    while tries.count < 3 {
      tries.append((time(some), time(more)))
      if tries.contains(where: isLinear) { return }
    }
    Issue.record("\(tries) seconds")
  }

  /// A statement that is long in one place: `link` stands in the place of `#`, many times.
  struct Chain: CustomTestStringConvertible {
    let statement: String
    let link: String

    var testDescription: String { statement + "   " + link }

    func text(_ count: Int) -> String {
      "class C: UIViewController {\nvar isOn = false\nfunc flip() -> Int { 1 }\nfunc f() {\n"
        + statement.replacing("#", with: String(repeating: link, count: count)) + "\n}\n}\n"
    }
  }

  /// What stands before a link is asked for again by no link behind it: eight links took twice as
  /// long as seven.
  @Test(arguments: [
    Chain(statement: "foreign(flip()#)", link: ".a"),
    Chain(statement: "let y = flip()#", link: ".a"),
    Chain(statement: "let y = flip()#", link: "?.a"),
    Chain(statement: "isOn = flip()#", link: ".view"),
    Chain(statement: "if flip()# == 2 { isOn = true }", link: ".a"),
    Chain(statement: "thing# = true", link: ".a"),
    Chain(statement: "foreign(flip()#)", link: ".a()"),
    Chain(statement: "thing#.dismiss()", link: ".a()"),
    Chain(statement: "foreign(flip()#)", link: " + 1"),
    Chain(statement: "let x: Any = flip()#", link: " + 1"),
    Chain(statement: "isOn = (flip()#) > 1", link: " / 2"),
    Chain(statement: "foreign(list#[flip()])", link: "[0]"),
    Chain(statement: "isOn = isOn#", link: " && isOn"),
  ])
  func chainsTakeTheirTime(_ chain: Chain) {
    checkScale(Self.app + chain.text(250), Self.app + chain.text(500)) {
      $0.more < 3 * $0.some + 0.1
    }
  }

  /// Loops inside one another are not multiplied without end.
  @Test(arguments: [
    "for x in list {", "while isOn {", "for x in [1, 2] {", "for x in [1, 2, 3] {",
    "for x in [1, 2] { while isOn { defer { isOn = false };", "do {", "if isOn {",
    "switch isOn { case true:",
  ])
  func nestsTakeTheirTime(_ opening: String) {
    // Sixteen that double are past what is copied. From there on each adds as much as the one
    // before, but for what stands around it: four times as many take six to eight times as long,
    // and would take sixteen if each looked at all that are around it.
    func text(_ count: Int) -> String {
      let braces = opening.filter { $0 == "{" }.count - opening.filter { $0 == "}" }.count
      return Self.app + "class C: UIViewController {\nvar isOn = false\nfunc f() {\n"
        + String(repeating: opening + "\n", count: count) + "isOn.toggle()"
        + String(repeating: "\n}", count: count * braces) + "\n}\n}\n"
    }
    checkScale(text(16), text(64)) { $0.more < 11 * $0.some + 0.05 }
  }

  /// Each of them was quadratic once.
  @Test(arguments: [
    "let s# = other", "var s# = isOn\ns#.toggle()", "let s = other#", "other#.isOn = true",
    "delegate?.done#()", "isOn = name#",
  ])
  func statementsTakeTheirTime(_ statement: String) {
    func text(_ count: Int) -> String {
      Self.app + "class C: UIViewController {\nfunc f() {\n" + copies(count, of: statement)
        + "}\n}\n"
    }
    checkScale(text(250), fourTimes: text(1000))
  }

  @Test(arguments: [
    "screen V# {\n    Text(\"a\").onAppear { other = true }.foo(bar#)\n}",
    "class C#: UIViewController {\n    weak var d: Foo?\n    func f() { d?.done() }\n}",
    "screen V# { Text(\"a\").statusBarHidden(model.flag#) }", "screen V# { Other# }",
    "var outer# = 1",
  ])
  func typesTakeTheirTime(_ type: String) {
    checkScale(
      Self.app + copies(200, of: type), fourTimes: Self.app + copies(800, of: type))
  }
}
