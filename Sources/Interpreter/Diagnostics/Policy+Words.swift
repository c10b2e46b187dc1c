import Language
import StatusBar

// What a command line may say of a policy, in words.
extension Policy {
  /// Returns what a command line should say in place of a name and a choice; nil if both are right.
  package static func expectation(ofName name: String, choice: String) -> String? {
    guard let policy = named(name) else {
      let names = joined(allCases.map { "`\($0.spelling)`" }, ", ")
      return "the name of a policy [\(DiagnosticCode.policyUnknown.spelling)]: \(names)"
    }
    if policy.parse(choice) != nil { return nil }
    let first =
      policy.takesRelease ? ["a release such as `\(policy.rule.entry.first.spelling)`"] : []
    return "`\(name)=` and " + joined(policy.choices.map { "`\($0)`" } + first, " or ")
  }
}
