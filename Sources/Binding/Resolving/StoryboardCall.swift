import Language

/// How code takes a screen out of a storyboard.
enum StoryboardCall {
  /// `storyboard.instantiateInitialViewController()`
  case first(of: Expression)
  /// `storyboard.instantiateViewController(withIdentifier: "about")`
  case identified(Expression, of: Expression)
  /// `StoryboardScene.Main.about.instantiate()`, by names that are made of those of the storyboard;
  /// without a scene the first screen.
  case generated(board: Name, scene: Name?)

  /// Reads a call, whatever it is cast to; nil for any other value, and where nothing is known of
  /// storyboards.
  init?(_ value: Expression, _ resolver: Resolver) {
    guard !resolver.declarations.storyboards.screens.isEmpty else { return nil }
    var value = value
    while let inner = value.castValue { value = inner }
    guard case .call(let call) = value.kind, call.allClosures.isEmpty,
      let method = call.callee.lastName
    else { return nil }
    var base = Expression(.name(Name(.selfWord)), method.range)
    if case .member(let owner, _) = call.callee.kind { base = owner }
    switch resolver.spelling(method.name) {
    case "instantiateInitialViewController": self = .first(of: base)
    case "instantiateViewController" where call.arguments.count == 1:
      self = .identified(call.arguments[0].value, of: base)
    case "instantiate" where call.arguments.isEmpty: self.init(generated: base, resolver)
    default: return nil
    }
  }

  /// `StoryboardScene.Main.initialScene`, as a generator of code names screens.
  private init?(generated base: Expression, _ resolver: Resolver) {
    guard case .member(let type, let scene) = base.kind, case .member(_, let board) = type.kind,
      resolver.names.isCapitalized(board.name)
    else { return nil }
    let isFirst = resolver.spelling(scene.name) == "initialScene"
    self = .generated(board: board.name, scene: isFirst ? nil : scene.name)
  }
}

extension Expression {
  /// What is cast, or said to be there.
  fileprivate var castValue: Expression? {
    switch kind {
    case .cast(let inner, _, _), .forced(let inner), .optionalChain(let inner): inner
    default: nil
    }
  }
}
