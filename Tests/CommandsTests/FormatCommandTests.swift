import Foundation
import Language
import Testing

private let ugly = "screen A {\nText(\"a\")   // b\n}\n"
private let canonical = "screen A {\n    Text(\"a\")  // b\n}\n"
private let broken = "screen A { Text( }\n"

/// `sbar fmt` as a person runs it.
@Suite struct FormatCommandTests {
  private func run(_ arguments: String..., in folder: borrowing TemporaryFolder, input: String = "")
    throws
    -> BuiltTool.Result
  {
    try BuiltTool.run(["fmt"] + arguments, in: folder.url, input: Data(input.utf8))
  }

  private func text(_ name: String, in folder: borrowing TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theResultGoesToStandardOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ugly)
    let file = try run("a.sbar", in: folder)
    #expect(file.status == 0 && file.output == canonical && file.errors == "")
    #expect(try text("a.sbar", in: folder) == ugly)
    let piped = try run("-", in: folder, input: ugly)
    #expect(piped.status == 0 && piped.output == canonical && piped.errors == "")
  }

  @Test func checkNamesWhatWouldChange() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ugly)
    try folder.write("b.sbar", canonical)
    let both = try run("--check", ".", in: folder)
    #expect(both.status == 4 && both.output == "./a.sbar\n" && both.errors == "")
    let quiet = try run("--check", "-q", ".", in: folder)
    #expect(quiet.status == 4 && quiet.output == "")
    let clean = try run("--check", "b.sbar", in: folder)
    #expect(clean.status == 0 && clean.output == "")
    let piped = try run("--check", "-", in: folder, input: ugly)
    #expect(piped.status == 4 && piped.output == "<stdin>\n")
    #expect(try text("a.sbar", in: folder) == ugly)
  }

  @Test func diffShowsWhatWouldChange() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ugly)
    let result = try run("--diff", "a.sbar", in: folder)
    #expect(result.status == 4)
    #expect(
      result.output == """
        --- a.sbar
        +++ a.sbar
        @@ -1,3 +1,3 @@
         screen A {
        -Text("a")   // b
        +    Text("a")  // b
         }

        """)
    #expect(try run("--diff", "-", in: folder, input: canonical).status == 0)
  }

  @Test func writeChangesTheFileInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ugly)
    try folder.write("b.sbar", canonical)
    let file = folder.url.appendingPathComponent("a.sbar").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let link = folder.url.appendingPathComponent("c.sbar").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.sbar")
    let result = try run("--write", "c.sbar", "b.sbar", in: folder)
    #expect(result.status == 0 && result.output == "c.sbar\n" && result.errors == "")
    #expect(try text("a.sbar", in: folder) == canonical)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.sbar")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a.sbar", "b.sbar", "c.sbar"])
  }

  @Test func aFileWithMistakesIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", broken)
    try folder.write("b.sbar", ugly)
    let written = try run("--write", ".", in: folder)
    #expect(written.status == 2 && written.output == "./b.sbar\n")
    #expect(written.errors.contains("./a.sbar:1:"))
    #expect(written.errors.contains("`./a.sbar` is left as it is: it cannot be read"))
    #expect(written.errors.contains("hint: `sbar check ./a.sbar`"))
    #expect(try text("a.sbar", in: folder) == broken)
    let piped = try run("-", in: folder, input: broken)
    #expect(piped.status == 2 && piped.output == broken)
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ugly)
    try folder.write("a.swift", "let a = 1\n")
    let swift = try run("a.swift", in: folder)
    #expect(swift.status == 64)
    #expect(
      swift.errors == """
        error: `a.swift` is Swift, and `sbar fmt` lays out .sbar files
          hint: `swift format` lays out Swift

        """)
    #expect(try run("--write", "--check", "a.sbar", in: folder).status == 64)
    #expect(try run("--write", "-", in: folder).status == 64)
    #expect(try run("a.sbar:2", in: folder).status == 64)
    #expect(try run("--width", "7", "a.sbar", in: folder).status == 64)
    #expect(try run("--strict", "a.sbar", in: folder).status == 64)
    #expect(try run(in: folder).status == 3)
    #expect(try run("b.sbar", in: folder).status == 66)
    #expect(try text("a.sbar", in: folder) == ugly)
  }

  @Test func theWidthIsAsked() throws {
    let folder = try TemporaryFolder()
    let text = "screen A { Text(\"a\").padding(12).background(.red) }\n"
    #expect(try run("-", in: folder, input: text).output == text)
    #expect(
      try run("--width", "40", "-", in: folder, input: text).output
        == """
        screen A {
            Text("a").padding(12).background(.red)
        }

        """.replacingOccurrences(
          of: "Text(\"a\").padding(12).background(.red)",
          with: "Text(\"a\")\n        .padding(12)\n        .background(.red)"))
  }

  @Test func aFileThatMayNotBeWrittenIsReported() throws {
    guard getuid() != 0 else { return }
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ugly)
    let file = folder.url.appendingPathComponent("a.sbar").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let result = try run("--write", "a.sbar", in: folder)
    #expect(result.status == 74)
    #expect(try text("a.sbar", in: folder) == ugly)
  }

  /// What a test of a file says does not change with its layout: of every second file in every run,
  /// of all with `SBAR_TESTS=all`.
  @Test func verdictsStayTheSame() throws {
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    for (number, file) in Examples.files.enumerated() where isAll || number % 2 == 0 {
      let bytes = try Examples.bytes(file)
      let ugly = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { "  " + $0.drop { $0 == " " } }.joined(separator: "\n")
      guard !ugly.contains("\"\"\"") else { continue }
      guard case .text(let text) = format(source(ugly, file)) else {
        Issue.record("\(file) is left alone")
        continue
      }
      let before = try Examples.run(file)
      var count = 0
      let after = Ending(Examples.spec(text, named: file), advises: false) { _ in count += 1 }
      #expect(before.ending == after && before.results.count == count, "\(file)")
    }
  }

  private func source(_ text: String, _ name: String) -> Source {
    Source(file: FileID(0), name: name, bytes: Array(text.utf8))
  }
}
