/// What a storyboard says of screens: their classes, the first of them, and how one shows another.
package struct Storyboard: Hashable, Sendable {
  package struct Scene: Hashable, Sendable {
    /// Of the element, by which segues name it.
    var id: String
    /// The name of the element: `navigationController`.
    var element: String
    /// Its class; nil for one of UIKit's own.
    var customClass: String?
    /// By which code finds it.
    var identifier: String?
    var line: Int
    /// `modalPresentationStyle`, as written.
    var style: String?
    /// The name of another storyboard, for a reference to a screen of it.
    var reference: String?
    /// The identifier of that screen there; nil for the first one.
    var referencedIdentifier: String?
    /// What a spec says of it beside its class: `.barStyle(.black)`.
    var settings: [String] = []

    /// The class by which lineage is followed.
    var className: String {
      customClass ?? Storyboard.classes[element] ?? "UIViewController"
    }
  }

  package struct Segue: Hashable, Sendable {
    var source: String
    var destination: String
    /// `show`, `presentation`, `relationship` and the like.
    var kind: String
    /// What a relationship is: `rootViewController`, `viewControllers`.
    var relationship: String?
    var identifier: String?
    var style: String?
    var line: Int
  }

  package var initial: String?
  package var scenes: [Scene] = []
  package var segues: [Segue] = []
  /// `true` iff a navigation bar of it has a bar style of its own.
  package var setsBarStyle = false
  /// `true` iff a navigation controller of it hides its bar.
  package var hidesNavigationBar = false

  fileprivate static let classes = [
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
    "viewControllerPlaceholder": "UIViewController",
  ]

  /// Reads the bytes of a `.storyboard` file.
  package static func read(_ bytes: [UInt8]) -> Reading<Storyboard> {
    var reader = XMLReader(bytes)
    reader.readsText = false
    var board = Storyboard()
    /// The controllers around the place; views may hold none.
    var open: [Int] = []
    while let event = reader.next() {
      switch event {
      case .start("document"): board.initial = reader.attribute("initialViewController")
      case .start(let name) where classes[name] != nil:
        guard board.scenes.count < sceneLimit else { continue }
        open.append(board.scenes.count)
        board.scenes.append(scene(name, &reader))
        if reader.attribute("navigationBarHidden") == "YES" {
          board.hidesNavigationBar = true
          board.scenes[board.scenes.count - 1].settings.append(".isNavigationBarHidden(true)")
        }
      case .end(let name) where classes[name] != nil: _ = open.popLast()
      case .start("segue"):
        guard let source = open.last, board.segues.count < sceneLimit else { continue }
        board.segues.append(segue(from: board.scenes[source].id, &reader))
      case .start("navigationBar"):
        if reader.attribute("barStyle").map({ $0 != "default" }) == true {
          board.setsBarStyle = true
          if let scene = open.last { board.scenes[scene].settings.append(".barStyle(.black)") }
        }
      case .start, .end, .text: continue
      }
    }
    if bytes.isEmpty || board.scenes.isEmpty && board.initial == nil {
      reader.note("it holds no screen", line: 0)
    }
    return Reading(board, notes: reader.allNotes)
  }

  /// More screens or segues than that are left out.
  private static let sceneLimit = 50_000

  private static func scene(_ element: String, _ reader: inout XMLReader) -> Scene {
    Scene(
      id: reader.attribute("id") ?? "", element: element,
      customClass: reader.attribute("customClass"),
      identifier: reader.attribute("storyboardIdentifier"), line: reader.line,
      style: reader.attribute("modalPresentationStyle"),
      reference: reader.attribute("storyboardName"),
      referencedIdentifier: reader.attribute("referencedIdentifier"))
  }

  private static func segue(from source: String, _ reader: inout XMLReader) -> Segue {
    Segue(
      source: source, destination: reader.attribute("destination") ?? "",
      kind: reader.attribute("kind") ?? "", relationship: reader.attribute("relationship"),
      identifier: reader.attribute("identifier"),
      style: reader.attribute("modalPresentationStyle"), line: reader.line)
  }
}

extension Storyboard {
  /// How a segue shows its destination; nil for one that embeds or unwinds.
  static func kind(of segue: Segue) -> ShowKind? {
    switch segue.kind {
    case "show", "push": segue.kind == "push" ? .push : .show
    case "showDetail", "replace": .show
    case "presentation", "modal":
      .present(segue.style.map { PresentationStyle(rawValue: $0) ?? .unknown })
    case "popoverPresentation", "popover": .popover
    case "relationship": segue.relationship == "rootViewController" ? .first : .tab
    case "embed": .child
    case "custom": .present(.unknown)
    default: nil
    }
  }

  /// The facts that code would have said: who shows whom.
  package func facts(file: String) -> [UseFact] {
    var byID: [String: Scene] = [:]
    for scene in scenes { byID[scene.id] = scene }
    var result: [UseFact] = []
    for segue in segues {
      guard let kind = Storyboard.kind(of: segue), let from = byID[segue.source],
        let to = byID[segue.destination], to.reference == nil
      else { continue }
      var shown = kind
      if case .present(nil) = kind, let style = to.style {
        shown = .present(PresentationStyle(rawValue: style) ?? .unknown)
      }
      result.append(
        UseFact(
          owner: from.className, site: Site(file: file, line: segue.line),
          kind: .shows(.type(to.className), shown)))
    }
    let site = Site(file: file, line: 1)
    if setsBarStyle { result.append(UseFact(owner: "", site: site, kind: .barStyle)) }
    if hidesNavigationBar {
      result.append(UseFact(owner: "", site: site, kind: .hidesNavigationBar))
    }
    return result
  }

  /// The class of the first screen.
  package var initialClass: (name: String, line: Int)? {
    scenes.first { $0.id == initial }.map { ($0.className, $0.line) }
  }

  /// The classes of screens by the identifiers that code has for them.
  package var identifiers: [(identifier: String, name: String)] {
    scenes.compactMap { scene in scene.identifier.map { ($0, scene.className) } }
  }
}
