/// Odd syntax beside the rare one.
let oddPastes: [Paste] = [
  Paste(
    "a picker with a label, and options of another kind", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      set Home.mode = 2
      expect hidden
      """,
    decides: (
      "mode == 2",
      "mode == 3"
    ),
    code: """
      struct Home: View {
          @State private var mode = 1
          var body: some View {
              Picker(selection: $mode) {
                  Text("Light").tag(1)
                  Text("Dark").padding().tag(2)
              } label: {
                  Text("Mode")
              }
              .statusBarHidden(mode == 2)
          }
      }
      """),
  Paste(
    "a form of visibility that a constant chooses", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      """,
    decides: (
      "Text(\"a\")",
      "Text(\"a\").statusBarHidden()"
    ),
    code: """
      struct Home: View {
          private let isOn = true
          var body: some View {
              NavigationStack {
                  Text("a")
                      .toolbar(isOn ? .hidden : .visible, for: .navigationBar)
                      .toolbarBackground((isOn ? .hidden : .automatic), for: .navigationBar)
              }
          }
      }
      """),
  Paste(
    "a change of what is chained and given by a default", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      """,
    decides: (
      "show(true)",
      "show(false)"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Button("a") { show(true) }
                  .statusBarHidden(isHidden)
          }

          private func show(_ isOn: Bool, after done: (() -> Void)? = nil, count: Int = 1) {
              isHidden = isOn
              done?()
              done.map { $0() }
          }
      }
      """),
]
