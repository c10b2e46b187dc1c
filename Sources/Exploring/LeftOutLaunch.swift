import Binding
import Interpreter
import Language
import StatusBar

/// The launch of an app that is left out, as what it leads to is not known.
package struct LeftOutLaunch: Sendable {
  /// What of it is not known; nil where it shows nothing.
  package let unknown: InputID?
  /// Where that stands.
  package let place: Location?
  /// What the input is one of.
  package let program: Program

  init(_ unknown: InputID?, in plan: Plan) {
    self.unknown = unknown
    program = plan.bound.program
    place = unknown.flatMap { plan.place(of: $0) }
  }
}

extension Plan {
  /// Where something stands that is not known; nil for what a rule leaves open, and for the end of
  /// the app.
  package func place(of input: InputID) -> Location? {
    let inputs = bound.program.inputs
    guard input.rule == nil, input.end == nil, inputs.indices.contains(Int(input.index)) else {
      return nil
    }
    return bound.location(of: inputs[Int(input.index)].site)
  }
}

/// What code that is left out may say of every bar of the app.
struct LaunchReach {
  private(set) var hides = false
  private(set) var colours = false

  /// Reads the names in the parts of a spec that are left out, and in what they may call.
  init(of places: [Location], in spec: Spec) {
    if places.isEmpty { return }
    for name in spec.names(in: places) {
      guard let word = name.word else { continue }
      if word == .isStatusBarHidden || word == .setStatusBarHidden {
        hides = true
      } else if word == .appearance || word.decidesBar {
        colours = true
      }
    }
    // The looks of all bars are mostly set in a function that the launch calls.
    let call = Array("appearance(".utf8)
    colours = colours || spec.sources.contains { $0.bytes.contains(call) }
  }

  /// `true` iff what was found may be otherwise with the launch.
  func concerns(_ lead: Lead) -> Bool {
    switch lead.cause {
    case .lost(.hidden, _, _): hides
    case .lost(.content, _, _), .illegible: colours
    case .changed(let former, let face, _): concerns(former, face)
    case .stale(let shown, let awaited): concerns(shown, awaited)
    case .flashed(let face, _, let before): concerns(face, before)
    }
  }

  private func concerns(_ face: Lead.Face, _ other: Lead.Face) -> Bool {
    (face.content == nil) == (other.content == nil) ? colours : hides
  }
}

extension [UInt8] {
  /// `true` iff another text is part of it.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first, other.count <= count else { return false }
    return indices.dropLast(other.count - 1).contains { place in
      self[place] == first && self[place..<place + other.count].elementsEqual(other)
    }
  }
}
