import Host
import Language

/// A command line, understood.
package struct Invocation: Sendable {
  package var verb: Verb
  package var options: Options
  /// Paths, identifiers or verbs, as bytes: a path need not be UTF-8.
  package var operands: [Path]
  /// The values that were given, and where; the later of two counts.
  var settings: [GivenSetting] = []
}

/// Why a command line cannot be understood.
package struct UsageError: Error, Hashable, Sendable {
  package var message: String
  package var hint: String?
}

/// Turns the words of a command line into an invocation.
package struct Arguments {
  private let words: [[UInt8]]
  private var index = 0
  private var verb: Verb?
  private var operands: [Path] = []
  /// The flags given, which are checked once the verb is known.
  private var given: [GivenSetting] = []

  private init(_ words: [[UInt8]]) { self.words = words }

  /// Returns what `words` ask for; where they are silent the environment counts, and then the file
  /// that `settings` finds: that of the name it is given, or the nearest.
  ///
  /// With `hasVariables` false nothing in the environment is meant for flags, and there is no
  /// search for each of them. `exists` tells whether something stands at a path: a first word that
  /// is no verb is one.
  package static func parse(
    _ words: [[UInt8]], environment: (String) -> String?, hasVariables: Bool = true,
    exists: (Path) -> Bool,
    settings: (String?) throws(UsageError) -> SettingsFile? = { _ in nil }
  ) throws(UsageError) -> Invocation {
    var arguments = Arguments(words)
    try arguments.readWords(exists)
    let verb = arguments.verb ?? .help
    for setting in arguments.given where !verb.accepts(setting.flag) {
      throw UsageError(
        message: "`sbar \(verb.rawValue)` has no flag `--\(setting.row.name)`",
        hint: "`sbar help \(verb.rawValue)` lists its flags")
    }
    let variables = hasVariables ? GivenSetting.read(environment, for: verb) : []
    var all = variables + arguments.given
    if verb.row.readsSettings {
      let wanted = all.last { $0.row.name == FlagRow.config.name }?.value
      if let file = try settings(wanted) { all = try file.given(for: verb, below: all) + all }
    }
    var operands = arguments.operands
    if operands.isEmpty && verb.row.startsHere { operands = [Path(".")] }
    var invocation = Invocation(verb: verb, options: Options(), operands: operands)
    for setting in all where setting.means(verb) {
      if let complaint = setting.apply(to: &invocation.options) { throw complaint }
    }
    invocation.settings = all
    // Reproducible output has no times in it.
    if !(environment("SOURCE_DATE_EPOCH") ?? "").isEmpty { invocation.options.showsTimes = false }
    return invocation
  }

  private mutating func readWords(_ exists: (Path) -> Bool) throws(UsageError) {
    var takesFlags = true
    while index < words.count {
      let word = words[index]
      index += 1
      if takesFlags, word == Array("--".utf8) {
        takesFlags = false
      } else if takesFlags, word.count > 1, word[0] == UInt8(ascii: "-"),
        // `-:9` is a line of standard input.
        word[1] != UInt8(ascii: ":")
      {
        try readFlag(String(decoding: word, as: UTF8.self))
      } else {
        try readOperand(Path(bytes: word), exists)
      }
    }
  }

  private mutating func readOperand(_ path: Path, _ exists: (Path) -> Bool) throws(UsageError) {
    if verb != nil { return operands.append(path) }
    let word = path.spelling
    // Not by `rawValue:`, which makes a table of all words to look up one.
    if let known = Verb.allCases.first(where: { $0.rawValue == word }) {
      verb = known
    } else if looksLikePath(path) || exists(path) {
      verb = .test
      operands.append(path)
    } else {
      throw UsageError(
        message: "`\(path.spelling)` is neither a verb nor a file",
        hint: didYouMean(path.spelling, Verb.allCases.map { $0.rawValue })
          ?? "the verbs are " + Verb.allCases.map { $0.rawValue }.joined(separator: ", "))
    }
  }

  private func looksLikePath(_ path: Path) -> Bool {
    path.isStandardInput || path.bytes.contains { $0 == 0x2F || $0 == 0x2E || $0 == 0x3A }
  }

  private mutating func readFlag(_ word: String) throws(UsageError) {
    if word == "--version" {
      verb = verb ?? .version
      return
    }
    if !word.hasPrefix("--") { return try readLetters(word) }
    let sign = word.firstIndex(of: "=")
    let name = String(word[..<(sign ?? word.endIndex)].dropFirst(2))
    guard let flag = Flag.named(name, of: verb) else {
      throw UsageError(
        message: "unknown flag `--\(name)`",
        hint: didYouMean(name, Flag.rows.map { $0.name }, prefix: "--")
          ?? "`sbar help \((verb ?? .test).rawValue)` lists the flags")
    }
    let row = flag.row
    if row.value == nil {
      guard sign == nil else {
        throw UsageError(message: "`--\(name)` takes no value", hint: nil)
      }
      return give(flag, "", as: "--" + name)
    }
    if let sign {
      return give(flag, String(word[word.index(after: sign)...]), as: "--" + name)
    }
    if let isValue = row.isValue {
      let next = index < words.count ? String(decoding: words[index], as: UTF8.self) : ""
      guard !next.isEmpty, isValue(next) else { return give(flag, "", as: "--" + name) }
    }
    give(flag, try nextWord(row, "`--\(name)`"), as: "--" + name)
  }

  /// Takes the word behind a flag, which is its value.
  private mutating func nextWord(_ row: FlagRow, _ name: String) throws(UsageError) -> String {
    guard index < words.count else {
      throw UsageError(message: "\(name) needs a value", hint: row.help)
    }
    index += 1
    return String(decoding: words[index - 1], as: UTF8.self)
  }

  /// Reads `-q`, or several letters behind one sign.
  private mutating func readLetters(_ word: String) throws(UsageError) {
    for (place, letter) in word.enumerated().dropFirst() {
      guard let flag = Flag.allCases.first(where: { $0.row.letter == letter }) else {
        throw UsageError(
          message: "unknown flag `-\(letter)`",
          hint: didYouMean(
            String(word.dropFirst()), Flag.rows.map { $0.name }, prefix: "--"))
      }
      let row = flag.row
      if row.value != nil, row.isValue == nil {
        let rest = String(word.dropFirst(place + 1))
        let value = rest.isEmpty ? try nextWord(row, "`-\(letter)`") : rest
        return give(flag, value, as: "-\(letter)")
      }
      give(flag, "", as: "-\(letter)")
    }
  }

  private mutating func give(_ flag: Flag, _ value: String, as name: String) {
    given.append(GivenSetting(flag: flag, value: value, origin: .flag(name)))
  }
}

/// Returns `did you mean …?` with the nearest of the candidates, nil if none is near.
func didYouMean(_ word: String, _ candidates: [String], prefix: String = "") -> String? {
  let near = EditDistance.closest(to: word, among: candidates).map { "`\(prefix)\($0)`" }
  return near.isEmpty ? nil : "did you mean " + near.joined(separator: " or ") + "?"
}
