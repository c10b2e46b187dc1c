import Testing

/// Why a `switch` may end in `default:`, and how often one does in a file.
///
/// Where a case that is added later could decide the bar, or hide what does, there is no such
/// reason: over the model, the statements, the steps and the facts, and in whatever walks through
/// expressions, all cases are listed, so that the compiler asks.
enum DefaultArms {
  /// Names, or texts in their place: an open set.
  case words(Int)
  /// Tokens: another one is not the one that is looked for.
  case tokens(Int)
  /// How an expression, an operator or a statement is spelled. It asks for one of a few shapes; for
  /// any other the answer is no, and the caller takes it for not understood, or not concerned.
  case shapes(Int)
  /// Two or more values at once: the pairs that are not named have nothing to do with each other.
  case pairs(Int)
  /// Numbers, bytes and text.
  case values(Int)
  /// The catalogue of rules: what is said of one of them holds of no other.
  case rules(Int)

  var count: Int {
    switch self {
    case .words(let count), .tokens(let count), .shapes(let count), .pairs(let count),
      .values(let count), .rules(let count):
      count
    }
  }
}

@Suite struct DefaultArmTests {
  private static let files = Repository.sources.filter {
    ArchitectureTests.inner.contains($0.target)
  }

  @Test(arguments: files)
  func eachDefaultHasAReason(file: Repository.File) {
    let path = String(file.path.dropFirst("Sources/".count))
    let arms = file.defaultArms
    let allowed = DefaultArmTable.rows[path, default: []].reduce(0) { $0 + $1.count }
    #expect(
      arms.count <= allowed,
      """
      \(file.path) has \(arms.count) `default:`, \(allowed) of them with a reason; they stand at \
      \(arms). List the cases, so that the compiler asks about a new one. If it is a recognizer, \
      or a switch over what has no end, say so in the file's row of DefaultArmTable.
      """)
    #expect(
      arms.count >= allowed,
      "\(file.path) has \(arms.count) `default:`: take the rest out of its row of DefaultArmTable")
  }

  @Test func everyRowHasItsFile() {
    let paths = Set(DefaultArmTests.files.map { String($0.path.dropFirst("Sources/".count)) })
    let unknown = DefaultArmTable.rows.keys.filter { !paths.contains($0) }.sorted()
    #expect(unknown.isEmpty, "DefaultArmTable has rows for files that are gone: \(unknown)")
  }
}

extension Repository.File {
  /// The lines, from 1, on which a `switch` ends in `default:`.
  fileprivate var defaultArms: [Int] {
    let word = Array("default:".utf8)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated()
      .filter { $0.element.drop { $0 == UInt8(ascii: " ") }.starts(with: word) }
      .map { $0.offset + 1 }
  }
}
