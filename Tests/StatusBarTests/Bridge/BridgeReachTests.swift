import StatusBar
import Testing

/// Rules cited while generated apps run: what the comparison with the oracle rests on.
@Suite struct BridgeReachTests {
  @Test func generatedAppsReachTheRulesThatTheWalksCite() {
    var cited: Set<Rule> = []
    for seed in 0..<400 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      cited.formUnion(generator.uikitCase(seed: seed).citedRules())
      cited.formUnion(generator.swiftUICase(seed: seed).citedRules())
    }
    let expected: [Rule] = [
      .u2, .u11, .u14, .u16, .u18, .u22, .u24, .u25, .u26, .u27, .u28, .u29, .u33, .u34, .u35, .u37,
      .u41, .u44, .u50, .u51, .s1, .s8, .s9, .s16, .s18, .s24, .s30, .s33, .s36, .s37, .s46,
    ]
    for rule in expected { #expect(cited.contains(rule), "\(rule.spelling)") }
  }
}

extension UIKitCase {
  /// The rules of every reason on the way.
  fileprivate func citedRules() -> Set<Rule> {
    guard let platform = Platform(start.platform) else { return [] }
    var bridge = UIKitBridge(self)
    var world = World(bridge.builder.program, platform: platform)
    _ = world.apply(.launch, in: SharedProgram(bridge.builder.program))
    if let setup = bridge.setup {
      _ = world.apply(.run(setup), in: SharedProgram(bridge.builder.program))
    }
    var cited = world.citedRules(bridge.builder.program)
    for action in actions {
      _ = world.apply(bridge.action(action), in: SharedProgram(bridge.builder.program))
      cited.formUnion(world.citedRules(bridge.builder.program))
    }
    return cited
  }
}

extension SwiftUICase {
  fileprivate func citedRules() -> Set<Rule> {
    guard let platform = Platform(start.platform) else { return [] }
    let bridge = SwiftUIBridge(self)
    var world = World(bridge.builder.program, platform: platform)
    _ = world.apply(.launch, in: SharedProgram(bridge.builder.program))
    var cited = world.citedRules(bridge.builder.program)
    for action in actions {
      _ = world.apply(bridge.action(action), in: SharedProgram(bridge.builder.program))
      cited.formUnion(world.citedRules(bridge.builder.program))
    }
    return cited
  }
}

extension World {
  fileprivate func citedRules(_ program: Program) -> Set<Rule> {
    Set(Questions(self, SharedProgram(program)).resolve().reasons.map { $0.rule })
  }
}
