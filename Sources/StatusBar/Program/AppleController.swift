/// What is known of one of Apple's classes that come on screen: how it behaves as a container, and
/// what it answers to each of the two walks, or that it is unknown (U40).
package struct AppleController: Sendable {
  /// As Swift spells the class.
  package var name: String
  package var framework: String
  package var kind: Kind
  /// What the class itself answers.
  package var hidden: Answer<Bool>
  package var style: Answer<StatusBarStyle>
  /// The releases on which those two were reported; on others they are unknown.
  package var reported: ClosedRange<Version>?
  /// Whether an override in a subclass, or in an extension, is asked.
  package var subclass: Hearing
  /// What `automatic` becomes from iOS 13; nil where it is unknown. Before it was full screen.
  package var automaticStyle: PresentationStyle?
  /// The release that brought the class, and the last one that had it if it is gone.
  package var first: Version
  package var last: Version?
  /// Public addresses of reports; its page of Apple's documentation is `documentation`.
  package var sources: [String]

  /// What a class is like.
  package enum Kind: Hashable, Sendable {
    /// One of those that the model tells apart, answers and all.
    case known(ControllerClass)
    /// A controller whose content is not the app's: it may be Apple's own or in another process.
    case system
    /// No view controller; the row speaks of what it brings on screen, if anything.
    case presenter
    /// No view controller, and nothing that is asked.
    case nothing

    /// What kind of class it is, in words.
    package var spelling: String {
      switch self {
      case .known(let known): known.spelling
      case .system: "content of the system's"
      case .presenter: "no controller, but it presents one"
      case .nothing: "no controller"
      }
    }
  }

  /// An answer to a walk.
  package enum Answer<Value: Hashable & Sendable>: Hashable, Sendable {
    /// That of the class that it behaves like.
    case inherited
    case fixed(Value)
    /// Nothing public says.
    case unknown
  }

  /// Whether a controller is asked.
  package enum Hearing: UInt8, Hashable, Sendable, CaseIterable {
    case heard, ignored
    /// Ignored on the releases of the reports, heard on others.
    case ignoredWhereReported
    /// Nothing public says.
    case unknown
  }

  /// The index of a row.
  package struct ID: Hashable, Sendable {
    package var index: UInt8
    package init(_ index: UInt8) { self.index = index }
  }
}

extension AppleController {
  /// Returns the row of a class by the bytes of its name, or nil.
  package static func named<Bytes: Sequence>(_ bytes: Bytes) -> AppleController?
  where Bytes.Element == UInt8 {
    id(named: bytes).map { all[Int($0.index)] }
  }

  /// Returns the row of a class by its name, or nil.
  package static func named(_ name: String) -> AppleController? { named(name.utf8) }

  /// Returns the index of the row of a class by the bytes of its name, or nil.
  package static func id<Bytes: Sequence>(named bytes: Bytes) -> ID?
  where Bytes.Element == UInt8 {
    let name = Array(bytes)
    return all.firstIndex { $0.name.utf8.elementsEqual(name) }.map { ID(UInt8($0)) }
  }

  /// The class by which the model knows it; nil for what is never asked.
  package var controllerClass: ControllerClass? {
    switch kind {
    case .known(let known): known
    case .system, .presenter: AppleController.id(named: name.utf8).map { .system($0) }
    case .nothing: nil
    }
  }

  /// The page of Apple's documentation.
  package var documentation: String {
    "https://developer.apple.com/documentation/" + framework.lowercased() + "/"
      + name.lowercased()
  }

  /// `true` iff the release has the class.
  package func exists(on os: Version) -> Bool {
    os >= first && last.map { os.withoutPatch <= $0 } ?? true
  }

  /// What it answers about visibility on a release.
  package func hidden(on os: Version) -> Answer<Bool> {
    isReported(on: os) ? hidden : .unknown
  }

  /// What it answers about style on a release.
  package func style(on os: Version) -> Answer<StatusBarStyle> {
    isReported(on: os) ? style : .unknown
  }

  /// Whether an override of the author's is asked on a release; nil where it is unknown.
  package func hearsSubclass(on os: Version) -> Bool? {
    switch subclass {
    case .heard: true
    case .ignored: false
    case .ignoredWhereReported: !isReported(on: os)
    case .unknown: nil
    }
  }

  private func isReported(on os: Version) -> Bool {
    reported?.contains(os.withoutPatch) ?? true
  }
}

extension ControllerClass {
  /// What is known of a class whose answers are not simply UIKit's (U40).
  package var row: AppleController? {
    switch self {
    case .system(let id): AppleController.all[Int(id.index)]
    case .imagePicker: AppleController.imagePicker
    case .safari: AppleController.safari
    case .plain, .navigation, .tabBar, .split, .page, .hosting, .alert, .search: nil
    }
  }

  /// Every class: those that are told apart, then those of the table whose content is the system's.
  package static let allCases: [ControllerClass] = {
    var classes: [ControllerClass] = [
      .plain, .navigation, .tabBar, .split, .page, .hosting, .alert, .imagePicker, .safari,
      .search,
    ]
    for row in AppleController.all {
      if case .system(let id) = row.controllerClass { classes.append(.system(id)) }
    }
    return classes
  }()
}
