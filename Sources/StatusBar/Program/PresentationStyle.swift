/// UIKit's ways to present; SwiftUI's three are lowered to them.
package enum PresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, fullScreen, overFullScreen, pageSheet, formSheet, currentContext
  case overCurrentContext, popover, custom, alert

  package var spelling: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .custom: "custom"
    case .alert: "alert"
    }
  }
}
