import Foundation

/// The productions of Grammar.md.
struct GrammarFile {
  let text: String
  /// The right-hand side of each production, by its name.
  var productions: [String: String] = [:]
  var order: [String] = []

  init() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Grammar.md").standardizedFileURL
    text = try String(contentsOf: url, encoding: .utf8)
    for block in GrammarFile.fences("ebnf", in: text) {
      for production in GrammarFile.split(block) {
        guard let equals = production.range(of: " = ") else { continue }
        let name = String(production[..<equals.lowerBound])
        productions[name] = String(production[equals.upperBound...].dropLast(2))
        order.append(name)
      }
    }
  }

  /// The contents of the fenced blocks that `language` opens.
  static func fences(_ language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var current: [String]?
    for line in text.components(separatedBy: "\n") {
      if let lines = current {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n"))
          current = nil
        } else {
          current = lines + [line]
        }
      } else if line == "```" + language {
        current = []
      }
    }
    return blocks
  }

  /// The productions of a block, with single blanks.
  static func split(_ block: String) -> [String] {
    var productions: [String] = []
    var words: [Substring] = []
    for word in block.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      words.append(word)
      if word == ";" {
        productions.append(words.joined(separator: " "))
        words = []
      }
    }
    return productions
  }

  /// The productions above the parse methods.
  static func productionsInSources() throws -> [String] {
    let language = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Language").standardizedFileURL
    let files = try ["Parsing", "Tree"].flatMap { folder in
      let folder = language.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0) }
    }
    var lines: [Substring] = []
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for line in source.split(separator: "\n") {
        let trimmed = line.drop { $0 == " " }
        if trimmed.hasPrefix("///     ") { lines.append(trimmed.dropFirst(8)) }
      }
    }
    return split(lines.joined(separator: "\n"))
  }
}

/// A right-hand side as a tree.
indirect enum Rule {
  case literal(String)
  case reference(String)
  case glue  // ^
  case newline  // NL
  case sequence([Rule])
  case choice([Rule])
  case optional(Rule)
  case repeated(Rule)

  /// Reads a right-hand side.
  static func parse(_ text: String) -> Rule {
    var words = text.split(separator: " ").map(String.init)[...]
    return choice(&words)
  }

  private static func choice(_ words: inout ArraySlice<String>) -> Rule {
    var branches = [sequence(&words)]
    while words.first == "|" {
      words.removeFirst()
      branches.append(sequence(&words))
    }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private static func sequence(_ words: inout ArraySlice<String>) -> Rule {
    var items: [Rule] = []
    while let word = words.first, word != "|", word != ")", word != "]", word != "}" {
      words.removeFirst()
      switch word {
      case "(":
        items.append(choice(&words))
        words.removeFirst()
      case "[":
        items.append(.optional(choice(&words)))
        words.removeFirst()
      case "{":
        items.append(.repeated(choice(&words)))
        words.removeFirst()
      case "^": items.append(.glue)
      case "NL": items.append(.newline)
      default:
        if word.hasPrefix("\"") {
          let inner = word.dropFirst().dropLast()
          items.append(.literal(inner.replacingOccurrences(of: "\\\"", with: "\"")))
        } else {
          items.append(.reference(word))
        }
      }
    }
    return .sequence(items)
  }
}
