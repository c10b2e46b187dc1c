import Language

/// A screen of a storyboard with the screens in it, as the block of an app has them.
package struct ScreenContent: Hashable, Sendable {
  /// The name of its class.
  var name: String
  /// What the storyboard says of it: `.isNavigationBarHidden(true)`.
  var settings: [String] = []
  var parts: [ScreenContent] = []
  /// `true` iff the storyboard puts screens into it that only its code knows.
  var embeds = false

  /// The names of all classes, those around others first.
  var names: [String] { [name] + parts.flatMap { $0.names } }

  /// `true` iff a condition holds for it, or for one in it.
  func contains(where holds: (ScreenContent) -> Bool) -> Bool {
    holds(self) || parts.contains { $0.contains(where: holds) }
  }

  /// Its lines, as `sbar fmt` has them where a line has that many bytes at most.
  func lines(within width: Int) -> [String] {
    let settings = self.settings.joined()
    if parts.isEmpty { return [name + "()" + settings] }
    if parts.count == 1, parts[0].parts.isEmpty {
      let line = name + " { " + parts[0].lines(within: width).joined() + " }" + settings
      if line.utf8.count <= width { return [line] }
    }
    let inner = parts.flatMap { $0.lines(within: width - 4) }
    return [name + " {"] + inner.map { "    " + $0 } + ["}" + settings]
  }
}

/// The storyboards of an app, by their names.
struct StoryboardShelf: Sendable {
  private var boards: [String: Storyboard] = [:]

  init(_ boards: [(path: String, board: Storyboard)]) {
    for (path, board) in boards { self.boards[ProjectPath.stem(of: path)] = board }
  }

  /// A screen that code can take out of a storyboard.
  struct Entry: Sendable {
    /// The name of the storyboard, with the identifier of the screen where it is not the first:
    /// `Main/about`.
    var key: String
    var content: ScreenContent

    /// What code says if it takes the screen: the identifier, or the name of the storyboard, as it
    /// is or as a generator of code makes a name of it.
    var words: [String] {
      let parts = key.split(separator: "/")
      let word = String(parts.last ?? "")
      let made = String(
        decoding: generatedName(of: Array(word.utf8), isType: parts.count == 1), as: UTF8.self)
      return made == word ? [word] : [word, made]
    }
  }

  /// The screens that code can take out of storyboards, by the names of these, as far as they are
  /// known whole.
  var entries: [Entry] {
    boards.sorted { $0.key < $1.key }.flatMap { name, board in
      guard StoryboardShelf.isKeyPart(name) else { return [] as [Entry] }
      let first = initialContent(of: name).map { [Entry(key: name, content: $0)] } ?? []
      return first
        + board.scenes.compactMap { scene in
          guard let identifier = scene.identifier, StoryboardShelf.isKeyPart(identifier),
            scene.reference == nil, let content = content(of: scene.id, in: board, depth: 0)
          else { return nil }
          return Entry(key: name + "/" + identifier, content: content)
        }
    }
  }

  /// `true` iff a name can stand between quotes as it is.
  private static func isKeyPart(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && !"\"\\/".utf8.contains($0) }
  }

  /// Returns what the first screen of a storyboard is; nil where that is not known whole.
  func initialContent(of name: String) -> ScreenContent? {
    guard let board = boards[name], let initial = board.initial else { return nil }
    return content(of: initial, in: board, depth: 0)
  }

  /// Containers in containers; deeper ones are a circle.
  private static let depthLimit = 8

  private func content(of id: String, in board: Storyboard, depth: Int) -> ScreenContent? {
    guard depth < StoryboardShelf.depthLimit, let scene = board.scenes.first(where: { $0.id == id })
    else { return nil }
    if let name = scene.reference {
      guard let other = boards[name] else { return nil }
      let named = scene.referencedIdentifier
      let target =
        named == nil
        ? other.initial : other.scenes.first { $0.identifier == named && $0.reference == nil }?.id
      return target.flatMap { content(of: $0, in: other, depth: depth + 1) }
    }
    guard Storyboard.plainElements.contains(scene.element),
      scene.className.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") })
    else { return nil }
    var result = ScreenContent(name: scene.className, settings: scene.settings)
    for segue in board.segues where segue.source == id {
      switch segue.kind {
      case "embed": result.embeds = true
      case "relationship":
        guard let part = content(of: segue.destination, in: board, depth: depth + 1) else {
          return nil
        }
        result.parts.append(part)
      default: continue
      }
    }
    return result
  }
}

extension Storyboard {
  /// Elements whose screens are all said by relationships, and that answer as their class does.
  static let plainElements: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController",
  ]
}
