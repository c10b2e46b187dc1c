import Language
import Testing

@testable import Projects

@Suite struct TableTests {
  /// The table of some Swift files, each named after its place, with settings.
  private func table(
    _ files: [String], _ settings: AppSettings = modern, objectiveC: [String] = []
  ) -> ImportTable {
    var facts: [FileFacts] = []
    for (place, text) in files.enumerated() {
      var names = NameTable()
      facts.append(indexSwift(Array(text.utf8), file: "F\(place).swift", names: &names))
    }
    for text in objectiveC { facts.append(scanObjectiveC(Array(text.utf8), file: "O.m")) }
    return AppIndex(facts, hasObjectiveC: !objectiveC.isEmpty).table(settings)
  }

  private static let modern: AppSettings = {
    var settings = AppSettings()
    settings.ios = "16.0"
    return settings
  }()

  /// `Home no light itself:1`
  private func rows(_ table: ImportTable) -> [String] {
    table.rows.map { row in
      "\(row.name) \(row.hidden.words) \(row.text.words) \(row.decider ?? "-")"
    }
  }

  /// A class of a library's is a controller's if any class that is derived from it shows that.
  @Test func whatIsDerivedTellsOfALibrarysClass() {
    let table = table([
      """
      class Card: LibraryPage<UIView> { override func viewDidLoad() {} }
      class Sheet: LibraryPage<UIView> { let number = 1 }
      class Model: LibraryModel { func viewDidLoad() {} }
      """
    ])
    #expect(table.rows.map { $0.name } == ["Card", "Sheet"])
  }

  /// How a class of Objective-C's is presented stands in its getters, and what has the name of the
  /// application's properties may be its own.
  @Test func gettersOfObjectiveCSayHowItIsPresented() {
    let code = """
      @interface Player : UIViewController
      @end
      @implementation Player
      - (UIModalPresentationStyle)modalPresentationStyle { return UIModalPresentationFullScreen; }
      - (BOOL)prefersStatusBarHidden { return YES; }
      - (void)toggle { self.statusBarHidden = NO; }
      @end
      @implementation Home
      - (void)viewDidLoad
      {
          [self presentViewController:[[Player alloc] init] animated:YES completion:nil];
      }
      @end
      """
    let table = table(["class Home: UIViewController {}"], objectiveC: [code])
    #expect(table.dead.isEmpty, "\(table.dead)")
    #expect(rows(table).contains { $0.hasPrefix("Player yes") }, "\(rows(table))")
  }

