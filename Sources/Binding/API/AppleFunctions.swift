/// Functions outside any type that compute, print or draw.
let appleFunctions = WordList(
  """
    AudioServicesPlaySystemSound CACurrentMediaTime CFAbsoluteTimeGetCurrent CGPointMake
    CGRectGetHeight CGRectGetWidth CGRectMake CGSizeMake CMTimeGetSeconds CMTimeMake
    CMTimeMakeWithSeconds MKCoordinateRegionMake MKCoordinateRegionMakeWithDistance
    NSClassFromString NSLocalizedString NSLog NSSelectorFromString NSStringFromClass
    NSStringFromSelector UIAccessibilityPostNotification UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext UIImageJPEGRepresentation UIImagePNGRepresentation
    arc4random arc4random_uniform assert assertionFailure atan2 ceil cos debugPrint drand48 dump
    exit exp fatalError floor fmax fmin fmod hypot isKnownUniquelyReferenced log log10 log2
    lrint modf numericCast objc_getAssociatedObject objc_setAssociatedObject os_log os_signpost
    pow precondition preconditionFailure print round sin sleep sqrt srand48 sysctlbyname tan
    trunc uname unsafeBitCast usleep
  """)
