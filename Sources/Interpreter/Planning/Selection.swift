import Language

extension Plan {
  /// Leaves only the scenarios of the root file that hold a line, from 1.
  package mutating func keep(scenariosAtLine line: Int, of root: Source) {
    let lines = LineIndex(root.bytes)
    keep { scenario in
      let first = lines.line(at: scenario.range.start) + 1
      let last = lines.line(at: max(scenario.range.start, scenario.range.end - 1)) + 1
      return scenario.name.file == root.file && first <= line && line <= last
    }
  }

  /// Leaves only the scenarios whose name holds `part`.
  package mutating func keep(scenariosNamed part: String, in sources: [Source]) {
    let wanted = Array(part.utf8)
    keep(in: sources) { holds($0, wanted) }
  }

  /// Leaves out the scenarios whose name holds `part`.
  package mutating func drop(scenariosNamed part: String, in sources: [Source]) {
    let unwanted = Array(part.utf8)
    keep(in: sources) { !holds($0, unwanted) }
  }

  /// Leaves only the scenarios whose name, as bytes, is wanted.
  package mutating func keep(in sources: [Source], _ isWanted: (ArraySlice<UInt8>) -> Bool) {
    guard let root = sources.first else { return }
    keep { scenario in
      let index = Int(scenario.name.file.index - root.file.index)
      let range = scenario.name.range
      return isWanted(sources[index].bytes[Int(range.start)..<Int(range.end)])
    }
  }

  /// Leaves only the scenarios whose tags `isWanted` takes; it is given a test for a tag.
  package mutating func keep(
    taggedIn sources: [Source], _ isWanted: ((String) -> Bool) -> Bool
  ) {
    guard let root = sources.first else { return }
    keep { scenario in
      let bytes = sources[Int(scenario.name.file.index - root.file.index)].bytes
      return isWanted { tag in
        scenario.tags.contains { bytes[Int($0.start)..<Int($0.end)].elementsEqual(tag.utf8) }
      }
    }
  }

  /// The tags of its scenarios, each once, in the order of the text.
  package func tags(in sources: [Source]) -> [String] {
    guard let root = sources.first else { return [] }
    var tags: [String] = []
    for scenario in scenarios + unwanted {
      let source = sources[Int(scenario.name.file.index - root.file.index)]
      for tag in scenario.tags.map({ source.text($0) }) where !tags.contains(tag) {
        tags.append(tag)
      }
    }
    return tags
  }

  /// Leaves only the scenario of that number.
  package mutating func keep(scenario number: Int) {
    unwanted += scenarios[..<number] + scenarios[(number + 1)...]
    scenarios = [scenarios[number]]
  }

  private mutating func keep(_ isWanted: (PlannedScenario) -> Bool) {
    unwanted += scenarios.filter { !isWanted($0) }
    scenarios.removeAll { !isWanted($0) }
  }
}

private func holds(_ name: ArraySlice<UInt8>, _ wanted: [UInt8]) -> Bool {
  if wanted.count > name.count { return false }
  for start in name.startIndex...name.endIndex - wanted.count
  where name[start..<start + wanted.count].elementsEqual(wanted) {
    return true
  }
  return false
}
