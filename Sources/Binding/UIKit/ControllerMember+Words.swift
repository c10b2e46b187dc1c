import Language
import StatusBar

// From the words of a class to the members of UIKit's, and to the types of their values.
extension ControllerMember {
  private static let byWord: [Word: ControllerMember] = {
    var members: [Word: ControllerMember] = [:]
    for member in allCases {
      for spelling in [member.row.spelling, member.row.formerSpelling ?? ""] {
        if let word = Word(spelling: spelling) { members[word] = member }
      }
    }
    return members
  }()

  /// The member that a word names, under its name of today or of once.
  init?(_ word: Word?) {
    guard let word, let member = ControllerMember.byWord[word] else { return nil }
    self = member
  }

  /// The word of today.
  var word: Word? { Word(spelling: row.spelling) }

  var staticType: StaticType {
    switch row.type {
    case .bool: .bool
    case .style: StaticType(.style)
    case .animation: StaticType(.animation)
    case .controller: StaticType(.controller, isOptional: true)
    case .modalStyle: StaticType(.modalStyle)
    case .interfaceStyle: StaticType(.interfaceStyle, isOptional: true)
    case .barStyle: StaticType(.barStyle)
    case .tabMode: StaticType(.tabMode)
    case .displayMode: StaticType(.displayMode)
    }
  }
}

extension StaticType {
  /// The type of what a class answers under that name; unknown where it is no member of UIKit's.
  init(answering word: Word?) { self = ControllerMember(word)?.staticType ?? .unknown }
}

extension Screen {
  /// Gives an answer in place of the superclass's.
  mutating func answer(_ word: Word?, by formula: FormulaID) {
    if let member = ControllerMember(word) { overrides[member] = formula }
  }

  /// `true` iff a word names an answer that a class of this kind may give.
  static func mayAnswer(_ word: Word?, _ kind: ControllerClass) -> Bool {
    guard let member = ControllerMember(word) else { return false }
    return member.row.owner == nil || member.row.owner == kind
  }
}

extension ControllerSetting {
  /// The member that it sets; nil for what no class overrides.
  private var member: ControllerMember? {
    ControllerMember.allCases.first { $0.row.setting == self }
  }

  /// The setting that a word names at the place of use.
  init?(_ word: Word?) {
    if let member = ControllerMember(word) {
      guard let setting = member.row.setting else { return nil }
      self = setting
      return
    }
    switch word {
    case .selectedIndex: self = .selectedIndex
    case .title: self = .title
    case .detents: self = .detents
    case .selectedDetentIdentifier: self = .selectedDetent
    default: return nil
    }
  }

  /// The class that alone has the setting; nil where every controller may have it.
  var owner: ControllerClass? { member?.row.owner }

  /// The type of its value.
  var type: StaticType {
    if let member { return member.staticType }
    return switch self {
    case .selectedIndex: .number
    case .title: StaticType(.text, isOptional: true)
    case .selectedDetent: StaticType(.bool, isOptional: true)
    case .detents, .barStyle, .isNavigationBarHidden, .capturesStatusBarAppearance,
      .definesPresentationContext, .isSidebarHidden, .overrideUserInterfaceStyle,
      .modalPresentationStyle, .tabMode, .preferredDisplayMode:
      .bool
    }
  }
}
