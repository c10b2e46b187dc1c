import Language

/// Which words of files decide the bar: those in the members that iOS asks for it, in the arguments
/// of modifiers about it, in the members that these name, and the classes above a class.
///
/// Words are all that is looked at, from the first file to the last: a member is not found that is
/// named only after its file was read.
struct BarNames {
  private enum Place {
    case outside
    /// Behind `func`, `var` or `let`, where the name of a member stands.
    case beforeMember
    /// Behind `class`, where its name stands.
    case beforeClass
    /// Behind the name of a class, up to its brace.
    case bases
    /// In the text of a member: the parentheses and braces that are open.
    case member(open: Int)
    /// Behind the name of a modifier, and in its arguments.
    case modifier(open: Int)
  }

  private var place = Place.outside
  /// The members that are asked for the bar, and those that they name.
  private var members: Set<Name>
  private let modifiers: Set<Name>

  init(_ names: inout NameTable) {
    var members: Set<Name> = [
      names.intern("childViewControllerForStatusBarHidden"),
      names.intern("childViewControllerForStatusBarStyle"),
    ]
    for member in BarMember.allCases { members.insert(names.intern(member.spelling)) }
    self.members = members
    modifiers = [
      names.intern("statusBarHidden"), names.intern("statusBar"),
      names.intern("preferredColorScheme"), names.intern("toolbarColorScheme"),
      names.intern("overrideUserInterfaceStyle"),
    ]
  }

  /// Another file follows.
  mutating func endFile() { place = .outside }

  /// Reads the next token of a file; `true` iff it is a word that decides the bar.
  mutating func read(_ token: Token, _ bytes: [UInt8], _ names: inout NameTable) -> Bool {
    switch place {
    case .beforeMember, .beforeClass: return readName(token, bytes, names)
    case .outside, .bases, .member, .modifier: break
    }
    leave(token)
    guard token.kind == .identifier else { return false }
    switch place {
    case .member, .modifier:
      members.insert(
        names.intern(bytes, from: Int(token.range.start), to: Int(token.range.end)))
      return true
    case .bases: return true
    case .outside, .beforeMember, .beforeClass:
      enter(token, bytes, names)
      return false
    }
  }

  /// The name of a declaration.
  private mutating func readName(_ token: Token, _ bytes: [UInt8], _ names: NameTable) -> Bool {
    let isOfClass = if case .beforeClass = place { true } else { false }
    let name = names.name(bytes, from: Int(token.range.start), to: Int(token.range.end))
    if isOfClass {
      // `class func make()` declares a member.
      enter(token, bytes, names)
      if case .outside = place { place = .bases }
    } else {
      place = name.map { members.contains($0) } ?? false ? .member(open: 0) : .outside
    }
    return false
  }

  private mutating func enter(_ token: Token, _ bytes: [UInt8], _ names: NameTable) {
    place = .outside
    guard let name = names.name(bytes, from: Int(token.range.start), to: Int(token.range.end))
    else { return }
    if [.func, .var, .let].contains(name.word) {
      place = .beforeMember
    } else if name.word == .class {
      place = .beforeClass
    } else if modifiers.contains(name) {
      place = .modifier(open: 0)
    }
  }

  /// Leaves what ends with a token, or before it.
  private mutating func leave(_ token: Token) {
    let opens = [.leftBrace, .leftParen].contains(token.kind)
    let closes = [.rightBrace, .rightParen].contains(token.kind)
    let change = opens ? 1 : closes ? -1 : 0
    switch place {
    case .bases: if change == 1, token.kind == .leftBrace { place = .outside }
    case .member(let open):
      let isNext = open == 0 && change != 1 && token.flags.contains(.newlineBefore)
      let isClosed = open <= 1 && token.kind == .rightBrace
      place = isNext || isClosed ? .outside : .member(open: open + change)
    case .modifier(let open):
      let isNext = open == 0 && change != 1 && token.flags.contains(.newlineBefore)
      place =
        isNext || open <= 1 && change == -1 ? .outside : .modifier(open: open + change)
    case .outside, .beforeMember, .beforeClass: break
    }
  }
}
