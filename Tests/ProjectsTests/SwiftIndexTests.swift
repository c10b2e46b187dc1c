import Foundation
import Host
import Language
import Testing

@testable import Projects

@Suite struct SwiftIndexTests {
  private func index(_ text: String) -> FileFacts {
    var names = NameTable()
    return indexSwift(Array(text.utf8), file: "App/Home.swift", names: &names)
  }

  @Test func typesHaveTheirBasesAndPlaces() {
    let facts = index(
      """
      enum Flow {
        final class Home: BaseController<Item>, Named {}
      }
      @main struct App: SwiftUI.App {}
      private extension Flow.Home {}
      typealias Base = Flow.Home
      """)
    #expect(facts.types.map { $0.name } == ["Flow", "Flow.Home", "App", "Flow.Home"])
    #expect(facts.types[1].bases == ["BaseController", "Named"])
    #expect(facts.types[1].site == Site(file: "App/Home.swift", line: 2))
    #expect(facts.types[2].isMain)
    #expect(facts.types[3].kind == .extension)
    #expect(facts.aliases == ["Base": "Flow.Home"])
  }

  private func answer(_ getter: String, _ member: BarMember = .hidden) -> AnswerTree? {
    let type = member == .hidden ? "Bool" : "UIStatusBarStyle"
    let facts = index(
      """
      class A: UIViewController {
        override var \(member.spelling): \(type) {
          \(getter)
        }
      }
      """)
    return facts.types.first?.answers.first?.tree
  }

