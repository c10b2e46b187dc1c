import Foundation
import Grammars
import Language
import Testing

/// Grammars as others read them: what each says of a text is what the lexer says.
@Suite struct GrammarTests {
  /// Lines of which grammars say something else than the lexer, with the reason. No other line
  /// differs, and each of these has to: for all grammars, or for all but the parser in C.
  static let exceptions: [(line: String, reason: String, isForAll: Bool)] = [
    ("call(\"open)", "a string without an end ends before the brackets that end its line", true),
    (
      "let pattern = /[a-z]+(?<digits>\\d+)\"'/.ignoresCase()",
      "a bare regular expression is none to the lexer, and the quotation mark in it is one", true
    ),
    ("let a = ##\"\\##(b)\"##", "a raw string with more than one `#`", false),
  ]

  /// Those that colour.
  static let colouring = Grammar.allCases.filter { $0.form != .archive }

  /// Of a third of the files in every run, another one for each grammar; of all of them with
  /// `SBAR_TESTS=all`.
  @Test(arguments: colouring)
  func readersAgreeWithTheLexer(grammar: Grammar) throws {
    let root = Examples.folder.deletingLastPathComponent()
    let folders = ["Examples", "Tests/LanguageTests/Paste", "Tests/CommandsTests/Mistakes"]
    let paths = try folders.flatMap { folder -> [String] in
      let url = root.appending(path: folder)
      let paths = FileManager.default.subpaths(atPath: url.path(percentEncoded: false)) ?? []
      return paths.filter { $0.hasSuffix(".sbar") }.sorted().map { url.appending(path: $0).path }
    }.filter { String(data: try Data(contentsOf: URL(filePath: $0)), encoding: .utf8) != nil }
    #expect(paths.count > 100)
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    let third = try #require(Self.colouring.firstIndex(of: grammar)) % 3
    let sample = paths.indices.filter { isAll || $0 % 3 == third }.map { paths[$0] }
    try read(sample, with: grammar)
  }

  /// Each exception is one, so that the list holds no other.
  @Test(arguments: colouring)
  func exceptionsAreNeeded(grammar: Grammar) throws {
    let folder = try TemporaryFolder()
    let paths = try GrammarTests.exceptions(of: grammar).enumerated().map { number, line in
      try folder.write("\(number).sbar", line + "\n").spelling
    }
    try read(paths, with: grammar, differs: true)
  }

  /// Those of a grammar.
  private static func exceptions(of grammar: Grammar) -> [String] {
    exceptions.filter { $0.isForAll || grammar != .treeSitter }.map { $0.line }
  }

  @Test(arguments: colouring)
  func linesOfEveryKindAreRead(grammar: Grammar) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "all.sbar",
      """
      #!/usr/bin/env sbar
      scenario "a" tags smoke on ios 16,
          device [
              notch,
      pad ], appearance light
      {
          expect hidden, // so,
              dark by Home#2 // it goes on
          light
          set Home.tint = .dark; expect = 1
          expect asked [top
          wait 0.5 s
          call { hidden = 1_000.5e3 + 0x1F.8p-3 + 0b1 }
          tap "a \\(title + "b\\(c(d))") \\u{1F4F1} \\n"
          /* a /* b
          expect */ launch */ launch
      \tback/* no step */
          let `default` = \"""
              expect \\(hidden
              ) \\"\"" \\
              \""" + #"\\n\\#n\\#(light)"# + #\"""
          "\\( \\#u{e9} \"""#
          let größe = 3größe...light..<4 ?? a.b?.c!.Self
      }

      """)
    try read([path.spelling], with: grammar)
  }

  // MARK: - Reading

  /// Has a grammar read by what reads such grammars.
  private func read(
    _ paths: [String], with grammar: Grammar, differs: Bool = false,
    location: SourceLocation = #_sourceLocation
  ) throws {
    if let program = program(of: grammar),
      try Validators.reader([program, "--version"], location: location) == nil
    {
      return
    }
    let folder = try prepare(grammar, paths, differs: differs)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "readers.py")
    try Validators.python(
      try String(contentsOf: script, encoding: .utf8), [grammar.rawValue, folder.url.path],
      needs: modules(of: grammar), location: location)
  }

  /// The program that reads it; nil where that is a module of Python's.
  private func program(of grammar: Grammar) -> String? {
    switch grammar {
    case .sublime: Validators.isThere("batcat") ? "batcat" : "bat"
    case .vim: "vim"
    // Every Swift toolchain brings it.
    case .treeSitter: "clang"
    case .textmate, .pygments, .vsix: nil
    }
  }

  private func modules(of grammar: Grammar) -> [String] {
    switch grammar {
    case .sublime, .vim, .vsix: []
    // An editor on a terminal, which has grammars of TextMate's.
    case .textmate: ["babi"]
    case .pygments: ["pygments"]
    case .treeSitter: ["tree_sitter"]
    }
  }

  /// A folder with what a reader is handed: the grammar, and the classes of texts.
  private func prepare(
    _ grammar: Grammar, _ paths: [String], differs: Bool
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let texts: [[String: Any]] = try paths.map { path in
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      return ["path": path, "pieces": pieces(of: bytes)]
    }
    var names: [String: String] = [:]
    for tokenClass in TokenClass.allCases { names[tokenClass.rawValue] = name(tokenClass, grammar) }
    let data: [String: Any] = [
      "names": names, "texts": texts, "differs": differs,
      "exceptions": differs ? [] : GrammarTests.exceptions(of: grammar),
    ]
    try JSONSerialization.data(withJSONObject: data)
      .write(to: folder.url.appending(path: "classes.json"))
    for (path, bytes) in grammar.files(version: "1.0.0") {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    return folder
  }

  /// Counts of bytes with their classes, over the whole of a text.
  private func pieces(of bytes: [UInt8]) -> [[Any]] {
    var pieces: [[Any]] = []
    var end = 0
    for piece in classes(of: bytes) {
      let start = Int(piece.range.start)
      if start > end { pieces.append([start - end, ""]) }
      pieces.append([piece.range.count, piece.class.rawValue])
      end = Int(piece.range.end)
    }
    if bytes.count > end { pieces.append([bytes.count - end, ""]) }
    return pieces
  }

  private func name(_ tokenClass: TokenClass, _ grammar: Grammar) -> String {
    switch grammar {
    case .textmate, .sublime, .vsix: tokenClass.scope ?? ""
    case .pygments: tokenClass.pygmentsToken
    case .treeSitter: tokenClass.rawValue
    case .vim: tokenClass.vimGroup ?? ""
    }
  }
}
