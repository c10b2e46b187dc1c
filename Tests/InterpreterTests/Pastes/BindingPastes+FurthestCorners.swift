/// The rest of them.
let furthestCornerPastes: [Paste] = [
  Paste(
    "self as a value, optional calls and interpolations", ios: "17.4", root: "Own()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      tap "b"
      expect visible
      """,
    decides: (
      "onA?(true)",
      "onA?(false)"
    ),
    code: """
      struct Own: View {
          @State private var isFull = false

          var body: some View {
              Inner(onA: { isFull = $0 }, onB: nil) { isFull = false }
                  .statusBarHidden(isFull)
          }
      }

      struct Inner: View {
          var onA: ((Bool) -> Void)?
          var onB: (() -> Void)?
          let done: () -> Void

          var body: some View {
              VStack {
                  Button("a") {
                      onA?(true)
                      onB?()
                      _ = "\\(onB == nil)"
                  }
                  Button("b") {
                      defer { done() }
                      guard onB == nil else { return }
                      print("\\(#function)")
                  }
              }
          }
      }
      """),
  Paste(
    "views in brackets, by self and by other types", ios: "17.4", root: "Odds()",
    steps: """
      expect hidden
      tap "x"
      expect visible
      """,
    decides: (
      "self.full(isFull)",
      "self.full(false)"
    ),
    code: """
      struct Odds: View {
          @State private var isFull = true

          var body: some View {
              VStack {
                  (isFull ? AnyView(Text("a")) : AnyView(Text("b")))
                  self.page()
                  SwiftUI.Text("c")
                  Parts.footer()
                  do { Text("d") }
              }
              .overlay(alignment: .top) { if isFull { Text("e") } else { EmptyView() } }
              .background { self.full(isFull) }
          }

          private func page() -> some View { Button("x") { isFull = false } }
          private func full(_ value: Bool) -> some View { Color.clear.statusBarHidden(value) }
      }

      enum Parts {
          @ViewBuilder static func footer() -> some View { Text("f") }
      }
      """),
  Paste(
    "returns early in a body", ios: "17.4", root: "Early()",
    steps: """
      expect visible
      tap "x"
      expect hidden
      """,
    decides: (
      "return AnyView(Text(\"full\").statusBarHidden())",
      "return AnyView(Text(\"full\"))"
    ),
    code: """
      struct Early: View {
          @State private var isFull = false

          var body: some View {
              if isFull {
                  return AnyView(Text("full").statusBarHidden())
              }
              return AnyView(Button("x") { isFull = true })
          }
      }
      """),
  Paste(
    "conditions of values, ranges and optionals", ios: "17.4", root: "Cases()",
    steps: """
      expect visible
      tap "up"
      expect hidden
      tap "up"
      expect visible
      """,
    decides: (
      "case 1...1: return true",
      "case 1...1: return false"
    ),
    code: """
      struct Cases: View {
          @State private var level = 0
          @State private var name: String?

          private var isFull: Bool {
              switch level {
              case 0: return false
              case 1...1: return true
              default: return name == nil ? false : true
              }
          }

          var body: some View { Button("up") { level += 1 }.statusBarHidden(isFull) }
      }
      """),
  Paste(
    "errors that are caught where they matter", ios: "17.4", root: "Errors()",
    steps: """
      tap "try"
      expect unknown
      tap "set"
      expect visible
      """,
    decides: (
      "Button(\"set\") { isFull = false }",
      "Button(\"set\") { isFull = true }"
    ),
    code: """
      struct Errors: View {
          @State private var isFull = false

          var body: some View {
              VStack {
                  Button("try") {
                      do {
                          let data = try Data(contentsOf: URL(fileURLWithPath: "/"))
                          isFull = data.isEmpty
                      } catch let error as NSError where error.code == 4 {
                          isFull = true
                      } catch {
                          isFull = true
                      }
                  }
                  Button("set") { isFull = false }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "locals that change on the way", ios: "17.4", root: "Locals()",
    steps: """
      tap "go"
      expect hidden
      tap "no"
      expect visible
      tap "odd"
      expect visible
      """,
    decides: (
      "if level > 2 { full = true }",
      "if level > 9 { full = true }"
    ),
    code: """
      struct Locals: View {
          @State private var isFull = false
          @State private var level = 3

          var body: some View {
              VStack {
                  Button("go") {
                      var full = false
                      if level > 2 { full = true }
                      isFull = full
                  }
                  Button("no") {
                      var full = true
                      do {
                          let limit = 2
                          if level > limit { full = false }
                      }
                      isFull = full
                  }
                  Button("odd") {
                      var full = true
                      for _ in 0..<level { full.toggle() }
                      isFull = full
                  }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "what the environment and a trait tell", ios: "17.4", root: "Traits()",
    steps: """
      expect visible
      tap "x"
      expect hidden
      """,
    decides: (
      "sizeClass == .compact",
      "sizeClass == .regular"
    ),
    code: """
      struct Traits: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          @Environment(\\.presentationMode) private var mode
          @State private var isOn = false

          var body: some View {
              Button("x") { isOn = true }
                  .statusBarHidden(isOn && sizeClass == .compact && !mode.wrappedValue.isPresented)
          }
      }
      """),
  Paste(
    "expressions that stand alone and act", ios: "17.4", root: "Alone()",
    steps: """
      expect visible
      tap "text"
      expect hidden
      tap "else"
      expect visible
      tap "sign"
      expect hidden
      tap "macro"
      expect visible
      """,
    decides: (
      """
      isFull = true
              return "full"
      """,
      """
      print(isFull)
              return "full"
      """
    ),
    code: """
      struct Alone: View {
          @State private var isFull = false
          @State private var name: String?

          var body: some View {
              VStack {
                  Button("text") { _ = "it is \\(hide())" }
                  Button("else") { _ = name ?? show() }
                  Button("sign") { _ = show() <> hide() }
                  Button("macro") {
                      #assert(isFull)
                      isFull = false
                  }
              }
              .statusBarHidden(isFull)
          }

          private func hide() -> String {
              isFull = true
              return "full"
          }

          private func show() -> String {
              isFull = false
              return "small"
          }
      }
      """),
  Paste(
    "numbers that calls make", ios: "17.4", root: "Numbers()",
    steps: """
      expect visible
      tap "down"
      expect hidden
      tap "up"
      expect visible
      """,
    decides: (
      "abs(offset) > 5",
      "abs(offset) > 50"
    ),
    code: """
      struct Numbers: View {
          @State private var offset = 0.0
          @State private var flag = true

          var body: some View {
              VStack {
                  Button("down") { offset = -10 }
                  Button("up") { offset = min(Double(3), max(offset, 2)) }
              }
              .statusBarHidden(abs(offset) > 5 && Bool(flag) && CGFloat(offset) < Int(20))
          }
      }
      """),
  Paste(
    "tuples, casts and keys that code goes through", ios: "17.4", root: "Through()",
    steps: """
      expect visible
      tap "go"
      expect unknown
      tap "cast"
      expect visible
      """,
    decides: (
      """
      print(names) }
                      isFull = false
      """,
      """
      print(names) }
                      isFull = true
      """
    ),
    code: """
      struct Through: View {
          @State private var isFull = false

          var body: some View {
              VStack {
                  Button("go") {
                      let pair = (1, true)
                      if (pair.0, pair.1) == (1, true) { isFull = true }
                  }
                  Button("cast") {
                      let any: Any = 3
                      if let number = any as? Int, number > 9 { print(number) }
                      let names = ["a": 1, "b": 2]
                      if names["c"] == nil { print(names) }
                      isFull = false
                  }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "models of a screen that are inputs", ios: "17.4", root: "Night()",
    steps: """
      expect unknown
      tap "x"
      expect visible
      """,
    decides: (
      "Button(\"x\") { isOff = true }",
      "Button(\"x\") { isOff = false }"
    ),
    code: """
      struct Night: View {
          @ObservedObject var session: Session
          @State private var isOff = false

          var body: some View {
              Button("x") { isOff = true }
                  .statusBarHidden(self.session.isLocked && !self.isOff && session.user?.name != "")
                  .toolbar { ToolbarItem { Text(session.title) } }
          }
      }
      """),
]
