import Language
import StatusBar

// From the words of a class to the members of UIKit's, and to the types of their values.
extension ControllerMember {
  /// At the place of each word among all of them the member that it names.
  private static let byWord: [ControllerMember?] = {
    var members = [ControllerMember?](repeating: nil, count: Int(Word.count))
    for member in allCases {
      let row = member.row
      if let word = row.word.flatMap({ Word(spelling: $0) }) { members[Int(word.index)] = member }
      if let word = row.formerWord.flatMap({ Word(spelling: $0) }) {
        members[Int(word.index)] = member
      }
    }
    return members
  }()

  /// The member that a word names, under its name of today or of once.
  init?(_ word: Word?) {
    guard let word, let member = ControllerMember.byWord[Int(word.index)] else { return nil }
    self = member
  }

  /// The member of that name which a class may have otherwise.
  init?(overridden word: Word?) {
    guard let member = ControllerMember(word), member.row.isOverridable else { return nil }
    self = member
  }

  /// The words of those members of which something holds.
  static func words(where holds: (Row) -> Bool) -> [Word] {
    allCases.compactMap { member in
      let row = member.row
      return holds(row) ? row.word.flatMap { Word(spelling: $0) } : nil
    }
  }

  /// The type of its value.
  var type: StaticType {
    let isOptional = row.isOptional
    return switch row.type {
    case .bool, .detent: StaticType(.bool, isOptional: isOptional)
    case .style: StaticType(.style, isOptional: isOptional)
    case .animation: StaticType(.animation, isOptional: isOptional)
    case .controller: StaticType(.controller, isOptional: isOptional)
    case .modalStyle: StaticType(.modalStyle, isOptional: isOptional)
    case .interfaceStyle: StaticType(.interfaceStyle, isOptional: isOptional)
    case .barStyle: StaticType(.barStyle, isOptional: isOptional)
    case .tabMode: StaticType(.tabMode, isOptional: isOptional)
    case .displayMode: StaticType(.displayMode, isOptional: isOptional)
    case .number: StaticType(.number, isOptional: isOptional)
    case .text: StaticType(.text, isOptional: isOptional)
    case .sizeClass: StaticType(.sizeClass, isOptional: isOptional)
    }
  }
}

extension StaticType {
  /// The type of what a class answers under that name; unknown where it is no member of UIKit's.
  init(answering word: Word?) { self = ControllerMember(overridden: word)?.type ?? .unknown }
}

extension Screen {
  /// Gives an answer in place of the superclass's.
  mutating func answer(_ word: Word?, by formula: FormulaID) {
    if let member = ControllerMember(overridden: word) { overrides[member] = formula }
  }

  /// `true` iff a word names an answer that a class of this kind may give.
  static func mayAnswer(_ word: Word?, _ kind: ControllerClass) -> Bool {
    guard let member = ControllerMember(overridden: word) else { return false }
    return member.row.owner == nil || member.row.owner == kind
  }

  /// `true` iff a word names what a part of a controller has: its navigation bar, its sheet.
  static func isOfPart(_ word: Word?) -> Bool {
    guard let row = ControllerMember(overridden: word)?.row else { return false }
    return row.path != row.word
  }
}

extension ControllerProperty {
  /// The property that a word names, or nil.
  init?(_ word: Word?) {
    guard let property = ControllerMember(word)?.row.property else { return nil }
    self = property
  }

  /// The type of the answer.
  var type: StaticType { member.type }
}

extension ControllerSetting {
  /// The setting that a word names, or nil.
  init?(_ word: Word?) {
    guard let setting = ControllerMember(word)?.row.setting else { return nil }
    self = setting
  }

  /// The class that alone has the setting; nil where every controller may have it.
  var owner: ControllerClass? { member.row.owner }

  /// The type of its value.
  var type: StaticType { member.type }
}
