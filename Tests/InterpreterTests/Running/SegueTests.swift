import Testing

/// What `prepare(for:sender:)` changes as segues embed controllers.
struct SegueTests {
  private func app(_ prepare: String, _ fact: String, root: String = "Home()") -> String {
    """
    struct Look { var isBare = false }
    class Game: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    class Home: UIViewController {
        private var game: Game!
        private var count = 0
        override var prefersStatusBarHidden: Bool {
            game?.prefersStatusBarHidden ?? (count > games.count || look.isBare)
        }
        private var games: [Game] = []
        private var look = Look()
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(prepare) }
        private func take(_ segue: UIStoryboardSegue) { game = segue.destination as? Game }
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
    "switch segue.destination {\ncase let page as Game: game = page\ndefault: break\n}",
    "count = 1", "take(segue)", "self.take(segue)", "games.append(segue.destination as! Game)",
    "look.isBare = true", "fill(&count)", "(count, _) = (1, segue)",
    "if let page = segue.destination as? Page { page.close = { [weak self] in self?.count = 1 } }",
  ])
  func whatIsKeptIsUnknown(prepare: String) { check(app(prepare, "unknown"), "one: passed") }

  @Test(arguments: [
    "print(segue.destination)", "segue.destination.title = \"a\"",
    "var count = 0\ncount = 1\nprint(count)", "let page = segue.destination\nprint(page)",
  ])
  func theRestRunsOnlyWithASegue(prepare: String) {
    check(app(prepare, "visible"), "one: passed")
  }

  /// A storyboard asks the class for the controller that it embeds.
  @Test func soIsWhatASegueActionKeeps() {
    let text = app("print(1)", "unknown").replacing(
      "private func take(_ segue: UIStoryboardSegue) {",
      with: """
        @IBSegueAction func embed(_ coder: NSCoder) -> Game? { game = Game(); return game }
            private func take(_ segue: UIStoryboardSegue) {
        """)
    check(text, "one: passed")
  }
}
