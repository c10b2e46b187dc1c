import Exploring
import Host
import Interpreter
import Language
import Testing

/// What a search finds and what a run of the same steps says are two ways to one answer.
@Suite struct AuditAgreementTests {
  @Test(arguments: Examples.files)
  func everyLeadFailsAsAScenario(file: String) throws {
    let spec = Examples.spec(try Examples.bytes(file), named: file)
    let audit = DeepStack.run { try? Audit(spec, options: RunOptions(), limit: 300) }
    // A file that only others include has nothing to begin with.
    guard let audit else { return }
    #expect(!audit.plan.hasErrors)
    #expect(audit.unconfirmed == 0)
  }
}
