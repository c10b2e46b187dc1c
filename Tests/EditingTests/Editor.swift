import Editing
import Foundation
import Host
import Interpreter
import Language
import Testing

/// A spec in memory, as an editor has it.
struct Editor {
  let analysis: Analysis
  let options = RunOptions()

  /// `files` are those that it may include, by their names.
  init(_ text: String, name: String = "a.sbar", files: [String: String] = [:]) {
    let project = Project(options: options)
    let root = Source(file: FileID(0), name: name, bytes: Array(text.utf8))
    analysis = DeepStack.run {
      Analysis(
        project.spec(of: root) { path, _ in
          files[path].map { .bytes(Array($0.utf8), name: path) } ?? .failed("no such file")
        })
    }
  }

  /// A file with what it includes.
  init(file: URL) throws {
    let input = Input(path: Path(file.path))
    let includes = Includes(root: input)
    let root = Source(file: FileID(0), name: input.name, bytes: try input.read())
    let project = Project(options: options)
    analysis = DeepStack.run {
      Analysis(
        project.spec(of: root) { path, includer in
          guard let found = try? includes.read(path, from: includer) else {
            return .failed("no such file")
          }
          return .bytes(found.bytes, name: found.name)
        })
    }
  }

  var root: FileID { FileID(0) }

  /// The place of the `|` in a line of the text that begins so, without it.
  static func marked(_ text: String) throws -> (text: String, offset: UInt32) {
    let bytes = Array(text.utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let rest = String(decoding: bytes[..<place] + bytes[(place + 1)...], as: UTF8.self)
    return (rest, UInt32(place))
  }

  /// The text with edits of one file.
  static func applied(_ edits: [Fix.Edit], to text: String, in file: FileID = FileID(0)) -> String {
    var bytes = Array(text.utf8)
    let own = edits.filter { $0.location.file == file }
      .sorted { $0.location.range.start > $1.location.range.start }
    for edit in own {
      bytes.replaceSubrange(
        Int(edit.location.range.start)..<Int(edit.location.range.end), with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The place of the first occurrence of a text.
  static func offset(of part: String, in text: String) throws -> UInt32 {
    let range = try #require(text.range(of: part))
    return UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
  }
}

/// Specs that many tests look at.
enum Sample {
  static let app = """
    app Gallery {
        ios [16.4, 18]
        device "iPhone 14"

        NavigationStack { Home() }
    }

    screen Home {
        List {
            NavigationLink("Photo") { Photo() }
        }
    }

    screen Photo {
        Image("bridge").statusBarHidden()
    }


    """

  static let scenario = """
    scenario "the photo is full screen" {
        launch
        expect visible
        tap "Photo"
        expect hidden
        back
        expect ?
    }

    """
}

/// The files below Examples.
let examples: [URL] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
  let found = try? Directories.search(below: Path(folder.path), withExtension: ".sbar")
  return (found?.files ?? []).map { URL(fileURLWithPath: $0.spelling) }
}()
