/// Functions outside any type that compute, print or draw.
let appleFunctions = WordList(
  """
    AVMakeRect AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID
    AudioServicesPlayAlertSound AudioServicesPlaySystemSound
    AudioServicesPlaySystemSoundWithCompletion CACurrentMediaTime CFAbsoluteTimeGetCurrent
    CFNotificationCenterGetDarwinNotifyCenter CFRelease CFRetain CFStringTransform
    CGAffineTransformMakeScale CGImageDestinationAddImage CGImageDestinationCreateWithData
    CGImageDestinationFinalize CGImageSourceCopyPropertiesAtIndex
    CGImageSourceCreateImageAtIndex CGImageSourceCreateThumbnailAtIndex
    CGImageSourceCreateWithData CGImageSourceCreateWithURL CGPointMake CGRectGetHeight
    CGRectGetWidth CGRectMake CGSizeMake CLLocationCoordinate2DIsValid
    CLLocationCoordinate2DMake CMTimeAdd CMTimeCompare CMTimeGetSeconds CMTimeMake
    CMTimeMakeWithSeconds CMTimeRangeMake CMTimeSubtract MKCoordinateRegionMake
    MKCoordinateRegionMakeWithDistance MKMapPointForCoordinate MKMapRectMake NSClassFromString
    NSHomeDirectory NSLocalizedString NSLog NSMakeRange NSRangeFromString
    NSSearchPathForDirectoriesInDomains NSSelectorFromString NSStringFromCGPoint
    NSStringFromCGRect NSStringFromCGSize NSStringFromClass NSStringFromRange
    NSStringFromSelector NSTemporaryDirectory NSUserName SecItemAdd SecItemCopyMatching
    SecItemDelete SecItemUpdate SecKeyCreateRandomKey SecRandomCopyBytes
    UIAccessibilityPostNotification UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsBeginPDFContextToData
    UIGraphicsBeginPDFPageWithInfo UIGraphicsEndImageContext UIGraphicsEndPDFContext
    UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsPopContext
    UIGraphicsPushContext UIImageJPEGRepresentation UIImagePNGRepresentation
    UIImageWriteToSavedPhotosAlbum UIRectFill UIRectFrame acos arc4random arc4random_buf
    arc4random_uniform asin assert assertionFailure atan atan2 atan2f calloc cbrt ceil ceilf cos
    cosf cosh debugPrint dispatchPrecondition drand48 dump exit exp exp2 expm1 fabs fatalError
    floor floorf fma fmax fmaxf fmin fminf fmod free getenv getpid gettimeofday hypot
    isKnownUniquelyReferenced ldexp llround log log10 log1p log2 lrint lround mach_absolute_time
    mach_timebase_info malloc memcmp memcpy memmove memset modf nearbyint numericCast
    objc_getAssociatedObject objc_setAssociatedObject objc_sync_enter objc_sync_exit os_log
    os_signpost os_unfair_lock_lock os_unfair_lock_trylock os_unfair_lock_unlock pow powf
    precondition preconditionFailure print pthread_mutex_destroy pthread_mutex_init
    pthread_mutex_lock pthread_mutex_unlock pthread_rwlock_rdlock pthread_rwlock_unlock
    pthread_rwlock_wrlock rand random remainder rint round roundf setenv sin sinf sinh sleep
    sqrt sqrtf srand srand48 srandom strcmp strlen sysctl sysctlbyname tan tanf tanh time trunc
    uname unsafeBitCast usleep
  """)

/// Methods of Swift's values that change nothing: they only yield something.
let askingMethods = WordList(
  """
      addingProduct addingReportingOverflow advanced allSatisfy appending capitalized compactMap
    compactMapValues compare components contains count data difference distance dropFirst
    dropLast elementsEqual encode enumerated filter first firstIndex firstRange flatMap forEach
    formatted hasPrefix hasSuffix index intersection isDisjoint isMultiple isStrictSubset
    isStrictSuperset isSubset isSuperset joined last lastIndex lexicographicallyPrecedes
    localizedCaseInsensitiveContains lowercased map mapValues max merging min multipliedFullWidth
    padding prefix quotientAndRemainder randomElement range ranges reduce replacingOccurrences
    reversed rounded shuffled signum sorted split squareRoot starts substring subtracting suffix
    symmetricDifference trimmingCharacters trimmingPrefix union uppercased withCString zip
  """)

/// Members of Swift's lists that yield an element, or a list of them.
let elementMembers = WordList(
  """
    dropFirst dropLast enumerated filter first joined last max min next popFirst popLast prefix
    randomElement remove removeFirst removeLast removeValue reversed shuffled sorted suffix values
    zip
  """)
