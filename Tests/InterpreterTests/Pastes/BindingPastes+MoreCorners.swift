/// More corners of Swift, of what decides.
let moreCornerPastes: [Paste] = [
  Paste(
    "what the device is", ios: "17.4", root: "Wide()",
    steps: """
      expect hidden
      tap "Go"
      expect visible
      """,
    decides: (
      "== .phone",
      "== .pad"
    ),
    code: """
      struct Wide: View {
          @State private var isOff = false

          var body: some View {
              Button("Go") { isOff = true }
                  .statusBarHidden(
                      UIDevice.current.userInterfaceIdiom == .phone
                          && UIDevice.current.userInterfaceIdiom != .tv && !isOff)
          }
      }
      """),
  Paste(
    "numbers and texts that decide", ios: "17.4", root: "Reader()",
    steps: """
      expect visible
      tap "Open"
      expect hidden
      tap "Close"
      expect visible
      tap "Far"
      expect hidden
      """,
    decides: (
      "!title.isEmpty",
      "title.isEmpty"
    ),
    code: """
      struct Reader: View {
          @State private var title = ""
          @State private var offset = 0.0

          var body: some View {
              VStack {
                  Button("Open") { title = "a\\\\n\\"b\\"" }
                  Button("Close") { title = "" }
                  Button("Far") { offset = -40 }
              }
              .statusBarHidden(!title.isEmpty || abs(offset) > 30 || max(-offset, 0) > 35)
          }
      }
      """),
  Paste(
    "an item's cover by a function's name", ios: "17.4", root: "Album()",
    steps: """
      tap "Photo"
      expect hidden
      dismiss
      expect visible
      tap "Note"
      expect light
      """,
    decides: (
      "Image(\"p\").statusBarHidden()",
      "Image(\"p\")"
    ),
    code: """
      struct Album: View {
          struct Photo: Identifiable { let id = 1 }
          @State private var photo: Photo?
          @State private var showsNote = false

          var body: some View {
              VStack {
                  Button("Photo") { photo = Photo() }
                  Button("Note") { showsNote = true }
              }
              .fullScreenCover(item: $photo, content: cover)
              .fullScreenCover(isPresented: $showsNote, content: Note.init)
          }

          private func cover(_ photo: Photo) -> some View { Image("p").statusBarHidden() }
      }

      struct Note: View {
          var body: some View { Text("x").preferredColorScheme(.dark) }
      }
      """),
  Paste(
    "tabs from a list and under a condition", ios: "17.4", root: "Tabs()",
    steps: """
      expect visible
      select tab "Second"
      expect hidden
      select tab "Third"
      expect visible
      tap "Go"
      expect top First
      """,
    decides: (
      ".statusBarHidden(selection == 1)",
      ".statusBarHidden(false)"
    ),
    code: """
      struct Tabs: View {
          @State private var selection = 0

          var body: some View {
              TabView(selection: $selection) {
                  First().tabItem { Label("First", systemImage: "1.circle") }.tag(0)
                  Text("2").tabItem { Text("Second") }.tag(1)
                  #if DEBUG
                  Third(selection: $selection).tabItem { Text("Third") }.tag(2)
                  #endif
              }
              .statusBarHidden(selection == 1)
          }
      }

      struct First: View { var body: some View { Text("1") } }

      struct Third: View {
          @Binding var selection: Int
          var body: some View { Button("Go") { selection = 0 } }
      }
      """),
  Paste(
    "a view that is kept in a constant", ios: "17.4", root: "Kept()",
    steps: """
      expect hidden
      tap "x"
      expect visible
      """,
    decides: (
      "inner.statusBarHidden(isFull)",
      "inner"
    ),
    code: """
      struct Kept: View {
          @State private var isFull = true

          var body: some View {
              let inner = Button("x") { isFull.toggle() }
              return inner.statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "a do block, a defer and a throw", ios: "17.4", root: "Loader()",
    steps: """
      tap "Load"
      expect hidden
      tap "Fail"
      expect unknown
      """,
    decides: (
      "defer { isHidden = true }",
      "defer { print(1) }"
    ),
    code: """
      struct Loader: View {
          enum Failure: Error { case none }
          @State private var isHidden = false

          var body: some View {
              VStack {
                  Button("Load") { load() }
                  Button("Fail") {
                      do {
                          try fail()
                      } catch {
                          isHidden = false
                      }
                  }
              }
              .statusBarHidden(isHidden)
          }

          private func load() {
              defer { isHidden = true }
              isHidden = false
          }

          private func fail() throws { throw Failure.none }
      }
      """),
  Paste(
    "properties that an initializer sets", ios: "17.4", root: "Card()",
    steps: """
      expect hidden
      tap "x"
      expect visible
      """,
    decides: (
      "Button(name) { isFull = false }",
      "Button(name) { isFull = true }"
    ),
    code: """
      struct Card: View {
          @State private var isFull: Bool
          private let name: String

          init(full: Bool = true, name: String = "x") {
              _isFull = State(initialValue: full)
              self.name = name
          }

          var body: some View { Button(name) { isFull = false }.statusBarHidden(isFull) }
      }
      """),
  Paste(
    "scene phases and windows", ios: "17.4", root: "Phases()",
    steps: """
      expect visible
      background
      foreground
      expect hidden
      """,
    decides: (
      "case .background: isHidden = true",
      "case .background: isHidden = false"
    ),
    code: """
      struct Phases: View {
          @Environment(\\.scenePhase) private var phase
          @State private var isHidden = false

          var body: some View {
              Text("x")
                  .onChange(of: phase) { new in
                      switch new {
                      case .background: isHidden = true
                      default: break
                      }
                  }
                  .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a switch that carries a value", ios: "17.4", root: "Mode()",
    steps: """
      expect visible
      tap "Rest"
      expect visible
      tap "Read"
      expect unknown
      """,
    decides: (
      "case .reading, .resting: return false",
      "case .reading, .resting: return true"
    ),
    code: """
      struct Mode: View {
          enum Kind { case resting, reading(Int) }
          @State private var kind = Kind.resting

          private var isHidden: Bool {
              switch kind {
              case .reading(let page) where page > 0: return true
              case .reading, .resting: return false
              }
          }

          var body: some View {
              VStack {
                  Button("Read") { kind = .reading(3) }
                  Button("Rest") { kind = .resting }
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
]
