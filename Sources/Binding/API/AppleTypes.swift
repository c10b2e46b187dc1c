/// Types of Apple's frameworks that draw, compute, store or transport: but for the members of
/// `BarMember` nothing that is said to one of them can concern the bar.
let appleTypes = WordList(
  """
    ADBannerView ARSCNView ARView ARWorldTrackingConfiguration ASAuthorizationAppleIDButton
    ASWebAuthenticationSession AVAsset AVAudioEngine AVAudioPlayer AVAudioRecorder
    AVAudioSession AVCaptureDevice AVCaptureDeviceInput AVCaptureMetadataOutput
    AVCapturePhotoOutput AVCapturePhotoSettings AVCaptureSession AVCaptureVideoDataOutput
    AVCaptureVideoPreviewLayer AVPictureInPictureController AVPlayer AVPlayerItem AVPlayerLayer
    AVPlayerLooper AVQueuePlayer AVSpeechSynthesizer AVSpeechUtterance AVURLAsset Alignment
    Angle Animation Array AttributeContainer AttributedString:15 Axis BGAppRefreshTaskRequest
    BGTaskScheduler BlockOperation Bool Bundle ByteCountFormatter CAAnimation CAAnimationGroup
    CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAGradientLayer
    CAKeyframeAnimation CALayer CAMediaTimingFunction CAMetalLayer CAPropertyAnimation
    CAReplicatorLayer CAScrollLayer CAShapeLayer CASpringAnimation CATextLayer CATiledLayer
    CATransaction CATransform3D CATransformLayer CATransition CBCentralManager
    CBPeripheralManager CGAffineTransform CGColor CGColorSpace CGContext CGFloat CGGradient
    CGImage CGImageSource CGMutablePath CGPath CGPoint CGRect CGSize CGVector CHHapticEngine
    CIContext CIFilter CIImage CKContainer CKDatabase CLCircularRegion CLGeocoder CLLocation
    CLLocationCoordinate2D CLLocationManager CMMotionManager CMPedometer CMTime CNContact
    CNContactStore CSSearchableIndex CSSearchableItem CTTelephonyNetworkInfo Calendar Character
    CharacterSet ClosedRange Data Date DateComponents DateComponentsFormatter DateFormatter
    DateInterval DateIntervalFormatter Decimal Dictionary DispatchGroup DispatchSemaphore
    DispatchSource DispatchTime DispatchWorkItem Double EKEvent EKEventStore Edge EdgeInsets
    Error FileHandle FileManager Float Font GKLeaderboard GKLocalPlayer GKScore Gradient
    HKHealthStore HMHomeManager HTTPURLResponse HorizontalAlignment INInteraction
    ISO8601DateFormatter IndexPath IndexSet InputStream Int Int16 Int32 Int64 Int8 JSONDecoder
    JSONEncoder JSONSerialization LAContext LPLinkMetadata LPLinkView LPMetadataProvider Locale
    LocalizedStringKey LocalizedStringResource Logger MDLAsset MKAnnotationView
    MKCoordinateRegion MKCoordinateSpan MKDirections MKLocalSearch MKMapItem MKMapSnapshotter
    MKMapView MKMarkerAnnotationView MKPinAnnotationView MKPlacemark MKPointAnnotation
    MKPolyline MKPolylineRenderer MLModel MPMusicPlayerController MPNowPlayingInfoCenter
    MPRemoteCommandCenter MPVolumeView MTKView MTLCreateSystemDefaultDevice MXMetricManager
    ManagedBuffer Material Measurement MeasurementFormatter Mirror NSArray NSAttributedString
    NSCache NSCalendar NSCoder NSCollectionLayoutBoundarySupplementaryItem
    NSCollectionLayoutDimension NSCollectionLayoutGroup NSCollectionLayoutItem
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSCondition
    NSData NSDate NSDateFormatter NSDictionary NSDiffableDataSourceSectionSnapshot
    NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSEntityDescription NSError NSException
    NSFetchRequest NSFetchedResultsController NSFileManager NSHashTable NSIndexPath
    NSItemProvider NSKeyedArchiver NSKeyedUnarchiver NSLayoutConstraint NSLayoutDimension
    NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLocale NSLock NSManagedObject
    NSManagedObjectContext NSMapTable NSMetadataQuery NSMutableArray NSMutableAttributedString
    NSMutableData NSMutableDictionary NSMutableParagraphStyle NSMutableSet NSMutableString
    NSNull NSNumber NSOrderedSet NSParagraphStyle NSPersistentCloudKitContainer
    NSPersistentContainer NSPredicate NSProgress NSRange NSRecursiveLock NSRegularExpression
    NSSet NSShadow NSSortDescriptor NSString NSTextAlignment NSTextAttachment NSTextContainer
    NSTextStorage NSTextTab NSURL NSUUID NSUbiquitousKeyValueStore NSUnderlineStyle
    NSUserActivity NSValue NWConnection NWPathMonitor Namespace:14 Notification
    NotificationQueue NumberFormatter OSLog OSSignposter ObjectIdentifier Operation
    OperationQueue OutputStream PDFDocument PDFPage PDFThumbnailView PDFView PHAsset
    PHCachingImageManager PHFetchOptions PHImageManager PHPhotoLibrary PKCanvasView PKDrawing
    PKPaymentButton PKPaymentRequest PKToolPicker PersonNameComponentsFormatter ProcessInfo
    Progress PropertyListDecoder PropertyListEncoder QLThumbnailGenerator Range
    RelativeDateTimeFormatter Result RoundedCornerStyle RunLoop SCNAction SCNNode SCNScene
    SCNView SFSpeechRecognizer SKAction SKLabelNode SKNode SKPayment SKPaymentQueue
    SKProductsRequest SKScene SKSpriteNode SKStoreReviewController SKTransition SKView Scanner
    SecKey Set ShapeStyle Stream String Substring TextSelection Thread TimeZone UIAccessibility
    UIAccessibilityCustomAction UIAccessibilityElement UIAction UIActivity
    UIActivityIndicatorView UIAlertAction UIApplication UIApplicationShortcutItem
    UIAttachmentBehavior UIBackgroundConfiguration UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemGroup UIBarItem UIBezierPath UIBlurEffect UIButton
    UICalendarView UICellAccessory UICollectionLayoutListConfiguration UICollectionReusableView
    UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource
    UICollectionViewFlowLayout UICollectionViewLayout UICollectionViewLayoutAttributes
    UICollectionViewListCell UICollisionBehavior UIColor UIColorWell UICommand
    UIContentSizeCategory UIContentUnavailableConfiguration:17 UIContentUnavailableView
    UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UIControl
    UICoordinateSpace UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice
    UIDiffableDataSource UIDragInteraction UIDragItem UIDropInteraction UIDynamicAnimator
    UIDynamicBehavior UIEdgeInsets UIEditMenuInteraction UIEvent UIFeedbackGenerator
    UIFindInteraction UIFocusGuide UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer
    UIGlassContainerEffect UIGlassEffect UIGraphicsImageRenderer UIGraphicsImageRendererFormat
    UIGraphicsPDFRenderer UIGraphicsRenderer UIGravityBehavior UIHostingConfiguration:16
    UIHoverGestureRecognizer UIImage UIImageConfiguration UIImageView UIImpactFeedbackGenerator
    UIInputView UIInterfaceOrientationMask UIInterpolatingMotionEffect UIKeyCommand UILabel
    UILargeContentViewerInteraction UILayoutGuide UILexicon UIListContentConfiguration
    UIListContentView UILocalNotification UILocalizedIndexedCollation
    UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement UIMotionEffectGroup
    UIMutableApplicationShortcutItem UINavigationBar UINavigationBarAppearance:13
    UINavigationItem UINib UINotificationFeedbackGenerator UIOffset UIPageControl
    UIPanGestureRecognizer UIPasteControl UIPasteboard UIPickerView UIPinchGestureRecognizer
    UIPointerInteraction UIPointerStyle UIPopoverPresentationController UIPress UIPreviewAction
    UIPrintInfo UIProgressView UIPushBehavior UIRefreshControl UIResponder
    UIRotationGestureRecognizer UISceneConfiguration UISceneSession UIScreen
    UIScreenEdgePanGestureRecognizer UIScribbleInteraction
    UIScrollEdgeElementContainerInteraction UIScrollView UISearchBar UISearchTextField
    UISegmentedControl UISelectionFeedbackGenerator UISlider UISnapBehavior
    UISpringLoadedInteraction UISpringTimingParameters UIStackView UIStepper UIStoryboard
    UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UISymbolConfiguration UITabBar
    UITabBarAppearance:13 UITabBarItem UITabBarItemAppearance UITableView UITableViewCell
    UITableViewDiffableDataSource UITableViewHeaderFooterView UITapGestureRecognizer
    UITextChecker UITextField UITextInputMode UITextInteraction UITextView UIToolbar
    UIToolbarAppearance UITouch UITraitCollection UIUserInterfaceStyle
    UIUserNotificationSettings UIVibrancyEffect UIView UIViewPropertyAnimator UIVisualEffect
    UIVisualEffectView UIWebView UInt UInt16 UInt32 UInt64 UInt8 UNMutableNotificationContent
    UNNotificationRequest UNTimeIntervalNotificationTrigger UNUserNotificationCenter URL
    URLCache URLComponents URLCredential URLQueryItem URLRequest URLResponse URLSession
    URLSessionConfiguration URLSessionDataTask UUID UnitPoint UnsafeMutablePointer UnsafePointer
    UserDefaults VNDetectFaceRectanglesRequest VNImageRequestHandler VerticalAlignment WCSession
    WKUserContentController WKUserScript WKWebView WKWebViewConfiguration WKWebsiteDataStore
    WidgetCenter
  """)

/// Types of Apple's that are read, or stand before what is, and are newer than the oldest ones.
let releasedTypes = WordList(
  """
    AccessibilityFocusState:15 AnyLayout:16 AppStorage:14 Bindable:17 FocusState:15
    ImageRenderer:16 LocationButton:15 NavigationPath:16 Observable:17 ObservedObject:13
    ScaledMetric:14 SceneStorage:14 StateObject:14 UIApplicationDelegateAdaptor:14
    UIHostingController:13 UISceneDelegate:13 UISheetPresentationController:15 UITab:18
    UITabGroup:18 UIWindowScene:13 UIWindowSceneDelegate:13
  """)
