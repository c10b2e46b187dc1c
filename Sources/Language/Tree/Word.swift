/// The words that the language or the bar gives a meaning to, interned first in every table.
package enum Word: UInt16, Sendable, CaseIterable {
  case app

  /// The number of words.
  package static let count = UInt32(Word.allCases.count)

  /// As written in a source.
  package var spelling: StaticString {
    switch self {
    case .app: "app"
    }
  }
}
