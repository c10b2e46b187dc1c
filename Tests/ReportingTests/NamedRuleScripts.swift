import Reporting
import StatusBar

/// Scripts that rest on rules whose examples show something else: each holds.
enum NamedRuleScripts {
  static let all: [Rule: String] = [
    .d11: """
    app Sample {
        ios 16.4
        device "iPhone 14"
        appearance light
        Home()
    }
    screen Home {
        state isOpen = false
        Button("Open") { isOpen = true }
            .preferredColorScheme(.dark)
            .fullScreenCover(isPresented: $isOpen) { Text("cover") }
    }
    scenario "a" {
        launch
        tap "Open"
        expect light
    }
    """,
    .d2: """
    app Sample {
        ios 16.4
        device "iPhone 14"
        appearance light
        Text("a").statusBarHidden(false).statusBarHidden(true)
    }
    scenario "a" {
        launch
        expect hidden
    }
    """,
    .d3: """
    app Sample {
        ios 14
        device "iPhone 11"
        NavigationView { NavigationLink("Go") { Away() } }
    }
    screen Away { Text("b").statusBarHidden() }
    scenario "a" {
        launch
        tap "Go"
        expect visible
    }
    """,
    .d4: RuleExample.of(.s39)?.script ?? "",
    .d6: """
    app Sample {
        ios 16.4
        device "iPhone 14"
        state isHidden = false
        NavigationStack { NavigationLink("Photo") { Photo() }.onAppear { isHidden = false } }
        .statusBarHidden(isHidden)
    }
    screen Photo { Image("b").onAppear { isHidden = true } }
    scenario "a" {
        launch
        tap "Photo"
        begin back
        cancel
        expect hidden
    }
    """,
    .d8: """
    app Sample {
        ios 26
        device "iPhone 15"
        appearance light
        backdrop bright
        NavigationStack { List { Text("a") }.toolbarColorScheme(.dark, for: .navigationBar) }
    }
    scenario "a" {
        launch
        expect dark
    }
    """,
    .p1: """
    app Sample {
        ios 16.4
        device "iPhone 14"
        appearance light
        plist { UIStatusBarStyle = UIStatusBarStyleLightContent }

        Home()
    }

    class Home: UIViewController { }

    scenario "a" {
        launch
        expect dark
    }
    """,
    .p11: """
    app Sample {
        ios 16.4
        device pad
        Home()
        window Toast(level: .alert, isHidden: true, fillsScreen: false) { Message() }
    }
    class Home: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
    class Message: UIViewController { }
    scenario "a" {
        launch
        show window Toast
        expect hidden
    }
    """,
    .p12: """
    app Sample {
        ios 16.4
        device pad
        UISplitViewController { First(); Last() }
    }
    class First: UIViewController { }
    class Last: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
    scenario "a" {
        launch
        expect visible
    }
    """,
    .p6: """
    app Sample {
        ios 17
        device "iPhone 14"
        appearance light
        backdrop dark
        Text("a")
    }
    scenario "a" {
        launch
        expect light
    }
    """,
    .p7: """
    app Sample {
        ios 16.4
        device "iPhone 14"
        appearance light
        Home()
    }
    class Home: UIViewController { }
    class Sheet: UIViewController { }
    class Cover: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
    scenario "a" {
        launch
        present Sheet as overFullScreen
        present Cover as fullScreen
        expect visible
    }
    """,
    .u21: """
    app Sample {
        ios 16.4
        device "iPhone 14"
        appearance light
        Feed()
    }
    class Feed: UIViewController {
        var isAway = false
        override var prefersStatusBarHidden: Bool { isAway }
        override var preferredStatusBarStyle: UIStatusBarStyle {
            isAway ? .lightContent : .darkContent
        }
        func leave() { isAway = true; setNeedsStatusBarAppearanceUpdate() }
    }
    scenario "a" {
        launch
        call Feed.leave
        expect style .darkContent
    }
    """,
    .u26: """
    app Sample {
        ios 18
        device pad
        appearance light
        UITabBarController { Tab() }.mode(.tabSidebar).isSidebarHidden(false)
    }
    class Tab: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    scenario "a" {
        launch
        expect dark
    }
    """,
    .u27: """
    app Sample {
        ios 15
        device "iPhone 11"
        appearance light
        UISplitViewController { First(); Last() }
    }
    class First: UIViewController { }
    class Last: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    scenario "a" {
        launch
        expect light
    }
    """,
  ]
}
