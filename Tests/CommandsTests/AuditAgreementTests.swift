import Exploring
import Foundation
import Host
import Interpreter
import Language
import Testing

/// What a search finds and what a run of the same steps says are two ways to one answer.
///
/// Mends take longer to look for than all else, and are no part of the answer: they are looked for
/// with `SBAR_TESTS=all` only. That asks both of all examples, and every run each of half of them.
@Suite struct AuditAgreementTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
  private static let options: RunOptions = {
    var options = RunOptions()
    options.findsMends = isAll
    return options
  }()

  @Test(arguments: isAll ? Examples.files : Examples.everySecond)
  func everyLeadFailsAsAScenario(file: String) throws {
    let spec = Examples.spec(try Examples.bytes(file), named: file)
    let audit = DeepStack.run { try? Audit(spec, options: Self.options, limit: 300) }
    // A file that only others include has nothing to begin with.
    guard let audit else { return }
    #expect(!audit.plan.hasErrors)
    #expect(audit.unconfirmed == 0)
  }

  /// What a search says of a law, and what a run of the steps that show it says.
  @Test(arguments: isAll ? Examples.files : Examples.otherHalf)
  func everyCounterexampleFailsAsAScenario(file: String) throws {
    let laws = """

      exploration "laws of any app" {
          always visible
          never light
          never hidden while depth 1
          never stale
          always no flash
          after back, cancel, dismiss, foreground, page, rotate, tab unchanged
      }

      """
    let spec = Examples.spec(try Examples.bytes(file) + Array(laws.utf8), named: file)
    var wish = Explorer.Wish()
    wish.situations = 60
    let explorer = DeepStack.run { Explorer(spec, options: Self.options, wish: wish) }
    for law in explorer.explorations.flatMap({ $0.laws }) where law.body != nil {
      #expect(law.result?.cells.contains { $0.outcome == .failed } == true, "\(law.steps)")
    }
  }
}
