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
