/// One file to read, and which of its scenarios are meant.
package struct Input: Hashable, Sendable {
  package var path: Path
  /// From 1; nil means all scenarios.
  package var line: Int?

  package init(path: Path, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  /// By which messages name it.
  package var name: String { path.isStandardInput ? "<stdin>" : path.spelling }

  /// Returns all bytes of it.
  package func read() throws(HostError) -> [UInt8] {
    path.isStandardInput ? try Files.readStandardInput() : try Files.read(path)
  }
}

/// The files that some operands mean.
package struct Inputs: Sendable {
  /// In the order of the operands, none twice.
  package private(set) var files: [Input] = []
  /// Operands that cannot be read.
  package private(set) var errors: [(path: Path, error: HostError)] = []
  /// Folders without a spec in them.
  package private(set) var empty: [Path] = []

  /// Expands folders, and understands `FILE:LINE` and `-`.
  package init(_ operands: [Path]) {
    // One operand means no file twice.
    if operands.count == 1 {
      files = expand(operands[0])
      return
    }
    var seen: Set<Input> = []
    var expanded: Set<Path> = []
    for operand in operands where expanded.insert(operand).inserted {
      for input in expand(operand) where seen.insert(input).inserted { files.append(input) }
    }
  }

  private mutating func expand(_ operand: Path) -> [Input] {
    if operand.isStandardInput { return [Input(path: operand)] }
    do throws(HostError) {
      switch try Files.kind(of: operand) {
      case .file: return [Input(path: operand)]
      case .directory:
        let found = try Directories.search(below: operand, withExtension: ".sbar")
        errors += found.problems
        if found.files.isEmpty && found.problems.isEmpty { empty.append(operand) }
        return found.files.map { Input(path: $0) }
      }
    } catch {
      if let input = Inputs.splitLine(operand) { return [input] }
      errors.append((operand, error))
      return []
    }
  }

  /// Reads `FILE:LINE` and `FILE:LINE:COLUMN`; nil if there is no such file.
  private static func splitLine(_ operand: Path) -> Input? {
    var bytes = operand.bytes
    for _ in 0..<2 {
      guard let sign = bytes.lastIndex(of: UInt8(ascii: ":")), sign > 0,
        let line = Int(String(decoding: bytes[(sign + 1)...], as: UTF8.self)), line > 0
      else { return nil }
      bytes.removeSubrange(sign...)
      let path = Path(bytes: bytes)
      if path.isStandardInput { return Input(path: path, line: line) }
      if let kind = try? Files.kind(of: path), kind == .file {
        return Input(path: path, line: line)
      }
    }
    return nil
  }
}
