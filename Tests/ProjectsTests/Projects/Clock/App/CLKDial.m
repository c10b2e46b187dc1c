#import "CLKDial.h"

@implementation CLKDial

- (BOOL)prefersStatusBarHidden
{
    return YES;
}

- (void)showAlarm
{
    Alarm *alarm = [[Alarm alloc] init];
    alarm.modalPresentationStyle = UIModalPresentationFullScreen;
    [self presentViewController:alarm animated:YES completion:nil];
}

@end
