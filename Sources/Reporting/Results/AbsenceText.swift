import Interpreter
import StatusBar

extension Absence {
  /// `iPhone 15 never ran iOS 16`.
  package var sentence: String {
    switch self {
    case .device(let device, let os): device.device.name + " never ran iOS " + os.spelling
    case .deviceClass(let deviceClass, let os):
      "no " + deviceClass.noun + " ever ran iOS " + os.spelling
    case .told(let sentence): sentence
    }
  }
}

extension Device.Class {
  fileprivate var noun: String {
    switch self {
    case .homeButton: "phone with a home button"
    case .notch: "phone with a notch"
    case .dynamicIsland: "phone with a Dynamic Island"
    case .pad: "iPad"
    }
  }
}

extension Tally {
  /// `iPhone 15 never ran iOS 16: 1 cell`, a line for each reason.
  package var skipLines: [String] { skips.map { $0.line } }
}

extension Tally.Skips {
  /// `iPhone 15 never ran iOS 16: 1 cell`.
  var line: String { absence.sentence + ": " + SummaryText.count(cells, "cell") }
}
