import Language

/// What the system asks of a type by itself, for each protocol of Apple's that is known: nothing in
/// an app names what it calls.
///
/// A row is a protocol, and behind a colon the members that it asks for, more of which may stand
/// in further rows; one with `*` stands for all that begin so. A protocol that is not listed may
/// ask for anything.
struct SystemProtocols: Sendable {
  private let rows: [[UInt8]: [ArraySlice<UInt8>]]

  static let all = SystemProtocols(text)

  private init(_ text: StaticString) {
    var rows: [[UInt8]: [ArraySlice<UInt8>]] = [:]
    text.withUTF8Buffer { bytes in
      for line in Array(bytes).split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: ":"))
        guard let members = parts.last else { continue }
        let words = parts.count == 1 ? [] : members.split(separator: UInt8(ascii: " "))
        for name in parts[0].split(separator: UInt8(ascii: " ")) {
          rows[Array(name), default: []] += words
        }
      }
    }
    self.rows = rows
  }

  /// `true` iff a protocol is known.
  func contains(_ name: ArraySlice<UInt8>) -> Bool { rows[Array(name)] != nil }

  /// `true` iff a known protocol asks for a member.
  func asks(_ name: ArraySlice<UInt8>, for member: ArraySlice<UInt8>) -> Bool {
    guard let words = rows[Array(name)] else { return true }
    return words.contains { word in
      word.last == UInt8(ascii: "*") ? member.starts(with: word.dropLast()) : member == word
    }
  }

  /// What is called without a name, of whatever type it is.
  static let unnamed = WordList(
    """
      appendInterpolation appendLiteral buildArray buildBlock buildEither buildExpression
      buildFinalResult buildLimitedAvailability buildOptional buildPartialBlock callAsFunction
      dynamicallyCall main makeAsyncIterator makeIterator next projectedValue wrappedValue
    """)

  /// The attributes of a member by which others than Swift's code find it. A result builder, an
  /// actor or a macro of an app's own is none of them.
  static let findingAttributes = WordList(
    """
      GKInspectable IBAction IBDesignable IBInspectable IBOutlet IBOutletCollection IBSegueAction
      NSManaged Test _cdecl _dynamicReplacement _silgen_name objc
    """)

  private static let text: StaticString = """
    AnyObject CaseIterable Equatable NSObjectProtocol Observable PreviewProvider Sendable
    Comparable Decodable Error
    Codable Encodable NSCoding: encode
    CodingKey: stringValue intValue
    CustomDebugStringConvertible: debugDescription
    CustomNSError: errorDomain errorCode errorUserInfo
    CustomStringConvertible: description
    Hashable: hash hashValue
    Identifiable: id
    LocalizedError: errorDescription failureReason recoverySuggestion helpAnchor
    NSCopying: copy
    NSSecureCoding: encode supportsSecureCoding
    ObservableObject: objectWillChange
    OptionSet RawRepresentable: rawValue
    App Commands Scene View Widget: body
    ButtonStyle GroupBoxStyle LabelStyle PrimitiveButtonStyle ToggleStyle: makeBody
    DynamicProperty: update
    EnvironmentKey: defaultValue
    PreferenceKey: defaultValue reduce
    Shape: path animatableData sizeThatFits
    ViewModifier: body animatableData
    UIViewControllerRepresentable UIViewRepresentable: make* update* dismantle* sizeThatFits
    CLLocationManagerDelegate: locationManager*
    MFMailComposeViewControllerDelegate: mailComposeController
    MFMessageComposeViewControllerDelegate: messageComposeViewController
    MKMapViewDelegate: mapView*
    NSFetchedResultsControllerDelegate: controller*
    PHPickerViewControllerDelegate: picker
    SFSafariViewControllerDelegate: safariViewController*
    UIActivityItemSource: activityViewController*
    UIAdaptivePresentationControllerDelegate: adaptivePresentationStyle presentationController*
    UIApplicationDelegate: application* window
    UICollectionViewDataSource: collectionView numberOfSections indexTitles
    UICollectionViewDataSourcePrefetching: collectionView
    UICollectionViewDelegate: collectionView indexPathForPreferred* scrollView* viewForZooming
    UICollectionViewDelegateFlowLayout: collectionView indexPathForPreferred* scrollView*
    UICollectionViewDelegateFlowLayout: viewForZooming
    UIContextMenuInteractionDelegate: contextMenuInteraction
    UIDocumentPickerDelegate: documentPicker*
    UIGestureRecognizerDelegate: gestureRecognizer*
    UIImagePickerControllerDelegate: imagePickerController*
    UINavigationControllerDelegate: navigationController*
    UIPageViewControllerDataSource: pageViewController presentationCount presentationIndex
    UIPageViewControllerDelegate: pageViewController*
    UIPickerViewDataSource: pickerView numberOfComponents
    UIPickerViewDelegate: pickerView
    UIPopoverPresentationControllerDelegate: adaptivePresentationStyle presentationController*
    UIPopoverPresentationControllerDelegate: popover* prepareForPopoverPresentation
    UISceneDelegate UIWindowSceneDelegate: scene* windowScene* window stateRestorationActivity
    UIScrollViewDelegate: scrollView* viewForZooming
    UISearchBarDelegate: searchBar* position
    UISearchControllerDelegate: willPresent* didPresent* willDismiss* didDismiss*
    UISearchControllerDelegate: presentSearchController
    UISearchResultsUpdating: updateSearchResults
    UISplitViewControllerDelegate: splitViewController* primaryViewController targetDisplayMode*
    UITabBarControllerDelegate: tabBarController*
    UITabBarDelegate: tabBar
    UITableViewDataSource: tableView numberOfSections sectionIndexTitles
    UITableViewDataSourcePrefetching: tableView
    UITableViewDelegate: tableView indexPathForPreferred* scrollView* viewForZooming
    UITextFieldDelegate: textField*
    UITextViewDelegate: textView* scrollView* viewForZooming
    UIViewControllerAnimatedTransitioning: transitionDuration animat* interruptibleAnimator
    UIViewControllerTransitioningDelegate: animationController interactionController*
    UIViewControllerTransitioningDelegate: presentationController
    UNUserNotificationCenterDelegate: userNotificationCenter
    URLSessionDataDelegate: urlSession*
    URLSessionDelegate: urlSession*
    URLSessionDownloadDelegate: urlSession*
    URLSessionTaskDelegate: urlSession*
    WKNavigationDelegate WKUIDelegate: webView*
    WKScriptMessageHandler: userContentController
    """
}
