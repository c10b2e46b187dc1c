import Interpreter
import StatusBar
import Testing
import Wording

private let app = """
  app Gallery {
      ios 16
      device notch
      state isBarHidden = false
      state count = 2
      NavigationStack { Home() }
          .statusBarHidden(isBarHidden)
  }
  screen Home {
      List {
          NavigationLink("Photo", destination: Photo())
          Button("Hide") { isBarHidden = true }
          Button("Fade") { withAnimation { isBarHidden.toggle() } }
          Button("Nothing") { count = 2 }
      }
      .onAppear { count = 3 }
  }
  screen Photo {
      Image("bridge")
          .onAppear { withAnimation(.easeIn(duration: 0.5)) { isBarHidden = true } }
          .onDisappear { count = 4 }
  }

  """

private func holds(
  _ steps: String, header: String = "", location: SourceLocation = #_sourceLocation
) {
  let text = app + "scenario \"one\" \(header) {\nlaunch\n\(steps)\n}\n"
  #expect(outcomes(text, location: location).first == "one: passed", sourceLocation: location)
}

private func fails(_ steps: String, _ title: String, location: SourceLocation = #_sourceLocation) {
  let text = app + "scenario \"one\" {\nlaunch\n\(steps)\n}\n"
  #expect(
    outcomes(text, location: location) == ["one: failed", "  SB4100 " + title],
    sourceLocation: location)
}

struct FactTests {
  @Test func visibilityAndColour() {
    holds("expect visible, dark")
    holds("tap \"Hide\"\nexpect hidden")
    fails("expect hidden", "expected hidden, but the bar is visible")
    fails("expect light", "expected light, but the bar is dark")
    fails("expect covered", "expected covered, but the bar is not covered")
  }

  @Test func styleOfTheWalk() {
    holds("expect style .default")
    fails("expect style .lightContent", "expected style .lightContent, got style .default")
  }

  @Test func unchangedComparesWithTheStateBeforeTheLastStep() {
    holds("tap \"Nothing\"\nexpect unchanged")
    fails("tap \"Hide\"\nexpect unchanged", "the last step changed the bar to hidden")
  }

  @Test func animation() {
    holds("tap \"Fade\"\nexpect hidden, animated, animated fade")
    holds("tap \"Hide\"\nexpect not animated")
    holds("tap \"Nothing\"\nexpect not animated")
    holds("tap \"Photo\"\nexpect animated fade for 0.5 s, animated for 500 ms")
    fails("tap \"Hide\"\nexpect animated", "expected animated, got not animated")
    fails("tap \"Nothing\"\nexpect animated", "expected animated, got no change")
    fails(
      "tap \"Photo\"\nexpect animated slide",
      "expected animated slide, got animated fade for 0.5 s")
    fails(
      "tap \"Photo\"\nexpect animated for 1 s",
      "expected animated for 1 s, got animated fade for 0.5 s")
  }

  @Test func statesAreFacts() {
    holds("expect isBarHidden == false, !isBarHidden, count == 3, count > 2 && !isBarHidden")
    holds("tap \"Photo\"\nback\nexpect count == 4 || count == 3")
    fails("expect isBarHidden", "`isBarHidden` does not hold: isBarHidden is false")
    fails(
      "expect !isBarHidden && count > 3",
      "`!isBarHidden && count > 3` does not hold: isBarHidden is false, count is 3")
    fails("expect count == 4 || 1 > 2", "`count == 4 || 1 > 2` does not hold: count is 3")
  }

  @Test func topIsTheScreenThatIsSeen() {
    holds("expect top Home\ntap \"Photo\"\nexpect top Photo\nback\nexpect top Home")
    fails("expect top Photo", "expected top Photo, got top Home")
  }

  @Test func quantities() {
    holds("expect height 47\nexpect inset 47")
    holds("expect height 50 within 3")
    holds("expect depth 1\ntap \"Photo\"\nexpect depth 2")
    fails("expect height 44", "expected height 44, got height 47")
    fails(
      "expect header.visibleRatio 1",
      "expected header.visibleRatio 1, got no header.visibleRatio on screen")
  }

  @Test func navigationBars() {
    holds("expect navigationBar shown")
    fails(
      "expect navigationBar hidden", "expected navigationBar hidden, got navigationBar shown")
  }

  @Test func lifecycleInOrder() {
    holds("expect lifecycle [Home.onAppear]")
    holds("tap \"Photo\"\nexpect lifecycle [Photo.onAppear]")
    fails(
      "expect lifecycle [Photo.onAppear]",
      "life-cycle callbacks differ")
  }

  @Test func deciders() {
    fails(
      "tap \"Hide\"\nexpect hidden by plist",
      "expected hidden by plist, but the bar is hidden by Gallery")
    holds("tap \"Hide\"\nexpect hidden by Gallery")
  }

  @Test func advice() {
    holds("expect no advice")
    fails("expect advice setterIgnored", "expected advice setterIgnored, got no advice")
  }

  @Test func moments() {
    holds(
      "tap \"Photo\"\nexpect hidden\nbegin back\nexpect hidden\ncancel\nexpect hidden, not animated"
    )
    holds("tap \"Photo\"\nbegin back\nfinish\nexpect hidden, top Home")
  }

  @Test func aRefusedStepIsIgnored() {
    holds("rotate portrait\nexpect ignored, unchanged")
    fails("tap \"Hide\"\nexpect ignored", "the last step had an effect")
  }

