import Language
import StatusBar

/// The first release on which a text can run, by the newest thing of Apple's in it.
struct Beginning: Sendable {
  var version: Version
  /// What begins there; nil where nothing newer than UIKit is named.
  var name: String?

  /// Reads the names in the files of a spec. Where the text asks for a release itself, it is taken
  /// to know what older ones have.
  init(of spec: Spec) {
    version = Version.oldest
    let rows = Beginning.rows(spec.names)
    var found = self
    var asksForRelease = false
    for source in spec.sources {
      var lexer = Lexer(source.bytes)
      var declares = false
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || token.kind == .unterminatedComment { break }
        let bytes = Array(source.bytes[Int(token.range.start)..<Int(token.range.end)])
        guard token.kind == .identifier else {
          declares = false
          if token.kind == .directive, Beginning.asks(bytes) { asksForRelease = true }
          continue
        }
        let name = spec.names.name(of: bytes)
        if name == Name(.available) { asksForRelease = true }
        if !declares, let row = name.flatMap({ rows[$0] }), row.version > found.version {
          found = row
        }
        declares = name?.word == .func || name?.word == .struct || name?.word == .extension
      }
    }
    if !asksForRelease { self = found }
  }

  private static func asks(_ directive: [UInt8]) -> Bool {
    directive.elementsEqual("#available".utf8) || directive.elementsEqual("#unavailable".utf8)
  }

  private init(_ version: Version, _ name: String) {
    self.version = version
    self.name = name
  }

  private static func rows(_ names: NameTable) -> [Name: Beginning] {
    var rows: [Name: Beginning] = [:]
    for (version, list) in table {
      for word in list.utf8.split(separator: UInt8(ascii: " ")) {
        guard let name = names.name(of: Array(word)) else { continue }
        rows[name] = Beginning(version, String(decoding: Array(word), as: UTF8.self))
      }
    }
    return rows
  }

  /// Where parts of SwiftUI begin that concern the bar or the way to a screen, as Apple's
  /// documentation has it. What was given to older releases too, as `statusBarHidden`, is none.
  private static let table: [(version: Version, names: String)] = [
    (
      Version(14),
      "fullScreenCover StateObject AppStorage SceneStorage WindowGroup UIApplicationDelegateAdaptor"
    ),
    (
      Version(15),
      "confirmationDialog safeAreaInset interactiveDismissDisabled refreshable swipeActions"
    ),
    (
      Version(16),
      """
      NavigationStack NavigationSplitView navigationDestination presentationDetents \
      toolbarBackground toolbarColorScheme NavigationPath
      """
    ),
    (Version(17), "Observable Bindable"),
    (Version(18), "toolbarVisibility toolbarBackgroundVisibility sidebarAdaptable"),
  ]
}
