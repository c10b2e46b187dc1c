/// What is known of a rule: in its own words, with its range and where it comes from.
package struct RuleEntry: Sendable {
  package var rule: Rule
  /// One short line.
  package var title: String
  /// One to three sentences.
  package var statement: String
  /// The first release that it is claimed for.
  package var first: Version
  /// The last one; nil where it still holds.
  package var last: Version?
  /// How it depends on the SDK that the app was linked with, if it does.
  package var sdk: String?
  package var confidence: Confidence
  /// The kinds of source behind it; empty for rules whose book does not tell them apart.
  package var classes: SourceClasses
  /// What applies where assumptions are switched off; nil where no part of the rule is one.
  package var fallback: String?
  /// Public addresses: `https://…`, `owner/name#n`, `openradar n`, `seed 000`.
  package var sources: [String]
  package var related: [Rule]
  package var status: Status
  /// Why the status is what it is, where that is no matter of course.
  package var remark: String?

  init(
    _ rule: Rule, _ title: String, _ statement: String, from first: Version,
    to last: Version? = nil, sdk: String? = nil, _ confidence: Confidence,
    classes: SourceClasses = [], fallback: String? = nil, sources: [String] = [],
    related: [Rule] = [], _ status: Status, because remark: String? = nil
  ) {
    self.rule = rule
    self.title = title
    self.statement = statement
    self.first = first
    self.last = last
    self.sdk = sdk
    self.confidence = confidence
    self.classes = classes
    self.fallback = fallback
    self.sources = sources
    self.related = related
    self.status = status
    self.remark = remark
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

extension RuleEntry {
  /// The address of a page of Apple's documentation.
  static func apple(_ path: String) -> String {
    "https://developer.apple.com/documentation/" + path
  }
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
    case UInt8(ascii: "u"): (first, last) = (.u1, .u58)
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
