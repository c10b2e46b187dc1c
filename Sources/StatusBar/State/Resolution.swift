/// The status bar that a world resolves to, with the reasons.
package struct Resolution: Hashable, Sendable {
  package var bar: Bar
  /// Nil where all is known for sure and reasons are not wanted, as in most worlds.
  private var basis: Basis?

  package init(
    bar: Bar, alternatives: [Bar] = [], undecided: [Unknown] = [], reliances: [Reliance] = [],
    circumstances: Circumstances = Circumstances(), reasons: [Reason] = []
  ) {
    self.bar = bar
    let grounds = Basis.Grounds(
      alternatives: alternatives, undecided: undecided, reliances: reliances,
      circumstances: circumstances, reasons: reasons)
    basis = grounds.isEmpty ? nil : Basis(grounds)
  }

  /// Creates what rests on nothing.
  init(bar: Bar) {
    self.bar = bar
    basis = nil
  }

  /// `true` iff all is known for sure and reasons were not wanted.
  var isPlain: Bool { basis == nil }

  private var grounds: Basis.Grounds {
    get { basis?.grounds ?? Basis.Grounds() }
    set { basis = newValue.isEmpty ? nil : Basis(newValue) }
  }

  /// The other bars that are possible where something is unknown; empty if all is known.
  package var alternatives: [Bar] {
    get { basis?.grounds.alternatives ?? [] }
    set { grounds.alternatives = newValue }
  }

  /// The bar, and the others that are possible.
  var possibleBars: [Bar] { [bar] + alternatives }

  /// What is unknown and makes the difference, in the order in which it was met.
  package var undecided: [Unknown] {
    get { basis?.grounds.undecided ?? [] }
    set { grounds.undecided = newValue }
  }

  /// What the answer rests on besides what is known, in the order in which it was met.
  package var reliances: [Reliance] { basis?.grounds.reliances ?? [] }

  /// What does not bear the answer, and who gives it or is asked for it.
  package var circumstances: Circumstances { basis?.grounds.circumstances ?? Circumstances() }

  /// Why, in the order in which it was decided; empty unless asked for.
  package var reasons: [Reason] { basis?.grounds.reasons ?? [] }

  /// Adds what the answer rests on.
  mutating func rely(on reliance: Reliance) {
    if !reliances.contains(reliance) { grounds.reliances.append(reliance) }
  }

  /// Returns the same without the reasons.
  func withoutReasons() -> Resolution {
    guard let basis, !basis.grounds.reasons.isEmpty else { return self }
    var plain = self
    plain.grounds.reasons = []
    return plain
  }

  /// `true` iff every possible bar is answered the same in both.
  package func answersLike(_ other: Resolution) -> Bool {
    guard bar.answersLike(other.bar) else { return false }
    if basis == nil && other.basis == nil { return true }
    return alternatives.count == other.alternatives.count
      && zip(alternatives, other.alternatives).allSatisfy { $0.answersLike($1) }
  }

  /// What an answer rests on, shared by all copies: a world that is copied copies one reference.
  private final class Basis: Hashable, Sendable {
    let grounds: Grounds

    init(_ grounds: Grounds) { self.grounds = grounds }

    static func == (a: Basis, b: Basis) -> Bool { a === b || a.grounds == b.grounds }

    func hash(into hasher: inout Hasher) { hasher.combine(grounds) }

    struct Grounds: Hashable, Sendable {
      var alternatives: [Bar] = []
      var undecided: [Unknown] = []
      var reliances: [Reliance] = []
      var circumstances = Circumstances()
      var reasons: [Reason] = []

      var isEmpty: Bool {
        alternatives.isEmpty && undecided.isEmpty && reliances.isEmpty && reasons.isEmpty
          && circumstances.owners.isEmpty && circumstances.routes.isEmpty
      }
    }
  }
}
