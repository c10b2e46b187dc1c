import Host
import Language

/// A file of settings, `sbar.config`: a flag a line without its dashes, its value behind it.
///
///     # What our specs are run with.
///     strict
///     jobs 4
///     policy nestedHiding=innermost
package struct SettingsFile: Sendable {
  /// As messages name it.
  package let path: String
  private var lines: [Line] = []

  private struct Line: Sendable {
    var number: Int
    var key: String
    var value: String
  }

  /// The name by which one is found.
  package static let name = "sbar.config"

  /// Reads the lines; their keys are looked at once it is known what they are for.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let all = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines = all.enumerated().compactMap { SettingsFile.read($1, $0 + 1) }
  }

  private static func read(_ bytes: ArraySlice<UInt8>, _ number: Int) -> Line? {
    let line = trimmed(withoutComment(bytes))
    guard !line.isEmpty else { return nil }
    let key = line.prefix { !isBlank($0) && $0 != UInt8(ascii: "=") }
    var value = trimmed(line.dropFirst(key.count))
    if value.first == UInt8(ascii: "=") { value = trimmed(value.dropFirst()) }
    if value.count > 1, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
      value = value.dropFirst().dropLast()
    }
    return Line(
      number: number, key: String(decoding: key, as: UTF8.self),
      value: String(decoding: value, as: UTF8.self))
  }

  /// A comment begins with `#` at the start of a line or behind white space.
  private static func withoutComment(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isBehindBlank = true
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "#"), isBehindBlank { return bytes[..<index] }
      isBehindBlank = isBlank(bytes[index])
    }
    return bytes
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { isBlank($0) }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  // MARK: - What it gives

  /// Returns what it says for a verb, where nothing nearer says it; a key that no verb knows is
  /// wrong.
  func given(for verb: Verb, below nearer: [GivenSetting]) throws(UsageError) -> [GivenSetting] {
    var given: [GivenSetting] = []
    for line in lines {
      guard let flag = Flag.named(line.key, of: verb), flag.row.isSetting else {
        throw unknown(line)
      }
      guard verb.accepts(flag) else { continue }
      let row = flag.row
      if !row.addsUp, nearer.contains(where: { $0.row.name == row.name }) { continue }
      let place = GivenSetting.Origin.file(path, line: line.number)
      if line.value.isEmpty, !row.isSwitch, row.isValue == nil {
        throw UsageError(message: "\(place.spelling): `\(line.key)` needs a value", hint: row.help)
      }
      given.append(GivenSetting(flag: flag, value: line.value, origin: place))
    }
    return given
  }

  private func unknown(_ line: Line) -> UsageError {
    let place = path + ":" + String(line.number)
    if Flag.rows.contains(where: { $0.name == line.key }) {
      return UsageError(
        message: "\(place): `\(line.key)` is of one run, and no setting of a file",
        hint: "give it on the command line: `--\(line.key)`")
    }
    let names = Flag.rows.filter { $0.isSetting }.map { $0.name }
    let word = String(line.key.drop { $0 == "-" })
    let exact = names.contains(word) ? "did you mean `\(word)`?" : nil
    return UsageError(
      message: "\(place): unknown setting `\(line.key)`",
      hint: exact ?? didYouMean(word, names) ?? "`sbar config` lists the settings")
  }
}

extension SettingsFile {
  /// Returns the file that is wanted by its path; without one the nearest in a folder, which is the
  /// current one unless another is given, and in those around it, up to the one that holds a
  /// repository.
  package static func find(
    _ wanted: String?, from start: String = ""
  ) throws(UsageError) -> SettingsFile? {
    if wanted == "none" { return nil }
    do throws(HostError) {
      if let wanted { return try read(Path(wanted)) }
      var folder = start.isEmpty ? "" : start + "/"
      let depth = (start.isEmpty ? Host.Process.folder ?? "" : start).utf8.count { $0 == 0x2F }
      for _ in 0..<(depth + 1) {
        let path = Path(folder + name)
        if (try? Files.kind(of: path)) == .file {
          return try read(start.isEmpty ? path : path.simplified)
        }
        if (try? Files.kind(of: Path(folder + ".git"))) != nil { return nil }
        folder += "../"
      }
      return nil
    } catch {
      throw UsageError(message: error.message, hint: "`--config none` reads no settings")
    }
  }

  private static func read(_ path: Path) throws(HostError) -> SettingsFile {
    SettingsFile(try Files.read(path, limit: 1 << 20), path: path.spelling)
  }
}
