import Interpreter
import Language

/// Changes of the apps of one or several specs, and what became of each: a change of a file that
/// several specs include is noticed if one of them notices it.
package struct MutationRun: Sendable {
  package private(set) var mutators: [Mutator]
  /// The changes that the apps are valid with, each once, in the order of the specs.
  package private(set) var mutants: [Mutant] = []

  /// A change, and what became of it.
  package struct Mutant: Sendable {
    /// The spec: by its number.
    package var spec: Int
    package var mutation: Mutation
    package var fate: Fate
  }

  /// What becomes of a change.
  package enum Fate: Hashable, Sendable {
    /// By the scenario of that name, of the spec of a number.
    case noticed(by: Location, of: Int)
    /// A scenario would notice it: by its number among those that are missing in the spec.
    case survives(Int)
    /// Whatever is done, a person sees the same.
    case same
    /// As far as was searched, a person sees the same.
    case open
  }

  // MARK: - Trying

  /// A change as a spec has it: both by number.
  package struct Place: Hashable, Sendable {
    var spec: Int
    var number: Int
  }

  /// A change, with the specs that have it.
  package struct Candidate: Sendable {
    var places: [Place]
  }

  /// What the scenarios of all specs that have a change make of it.
  package enum Trial: Hashable, Sendable {
    case invalid
    /// By a scenario of the spec of a number.
    case noticed(by: Location, of: Int)
    /// With the specs that are valid with it.
    case unnoticed([Place])
  }

  /// Returns all changes of specs, each once.
  package static func candidates(of mutators: [Mutator]) -> [Candidate] {
    var candidates: [Candidate] = []
    var numbers: [String: Int] = [:]
    for (spec, mutator) in mutators.enumerated() {
      for number in mutator.mutations.indices {
        let key = mutator.key(of: number)
        if let known = numbers[key] {
          candidates[known].places.append(Place(spec: spec, number: number))
        } else {
          numbers[key] = candidates.count
          candidates.append(Candidate(places: [Place(spec: spec, number: number)]))
        }
      }
    }
    return candidates
  }

  /// Runs the scenarios with a change, up to the first that notices it.
  package static func trial(_ candidate: Candidate, of mutators: [Mutator]) -> Trial {
    var valid: [Place] = []
    for place in candidate.places {
      switch mutators[place.spec].notice(place.number) {
      case .invalid: continue
      case .noticed(let name): return .noticed(by: name, of: place.spec)
      case .unnoticed: valid.append(place)
      }
    }
    return valid.isEmpty ? .invalid : .unnoticed(valid)
  }

  /// Tries the changes of specs one after the other.
  package init(_ mutators: [Mutator]) {
    let candidates = MutationRun.candidates(of: mutators)
    self.init(
      mutators, candidates, candidates.map { MutationRun.trial($0, of: mutators) })
  }

  // MARK: - Searching

  /// Searches what no scenario notices; `trials` are those of the candidates, in their order.
  package init(_ mutators: [Mutator], _ candidates: [Candidate], _ trials: [Trial]) {
    self.mutators = mutators
    var counts = [Int](repeating: 0, count: mutators.count)
    for case .unnoticed(let places) in trials {
      for place in places { counts[place.spec] += 1 }
    }
    var searches = mutators.indices.map { mutators[$0].searches(count: counts[$0]) }
    for (candidate, trial) in zip(candidates, trials) {
      guard let first = candidate.places.first else { continue }
      var mutant = Mutant(
        spec: first.spec, mutation: mutators[first.spec].mutations[first.number], fate: .same)
      switch trial {
      case .invalid: continue
      case .noticed(let name, let spec): mutant.fate = .noticed(by: name, of: spec)
      case .unnoticed(let places): search(&mutant, places, &searches)
      }
      mutants.append(mutant)
    }
  }

  /// Searches from where each spec begins that has the change, up to the first difference.
  private mutating func search(
    _ mutant: inout Mutant, _ places: [Place], _ searches: inout [LockstepSearches]
  ) {
    for place in places {
      switch mutators[place.spec].search(place.number, in: &searches[place.spec]) {
      case .missing(let scenario):
        mutant.fate = .survives(scenario)
        mutant.mutation = mutators[place.spec].mutations[place.number]
        mutant.spec = place.spec
        return
      case .open: mutant.fate = .open
      case .same: continue
      }
    }
  }

  // MARK: - Counting

  /// Those that no scenario notices, and one could.
  package var survivors: [Mutant] {
    mutants.filter { if case .survives = $0.fate { true } else { false } }
  }

  package var noticedCount: Int {
    mutants.count { if case .noticed = $0.fate { true } else { false } }
  }

  package var sameCount: Int { mutants.count { $0.fate == .same } }
  package var openCount: Int { mutants.count { $0.fate == .open } }
  /// How many changes were not tried, as there are too many.
  package var omitted: Int { mutators.reduce(0) { $0 + $1.omitted } }
  /// How many scenarios pass, and can notice something.
  package var passing: Int { mutators.reduce(0) { $0 + $1.passing } }
  /// How many do not pass, or are known not to.
  package var others: Int { mutators.reduce(0) { $0 + $1.others } }
}
