import Testing

/// Conditions on the colour scheme in trees that may prefer one: each asks for the scheme, and is
/// asked on the way to it.
@Suite(.timeLimit(.minutes(2)))
struct SchemeCircleTests {
  /// A row that turns into something else in dark mode, shown twice for values of a library.
  private static func rows(_ bound: String) -> String {
    """
    struct Framed<S: \(bound)>: ViewModifier {
        @Environment(\\.colorScheme) private var colorScheme
        let shape: S
        func body(content: Content) -> some View {
            switch colorScheme {
            case .light: content
            case .dark: content.overlay { shape }
            @unknown default: content
            }
        }
    }
    extension View {
        func framed<S: \(bound)>(_ shape: S) -> some View { modifier(Framed(shape: shape)) }
    }
    struct Row: View {
        var body: some View { Image("x").framed(.circle).framed(.capsule) }
    }
    struct Root: View {
        var body: some View {
            switch store.kind {
            case .list: List { ForEach(store.rows) { row in Button { } label: { Row() } } }
            case .grid: LazyVGrid { ForEach(store.rows) { row in Button { } label: { Row() } } }
            }
        }
    }
    """
  }

  private func outcome(_ declarations: String, _ fact: String) -> String? {
    outcomes(
      """
      \(declarations)
      app A {
          ios 18
          device notch
          appearance dark
          Root()
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    ).first
  }

  @Test func shapesAskForNothing() {
    let outcome = outcome(SchemeCircleTests.rows("InsettableShape"), "visible, light")
    #expect(outcome == "one: passed")
  }

  @Test func viewsMayAskForAnything() {
    #expect(outcome(SchemeCircleTests.rows("View"), "visible") == "one: undecided")
  }
}

/// Properties and parameters of shapes, which draw and ask for nothing.
struct ShapeTests {
  @Test(arguments: [
    "let a: AnyShape", "let a: some Shape = Circle()", "let a: any Shape", "let a: Bubble",
  ])
  func aShapeIsDrawn(property: String) {
    checkRoot(
      "visible, dark",
      """
      struct Bubble: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      struct Root: View {
          \(property)
          var body: some View { Text("a").overlay { a.fill(.red) } }
      }
      """)
  }

  @Test func whatIsBoundToAViewElsewhereMayBeOne() {
    checkUnknown(
      ["visible"],
      """
      struct Root<S: Shape>: View {
          let a: S
          var body: some View { a }
      }
      struct Other<S: View>: View {
          let a: S
          var body: some View { a }
      }
      """)
  }
}
