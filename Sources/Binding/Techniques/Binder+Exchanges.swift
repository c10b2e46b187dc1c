import Language
import StatusBar

// The exchange of methods by the runtime: `method_exchangeImplementations` and its like.
extension Binder {
  /// The facts that an exchange of methods can decide, by the getters of the bar that the texts
  /// name in selectors; nil for another function, and where they name none.
  func facets(exchangedBy function: Name) -> [Haze.Facet]? {
    switch spelling(function) {
    case "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
      "class_addMethod", "object_setClass":
      break
    default: return nil
    }
    let facets = Haze.Facet.allCases.filter { facet in
      getters(of: facet).contains { getter in
        spec.sources.contains { $0.bytes[...].names(getter, inSelector: Array("elector".utf8)) }
      }
    }
    return facets.isEmpty ? nil : facets
  }

  /// The getters that tell a fact.
  private func getters(of facet: Haze.Facet) -> [[UInt8]] {
    let walk: ControllerProperty.Walk
    switch facet {
    case .visibility: walk = .visibility
    case .style: walk = .style
    case .screens, .overlap: return []
    }
    return ControllerProperty.allCases.filter { $0.walk == walk }.flatMap { property in
      let row = property.member.row
      return [row.word, row.formerWord].compactMap { $0.map { Array($0.utf8) } }
    }
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff a name stands on the line behind a word like `#selector` or `Selector`.
  fileprivate func names(_ name: [UInt8], inSelector word: [UInt8]) -> Bool {
    split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.count > word.count + name.count else { return false }
      let start = line.indices.first { line[$0...].starts(with: word) }
      return start.map { line[$0...].names(name) } ?? false
    }
  }
}
