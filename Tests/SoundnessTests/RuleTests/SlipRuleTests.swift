import Testing

@Suite struct SlipRuleTests {
  @Test func aNameLosesDoublesAndSwapsALetter() {
    let file = SpecFile("")
    #expect(Slips.slips(of: "isAway", in: file) == ["isAay", "isAwway", "iswAay"])
    #expect(Slips.slips(of: "id", in: file) == ["i", "idd", "di"])
    #expect(Slips.slips(of: "a", in: file) == [])
  }

  @Test func aSlipIsNoOtherNameOfTheFile() {
    #expect(Slips.slips(of: "ab", in: SpecFile("state ba = 1")) == ["a", "abb"])
  }

  /// The names of a text that are used, by what they are the name of.
  private func uses(_ text: String) -> [String] {
    let file = SpecFile(text)
    return file.uses.map { "\($0.place) \(file.text($0.range))" }
  }

  @Test func namesInCodeAreToldApartByTheirNeighbours() {
    #expect(
      uses("struct S: View { @State var a: Bool = f(b, to: c.d).e(.g) }") == [
        "type View", "attribute State", "type Bool", "call f", "value b", "label to", "value c",
        "member d", "member e", "memberCase g",
      ])
  }

  @Test func aModifierBeginsItsLine() {
    #expect(
      uses("screen S {\n    T()\n        .padding()\n        .sheet(isPresented: $ab) { U() }\n}")
        == [
          "type T", "modifier padding", "modifier sheet", "label isPresented", "value ab", "type U",
        ])
  }

  @Test func whatIsDeclaredIsNotUsed() {
    #expect(
      uses("class A { let b = 1; func c(d e: Int) { for f in g {} } }") == [
        "type Int", "value g",
      ])
  }

  @Test func anOverrideSharesItsName() {
    #expect(
      uses("class A: UIViewController { override func viewDidLoad() {} }") == [
        "type UIViewController", "override viewDidLoad",
      ])
  }

  @Test func stepsUseTheNamesOfTheStructure() {
    #expect(
      uses(
        """
        app A { state b = 1 }
        screen S {}
        scenario "s" on b [1, 2] {
            launch
            tap "Go"
            expect top S, hidden by S, S.b == 1
        }
        """) == [
          "step b", "tap Go", "step S", "step S", "step S", "step b",
        ])
  }
}
