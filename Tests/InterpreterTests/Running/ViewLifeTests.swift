import Testing

/// How long a view of SwiftUI's lives, and what begins anew with it.
struct ViewLifeTests {
  private func outcome(_ code: String, _ steps: String) -> String? {
    let lines = "launch; \(steps)".replacing("; ", with: "\n")
    return outcomes(
      """
      app A {
          ios 18
          device notch
          Home()
      }
      \(code)
      scenario "s" {
      \(lines)
      }
      """
    ).first
  }

  // MARK: - id

  private func identified(_ id: String, _ inner: String = "Inner()") -> String {
    """
    struct Home: View {
        @State private var n = 0
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Again") { n += 1 }
                \(inner).id(\(id)).onDisappear { count += 100 }
                Counter(count: $count).id(\(id))
            }
        }
    }
    struct Inner: View {
        @State private var isFull = false
        var body: some View { Button("Full") { isFull = true }.statusBarHidden(isFull) }
    }
    struct Counter: View {
        @Binding var count: Int
        var body: some View { Text("b").onAppear { count += 1 } }
    }
    struct Box<Content: View>: View {
        @State private var isFull = false
        @ViewBuilder let content: () -> Content
        var body: some View {
            VStack { content(); Button("Full") { isFull = true } }.statusBarHidden(isFull)
        }
    }
    """
  }

