/// Members that every view controller, navigation bar or tab bar inherits and that cannot concern
/// the bar: what is reached by way of one of them cannot either, but for those of `BarMember`.
let appleMembers = WordList(
  """
    accessibilityElements accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityTraits accessibilityValue activityItemsConfiguration addKeyCommand addObserver
    additionalSafeAreaInsets:11 allowedChildrenForUnwinding allowsMultipleSelection
    automaticallyAdjustsScrollViewInsets autoresizesSubviews becomeFirstResponder
    bottomLayoutGuide canBecomeFirstResponder canPerformAction canPerformUnwindSegueAction
    canResignFirstResponder clearsSelectionOnViewWillAppear collectionView collectionViewLayout
    contentScrollView:15 contentUnavailableConfiguration:17 customizableViewControllers
    decodeRestorableState didReceiveMemoryWarning didRotate disablesAutomaticKeyboardDismissal
    edgesForExtendedLayout editButtonItem encodeRestorableState extendedLayoutIncludesOpaqueBars
    extensionContext hidesBottomBarWhenPushed inputAccessoryView inputView
    interactiveContentPopGestureRecognizer interactivePopGestureRecognizer
    isAccessibilityElement isBeingDismissed isBeingPresented isEditing isFirstResponder
    isModalInPopover isModalInPresentation:13 isMovingFromParent isMovingToParent
    isToolbarHidden isViewLoaded keyCommands layer leftBarButtonItem loadViewIfNeeded:9
    modalTransitionStyle motionBegan motionEnded navigationItem nextResponder nibBundle nibName
    popoverPresentationController preferredContentSize preferredFocusEnvironments
    preferredScreenEdgesDeferringSystemGestures:11 prefersHomeIndicatorAutoHidden:11
    prefersLargeTitles:11 prefersPointerLocked:14 presentationController refreshControl
    registerForPreviewing reloadInputViews removeKeyCommand removeObserver resignFirstResponder
    responds restorationClass restorationIdentifier rightBarButtonItem safeAreaInsets:11
    scrollView searchBar searchDisplayController setContentScrollView:15 setEditing
    setNeedsFocusUpdate setNeedsUpdateContentUnavailableConfiguration:17
    setNeedsUpdateOfHomeIndicatorAutoHidden:11 setNeedsUpdateOfPrefersPointerLocked:14
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    setNeedsUpdateOfSupportedInterfaceOrientations:16 setNeedsUpdateProperties:26
    setToolbarHidden setToolbarItems shouldAutorotate standardAppearance:13 storyboard
    supportedInterfaceOrientations systemMinimumLayoutMargins tabBar tabBarItem tableView title
    titleView toolbar toolbarItems topLayoutGuide touchesBegan touchesCancelled touchesEnded
    touchesMoved traitCollection transitionCoordinator transitioningDelegate undoManager
    unregisterForPreviewing unregisterForTraitChanges:17
    updateContentUnavailableConfiguration:17 updateFocusIfNeeded updateTraitsIfNeeded:17
    updateUserActivityState updateViewConstraints userActivity userActivityShouldContinue view
    viewIfLoaded:9 viewLayoutMarginsDidChange:11 viewRespectsSystemMinimumLayoutMargins
    viewSafeAreaInsetsDidChange:11 viewWillLayoutSubviews willTransition
  """)

/// Members that are read, or that lead to what is, and are newer than the oldest ones.
let releasedMembers = WordList(
  """
    compactAppearance:13 compactScrollEdgeAppearance:15 connectedScenes:13 darkContent:13
    keyboardLayoutGuide:15 largeTitleDisplayMode:11 overrideUserInterfaceStyle:13
    preferredTransition:18 registerForTraitChanges:17 safeAreaLayoutGuide:11
    scrollEdgeAppearance:13 sheetPresentationController:15 statusBarManager:13 traitOverrides:17
    updateProperties:26 windowScene:13
  """)

/// Values of SwiftUI's environment that are newer than SwiftUI.
let releasedValues = WordList(
  """
    controlActiveState:15 dismiss:15 dismissSearch:15 dynamicTypeSize:15 isPresented:15
    isSearching:15 modelContext:17 openSettings:17 openURL:14 openWindow:16 refresh:15
    requestReview:16 scenePhase:14 tabBarPlacement:18
  """)
