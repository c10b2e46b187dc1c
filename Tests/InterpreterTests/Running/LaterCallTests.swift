import Testing

/// Closures that come back in another turn: not in the step that hands them over, perhaps in the
/// next one.
struct LaterCallTests {
  private func outcome(_ call: String, _ steps: String) -> String? {
    outcomes(
      """
      app Fair {
          ios 16
          device notch
          appearance light
          Stall()
      }
      class Stall: UIViewController {
          var isAway = false
          override var prefersStatusBarHidden: Bool { isAway }
          override func viewDidLoad() { \(call) }
      }
      scenario "one" {
          launch
          \(steps)
          request update
          expect visible
      }
      """
    ).first
  }

  @Test(
    arguments: [
      "URLSession.shared.dataTask(with: url) { data, _, _ in self.isAway = true }.resume()",
      "queue.asyncAfter(deadline: .now() + limit) { self.isAway = true }",
      "Timer.scheduledTimer(withTimeInterval: limit, repeats: false) { _ in self.isAway = true }",
      "center.requestAuthorization(options: []) { _, _ in self.isAway = true }",
      "loader.load(1) { [weak self] _ in self?.isAway = true }",
      "loader.load(1, completion: { [unowned self] in self.isAway = true })",
    ])
  func whatComesLaterIsNotThereAtTheLaunch(call: String) {
    #expect(outcome(call, "") == "one: passed")
    #expect(outcome(call, "wait 30 s") == "one: undecided")
  }

  /// What may be called at once may have been.
  @Test(
    arguments: [
      "loader.load(1) { _ in self.isAway = true }",
      "loader.updateAll { [weak self] in self?.isAway = true }",
      "values.forEach { [weak self] _ in self?.isAway = true }",
    ])
  func whatMayBeCalledAtOnceIsOpen(call: String) {
    #expect(outcome(call, "") != "one: passed")
  }
}
