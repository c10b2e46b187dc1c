import Foundation

/// Specs whose reports have everything that a report can have.
enum ReportSamples {
  /// Changes of the app that its scenario would not notice.
  static let unnoticed = """
    app A {
        ios 17
        device "iPhone 14"
        V()
    }
    screen V {
        state isOn = false
        Button("a") { isOn = true }.preferredColorScheme(isOn ? .dark : .light)
    }
    scenario "a" {
        launch
        tap "a"
        expect visible
    }

    """

  /// Four cells that passed, four that failed and four that never existed.
  static let matrix = """
    app A {
        ios [16, 17]
        device ["iPhone 15", "iPhone 14"]
        appearance [light, dark]
        Home()
    }
    screen Home { Text("x") }

    scenario "visible" {
        launch
        expect visible
    }

    scenario "hidden" {
        launch
        expect hidden
    }

    """

  /// A scenario that fails, one that is undecided and one that cannot be run to its end.
  static let outcomes = """
    app A {
        ios 16
        device "iPhone 14"
        Home()
    }
    struct Home: View {
        @ObservedObject var session: Session
        var body: some View { Text("x").statusBarHidden(session.isLocked) }
    }

    scenario "failed" {
        launch
        set session.isLocked = true
        expect visible
    }

    scenario "undecided" {
        launch
        expect visible
    }

    scenario "broken" {
        launch
        back
        expect visible
    }

    """

  /// A scenario that passes, and one that is known to fail.
  static let known = """
    app A {
        ios [16, 17]
        device ["iPhone 15", "iPhone 14"]
        Home()
    }
    screen Home { Text("x") }
    scenario "visible" tags smoke {
        launch
        expect visible
    }

    scenario "hidden"
        tags slow, photos
        known issue "FB7: ]]> # stays"
        on appearance [light, dark]
    {
        launch
        expect hidden
    }

    """

  static let malformed = matrix.replacingOccurrences(of: "launch", with: "lunch")

  /// A modifier that has no effect, and a scenario that passes.
  static let vain = """
    app Gallery {
        ios 16.4
        device "iPhone 14"
        NavigationStack { Home() }
    }
    screen Home { List { NavigationLink("Photo") { Photo() } } }
    screen Photo { Image("bridge").statusBarHidden() }

    scenario "pushed" {
        launch
        tap "Photo"
        expect visible
    }

    """

  /// An app in Swift with a flag that nothing sets back.
  static let leaking = """
    import SwiftUI

    struct Shelf: View {
        @State private var hidesBar = false

        var body: some View {
            NavigationStack {
                NavigationLink("Photo") { Photo(hidesBar: $hidesBar) }
            }
            .statusBarHidden(hidesBar)
        }
    }

    struct Photo: View {
        @Binding var hidesBar: Bool

        var body: some View {
            Button("Zoom") { hidesBar = true }
        }
    }

    """

  /// A wish that is heard or not as a disputed rule is read.
  static let disputed = """
    app Scanner {
        ios 16
        device "iPhone 14"
        ScannerView()
    }

    struct ScannerView: View {
        var body: some View {
            CodeView().statusBar(hidden: true)
        }
    }

    struct CodeView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> CodeController { CodeController() }
        func updateUIViewController(_ controller: CodeController, context: Context) {}
    }

    class CodeController: UIViewController {}

    """

  /// What other formats take for markup, a command or an end.
  static let hostileName =
    "]]> <b>&'`|@*_#%, : :: ::error::x \u{202E}rtl\u{200F} é漢😀 %0A ${x} " + "\\\\"
    + String(repeating: "long ", count: 2000)

  static let hostileFile = "a,b:c %d]]><&'é\u{1B}[31m\u{202E}\n::error::.sbar"

  /// A scenario of that name that fails, with a message of its author's.
  static let hostile = """
    app A {
        ios 16
        device "iPhone 14"
        Home()
    }
    screen Home { Text("x") }

    scenario "\(hostileName)" {
        launch
        expect hidden because "]]> \\u{1B}[31m & <b> % ::"
    }

    """
}
