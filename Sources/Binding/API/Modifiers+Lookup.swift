import Language
import StatusBar

// What is known of a modifier, by its name.
extension Modifiers {
  /// At the place of each word among all of them its row.
  private static let byWord: [ModifierRow?] = {
    var found = [ModifierRow?](repeating: nil, count: Int(Word.count))
    for row in rows { found[Int(row.word.index)] = row }
    return found
  }()

  /// Modifiers over controllers: the settings of UIKit's that stand in a header.
  private static let settings = ControllerMember.words { $0.setting != nil && $0.isInHeader }

  /// The row of a modifier that is read.
  static func row(_ word: Word?) -> ModifierRow? {
    word.flatMap { byWord[Int($0.index)] }
  }

  private static let unread = [drawing, events, assumed]

  /// `true` iff a modifier is known and not read.
  static func isUnread(_ name: ArraySlice<UInt8>) -> Bool {
    unread.contains { $0.contains(name) }
  }

  /// `true` iff a chain with a modifier of that name is a view that may concern the bar.
  static func concernsBar(_ word: Word?) -> Bool {
    guard let word else { return false }
    return row(word).map { $0.reach == .bar } ?? settings.contains(word)
  }

  /// `true` iff a modifier only draws, lays out, describes or styles.
  static func draws(_ word: Word?, _ name: ArraySlice<UInt8>) -> Bool {
    row(word).map { $0.reach == .nothing } ?? drawing.contains(name)
  }

  /// `true` iff what a modifier runs is run by no step of a scenario.
  static func isEvent(_ word: Word?, _ name: ArraySlice<UInt8>) -> Bool {
    row(word).map { $0.lowering == .event } ?? events.contains(name)
  }

  /// The modifiers that are newer than SwiftUI, and the release in which each came.
  static var releases: [(name: String, version: Version)] {
    rows.compactMap { row in row.since.map { (row.word.spelling, $0) } }
      + unread.flatMap { $0.releases }
  }

  /// Every modifier that is known, but for what is a slip itself.
  static var names: [String] {
    rows.filter { $0.near != .never }.map { $0.word.spelling } + settings.map { $0.spelling }
      + unread.flatMap { $0.words }
  }

  // MARK: - Slips

  /// The modifiers that a slip may be meant for in all files.
  static let edited = rows.filter { $0.near == .edits }.map { $0.word } + settings

  /// Returns the modifier that an unknown name is a slip of in a spec, or nil.
  static func meant(by name: ArraySlice<UInt8>) -> String? {
    // Three letters are a slip of many words.
    guard name.count >= 4 else { return nil }
    let read = rows.filter { $0.near != .never }.map { $0.word } + settings
    if let word = read.first(where: { EditDistance.isSlip(name, of: $0.spelling.utf8) }) {
      return word.spelling
    }
    for list in unread {
      if let word = list.first(where: { EditDistance.isSlip(name, of: $0) }) { return word }
    }
    let written = Array(name)
    return rows.lazy.filter { $0.near == .slips }.map { $0.word.spelling }.first { word in
      word.utf8.count >= 8 && EditDistance.between(written, Array(word.utf8), atMost: 1) != nil
    }
  }
}

extension ModifierRow {
  /// The labels whose slips are reported, or nil.
  var checkedLabels: [String]? {
    if case .checked(let labels) = labels { labels.words } else { nil }
  }

  /// All labels that a colon may follow.
  var allLabels: [String] {
    switch labels {
    case .none: []
    case .checked(let labels), .read(let labels): labels.words
    }
  }
}

extension StaticString {
  /// The words that stand in it.
  var words: [String] {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
      .split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The modifiers whose meaning for the bar is read, with the releases of iOS in which they came;
/// nil stands for what came with SwiftUI, or with a technique.
package func modifiersThatAreRead() -> [(name: String, since: Version?)] {
  Modifiers.rows.compactMap { row in
    // A slip that has a row of its own is not to be offered.
    row.near == .never ? nil : (row.word.spelling, row.since)
  }
}
