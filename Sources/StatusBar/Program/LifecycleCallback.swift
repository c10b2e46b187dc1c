/// UIKit's callbacks of a view controller's life.
package enum LifecycleCallback: UInt8, Hashable, Sendable, CaseIterable {
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear, viewDidLayoutSubviews

  package var spelling: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    }
  }
}
