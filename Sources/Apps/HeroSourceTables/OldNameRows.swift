extension OldNames {
  /// Types that have moved into others, and constants that have moved into types.
  static let renamed = """
    NSAttributedString* NSAttributedString.*: Key
    NS*AttributeName NSAttributedString.Key.*: font foregroundColor backgroundColor kern paragraphStyle underlineStyle underlineColor
    NS*AttributeName NSAttributedString.Key.*: strikethroughStyle strikethroughColor strokeColor strokeWidth shadow attachment
    NS*AttributeName NSAttributedString.Key.*: baselineOffset link ligature obliqueness expansion
    NS*DocumentAttribute NSAttributedString.DocumentAttributeKey.*: characterEncoding documentType
    NS*TextDocumentType NSAttributedString.DocumentType.*: plain
    NSLayout* NSLayoutConstraint.*: Attribute Relation FormatOptions
    NSText* NSAttributedString.Text*: EffectStyle
    NSText* NSLayoutManager.Text*: LayoutOrientation
    NSTextStorage* NSTextStorage.*: EditActions
    NSControl* NSLayoutManager.Control*: CharacterAction
    NSGlyph* NSLayoutManager.Glyph*: Property
    RunLoop* RunLoop.*: Mode
    UIActivity* UIActivity.*: Category
    UIActivity* UIActivity.Activity*: Type
    UIActivityIndicatorView* UIActivityIndicatorView.*: Style
    UIAlertAction* UIAlertAction.*: Style
    UIAlertController* UIAlertController.*: Style
    UIAccessibility*Notification UIAccessibility.Notification.*: screenChanged layoutChanged announcement pageScrolled
    UIAccessibilityTrait* UIAccessibilityTraits.*: none button link image selected playsSound keyboardKey header summaryElement staticText
    UIAccessibilityTrait* UIAccessibilityTraits.*: adjustable updatesFrequently searchField startsMediaSession allowsDirectInteraction
    UIAccessibilityTrait* UIAccessibilityTraits.*: causesPageTurn tabBar notEnabled
    UIApplication* UIApplication.*: ExtensionPointIdentifier LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State openSettingsURLString
    UIApplication* UIApplication.*: backgroundFetchIntervalMinimum backgroundFetchIntervalNever
    UIApplicationOpenURLOption* UIApplication.OpenExternalURLOptionsKey.*: universalLinksOnly
    UIApplicationShortcutIcon* UIApplicationShortcutIcon.Icon*: Type
    UIAttachmentBehavior* UIAttachmentBehavior.Attachment*: Type
    UIBackgroundTask* UIBackgroundTaskIdentifier.*: invalid
    UIBarButton* UIBarButtonItem.*: SystemItem
    UIBarButtonItem* UIBarButtonItem.*: Style
    UIBlurEffect* UIBlurEffect.*: Style
    UIButton* UIButton.Button*: Type
    UICollectionElement* UICollectionView.Element*: Category
    UICollectionElementKind* UICollectionView.elementKind*: SectionHeader SectionFooter
    UICollectionUpdate* UICollectionViewUpdateItem.*: Action
    UICollectionView* UICollectionView.*: ReorderingCadence ScrollDirection ScrollPosition
    UICollectionViewCell* UICollectionViewCell.*: DragState
    UICollectionViewDrop* UICollectionViewDropProposal.*: Intent
    UICollectionViewFlowLayout* UICollectionViewFlowLayout.*: SectionInsetReference automaticSize
    UICollisionBehavior* UICollisionBehavior.*: Mode
    UIControl* UIControl.*: State ContentHorizontalAlignment ContentVerticalAlignment
    UIDatePicker* UIDatePicker.*: Mode
    UIDevice* UIDevice.*: BatteryState
    UIDocument* UIDocument.*: ChangeKind SaveOperation State
    UIEvent* UIEvent.Event*: Type Subtype
    UIFont* UIFont.*: TextStyle Weight
    UIFontDescriptor* UIFontDescriptor.*: AttributeName FeatureKey SymbolicTraits TraitKey
    UIFontTextStyle* UIFont.TextStyle.*: largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2
    UIFontWeight* UIFont.Weight.*: ultraLight thin light regular medium semibold bold heavy black
    UIGestureRecognizer* UIGestureRecognizer.*: State
    UIImage* UIImage.*: Orientation RenderingMode ResizingMode
    UIImagePickerController* UIImagePickerController.*: CameraCaptureMode CameraDevice CameraFlashMode QualityType SourceType
    UIImagePickerController* UIImagePickerController.InfoKey.*.rawValue: originalImage editedImage cropRect imageURL mediaMetadata mediaType
    UIImagePickerController* UIImagePickerController.InfoKey.*.rawValue: mediaURL livePhoto referenceURL
    UIImpact* UIImpactFeedbackGenerator.*: FeedbackStyle
    UIInputView* UIInputView.*: Style
    UIInterpolatingMotionEffect* UIInterpolatingMotionEffect.Effect*: Type
    UIKeyboard*UserInfoKey UIResponder.keyboard*UserInfoKey: FrameBegin FrameEnd AnimationDuration AnimationCurve IsLocal
    UILayoutConstraint* NSLayoutConstraint.*: Axis
    UILayoutPriority* UILayoutPriority.*: required defaultHigh defaultLow fittingSizeLevel
    UI* UIView.*: layoutFittingCompressedSize layoutFittingExpandedSize
    UIMenuController* UIMenuController.*: ArrowDirection
    UINavigationController* UINavigationController.*: Operation hideShowBarDuration
    UINotification* UINotificationFeedbackGenerator.*: FeedbackType
    UIPageViewController* UIPageViewController.*: NavigationDirection NavigationOrientation SpineLocation TransitionStyle
    UIPageViewControllerOption*Key UIPageViewController.OptionsKey.*: interPageSpacing spineLocation
    UIPress* UIPress.*: Phase
    UIPress* UIPress.Press*: Type
    UIPreviewAction* UIPreviewAction.*: Style
    UIPrintInfo* UIPrintInfo.*: Duplex Orientation OutputType
    UIProgressView* UIProgressView.*: Style
    UIPushBehavior* UIPushBehavior.*: Mode
    UIScreen* UIScreen.*: OverscanCompensation
    UIScrollView* UIScrollView.*: ContentInsetAdjustmentBehavior IndexDisplayMode IndicatorStyle KeyboardDismissMode
    UIScrollViewDecelerationRate* UIScrollView.DecelerationRate.*: fast normal
    UISearchBar* UISearchBar.*: Icon Style
    UISegmentedControl* UISegmentedControl.*: Segment noSegment
    UISplitViewController* UISplitViewController.*: DisplayMode PrimaryEdge automaticDimension
    UIStackView* UIStackView.*: Alignment Distribution
    UIStackViewSpacing* UIStackView.spacing*: UseDefault UseSystem
    UISwipeGestureRecognizer* UISwipeGestureRecognizer.*: Direction
    UITabBar* UITabBar.*: ItemPositioning
    UITabBar* UITabBarItem.*: SystemItem
    UITableView* UITableView.*: RowAnimation ScrollPosition SeparatorInsetReference Style automaticDimension
    UITableViewCell* UITableViewCell.Cell*: Style
    UITableViewCell* UITableViewCell.*: AccessoryType DragState EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask
    UITableViewDrop* UITableViewDropProposal.*: Intent
    UITableViewIndex* UITableView.index*String: Search
    UITableViewRowAction* UITableViewRowAction.*: Style
    UIText* UITextField.*: BorderStyle
    UITextField* UITextField.*: DidEndEditingReason ViewMode
    UITouch* UITouch.*: Phase Properties
    UITouch* UITouch.Touch*: Type
    UIView* UIView.*: AnimationCurve AnimationOptions AnimationTransition ContentMode KeyframeAnimationOptions SystemAnimation
    UIView* UIView.*: TintAdjustmentMode noIntrinsicMetric
    UIView* UIView.*Mask: Autoresizing
    UIWebView* UIWebView.*: NavigationType
    UIWindow* UIWindow.*: Level
    UIWindowLevel* UIWindow.Level.*: normal alert statusBar
    kCAAlignment* CATextLayerAlignmentMode.*: center justified left natural right
    kCAAnimation* CAAnimationCalculationMode.*: cubic cubicPaced discrete linear paced
    kCAAnimation* CAAnimationRotationMode.*: rotateAuto rotateAutoReverse
    kCAEmitterLayer* CAEmitterLayerEmitterMode.*: outline points surface volume
    kCAEmitterLayer* CAEmitterLayerEmitterShape.*: circle cuboid line point rectangle sphere
    kCAEmitterLayer* CAEmitterLayerRenderMode.*: additive backToFront oldestFirst oldestLast unordered
    kCAFillMode* CAMediaTimingFillMode.*: backwards both forwards removed
    kCAFillRule* CAShapeLayerFillRule.*: evenOdd nonZero
    kCAFilter* CALayerContentsFilter.*: linear nearest trilinear
    kCAGradientLayer* CAGradientLayerType.*: axial conic radial
    kCAGravity* CALayerContentsGravity.*: bottom bottomLeft bottomRight center left resize resizeAspect resizeAspectFill right top topLeft topRight
    kCALineCap* CAShapeLayerLineCap.*: butt round square
    kCALineJoin* CAShapeLayerLineJoin.*: bevel miter round
    kCAMediaTimingFunction* CAMediaTimingFunctionName.*: default easeIn easeInEaseOut easeOut linear
    kCATransition* CATransitionSubtype.*: fromBottom fromLeft fromRight fromTop
    kCATransition* CATransitionType.*: fade moveIn push reveal
    kCATruncation* CATextLayerTruncationMode.*: end middle none start
    kCMTime* CMTime.*: indefinite invalid negativeInfinity positiveInfinity zero
    AVAudioSession* AVAudioSession.*: CategoryOptions InterruptionOptions InterruptionType PortOverride RouteChangeReason
    AVAudioSessionCategory* AVAudioSession.Category.*: ambient multiRoute playAndRecord playback record soloAmbient
    AVAudioSessionMode* AVAudioSession.Mode.*: default gameChat measurement moviePlayback videoChat videoRecording voiceChat
    AVCaptureDevice* AVCaptureDevice.*: FlashMode FocusMode Position TorchMode
    AVLayerVideoGravity* AVLayerVideoGravity.*: resize resizeAspect resizeAspectFill
    AVMediaType* AVMediaType.*: audio metadata text video
    AVPlayer* AVPlayer.*: ActionAtItemEnd Status TimeControlStatus
    AVPlayerItem* AVPlayerItem.*: Status
    MKAnnotationView* MKAnnotationView.*: DragState
    childViewControllerFor* childFor*: HomeIndicatorAutoHidden ScreenEdgesDeferringSystemGestures StatusBarHidden StatusBarStyle
    """

  /// What has no pattern.
  static let odd = [
    "UIImagePickerControllerPHAsset": "UIImagePickerController.InfoKey.phAsset.rawValue",
    "NSHTMLTextDocumentType": "NSAttributedString.DocumentType.html",
    "NSRTFTextDocumentType": "NSAttributedString.DocumentType.rtf",
    "UIAccessibilityNotifications": "UIAccessibility.Notification",
    "UIControlEvents": "UIControl.Event",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "UIPasteboardOption": "UIPasteboard.OptionsKey",
    "activityIndicatorViewStyle": "style",
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
  ]

  static let renamedNotifications = """
    UIKeyboard* UIResponder.keyboard*Notification: WillShow DidShow WillHide DidHide WillChangeFrame DidChangeFrame
    UITextFieldText* UITextField.text*Notification: DidBeginEditing DidChange DidEndEditing
    UITextViewText* UITextView.text*Notification: DidBeginEditing DidChange DidEndEditing
    UIApplication* UIApplication.*Notification: didBecomeActive willResignActive willEnterForeground didEnterBackground didFinishLaunching
    UIApplication* UIApplication.*Notification: willTerminate didReceiveMemoryWarning significantTimeChange willChangeStatusBarOrientation
    UIApplication* UIApplication.*Notification: didChangeStatusBarOrientation willChangeStatusBarFrame didChangeStatusBarFrame
    UIApplication* UIApplication.*Notification: userDidTakeScreenshot backgroundRefreshStatusDidChange
    UIApplication* UIApplication.*Notification: protectedDataDidBecomeAvailable protectedDataWillBecomeUnavailable
    UIDevice* UIDevice.*Notification: batteryLevelDidChange batteryStateDidChange orientationDidChange proximityStateDidChange
    UIWindow* UIWindow.*Notification: didBecomeHidden didBecomeKey didBecomeVisible didResignKey
    UIScreen* UIScreen.*Notification: brightnessDidChange capturedDidChange didConnect didDisconnect modeDidChange
    UIMenuController* UIMenuController.*Notification: didHideMenu didShowMenu menuFrameDidChange willHideMenu willShowMenu
    UIPasteboard* UIPasteboard.*Notification: changed removed
    UIContentSizeCategory* UIContentSizeCategory.*Notification: didChange
    UITextInputCurrentInputMode* UITextInputMode.currentInputMode*Notification: DidChange
    UITableViewSelection* UITableView.selection*Notification: DidChange
    UIViewControllerShowDetailTarget* UIViewController.showDetailTarget*Notification: DidChange
    UIAccessibilityVoiceOverStatus* UIAccessibility.voiceOverStatus*Notification: DidChange
    UIAccessibilityReduceMotionStatus* UIAccessibility.reduceMotionStatus*Notification: DidChange
    AVAudioSession* AVAudioSession.*Notification: interruption routeChange
    """
}
