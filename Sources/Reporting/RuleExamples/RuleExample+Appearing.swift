import StatusBar

// Examples of what views are told.

extension RuleExample {
  static let appearing: [RuleExample] = [
    RuleExample(
      .s72, fails: "[Photo.onAppear, Home.onDisappear]",
      with: "[Home.onDisappear, Photo.onAppear]",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state count = 0

          NavigationStack { Home() }
      }

      screen Home {
          NavigationLink("Photo") { Photo() }
              .onAppear { count += 1 }
              .onDisappear { count += 10 }
      }

      screen Photo {
          Text("photo")
              .onAppear { count += 100 }
              .onDisappear { count += 1000 }
      }

      scenario "the new screen appears, then the old one disappears" {
          launch
          tap "Photo"
          expect lifecycle [Photo.onAppear, Home.onDisappear]
      }
      """),
    RuleExample(
      .s73, fails: "    back\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state count = 0

          NavigationStack { Home() }
      }

      screen Home {
          NavigationLink("Photo") { Photo() }
              .onAppear { count += 1 }
              .onDisappear { count += 10 }
      }

      screen Photo {
          Text("photo")
              .onAppear { count += 100 }
              .onDisappear { count += 1000 }
      }

      scenario "the revealed screen appears, then the other disappears" {
          launch
          tap "Photo"
          back
          expect lifecycle [Home.onAppear, Photo.onDisappear]
      }
      """),
    RuleExample(
      .s75, fails: "expect lifecycle [Card.onAppear]",
      with: "expect lifecycle [Card.onAppear, Home.onDisappear]",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state count = 0

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .onDisappear { count += 1 }
              .sheet(isPresented: $isOpen) { Card() }
      }

      screen Card { Text("card").onAppear { count += 1 } }

      scenario "a sheet appears alone" {
          launch
          tap "Open"
          expect lifecycle [Card.onAppear]
      }
      """),
    RuleExample(
      .s76, fails: "select tab \"B\"",
      with: "select tab \"A\"",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state count = 0

          TabView {
              First().tabItem { Text("A") }
              Second().tabItem { Text("B") }
          }
      }

      screen First { Text("a").onAppear { count += 1 }.onDisappear { count += 1 } }
      screen Second { Text("b").onAppear { count += 1 }.onDisappear { count += 1 } }

      scenario "the new tab appears, the old one disappears" {
          launch
          select tab "B"
          expect lifecycle [Second.onAppear, First.onDisappear]
      }
      """),
    RuleExample(
      .s84, fails: "        .onDisappear { isAway = false }\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state isAway = false

          NavigationStack { First() }.statusBarHidden(isAway)
      }

      screen First {
          NavigationLink("Next") { Second() }
              .onAppear { isAway = true }
              .onDisappear { isAway = false }
      }

      screen Second {
          Text("b")
              .onAppear { isAway = true }
              .onDisappear { isAway = false }
      }

      scenario "the one that goes has the last word" {
          launch
          expect hidden
          tap "Next"
          expect visible
      }
      """),
  ]
}
