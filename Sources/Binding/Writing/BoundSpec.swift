import Language
import StatusBar

/// A spec as bound: what the interpreter runs, and what every report reads. It does not change.
///
/// An object, as each scenario hands it on: a copy would count the references of all its parts.
package final class BoundSpec: Sendable {
  /// The files, and the names in them.
  package let spec: Spec
  /// What is run, shared by all who run it.
  package let shared: SharedProgram
  /// The place of each `Site`, by its index.
  package let sites: [Location]
  /// What is wrong with names and types, in the order of the text.
  package let diagnostics: [Diagnostic]
  /// What was kept or assumed, in the order of the text.
  package let notes: [KeptNote]
  /// What was not understood and is taken to leave the bar alone, by the index of its
  /// `AssumptionID`.
  package let assumptions: [KeptNote]
  /// What the program does not say, by the paths that name it.
  let inputs: InputTable
  /// The type of each formula, by its index.
  let types: [StaticType]

  init(
    spec: Spec, program: SharedProgram, sites: [Location], types: [StaticType],
    findings: Findings, inputs: InputTable
  ) {
    self.spec = spec
    shared = program
    self.sites = sites
    self.types = types
    diagnostics = findings.diagnostics.listed
    notes = findings.notes
    assumptions = findings.assumptions
    self.inputs = inputs
  }

  package var program: Program { _read { yield shared.program } }

  /// The class of the author's that a formula's controller is of; nil if it is none, or unknown.
  package func authorClass(of formula: FormulaID) -> ScreenID? {
    guard Int(formula.index) < types.count, case .named(let name) = types[Int(formula.index)].kind
    else { return nil }
    let spelling = spec.names.spelling(of: name)
    let found = program.screens.indices.dropFirst().first {
      program.symbols[Int(program.screens[$0].name.index)] == spelling
    }
    return found.map { ScreenID(Int32($0)) }
  }

  /// Returns the place of a site, or nil for `Site.none`.
  package func location(of site: Site) -> Location? {
    site.index < UInt32(sites.count) ? sites[Int(site.index)] : nil
  }
}
