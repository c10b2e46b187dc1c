/// Members that every view controller, navigation bar or tab bar inherits and that cannot concern
/// the bar: what is reached by way of one of them cannot either, but for those of `BarMember`.
let appleMembers = WordList(
  """
    accessibilityElements accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityTraits accessibilityValue activityItemsConfiguration addKeyCommand addObserver
    additionalSafeAreaInsets allowedChildrenForUnwinding allowsMultipleSelection
    automaticallyAdjustsScrollViewInsets autoresizesSubviews becomeFirstResponder
    bottomLayoutGuide canBecomeFirstResponder canPerformAction canPerformUnwindSegueAction
    canResignFirstResponder clearsSelectionOnViewWillAppear collectionView collectionViewLayout
    contentScrollView contentUnavailableConfiguration customizableViewControllers
    decodeRestorableState didReceiveMemoryWarning didRotate disablesAutomaticKeyboardDismissal
    edgesForExtendedLayout editButtonItem encodeRestorableState extendedLayoutIncludesOpaqueBars
    extensionContext hidesBottomBarWhenPushed inputAccessoryView inputView
    interactiveContentPopGestureRecognizer interactivePopGestureRecognizer
    isAccessibilityElement isBeingDismissed isBeingPresented isEditing isFirstResponder
    isModalInPopover isModalInPresentation isMovingFromParent isMovingToParent isToolbarHidden
    isViewLoaded keyCommands layer leftBarButtonItem loadViewIfNeeded modalTransitionStyle
    motionBegan motionEnded navigationItem nextResponder nibBundle nibName
    popoverPresentationController preferredContentSize preferredFocusEnvironments
    preferredScreenEdgesDeferringSystemGestures prefersHomeIndicatorAutoHidden
    prefersLargeTitles prefersPointerLocked presentationController refreshControl
    registerForPreviewing reloadInputViews removeKeyCommand removeObserver resignFirstResponder
    responds restorationClass restorationIdentifier rightBarButtonItem safeAreaInsets scrollView
    searchBar searchDisplayController setContentScrollView setEditing setNeedsFocusUpdate
    setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden
    setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    setNeedsUpdateOfSupportedInterfaceOrientations setNeedsUpdateProperties setToolbarHidden
    setToolbarItems shouldAutorotate standardAppearance storyboard
    supportedInterfaceOrientations systemMinimumLayoutMargins tabBar tabBarItem tableView title
    titleView toolbar toolbarItems topLayoutGuide touchesBegan touchesCancelled touchesEnded
    touchesMoved traitCollection transitionCoordinator transitioningDelegate undoManager
    unregisterForPreviewing unregisterForTraitChanges updateContentUnavailableConfiguration
    updateFocusIfNeeded updateTraitsIfNeeded updateUserActivityState updateViewConstraints
    userActivity userActivityShouldContinue view viewIfLoaded viewLayoutMarginsDidChange
    viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillLayoutSubviews
    willTransition
  """)
