import Testing

@testable import Projects

@Suite struct ObjectiveCTests {
  private func scan(_ text: String) -> FileFacts {
    scanObjectiveC(Array(text.utf8), file: "Home.m")
  }

  @Test func classesAndTheirAnswersAreFound() {
    let facts = scan(
      """
      // @interface Wrong : Comment
      NS_SWIFT_NAME(HomeController)
      @interface ABHome : UIViewController <Delegate>
      @end
      @implementation ABHome
      - (BOOL)prefersStatusBarHidden { return YES; }
      - (UIStatusBarStyle)preferredStatusBarStyle
      {
        /* return UIStatusBarStyleDefault; */
        return UIStatusBarStyleLightContent;
      }
      - (UIViewController *)childViewControllerForStatusBarStyle { return self.topViewController; }
      - (UIStatusBarAnimation)preferredStatusBarUpdateAnimation { if (a) { return b; } return c; }
      @end
      """)
    #expect(facts.types.map { $0.name } == ["ABHome", "ABHome"])
    #expect(facts.types[0].bases == ["UIViewController"])
    #expect(facts.aliases == ["HomeController": "ABHome"])
    let answers = facts.types[1].answers
    #expect(answers.map { $0.member } == [.hidden, .style, .childForStyle, .animation])
    #expect(answers[0].tree == .outcome(.flag(true)))
    #expect(answers[0].site.line == 6)
    #expect(answers[1].tree == .outcome(.style(.light)))
    #expect(answers[2].tree == .outcome(.named("self.topViewController")))
  }

  @Test func screensThatAreShownAreFound() {
    let facts = scan(
      """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinish:(id)options {
        ABHome *home = [[ABHome alloc] initWithNibName:@"a [b" bundle:nil];
        UINavigationController *nav =
          [[UINavigationController alloc] initWithRootViewController:home];
        self.window.rootViewController = nav;
        Card *card = [Card new];
        card.modalPresentationStyle = UIModalPresentationFullScreen;
        [home presentViewController:card animated:YES completion:^{ [self done]; }];
        [self.navigationController pushViewController:[[Photo alloc] init] animated:YES];
        nav.navigationBar.barStyle = UIBarStyleBlack;
        [UIApplication sharedApplication].statusBarStyle = UIStatusBarStyleLightContent;
        [nav setNavigationBarHidden:NO animated:NO];
      }
      @end
      """)
    let nav = Target.wrapped(in: "UINavigationController", .type("ABHome"))
    #expect(
      facts.uses.map { $0.kind } == [
        .shows(.type("ABHome"), .first), .shows(nav, .root),
        .shows(.type("Card"), .present(.fullScreen)), .shows(.type("Photo"), .push), .barStyle,
        .applicationSetter("statusBarStyle"),
      ])
  }

  @Test func aStoryboardHasScenesAndSegues() {
    let board = Storyboard.read(
      Array(
        """
        <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="n1">
        <scenes><scene sceneID="s"><objects>
        <navigationController id="n1" customClass="Stack"><navigationBar key="navigationBar"
          barStyle="black"/><connections><segue destination="v1" kind="relationship"
          relationship="rootViewController" id="r"/></connections></navigationController>
        <viewController storyboardIdentifier="Home" id="v1" customClass="HomeController"
          customModule="App"><view><connections><segue destination="v2" kind="presentation"
          modalPresentationStyle="fullScreen" identifier="Go"/></connections></view>
        </viewController>
        <tableViewController id="v2" modalPresentationStyle="formSheet"/>
        </objects></scene></scenes></document>
        """.utf8))
    #expect(board.notes == [])
    #expect(board.value.initialClass?.name == "Stack")
    #expect(board.value.setsBarStyle)
    #expect(board.value.identifiers.map { $0.name } == ["HomeController"])
    let uses = board.value.facts(file: "Main.storyboard")
    #expect(uses.map { $0.owner } == ["Stack", "HomeController", ""])
    #expect(
      uses.map { $0.kind } == [
        .shows(.type("HomeController"), .first),
        .shows(.type("UITableViewController"), .present(.fullScreen)), .barStyle,
      ])
  }

  @Test func damagedTextsStopNothing() {
    let code = """
      @interface A : B @end @implementation A - (BOOL)prefersStatusBarHidden { return [super x]; }
      x.rootViewController = [[A alloc] initWithRootViewController:[[B alloc] init]]; @end
      """
    let board =
      "<document><scenes><viewController id='a'><segue kind=\"show\"/></viewController></scenes>"
    onSmallStack {
      var numbers = SeededNumbers(state: 7)
      for _ in 0..<1500 {
        _ = scanObjectiveC(mutated(Array(code.utf8), &numbers), file: "a.m")
        let reading = Storyboard.read(mutated(Array(board.utf8), &numbers))
        _ = reading.value.facts(file: "a.storyboard")
      }
      let deep = String(repeating: "[", count: 100_000)
      _ = scanObjectiveC(Array(("x.rootViewController = " + deep).utf8), file: "a.m")
      let wrapped = String(
        repeating: "[[A alloc] initWithRootViewController:", count: 5_000)
      _ = scanObjectiveC(Array(("x.rootViewController = " + wrapped).utf8), file: "a.m")
    }
  }

  /// Fifty megabytes of elements are passed over in the room of the file.
  @Test func aHugeStoryboardIsRead() {
    var bytes = Array("<document initialViewController='a'><viewController id='a'/>".utf8)
    bytes += Array(repeating: UInt8(ascii: "x"), count: 2 << 20)
    let element = Array("<rect key='frame' x='0.0' y='0.0' width='375' height='667'/>".utf8)
    for _ in 0..<20_000 { bytes += element }
    let reading = Storyboard.read(bytes)
    #expect(reading.value.scenes.count == 1)
  }
}
