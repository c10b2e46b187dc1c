import Binding
import Language
import StatusBar
import Testing

/// What is written by a person who misremembers a name, an argument or a type: each has its code,
/// and the text that it is about.
@Suite struct MisuseTests {
  private func found(_ declarations: String) -> [String] {
    let text = "app A {\n    ios 17\n    device notch\n    S()\n}\n" + declarations + "\n"
    let spec = spec(text)
    let bytes = Array(text.utf8)
    return (spec.diagnostics + Binder(spec).finished().diagnostics)
      .filter { $0.severity == .error }.map { diagnostic in
        let range = diagnostic.primary.location.range
        let place = bytes[Int(range.start)..<Int(range.end)]
        return "\(diagnostic.code.number) " + String(decoding: place, as: UTF8.self)
      }
  }

  private func screen(_ view: String, _ states: String = "") -> String {
    "struct S: View {\n\(states)\nvar body: some View {\n\(view)\n}\n}"
  }

  @Test(arguments: [
    ("Text(\"x\").statusBarStyle()", "2030 statusBarStyle"),
    ("Text(\"x\").statusBarVisible()", "2030 statusBarVisible"),
    ("Text(\"x\").preferredColorScheme()", "2030 preferredColorScheme"),
    ("Text(\"x\").presentationDetents()", "2030 presentationDetents"),
    ("Text(\"x\").sheet(isPresented: $isOn)", "2030 sheet"),
    ("Text(\"x\").sheet(isPresented: $number) { Text(\"y\") }", "2022 $number"),
    ("Text(\"x\").sheet(isPresented: $nobody) { Text(\"y\") }", "2001 $nobody"),
    ("Text(\"x\").alert(\"t\", isPresented: $nobody) { Button(\"y\") { } }", "2001 $nobody"),
    ("Text(\"x\").navigationDestination(for: Int.self)", "2030 navigationDestination"),
    ("Text(\"x\").statusBarHidden(number)", "2020 number"),
    ("Text(\"x\").statusBarHidden(kind == .c)", "2008 .c"),
    ("Button(\"x\") { if number { number = 4 } }", "2020 number"),
    ("Button(\"x\") { isOn.togle() }", "2002 togle"),
    ("Button(\"x\") { nobody = true }", "2001 nobody"),
    ("Button(\"x\") { nobody.toggle() }", "2001 nobody"),
    ("Button(\"x\") { kind = .c }", "2008 .c"),
    ("Button(\"x\") { go(true) }", "2030 go(true)"),
    ("Button(\"x\") { go() }", "2030 go()"),
  ])
  func aViewIsCorrected(view: String, error: String) {
    let states = """
      enum Kind { case a, b }
      @State private var isOn = false
      @State private var number = 3
      @State private var kind = Kind.a
      func go(to value: Bool) { isOn = value }
      """
    #expect(found(screen(view, states)) == [error])
  }

  @Test(arguments: [
    ("class S: UIViewControler {\n}", "2002 UIViewControler"),
    (
      "class S: UIViewController {\noverride var prefersStatusBarHiden: Bool { true }\n}",
      "2002 prefersStatusBarHiden"
    ),
    (
      "class S: UIViewController {\n"
        + "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContnt }\n}",
      "2008 .lightContnt"
    ),
    (
      "class S: UIViewController {\n"
        + "override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fad }\n}",
      "2008 .fad"
    ),
    (
      "screen S {\nButton(\"x\") { present T as pageShet }\n}\nclass T: UIViewController {\n}",
      "2008 pageShet"
    ),
    ("screen S {\nButton(\"x\") { show window Nobody }\n}", "2006 Nobody"),
  ])
  func aDeclarationIsCorrected(text: String, error: String) {
    #expect(found(text) == [error])
  }

  @Test(arguments: [
    ("StatusBarVisibleState(foo: true)", "bar.isHidden = true", "2031 foo"),
    ("StatusBarVisibleState()", "bar.isHiden = true", "2007 isHiden"),
    ("StatusBarVisibleState()", "bar.hide()", "2030 hide"),
  ])
  func aLibrarysObjectIsCorrected(made: String, code: String, error: String) {
    let view = "Button(\"x\") { \(code) }.statusBarVisible(bar)"
    let states = "@StateObject private var bar = \(made)"
    #expect(found(screen(view, states)) == [error])
  }

  @Test func aTechniqueIsCorrected() {
    let view = """
      ScrollView { Text("x") }
          .hideStatusBarUntilScrolled(foo: 1)
          .hideUntilScrolled(using: "text")
          .statusBarHiddenUntilPulled(offset: nobody)
          .hideUntilPulled(using: $isOn)
      """
    #expect(
      found(screen(view, "@State private var isOn = false")) == [
        "2010 hideStatusBarUntilScrolled", "2031 foo", "2022 \"text\"",
        "2010 statusBarHiddenUntilPulled", "2001 nobody", "2022 $isOn",
      ])
  }

  /// What only may be wrong is no error: it may be declared elsewhere.
  @Test(arguments: [
    "Button(\"x\") { nobody() }", "Text(\"x\").statusBarVisibilityUpdater(foo: number)",
    "Text(\"x\").modifier(Elsewhere())", "Elsewhere { Text(\"x\") }", "Elsewhere.shared.view()",
    "Text(\"x\").statusBarHidden(Int.random(in: 0...1) > 0)",
  ])
  func whatMayStandElsewhereIsNot(view: String) {
    #expect(found(screen(view, "@State private var number = 3")).isEmpty)
  }
}
