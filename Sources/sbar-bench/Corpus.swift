/// The specs that are measured: a hundred scenarios a file, all of which hold.
///
/// The same arguments give the same bytes.
struct Corpus {
  struct File {
    var name: String
    var bytes: [UInt8]
  }

  let shape: Shape
  private(set) var files: [File] = []
  private(set) var scenarioCount = 0
  /// Those written as a line each, `launch` not among them.
  private(set) var stepCount = 0

  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  init(_ shape: Shape, fileCount: Int, scenariosPerFile: Int) {
    self.shape = shape
    var random = Random(state: 1)
    for index in 0..<fileCount {
      var text = shape.declarations
      for _ in 0..<scenariosPerFile {
        let steps = shape.steps(&random)
        text += "\nscenario \"case \(scenarioCount)\" {\n    launch\n"
        for step in steps { text += "    " + step + "\n" }
        text += "}\n"
        scenarioCount += 1
        stepCount += steps.count
      }
      let number = String(index)
      let padded = String(repeating: "0", count: max(0, 3 - number.utf8.count)) + number
      files.append(File(name: "\(shape.rawValue)-\(padded).sbar", bytes: Array(text.utf8)))
    }
  }
}

/// What the specs of a corpus are made of.
enum Shape: String, CaseIterable {
  /// A stack of SwiftUI screens in a UIKit container, with modifiers.
  case modifiers
  /// A stack of view controllers with getters of their own and an observer that asks for an update.
  case overrides
  /// SwiftUI alone: covers upon covers, shown by variables.
  case covers
  /// An app as it is pasted: most of it has nothing to do with the bar.
  case pasted

  /// What it is, in a few words.
  var title: String {
    switch self {
    case .modifiers: "SwiftUI's modifiers in UIKit's stack"
    case .overrides: "UIKit's getters with observers"
    case .covers: "SwiftUI's covers"
    case .pasted: "pasted code, four scenarios a file"
    }
  }

  /// How many scenarios a file has at most.
  var scenariosPerFile: Int { self == .pasted ? 4 : 100 }

  var declarations: String {
    switch self {
    case .modifiers: Screen.declarations { $0.withModifiers }
    case .overrides: Screen.declarations { $0.withGetters }
    case .covers: Cover.declarations
    case .pasted: PastedApp.text
    }
  }

  /// The lines of a scenario after its launch; the last one expects.
  func steps(_ random: inout Random) -> [String] {
    var stack = Stack()
    var covers = Covers()
    // Of ten steps the first acts and the last expects; three more of those between expect.
    var expects = [Bool](repeating: false, count: 10)
    expects[9] = true
    while expects.filter({ $0 }).count < 4 { expects[1 + random.below(8)] = true }
    return expects.map { isExpectation in
      switch self {
      case .modifiers, .overrides:
        isExpectation
          ? stack.expectation(&random, hasGetters: self == .overrides) : stack.action(&random)
      case .covers, .pasted: isExpectation ? covers.expectation(&random) : covers.action(&random)
      }
    }
  }
}

/// A small generator whose numbers are the same everywhere.
struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(((mixed ^ (mixed >> 31)) >> 33) % UInt64(bound))
  }
}