  @Test(arguments: ["Inner()", "Box { Text(\"b\") }", "VStack { Inner() }"])
  func anotherIdentityHasAStateOfItsOwn(inner: String) {
    #expect(
      outcome(
        identified("n", inner),
        "tap \"Full\"; expect hidden; tap \"Again\"; expect visible; tap \"Full\"; expect hidden")
        == "s: passed")
    #expect(
      outcome(identified("\"a\"", inner), "tap \"Full\"; tap \"Again\"; expect hidden")
        == "s: passed")
  }

  @Test func anotherIdentityAppears() {
    #expect(
      outcome(
        identified("n"),
        "expect Home.count == 1; tap \"Again\"; expect Home.count == 2; tap \"Again\"; "
          + "expect Home.count == 3") == "s: passed")
  }

  @Test func oneInsideAnotherBeginsAnewWithBoth() {
    let code = identified("n", "Inner().id(n / 2)")
    #expect(
      outcome(
        code,
        "tap \"Full\"; tap \"Again\"; expect visible; tap \"Full\"; tap \"Again\"; "
          + "expect visible") == "s: passed")
  }

  // MARK: - State of views that are bound in the place of their use

  private let shown = """
    struct Home: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Box { Text("b") } }
                Button("Swap") { isShown.toggle() }
            }
        }
    }
    struct Box<Content: View>: View {
        @State private var isFull = false
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View {
            VStack { content; Button("Full") { isFull = true } }.statusBarHidden(isFull)
        }
    }
    """

  @Test func aGenericViewBeginsAnewEachTimeThatItComes() {
    #expect(
      outcome(
        shown,
        "tap \"Full\"; expect hidden; tap \"Swap\"; expect visible; tap \"Swap\"; "
          + "expect visible") == "s: passed")
  }

  @Test func aStepSetsItsState() {
    #expect(
      outcome(shown, "expect visible; set Box.isFull = true; expect hidden") == "s: passed")
  }

  // MARK: - task

  private func task(_ body: String, _ more: String = "") -> String {
    """
    struct Home: View {
        @State private var isFull = false
        @State private var n = 0
        @State private var runs = 0
        var body: some View {
            VStack { Button("Next") { n += 1 }\(more) }
                .statusBarHidden(isFull)
                .task(id: n) { \(body) }
        }
    }
    """
  }

  @Test func aTaskRunsAgainWhenItsValueChanges() {
    #expect(
      outcome(
        task("runs += 1; isFull = n > 0"),
        "wait 0 s; expect visible, Home.runs == 1; wait 1 s; expect Home.runs == 1; tap \"Next\"; "
          + "wait 0 s; expect hidden, Home.runs == 2") == "s: passed")
  }

  @Test func aSleepEndsWhenItsTaskIsCancelled() {
    let late = task("try? await Task.sleep(for: .seconds(5)); isFull = true")
    #expect(outcome(late, "wait 4 s; expect visible; wait 1 s; expect hidden") == "s: passed")
    // The error that ends it early is left aside.
    #expect(
      outcome(late, "wait 1 s; tap \"Next\"; wait 0 s; expect hidden") == "s: passed")
    let own = task("DispatchQueue.main.asyncAfter(deadline: .now() + 5) { isFull = true }")
    #expect(
      outcome(own, "wait 1 s; tap \"Next\"; wait 0 s; expect visible; wait 4 s; expect hidden")
        == "s: passed")
  }

  // MARK: - Observers and bindings

  @Test func aBindingGoesPastTheObserversOfAState() {
    let code = """
      struct Home: View {
          @State private var isOn = false { didSet { isFull = isOn } }
          @State private var isFull = false
          var body: some View {
              VStack { Row(isOn: $isOn); Toggle("Go", isOn: $isOn); Button("Own") { isOn = true } }
                  .statusBarHidden(isFull)
          }
      }
      struct Row: View {
          @Binding var isOn: Bool
          var body: some View { Button("Row") { isOn = true } }
      }
      """
    #expect(outcome(code, "tap \"Row\"; expect visible, Home.isOn") == "s: passed")
    #expect(outcome(code, "tap \"Go\"; expect visible, Home.isOn") == "s: passed")
    #expect(outcome(code, "tap \"Own\"; expect hidden") == "s: passed")
  }

  // MARK: - What is not known

  @Test(arguments: ["@AppStorage(\"full\")", "@SceneStorage(\"full\")"])
  func whatAnEarlierRunHasStoredNobodyKnows(wrapper: String) {
    let code = """
      struct Home: View {
          \(wrapper) private var isFull = false
          var body: some View { Button("Go") { isFull = true }.statusBarHidden(isFull) }
      }
      """
    #expect(outcome(code, "expect hidden") == "s: undecided")
    #expect(outcome(code, "expect visible") == "s: undecided")
    #expect(outcome(code, "tap \"Go\"; expect hidden") == "s: passed")
  }

  @Test func whatHasTheFocusNobodyKnowsOnceItMayHaveMoved() {
    let code = """
      struct Home: View {
          @FocusState private var isSearching: Bool
          @State private var text = ""
          var body: some View {
              VStack {
                  TextField("Search", text: $text).focused($isSearching)
                  Button("Go") { isSearching = true }
                  Button("Swap") { isSearching.toggle() }
              }
              .statusBarHidden(isSearching)
          }
      }
      """
    #expect(outcome(code, "expect visible") == "s: passed")
    for label in ["Search", "Go", "Swap"] {
      #expect(outcome(code, "tap \"\(label)\"; expect hidden") == "s: undecided")
    }
  }

  @Test func aCaseIsOneOfApplesByItsName() {
    func code(_ type: String) -> String {
      """
      typealias Phase = ScenePhase
      struct Home: View {
          @Environment(\\.scenePhase) private var scenePhase
          @State private var isFull = true
          func handle(_ phase: \(type)) {
              guard phase == .active else { return }
              isFull = false
          }
          var body: some View {
              Text("a").statusBarHidden(isFull)
                  .onChange(of: scenePhase) { _, new in handle(new) }
          }
      }
      """
    }
    for type in ["ScenePhase", "Phase"] {
      #expect(outcome(code(type), "background; foreground; expect visible") == "s: passed")
    }
  }

  @Test func anInactiveAppIsNotYetInTheBackground() {
    func code(_ condition: String) -> String {
      """
      struct Home: View {
          @Environment(\\.scenePhase) private var phase
          var body: some View { Text("a").statusBarHidden(\(condition)) }
      }
      """
    }
    let away = "expect visible; inactive; expect hidden; background; expect hidden"
    #expect(outcome(code("phase != .active"), away) == "s: passed")
    let late = "inactive; expect visible; background; expect hidden"
    #expect(outcome(code("phase == .background"), late) == "s: passed")
    let back = "inactive; foreground; expect visible; background; foreground; expect visible"
    #expect(outcome(code("phase != .active"), back) == "s: passed")
  }

  @Test func anOptionalIsMappedToAView() {
    func code(_ note: String) -> String {
      """
      struct Home: View {
          var note: String? = \(note)
          var body: some View { VStack { note.map { Text($0).statusBarHidden() } } }
      }
      """
    }
    #expect(outcome(code("nil"), "expect visible") == "s: passed")
    #expect(outcome(code("\"b\""), "expect hidden") == "s: passed")
  }

  @Test func whatIsKeptUnderAKeyIsOneValueForCodeAndViews() {
    let code = """
      struct Home: View {
          @AppStorage("full") private var isFull = false
          var body: some View {
              VStack {
                  Button("Hide") { UserDefaults.standard.set(true, forKey: "full") }
                  Button("Show") { UserDefaults.standard.setValue(false, forKey: "full") }
                  Button("Ask") { isFull = !UserDefaults.standard.bool(forKey: "full") }
                  Button("Forget") { UserDefaults.standard.removeObject(forKey: "full") }
                  Button("Other") { UserDefaults.standard.set(true, forKey: "other") }
              }
              .statusBarHidden(isFull)
          }
      }
      """
    #expect(
      outcome(
        code,
        "tap \"Hide\"; expect hidden; tap \"Show\"; expect visible; tap \"Ask\"; "
          + "expect hidden; tap \"Other\"; expect hidden") == "s: passed")
    #expect(outcome(code, "tap \"Show\"; tap \"Forget\"; expect visible") == "s: undecided")
  }

  @Test func aDisclosureGroupMayOpenWithATouch() {
    let code = """
      struct Home: View {
          @State private var isOpen = false
          var body: some View {
              DisclosureGroup("More", isExpanded: $isOpen) { Text("b") }.statusBarHidden(isOpen)
          }
      }
      """
    #expect(outcome(code, "expect visible") == "s: passed")
    #expect(outcome(code, "tap \"More\"; expect hidden") == "s: undecided")
  }

  @Test func anItemIsTheCaseThatWasChosen() {
    let code = """
      struct Home: View {
          enum Page: Identifiable { case full, plain; var id: Self { self } }
          @State private var page: Page?
          var body: some View {
              VStack { Button("Full") { page = .full }; Button("Plain") { page = .plain } }
                  .fullScreenCover(item: $page) { shown in
                      switch shown {
                      case .full: Text("b").statusBarHidden()
                      case .plain: Text("c")
                      }
                  }
          }
      }
      """
    #expect(outcome(code, "tap \"Full\"; expect hidden") == "s: passed")
    #expect(outcome(code, "tap \"Plain\"; expect visible") == "s: passed")
  }

  @Test func aStateStartsWithWhatItsInitializerGivesIt() {
    func code(_ use: String, _ parameter: String, _ start: String) -> String {
      """
      struct Home: View { var body: some View { \(use) } }
      struct Inner: View {
          @State private var isFull: Bool
          init(\(parameter)) { _isFull = State(initialValue: \(start)) }
          var body: some View { Text("a").statusBarHidden(isFull) }
      }
      """
    }
    let given = "isFull: Bool = true"
    #expect(outcome(code("Inner()", given, "isFull"), "expect hidden") == "s: passed")
    #expect(
      outcome(code("Inner(isFull: false)", given, "isFull"), "expect visible") == "s: passed")
    #expect(outcome(code("Inner()", "", "true"), "expect hidden") == "s: passed")
  }

  @Test func aFunctionOfAModelMayBeCalledToggle() {
    let code = """
      @Observable class Model {
          var isFull = false
          func toggle() { isFull.toggle() }
      }
      struct Home: View {
          @State private var model = Model()
          var body: some View { Child().environment(model).statusBarHidden(model.isFull) }
      }
      struct Child: View {
          @Environment(Model.self) private var model
          var body: some View { Button("Full") { model.toggle() } }
      }
      """
    #expect(outcome(code, "tap \"Full\"; expect hidden") == "s: passed")
  }
}
