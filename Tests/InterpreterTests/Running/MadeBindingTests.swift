import Interpreter
import Testing

/// Presentations by bindings that code makes: what is shown follows what the binding reads, and
/// what a finger takes away is written through it.
struct MadeBindingTests {
  private func app(_ members: String, _ presentation: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    struct Page: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("close") { dismiss() }.statusBarHidden() }
    }
    struct Item: Identifiable { let id: Int }
    struct Root: View {
        @State private var count = 0
        @State private var item: Item?
        @State private var isWatching = true
        \(members)
        var body: some View {
            VStack {
                Button("more") { count += 1 }
                Button("item") { item = Item(id: 1) }
                Button("other") { isWatching = false }
            }
            \(presentation)
        }
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test func itShowsWhatItReads() {
    let cover = """
      .fullScreenCover(isPresented: Binding(
          get: {
              guard isWatching else { return false }
              return count > 1
          },
          set: { isShown in
              if !isShown { count = 0 }
          }
      )) { Page() }
      """
    let steps = """
      expect visible
      tap "more"
      expect visible
      tap "more"
      expect hidden
      tap "close"
      expect visible
      tap "more"
      expect visible
      tap "more"
      expect hidden
      """
    check(app("", cover, steps), "one: passed")
    check(
      app("", cover, "tap \"other\"\ntap \"more\"\ntap \"more\"\nexpect visible"), "one: passed")
  }

  @Test func anItemIsWhatItReads() {
    let cover = """
      .fullScreenCover(item: Binding<Item?>(
          get: {
              guard isWatching else { return nil }
              return item
          },
          set: { new in
              if new == nil { item = nil }
          }
      )) { _ in Page() }
      """
    check(
      app("", cover, "expect visible\ntap \"item\"\nexpect hidden\ntap \"close\"\nexpect visible"),
      "one: passed")
    check(app("", cover, "tap \"other\"\ntap \"item\"\nexpect visible"), "one: passed")
  }

  @Test func aPropertyMakesOne() {
    let property = """
      private var isShown: Binding<Bool> {
          .init(get: { count % 2 == 1 }, set: { _ in count += 1 })
      }
      """
    let cover = ".fullScreenCover(isPresented: isShown) { Page() }"
    let steps = "tap \"more\"\nexpect hidden\ntap \"close\"\nexpect visible"
    check(app(property, cover, steps), "one: passed")
  }

  /// A view that is given one shows what that says, which is not followed.
  @Test func aViewThatIsGivenOneIsNotKnown() {
    let text = """
      struct Child: View {
          @Binding var isOn: Bool
          var body: some View {
              Text("a").fullScreenCover(isPresented: $isOn) { Text("b").statusBarHidden() }
          }
      }
      struct Root: View {
          @State private var chosen: Int?
          var body: some View {
              Child(isOn: Binding(get: { chosen == 2 }, set: { chosen = $0 ? 2 : nil }))
          }
      }
      app A {
          ios 17
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect unknown
      }
      """
    check(text, "one: passed")
  }

  @Test func whatItReadsMayBeUnknown() {
    let cover = """
      .fullScreenCover(isPresented: Binding(get: { elsewhere }, set: { elsewhere = $0 })) { Page() }
      """
    let unknown = "  SB4101 cannot tell whether the bar is visible"
    check(app("", cover, "expect visible"), "one: undecided", unknown)
  }

  /// A setter that leaves alone what is read: whether SwiftUI takes the cover away is not known.
  @Test func aSetterMayRefuse() {
    let constant = """
      .fullScreenCover(isPresented: Binding(get: { count > 0 }, set: { _ in })) { Page() }
      """
    let closing = "tap \"more\"\nexpect hidden\ntap \"close\"\nexpect unknown"
    check(app("", constant, closing), "one: passed")
    let cover = """
      .fullScreenCover(isPresented: Binding(
          get: { count > 0 }, set: { _ in if isWatching { return }; count = 0 }
      )) { Page() }
      """
    let steps = """
      tap "more"
      expect hidden
      tap "close"
      expect unknown
      """
    check(app("", cover, steps), "one: passed")
    let open = steps.replacing("tap \"more\"", with: "tap \"other\"\ntap \"more\"")
      .replacing("unknown", with: "visible")
    check(app("", cover, open), "one: passed")
  }
}
