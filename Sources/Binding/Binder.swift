import Language
import StatusBar

/// Binds a spec: what it declares first, and then what its scenarios add, and hands over a
/// `BoundSpec`.
///
/// A value that goes on binding: scenarios add their own expressions, handlers and roots to it.
package struct Binder: Sendable {
  /// What is declared, and what binds more of it.
  var declared: DeclarationBinder
  /// Which declarations count.
  private let living: LivingCode
  /// What the program was when it was sealed last.
  private var seal: Seal?

  /// A sealed program, and what it was made of.
  private struct Seal: Sendable {
    var shared: SharedProgram
    var revision: Int
    var symbolCount: Int
    /// The variables of which there is one for all.
    var common: [Name]
    /// What the scenarios say of what is declared; nil where they do not come last.
    var mentions: Declarations.Mentions?
  }

  package init(_ spec: Spec) {
    var findings = Findings(in: spec.sources)
    living = LivingCode(spec)
    let declarations = Declarations(
      of: ClosureCalls.written(in: living.kept(of: spec)), screenBases: spec.screenBases(),
      &findings)
    let resolver = Resolver(spec, declarations, compiled: findings.compiled)
    declared = DeclarationBinder(Body(Writer(resolver, findings)))
    declared.bindAll()
    declareFewValues()
  }

  /// Notes the values of types that have few, for inputs of these.
  private mutating func declareFewValues() {
    for (type, cases) in bodies.writer.resolver.typesOfFewValues {
      let values = cases.map { one in
        InputValue(
          text: "." + bodies.writer.resolver.spelling(one),
          value: .enumCase(bodies.writer.symbol(one)))
      }
      bodies.writer.inputs.declare(values, of: type)
    }
  }

  /// What binds code.
  var bodies: Body {
    get { declared.bodies }
    _modify { yield &declared.bodies }
  }

  /// Returns what was bound so far, in its final form.
  package func finished() -> BoundSpec {
    var findings = bodies.writer.findings
    findings.sort()
    return BoundSpec(
      spec: bodies.writer.resolver.spec, program: sealed(), sites: bodies.writer.program.sites,
      types: bodies.writer.program.types, findings: findings, inputs: bodies.writer.inputs)
  }

  /// Returns the program; as long as nothing is added to it, always the same one.
  private func sealed() -> SharedProgram {
    if let seal, isSealed { return seal.shared }
    var program = bodies.writer.program
    program.settle(bodies.writer.inputs)
    return SharedProgram(program.sealed(bodies.writer.symbols))
  }

  /// `true` iff nothing was added to the program since it was kept.
  package var isSealed: Bool {
    seal.map { $0.revision == bodies.writer.program.revision && $0.symbolCount == symbolCount }
      ?? false
  }

  /// Keeps the program for those who add nothing to it.
  package mutating func keepSealed() {
    let common = bodies.writer.resolver.declarations.commonVariables
    seal = Seal(
      shared: sealed(), revision: bodies.writer.program.revision,
      symbolCount: bodies.writer.symbols.texts.count,
      common: common,
      mentions: bodies.writer.resolver.spec.scenarioText.map {
        bodies.writer.resolver.declarations.mentions(in: $0, common)
      })
  }

  /// Returns what was bound here, and kept, for another spec, whose names begin with those of this
  /// one; nil where the two do not declare the same, or something is wrong with it.
  package func carried(over other: Spec) -> Binder? {
    guard bodies.writer.findings.diagnostics.count == 0, let seal, let mentions = seal.mentions,
      bodies.writer.resolver.spec.declaresTheSame(as: other), let text = other.scenarioText,
      bodies.writer.resolver.declarations.mentions(in: text, seal.common) == mentions,
      LivingCode(other) == living
    else { return nil }
    var binder = self
    binder.bodies.writer.take(other)
    return binder
  }
}
