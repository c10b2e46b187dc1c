/// Gathers packages of a checkout, and those beside them that they depend on, each once.
struct PackageSearch {
  private let folder: ProjectFolder
  /// Paths of manifests that are still to be read, the last one first.
  private var pending: [String] = []
  private var seen: Set<String> = []
  private var products: Set<String> = []
  /// The folders of their sources, in the order in which they were found.
  private(set) var sources: [SourceFolder] = []
  private(set) var unread: [Unread] = []

  /// No checkout has more packages than this; what is left is not read, and that is said.
  private static let limit = 1_000

  init(folder: ProjectFolder) {
    self.folder = folder
  }

  /// Adds the packages that lie in a folder or below it.
  mutating func add(below path: String) {
    pending += manifests(below: path).reversed()
  }

  /// Reads what was added, and what that depends on.
  mutating func follow() {
    while let path = pending.popLast() {
      guard seen.insert(path).inserted, let manifest = read(path) else { continue }
      guard seen.count <= PackageSearch.limit else {
        unread.append(Unread(file: path, reason: "there are too many packages"))
        return pending.removeAll()
      }
      take(manifest, at: path)
    }
  }

  /// Adds the packages of the checkout that hold products of which no package is known so far.
  mutating func addProviders(of names: [String]) {
    let missing = Set(names).subtracting(products)
    guard !missing.isEmpty else { return }
    for path in manifests(below: "") where !seen.contains(path) {
      guard case .bytes(let bytes) = folder.read(path) else { continue }
      let manifest = PackageManifest.read(bytes, at: path).value
      if manifest.products.contains(where: { missing.contains($0) }) { pending.append(path) }
    }
  }

  private func manifests(below path: String) -> [String] {
    folder.paths(below: path).filter { file in
      ProjectPath.name(of: file) == "Package.swift"
        && !LeftOut.isOfOtherKind(String(file.dropFirst(path.count)))
    }
  }

  private mutating func read(_ path: String) -> PackageManifest? {
    switch folder.read(path) {
    case .bytes(let bytes):
      let reading = PackageManifest.read(bytes, at: path)
      unread += reading.notes.map { Unread(file: path, note: $0) }
      return reading.value
    case .failed(let reason):
      unread.append(Unread(file: path, reason: reason))
      return nil
    }
  }

  private mutating func take(_ manifest: PackageManifest, at path: String) {
    let base = ProjectPath.folder(of: path)
    sources += manifest.sources(in: base)
    products.formUnion(manifest.products)
    for neighbour in manifest.neighbours.reversed() {
      guard let place = ProjectPath.join(base, neighbour) else { continue }
      let own = place.isEmpty ? "Package.swift" : place + "/Package.swift"
      if folder.contains(own) { pending.append(own) }
    }
  }
}
