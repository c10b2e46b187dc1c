import Language

/// A function with the file that it stands in.
struct LocatedFunction: Sendable {
  var file: FileID
  var declaration: FunctionDeclaration
}

/// A variable with the file that it stands in.
struct LocatedVariable: Sendable {
  var file: FileID
  var declaration: VariableDeclaration
}

/// A member with the file that it stands in.
struct LocatedMember: Sendable {
  var file: FileID
  var member: Member
}

/// A case of an enum with the file that it stands in.
struct LocatedCase: Sendable {
  var file: FileID
  var declaration: EnumCase
}

extension VariableDeclaration {
  /// `true` iff it is stored, and begins with nil because nothing else is written: `var x: T?`.
  var startsWithNil: Bool {
    !isConstant && getter == nil && initial == nil && attributes.isEmpty
      && type?.isOptional ?? false
  }
}

extension TypeDeclaration {
  /// Its members; those of a `private` extension only their file sees.
  func locatedMembers(in file: FileID) -> [LocatedMember] {
    guard keyword == .extension, isPrivate else {
      return members.map { LocatedMember(file: file, member: $0) }
    }
    return members.map { member in
      guard case .variable(var variable) = member, !variable.isPrivate else {
        return LocatedMember(file: file, member: member)
      }
      variable.modifiers.append(LocatedName(Name(.private), name.range))
      return LocatedMember(file: file, member: .variable(variable))
    }
  }
}
