import Interpreter
import Testing

/// Variables in what yields a value, and blocks that are left before their end.
struct VariableTests {
  private func app(_ members: String, _ steps: String) -> String {
    """
    app A {
        ios 16
        device notch
        Root()
    }
    class Root: UIViewController {
        var a = true
        var mode = 2
        var items = [1]
        func twice(_ n: Int) -> Int { n + n }
    \(members)
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  /// A getter whose body leaves its answer in `answer`.
  private func getter(_ body: String, is answer: String) -> String {
    app(
      """
      override var prefersStatusBarHidden: Bool {
          \(body)
          return answer
      }
      """, "expect \(answer)")
  }

  @Test(arguments: [
    "var answer = false; if a { answer = true }",
    "var answer = false; if !a { } else { answer = true }",
    "let answer: Bool; if a { answer = true } else { answer = false }",
    "var answer = false; switch mode { case 2: answer = true\n default: break }",
    "var answer = false; switch mode { case 2: fallthrough\n case 5: answer = a\n default: break }",
    "var answer = false; answer.toggle()",
    "var n = 1; n += 1; n *= mode; let answer = n == 4",
    "var answer = false; if a { if mode == 2 { answer = true } }",
    "var answer = a; if let x = items.first, x > 90, !a { answer = false }",
    "let answer = true; items.forEach { print(answer, $0) }",
    "var answer = true; for i in items { print(i) }",
    "var answer = false; do { answer = true }",
    "defer { print(a) }; let answer = true",
    "let answer = [1, 2].contains(mode)",
    "let answer = (2...4).contains(mode) && !(0..<2).contains(mode)",
    "let modes = [2, 3]; let answer = modes.contains(mode)",
    "var answer = false; switch mode { case 0..<2: break\n case 2...5: answer = a\n default: () }",
    "var n = 0; for i in [1, 2, 3] { n += i }; let answer = n == 6",
    "let answer: Bool = { if a { return true }; return false }()",
    "let answer = twice(twice(mode)) == 8",
    "var answer = false; for i in items { if i == 1 { answer = true } }",
    "var answer = false; items.forEach { if $0 == 1 { answer = true } }",
    "var list = [3]; list.append(4); let answer = list.count == 2 && list.last == 4",
    "for i in items where i == 1 { return true }; let answer = false",
    "var n = 0; while n < 9 { n += 1; if n == 4 { break } }; let answer = n == 4",
  ])
  func aVariableIsWhatItWasMadeLast(_ body: String) {
    check(getter(body, is: "hidden"), "one: passed")
  }

  @Test(arguments: [
    "var answer = false; for i in somewhere.items { if i == 3 { answer = true } }",
    "var answer = false; somewhere.items.forEach { if $0 == 3 { answer = true } }",
    "var answer = false; do { try load() } catch { answer = true }",
    "var answer = false; fill(&answer)",
    "var answer = false; if somewhere.isOn { answer = true }",
  ])
  func whatMayChangeAVariableMakesItUnknown(_ body: String) {
    check(getter(body, is: "unknown"), "one: passed")
  }

  @Test func manyBranchesAreReadOnce() {
    let flags = (0..<60).map { "var b\($0) = false" }.joined(separator: "\n")
    let branches = (0..<60).map { "if b\($0) { style = .lightContent }" }.joined(separator: "\n")
    let members = """
      \(flags)
      override var preferredStatusBarStyle: UIStatusBarStyle {
          var style = UIStatusBarStyle.darkContent
          \(branches)
          return style
      }
      """
    let steps = """
      expect dark
      set Root.b59 = true
      call { setNeedsStatusBarAppearanceUpdate() }
      expect light
      """
    check(app(members, steps), "one: passed")
  }

  // MARK: - Jumps

  /// A function that leaves the mode at 7, which hides the bar, and asks.
  private func handler(_ body: String, _ expected: String = "hidden") -> String {
    app(
      """
      override var prefersStatusBarHidden: Bool { mode == 7 }
      func go() {
          \(body)
          setNeedsStatusBarAppearanceUpdate()
      }
      """, "expect visible\ncall Root.go\nexpect \(expected)")
  }

  @Test(arguments: [
    "for i in [7, 3] { if i == 3 { continue }; mode = i }",
    "switch mode { case 2: mode = 7; if a { break }; mode = 1\n default: break }",
    "switch mode { case 2: fallthrough\n case 3: mode = 7\n default: mode = 1 }",
    "for i in [7, 3] { switch i { case 3: continue\n default: break }; mode = i }",
    "for i in [7] { guard i == 7 else { continue }; mode = i }",
    "for i in [7, 3] where i > 5 { mode = i }",
    "for i in [7, 3] { do { if i == 3 { continue } }; mode = i }",
    "for i in [7, 3] { do { if i == 3 { continue } } catch { print(error) }; mode = i }",
    "for i in [7, 3] { if i > 3 { if a { mode = i; continue }; mode = 1 } }",
    "do { mode = 7 } catch { print(error) }",
  ])
  func aJumpPassesOverTheRest(_ body: String) { check(handler(body), "one: passed") }

  @Test(arguments: [
    "for i in somewhere.items { mode = i; if i == 7 { break } }",
    "for (k, i) in zip(items, items) { mode = k }",
    "for case let i? in [nil, 3] { mode = i }",
    "do { try load() } catch { mode = 7 }",
    "if somewhere.isOn { mode = 7 }",
    "do { if a { throw Failure() }; mode = 1 } catch { mode = 7 }",
    "switch somewhere.kind { case .film: mode = 7\n default: break }",
  ])
  func whereItEndsMayBeUnknown(_ body: String) { check(handler(body, "unknown"), "one: passed") }

  @Test func whatIsDeferredIsDoneLast() {
    let members = """
      override var prefersStatusBarHidden: Bool { mode == 7 }
      func go() {
          defer { setNeedsStatusBarAppearanceUpdate() }
          if !a { return }
          mode = 7
      }
      """
    check(app(members, "call Root.go\nexpect hidden"), "one: passed")
  }

  @Test func anErrorThatIsThrownEndsTheFunction() {
    let members = """
      override var prefersStatusBarHidden: Bool { mode == 7 }
      func load() throws { if a { throw Failure() }; mode = 7 }
      func go() {
          try? load()
          setNeedsStatusBarAppearanceUpdate()
      }
      """
    check(app(members, "call Root.go\nexpect visible"), "one: passed")
  }
}
