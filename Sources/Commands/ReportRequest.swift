import Host
import Language
import Reporting

/// A report that is wanted beside the one on standard output: `FORMAT=PATH`.
package struct ReportRequest: Hashable, Sendable {
  package var format: ReportFormat
  package var path: Path

  /// What would be right, in the words of a message.
  struct Expected: Error { var words: String }

  /// Reads `FORMAT=PATH`; no two reports go to one place, and none to where a source may lie.
  static func parse(
    _ text: String, beside others: [ReportRequest]
  ) -> Result<ReportRequest, Expected> {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      return .failure(Expected(words: "FORMAT=PATH, for example `junit=report.xml`"))
    }
    let name = String(text[..<sign])
    let path = Path(String(text[text.index(after: sign)...]))
    guard let format = ReportFormat.named(name) else {
      return .failure(Expected(words: ReportFormat.list + " before `=`" + suggestion(for: name)))
    }
    guard !path.bytes.isEmpty else {
      return .failure(Expected(words: "a path behind `=`, or `-` for standard output"))
    }
    if path.hasExtension(".sbar") || path.hasExtension(".swift") {
      return .failure(Expected(words: "a place where no source lies"))
    }
    if others.contains(where: { $0.path.simplified == path.simplified }) {
      return .failure(Expected(words: "a place that no other report goes to"))
    }
    return .success(ReportRequest(format: format, path: path))
  }

  /// `true` iff what stands at its place, links followed, is one of the files that are read, or has
  /// the name of a source.
  func replacesSource(among operands: [Path]) -> Bool {
    guard !path.isStandardInput, let place = path.resolved else { return false }
    if place.hasExtension(".sbar") || place.hasExtension(".swift") { return true }
    return operands.contains { operand in
      if (try? Files.kind(of: operand)) == .directory { return false }
      return Inputs([operand]).files.contains { $0.path.resolved == place }
    }
  }

  /// `; did you mean …?` for a name that is near one of the formats.
  static func suggestion(for name: String) -> String {
    didYouMean(name, ReportFormat.allCases.map { $0.rawValue }).map { "; " + $0 } ?? ""
  }
}
