/// `exploration "name" on ios 16...18 { always visible while top Home }`
package struct ExplorationDeclaration: Sendable {
  /// Its name, tags, settings and what it replaces of the app; the steps are those of `with`.
  package var head: ScenarioDeclaration
  package var lines: [ExplorationLine]

  package init(head: ScenarioDeclaration, lines: [ExplorationLine]) {
    self.head = head
    self.lines = lines
  }
}

/// One line of an exploration: a law, or what is tried.
package struct ExplorationLine: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package enum Kind: Sendable {
    /// `always visible while top Home`
    case always(Claim)
    /// `never dark while top Player`
    case never(Claim)
    /// `after back, dismiss unchanged`
    case after([LocatedName], Claim)
    /// `reachable hidden by Photo`
    case reachable(Claim)
    /// `without rotate, tap "Delete"`
    case without([MoveName])
    /// `with call Player.toggle`: the step is among those of the head.
    case with
    /// `at most 3 Photo`; the number is the text of it.
    case atMost(SourceRange, LocatedName)
    /// Could not be read; the diagnostic is already there.
    case invalid
  }

  /// What a law claims, and of which situations: `visible while top Home when ios >= 17`.
  package struct Claim: Sendable {
    /// Empty for `unchanged`.
    package var facts: [Fact]
    /// What is so wherever it counts.
    package var premise: [Fact]
    package var condition: Expression?
    /// Between the quotes.
    package var message: SourceRange?

    package init(
      facts: [Fact], premise: [Fact] = [], condition: Expression? = nil,
      message: SourceRange? = nil
    ) {
      self.facts = facts
      self.premise = premise
      self.condition = condition
      self.message = message
    }
  }

  /// A move that is not tried: `rotate`, `tap "Delete"`.
  package struct MoveName: Sendable {
    package var name: LocatedName
    /// Of a tap, between the quotes; nil for all of the kind.
    package var label: SourceRange?

    package init(_ name: LocatedName, label: SourceRange? = nil) {
      self.name = name
      self.label = label
    }
  }
}
