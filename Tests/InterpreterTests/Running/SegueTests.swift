import Testing

/// What `prepare(for:sender:)` keeps of the controllers that segues embed.
struct SegueTests {
  private func app(_ prepare: String, _ fact: String, root: String = "Home()") -> String {
    """
    class Game: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    class Home: UIViewController {
        private var game: Game!
        private var count = 0
        override var prefersStatusBarHidden: Bool { game?.prefersStatusBarHidden ?? (count > 0) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(prepare) }
    }
    class Menu: UIViewController {
        override func viewDidLoad() { addChild(Home()) }
    }
    app A {
        ios 17
        device notch
        \(root)
    }
    scenario "one" {
        launch
        expect \(fact)
    }
    """
  }

  @Test(arguments: [
    "game = segue.destination as? Game", "self.game = segue.destination as? Game",
    "if segue.identifier == \"embed\" { game = (segue.destination as! Game) }",
    "guard let page = segue.destination as? Game else { return }\ngame = page",
    "if let page = segue.destination as? Game { self.game = page }",
  ])
  func whatIsKeptIsUnknown(prepare: String) { check(app(prepare, "unknown"), "one: passed") }

  @Test(arguments: [
    "print(segue.destination)", "segue.destination.title = \"a\"", "count = 1",
    "let page = segue.destination\nprint(page)",
  ])
  func theRestRunsOnlyWithASegue(prepare: String) {
    check(app(prepare, "visible"), "one: passed")
  }
}
