import Interpreter
import Language

/// The file whose events are arriving, for all reports of a run.
package struct OpenFile: Sendable {
  /// By which messages call it.
  package private(set) var name = ""
  private var sources: [Source] = []
  private var made: SourceBook?

  package init() {}

  /// Takes note of an event, before any report gets it.
  package mutating func take(_ event: RunEvent) {
    switch event {
    case .fileBegan(let name):
      self.name = name
      sources = []
      made = nil
    case .planned(let file):
      sources = file.sources
      made = nil
    case .began, .complaint, .scenario, .listed, .fileEnded, .ended: break
    }
  }

  /// Its lines, counted on first use: a run that passes never needs them.
  package var book: SourceBook {
    mutating get {
      if let made { return made }
      let book = SourceBook(sources)
      made = book
      return book
    }
  }
}