  @Test func conditionsChooseTheCells() {
    let text =
      app + """
        scenario "one" on ios [15, 16, 17], device [notch, homeButton], appearance [light, dark] {
        launch
        expect dark when appearance == light
        expect light when appearance != light
        expect height 20 when device == homeButton
        expect height 44 when device == notch && ios < 14
        expect height 47 when device == "iPhone 12" && ios >= 14
        expect visible when ios == 16 || ios > 16
        }
        """
    let found = plan(text).diagnostics.map { $0.code.spelling }
    #expect(found == ["SB4001"])
  }
}

/// What stands side by side on an iPad, from the text to the verdict (U26, U27, U29).
struct SidesFactTests {
  private let head = """
    app Columns {
        ios 18
        device pad
        orientation landscape
        UISplitViewController {
            Master()
            Detail()
        }
    }
    class Master: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        func hideSidebar() { tabBarController?.sidebar.isHidden = true }
        func words() { show sidebar }
    }
    class Detail: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }
    class Tabs: UITabBarController {
        mode = .tabSidebar
        isSidebarHidden = false
        func toggle() { sidebar.isHidden.toggle() }
        func tile() { mode = .tabBar }
    }

    """

  private func outcome(_ steps: String) -> [String] {
    outcomes(head + "scenario \"one\" {\n\(steps)\n}\n")
  }

  @Test func bothPartsAreNamed() {
    let parts = "launch\nexpect split, leading light by Master, trailing dark by Detail"
    #expect(outcome(parts) == ["one: passed"])
    #expect(
      outcome("launch\nexpect not split")[1]
        == "  SB4100 expected not split, but the bar is split (assumed)")
    #expect(
      outcome("launch\nexpect trailing light by Master")[1]
        == "  SB4100 expected trailing light by Master, but the bar is visible, light, split, "
        + "trailing dark by Detail (disputed)")
    #expect(outcome("launch\nresize compact\nexpect unchanged")[0] == "one: failed")
  }

  @Test func aSingleColourIsNotedToBeTheLeadingOne() {
    #expect(
      outcome("launch\nexpect light") == [
        "one: passed",
        "  SB4115 the bar is of two colours (U29): this is its leading part, the trailing one is "
          + "dark",
      ])
  }

  @Test func theSidebarIsSetByClassesHandlersAndSteps() {
    let tabs = "Tabs {\ntab \"One\" { Master() }\n}\nlaunch\n"
    #expect(outcome(tabs + "expect split, trailing light") == ["one: passed"])
    for step in ["hide sidebar", "call Master.hideSidebar", "call Tabs.toggle", "call Tabs.tile"] {
      let back = step.hasSuffix("tile") ? "" : "\ncall Master.words\nexpect split, trailing light"
      #expect(outcome(tabs + "\(step)\nexpect not split, light" + back) == ["one: passed"])
    }
    #expect(
      outcome(tabs + "resize compact\nshow sidebar\nexpect light")[1]
        == "  SB4103 nothing on screen has a sidebar that could be shown or hidden")
  }

  @Test func aHeaderSetsTheColumns() {
    let text =
      head + """
        scenario "one" on Tabs.isSidebarHidden [true, false] {
        Tabs { tab "One" { Master() } }
        launch
        expect split, trailing light when !Tabs.isSidebarHidden
        expect not split when Tabs.isSidebarHidden
        }
        """
    #expect(outcomes(text).allSatisfy { $0.hasSuffix("passed") })
  }

  @Test func whatIsWrongWithThemIsTold() {
    func codes(_ text: String) -> [String] {
      plan(head + text).diagnostics.filter { $0.severity == .error }.map { $0.code.spelling }
    }
    func scenario(_ steps: String) -> String { "scenario \"one\" {\n\(steps)\n}\n" }
    #expect(codes(scenario("launch\nexpect trailing green")) == ["SB2521"])
    #expect(codes(scenario("launch\nexpect split, not split")) == ["SB4005"])
    #expect(codes(scenario("launch\nexpect stale, not stale")) == ["SB4005"])
    #expect(codes(scenario("launch\nexpect hidden, trailing dark")) == ["SB4005"])
    let other = "UINavigationController { Master() }.isSidebarHidden(true)\nlaunch\nexpect light"
    #expect(codes(scenario(other)) == ["SB2007"])
    let wrong = "UITabBarController { Master() }.mode(.sideBar)\nlaunch\nexpect light"
    #expect(codes(scenario(wrong)) == ["SB2008"])
    let slip = "TabView { Text(\"a\") }.tabViewStyle(.sidebarAdaptible)\nlaunch\nexpect dark"
    #expect(codes(scenario(slip)) == ["SB2002"])
    #expect(codes(scenario("launch\nexpect light\nhide sidebars")).count == 1)
    #expect(codes("class Editor: UIViewController {\nvar mode = Mode.edit\n}").isEmpty)
    #expect(
      codes("class Editor: UIViewController {\nfunc f(x: UIViewController) { x.mode = .edit }\n}")
        .isEmpty)
  }

  @Test func anUnknownSidebarSaysHowToGoOn() {
    let text =
      head + """
        scenario "one" {
        UITabBarController { Master() }.mode(.tabSidebar)
        launch
        expect light
        }
        """
    let mismatch = results(text)[0].cells[0].told[0]
    #expect(mismatch.hints.contains { $0.contains("show sidebar") })
  }
}
