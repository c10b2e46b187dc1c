import Testing

/// What becomes of a rewriting, on a small app and by the true runner.
@Suite struct ComparisonTests {
  private func spec(_ code: String, _ steps: String = "launch\n    expect visible") -> String {
    """
    app A {
        ios 16.4
        device "iPhone 8"
        C()
    }
    class C: UIViewController {
        var isAway = false
        \(code)
    }
    scenario "s" {
        \(steps)
    }
    """
  }

  private func outcome(
    _ promise: Promise, _ original: String, _ rewritten: String, cases: [String] = [],
    hasToCompile: Bool = true
  ) -> String {
    func observe(_ text: String) -> Observation {
      let file = SpecFile(text)
      return Observation(of: file.bytes.applying(Probes.edits(in: file)), named: "a.sbar")
    }
    var comparison = Comparison(
      promise, original: observe(original), cases: cases.map(observe),
      rewritten: observe(rewritten))
    switch comparison.outcome(hasToCompile: hasToCompile) {
    case .violation(let violation): return violation.kind.rawValue
    case let other: return Outcome.columns[other.column]
    }
  }

  private func answer(_ value: String) -> String {
    spec("override var prefersStatusBarHidden: Bool { \(value) }")
  }

  @Test func theSameVerdictIsTheSame() {
    #expect(outcome(.changesNothing, answer("false"), answer("isAway")) == "same")
    #expect(outcome(.coversItsCases, answer("false"), answer("false")) == "same")
  }

  @Test func anotherDefiniteVerdictIsAViolation() {
    #expect(outcome(.changesNothing, answer("false"), answer("true")) == "changed")
    #expect(outcome(.isAssumedAtMost, answer("false"), answer("true")) == "changed")
    #expect(
      outcome(.coversItsCases, answer("false"), answer("false"), cases: [answer("true")])
        == "changed")
  }

  @Test func anUnknownVerdictCoversEveryCase() {
    let open = answer("Unknown.shared.value")
    #expect(
      outcome(.coversItsCases, answer("false"), open, cases: [answer("true"), answer("false")])
        == "unknown")
    #expect(outcome(.changesNothing, answer("false"), open) == "lost")
    #expect(outcome(.changesNothing, open, answer("false")) == "bolder")
  }

  @Test func anUnknownVerdictHasToNameTheBarOfEveryCase() {
    let dark = "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"
    #expect(
      outcome(
        .coversItsCases, answer("false"), answer("Unknown.shared.value"), cases: [spec(dark)])
        == "narrow")
  }

  @Test func anErrorIsAViolationWhereTheCodeIsRight() {
    #expect(outcome(.changesNothing, answer("isAway"), spec("}")) == "refused")
    #expect(outcome(.isNoticed, answer("isAway"), spec("}")) == "refused")
    #expect(
      outcome(.coversItsCases, answer("isAway"), spec("}"), hasToCompile: false) == "refused")
  }

  @Test func aStepThatCannotBeDoneAnyMoreIsAViolation() {
    let steps = "launch\n    call C.show\n    dismiss"
    let original = spec(
      """
      func show() {
          let card = UIViewController()
          card.modalPresentationStyle = .overFullScreen
          present(card, animated: true)
      }
      """, steps)
    let changed = spec("func show() { isAway = true }", steps)
    #expect(outcome(.changesNothing, original, changed) == "stopped")
    #expect(outcome(.coversItsCases, original, changed, cases: [changed]) == "stopped")
    #expect(outcome(.isNoticed, original, changed) == "refused")
    #expect(outcome(.changesNothing, changed, changed) == "same")
  }

  @Test func silenceIsAViolationWhereSomethingIsAssumed() {
    let view = { (content: String) in
      """
      app A {
          ios 16.4
          device "iPhone 8"
          \(content)
      }
      scenario "s" {
          launch
          expect visible
      }
      """
    }
    #expect(
      outcome(.isAssumedAtMost, view("Text(\"a\")"), view("Unknown { Text(\"a\") }"))
        == "assumed")
    #expect(
      outcome(.isAssumedAtMost, view("Text(\"a\")"), view("VStack { Text(\"a\") }")) == "silent")
  }
}
