import Language
import StatusBar

// What is known of a view, by its name.
extension Views {
  /// At the place of each word among all of them its row.
  private static let byWord: [ViewRow?] = {
    var found = [ViewRow?](repeating: nil, count: Int(Word.count))
    for row in rows { found[Int(row.word.index)] = row }
    return found
  }()

  /// The views that a slip may be meant for by more than one edit: those that may concern the bar.
  static let edited = rows.filter { $0.kind == .bar }.map { $0.word }

  /// Every view that is known.
  static var names: [String] {
    rows.map { $0.word.spelling } + plain.words + drawing.words
  }

  /// The views that are newer than SwiftUI, and the release in which each came.
  static var releases: [(name: String, version: Version)] {
    rows.compactMap { row in row.since.map { (row.word.spelling, $0) } }
      + plain.releases + drawing.releases
  }

  /// The row of a view that is read.
  static func row(_ word: Word?) -> ViewRow? {
    word.flatMap { byWord[Int($0.index)] }
  }

  /// `true` iff a view may concern the bar.
  static func concernsBar(_ word: Word?) -> Bool { row(word)?.kind == .bar }

  /// `true` iff a view says nothing of its own, and its closures hold views.
  static func isPlain(_ word: Word?, _ name: ArraySlice<UInt8>) -> Bool {
    row(word).map { $0.kind == .plain } ?? plain.contains(name)
  }

  /// `true` iff a view says nothing of its own.
  static func draws(_ word: Word?, _ name: ArraySlice<UInt8>) -> Bool {
    if let row = row(word) { return row.kind == .plain || row.kind == .drawing }
    return plain.contains(name) || drawing.contains(name)
  }

  /// Returns the view that an unknown name is a slip of in a spec, or nil.
  static func meant(by name: ArraySlice<UInt8>) -> String? {
    // Of four letters many words are made.
    guard name.count >= 5, !plain.contains(name), !drawing.contains(name) else { return nil }
    return rows.first { EditDistance.isSlip(name, of: $0.word.spelling.utf8) }?.word.spelling
      ?? plain.first { EditDistance.isSlip(name, of: $0) }
      ?? drawing.first { EditDistance.isSlip(name, of: $0) }
  }
}
