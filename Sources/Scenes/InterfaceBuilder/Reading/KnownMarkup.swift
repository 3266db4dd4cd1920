/// The elements and attributes of Interface Builder that are read, or that change nothing on a picture.
enum KnownMarkup {
  /// Attributes of any element.
  static let anywhere: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "ambiguous",
    "misplaced", "verifyAmbiguity", "restorationIdentifier", "colorLabel", "translatesAutoresizingMaskIntoConstraints",
    "propertyAccessControl", "label",
  ]
  /// Children of any element.
  static let childrenAnywhere: Set<String> = [
    "userDefinedRuntimeAttributes", "connections", "accessibility", "nil", "string", "mutableString",
    "modalFormSheetSize",
    "simulatedMetricsContainer", "attributedString", "userComments", "classes", "point", "integer", "real", "boolean",
  ]

  static let document: Set<String> = [
    "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
    "useTraitCollections", "useSafeAreas", "colorMatched", "initialViewController", "launchScreen",
    "variant", "identifierReuseMode",
  ]
  static let documentChildren: Set<String> = [
    "device", "dependencies", "scenes", "objects", "resources", "color", "customFonts", "inferredMetricsTieBreakers",
    "designables", "simulatedMetricsContainer", "classes",
  ]

  static let controller: Set<String> = [
    "storyboardIdentifier", "title", "modalPresentationStyle", "modalTransitionStyle", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "hidesBottomBarWhenPushed", "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars", "wantsFullScreenLayout", "useStoryboardIdentifierAsRestorationIdentifier",
    "clearsSelectionOnViewWillAppear", "navigationBarHidden", "toolbarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "hidesBarsOnVerticallyCompact", "selectedIndex",
    "storyboardName", "referencedIdentifier", "bundleIdentifier", "transitionStyle", "navigationOrientation",
    "spineLocation", "doubleSided", "interfaceStyle", "interactiveDismissalDisabled",
    "autoresizesArchivedViewToFullSize",
    "preferredFramesPerSecond", "resumeOnDidBecomeActive", "pauseOnWillResignActive", "videoGravity",
    "showsPlaybackControls", "allowsPictureInPicturePlayback", "modalInPopover", "barStyle", "preferredDisplayMode",
    "primaryColumnWidthFraction", "style", "displayModeButtonVisibility", "reservesKeyboardFocus",
    "focusGroupIdentifier", "nibName",
  ]
  static let controllerChildren: Set<String> = [
    "layoutGuides", "navigationItem", "tabBarItem", "toolbarItems", "navigationBar", "tabBar", "toolbar",
    "extendedEdge",
    "size", "freeformSimulatedSizeMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedTranslucentNavigationBarMetrics", "simulatedOpaqueNavigationBarMetrics", "simulatedNoneMetrics",
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedSizeClassesMetrics",
    "simulatedModalFormSheetMetrics",
    "fixedSizeMetrics", "refreshControl", "searchDisplayController", "keyCommands", "toolbar", "value",
    "extendedEdges", "contentViewController", "userInterfaceStyle", "freeformSize",
  ]

  /// Objects of a scene that draw nothing.
  static let quietObjects: Set<String> = [
    "customObject", "exit", "placeholder", "externalObject", "constraint", "searchDisplayController",
    "pongPressGestureRecognizer",
    "menu", "main", "command", "sourceEditor", "application", "collectionViewFlowLayout", "collectionViewLayout",
    "navigationItem", "barButtonItem", "tabBarItem",
  ]

  static let view: Set<String> = [
    "contentMode", "clipsSubviews", "alpha", "hidden", "opaque", "tag", "fixedFrame", "userInteractionEnabled",
    "multipleTouchEnabled", "clearsContextBeforeDrawing", "autoresizesSubviews", "semanticContentAttribute",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth", "insetsLayoutMarginsFromSafeArea",
    "appearanceType", "adjustsImageWhenAncestorFocused", "viewLayoutGuide", "focusGroupIdentifier",
    "largeContentTitle", "showsLargeContentViewer", "simulatedAppContext", "interfaceStyle", "directionalLayoutMargins",
    "drawsAsynchronously", "exclusiveTouch", "toolTip",
  ]
  static let viewChildren: Set<String> = [
    "rect", "autoresizingMask", "subviews", "color", "constraints", "viewLayoutGuide", "layoutGuide",
    "keyboardLayoutGuide", "edgeInsets",
    "inset", "directionalEdgeInsets", "fontDescription", "freeformSimulatedSizeMetrics", "size", "gestureRecognizers",
    "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "preferredSymbolConfiguration",
    "userGuides", "layoutGuides", "userInterfaceStyle", "modalFormSheetMetrics", "textInputTraits", "animations",
  ]

  static let bar: Set<String> = [
    "barStyle", "translucent", "largeTitles", "barPosition", "selectedItem", "itemPositioning", "itemWidth",
    "itemSpacing",
    "selectionIndicatorImage", "backgroundImage", "shadowImage", "prefersLargeTitles", "backIndicatorImage",
    "backIndicatorTransitionMaskImage",
  ]
  static let barChildren: Set<String> = viewChildren.union([
    "items", "textAttributes", "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "imageReference",
    "offsetWrapper", "image",
  ])
  static let navigationItem: Set<String> = [
    "title", "prompt", "largeTitleDisplayMode", "hidesBackButton", "leftItemsSupplementBackButton", "style",
    "backButtonTitle", "backButtonDisplayMode",
  ]
  static let navigationItemChildren: Set<String> = [
    "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "navigationBarAppearance", "searchController",
  ]
  static let barItem: Set<String> = [
    "title", "image", "landscapeImage", "systemItem", "style", "width", "enabled", "tag", "badgeValue", "selectedImage",
    "catalog", "springLoaded", "largeContentSizeImage", "changesSelectionAsPrimaryAction", "selected", "hidden",
  ]
  static let barItemChildren: Set<String> = [
    "color", "inset", "textAttributes", "imageReference", "offsetWrapper", "menu", "tabBarAppearance", "size",
    "preferredSymbolConfiguration",
  ]

  /// Attributes that would show, and are not drawn, by tag.
  static let undrawn: [String: Set<String>] = [
    "navigationBar": ["backgroundImage", "shadowImage", "backIndicatorImage"],
    "tabBar": ["backgroundImage", "shadowImage", "selectionIndicatorImage"],
    "toolbar": ["backgroundImage", "shadowImage"], "slider": ["minimumValueImage", "maximumValueImage"],
    "progressView": ["progressImage", "trackImage"], "textField": ["background"],
    "searchBar": [
      "backgroundImage", "scopeBarBackgroundImage", "showsBookmarkButton", "showsSearchResultsButton",
    ],
  ]

  static let constraint: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier", "priority",
    "placeholder", "symbolic", "identifier", "active", "symbolType",
  ]
  static let section: Set<String> = ["headerTitle", "footerTitle"]
  static let flowLayout: Set<String> = [
    "scrollDirection", "minimumLineSpacing", "minimumInteritemSpacing", "automaticEstimatedItemSize",
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "sectionInsetReference",
  ]
  static let flowLayoutChildren: Set<String> = ["size", "inset"]

  /// The tags of views.
  static let views = Set(viewAttributes.keys).union(undrawnViews)

  /// Views that are known and not drawn.
  private static let undrawnViews: Set<String> = [
    "mapView", "webView", "wkWebView", "glkView", "mtkView", "sceneKitView", "scnView", "skView", "arscnView",
    "arskView",
    "arView", "adBannerView", "window", "pdfView", "visualEffectView", "pickerView", "refreshControl", "imageView",
    "customView", "calendarView", "colorWell",
  ]

  static let control: Set<String> = [
    "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment", "springLoaded",
    "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "role",
  ]
  private static let text: Set<String> = [
    "text", "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment", "adjustsFontSizeToFit",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize", "usesAttributedText", "enabled",
    "highlighted",
    "preferredMaxLayoutWidth", "adjustsFontForContentSizeCategory", "adjustsLetterSpacingToFitWidth",
    "allowsDefaultTighteningForTruncation", "lineBreakStrategy", "showsExpansionTextWhenTruncated",
    "enablesMarqueeWhenAncestorFocused",
  ]
  private static let scroll: Set<String> = [
    "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled", "scrollEnabled",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle", "delaysContentTouches",
    "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "keyboardDismissMode", "directionalLockEnabled",
    "contentInsetAdjustmentBehavior", "bouncesVertically", "bouncesHorizontally",
    "automaticallyAdjustsScrollIndicatorInsets",
    "scrollsToTop", "contentViewInsetsToSafeArea",
  ]

  /// The attributes of views by tag, beside those of every view; a tag that is missing is drawn as its plain view.
  static let viewAttributes = plainViewAttributes.merging(controlAttributes) { $0.union($1) }

  private static let plainViewAttributes: [String: Set<String>] = [
    "view": ["tableViewCell", "drawEnabled"], "tableViewCellContentView": ["tableViewCell"],
    "collectionViewCellContentView": [], "inputView": ["allowsSelfSizing"], "containerView": [],
    "label": text,
    "button": control.union([
      "buttonType", "lineBreakMode", "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted",
      "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted", "hasAttributedTitle", "adjustsFontSizeToFit",
      "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory", "pointerInteraction", "roleStyle",
      "titleShadowOffset", "baselineAdjustment", "minimumScaleFactor",
    ]),
    "imageView": ["image", "highlightedImage", "highlighted", "catalog", "preferredSymbolScale", "symbolScale"],
    "textField": control.union(text).union([
      "borderStyle", "placeholder", "clearButtonMode", "clearsOnBeginEditing", "minimumFontSize", "background",
      "disabledBackground",
    ]),
    "textView": text.union(scroll).union([
      "editable", "selectable", "allowsEditingTextAttributes", "dataDetectorTypes", "clearsOnInsertion",
    ]),
    "stackView": [
      "axis", "distribution", "alignment", "spacing", "layoutMarginsRelativeArrangement", "baselineRelativeArrangement",
      "spacingType",
    ],
    "scrollView": scroll,
    "tableView": scroll.union([
      "dataMode", "style", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "separatorStyle", "allowsSelection",
      "allowsSelectionDuringEditing", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
      "sectionIndexMinimumDisplayRowCount", "separatorInsetReference", "prefetchingEnabled", "springLoaded",
      "contentViewInsetsToSafeArea", "editing", "selectionFollowsFocus",
    ]),
    "tableViewCell": [
      "style", "reuseIdentifier", "rowHeight", "accessoryType", "editingAccessoryType", "selectionStyle",
      "indentationLevel", "indentationWidth", "shouldIndentWhileEditing", "showsReorderControl", "textLabel",
      "detailTextLabel", "imageView", "focusStyle", "hidesAccessoryWhenEditing",
    ],
    "tableViewHeaderFooterView": ["reuseIdentifier"],
    "collectionView": scroll.union(["dataMode", "prefetchingEnabled", "selectionFollowsFocus", "springLoaded"]),
    "collectionViewCell": ["reuseIdentifier"], "collectionReusableView": ["reuseIdentifier", "collectionReusableView"],
    "visualEffectView": [], "navigationBar": bar, "toolbar": bar, "tabBar": bar,
  ]

  /// The children of views by tag, beside those of every view; elements with a key that is a view count too.
  static let viewChildrenByElement: [String: Set<String>] = [
    "button": ["state", "buttonConfiguration", "imageReference", "menu"],
    "imageView": ["imageReference", "preferredSymbolConfiguration"],
    "textField": ["textInputTraits", "button"], "textView": ["textInputTraits", "dataDetectorType"],
    "searchBar": ["textInputTraits", "scopeButtonTitles", "searchTextField", "offsetWrapper"],
    "segmentedControl": ["segments"], "stackView": ["customSpacing"], "slider": ["imageReference"],
    "datePicker": ["date", "locale", "timeZone", "calendar"],
    "tableView": views.union(["prototypes", "sections"]),
    "tableViewCell": views.union(["imageReference", "listContentConfiguration"]),
    "collectionView": views.union(["cells", "collectionViewFlowLayout", "collectionViewLayout", "cellSize"]),
    "collectionViewCell": views, "collectionReusableView": views.union(["collectionReusableView"]),
    "tableViewHeaderFooterView": views, "visualEffectView": views.union(["blurEffect", "vibrancyEffect"]),
    "navigationBar": barChildren, "toolbar": barChildren, "tabBar": barChildren,
  ]
}
