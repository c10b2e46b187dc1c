import Testing

/// Closures that values of the app's own keep: a touch starts them where no text calls them
/// elsewhere.
struct RowActionTests {
  private func rows(_ type: String, _ members: String) -> String {
    let rows = (0..<5).map { number in
      "Row(title: \"\(number)\", action: { [weak self] in let page = Page(); "
        + "self?.present(page, animated: true) })"
    }
    return """
      \(type)
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Root: UITableViewController {
          var rows: [Row] = []
          override func viewDidLoad() { rows = [\(rows.joined(separator: ",\n"))] }
          \(members)
      }
      """
  }

  private static let types = [
    "struct Row { var title: String; var action: (() -> Void)? }",
    "struct Row { let title: String; let action: () -> Void }",
    "typealias Act = () -> Void\nstruct Row { let title: String\nlet action: Act\n"
      + "init(title: String, action: @escaping Act) { self.title = title; self.action = action } }",
    "class Row { var title = \"\"\nvar action: (() -> Void)?\n"
      + "init(title: String, action: (() -> Void)?) { self.title = title; self.action = action } }",
  ]

  /// Never called, or where a row is selected, or by an action of a button.
  @Test(arguments: [
    "",
    "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) "
      + "{ rows[path.row].action() }",
    "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { "
      + "if let act = rows[path.row].action { act() } }",
    "@objc func first() { rows[0].action() }",
  ])
  func aTouchStartsThem(members: String) {
    for type in Self.types { checkRoot("visible", rows(type, members)) }
  }

  /// Called as the view appears, handed on, or called by the value itself.
  @Test(arguments: [
    ("", "override func viewDidAppear(_ animated: Bool) { rows[0].action() }"),
    ("", "func open() { let row = rows[0]; perform(row.action) }"),
    ("\nfunc run() { action() }", ""),
  ])
  func whereTheyMayRunIsNotKnown(own: String, members: String) {
    let type = "struct Row { let title: String\nlet action: () -> Void\(own) }"
    checkRoot("unknown", rows(type, members))
  }

  /// A selector that is handed on is one of a touch; what performs it does so at once.
  @Test(arguments: [
    ("navigationItem.rightBarButtonItem = .help(target: self, action: #selector(open))", "visible"),
    (
      "navigationItem.rightBarButtonItem = .init(title: \"a\", style: .plain, target: self, "
        + "action: #selector(open))", "visible"
    ),
    ("let button = UIButton.make(self, #selector(open)); view.addSubview(button)", "visible"),
    ("view.onTap(self, #selector(open))", "visible"),
    ("view.addSubview(Header(target: self, action: #selector(open)))", "visible"),
    ("later.performIt(self, #selector(open))", "unknown"),
  ])
  func aSelectorWaitsForATouch(statement: String, fact: String) {
    checkRoot(
      fact,
      """
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Root: UIViewController {
          override func viewDidLoad() { \(statement) }
          @objc func open() {
              let page = Page()
              page.modalPresentationStyle = .fullScreen
              present(page, animated: true)
          }
      }
      """)
  }
}
