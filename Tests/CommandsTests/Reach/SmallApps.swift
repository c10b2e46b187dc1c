import Testing

/// Apps small enough that everything a person can do to them can be tried.
struct SmallApp: CustomTestStringConvertible {
  var name: String
  /// Where it runs, as `on` of a scenario would say it.
  var axes = "ios [13.0, 16.4, 17, 26], device [\"iPhone SE (2nd generation)\", \"iPhone 11\"]"
  /// Worlds with as many controllers are not added to.
  var controllerLimit = 4
  var structure: String

  var testDescription: String { name }

  /// The spec of the app, with one scenario that spreads it over its platforms.
  var text: String {
    """
    import ScrollKit 0.9

    app \(structure)

    scenario "starts" on \(axes) {
        launch
        expect definite
    }
    """
  }

  static let all: [SmallApp] = swiftUI + uiKit
}

extension SmallApp {
  static let swiftUI: [SmallApp] = [
    SmallApp(
      name: "a stack whose destination hides",
      structure: """
        Stack { NavigationStack { Home() } }
        screen Home { NavigationLink("Photo", destination: Photo()) }
        screen Photo { Image("bridge").statusBarHidden() }
        """),
    SmallApp(
      name: "a navigation view whose destination hides",
      axes: "ios 13...17, device \"iPhone 11\"",
      structure: """
        Views { NavigationView { Home() } }
        screen Home { NavigationLink("Photo", destination: Photo()) }
        screen Photo { Image("bridge").statusBar(hidden: true) }
        """),
    SmallApp(
      name: "a shared flag",
      structure: """
        Shared {
            state isBarHidden = false
            NavigationStack { Home() }.statusBarHidden(isBarHidden)
        }
        screen Home {
            NavigationLink("Photo") { Photo() }
            Button("Toggle") { isBarHidden.toggle() }
        }
        screen Photo { Image("bridge").onAppear { isBarHidden = true } }
        """),
    SmallApp(
      name: "sheets and covers",
      structure: """
        Covers { Home() }
        screen Home: View {
            @State private var isSheetShown = false
            @State private var isCoverShown = false
            var body: some View {
                VStack {
                    Button("Sheet") { isSheetShown = true }
                    Button("Cover") { isCoverShown = true }
                }
                .sheet(isPresented: $isSheetShown) { Card() }
                .fullScreenCover(isPresented: $isCoverShown) { Cover() }
            }
        }
        screen Card { Text("Card").statusBarHidden().preferredColorScheme(.dark) }
        screen Cover { Text("Cover").statusBarHidden().preferredColorScheme(.dark) }
        """),
    SmallApp(
      name: "tabs",
      structure: """
        Tabs {
            TabView {
                Home().tabItem { Label("Home", systemImage: "house") }
                Night().tabItem { Label("Night", systemImage: "moon") }
            }
        }
        screen Home { Text("Home").statusBarHidden() }
        screen Night { Text("Night").preferredColorScheme(.dark) }
        """),
    SmallApp(
      name: "a bar that hides until scrolled",
      axes: "ios [16, 18], device \"iPhone 11\"",
      structure: """
        Scrolling { Root() }
        struct Root: View {
            @StateObject private var state = StatusBarVisibleState()
            var body: some View {
                NavigationStack { Home() }.statusBarVisible(state)
            }
        }
        screen Home { NavigationLink("Album") { Album() } }
        screen Album {
            ScrollViewWithStickyHeader(header: { Image("cover") }, headerHeight: 250) { Tracks() }
                .toolbarColorScheme(.dark, for: .navigationBar)
                .hideUntilScrolled()
        }
        """),
  ]

