import Driver
import Host
import Interpreter
import Language
import Reporting

/// What was asked about: a file, standard input, or the view itself.
struct AskedInput {
  private enum Kind { case file, standardInput, content }

  /// By which messages name it.
  let name: String
  let spec: AskedSpec
  private let kind: Kind
  private let path: Path
  private let bytes: [UInt8]
  /// `true` iff it is declarations, as a file holds them, and not a view.
  private let isFile: Bool

  /// `true` iff files were read that the spec itself does not include.
  let isWidened: Bool

  /// Reads what the operand names, or takes it as what is meant; `widens` lets the screen that is
  /// asked for bring the files that it needs.
  init(_ operand: Path, _ options: Options, widens: Bool = false) throws(HostError) {
    path = operand
    if operand.isStandardInput {
      kind = .standardInput
      bytes = try Files.readStandardInput()
    } else if AskedInput.isFile(operand) {
      kind = .file
      bytes = try Files.read(operand)
    } else {
      kind = .content
      bytes = operand.bytes
    }
    switch kind {
    case .file: name = operand.spelling
    case .standardInput: name = "<stdin>"
    case .content: name = "<view>"
    }
    let source = Source(file: FileID(0), name: name, bytes: bytes)
    let isSwift = kind == .file && operand.hasExtension(".swift")
    isFile = isSwift || beginsDeclaration(source)
    if isFile {
      let root = Input(path: kind == .content ? Path("-") : operand)
      var isWidened = false
      let includes = Includes(root: root, staysInside: !options.includesOutside) { path, bytes in
        guard widens, let text = ImportedApp(options).text(insteadOf: bytes, at: path) else {
          return bytes
        }
        isWidened = true
        return text
      }
      let spec = loadSpec(root: source) { includes.load($0, from: $1) }
      self.spec = AskedSpec(file: spec)
      self.isWidened = isWidened
    } else {
      isWidened = false
      spec = AskedSpec(content: source)
    }
  }

  /// `true` iff a file stands there, or nothing but a file can be meant.
  private static func isFile(_ operand: Path) -> Bool {
    if let kind = try? Files.kind(of: operand) { return kind == .file || kind == .directory }
    let isPath = operand.bytes.allSatisfy { byte in
      byte > UInt8(ascii: " ") && byte != UInt8(ascii: "(") && byte != UInt8(ascii: "{")
    }
    return isPath && (operand.hasExtension(".swift") || operand.hasExtension(".sbar"))
  }

  var isEmpty: Bool { bytes.allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// `true` iff it is a single line.
  var isOneLine: Bool { !bytes.dropLast().contains(UInt8(ascii: "\n")) }

  /// The operand as a shell takes it.
  var repro: String { kind == .standardInput ? "-" : ShellWord.quote(path.spelling) }

  /// Returns the steps as a source of their own, a line each.
  func steps(_ steps: [String], after asked: AskedSpec) -> Source {
    let last = asked.spec.sources.last?.file.index ?? 0
    return Source(
      file: FileID(last + 1), name: "--then",
      bytes: Array(steps.joined(separator: "\n").utf8))
  }

  /// Returns the settings of a header as a source of their own.
  func settings(_ settings: [String], after asked: AskedSpec) -> Source {
    let last = asked.spec.sources.last?.file.index ?? 0
    return Source(
      file: FileID(last + 1), name: "--on",
      bytes: Array(settings.joined(separator: ", ").utf8))
  }

  /// Returns what a spec at `spec` begins with: the text itself, or where it stands; nil where it
  /// cannot say what was asked.
  func head(of spec: Path, for asked: AskedSpec) -> AskedSpecText.Head? {
    guard isFile else { return .content(String(decoding: bytes, as: UTF8.self)) }
    if kind == .file, asked.leftOut.isEmpty {
      return .include(path.relative(to: spec.directory).spelling)
    }
    var kept = bytes
    for place in asked.leftOut.reversed() {
      guard place.file == FileID(0) else { return nil }
      kept.removeSubrange(Int(place.range.start)..<min(Int(place.range.end), kept.count))
    }
    return .declarations(String(decoding: kept, as: UTF8.self))
  }
}

extension Path {
  /// Returns this path as seen from a directory; an absolute one stands for itself.
  func relative(to directory: Path) -> Path {
    let slash = UInt8(ascii: "/")
    if bytes.first == slash || directory.bytes.first == slash { return self }
    var own = simplified.bytes.split(separator: slash)
    var others = directory.simplified.bytes.split(separator: slash)
    while let first = own.first, let other = others.first, first.elementsEqual(other) {
      own.removeFirst()
      others.removeFirst()
    }
    let up = [ArraySlice<UInt8>](repeating: [0x2E, 0x2E], count: others.count)
    return Path(bytes: Array((up + own).joined(separator: [slash])))
  }
}
