/// Initializers of Apple's that may yield nil, each by its type and its first label.
let failableInitializers = WordList(
  """
    Bundle.identifier Bundle.path Bundle.url CGColorSpace.name CIColor.string CIFilter.name
    CIImage.contentsOf CIImage.data CIImage.image Character._ Data.base64Encoded Decimal.string
    FileHandle.forReadingAtPath FileHandle.forUpdatingAtPath FileHandle.forWritingAtPath
    InputStream.fileAtPath InputStream.url NSArray.contentsOf NSArray.contentsOfFile
    NSData.base64Encoded NSData.contentsOf NSData.contentsOfFile NSDictionary.contentsOf
    NSDictionary.contentsOfFile NSURL.string NSURLComponents.string NSURLComponents.url
    OutputStream.toFileAtPath OutputStream.url SCNScene.named SKEmitterNode.fileNamed
    SKScene.fileNamed SecCertificate._ String.bytes String.cString String.data String.utf8String
    String.validatingUTF8 TimeZone.abbreviation TimeZone.identifier TimeZone.secondsFromGMT
    UIColor.named UIFont.name UIImage.contentsOfFile UIImage.data UIImage.named UIImage.systemName
    URL.dataRepresentation URL.string URLComponents.string URLComponents.url UUID.uuidString
    UserDefaults.suiteName
  """)
