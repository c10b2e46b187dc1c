/// Corners of Swift that everyday code turns: what runs at once, what is handed on, what is kept.
let cornerPastes: [Paste] = [
  Paste(
    "timers and queues that run at once", ios: "17.4", root: "Ticker()",
    steps: """
      expect visible
      tap "Later"
      expect visible
      wait 3 s
      expect hidden
      tap "Main"
      expect visible
      tap "Pool"
      expect hidden
      tap "Main"
      tap "Still"
      expect hidden
      tap "Main"
      tap "Sync"
      expect hidden
      """,
    decides: (
      """
      repeats: false) { _ in
                          isHidden = true
      """,
      """
      repeats: false) { _ in
                          print(isHidden)
      """
    ),
    code: """
      struct Ticker: View {
          @State private var isHidden = false

          var body: some View {
              VStack {
                  Button("Later") {
                      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                          isHidden = true
                      }
                  }
                  Button("Pool") { autoreleasepool { isHidden = true } }
                  Button("Still") { UIView.performWithoutAnimation { isHidden = true } }
                  Button("Sync") { DispatchQueue.global().sync { isHidden = true } }
                  Button("Main") { MainActor.assumeIsolated { isHidden = false } }
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a completion that takes the bar back", ios: "17.4", root: "Flash()",
    steps: """
      tap "Flash"
      expect hidden
      wait 1 s
      expect visible
      tap "Argument"
      expect hidden, animated fade
      tap "Now"
      wait 1 s
      expect visible
      """,
    decides: (
      """
      } completion: {
                          isHidden = false
      """,
      """
      } completion: {
                          print(isHidden)
      """
    ),
    code: """
      struct Flash: View {
          @State private var isHidden = false

          var body: some View {
              VStack {
                  Button("Flash") {
                      withAnimation(.easeInOut(duration: 0.2).delay(0.1)) {
                          isHidden = true
                      } completion: {
                          isHidden = false
                      }
                  }
                  Button("Argument") { withAnimation(.spring(), { isHidden = true }) }
                  Button("Now") {
                      DispatchQueue.main.asyncAfter(deadline: .now()) { isHidden = false }
                  }
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a player whose timer and animations name functions", ios: "17.4", root: "Player()",
    steps: """
      expect visible
      call Player.start
      expect visible
      wait 1.5 s
      expect hidden
      call Player.fade
      expect visible
      wait 1 s
      expect light
      """,
    decides: (
      "selector: #selector(tick)",
      "selector: #selector(rest)"
    ),
    code: """
      class Player: UIViewController {
          private var isFull = false
          private var isBright = false

          override var prefersStatusBarHidden: Bool { isFull }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              isBright ? .lightContent : .darkContent
          }

          func start() {
              Timer.scheduledTimer(
                  timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil,
                  repeats: false)
          }

          @objc private func tick() {
              isFull = true
              setNeedsStatusBarAppearanceUpdate()
          }

          @objc private func rest() {}

          private func ask() { setNeedsStatusBarAppearanceUpdate() }

          func fade() {
              isFull = false
              UIView.animate(withDuration: 0.3, delay: 0.1, animations: ask) { _ in
                  self.isBright = true
                  self.setNeedsStatusBarAppearanceUpdate()
              }
          }
      }
      """),
  Paste(
    "a stack whose path is cut", ios: "17.4", root: "Deep()",
    steps: """
      expect hidden
      tap "One"
      expect top Page
      tap "Back one"
      tap "Two"
      tap "Back one"
      expect top Page
      tap "Back one"
      tap "Two"
      tap "Back two"
      tap "Two"
      tap "All"
      tap "One"
      tap "Clear"
      expect visible
      """,
    decides: (
      "{ isFull = false }",
      "{ isFull = true }"
    ),
    code: """
      struct Deep: View {
          @State private var path = NavigationPath()
          @State private var isFull = true

          var body: some View {
              NavigationStack(path: $path) {
                  VStack {
                      Button("One") { path.append(2) }
                      Button("Two") {
                          path.append(2)
                          path.append(3)
                      }
                  }
                  .navigationDestination(for: Int.self) { _ in Page(path: $path, isFull: $isFull) }
              }
              .statusBarHidden(isFull)
          }
      }

      struct Page: View {
          @Binding var path: NavigationPath
          @Binding var isFull: Bool

          var body: some View {
              VStack {
                  Button("Back one") { path.removeLast() }
                  Button("Back two") { path.removeLast(2) }
                  Button("Clear") { isFull = false }
                  Button("All") { path.removeLast(path.count) }
              }
          }
      }
      """),
  Paste(
    "views by condition, loop and switch", ios: "17.4", root: "Board()",
    steps: """
      expect visible
      tap "Next"
      expect hidden
      tap "Next"
      expect light
      tap "Tile"
      expect visible
      """,
    decides: (
      "case 1: Color.clear.statusBarHidden()",
      "case 1: Color.clear"
    ),
    code: """
      struct Board: View {
          @State private var page = 0
          @State private var isOff = false

          var body: some View {
              VStack {
                  Button("Next") { page += 1 }
                  for _ in 0..<1 { Text("x") }
                  switch page {
                  case 1: Color.clear.statusBarHidden()
                  case 2: Color.black.preferredColorScheme(.dark)
                  default: EmptyView()
                  }
                  if let name = Optional("Tile") {
                      Button(name) { isOff = true }
                  } else {
                      Text("none")
                  }
              }
          }
      }
      """),
  Paste(
    "short circuits that act", ios: "17.4", root: "Gate()",
    steps: """
      tap "Shut"
      expect visible
      tap "Open"
      expect hidden
      tap "Or"
      expect visible
      """,
    decides: (
      "_ = isReady && hide()",
      "_ = isReady && show()"
    ),
    code: """
      struct Gate: View {
          @State private var isHidden = false
          @State private var isReady = false

          var body: some View {
              VStack {
                  Button("Shut") { _ = isReady && hide() }
                  Button("Open") {
                      isReady = true
                      _ = isReady && hide()
                  }
                  Button("Or") { _ = !isReady || show() }
              }
              .statusBarHidden(isHidden)
          }

          private func hide() -> Bool {
              isHidden = true
              return true
          }

          private func show() -> Bool {
              isHidden = false
              return true
          }
      }
      """),
  Paste(
    "a closure that answers for a view", ios: "17.4", root: "Shelf()",
    steps: """
      expect visible
      tap "On"
      expect hidden
      tap "Off"
      expect visible
      """,
    decides: (
      ".statusBarHidden(isFull())",
      ".statusBarHidden(false)"
    ),
    code: """
      struct Shelf: View {
          @State private var count = 0

          var body: some View {
              Bar(isFull: { count > 0 }) {
                  VStack {
                      Button("On") { count = 3 }
                      Button("Off") { count = 0 }
                  }
              }
          }
      }

      struct Bar<Content: View>: View {
          let isFull: () -> Bool
          @ViewBuilder var content: () -> Content

          var body: some View { content().statusBarHidden(isFull()) }
      }
      """),
]
