import Testing

/// `setViewController(_:for:)` of a split view controller (U27): Apple's documentation says that it
/// puts what is no stack into one, and its answer to FB8640357 that the secondary column pushes.
struct ColumnByCodeTests {
  private func outcome(_ columns: String, on device: String = "pad", _ steps: String) -> String? {
    let lines = "launch; \(steps)".replacing("; ", with: "\n")
    return outcomes(
      """
      app A {
          ios 17
          device \(device)
          orientation \(device == "pad" ? "landscape" : "portrait")
          Split()
      }
      class Split: UISplitViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              \(columns.replacing("; ", with: "\n"))
          }
          func open() { setViewController(Light(), for: .secondary) }
          func openStack() {
              let stack = UINavigationController(rootViewController: Light())
              setViewController(stack, for: .secondary)
          }
          func close() { setViewController(nil, for: .secondary) }
      }
      class Plain: UIViewController { }
      class Light: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override var prefersStatusBarHidden: Bool { true }
      }
      class Stack: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { topViewController }
      }
      scenario "s" {
      \(lines)
      }
      """
    ).first
  }

  private let both = "setViewController(Plain(), for: .primary); "

  @Test func aColumnIsAStackThatDoesNotAskWhatItShows() {
    #expect(
      outcome(
        both + "setViewController(Light(), for: .secondary)",
        "expect not split, dark by UINavigationController") == "s: passed")
  }

  @Test func aStackStaysAsItIs() {
    #expect(
      outcome(
        both + "setViewController(Stack(rootViewController: Light()), for: .secondary)",
        "expect split, leading dark, trailing light by Light") == "s: passed")
  }

  @Test func columnsStandInTheirOrderWhicheverIsSetFirst() {
    #expect(
      outcome(
        "setViewController(Stack(rootViewController: Light()), for: .secondary); "
          + "setViewController(Plain(), for: .primary)",
        "expect split, leading dark, trailing light by Light") == "s: passed")
  }

  @Test func onlyTheCompactColumnIsSeenWhereThereIsNoWidth() {
    let compact = both + "setViewController(Light(), for: .compact); "
    #expect(outcome(compact, on: "notch", "expect light by Light") == "s: passed")
    #expect(outcome(compact, "expect dark, not split") == "s: passed")
    #expect(
      outcome(
        compact + "setViewController(Plain(), for: .secondary)", on: "notch",
        "expect light by Light") == "s: passed")
  }

  @Test func theSecondaryColumnPushesWhatIsNoStack() {
    #expect(
      outcome(
        both + "setViewController(Stack(rootViewController: Plain()), for: .secondary)",
        "expect not split, dark; call Split.open; expect split, trailing light by Light; "
          + "call Split.openStack; expect not split, dark") == "s: passed")
  }

  @Test func aStackTakesTheColumn() {
    #expect(
      outcome(
        both + "setViewController(Stack(rootViewController: Light()), for: .secondary)",
        "call Split.openStack; expect not split, dark by UINavigationController") == "s: passed")
  }

  @Test func anEmptyColumnLeavesTheOthers() {
    #expect(
      outcome(
        both + "setViewController(Stack(rootViewController: Light()), for: .secondary)",
        "expect split; call Split.close; expect not split, dark; call Split.open; "
          + "expect not split, dark") == "s: passed")
  }
}
