import Language

/// The screens that storyboards make, as the member `storyboards` of an app lists them.
struct Storyboards {
  /// One of them: the first screen of a storyboard, or one that is found by its identifier.
  struct Screen {
    var file: FileID
    /// What the storyboard makes: a controller with those in it.
    var content: Expression
    /// The name of the storyboard.
    var board: [UInt8]
    /// Nil for the first screen.
    var identifier: [UInt8]?
  }

  private(set) var screens: [Screen] = []
  /// What extensions of the app give storyboards, by its names; nothing where no screen is listed.
  private(set) var members: Table<Name, [LocatedMember]> = Table()

  /// Creates the screens of an app that lists none.
  init() {}

  init(of spec: Spec, _ declarations: Declarations) {
    addScreens(of: spec)
    if !screens.isEmpty { addMembers(of: declarations) }
  }

  private mutating func addMembers(of declarations: Declarations) {
    let word = Array("UIStoryboard".utf8)
    for pending in declarations.foreignExtensions
    where declarations.names.bytes(of: pending.name.name).elementsEqual(word) {
      for located in declarations.flattened(pending.members) {
        if case .variable(let variable) = located.member {
          members[variable.name.name, default: []].append(located)
        } else if case .function(let function) = located.member {
          members[function.name.name, default: []].append(located)
        }
      }
    }
  }

  private mutating func addScreens(of spec: Spec) {
    for (script, source) in zip(spec.scripts, spec.sources) {
      let bytes = source.bytes
      for screen in script.storyboardScreens {
        // `"Main/about"`, with its quotes.
        let text = bytes[Int(screen.key.range.start)..<Int(screen.key.range.end)]
          .dropFirst().dropLast()
        let board = text.prefix { $0 != UInt8(ascii: "/") }
        screens.append(
          Screen(
            file: source.file, content: screen.value, board: Array(board),
            identifier: board.count < text.count ? Array(text.dropFirst(board.count + 1)) : nil))
      }
    }
  }

  /// The screens that names may stand for which a generator of code made of the storyboard's and of
  /// the identifier: `aboutUs` for `About Us`.
  func screens(
    namedAfter identifier: some Sequence<UInt8>, in board: some Sequence<UInt8>
  ) -> [Screen] {
    let (board, identifier) = (letters(of: board), letters(of: identifier))
    return screens.filter {
      letters(of: $0.board) == board && letters(of: $0.identifier ?? []) == identifier
    }
  }

  /// The letters and digits of a name, all of them small.
  private func letters(of name: some Sequence<UInt8>) -> [UInt8] {
    name.compactMap { byte in
      if byte &- 0x30 < 10 || byte >= 0x80 { return byte }
      return (byte | 0x20) &- 0x61 < 26 ? byte | 0x20 : nil
    }
  }

  /// The screens that may be meant: by an identifier, or the first ones where none is given; of a
  /// storyboard, or of any.
  ///
  /// - Parameter identifier: nil for the first screen; in it nil for one that is not known.
  func screens(by identifier: [UInt8]??, in board: [UInt8]?) -> [Screen] {
    screens.filter { screen in
      guard board == nil || screen.board == board else { return false }
      guard let identifier else { return screen.identifier == nil }
      return screen.identifier != nil && (identifier == nil || screen.identifier == identifier)
    }
  }
}

extension Script {
  /// The screens of storyboards that its apps list, by their keys.
  var storyboardScreens: [(key: Expression, value: Expression)] {
    values(of: .storyboards).flatMap { list -> [(key: Expression, value: Expression)] in
      guard case .dictionary(let screens) = list.kind else { return [] }
      return screens
    }
  }
}
