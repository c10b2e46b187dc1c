import Interpreter
import Language
import Reporting
import StatusBar

/// Sources of a test, and places in them found by their text.
struct Sample {
  var sources: [Source] = []

  init(_ text: String, name: String = "Specs/gallery.sbar") { add(text, name: name) }

  init(bytes: [UInt8], name: String = "Specs/gallery.sbar") {
    sources = [Source(file: FileID(0), name: name, bytes: bytes)]
  }

  mutating func add(_ text: String, name: String) {
    let file = FileID(UInt32(sources.count))
    sources.append(Source(file: file, name: name, bytes: Array(text.utf8)))
  }

  var book: SourceBook { SourceBook(sources) }

  /// What findings about it speak of; a new one each time.
  var program: ProgramText {
    let spec = Spec(sources: sources, scripts: [], names: NameTable(), diagnostics: [])
    return ProgramText(spec, SharedProgram(Program()), file: FileID(0))
  }

  /// The place of the `occurrence`-th `text`, from 1, in one of the files.
  func place(_ text: String, _ occurrence: Int = 1, file: Int = 0) -> Location {
    let bytes = sources[file].bytes
    let wanted = Array(text.utf8)
    var left = occurrence
    for start in 0...max(0, bytes.count - wanted.count)
    where bytes[start...].starts(with: wanted) {
      left -= 1
      if left == 0 { return at(start, start + wanted.count, file: file) }
    }
    return at(0, 0, file: file)
  }

  func at(_ start: Int, _ end: Int, file: Int = 0) -> Location {
    Location(FileID(UInt32(file)), SourceRange(UInt32(start), UInt32(end)))
  }

  func render(_ diagnostics: Diagnostic..., look: Look = Look()) -> String {
    var text = TextBuffer()
    for diagnostic in diagnostics {
      DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

/// An error with a label and nothing else.
func sampleError(_ message: String, _ place: Location, _ label: String = "") -> Diagnostic {
  Diagnostic(.unclosedConditional, .error, message, at: place, label: label)
}
