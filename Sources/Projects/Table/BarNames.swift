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
    case beforeMember(isVariable: Bool)
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
  /// The members that iOS asks for.
  private let asked: Set<Name>
  /// What changes the bar from elsewhere.
  private let ofBar: Set<Name>
  /// What the members name that iOS asks for.
  private var named: Set<Name> = []
  private var isAsked = false
  /// The variables that code declares and may set from elsewhere.
  private var variables = SetVariables()

  init(_ names: inout NameTable) {
    var members: Set<Name> = [
      names.intern("childViewControllerForStatusBarHidden"),
      names.intern("childViewControllerForStatusBarStyle"),
    ]
    for member in BarMember.allCases { members.insert(names.intern(member.spelling)) }
    let others = [
      "isStatusBarHidden", "setNeedsStatusBarAppearanceUpdate", "setStatusBarHidden",
      "setStatusBarStyle", "statusBarStyle",
    ]
    self.members = members
    modifiers = [
      names.intern("statusBarHidden"), names.intern("statusBar"),
      names.intern("preferredColorScheme"), names.intern("toolbarColorScheme"),
      names.intern("overrideUserInterfaceStyle"),
    ]
    asked = members
    ofBar = modifiers.union(others.map { names.intern($0) })
  }

  /// The variables of the code among what decides the bar.
  var ownMembers: Set<Name> { named.intersection(variables.names).subtracting(asked) }

  /// `true` iff a word changes the bar from elsewhere.
  func isOfBar(_ name: Name) -> Bool { ofBar.contains(name) }

  /// Another file follows.
  mutating func endFile() {
    place = .outside
    variables.endFile()
  }

  /// Reads the next token of a file; `true` iff it is a word that decides the bar.
  mutating func read(_ token: Token, _ bytes: [UInt8], _ names: inout NameTable) -> Bool {
    switch place {
    case .beforeMember, .beforeClass: return readName(token, bytes, &names)
    case .outside, .bases, .member, .modifier: break
    }
    variables.read(token, bytes, names)
    leave(token)
    guard token.kind == .identifier else { return false }
    switch place {
    case .member, .modifier:
      let name = names.intern(bytes, from: Int(token.range.start), to: Int(token.range.end))
      members.insert(name)
      if isAsked { named.insert(name) }
      return true
    case .bases: return true
    case .outside, .beforeMember, .beforeClass:
      enter(token, bytes, names)
      return false
    }
  }

  /// The name of a declaration.
  private mutating func readName(
    _ token: Token, _ bytes: [UInt8], _ names: inout NameTable
  ) -> Bool {
    let isOfClass = if case .beforeClass = place { true } else { false }
    let isVariable = if case .beforeMember(isVariable: true) = place { true } else { false }
    let name = names.name(bytes, from: Int(token.range.start), to: Int(token.range.end))
    if isOfClass {
      // `class func make()` declares a member.
      enter(token, bytes, names)
      if case .outside = place { place = .bases }
    } else {
      if isVariable, token.kind == .identifier {
        variables.begin(
          names.intern(bytes, from: Int(token.range.start), to: Int(token.range.end)))
      }
      place = name.map { members.contains($0) } ?? false ? .member(open: 0) : .outside
      isAsked = name.map { asked.contains($0) } ?? false
    }
    return false
  }

  private mutating func enter(_ token: Token, _ bytes: [UInt8], _ names: NameTable) {
    place = .outside
    guard let name = names.name(bytes, from: Int(token.range.start), to: Int(token.range.end))
    else { return }
    if [.func, .var, .let].contains(name.word) {
      place = .beforeMember(isVariable: name.word == .var)
    } else if name.word == .class {
      place = .beforeClass
    } else if modifiers.contains(name) {
      place = .modifier(open: 0)
      isAsked = true
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

/// The variables of code that may be set, by the braces behind them: none that only has a getter.
private struct SetVariables {
  private enum Place {
    case outside
    /// Behind the name of a variable, up to its value or its brace.
    case head(Name)
    /// Behind its brace.
    case brace(Name)
    /// Behind `get` there.
    case getter(Name)
  }

  private(set) var names: Set<Name> = []
  private var place = Place.outside

  mutating func begin(_ name: Name) { place = .head(name) }

  mutating func endFile() {
    if case .head(let name) = place { names.insert(name) }
    place = .outside
  }

  mutating func read(_ token: Token, _ bytes: [UInt8], _ table: NameTable) {
    switch place {
    case .outside: return
    case .head(let name):
      if token.kind == .leftBrace {
        place = .brace(name)
      } else if token.kind == .equal || token.flags.contains(.newlineBefore)
        || [.comma, .semicolon, .rightBrace, .rightParen].contains(token.kind)
      {
        names.insert(name)
        place = .outside
      }
    case .brace(let name):
      let word = table.name(bytes, from: Int(token.range.start), to: Int(token.range.end))?.word
      switch word {
      case .get: return place = .getter(name)
      case .set, .willSet, .didSet, .mutating, .nonmutating: names.insert(name)
      default: if token.kind == .at { names.insert(name) }
      }
      place = .outside
    case .getter(let name):
      if token.kind != .rightBrace { names.insert(name) }
      place = .outside
    }
  }
}