  @Test func gettersAreConstantsForwardsOrChoices() {
    #expect(answer("true") == .outcome(.flag(true)))
    #expect(answer("return !false") == .outcome(.flag(true)))
    #expect(answer(".lightContent", .style) == .outcome(.style(.light)))
    #expect(answer("return UIStatusBarStyle.default", .style) == .outcome(.style(.automatic)))
    #expect(answer("super.prefersStatusBarHidden") == .outcome(.inherited))
    #expect(answer("theme.bar", .style) == .outcome(.named("theme.bar")))
    #expect(answer("let value = true\nreturn value") == .outcome(.flag(true)))
    #expect(
      answer("isOpen ? .lightContent : .darkContent", .style)
        == .choice(.text("isOpen"), [.outcome(.style(.light)), .outcome(.style(.dark))]))
    #expect(answer("if a { return true }\nreturn true") == .outcome(.flag(true)))
    #expect(
      answer("guard let a else { return false }\nlog()\nreturn a.b")
        == .choice(.text("a"), [.outcome(.named("a.b")), .outcome(.flag(false))]))
    #expect(
      answer(
        "if #available(iOS 13, *) { return .darkContent } else { return .default }", .style)
        == .choice(.release("13"), [.outcome(.style(.dark)), .outcome(.style(.automatic))]))
    #expect(
      answer("switch a { case .b: return true\ndefault: break }\nreturn false")
        == .choice(.text("a"), [.outcome(.flag(true)), .outcome(.flag(false))]))
  }

  /// Twenty conditions in a row have a million ways through: they are not all followed.
  @Test func aGetterOfManyConditionsIsOpen() {
    let conditions = (0..<40).map { "if a\($0) { b = \($0) }" }.joined(separator: "\n")
    #expect(answer(conditions + "\nreturn true") != nil)
  }

  private func shown(_ body: String) -> [UseFact.Kind] {
    index("class A: UIViewController {\nfunc f(x: Other) {\n\(body)\n}\n}").uses.map { $0.kind }
      .filter { $0 != .around("padding") }
  }

  @Test func screensThatCodeShowsAreFound() {
    #expect(
      shown("let v = Home()\nv.modalPresentationStyle = .fullScreen\npresent(v, animated: true)")
        == [.shows(.type("Home"), .present(.fullScreen))])
    #expect(
      shown("navigationController?.pushViewController(Home.make(1), animated: true)")
        == [.shows(.made(by: "Home"), .push)])
    #expect(
      shown("window.rootViewController = UINavigationController(rootViewController: x)")
        == [
          .shows(.made(by: "Other"), .first),
          .shows(.wrapped(in: "UINavigationController", .made(by: "Other")), .root),
        ])
    #expect(
      shown("present(UIHostingController(rootView: Card().padding()), animated: true)")
        == [.shows(.hosted("Card", in: "UIHostingController"), .present(nil))])
    #expect(
      shown("let b = s.instantiateViewController(withIdentifier: \"X\")\nshow(b, sender: nil)")
        == [.shows(.identifier("X"), .show)])
    #expect(shown("performSegue(withIdentifier: \"Go\", sender: self)") == [.segue("Go")])
    #expect(shown("modalPresentationStyle = .custom") == [.ownStyle(.custom)])
    #expect(
      shown("UIApplication.shared.statusBarStyle = .lightContent")
        == [.applicationSetter("statusBarStyle")])
    #expect(shown("UIApplication.shared.theme.statusBarStyle = .lightContent") == [])
    #expect(shown("tabBar.barStyle = .black") == [])
    #expect(shown("navigationBar.barStyle = .black") == [.barStyle])
    #expect(shown("setNavigationBarHidden(false, animated: true)") == [])
    #expect(shown("setNavigationBarHidden(flag, animated: true)") == [.hidesNavigationBar])
  }

  @Test func modifiersAndPresentationsOfSwiftUIAreFound() {
    let facts = index(
      """
      @main struct Reader: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() }.tint(.red) } }
      }
      struct Home: View {
        var body: some View {
          List { Row() }
            .statusBarHidden(isHidden)
            .preferredColorScheme(.dark)
            .sheet(isPresented: $shows) { Card() }
            .fullScreenCover(item: $item, onDismiss: { done() }) { _ in Photo() }
            #if DEBUG
            .statusBar(hidden: true)
            #endif
        }
      }
      """)
    #expect(
      facts.uses.map { $0.kind } == [
        .around("tint"), .shows(.type("Home"), .root),
        .modifier(.hidden, .outcome(.named("isHidden")), isOutermost: false),
        .modifier(.scheme, .outcome(.style(.light)), isOutermost: false),
        .shows(.type("Card"), .sheet), .shows(.type("Photo"), .cover),
        .modifier(.hidden, .outcome(.flag(true)), isOutermost: false),
      ])
    #expect(facts.types[1].parts == ["List", "Row", "Card", "Photo"])
    #expect(facts.writes["shows"]?.isOpen == true)
  }

  @Test func modifiersAroundAllOfABodyAreTold() {
    let facts = index(
      """
      struct A: View {
        var body: some View { VStack { B().statusBarHidden() }.preferredColorScheme(.dark).b() }
      }
      """)
    #expect(
      facts.uses.map { $0.kind } == [
        .modifier(.hidden, .outcome(.flag(true)), isOutermost: false),
        .modifier(.scheme, .outcome(.style(.light)), isOutermost: true),
      ]
        || facts.uses.map { $0.kind } == [
          .modifier(.scheme, .outcome(.style(.light)), isOutermost: true),
          .modifier(.hidden, .outcome(.flag(true)), isOutermost: false),
        ])
  }

  @Test func whatIsForOtherSystemsIsLeftOut() {
    let facts = index(
      """
      #if os(macOS)
      class A: NSViewController {}
      #elseif canImport(UIKit) && !os(tvOS)
      class B: UIViewController {}
      #else
      class C {}
      #endif
      """)
    #expect(facts.types.map { $0.name } == ["B"])
  }

  @Test func aMistakeCostsTheSmallestDeclaration() {
    let facts = index(
      """
      class A: UIViewController {
        func broken( {
          let =
        }
        override var prefersStatusBarHidden: Bool { true }
      }
      class B: A {}
      """)
    #expect(facts.types.map { $0.name } == ["A", "B"])
    #expect(facts.types[0].answers.count == 1)
    #expect(facts.unreadDeclarations > 0)
    #expect(facts.notes.first?.line == 2)
  }

  /// An answer that cannot be read is none that may be left out.
  @Test func anAnswerThatIsNotReadIsOpen() {
    let facts = index(
      """
      class A: UIViewController {
        override var prefersStatusBarHidden: Bool {
          get async let ) =
        }
        func f() {}
      }
      """)
    #expect(facts.types.first?.answers.map { $0.member } == [.hidden])
    #expect(facts.types.first?.answers.first?.tree != .outcome(.flag(false)))
  }

  @Test func writesToPropertiesAreGathered() {
    let facts = index(
      """
      class A: UIViewController {
        private var isBarHidden = false
        let always = true
        func f() { isBarHidden = true; b.c = other; d.toggle(); g(&e) }
        override var prefersStatusBarHidden: Bool { isBarHidden }
      }
      """)
    #expect(facts.writes["isBarHidden"] == WriteFact(values: [.flag(true)]))
    #expect(["c", "d", "e"].allSatisfy { facts.writes[$0]?.isOpen == true })
    #expect(facts.types[0].variables.map { $0.name } == ["isBarHidden", "always"])
    #expect(facts.types[0].variables[0].isPrivate && facts.types[0].variables[1].isConstant)
  }

  /// A generated file is read in pieces, with the lines of the whole.
  @Test func aLargeFileIsReadInPieces() {
    let filler = "enum Filler {\n  static let a = \"\(String(repeating: "x", count: 900))\"\n}\n"
    let text =
      String(repeating: filler, count: 1500)
      + "class Last: UIViewController {\n  override var prefersStatusBarHidden: Bool { true }\n}\n"
    let facts = index(text)
    #expect(facts.types.last?.name == "Last")
    #expect(facts.types.last?.site.line == 4501)
    #expect(facts.types.last?.answers.first?.site.line == 4502)
  }

  /// One declaration of many megabytes without a word of the bar is passed over, but for what it
  /// writes.
  @Test func aGeneratedTableIsPassedOver() {
    let rows = (0..<24_000).map { "  static let image\($0) = Asset(name: \"image_\($0)\")\n" }
    let facts = index(
      "enum Assets {\n" + rows.joined() + "  static func f() { x.isNight = true }\n}\n")
    #expect(facts.notes.isEmpty && facts.unreadDeclarations == 0)
    #expect(facts.writes["isNight"]?.isOpen == true && facts.writes["image7"] == nil)
  }

  @Test func bytesThatAreNoSwiftAreNoted() {
    #expect(index("").types.isEmpty)
    var names = NameTable()
    let wide = indexSwift([0xFF, 0xFE, 0x41, 0], file: "a.swift", names: &names)
    #expect(wide.notes.count == 1)
    let broken = indexSwift(
      Array("class A: UIViewController {}\n// ".utf8) + [0xC3, 0x28, 0x00, 0x0A], file: "a.swift",
      names: &names)
    #expect(broken.types.map { $0.name } == ["A"])
  }

  /// Damaged code gives facts, and any facts a table.
  @Test(arguments: 0..<3) func damagedCodeGivesATable(run: Int) {
    let seed = Array(
      """
      @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { B() } } } }
      struct B: View { @State var x = false
        var body: some View { C { D() }.statusBarHidden(x ? true : y.z).sheet(item: $x) { B() } } }
      class E: F<G>, H { private var i = true
        override var prefersStatusBarHidden: Bool { guard let a = i else { return !i }
          switch a { case .b where c: return true
          default: break }
          if #available(iOS 13, *) { return super.prefersStatusBarHidden }; return a ?? i && false }
        override var childForStatusBarStyle: UIViewController? { topViewController }
        func j() { let k = L.m(); k.modalPresentationStyle = .custom; present(k, animated: true)
          self.window?.rootViewController = N(rootViewController: k); (o, p) = (1, &q) } }
      class F: E {}
      extension UINavigationController { var preferredStatusBarStyle: UIStatusBarStyle { r.s } }
      #if DEBUG
      typealias T = E
      #elseif os(macOS)
      #endif
      """.utf8)
    DeepStack.run {
      var numbers = SeededNumbers(state: UInt64(run))
      var names = NameTable()
      for _ in 0..<400 {
        let facts = (0..<2).map { place in
          indexSwift(mutated(seed, &numbers), file: "F\(place).swift", names: &names)
        }
        let table = AppIndex(facts, hasObjectiveC: true).table(AppSettings())
        let text = TableText(table, width: 80, isWhole: false, isASCII: false)
        #expect(!text.lines.isEmpty)
      }
    }
  }
}
