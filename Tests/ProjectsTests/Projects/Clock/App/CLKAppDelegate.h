#import <UIKit/UIKit.h>

@interface CLKAppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
