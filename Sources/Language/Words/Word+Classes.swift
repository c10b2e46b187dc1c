/// `true` iff the language, Swift or iOS gives a meaning to a word, so that no type can be named by
/// it.
package func isKnownWord(_ name: String) -> Bool {
  if let word = Word(rawValue: name) { return !Word.namesOfValues.contains(word) }
  return moreTypesOfTheSystem.contains(name)
}

/// Types that mean nothing to the bar, and that every app has at hand.
private let moreTypesOfTheSystem: [String] = [
  "AnyHashable", "Any", "AnyObject", "Array", "Bundle", "Date", "Data", "Dictionary",
  "Error", "ModifiedContent", "Notification", "NotificationCenter", "Optional", "Result", "Self",
  "Set", "UIBarButtonItem", "UIButton", "UIColor", "UIImage", "UIImageView", "UILabel",
  "UIStoryboard", "UITableView", "URL", "UUID", "UserDefaults",
]

/// The words that stand inside of lines of ours, and those of Swift, as they are shown to a reader.
extension Word {
  /// What joins the parts of a step: `pop to root`, `present Note as formSheet, capturing`.
  static let stepClauses: [Word] = [
    .as, .capturing, .detent, .down, .from, .in, .key, .ms, .page, .root, .s, .scene, .sidebar,
    .tab, .to, .up, .update, .window,
  ]

  /// What joins facts, and what is said of one.
  static let factClauses: [Word] = [
    .because, .by, .exactly, .for, .including, .meanwhile, .ms, .s, .time, .times, .when, .within,
  ]

  /// How a change looks, and how a navigation bar is: `animated fade`, `navigationBar shown`.
  static let looks: [Word] = [.background, .fade, .noneWord, .shown, .slide]

  /// What joins the parts of a header.
  static let headerClauses: [Word] = [.on]

  /// Those of a header that are names to the parser.
  static let furtherHeaderClauses: [String] = headerStarts + ["issue"]

  /// Those of them that may begin a line below the name of a scenario.
  static let headerStarts: [String] = ["known", "tags"]

  /// What joins the parts of a backdrop.
  static let backdropClauses: [Word] = [.then, .until]

  /// What a setting can be, but for names of devices and policies.
  static let settingValues: [Word] =
    orientations + sizeClasses + appearances + indicators
    + [.bright, .dynamicIsland, .homeButton, .notch, .off, .on, .pad, .sceneDelegate, .swiftUI]

  /// Those that are names to the parser.
  static let furtherSettingValues: [String] = ["appDelegate"]

  /// Those with a large letter that name no type of the system.
  fileprivate static let namesOfValues: [Word] = [.Automatic, .Content, .Dark, .Entry, .Light]

  /// What is a value in every line.
  static let constants: [Word] = [.false, .nil, .NO, .true, .YES]

  private static let keywordsOfEffects: [Word] = [.async, .await, .didSet, .willSet]

  /// `true` iff it is a word of Swift wherever it stands.
  var isKeyword: Bool {
    isReserved ? !Word.constants.contains(self) : Word.keywordsOfEffects.contains(self)
  }

  /// `true` iff it is a word of Swift where a name follows.
  var isKeywordBeforeName: Bool {
    !isKeyword && (isModifier || isTypeWord || isQualifier) || self == .actor || self == .macro
  }
}
