/// Still more declarations in the manner of real apps, each with the text that decides.
let stillMorePastes: [Paste] = [
  Paste(
    "a modifier behind a build condition", root: "Viewer()", steps: "expect hidden",
    decides: (".statusBarHidden(true)", ".statusBarHidden(false)"),
    code: """
      struct Viewer: View {
          var body: some View {
              ZStack { Color.black; Image("scan") }
                  .ignoresSafeArea()
              #if os(iOS)
                  .statusBarHidden(true)
              #else
                  .frame(minWidth: 400)
              #endif
          }
      }
      """),
  Paste(
    "a gesture and a computed view", root: "Comic()",
    steps: "tap PageView\nexpect hidden, animated fade\ntap PageView\nexpect visible",
    decides: ("isImmersed.toggle()", "print(isImmersed)"),
    code: """
      struct Comic: View {
          @State private var isImmersed = false
          var body: some View {
              VStack(spacing: 0) { page }
                  .statusBarHidden(isImmersed)
          }
          private var page: some View {
              PageView(number: 3)
                  .onTapGesture { withAnimation(.easeInOut) { isImmersed.toggle() } }
          }
      }
      """),
  Paste(
    "a cover for an item", root: "Wall()",
    steps: "tap \"Zoom\"\nexpect hidden\ntap \"Close\"\nexpect visible",
    decides: (".statusBar(hidden: true)", ".statusBar(hidden: false)"),
    code: """
      struct Shot: Identifiable { let id: Int }
      struct Wall: View {
          @State private var selected: Shot?
          var body: some View {
              Button("Zoom") { selected = Shot(id: 7) }
                  .fullScreenCover(item: $selected) { shot in Zoomed(shot: shot) }
          }
      }
      struct Zoomed: View {
          let shot: Shot
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
              Button("Close") { dismiss() }
                  .statusBar(hidden: true)
          }
      }
      """),
  Paste(
    "a switch over an enum of phases", root: "Lesson()",
    steps: "expect visible\ntap \"Begin\"\nexpect hidden",
    decides: ("phase = .running", "phase = .ready"),
    code: """
      enum Phase { case ready, running, done }
      struct Lesson: View {
          @State private var phase: Phase = .ready
          var body: some View {
              Group {
                  switch phase {
                  case .ready: Button("Begin") { phase = .running }
                  case .running: Text("Go").statusBarHidden()
                  case .done: Text("Done")
                  }
              }
          }
      }
      """),
  Paste(
    "tabs with a dark one", root: "Shell()",
    steps: "expect dark\nselect tab \"Night\"\nexpect light",
    decides: (".preferredColorScheme(.dark)", ".preferredColorScheme(.light)"),
    code: """
      struct Shell: View {
          @State private var tab = 0
          var body: some View {
              TabView(selection: $tab) {
                  Text("Day").tabItem { Label("Day", systemImage: "sun.max") }.tag(0)
                  Text("Night")
                      .preferredColorScheme(.dark)
                      .tabItem { Label("Night", systemImage: "moon") }
                      .tag(1)
              }
          }
      }
      """),
  Paste(
    "a binding handed down", root: "Studio()",
    steps: "tap \"Record\"\nexpect hidden",
    decides: ("isRecording = true", "isRecording = false"),
    code: """
      struct Studio: View {
          @State private var isRecording = false
          var body: some View {
              Controls(isRecording: $isRecording)
                  .statusBarHidden(isRecording)
          }
      }
      private struct Controls: View {
          @Binding var isRecording: Bool
          var body: some View {
              Button { isRecording = true } label: { Text("Record") }
          }
      }
      """),
  Paste(
    "a change that another value follows", root: "Radar()",
    steps: "tap \"Sweep\"\nexpect hidden",
    decides: ("hidesBar = isSweeping", "hidesBar = false"),
    code: """
      struct Radar: View {
          @State private var isSweeping = false
          @State private var hidesBar = false
          var body: some View {
              Button("Sweep") { isSweeping.toggle() }
                  .onChange(of: isSweeping) { _ in hidesBar = isSweeping }
                  .statusBarHidden(hidesBar)
          }
      }
      """),
  Paste(
    "a controller that forwards to what it shows", root: "Frame { Picture() }",
    steps: "expect hidden by Picture",
    decides: ("children.first", "nil"),
    code: """
      class Frame: UIViewController {
          override var childForStatusBarHidden: UIViewController? { children.first }
          override var childForStatusBarStyle: UIViewController? { children.first }
      }
      final class Picture: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """),
]
