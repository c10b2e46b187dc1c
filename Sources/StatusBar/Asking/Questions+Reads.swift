/// What an evaluation reads, for callers that want to know who wrote it.
extension Questions {
  /// Returns the variables that an evaluation reads now, each with the number of reasons of
  /// `resolve` that were noted before.
  package func reads() -> [(reason: Int, place: Write.Place)] {
    let outer = turnPage()
    defer { trace = outer }
    trace.isExplaining = true
    trace.recordsReads = true
    trace.mayChoose = true
    _ = bar()
    return trace.reads
  }

  /// The number of the window whose root is asked, and where it is declared; nil where none is.
  package var askedWindow: (number: Int, site: Site)? {
    let outer = turnPage()
    defer { trace = outer }
    return controllingWindow().map { ($0, world.windows[$0].site) }
  }

  /// Returns what a variable or an input is called; nil for anything else, or one that is gone.
  package func name(of place: Write.Place) -> String? {
    if case .input(let input) = place {
      let isKnown = input.index >= 0 && Int(input.index) < program.inputs.count
      return isKnown ? program.inputs[Int(input.index)].name : nil
    }
    guard case .variable(let id, let slot) = place, Int(id.index) < world.instances.count
    else {
      return nil
    }
    let slots = program.screens[Int(self[id].screen.index)].slots
    guard Int(slot) < slots.count else { return nil }
    return program.symbols[Int(slots[Int(slot)].name.index)]
  }
}
