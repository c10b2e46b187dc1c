import Exploring
import Foundation
import Host
import Interpreter
import Language
import Reporting
import Testing
import Wording

/// Each page is true: its bad script earns the code and no other, its good one earns none.
@Suite struct CodePageTests {
  @Test func everyCodeHasItsPageInOrder() {
    #expect(CodePage.all.map { $0.code } == DiagnosticCode.allCases)
  }

  @Test func pagesAreWrittenAsTheHouseWritesThem() {
    #expect(Set(CodePage.all.map { $0.title }).count == CodePage.all.count)
    for page in CodePage.all {
      #expect(!page.title.hasSuffix(".") && page.title.count <= 90, "\(page.code.spelling)")
      #expect(page.meaning.hasSuffix(".") && !page.meaning.contains("\n"), "\(page.code.spelling)")
      #expect(page.bad != page.good, "\(page.code.spelling)")
    }
  }

  @Test(arguments: CodePage.all.filter { $0.frame != .command })
  func theBadScriptEarnsTheCodeAndNoOther(_ page: CodePage) {
    let told = told(by: page.badFile, page, runs: page.code >= .factDoesNotHold)
    #expect(Set(told.map { $0.code }) == [page.code], "\(told)")
    #expect(told.allSatisfy { $0.level == page.level }, "\(told)")
  }

  @Test(arguments: CodePage.all.filter { $0.frame != .command })
  func theGoodScriptEarnsNothing(_ page: CodePage) {
    #expect(told(by: page.goodFile, page, runs: true) == [])
  }

  @Test(arguments: CodePage.all.filter { $0.frame != .command })
  func theGoodScriptIsLaidOut(_ page: CodePage) {
    let source = Source(file: FileID(0), name: "page.sbar", bytes: Array(page.goodFile.utf8))
    guard case .text(let bytes) = format(source) else {
      Issue.record("it is not laid out")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == page.goodFile)
  }

  @Test func codesAreReadInEachWayThatTheyAreWritten() {
    for code in DiagnosticCode.allCases {
      #expect(DiagnosticCode.parse(code.spelling.utf8) == code)
      #expect(DiagnosticCode.parse(code.spelling.lowercased().utf8) == code)
      #expect(DiagnosticCode.parse(code.spelling.dropFirst(2).utf8) == code)
    }
    for word in ["", "SB", "SB6", "SB60044", "SX6004", "SB6999", "99999", "S18", "sb60o4"] {
      #expect(DiagnosticCode.parse(word.utf8) == nil)
    }
  }

  // MARK: - Running

  /// What is told, and how much it matters.
  fileprivate struct Told: Equatable, CustomStringConvertible {
    var level: CodePage.Level
    var code: DiagnosticCode
    var message: String

    var description: String { "\(level.spelling) \(code.spelling) \(message)" }
  }

  /// What a script earns; notes count only for pages of notes.
  private func told(by text: String, _ page: CodePage, runs: Bool) -> [Told] {
    DeepStack.run { toldHere(by: text, page, runs: runs) }
  }

  private func toldHere(by text: String, _ page: CodePage, runs: Bool) -> [Told] {
    var options = RunOptions()
    options.comparesSwitches = true
    options.isStrict = page.flags.contains("--strict")
    options.listsKept = options.isStrict
    let plan = makePlan(spec(text), options: options)
    var told = plan.diagnostics.map { Told($0) }
    if page.code.isOfAudit {
      let audit = try? Audit(spec(text), options: options)
      for finding in audit?.findings ?? [] { told.append(Told(finding)) }
    } else if page.isOfLint {
      told += lint(plan, options: options).map { Told($0) }
    } else if runs, !plan.diagnostics.contains(where: { $0.severity == .error }) {
      run(plan, options: options) { result in
        told += result.advice.map { Told($0) }
        for cell in result.cells {
          told += cell.told.map { Told($0) }
          told += cell.notes.map { Told($0) }
        }
      }
    }
    return page.level == .note ? told : told.filter { $0.level != .note }
  }

  /// The bytes of a script: `\xE9` stands for a byte that is no text.
  private func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in text.components(separatedBy: "\\xE9") {
      bytes += (bytes.isEmpty ? [] : [0xE9]) + Array(part.utf8)
    }
    return bytes
  }

  private func spec(_ text: String) -> Spec {
    let root = Source(file: FileID(0), name: "page.sbar", bytes: bytes(text))
    return loadSpec(root: root) { path, _ in
      if path == "page.sbar" { return .bytes(Array(text.utf8), name: path) }
      if path == "shared.sbar" {
        return .bytes(Array("screen Shared { Text(\"a\") }\n".utf8), name: path)
      }
      let digits = path.drop { !$0.isNumber }.prefix { $0.isNumber }
      guard path.hasPrefix("chain-"), let number = Int(digits) else {
        return .failed("no such file")
      }
      return .bytes(Array("include \"chain-\(number + 1).sbar\"\n".utf8), name: path)
    }
  }
}

extension CodePageTests.Told {
  fileprivate init(_ diagnostic: Diagnostic) {
    let level: CodePage.Level =
      switch diagnostic.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    self.init(level: level, code: diagnostic.code, message: diagnostic.message)
  }

  fileprivate init(_ finding: Audit.Finding) {
    self.init(
      level: finding.lead.isCertain ? .failed : .warning, code: finding.lead.law.code,
      message: finding.lead.title)
  }

  fileprivate init(_ mismatch: FindingWords) {
    let level: CodePage.Level =
      switch mismatch.kind {
      case .failed: .failed
      case .undecided: .undecided
      case .broken: .broken
      case .blank: .blank
      }
    self.init(level: level, code: mismatch.code, message: mismatch.title)
  }
}
