// Types that functions, getters and closures declare for themselves.
extension Item {
  /// Those of all its code.
  package var localTypes: [TypeDeclaration] {
    switch self {
    case .app(let app): app.members.flatMap { $0.localTypes }
    case .type(let type): type.members.flatMap { $0.localTypes }
    case .member(let member): member.localTypes
    case .include, .importModule, .scenario, .exploration, .unread: []
    }
  }
}

extension Member {
  fileprivate var localTypes: [TypeDeclaration] {
    switch self {
    case .variable(let variable): variable.localTypes
    case .function(let function), .initializer(let function): function.localTypes
    case .type(let type): type.members.flatMap { $0.localTypes }
    case .content(let statement): statement.localTypes
    case .conditional(let clauses): clauses.flatMap { $0.body.flatMap { $0.localTypes } }
    case .definition(_, let value): CodePiece.expression(value).localTypes
    case .setting, .plist, .window, .scene, .input, .backdrop, .cases, .kept, .unread: []
    }
  }
}

extension FunctionDeclaration {
  fileprivate var localTypes: [TypeDeclaration] { (body ?? []).flatMap { $0.localTypes } }
}

extension VariableDeclaration {
  fileprivate var localTypes: [TypeDeclaration] {
    let code = (getter ?? []) + (setter?.body ?? []) + (willSet?.body ?? []) + (didSet?.body ?? [])
    return code.flatMap { $0.localTypes }
      + (initial.map { CodePiece.expression($0).localTypes } ?? [])
  }
}

extension Statement {
  fileprivate var localTypes: [TypeDeclaration] {
    switch kind {
    case .type(let type):
      [type] + type.members.flatMap { $0.localTypes }
    case .function(let function): function.localTypes
    case .variable(let variable): variable.localTypes
    case .expression, .if, .guard, .switch, .loop, .return, .jump, .block, .attempt, .deferred,
      .conditional, .action, .unread:
      pieces.flatMap { $0.localTypes }
    }
  }
}

extension CodePiece {
  fileprivate var localTypes: [TypeDeclaration] {
    switch self {
    case .statement(let statement): statement.localTypes
    case .expression, .closure: pieces.flatMap { $0.localTypes }
    }
  }
}
