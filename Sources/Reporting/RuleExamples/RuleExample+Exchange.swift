import StatusBar

// Examples of an exchanged getter, and of a swipe back that is given up.

extension RuleExample {
  static let exchange: [RuleExample] = [
    RuleExample(
      .s67, fails: ".statusBarStyle(style)",
      with: ".statusBarStyle(style, animationDuration: 0.5)",
      """
      app Queued {
          ios 15.4
          device "iPhone 13"
          appearance light

          Root()
      }

      struct Root: View {
          @Environment(\\.scenePhase) private var scenePhase
          @State private var interposed: Interposed = .pending
          @State private var style: UIStatusBarStyle = .lightContent

          var body: some View {
              VStack {
                  Button("Turn dark") { style = .darkContent }
                  if interposed == .failed {
                      StatusBarFallback()
                  }
              }
              .statusBarStyle(style)
              .environment(\\.interposed, interposed)
              .onChange(of: scenePhase) { phase in
                  if case .active = phase {
                      if case .pending = interposed,
                          case true = UIApplication.shared.keyWindow?.rootViewController?
                              .interpose()
                      {
                          interposed = .successful
                      } else {
                          interposed = .failed
                      }
                  }
              }
          }
      }

      scenario "the update takes 0.3 seconds unless told otherwise" {
          launch
          tap "Turn dark"
          expect dark, animated for 0.3 s
      }
      """),
    RuleExample(
      .s68, fails: "    background\n    foreground\n",
      with: "",
      """
      app Queued {
          ios 15.4
          device "iPhone 13"
          appearance light

          Root()
      }

      struct Root: View {
          @Environment(\\.scenePhase) private var scenePhase
          @State private var interposed: Interposed = .pending
          @State private var style: UIStatusBarStyle = .lightContent

          var body: some View {
              VStack {
                  Button("Turn dark") { style = .darkContent }
                  if interposed == .failed {
                      StatusBarFallback()
                  }
              }
              .statusBarStyle(style)
              .environment(\\.interposed, interposed)
              .onChange(of: scenePhase) { phase in
                  if case .active = phase {
                      if case .pending = interposed,
                          case true = UIApplication.shared.keyWindow?.rootViewController?
                              .interpose()
                      {
                          interposed = .successful
                      } else {
                          interposed = .failed
                      }
                  }
              }
          }
      }

      scenario "the second activation reports failure though the exchange remains" {
          launch
          background
          foreground
          expect light
          expect Root.interposed == .failed
      }
      """),
    RuleExample(
      .s69, fails: "device \"iPhone 13\"",
      with: "device \"iPhone 8\"",
      """
      app Queued {
          ios 15.4
          device "iPhone 13"
          appearance light

          Root()
      }

      struct Root: View {
          @Environment(\\.scenePhase) private var scenePhase
          @State private var interposed: Interposed = .pending
          @State private var style: UIStatusBarStyle = .lightContent

          var body: some View {
              VStack {
                  Button("Turn dark") { style = .darkContent }
                  if interposed == .failed {
                      StatusBarFallback()
                  }
              }
              .statusBarStyle(style)
              .environment(\\.interposed, interposed)
              .onChange(of: scenePhase) { phase in
                  if case .active = phase {
                      if case .pending = interposed,
                          case true = UIApplication.shared.keyWindow?.rootViewController?
                              .interpose()
                      {
                          interposed = .successful
                      } else {
                          interposed = .failed
                      }
                  }
              }
          }
      }

      scenario "after the first return a strip as high as the inset is drawn" {
          launch
          background
          foreground
          expect fallbackStrip.height 47
      }
      """),
    RuleExample(
      .s74, fails: "cancelledBack fires",
      with: "cancelledBack silent",
      """
      app Gallery {
          ios 16.4
          device "iPhone 14"
          policy.cancelledBack fires
          state isHidden = false

          NavigationStack {
              NavigationLink("Photo") { Photo() }
                  .onAppear { isHidden = false }
          }
          .statusBarHidden(isHidden)
      }

      screen Photo {
          Image("bridge")
              .onAppear { isHidden = true }
      }

      scenario "the revealed screen is told that it appears, and the one on top nothing" {
          launch
          tap "Photo"
          begin back
          cancel
          expect visible
      }
      """),
    RuleExample(
      .d6, fails: "cancelledBack silent",
      with: "cancelledBack fires",
      """
      app Gallery {
          ios 16.4
          device "iPhone 14"
          policy.cancelledBack silent
          state isHidden = false

          NavigationStack {
              NavigationLink("Photo") { Photo() }
                  .onAppear { isHidden = false }
          }
          .statusBarHidden(isHidden)
      }

      screen Photo {
          Image("bridge")
              .onAppear { isHidden = true }
      }

      scenario "a swipe back that is given up calls nothing" {
          launch
          tap "Photo"
          begin back
          cancel
          expect hidden
      }
      """),
  ]
}
