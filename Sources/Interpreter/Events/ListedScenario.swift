import Language

/// A scenario that is told of and not run.
package struct ListedScenario: Sendable {
  /// The name between the quotes.
  package var name: Location
  package var tags: [Location]
  /// What its author knows to be wrong, between the quotes; nil where it has to pass.
  package var knownIssue: Location?
  package var cells: [Cell]

  /// One cell of its matrix.
  package struct Cell: Sendable {
    package var axes: [CellResult.Axis]
    /// Why it would be skipped; nil where it would not.
    package var absence: Absence?
  }
}

extension Plan {
  /// What a run of it would run, in order.
  package var listed: [ListedScenario] {
    scenarios.filter { $0.isRunnable }.map { scenario in
      let file = scenario.name.file
      return ListedScenario(
        name: scenario.name, tags: scenario.tags.map { Location(file, $0) },
        knownIssue: scenario.knownIssue.map { Location(file, $0.reason) },
        cells: scenario.cells.map { cell in
          ListedScenario.Cell(axes: cell.axes, absence: cell.exists ? nil : cell.absence)
        })
    }
  }
}
