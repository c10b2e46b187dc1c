import Binding
import Language
import StatusBar
import Testing

/// Each code of names and types, thrown by the smallest text that does.
@Suite struct BindingDiagnosticTests {
  private func inScreen(_ text: String) -> [UInt16] {
    codes("app A { }\nscreen S {\nstate a = false\n\(text)\n}")
  }
  private func inHandler(_ text: String) -> [UInt16] {
    inScreen("state n = 0\nButton(\"b\") {\n\(text)\n}")
  }

  private func inView(_ body: String, _ member: String) -> String {
    "struct S: View {\n\(member)\nvar body: some View { \(body) }\n}"
  }

  @Test func aNameThatIsDeclaredNowhereIsAnError() {
    #expect(inScreen("Text(\"a\").statusBarHidden(isHiden)") == [2001])
    #expect(inHandler("isHiden = true") == [2001])
    #expect(inHandler("isHiden.toggle()") == [2001])
    #expect(inScreen("pages") == [2001])
  }

  @Test func aFileOfScreensMayNameWhatThoseWhoIncludeItDeclare() {
    let text = "screen S {\nButton(\"b\") { isHidden = true; push T; show window W }\n}"
    #expect(codes(text) == [])
    #expect(
      bound(text).notes.map { $0.text } == [
        "`isHidden` is not declared here; a file that includes this one may declare it",
        "`T` is not declared here; a file that includes this one may declare it",
        "`W` is not declared here; a file that includes this one may declare it",
      ])
    // A slip of what is declared here is one, and so is a name that the app does not declare.
    let slip = "screen S {\nstate isHidden = false\nText(\"a\").statusBarHidden(isHiden)\n}"
    #expect(codes(slip) == [2001])
    #expect(codes(text + "\napp A { }") == [2001, 2005, 2006])
    #expect(codes(text + "\nscenario \"a\" {\nlaunch\n}") == [2001, 2005, 2006])
  }

  @Test func anUndeclaredNameMayBeDeclaredAsAnInput() {
    let text = "app A {\n    S()\n}\nscreen S { Text(\"a\").statusBarHidden(isNight) }\n"
    let diagnostic = bound(text).diagnostics[0]
    #expect(diagnostic.fixes.map { $0.title } == ["declare it as an input"])
    let fixed = applying(diagnostic.fixes[0], to: text)
    #expect(fixed.contains("app A {\n    input isNight\n"))
    #expect(codes(fixed) == [])
  }

  @Test func aNameOneEditAwayFromOneOfOursIsAnError() {
    #expect(inScreen("Text(\"a\").statusBarHiden()") == [2002])
    #expect(inScreen("Text(\"a\").preferredColourScheme(.dark)") == [2002])
    #expect(inScreen("NavigationStak { }") == [2002])
    #expect(inScreen("Text(\"a\").onAppears { }") == [2002])
    #expect(inScreen("Text(\"a\").onChanged { }") == [])
    #expect(inScreen("Text(\"a\").padding()") == [])
    #expect(
      codes("class C: UIViewController { var preferStatusBarHidden: Bool { true } }") == [2002])
  }

  @Test func theSuggestionOfASlipIsApplied() {
    let text = "screen S { Text(\"a\").statusBarHiden() }"
    let diagnostic = bound(text).diagnostics[0]
    #expect(applying(diagnostic.fixes[0], to: text) == "screen S { Text(\"a\").statusBarHidden() }")
  }

  @Test func aSecondDeclarationPointsToTheFirst() {
    let structure = bound("screen S { }\nscreen S { }")
    #expect(structure.diagnostics.map { $0.code } == [.declaredTwice])
    #expect(structure.diagnostics[0].secondary.count == 1)
    #expect(inScreen("state a = true") == [2003])
  }

  @Test func aSpecHasOneApp() {
    #expect(codes("app A { }\napp B { }") == [2004])
  }

  @Test func screensAndWindowsAreKnownByName() {
    #expect(inHandler("push Fotos") == [2005])
    #expect(inHandler("present Settings as sheet") == [2005])
    #expect(inHandler("show window Overlay") == [2006])
  }

  @Test func membersAndCasesAreChecked() {
    let state = "@StateObject var bar = StatusBarVisibleState()\n"
    #expect(inScreen(state + "Text(\"a\").statusBarHidden(bar.hidden)") == [2007])
    #expect(inScreen(state + "Button(\"b\") { bar.show() }") == [2007])
    #expect(inScreen("Text(\"a\").preferredColorScheme(.black)") == [2008])
    #expect(inScreen("Text(\"a\").toolbarColorScheme(.drak)") == [2008])
    #expect(inScreen("Text(\"a\").statusBarStyle(.light)") == [2008])
    #expect(codes("class C: UIViewController { preferredStatusBarStyle = .light }") == [2008])
  }

  @Test func aDeclarationThatUsesItselfIsFound() {
    let text =
      "struct S: View {\nvar body: some View { row }\nvar row: some View { VStack { row } }\n}"
    #expect(codes(text) == [2009])
    #expect(
      codes(
        inView("Text(\"a\").statusBarHidden(a)", "var a: Bool { !a }")
      )
        == [2009])
  }

  @Test func helpersThatUseHelpersDoNotGrowWithoutEnd() {
    var members = "var v0: some View { Text(\"a\") }\n"
    for level in 1...40 {
      let inner = "v\(level - 1)"
      members += "var v\(level): some View { VStack {\n\(inner)\n\(inner)\n} }\n"
    }
    #expect(codes(inView("v40", members)) == [2012])
  }

  @Test func longChainsAndDeepNestsAreBound() {
    let chain = String(repeating: ".padding()", count: 150)
    #expect(inScreen("Text(\"a\")" + chain) == [])
    let nest = String(repeating: "VStack {\n", count: 30)
    #expect(inScreen(nest + "Text(\"a\")" + String(repeating: "\n}", count: 30)) == [])
    let sum = String(repeating: "a && ", count: 400) + "a"
    #expect(inScreen("Text(\"a\").statusBarHidden(" + sum + ")") == [])
  }

  @Test func libraryNamesNeedTheirImport() {
    let use = "screen S {\nstate y = 0\nText(\"a\").hideStatusBarUntilScrolled(using: $y)\n}"
    #expect(codes(use) == [2010])
    #expect(codes("import ScrollKit\n" + use) == [2011])
    #expect(codes("import ScrollKit 0.6\n" + use) == [])
    #expect(inScreen("Text(\"a\").hideUntilScrolled()") == [])
  }

  @Test func typesAreChecked() {
    #expect(inScreen("Text(\"a\").statusBarHidden(3)") == [2020])
    #expect(inScreen("Text(\"a\").statusBarHidden(.hidden)") == [2020])
    #expect(inHandler("if n { a = true }") == [2020])
    #expect(inHandler("if n == a { n = 1 }") == [2021])
    #expect(inScreen("Text(\"a\").preferredColorScheme(true)") == [2022])
    #expect(inScreen("Text(\"a\").toolbarVisibility(true)") == [2022])
    #expect(inHandler("a = 3") == [2022])
    #expect(inHandler("n.toggle()") == [2022])
    #expect(codes("class C: UIViewController { prefersStatusBarHidden = 3 }") == [2022])
    #expect(inScreen("Text(\"a\").statusBarVisible(a)") == [2023])
  }

  @Test func argumentsAreChecked() {
    #expect(inScreen("Text(\"a\").statusBar()") == [2030])
    #expect(inScreen("Text(\"a\").onChange { }") == [2030])
    #expect(inScreen("Text(\"a\").sheet { Text(\"b\") }") == [2030])
    #expect(inScreen("Text(\"a\").statusBarStyle(.lightContent, duration: 1)") == [2031])
    #expect(codes("screen P(id: Int) { }\nscreen S { P(it: 1) }") == [2031])
    #expect(inScreen("Text(\"a\").statusBarHidden(hidden: true)") == [2032])
    #expect(inScreen("Text(\"a\").statusBar(true)") == [2032])
    #expect(inScreen("Text(\"a\").statusBarHidden(true, false)") == [2033])
    #expect(inScreen("Text(\"a\").sheet(isPresented: a) { Text(\"b\") }") == [2034])
    #expect(
      codes("struct S: View {\nvar body: some View { Button(\"b\") { go } }\nfunc go() { }\n}") == [
        2035
      ])
  }

  @Test func whatCannotBeDoneThereIsRefused() {
    let getter =
      inView("Button(\"b\") { isOn = false }", "var isOn: Bool { true }")
    #expect(codes(getter) == [2040])
    #expect(inHandler("a == true") == [2043])
  }

  @Test func whatIsNotModelledSaysSo() {
    let loop = "for i in 0..<3 { n = i }"
    #expect(inHandler(loop) == [])
    #expect(
      codes(inView("Button(\"b\") { path = other }", "@State var path = NavigationPath()")) == [])
    let getter =
      "class C: UIViewController { override var prefersStatusBarHidden: Bool { while true { } } }"
    #expect(codes(getter) == [])
  }

  @Test func oneCauseIsReportedOnce() {
    #expect(inHandler("isHiden = !isHiden && !isHiden") == [2001])
    #expect(codes("app A { }\nscreen S { Text(\"a\").statusBarHidden(x == .y) }") == [2001])
  }

  @Test func theRestOfTheFileStillCounts() {
    let text =
      "screen S { Text(\"a\").statusBarHiden() }\nscreen T { Text(\"b\").statusBarHidden() }"
    #expect(views(text, of: "T") == "Text\"b\".hidden(true)")
  }

  @Test func diagnosticsAreInTheOrderOfTheText() {
    let text =
      "app A { }\nscreen S { Text(\"a\").statusBarHidden(x) }\nstruct T { }\nscreen U { y }"
    let starts = bound(text).diagnostics.map { $0.primary.location.range.start }
    #expect(starts == starts.sorted())
    #expect(starts.count >= 2)
  }
}

/// The text after the edits of a fix.
func applying(_ fix: Fix, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
    let range = edit.location.range
    bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(edit.text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