  @Test func anAnswerComesFromTheNearestClass() {
    let table = table([
      """
      class Base: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """,
      """
      class Home: Base { override var prefersStatusBarHidden: Bool { true } }
      final class Quiet: Base { override var preferredStatusBarStyle: UIStatusBarStyle {
        super.preferredStatusBarStyle } }
      class Plain: UIViewController {}
      """,
    ])
    #expect(
      rows(table) == [
        "Home yes light itself:1, F0:2", "Quiet no light itself:2", "Plain no default -",
      ])
    #expect(table.open.isEmpty && table.dead.isEmpty)
  }

  @Test func namesAreFollowedAsFarAsTheyAreCertain() {
    let table = table([
      """
      enum Theme {
        static var isNight = false
        static let fixed = UIStatusBarStyle.lightContent
        static var bar: UIStatusBarStyle { isNight ? .lightContent : .darkContent }
      }
      class A: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { Theme.bar }
      }
      class B: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { Theme.fixed }
      }
      class C: UIViewController {
        private var hides = false
        private let always = true
        override var prefersStatusBarHidden: Bool { hides || always }
        override var preferredStatusBarStyle: UIStatusBarStyle { unknown.style }
      }
      class D: UIViewController {
        private var never = false
        override var prefersStatusBarHidden: Bool { !never }
      }
      class E: UIViewController {
        var other = false
        override var prefersStatusBarHidden: Bool { other }
      }
      func f(e: E) { e.other = true }
      """
    ])
    #expect(
      rows(table) == [
        "A no light|dark itself:7", "C no|yes ? itself:15", "E no|yes default itself:24",
        "B no light itself:10", "D yes default itself:20",
      ])
    #expect(
      table.open.map { $0.name.name } == [
        "E.other", "Theme.bar", "hides || always", "isNight", "unknown.style",
      ])
  }

  /// What a protocol asks for is what its types have.
  @Test func protocolsGatherWhatTheirTypesSay() {
    let table = table([
      """
      protocol Theme { var bar: UIStatusBarStyle { get } }
      struct Day: Theme { let bar = UIStatusBarStyle.darkContent }
      struct Night: Theme { var bar: UIStatusBarStyle { .lightContent } }
      class A: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { service.theme.bar }
      }
      class B: UIViewController {
        var theme: Theme
        override var preferredStatusBarStyle: UIStatusBarStyle { self.theme.bar }
      }
      class C: UIHostingController<Card> {}
      struct Card: View { var body: some View { Text("a").statusBarHidden() } }
      """
    ])
    #expect(
      rows(table) == [
        "A no dark|light itself:5", "B no dark|light itself:9", "C yes default Card:12",
        "Card yes default itself:12",
      ])
    #expect(table.open.map { $0.name.name } == ["Theme.bar"])
    #expect(table.open.map { $0.screens } == [["A", "B"]])
    let lines = TableText(table, width: 80, isWhole: false, isASCII: true).lines
    #expect(lines[1].hasPrefix("A +1") && lines[1].contains("each itself"))
  }

  /// Of a class that was not read everything may come.
  @Test func unknownClassesMakeRowsOpen() {
    let table = table([
      "class A: LibraryViewController {}\nclass B: A {}",
      "private class Twice: UIViewController {}",
      "private class Twice: UIViewController {}\nclass C: Twice {}",
    ])
    #expect(rows(table).prefix(1) == ["B no|yes ? -"])
    #expect(rows(table).contains("C no default -"))
  }

  @Test func aClassThatIsItsOwnBaseEnds() {
    let table = table(["class A: B {}\nclass B: A {}\nclass C: C {}"])
    #expect(table.rows.isEmpty)
  }

  @Test func containersAskOthers() {
    let table = table([
      """
      class Tabs: UITabBarController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class Stack: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
      }
      class Side: UISplitViewController {}
      extension UIPageViewController {
        open override var prefersStatusBarHidden: Bool { true }
      }
      class Pages: UIPageViewController {}
      """
    ])
    #expect(
      rows(table) == [
        "Pages yes default F0:9", "Side no of the column the column",
        "Stack no asks topViewController F0:5", "Tabs of the tab of the tab the selected tab",
      ])
    #expect(table.dead.map { $0.name } == ["Tabs.preferredStatusBarStyle"])
    #expect(table.dead.map { $0.rules } == [["U26"]])
  }

  @Test func aSheetIsNotAsked() {
    let code = """
      class Home: UIViewController { func f() { present(Card(), animated: true) } }
      class Card: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      """
    #expect(rows(table([code])).first == "Card not asked not asked itself:2")
    #expect(table([code]).dead.map { $0.rules } == [["U34"]])
    // Before iOS 13 it fills the screen: that is said of all such rows once.
    var old = AppSettings()
    old.ios = "12.0"
    #expect(rows(table([code], old)).first == "Card not asked not asked itself:2")
    #expect(table([code], old).dead.map { $0.reason }.first?.contains("from iOS 13 on") == true)
    #expect(table([code], old).remarks.contains { $0.hasPrefix("before iOS 13") })
    // One that is made to capture the bar is asked.
    let capturing =
      code + "\nfunc g(c: Card) { c.modalPresentationCapturesStatusBarAppearance = true }"
    #expect(rows(table([capturing])).first == "Card yes default itself:2")
    // Where a style is set to something that is not followed, it may be any.
    let loose = code + "\nfunc g(c: UIViewController) { c.modalPresentationStyle = .fullScreen }"
    #expect(rows(table([loose])).first == "Card yes|not asked default itself:2")
    #expect(table([loose]).dead.isEmpty)
  }

  @Test func aPushedScreenHangsOnItsNavigationController() {
    let code = """
      class Home: UIViewController {
        func f() { navigationController?.pushViewController(Page(), animated: true) }
      }
      class Page: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
      }
      """
    #expect(rows(table([code])).first == "Page yes|no the bar's itself:6")
    #expect(table([code]).dead.map { $0.rules } == [["U22"]])
    let forwarding = """
      extension UINavigationController {
        open override var childForStatusBarStyle: UIViewController? { topViewController }
        open override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      """
    #expect(rows(table([code, forwarding])).contains("Page yes light itself:6"))
    #expect(table([code, forwarding]).dead.isEmpty)
    let hiding = code + "\nfunc g(n: UINavigationController) { n.isNavigationBarHidden = true }"
    #expect(rows(table([hiding])).first == "Page yes|no light|the bar's itself:6")
    #expect(table([hiding]).dead.isEmpty)
  }

  @Test func thePlistMayTakeItFromControllers() {
    var settings = TableTests.modern
    settings.isViewControllerBased = false
    settings.isHidden = true
    settings.style = "UIStatusBarStyleLightContent"
    let code = """
      class A: UIViewController { override var prefersStatusBarHidden: Bool { false } }
      struct V: View { var body: some View { Text("a").statusBarHidden() } }
      """
    let all = table([code], settings)
    #expect(rows(all) == ["every screen yes light Info.plist"])
    #expect(all.dead.map { $0.rules } == [["U2"], ["S2"]])
    let setter = "func f() { UIApplication.shared.isStatusBarHidden = false }"
    #expect(table([code, setter], settings).open.count == 1)
    // With controllers in charge, the setter and the keys do nothing.
    settings.isViewControllerBased = true
    #expect(Set(table([code, setter], settings).dead.map { $0.rules }) == [["U3"], ["U7"]])
  }

  @Test func viewsAreAskedWhereTheyBeginSomething() {
    let table = table([
      """
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          Row().fullScreenCover(isPresented: $isOpen) { Photo() }.sheet(item: $x) { Card() }
        }
      }
      struct Row: View { var body: some View { Text("a").statusBarHidden(isOn) } }
      struct Photo: View { var body: some View { Text("a").statusBarHidden() } }
      struct Card: View { var body: some View { Text("a").preferredColorScheme(.dark) } }
      struct Lost: View { var body: some View { Text("a").statusBar(hidden: true) } }
      """
    ])
    #expect(
      rows(table)
        == [
          "Home no|yes default Row:8", "Card not asked not asked itself:10",
          "Lost yes default itself:11", "Photo yes default itself:9",
        ].map { $0.replacingFirst("Row:8", with: "F0:8") })
    #expect(table.roots.map { $0.name } == ["Home"])
  }

  /// A modifier around a view where it is presented is that view's.
  @Test func modifiersBelongToWhatIsShown() {
    let table = table([
      """
      @main struct A: App { var body: some Scene {
        WindowGroup { NavigationStack { Home().preferredColorScheme(.dark) } } } }
      struct Home: View { var body: some View { Text("a").fullScreenCover {
        if x { Photo().statusBarHidden() } else { Video() } }.fullScreenCover { Photo() } } }
      struct Photo: View { var body: some View { Text("b") } }
      struct Video: View { var body: some View { Text("c") } }
      """
    ])
    #expect(
      rows(table) == [
        "Photo no|yes default itself:4", "Home no light itself:2", "Video no default -",
      ])
  }

  /// A view in a hosting controller is shown as that is.
  @Test func hostedViewsAreShownAsTheirControllers() {
    let table = table([
      """
      class A: UIViewController { func f() {
        let sheet = UIHostingController(rootView: Card())
        sheet.modalPresentationStyle = .overFullScreen
        present(sheet, animated: true)
        navigationController?.pushViewController(
          UIHostingController(rootView: Page().quiet()), animated: true)
      } }
      struct Card: View { var body: some View { Text("a").statusBarHidden() } }
      struct Page: View { var body: some View { Text("a") } }
      extension View { func quiet() -> some View { statusBarHidden() } }
      struct Page_Previews: PreviewProvider {
        static var previews: some View { Page().preferredColorScheme(.dark) } }
      struct Tabs: View { var body: some View {
        Text("a").toolbarColorScheme(.dark, for: .tabBar).statusBar(hidden: true) } }
      """
    ])
    #expect(
      rows(table) == [
        "Page no|yes default F0:10", "Card not asked not asked itself:8",
        "Tabs yes default itself:14", "A no default -",
      ])
  }

  /// Whether a stack listens to what is pushed is not certain.
  @Test func aPushedViewHangsOnItsStack() {
    let table = table([
      """
      @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
      struct Home: View { var body: some View { NavigationLink("a") { Photo() } } }
      struct Photo: View { var body: some View { Text("b").statusBarHidden() } }
      """
    ])
    #expect(rows(table) == ["Photo yes|no default itself:3", "Home no default -"])
    #expect(table.open.map { $0.name.name } == ["the navigation stack (S17, S18)"])
  }

  /// A modifier in a function that is added to every view counts where it is called.
  @Test func functionsOfExtensionsReachModifiers() {
    let table = table([
      """
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Row() } }
      struct Row: View { var body: some View { Text("a").quiet().fullScreenCover { Plain() }
        .fullScreenCover { Lit() } } }
      struct Plain: View { var body: some View { Text("b").lout() } }
      struct Lit: View { var body: some View { Text("c").loud.sheet { Lit() } } }
      extension View {
        func quiet() -> some View { modifier(Quiet()).tinted }
      }
      extension View {
        var loud: some View { preferredColorScheme(.dark) }
      }
      struct Quiet: ViewModifier { func body(content: Content) -> some View {
        content.statusBarHidden() } }
      """
    ])
    #expect(
      rows(table) == [
        "Home no|yes default F0:14", "Lit no light|default F0:11", "Plain no default -",
      ])
  }

  /// A property is declared in one file, and its screen shown in another.
  @Test func propertiesOfOtherFilesAreFollowed() {
    let table = table(
      [
        "class Home: UIViewController { let card = Card() }\nclass Card: UIViewController {}",
        "extension Home { func f() { card.modalTransitionStyle = .coverVertical\n"
          + "navigationController?.pushViewController(card, animated: true) } }",
      ],
      objectiveC: [
        "@interface D : NSObject @property (nonatomic, strong) Home *home; @end "
          + "@implementation D - (void)f { self.window.rootViewController = self.home; } @end"
      ])
    #expect(table.rows.map { $0.shown.map { $0.kind } } == [[.push], [.root]])
  }

  /// An unrelated file changes no row, and the order of the files none but by name.
  @Test func filesThatAreUnrelatedChangeNothing() {
    let one = "class A: UIViewController { override var prefersStatusBarHidden: Bool { true } }"
    let two = "class B: A {}"
    let three = "struct Model { var title = \"\" }\nfunc g() { present(Alert(), animated: true) }"
    let all = rows(table([one, two]))
    #expect(rows(table([one, two, three])) == all)
    #expect(
      rows(table([three, two, one])).map { $0.replacingFirst("F2", with: "F0") } == all)
  }

  @Test func theLinesFitAndSayTheSameInASCII() {
    let code = (0..<30).map { place in
      "class VeryLongNameOfAScreen\(place)ViewController: UIViewController { "
        + "override var prefersStatusBarHidden: Bool { some.thing\(place).isOn } }"
    }.joined(separator: "\n")
    let all = table([code])
    for width in [60, 80, 120] {
      let text = TableText(all, width: width, isWhole: true, isASCII: true)
      #expect(text.lines.allSatisfy { $0.count <= width }, "\(text.lines)")
      #expect(text.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
