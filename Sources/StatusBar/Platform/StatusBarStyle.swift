/// The style that a view controller asks for (`UIStatusBarStyle`).
package enum StatusBarStyle: UInt8, Hashable, Sendable, CaseIterable {
  case `default`, lightContent, darkContent, blackOpaque

  package var spelling: String {
    switch self {
    case .default: ".default"
    case .lightContent: ".lightContent"
    case .darkContent: ".darkContent"
    case .blackOpaque: ".blackOpaque"
    }
  }
}
