import Language
import StatusBar

/// The first release on which a text can run, by the newest thing of Apple's in it.
package struct Beginning: Sendable {
  package var version: Version
  /// What begins there; nil where nothing newer than UIKit is named.
  var name: String?

  /// Reads the names in the files of a spec. What stands behind a question for the release is taken
  /// to know what older ones have; behind `guard #available` that is all the rest.
  package init(of spec: Spec) {
    version = Version.oldest
    let rows = Beginning.rows(spec.names)
    var found = self
    for source in spec.sources {
      var lexer = Lexer(source.bytes)
      var declares = false
      var guarded = GuardedCode()
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || token.kind == .unterminatedComment { break }
        let bytes = Array(source.bytes[Int(token.range.start)..<Int(token.range.end)])
        let name = token.kind == .identifier ? spec.names.name(of: bytes) : nil
        if guarded.holds(token.kind, bytes, name?.word) { continue }
        if guarded.isEndless { return }
        if !declares, let row = name.flatMap({ rows[$0] }), row.version > found.version {
          found = row
        }
        declares = name?.word == .func || name?.word == .struct || name?.word == .extension
      }
    }
    self = found
  }

  private init(_ version: Version, _ name: String) {
    self.version = version
    self.name = name
  }

  private static func rows(_ names: NameTable) -> [Name: Beginning] {
    var rows: [Name: Beginning] = [:]
    for (version, list) in table {
      for word in list {
        guard let name = names.name(of: Array(word.utf8)) else { continue }
        rows[name] = Beginning(version, word)
      }
    }
    return rows
  }

  /// Where parts of SwiftUI begin that concern the bar or the way to a screen, as Apple's
  /// documentation has it. What was given to older releases too, as `statusBarHidden`, is none.
  private static let table: [(version: Version, names: [String])] = [
    (
      Version(14),
      [
        "fullScreenCover", "StateObject", "AppStorage", "SceneStorage", "WindowGroup",
        "UIApplicationDelegateAdaptor",
      ]
    ),
    (
      Version(15),
      [
        "confirmationDialog", "safeAreaInset", "interactiveDismissDisabled", "refreshable",
        "swipeActions",
      ]
    ),
    (
      Version(16),
      [
        "NavigationStack", "NavigationSplitView", "navigationDestination", "presentationDetents",
        "toolbarBackground", "toolbarColorScheme", "NavigationPath",
      ]
    ),
    (Version(17), ["Observable", "Bindable", "ContentUnavailableView"]),
    (Version(18), ["toolbarVisibility", "toolbarBackgroundVisibility", "sidebarAdaptable"]),
  ]
}

/// The code that runs on some releases only: the blocks behind `if #available`, and the declaration
/// behind `@available`.
struct GuardedCode {
  /// `true` iff what follows a `guard` is only for newer releases, wherever that ends.
  private(set) var isEndless = false
  private var isWaiting = false
  private var mayGoOn = false
  private var depth = 0
  private var isInGuard = false

  /// `true` iff a token belongs to such code, or to what leads to it.
  mutating func holds(_ kind: TokenKind, _ bytes: [UInt8], _ word: Word?) -> Bool {
    if word == .guard { isInGuard = true }
    defer { if kind == .leftBrace { isInGuard = false } }
    if depth > 0 {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      mayGoOn = depth == 0
      return true
    }
    if mayGoOn {
      mayGoOn = false
      isWaiting = word == .else
      if isWaiting { return true }
    }
    let isQuestion =
      kind == .directive
      && (bytes.elementsEqual("#available".utf8) || bytes.elementsEqual("#unavailable".utf8))
    if isQuestion, isInGuard { isEndless = true }
    if isQuestion || word == .available { isWaiting = true }
    guard isWaiting else { return false }
    if kind == .leftBrace {
      isWaiting = false
      depth = 1
    }
    return true
  }
}
