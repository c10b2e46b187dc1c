import Foundation
import Host
import Interpreter
import Language
import Reporting
import Testing

/// Every fix that the scripts of the code pages are given: none leads to an error that was not
/// there, and none takes a claim away.
@Suite struct FixCatalogueTests {
  /// What is wrong with a spec, and what `lint` says of one that is valid.
  private func told(_ bytes: [UInt8]) -> [Diagnostic] {
    DeepStack.run {
      let root = Source(file: FileID(0), name: "page.sbar", bytes: bytes)
      let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
      let plan = makePlan(spec, options: RunOptions())
      let isValid = !plan.diagnostics.contains { $0.severity == .error }
      return plan.diagnostics + (isValid ? lint(plan, options: RunOptions()) : [])
    }
  }

  /// How many lines of a text expect something, comments apart.
  private func claims(_ bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").count { line in
      line.drop { $0 == " " }.hasPrefix("expect")
        || line.contains("expect(")
          && !line.contains("//")
    }
  }

  @Test(arguments: CodePage.all.filter { $0.frame != .command })
  func aFixLeadsToNoOtherError(_ page: CodePage) {
    let bytes = Array(page.badFile.utf8)
    let before = told(bytes)
    let errors = Set(before.filter { $0.severity == .error }.map { $0.code })
    for diagnostic in before {
      for fix in diagnostic.fixes where fix.applicability != .template {
        let mended = applied(fix, to: bytes)
        let left = told(mended).filter { $0.severity == .error }
        let isMended = left.count { $0.code == diagnostic.code && $0.message == diagnostic.message }
        #expect(
          left.allSatisfy { errors.contains($0.code) } && isMended == 0
            || isOneOfSeveral(left, before),
          "\(page.code.spelling) \(fix.title): \(left.map { $0.message })")
        #expect(claims(mended) >= claims(bytes), "\(page.code.spelling) \(fix.title)")
      }
    }
  }

  /// `true` iff there were several errors, and one is left the fewer.
  private func isOneOfSeveral(_ left: [Diagnostic], _ before: [Diagnostic]) -> Bool {
    let errors = before.filter { $0.severity == .error }
    return errors.count > 1 && left.count < errors.count
  }

  private func applied(_ fix: Fix, to bytes: [UInt8]) -> [UInt8] {
    fix.edits.sorted { $0.location.range.start > $1.location.range.start }
      .reduce(into: bytes) { text, edit in
        let range = edit.location.range
        text.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(edit.text.utf8))
      }
  }
}
