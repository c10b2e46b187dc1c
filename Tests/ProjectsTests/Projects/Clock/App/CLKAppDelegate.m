#import "CLKAppDelegate.h"
#import "CLKDial.h"

@implementation CLKAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    CLKDial *dial = [[CLKDial alloc] init];
    self.window.rootViewController = dial;
    [self.window makeKeyAndVisible];
    return YES;
}

@end
