import Interpreter
import Testing

/// Code that waits while its screen goes.
struct OutlivingTests {
  private func outcome(ofView later: String, beside declarations: String = "") -> Outcome? {
    results(
      """
      app A {
          ios 17
          device notch
          Feed()
      }
      \(declarations)
      struct Feed: View {
          @State private var isBare = false
          var body: some View {
              NavigationStack {
                  NavigationLink("Photo") { Album(isBare: $isBare) }
              }
              .statusBarHidden(isBare)
          }
      }
      struct Album: View {
          @Binding var isBare: Bool
          var body: some View { Photo(isBare: $isBare) }
      }
      struct Photo: View {
          @Binding var isBare: Bool
          @State private var count = 0
          var body: some View {
              Text("A").onAppear { isBare = true }.onDisappear { \(later) }
          }
          private func show() { count += 1; isBare = false }
      }
      scenario "A" {
          launch
          tap "Photo"
          back
          expect hidden
          wait 1 s
          expect visible
      }
      """
    ).first?.outcome
  }

  @Test(arguments: [
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { isBare = false }",
    "DispatchQueue.main.async { isBare = false }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { show() }",
    "Task { @MainActor in try? await Task.sleep(for: .seconds(0.5)); isBare = false }",
    """
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { show() }
    }
    """,
  ])
  func aViewIsCopiedIntoItsClosures(later: String) {
    #expect(outcome(ofView: later) == .passed)
  }

  private func outcome(ofController later: String) -> Outcome? {
    results(
      """
      app A {
          ios 17
          device notch
          Stack { Feed() }
      }
      class Stack: UINavigationController {
          var isBare = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isBare }
          override var childForStatusBarHidden: UIViewController? { nil }
      }
      class Feed: UIViewController {
          func open() { navigationController?.pushViewController(Photo(), animated: false) }
      }
      class Photo: UIViewController {
          weak var stack: Stack?
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              stack = navigationController as? Stack
              stack?.isBare = true
          }
          override func viewDidDisappear(_ animated: Bool) {
              super.viewDidDisappear(animated)
              \(later)
          }
          func show() { stack?.isBare = false }
      }
      scenario "A" {
          launch
          call Feed.open
          back
          expect hidden
          wait 1 s
          expect visible
      }
      """
    ).first?.outcome
  }

  @Test(arguments: [
    (code: "after(0.3) { self.stack?.isBare = false }", isHeld: true),
    (code: "after(0.3) { self.show() }", isHeld: true),
    (code: "after(0.2) { after(0.2) { self.show() } }", isHeld: true),
    (code: "after(0.3) { [weak self] in self?.show() }", isHeld: false),
    (code: "after(0.3) { [weak self] in guard let self else { return }; show() }", isHeld: false),
    (code: "after(0.2) { [weak self] in after(0.2) { self?.show() } }", isHeld: false),
    (code: "after(0.3) { [stack] in stack?.isBare = false }", isHeld: true),
  ])
  func aControllerLivesOnForCodeThatHoldsIt(code: String, isHeld: Bool) {
    let written = code.replacing("after(0.3)", with: after(0.3)).replacing(
      "after(0.2)", with: after(0.2))
    #expect(outcome(ofController: written) == (isHeld ? .passed : .failed))
  }

  /// The content of a sheet is a part of the view that presents it, which stays.
  @Test(arguments: [
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { isBare = false }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { model.isBare = false }",
    "Task { await model.close() }",
  ])
  func contentOfASheetReachesWhatStays(later: String) {
    let outcome = results(
      """
      app A {
          ios 17
          device notch
          Feed()
      }
      final class Model: ObservableObject {
          @Published var isBare = true
          func close() async {
              try? await Task.sleep(nanoseconds: 1_000_000)
              isBare = false
          }
      }
      struct Feed: View {
          @StateObject private var model = Model()
          @State private var isBare = true
          @State private var isOpen = false
          var body: some View {
              Button("Open") { isOpen = true }
                  .sheet(isPresented: $isOpen) { Text("A").onDisappear { \(later) } }
                  .statusBarHidden(isBare && model.isBare)
          }
      }
      scenario "A" {
          launch
          tap "Open"
          begin dismiss
          finish
          expect hidden
          wait 1 s
          expect visible
      }
      """
    ).first?.outcome
    #expect(outcome == .passed)
  }

  private func after(_ seconds: Double) -> String {
    "DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds))"
  }
}
