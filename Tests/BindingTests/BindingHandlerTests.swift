import Binding
import Language
import StatusBar
import Testing

/// What handlers and functions become in the program.
@Suite struct BindingHandlerTests {
  /// The effects of a button's closure in a screen with a few states.
  private func effects(_ text: String, _ declarations: String = "") -> String {
    let screen = """
      screen S {
          state a = false
          state n = 0
          \(declarations)
          Button("b") {
      \(text)
          }
      }
      """
    let all = views(screen, of: "S")
    return String(all.dropFirst("button\"b\"{".count).dropLast())
  }

  @Test func statesAreAssignedAndToggled() {
    #expect(effects("a = true") == "own0 = true")
    #expect(effects("a.toggle()") == "toggle own0")
    #expect(effects("n += 2") == "own1 = (own1 add 2.0)")
    #expect(effects("self.a = !a") == "own0 = !own0")
  }

  @Test func branchesAndGuardsBecomeConditions() {
    #expect(effects("if a { n = 1 } else { n = 2 }") == "if own0 {own1 = 1.0} else {own1 = 2.0}")
    #expect(effects("guard a else { return }\nn = 1") == "if own0 {own1 = 1.0} else {return }")
    #expect(
      effects("switch n { case 1: a = true\ndefault: a = false }")
        == "if (own1 equal 1.0) {own0 = true} else {own0 = false}")
  }

  @Test func animationsHaveTheirDuration() {
    #expect(effects("withAnimation { a = true }") == "animated(){own0 = true}")
    #expect(
      effects("withAnimation(.easeInOut(duration: 0.2)) { a.toggle() }")
        == "animated(0.2){toggle own0}")
    #expect(effects("withAnimation(nil) { a.toggle() }") == "toggle own0")
  }

  @Test func delaysAreInSeconds() {
    #expect(
      effects("DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { a = true }")
        == "after(0.5){own0 = true}")
    #expect(
      effects("DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { a = true }")
        == "after((300.0 divide 1000.0)){own0 = true}")
  }

  @Test func localsAreNumbered() {
    #expect(
      effects("let x = n + 1\nn = x * 2")
        == "let local0 = (own1 add 1.0); own1 = (local0 multiply 2.0)"
    )
  }

  @Test func functionsAreCalledWithTheirArguments() {
    let text = """
      struct S: View {
          @State private var offset = 0.0
          var body: some View { Button("b") { move(by: 3) } }
          private func move(by distance: Double) { offset += distance }
      }
      """
    #expect(views(text, of: "S") == "button\"b\"{call move(3.0)}")
  }

  @Test func handlersAreGivenTheNewValue() {
    #expect(
      views(
        "screen S {\nstate a = 0\nstate b = 0\nText(\"t\").onChange(of: a) { b = $0 }\n}", of: "S")
        == "Text\"t\".change(own0){own1 = local0}")
    #expect(
      views(
        "screen S {\nstate a = 0\nstate b = 0\nText(\"t\").onChange(of: a) { o, n in b = n }\n}",
        of: "S") == "Text\"t\".change(own0){own1 = local1}")
  }

  @Test func dismissingIsAnEffect() {
    let text = """
      struct S: View {
          @Environment(\\.dismiss) private var dismiss
          @Environment(\\.presentationMode) var mode
          var body: some View {
              VStack {
                  Button("a") { dismiss() }
                  Button("b", action: dismiss.callAsFunction)
                  Button("c") { mode.wrappedValue.dismiss() }
              }
          }
      }
      """
    let text2 = views(text, of: "S")
    #expect(
      text2 == "VStack{group{button\"a\"{dismiss} button\"b\"{dismiss} button\"c\"{dismiss}}}")
  }

  @Test func plainWordsNavigate() {
    #expect(effects("push S") == "push S()")
    #expect(effects("present S as formSheet, capturing") == "present S() .formSheet true")
    #expect(effects("dismiss") == "dismiss")
    #expect(effects("request update") == "update()")
  }

  @Test func closuresAreHandedToScreens() {
    let text = """
      struct Child: View {
          let onClose: () -> Void
          var body: some View { Button("x", action: onClose) }
      }
      screen S {
          state a = false
          Child(onClose: { a = true })
      }
      """
    #expect(views(text, of: "S") == "Child(0: {own0 = true})")
    #expect(views(text, of: "Child") == "button\"x\"{own0()}")
  }

  @Test func objectsAreHandedOnByTheirProperties() {
    let text = """
      class Model: ObservableObject {
          @Published var isHidden = false
          func hide() { isHidden = true }
      }
      struct S: View {
          @StateObject private var model = Model()
          var body: some View { Child(model: model).statusBarHidden(model.isHidden) }
      }
      struct Child: View {
          @ObservedObject var model: Model
          var body: some View { Button("x") { model.hide() } }
      }
      """
    #expect(views(text, of: "S") == "Child(0: $own0).hidden(own0)")
    #expect(views(text, of: "Child") == "button\"x\"{call hide()}")
  }

  @Test func visibilityStatesAreObjects() {
    let text = """
      struct S: View {
          @StateObject private var state = StatusBarVisibleState()
          var body: some View {
              Button("x") {
                  state.isHidden.toggle()
                  state.hide(if: 4, ifGreaterThan: 3)
              }
              .statusBarVisible(state)
          }
      }
      """
    #expect(
      views(text, of: "S")
        == "button\"x\"{toggle own0.isHidden; own0.hide(4.0 greater 3.0)}.visibleState(own0)")
  }
}
