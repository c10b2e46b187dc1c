import StatusBar
import Testing

/// Which rules an explanation cites, where two would give the same bar.
@Suite struct CitedRuleTests {
  private func rules(_ run: Run) -> [Rule] {
    run.questions.resolve().reasons.map { $0.rule }
  }

  private func plain(_ major: UInt8, backdropIsDark: Bool? = nil) -> Run {
    var builder = ProgramBuilder()
    let home = builder.controller("Home")
    if let backdropIsDark {
      builder.program.screens[Int(home.index)].backdrop = Backdrop(
        isDark: backdropIsDark, changesAt: nil)
    }
    return builder.run(builder.use(home), .phone(major))
  }

  @Test func whereAutomaticBeginsIsDisputedUpToIOS18() {  // P6
    #expect(!rules(plain(16)).contains(.p6))
    #expect(rules(plain(17)).contains(.p6))
    #expect(rules(plain(18)).contains(.p6))
    #expect(!rules(plain(26)).contains(.p6))
  }

  @Test func theBackdropDecidesByItsRuleFromIOS26() {  // S45, U41
    #expect(rules(plain(18, backdropIsDark: true)).contains(.u41))
    #expect(!rules(plain(18, backdropIsDark: true)).contains(.s45))
    #expect(rules(plain(26, backdropIsDark: true)).contains(.s45))
  }

  @Test func aSecondWindowIsWorthARemark() {  // U44
    #expect(!rules(plain(16)).contains(.u44))
    var builder = ProgramBuilder()
    let home = builder.controller("Home")
    builder.window(builder.use(home), name: "Front")
    builder.window(builder.use(home), name: "Back")
    #expect(rules(builder.launch(.phone(16))).contains(.u44))
  }

  /// The columns lead to a stack, which leaves out what is pushed.
  @Test(arguments: [(NavigationKind.splitView, [Rule.s23, .s18]), (.stack, [.s18])])
  func aPushedScreenIsLeftOutByTheRuleOfItsContainer(kind: NavigationKind, wanted: [Rule]) {
    var builder = ProgramBuilder()
    let photo = builder.hidden(builder.text("Photo"))
    let link = builder.link("Photo", photo)
    var run = builder.run(builder.stack(link, kind), .phone(16))
    run.tap("Photo")
    #expect(Set(rules(run)).intersection([.s18, .s23]) == Set(wanted))
  }

  @Test func aNestedModifierIsVainOnlyWhereItDiffers() {  // S24, D2
    for isSame in [true, false] {
      var builder = ProgramBuilder()
      let inner = builder.hidden(builder.text("Page"), isSame)
      let run = builder.run(builder.hidden(inner, true), .phone(16))
      #expect(rules(run).contains(.s24) == !isSame)
      #expect(run.isHidden)
    }
  }
}
