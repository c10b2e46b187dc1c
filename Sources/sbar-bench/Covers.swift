/// Three screens, of which each covers the one before, simulated to know what holds.
struct Covers {
  /// Whether each screen that shows hides the bar, the topmost last.
  private var hides = [false]

  mutating func action(_ random: inout Random) -> String {
    let name = Cover.all[hides.count - 1].name
    switch random.below(4) {
    case 0 where hides.count < Cover.all.count:
      hides.append(false)
      return "set \(name).showsNext = true"
    case 1 where hides.count > 1:
      hides.removeLast()
      return "set \(Cover.all[hides.count - 1].name).showsNext = false"
    default:
      let isOn = random.below(2) == 0
      hides[hides.count - 1] = isOn
      return "set \(name).isImmersive = \(isOn)"
    }
  }

  func expectation(_ random: inout Random) -> String {
    let top = Cover.all[hides.count - 1]
    let isHidden = hides[hides.count - 1]
    return switch random.below(3) {
    case 0: "expect " + (isHidden ? "hidden" : "visible")
    case 1 where !isHidden: "expect " + (top.isLight ? "light" : "dark")
    default: "expect top " + top.name
    }
  }
}

/// One screen that covers another.
struct Cover {
  var name: String
  var isLight: Bool

  static let all = [
    Cover(name: "Shelf", isLight: false), Cover(name: "Reader", isLight: true),
    Cover(name: "Zoom", isLight: false),
  ]

  static var declarations: String {
    var text = """
      app Bench {
          ios 17.0
          device "iPhone 14"
          appearance light

          Shelf()
      }

      """
    for (index, cover) in all.enumerated() {
      let next = index + 1 < all.count ? all[index + 1].name : nil
      text += cover.declaration(next: next)
    }
    return text
  }

  private func declaration(next: String?) -> String {
    let covers = next.map { "\n            .fullScreenCover(isPresented: $showsNext) { \($0)() }" }
    return """

      struct \(name): View {
          @State private var isImmersive = false
          @State private var showsNext = false

          var body: some View {
              VStack {
                  Text("\(name)").font(.title)
                  Button("Immersive") { isImmersive.toggle() }
              }
              .statusBarHidden(isImmersive)
              .preferredColorScheme(.\(isLight ? "dark" : "light"))\(covers ?? "")
          }
      }

      """
  }
}
