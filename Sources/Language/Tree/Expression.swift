/// An expression of the Swift that structure and handlers are written in, and where it stands.
package struct Expression: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// `true` iff it is the word `self`, or `self?` where a closure holds it weakly.
  package var isSelf: Bool {
    switch kind {
    case .name(let name): name.word == .selfWord
    case .optionalChain(let inner), .forced(let inner): inner.isSelf
    default: false
    }
  }

  /// The name in `name` and in `self.name`, or nil for anything else.
  package var ownName: Name? {
    switch kind {
    case .name(let name): name
    case .member(let base, let member): base.isSelf ? member.name : nil
    default: nil
    }
  }

  /// What an expression is; the surface syntax stands beside each case. Only what is larger than a
  /// pointer lies by itself: most expressions are names, numbers and texts.
  package enum Kind: Sendable {
    case name(Name)  // isHidden, self, super, $0
    indirect case instance(Name, ordinal: SourceRange)  // Photo#2, in the steps of a scenario
    case binding(Name)  // $isHidden; in a pattern `let name`
    case implicitMember(Name)  // .dark
    case number  // 47, 16.10: the text is the range
    case string(StringLiteral)  // "Photo \(n)"
    case boolean(Bool)
    case nilLiteral
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])  // (a, b); with one unlabelled element, parentheses
    indirect case member(Expression, LocatedName)  // a.b
    indirect case call(Call)
    indirect case subscripted(Expression, [Argument])  // a[0]
    indirect case optionalChain(Expression)  // a?
    indirect case forced(Expression)  // a!
    indirect case prefix(Operator, Expression)  // !a, -a
    indirect case binary(Expression, Operator, operatorRange: SourceRange, Expression)
    /// `=`, `+=`
    indirect case assignment(Expression, Operator, operatorRange: SourceRange, Expression)
    indirect case ternary(Expression, Expression, Expression)
    indirect case cast(Expression, Cast, TypeReference)
    indirect case effect(EffectMark, Expression)  // try, try?, await
    indirect case closure(Closure)
    case keyPath([Name])  // \.colorScheme
    indirect case macro(Name, [Argument])  // #selector(…)
    case regex  // #/…/#: the text is the range
    /// `#available(iOS 16, *)`, `#unavailable`
    indirect case availability([Availability], isNegated: Bool)
    /// `base` followed by `#if … #endif` around modifiers; each body's base is `.hole`.
    indirect case conditionalModifiers(Expression, [ConditionalClause<Expression>])
    indirect case branch(Statement)  // if or switch used as an expression
    case hole  // what the modifiers of a clause apply to
    case missing  // nothing readable stands here; already reported
  }
}

/// An argument of a call, a subscript or a tuple.
package struct Argument: Sendable {
  package var label: LocatedName?
  package var value: Expression

  package init(label: LocatedName?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// A call with its arguments in brackets and its trailing closures.
package struct Call: Sendable {
  package var callee: Expression
  package var arguments: [Argument]
  /// The first has no label; the others have one.
  package var closures: [(label: LocatedName?, closure: Closure)]
  /// The offsets of the brackets; both zero if there are none, which keeps a call small.
  private var bracketOffsets: SourceRange

  /// From the opening to the closing bracket; nil if there are none.
  package var brackets: SourceRange? { bracketOffsets.end == 0 ? nil : bracketOffsets }

  package init(
    callee: Expression, arguments: [Argument],
    closures: [(label: LocatedName?, closure: Closure)], brackets: SourceRange?
  ) {
    self.callee = callee
    self.arguments = arguments
    self.closures = closures
    bracketOffsets = brackets ?? SourceRange(0, 0)
  }
}

/// Statements in braces with the parameters that they are given.
package struct Closure: Sendable {
  package var range: SourceRange
  package var parameters: [LocatedName]
  /// The types of the parameters where they are written; none where no type is.
  package var parameterTypes: [TypeReference?] = []
  /// The type of what it yields, where that is written.
  package var result: TypeReference?
  /// What it keeps as it is where the closure is written.
  package var captures: [Capture] = []
  package var body: [Statement]

  package init(range: SourceRange, parameters: [LocatedName], body: [Statement]) {
    self.range = range
    self.parameters = parameters
    self.body = body
  }
}

/// One of a capture list: `[weak self, count, total = a + b]`.
package struct Capture: Sendable {
  package var name: LocatedName
  /// What stands behind `=`; without it the name itself.
  package var value: Expression?
  /// `true` iff what is captured does not live on by that: `weak`, `unowned`.
  package var isWeak: Bool

  package init(name: LocatedName, value: Expression?, isWeak: Bool = false) {
    self.name = name
    self.value = value
    self.isWeak = isWeak
  }
}

/// What says that an expression may throw or wait.
package enum EffectMark: UInt8, Sendable { case `try`, tryOptional, tryForced, `await` }

/// The kinds of cast.
package enum Cast: UInt8, Sendable { case `is`, `as`, asOptional, asForced }

/// A type as written: its text is the range, its name the last identifier before any generics.
package struct TypeReference: Sendable {
  package var name: Name
  package var range: SourceRange
  package var isOptional: Bool
  /// `true` iff it is written `Theme!`: what is not there is not asked for.
  package var isUnwrapped = false
  /// What it is made of: the element of a list, or what stands in angles.
  package var arguments: [TypeReference] = []

  package init(name: Name, range: SourceRange, isOptional: Bool) {
    self.name = name
    self.range = range
    self.isOptional = isOptional
  }
}

/// One platform of an availability condition; `*` has no version.
package struct Availability: Sendable {
  package var platform: LocatedName?
  /// The text of the version number.
  package var version: SourceRange?

  package init(platform: LocatedName?, version: SourceRange?) {
    self.platform = platform
    self.version = version
  }
}

/// One clause of `#if`, `#elseif` or `#else`; the last has no condition.
package struct ConditionalClause<Body: Sendable>: Sendable {
  package var condition: Expression?
  package var body: Body

  package init(condition: Expression?, body: Body) {
    self.condition = condition
    self.body = body
  }
}

/// The operators that are told apart; any other one is `custom` and its text is its range.
package enum Operator: UInt8, Sendable, CaseIterable {
  case not, negate, plusSign, bitNot
  case and, or, coalesce
  case equal, notEqual, identical, notIdentical, less, lessOrEqual, greater, greaterOrEqual
  case patternMatch
  case add, subtract, multiply, divide, remainder
  case addWrapping, subtractWrapping, multiplyWrapping
  case shiftLeft, shiftRight, bitAnd, bitOr, bitXor
  case closedRange, halfOpenRange
  case assign, addAssign, subtractAssign, multiplyAssign, divideAssign, remainderAssign
  case addWrappingAssign, subtractWrappingAssign, multiplyWrappingAssign
  case shiftLeftAssign, shiftRightAssign, bitAndAssign, bitOrAssign, bitXorAssign
  case custom
}
