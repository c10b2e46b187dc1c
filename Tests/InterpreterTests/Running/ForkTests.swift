import Testing

/// A controller whose functions depend on `session.isLive`, which is not given.
private func feed(
  _ function: String, _ steps: String, header: String = "", views: String = ""
) -> String {
  """
  app Branches {
      ios 16.4
      device "iPhone 8"
      Feed()
  }
  class Feed: UIViewController {
      var session: Session
      var isFull = false
      override var prefersStatusBarHidden: Bool { isFull }
      func act() {
  \(function)
      }
  }
  \(views)
  scenario "one" \(header) {
      launch
  \(steps)
  }
  """
}

/// What a handler does under a condition that is not known.
struct ForkTests {
  private let update = "setNeedsStatusBarAppearanceUpdate()"

  @Test func aRequestOfOneBranchLeavesTheBarUnknown() {
    let function = "if session.isLive { isFull = true; \(update) }"
    check(feed(function, "call Feed.act\nexpect unknown"), "one: passed")
    check(
      feed(function, "set session.isLive = true\ncall Feed.act\nexpect hidden"), "one: passed")
    check(
      feed(function, "set session.isLive = false\ncall Feed.act\nexpect visible"), "one: passed")
  }

  @Test func branchesThatAgreeAreDefinite() {
    let function = "if session.isLive { isFull = true } else { isFull = true }\n\(update)"
    check(feed(function, "call Feed.act\nexpect hidden"), "one: passed")
  }

  @Test func whatFollowsAGuardBelongsToOneOutcome() {
    let function = "guard session.isLive else { return }\nisFull = true\n\(update)"
    check(feed(function, "call Feed.act\nexpect unknown"), "one: passed")
  }

  @Test func bothOutcomesMayLeaveByThemselves() {
    let function =
      "if session.isLive { isFull = true; \(update); return }\nisFull = true\n\(update)"
    check(feed(function, "call Feed.act\nexpect hidden"), "one: passed")
  }

  @Test func aGuardInsideABlockLeadsToTwoWorlds() {
    let function = """
      if isFull == false { guard session.isLive else { return } }
      isFull = true
      \(update)
      """
    check(feed(function, "call Feed.act\nexpect unknown"), "one: passed")
    check(feed(function, "call Feed.act\nexpect top Feed"), "one: passed")
  }

  @Test func aReturnInAnAnimationLeavesOnlyItsClosure() {
    let function = """
      UIView.animate(withDuration: 1) { if self.isFull == false { return } }
      isFull = true
      \(update)
      """
    check(feed(function, "call Feed.act\nexpect hidden"), "one: passed")
  }

  @Test func theApplicationsSettersAreFollowedBothWays() {
    let function = "if session.isLive { UIApplication.shared.isStatusBarHidden = true }"
    let header = "on UIViewControllerBasedStatusBarAppearance NO"
    check(
      feed(function, "call Feed.act\nexpect hidden", header: header),
      "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
    check(
      feed(function, "call Feed.act\nexpect dark", header: header), "one: undecided",
      "  SB4101 cannot tell whether the bar is dark")
  }

  @Test func whatMayBePresentedIsMaybeThere() {
    func card(_ steps: String) -> String {
      feed(
        "if session.isLive { present(Card(), animated: true) }", steps,
        views: "screen Card: UIViewController")
    }
    check(card("call Feed.act\nexpect visible"), "one: passed")
    check(
      card("call Feed.act\nexpect top Card"), "one: undecided",
      "  SB4101 cannot tell whether `top Card` holds")
    check(
      card("call Feed.act\nset session.isLive = true\nexpect light"), "one: undecided",
      "  SB4101 cannot tell whether the bar is light")
    check(card("set session.isLive = true\ncall Feed.act\nexpect light"), "one: passed")
  }

  @Test func whatCanBeDoneInOneWorldOnlyIsUndecided() {
    check(
      feed(
        "if session.isLive { present(Card(), animated: true) }",
        "call Feed.act\ndismiss\nexpect visible", views: "screen Card: UIViewController"),
      "one: undecided", "  SB4103 what `dismiss` does depends on `session.isLive`")
  }

  /// Ten conditions, each of which may return inside another, would make a thousand worlds.
  @Test func forksInsideForksEnd() {
    let line = "if session.isLive == isFull { if session.isNew { return } }\n"
    let function = String(repeating: line, count: 40) + "isFull = true"
    #expect(outcomes(feed(function, "call Feed.act\nexpect visible")).first == "one: undecided")
  }
}
