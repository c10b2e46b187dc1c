import Interpreter
import Language

/// Writes down which scenarios of a run do not hold: a reader of its events.
package struct FailureRecorder: Sendable {
  package private(set) var notes: FailureNotes
  /// The folder that the run works in.
  private let folder: String
  /// `true` iff all scenarios of a file run, so that what is not met is not there any more.
  private let isWhole: Bool
  private var file: [UInt8] = []
  private var isKnown = false
  private var isValid = false
  /// `true` iff something is noted of the file.
  private var isMentioned = false
  private var sources: [Source] = []
  /// What the scenarios of the file showed; those that hold only where something is noted of it.
  private var shown: [(name: [UInt8], fails: Bool)] = []

  package init(_ notes: FailureNotes, folder: String, isWhole: Bool) {
    self.notes = notes
    self.folder = folder
    self.isWhole = isWhole
  }

  package mutating func receive(_ event: RunEvent) {
    switch event {
    case .began, .listed, .ended: break
    case .fileBegan(let name): begin(name)
    case .complaint(.unreadable), .complaint(.trapped):
      if isKnown { notes.note(file: file, isBroken: true) }
    case .complaint: break
    case .planned(let planned):
      sources = planned.sources
      isValid = planned.isValid
      if isKnown { notes.note(file: file, isBroken: !isValid) }
      isMentioned = notes.mention(file: file)
    case .scenario(let result): if isKnown { add(result) }
    case .fileEnded(let end): finish(end)
    }
  }

  /// Standard input is another one each time.
  private mutating func begin(_ name: String) {
    isKnown = name != "<stdin>"
    isValid = false
    file = FailureNotes.key(name, in: folder)
    shown = []
  }

  private mutating func add(_ result: ScenarioResult) {
    let fails = result.outcome.isFailure || result.isIdle
    // Most scenarios hold now and held before: nothing is known of them, and nothing need be.
    guard fails || isMentioned, let root = sources.first else { return }
    let index = Int(result.name.file.index - root.file.index)
    let range = result.name.range
    shown.append((Array(sources[index].bytes[Int(range.start)..<Int(range.end)]), fails))
  }

  private mutating func finish(_ end: FileEnd) {
    defer { isKnown = false }
    guard isKnown else { return }
    if isWhole && isValid && !end.isCutOff {
      notes.set(shown.compactMap { $0.fails ? $0.name : nil }, of: file)
    } else {
      for (name, fails) in shown { notes.note(name, of: file, fails: fails) }
    }
  }
}
