import Testing

/// Functions that fit on a screen. Files have no limit: they are cut by subject.
@Suite struct SizeTests {
  @Test(arguments: Repository.sources)
  func noFunctionIsLongerThanSixtyLines(file: Repository.File) {
    for function in file.functions where !function.isTable {
      #expect(function.length <= 60, "\(file.path):\(function.line)")
    }
  }

  @Test func nineFunctionsInTenFitInTwentyFiveLines() {
    let lengths = Repository.sources.flatMap { $0.functions.map { $0.length } }.sorted()
    #expect(lengths[lengths.count * 9 / 10] <= 25)
  }

  @Test func functionsAreFoundByTheirIndentation() {
    let text = """
      struct A {
        func one() -> Int { 1 }

        init(
          a: Int
        ) {
          self.a = a
        }

        func table() -> Int {
          switch a {
          case 1: 2
          case 2: 3
          default: 4
          }
        }
      }
      """
    let functions = Repository.File(path: "Sources/A/A.swift", text: text).functions
    #expect(functions.map { $0.line } == [2, 4, 10])
    #expect(functions.map { $0.length } == [1, 5, 7])
    #expect(functions.map { $0.isTable } == [false, false, true])
  }
}

/// A function or initializer, found by the formatter's indentation.
struct FoundFunction {
  /// From 1.
  var line: Int
  /// With its head and its closing brace.
  var length: Int
  /// `true` iff it is one flat `switch`.
  var isTable: Bool

  /// What may stand before its keyword.
  static let modifiers: Set<Substring> = [
    "package", "public", "private", "fileprivate", "internal", "static", "mutating",
    "nonmutating", "@inline", "@discardableResult", "consuming", "final", "override",
  ]
}

extension Repository.File {
  var functions: [FoundFunction] {
    let lines = self.lines
    var result: [FoundFunction] = []
    for (index, line) in lines.enumerated() where isHead(line) {
      let indent = String(line.prefix { $0 == " " })
      if line.hasSuffix("}") {
        result.append(FoundFunction(line: index + 1, length: 1, isTable: false))
        continue
      }
      let close = lines[index...].dropFirst().firstIndex { $0 == indent + "}" }
      guard let close else { continue }
      let body = lines[index + 1..<close]
      let deepest = body.map { $0.prefix { $0 == " " }.count }.max() ?? 0
      let isTable =
        body.contains { $0.hasPrefix(indent + "  switch ") } && deepest <= indent.count + 6
      result.append(
        FoundFunction(line: index + 1, length: close - index + 1, isTable: isTable))
    }
    return result
  }

  private func isHead(_ line: Substring) -> Bool {
    let separators: Set<UInt8> = [0x20, 0x28, 0x3C, 0x3F]  // " (<?"
    let words = line.utf8.split { separators.contains($0) }.lazy.map { Substring($0) }
    guard let first = words.first(where: { !FoundFunction.modifiers.contains($0) }) else {
      return false
    }
    return first == "func" || first == "init"
  }
}
