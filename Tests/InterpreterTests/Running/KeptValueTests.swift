import Interpreter
import Testing

/// Values that are there from elsewhere: those that a wrapper of the app's own keeps, models that
/// an initializer makes if it is given none, the kind of the device.
struct KeptValueTests {
  private static let wrapper = """
    @propertyWrapper struct Setting<Value> {
        let key: String
        let initial: Value
        var wrappedValue: Value {
            get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
            set { UserDefaults.standard.set(newValue, forKey: key) }
        }
    }
    enum Settings {
        @Setting(key: "a", initial: false) static var isDark: Bool
    }
    """

  @Test func aValueOfATypeCanBeSet() {
    let all = results(
      """
      \(Self.wrapper)
      struct Root: View {
          var body: some View {
              Text("A").preferredColorScheme(Settings.isDark ? .dark : .light)
          }
      }
      app A {
          ios 17
          device notch
          Root()
      }
      scenario "open" {
          launch
          expect light
      }
      scenario "set" {
          set Settings.isDark = true
          launch
          expect light
      }
      """
    ).map { $0.outcome }
    #expect(all == [.undecided, .passed])
  }

  /// The value under its key may be changed by any code.
  @Test func aValueThatCodeSetsIsUnknown() {
    let all = results(
      """
      \(Self.wrapper)
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { Settings.isDark }
          override func viewDidLoad() {
              super.viewDidLoad()
              Settings.isDark = false
              UserDefaults.standard.set(true, forKey: "a")
          }
      }
      app A {
          ios 17
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    ).map { $0.outcome }
    #expect(all == [.undecided])
  }

  @Test func aModelIsMadeWhereNoneIsGiven() {
    let all = outcomes(
      """
      final class Model: ObservableObject {
          @Published var count = 0
          func load() { count += 1 }
      }
      struct Root: View {
          @StateObject private var model: Model
          init(model: Model? = nil) {
              _model = .init(wrappedValue: model ?? Model())
          }
          var body: some View {
              Text("A").onAppear { model.load() }.statusBarHidden(model.count == 1)
          }
      }
      app A {
          ios 17
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """)
    #expect(all == ["one: passed"])
  }

  @Test(arguments: [
    "switch IDIOM { case .phone: isBare = true; default: isBare = false }",
    "switch IDIOM {\ncase .pad, .mac: break\ncase .phone: isBare = true\ndefault: break\n}",
    "if case .phone = IDIOM { isBare = true }", "if IDIOM == .phone { isBare = true }",
    "let idiom = IDIOM; if idiom != .pad { isBare = true }",
  ])
  func theKindOfTheDeviceIsKnown(code: String) {
    for idiom in ["UIDevice.current.userInterfaceIdiom", "traitCollection.userInterfaceIdiom"] {
      let all = outcomes(
        """
        class Root: UIViewController {
            var isBare = false
            override var prefersStatusBarHidden: Bool { isBare }
            override func viewDidLoad() {
                super.viewDidLoad()
                \(code.replacing("IDIOM", with: idiom))
            }
        }
        app A {
            ios 17
            Root()
        }
        scenario "phone" on device notch {
            launch
            expect hidden
        }
        scenario "pad" on device pad {
            launch
            expect visible
        }
        """)
      #expect(all == ["phone: passed", "pad: passed"])
    }
  }
}
