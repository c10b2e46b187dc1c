import StatusBar
import Testing

/// A definite answer names the rules on which it rests: those that, read the other way, would give
/// another one.
@Suite struct RelianceTests {
  private func pushed(hidden: Bool?, _ platform: Platform) -> [Reliance] {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: hidden)
    let stack = builder.controller("Stack", .navigation)
    let run = builder.run(builder.holding(stack, [builder.use(feed)]), platform)
    return run.world.published.reliances
  }

  @Test func aReadingThatDecidesIsNamed() {  // U25, P2
    #expect(
      pushed(hidden: true, .phone(16)) == [Reliance(.rule(.p2), .visibility)])
  }

  @Test func aReadingThatMakesNoDifferenceIsNot() {
    #expect(pushed(hidden: nil, .phone(16)).isEmpty)
    #expect(pushed(hidden: false, .phone(16)).isEmpty)
  }

  @Test func whereThereIsOneReadingNothingIsAssumed() {
    #expect(pushed(hidden: true, .homeButton(16)).isEmpty)
    #expect(pushed(hidden: true, .pad(16)).isEmpty)
  }

  @Test func theOtherChoiceRestsOnItAsMuch() {
    var platform = Platform.phone(16)
    platform.policies.assumptions = false
    #expect(pushed(hidden: true, platform) == [Reliance(.rule(.p2), .visibility)])
  }
}
