/// A declaration in the manner of a real app, what stands at the root, and what is seen.
struct Paste: Sendable {
  var name: String
  var ios: String
  var root: String
  var steps: String
  /// The text that decides, and one with which the steps no longer hold.
  var decides: (String, String)
  var code: String

  init(
    _ name: String, ios: String = "16.4", root: String, steps: String, decides: (String, String),
    code: String
  ) {
    self.name = name
    self.ios = ios
    self.root = root
    self.steps = steps
    self.decides = decides
    self.code = code
  }

  func spec(_ code: String) -> String {
    """
    app Pasted {
        ios \(ios)
        device "iPhone 14"
        \(root)
    }

    \(code)

    scenario "it is seen" {
        launch
        \(steps)
    }

    """
  }
}

let swiftUIPastes: [Paste] = [
  Paste(
    "a photo viewer with chrome", root: "PhotoViewer(url: 1)",
    steps:
      "expect visible\ntap \"photo\"\nexpect hidden, animated fade",
    decides: (".statusBarHidden(!showsChrome)", ""),
    code: """
      struct PhotoViewer: View {
          let url: URL
          @State private var showsChrome = true
          @State private var scale: CGFloat = 1.0
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
              ZStack(alignment: .topTrailing) {
                  Color.black.ignoresSafeArea()
                  AsyncImage(url: url) { phase in
                      if let image = phase.image {
                          image.resizable().scaledToFit()
                      } else {
                          ProgressView()
                      }
                  }
                  .scaleEffect(scale)
                  .gesture(MagnificationGesture().onChanged { scale = $0 })
                  .onTapGesture { withAnimation(.easeIn(duration: 0.2)) { showsChrome.toggle() } }
                  .accessibilityIdentifier("photo")
                  if showsChrome { closeButton }
              }
              .statusBarHidden(!showsChrome)
          }

          private var closeButton: some View {
              Button(action: { dismiss() }) { Image(systemName: "xmark") }
          }
      }
      """),
  Paste(
    "a reader whose theme is an object's", root: "ReaderRoot()",
    steps: "expect dark\ntap \"Night\"\nexpect light",
    decides: (".preferredColorScheme(settings.theme == .night ? .dark : .light)", ""),
    code: """
      enum Theme: String { case day, night }
      final class ReaderSettings: ObservableObject {
          @Published var theme: Theme = .day
          func makeNight() { theme = .night }
      }
      struct ReaderRoot: View {
          @StateObject private var settings = ReaderSettings()
          var body: some View {
              VStack { ThemePicker(settings: settings) }
                  .preferredColorScheme(settings.theme == .night ? .dark : .light)
          }
      }
      struct ThemePicker: View {
          @ObservedObject var settings: ReaderSettings
          var body: some View {
              HStack {
                  Button("Day") { settings.theme = .day }
                  Button("Night", action: settings.makeNight)
              }
          }
      }
      """),
  Paste(
    "an onboarding cover", root: "MainView()",
    steps: "expect hidden\ntap \"Start\"\nexpect visible",
    decides: ("isOnboarding = true", "isOnboarding = false"),
    code: """
      struct MainView: View {
          @State private var isOnboarding = true
          var body: some View {
              TabView {
                  FeedView().tabItem { Label("Feed", systemImage: "list.bullet") }
                  Text("Me").tabItem { Text("Me") }
              }
              .fullScreenCover(isPresented: $isOnboarding) {
                  OnboardingView(onFinish: { isOnboarding = false })
              }
          }
      }
      struct FeedView: View { var body: some View { List(0..<20) { Text("Row \\($0)") } } }
      struct OnboardingView: View {
          let onFinish: () -> Void
          var body: some View {
              VStack {
                  Text("Welcome").font(.largeTitle)
                  Spacer()
                  Button("Start", action: onFinish).buttonStyle(.borderedProminent)
              }
              .statusBarHidden()
          }
      }
      """),
  Paste(
    "a binding through two views", root: "Player()",
    steps: "expect visible\ntap \"Full screen\"\nexpect hidden",
    decides: ("isFull.toggle()", "_ = 1"),
    code: """
      struct Player: View {
          @State private var isFull: Bool = false
          var body: some View {
              VStack { Controls(isFull: $isFull) }
                  .statusBar(hidden: isFull)
          }
      }
      struct Controls: View {
          @Binding var isFull: Bool
          var body: some View { FullButton(isFull: $isFull).padding() }
      }
      struct FullButton: View {
          @Binding var isFull: Bool
          var body: some View {
              Button { isFull.toggle() } label: { Label("Full screen", systemImage: "arrow.up") }
          }
      }
      """),
  Paste(
    "a modifier of the app's own", root: "Poster()", steps: "expect hidden",
    decides: (".immersive(isOn)", ""),
    code: """
      struct ImmersiveModifier: ViewModifier {
          let isEnabled: Bool
          func body(content: Content) -> some View {
              if isEnabled { content.statusBarHidden(true) } else { content }
          }
      }
      extension View {
          func immersive(_ isEnabled: Bool = true) -> some View {
              modifier(ImmersiveModifier(isEnabled: isEnabled))
          }
      }
      struct Poster: View {
          @State private var isOn = true
          var body: some View { Image("poster").resizable().immersive(isOn) }
      }
      """),
  Paste(
    "a switch over phases", root: "Loader()",
    steps: "expect visible\ntap \"Load\"\nexpect hidden",
    decides: ("phase = .done", "phase = .failed"),
    code: """
      struct Loader: View {
          enum Phase: Equatable { case idle, done, failed }
          @State private var phase: Phase = .idle
          var body: some View {
              Group {
                  switch phase {
                  case .idle: Button("Load") { phase = .done }
                  case .done: Color.black.statusBarHidden(true)
                  case .failed: Text("No")
                  }
              }
          }
      }
      """),
  Paste(
    "an item that a cover shows", root: "Gallery()",
    steps: "expect visible\ntap \"First\"\nexpect hidden\ntap \"Done\"\nexpect visible",
    decides: ("dismiss()", "print(1)"),
    code: """
      struct Photo: Identifiable { let id: Int }
      struct Gallery: View {
          @State private var selected: Photo?
          var body: some View {
              NavigationView {
                  List { Button("First") { selected = Photo(id: 1) } }
                      .navigationTitle("Photos")
              }
              .fullScreenCover(item: $selected) { photo in Detail(photo: photo) }
          }
      }
      struct Detail: View {
          let photo: Photo
          @Environment(\\.presentationMode) var presentationMode
          var body: some View {
              Button("Done") { presentationMode.wrappedValue.dismiss() }.statusBarHidden(true)
          }
      }
      """),
  Paste(
    "a computed condition", root: "Editor()",
    steps: "expect visible\ntap \"Edit\"\nexpect visible\ntap \"Zoom\"\nexpect hidden",
    decides: ("isEditing && zoom > 1", "isEditing && zoom > 2"),
    code: """
      struct Editor: View {
          @State private var isEditing = false
          @State private var zoom = 1.0
          private var isDistractionFree: Bool {
              guard zoom > 0 else { return false }
              return isEditing && zoom > 1
          }
          var body: some View {
              VStack {
                  Button("Edit") { isEditing = true }
                  Button("Zoom", action: zoomIn)
              }
              .statusBarHidden(isDistractionFree)
          }
          private func zoomIn() { zoom *= 2 }
      }
      """),
  Paste(
    "conditional compilation between modifiers", root: "Scene3D()", steps: "expect hidden",
    decides: ("#if os(iOS)", "#if os(tvOS)"),
    code: """
      struct Scene3D: View {
          var body: some View {
              Canvas { context, size in context.fill(Path(), with: .color(.red)) }
                  .ignoresSafeArea()
                  #if os(iOS)
                  .statusBarHidden()
                  #elseif os(macOS)
                  .frame(minWidth: 400)
                  #endif
                  .onAppear(perform: start)
          }
          private func start() { print("start") }
      }
      """),
  Paste(
    "a navigation view's destination", root: "Root()",
    steps: "expect visible\ntap \"Open\"\nexpect hidden\nback\nexpect visible",
    decides: ("NavigationView {", "NavigationStack {"),
    code: """
      struct Root: View {
          var body: some View {
              NavigationView {
                  List {
                      NavigationLink(destination: LazyPage(Target())) { Text("Open") }
                  }
                  .listStyle(.plain)
              }
              .navigationViewStyle(.stack)
          }
      }
      struct Target: View { var body: some View { Image("a").statusBarHidden(true) } }
      """),
]
