import Editing
import Language
import Reporting

/// What a name means in every spec that shares a file with it.
///
/// A name of a file that several specs include belongs to all of them: were it changed in one, the
/// others would not find it.
struct SharedName {
  let name: String
  /// `true` iff each spec tells it apart from all others by its name alone.
  private(set) var isUnique = true
  /// In the order in which they were found.
  private(set) var files: [File] = []
  /// `true` iff one of the specs declares the other name that it was compared with.
  private(set) var isOtherTaken = false
  /// `true` iff a spec declares it.
  private(set) var isDeclared = false

  /// A file that names it.
  struct File {
    let source: Source
    var places: [SourceRange] = []
    /// Those of them that declare it.
    var declarations: [SourceRange] = []
  }

  init(_ name: String) { self.name = name }

  /// Adds what one spec says of it; returns the files that it is named in.
  mutating func add(_ analysis: Analysis, other: String?) -> [String] {
    guard let thing = analysis.named(name) else { return [] }
    isDeclared = true
    if !thing.isUnique { isUnique = false }
    if let other, analysis.declares(other) { isOtherTaken = true }
    var names: [String] = []
    for source in analysis.sources {
      let places = thing.places.filter { $0.file == source.file }.map { $0.range }
      if places.isEmpty { continue }
      names.append(source.name)
      let known = files.firstIndex { $0.source.name == source.name }
      let index = known ?? files.count
      if known == nil { files.append(File(source: source, places: places)) }
      for place in thing.declarations where place.file == source.file {
        let isKnown = files[index].declarations.contains(place.range)
        if !isKnown { files[index].declarations.append(place.range) }
      }
    }
    return names
  }
}

extension Server {
  /// Returns the name at a place in all specs that share a file which has it; nil where none of
  /// them declares it.
  ///
  /// However many specs they are, all are read: a name that is changed in some of them alone would
  /// break the others. `other` is a name that may be declared already.
  func sharedName(_ asked: Asked, other: String? = nil) throws(Failure) -> SharedName? {
    guard let name = asked.analysis.name(at: try asked.place(), in: asked.file) else { return nil }
    var shared = SharedName(name)
    var next = [asked.name]
    var seen = Set(next)
    var roots: Set<String> = []
    while let file = next.popLast() {
      for root in [asked.root] + workspace.roots(of: file) where roots.insert(root).inserted {
        try asked.goOn()
        guard let analysis = workspace.reading(root: root) else { continue }
        next += shared.add(analysis, other: other).filter { seen.insert($0).inserted }
      }
    }
    return shared.isDeclared ? shared : nil
  }
}
