#import <UIKit/UIKit.h>

NS_SWIFT_NAME(Dial)
@interface CLKDial : UIViewController
@end
