import Binding
import Language
import StatusBar

extension Plan {
  /// `true` iff a comment allows what a diagnostic says.
  package func allows(_ diagnostic: Diagnostic) -> Bool {
    allowances.contains { $0.covers(diagnostic.code, diagnostic.primary.location) }
  }

  /// Returns a warning for each allowance that nothing needed, of the codes that were looked for.
  func unusedAllowances(
    _ told: [Diagnostic], among isLookedFor: (DiagnosticCode) -> Bool
  ) -> [Diagnostic] {
    allowances.flatMap { allowance in
      allowance.entries.compactMap { entry in
        guard isLookedFor(entry.code) else { return nil }
        let isUsed = told.contains {
          $0.code == entry.code && allowance.covers(entry.code, $0.primary.location)
        }
        return isUsed ? nil : .allowanceUnused(entry, of: allowance)
      }
    }
  }
}
