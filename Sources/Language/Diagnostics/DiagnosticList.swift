/// Diagnostics in the order of their report: all of them are counted, and as many are kept as
/// a person could look at.
package struct DiagnosticList: Sendable {
  /// Each takes some 600 bytes, and is copied on its way to a report.
  private static var limit: Int { 50_000 }

  /// Beyond the limit one of each code: what they make of a file does not depend on how many they
  /// are.
  package var listed: [Diagnostic] = []
  /// All that were reported.
  package private(set) var count = 0
  package private(set) var errorCount = 0

  package init() {}

  package mutating func append(_ diagnostic: Diagnostic) {
    count += 1
    if diagnostic.severity == .error { errorCount += 1 }
    if count > DiagnosticList.limit, listed.contains(where: { $0.code == diagnostic.code }) {
      return
    }
    listed.append(diagnostic)
  }
}
