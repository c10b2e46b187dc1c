import Language

extension Spec {
  /// Leaves out what begins the app when it is launched: its delegates and its `App`. What they
  /// do before the first screen is there may not be known. Returns where they stood.
  package mutating func leaveOutLaunch() -> [Location] {
    var places: [Location] = []
    for index in scripts.indices {
      let file = sources[index].file
      scripts[index].items.removeAll { item in
        guard case .type(let type) = item, type.beginsApp else { return false }
        places.append(Location(file, type.range))
        return true
      }
    }
    return places
  }

  /// Returns the names that stand in some parts of the text, each once.
  package func names(in places: [Location]) -> [Name] {
    var found: [Name] = []
    for place in places {
      source(place.file)?.forEachName(in: place.range, of: names) { name in
        if !found.contains(name) { found.append(name) }
      }
    }
    return found
  }

  /// The bytes of a place.
  package func bytes(of place: Location) -> ArraySlice<UInt8> {
    guard let source = source(place.file) else { return [] }
    let end = min(Int(place.range.end), source.bytes.count)
    return source.bytes[min(Int(place.range.start), end)..<end]
  }
}

extension TypeDeclaration {
  /// `true` iff it is what an app of Swift's begins with.
  fileprivate var beginsApp: Bool {
    inherited.contains { reference in
      switch reference.name.word {
      case .App, .UIApplicationDelegate, .UIWindowSceneDelegate: true
      default: false
      }
    }
  }
}
