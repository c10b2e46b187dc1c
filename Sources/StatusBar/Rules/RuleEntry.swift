import Book

/// What is known of a rule: its page of the book.
///
/// Its range and how sure it is are read once for all rules, since the model asks for them; the
/// rest is read from the page each time that it is asked for.
package struct RuleEntry: Sendable {
  package let rule: Rule
  /// The first release that it is claimed for.
  package let first: Version
  /// The last one; nil where it still holds.
  package let last: Version?
  package let confidence: Confidence
  package let status: Status
  private let page: Page?

  private init(_ rule: Rule) {
    let page = Book.page(at: "Rules/" + rule.spelling + ".md")
    let range = page?.field("range").flatMap { RuleEntry.range($0) }
    let confidence = page?.field("confidence")
    let status = page?.field("status")
    self.rule = rule
    self.first = range?.first ?? Version(7)
    self.last = range?.last
    self.confidence =
      confidence.flatMap { text in
        Confidence.allCases.first { text.utf8.starts(with: $0.spelling.utf8) }
      } ?? .open
    self.status =
      status.flatMap { text in
        Status.allCases.first { text.utf8.starts(with: $0.spelling.utf8) }
      } ?? .notModelled
    self.page = page
  }

  /// Every rule's entry, in the order of `Rule`.
  package static let all: [RuleEntry] = Rule.allCases.map { RuleEntry($0) }

  /// One short line.
  package var title: String { page?.title ?? "" }

  /// One to three sentences.
  package var statement: String { page?.paragraph ?? "" }

  /// How it depends on the SDK that the app was linked with, if it does.
  package var sdk: String? { page?.field("sdk") }

  /// The kinds of source behind it; empty for rules whose book does not tell them apart.
  package var classes: SourceClasses {
    var classes: SourceClasses = []
    let text = page?.field("confidence") ?? ""
    for letter in text.utf8.drop(while: { $0 != UInt8(ascii: "(") }) {
      classes.formUnion(SourceClasses(letter: letter))
    }
    return classes
  }

  /// What applies where assumptions are switched off; nil where no part of the rule is one.
  package var fallback: String? { page?.field("without") }

  /// Public addresses: `https://…`, `owner/name#n`, `openradar n`, `seed 000`.
  package var sources: [String] { page?.fields("source") ?? [] }

  package var related: [Rule] {
    let rules = page?.field("related")?.utf8 ?? "".utf8
    return rules.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
      .compactMap { Rule.parse($0) }
  }

  /// Why the status is what it is, where that is no matter of course.
  package var remark: String? {
    guard let text = page?.field("status")?.utf8 else { return nil }
    let remark = text.dropFirst(status.spelling.utf8.count + 2)
    return remark.isEmpty ? nil : String(Substring(remark))
  }

  /// Returns the releases of `iOS 13 and later`, `iOS 7 to 12.5`, or `iOS 10` alone.
  private static func range(_ text: String) -> (first: Version, last: Version?)? {
    let words = Array(text.utf8).split(separator: UInt8(ascii: " "))
    guard words.count > 1, let first = Version.parse(words[1]) else { return nil }
    guard words.count > 3 else { return words.count == 2 ? (first, first) : nil }
    if words[2].elementsEqual("and".utf8) { return (first, nil) }
    return Version.parse(words[3]).map { (first, $0) }
  }

  /// `true` iff the rule, or a part of it, rests on class D alone.
  package var isAssumption: Bool { fallback != nil }

  /// `true` iff the rule is claimed for the release; patch numbers do not count.
  package func holds(on os: Version) -> Bool {
    guard os >= first else { return false }
    guard let last else { return true }
    return os.withoutPatch <= last
  }

  /// How sure the facts are.
  package enum Confidence: UInt8, Hashable, Sendable, CaseIterable {
    /// At least two independent sources.
    case confirmed
    /// One source.
    case single
    /// It follows from other rules; it was not observed.
    case inferred
    /// Sources disagree.
    case disputed
    /// Nothing usable was found.
    case open

    package var spelling: String {
      switch self {
      case .confirmed: "confirmed"
      case .single: "single source"
      case .inferred: "inferred"
      case .disputed: "disputed"
      case .open: "open"
      }
    }
  }

  /// What the model does with a rule.
  package enum Status: UInt8, Hashable, Sendable, CaseIterable {
    /// It decides something.
    case modelled
    /// It says nothing about the bar itself: a neighbour, a name, a deprecation.
    case kept
    /// A known defect, which happens only where quirks are on.
    case quirk
    case notModelled

    package var spelling: String {
      switch self {
      case .modelled: "modelled"
      case .kept: "kept"
      case .quirk: "quirk"
      case .notModelled: "not modelled"
      }
    }
  }

  /// Kinds of source.
  package struct SourceClasses: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A: Apple's documentation.
    package static let documentation = SourceClasses(rawValue: 1)
    /// B: a public report of what was seen.
    package static let report = SourceClasses(rawValue: 2)
    /// L: a library that had to live with it.
    package static let library = SourceClasses(rawValue: 4)
    /// D: observed, with nothing public to point at.
    package static let observation = SourceClasses(rawValue: 8)
    /// K: general knowledge that could not be checked again.
    package static let knowledge = SourceClasses(rawValue: 16)

    /// Creates the class of a letter, none for another byte.
    fileprivate init(letter: UInt8) {
      let all: [SourceClasses] = [.documentation, .report, .library, .observation, .knowledge]
      self = all.first { $0.spelling.utf8.elementsEqual([letter]) } ?? []
    }

    /// The letters of the classes, `ABD`.
    package var spelling: String {
      var letters = ""
      if contains(.documentation) { letters += "A" }
      if contains(.report) { letters += "B" }
      if contains(.library) { letters += "L" }
      if contains(.observation) { letters += "D" }
      if contains(.knowledge) { letters += "K" }
      return letters
    }
  }
}

extension Rule {
  /// What is known of the rule.
  package var entry: RuleEntry { RuleEntry.all[Int(rawValue)] }
}

extension Rule {

  /// Returns the rule of an identifier such as `U12` or `s37`, or nil.
  package static func parse<Bytes: Sequence>(_ bytes: Bytes) -> Rule?
  where Bytes.Element == UInt8 {
    var letter: UInt8?
    var number = 0
    var digits = 0
    for byte in bytes {
      if letter == nil {
        letter = byte
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 2 else { return nil }
      if digits == 0 && byte == UInt8(ascii: "0") { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    guard let letter, number > 0 else { return nil }
    return rule(letter: letter | 0x20, number: number)
  }

  private static func rule(letter: UInt8, number: Int) -> Rule? {
    let first: Rule
    let last: Rule
    switch letter {
    case UInt8(ascii: "u"): (first, last) = (.u1, .u59)
    case UInt8(ascii: "s"): (first, last) = (.s1, .s84)
    case UInt8(ascii: "d"): (first, last) = (.d1, .d14)
    case UInt8(ascii: "p"): (first, last) = (.p1, .p19)
    case UInt8(ascii: "q"): (first, last) = (.q1, .q15)
    default: return nil
    }
    let index = Int(first.rawValue) + number - 1
    return index <= Int(last.rawValue) ? Rule(rawValue: UInt8(index)) : nil
  }
}