  static let uiKit: [SmallApp] = [
    SmallApp(
      name: "a navigation controller",
      axes: "ios [7, 9, 12, 13, 16], device [\"iPhone 5s\", \"iPhone X\", \"iPad Air 2\"]",
      controllerLimit: 3,
      structure: """
        Navigation { UINavigationController { Home() } }
        screen Home: UIViewController
        screen Photo: UIViewController {
            prefersStatusBarHidden = true
            preferredStatusBarStyle = .lightContent
        }
        """),
    SmallApp(
      name: "a forwarding navigation controller in tabs",
      axes: "ios [12, 13, 16], device [\"iPhone 8\", \"iPhone X\"]",
      structure: """
        Forwarding {
            UITabBarController {
                tab "Watch" { ForwardingNavigation { Home() } }
                tab "Me" { UINavigationController { Me() }.barStyle(.black) }
            }
        }
        container ForwardingNavigation: UINavigationController {
            childForStatusBarStyle = topViewController
            childForStatusBarHidden = topViewController
        }
        screen Home: UIViewController { preferredStatusBarStyle = .lightContent }
        screen Me: UIViewController { prefersStatusBarHidden = true }
        """),
    SmallApp(
      name: "presentations, one capturing",
      axes:
        "ios [8.3, 12, 13, 18], device [\"iPhone 6s\", \"iPhone XR\", \"iPad (9th generation)\"]",
      controllerLimit: 3,
      structure: """
        Presenting { Home() }
        screen Home: UIViewController { prefersStatusBarHidden = true }
        screen Note: UIViewController {
            modalPresentationCapturesStatusBarAppearance = true
            preferredStatusBarStyle = .lightContent
        }
        """),
    SmallApp(
      name: "two windows",
      axes: "ios [9, 12, 13, 26], device [\"iPhone 6s\", \"iPhone 11\"]",
      structure: """
        Windows {
            UINavigationController { Home() }
            window Palette(level: .statusBar + 1, isHidden: true) { Swatches() }
            window Corner(fillsScreen: false, isHidden: true) { Swatches() }
        }
        screen Home: UIViewController
        screen Swatches: UIViewController { prefersStatusBarHidden = true }
        """),
    SmallApp(
      name: "hosting and representables",
      axes: "ios [13, 16, 18], device [\"iPhone 8\", \"iPhone 11\"]",
      structure: """
        Mixed { UINavigationController { Hosted() }.isNavigationBarHidden(true) }
        screen Hosted {
            VStack { Legacy() }.statusBarHidden().preferredColorScheme(.dark)
        }
        screen Legacy: UIViewController { preferredStatusBarStyle = .lightContent }
        """),
    SmallApp(
      name: "a plist that says NO",
      axes: "ios [7, 9, 12, 13, 26], device [\"iPhone 5s\", \"iPhone 11\"]",
      structure: """
        Plist {
            plist {
                UIViewControllerBasedStatusBarAppearance = NO
                UIStatusBarStyle = UIStatusBarStyleLightContent
            }
            UINavigationController { Home() }
        }
        screen Home: UIViewController
        screen Photo: UIViewController { prefersStatusBarHidden = true }
        """),
    SmallApp(
      name: "split, pages and a container of its own",
      axes: "ios [9, 13, 18], device [\"iPhone 6s Plus\", \"iPad (9th generation)\"]",
      structure: """
        Containers {
            UITabBarController {
                tab "Mail" { UISplitViewController { List(); Detail() } }
                tab "Book" { UIPageViewController { List(); Detail() } }
                tab "Drawer" { Drawer { Detail() } }
            }
        }
        container Drawer: UIViewController { childForStatusBarStyle = children.first }
        screen List: UIViewController
        screen Detail: UIViewController { preferredStatusBarStyle = .lightContent }
        """),
    SmallApp(
      name: "children that code makes, keeps and exchanges",
      axes: "ios [9, 12, 13, 17], device [\"iPhone 6s\", \"iPhone 11\"]",
      controllerLimit: 3,
      structure: """
        Kept { Shelf() }
        class Shelf: UIViewController {
            let plain = Plain()
            lazy var content: Content = {
                let content = Content()
                return content
            }()
            var current: UIViewController?
            override func viewDidLoad() { exchange(plain) }
            override var childForStatusBarHidden: UIViewController? { current }
            override var childForStatusBarStyle: UIViewController? { current }
            func exchange(_ next: UIViewController) {
                current?.removeFromParent()
                addChild(next)
                current = next
            }
            func swap() { exchange(content) }
            func swapBack() {
                exchange(plain)
                setNeedsStatusBarAppearanceUpdate()
            }
            func cover() {
                content.modalPresentationStyle = .fullScreen
                present(content, animated: true)
            }
        }
        class Plain: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class Content: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            func close() { dismiss(animated: true) }
        }
        """),
  ]
}
