#!/usr/bin/env python3
"""Writes docs/uikit.md from the sources of UIKit: which of UIKit's types are there, and which are missing.

usage: docs/uikit.py [--check]

--check writes nothing, and fails where the page is not what the sources say. `make uikit-docs` writes it, `make lint` checks it.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/uikit.md"
STAGE = ROOT / "Sources/Stage"
MODULES = ["CoreGraphics", "QuartzCore", "RunLoopClock", "UIKit"]

# UIKit's and Core Animation's public types by what they are for, as Apple's documentation lists them; nested types and C's constants are left out.
TYPES = {
    "Views": """UIView UIWindow UILabel UIImageView UIStackView UIScrollView UITextView UIVisualEffectView UIVisualEffect UIBlurEffect UIVibrancyEffect
        UIActivityIndicatorView UIProgressView UIPickerView UIPickerViewDelegate UIPickerViewDataSource UICalendarView UIInputView UIInputViewController UILayoutGuide
        UIMotionEffect UIInterpolatingMotionEffect UIPopoverBackgroundView UIContentView UIContentConfiguration UIBackgroundConfiguration
        UIContentUnavailableView UIContentUnavailableConfiguration UIScrollViewDelegate UITextViewDelegate""",
    "Controls": """UIControl UIButton UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker UITextField UITextFieldDelegate UIRefreshControl
        UIColorWell UISearchTextField UISearchToken UIAction UIMenu UIMenuElement UICommand UIKeyCommand UIDeferredMenuElement UIPasteControl""",
    "Tables and collections": """UITableView UITableViewCell UITableViewHeaderFooterView UITableViewController UITableViewDelegate UITableViewDataSource
        UITableViewDataSourcePrefetching UITableViewDiffableDataSource UITableViewRowAction UISwipeActionsConfiguration UIContextualAction UICollectionView
        UICollectionViewCell UICollectionReusableView UICollectionViewController UICollectionViewDelegate UICollectionViewDataSource
        UICollectionViewDataSourcePrefetching UICollectionViewDelegateFlowLayout UICollectionViewLayout UICollectionViewFlowLayout
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewUpdateItem UICollectionViewTransitionLayout UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
        UICollectionLayoutListConfiguration UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot
        NSCollectionLayoutItem NSCollectionLayoutGroup NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutDimension
        NSCollectionLayoutSpacing NSCollectionLayoutEdgeSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
        NSCollectionLayoutDecorationItem NSCollectionLayoutAnchor NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem
        UICollectionViewListCell UIListContentConfiguration UIListContentView UICellAccessory UIConfigurationState UICellConfigurationState
        UIViewConfigurationState UILocalizedIndexedCollation""",
    "Controllers": """UIViewController UINavigationController UINavigationControllerDelegate UITabBarController UITabBarControllerDelegate UISplitViewController
        UISplitViewControllerDelegate UIPageViewController UIPageViewControllerDelegate UIPageViewControllerDataSource UISearchController
        UISearchControllerDelegate UISearchResultsUpdating UISearchContainerViewController UIAlertController UIAlertAction UIActivityViewController UIActivity
        UIImagePickerController UIDocumentPickerViewController UIDocumentInteractionController UIColorPickerViewController
        UIFontPickerViewController UIVideoEditorController UIReferenceLibraryViewController UICloudSharingController""",
    "Transitions": """UIViewControllerAnimatedTransitioning UIViewControllerInteractiveTransitioning UIViewControllerContextTransitioning
        UIViewControllerTransitioningDelegate UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
        UIPercentDrivenInteractiveTransition UIPresentationController UIAdaptivePresentationControllerDelegate UISheetPresentationController
        UISheetPresentationControllerDelegate UIPopoverPresentationController UIPopoverPresentationControllerDelegate UIViewPropertyAnimator
        UIViewAnimating UIViewImplicitlyAnimating UITimingCurveProvider UICubicTimingParameters UISpringTimingParameters""",
    "Bars": """UINavigationBar UINavigationBarDelegate UINavigationItem UIToolbar UITabBar UITabBarDelegate UITabBarItem UIBarItem UIBarButtonItem UIBarButtonItemGroup
        UISearchBar UISearchBarDelegate UIBarAppearance UINavigationBarAppearance UIToolbarAppearance UITabBarAppearance UITabBarItemAppearance
        UIBarButtonItemAppearance UIBarPositioning UIStatusBarManager UITab UITabGroup""",
    "Storyboards": "UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UINib",
    "Constraints": """NSLayoutConstraint NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension UILayoutSupport UIKeyboardLayoutGuide
        UITrackingLayoutGuide UILayoutPriority""",
    "Touches": """UIResponder UITouch UIEvent UIPress UIPressesEvent UIGestureRecognizer UIGestureRecognizerDelegate UITapGestureRecognizer
        UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
        UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer UIInteraction UIContextMenuInteraction UIContextMenuInteractionDelegate
        UIContextMenuConfiguration UITargetedPreview UIPreviewParameters UIDragInteraction UIDropInteraction UIDragItem UIPencilInteraction
        UIPointerInteraction UIEditMenuInteraction UITextInteraction UIFindInteraction UIFeedbackGenerator UIImpactFeedbackGenerator
        UISelectionFeedbackGenerator UINotificationFeedbackGenerator UIMenuController UIPasteboard""",
    "Texts": """NSTextAttachment NSParagraphStyle NSMutableParagraphStyle NSShadow NSTextStorage NSLayoutManager NSTextContainer NSTextLayoutManager
        NSTextTab NSTextList NSStringDrawingContext UITextInput UITextInputTraits UITextPosition UITextRange UITextSelectionRect UITextChecker UIKeyInput
        UIFont UIFontDescriptor UIFontMetrics UIContentSizeCategory UIContentSizeCategoryAdjusting""",
    "Pictures and drawing": """UIImage UIImageAsset UIImageConfiguration UIColor UIBezierPath UIGraphicsRenderer UIGraphicsImageRenderer
        UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer NSDataAsset UIEdgeInsets NSDirectionalEdgeInsets UIOffset
        UIRectEdge UIRectCorner""",
    "App and device": """UIApplication UIApplicationDelegate UIScene UISceneDelegate UIWindowScene UIWindowSceneDelegate UISceneSession UISceneConfiguration
        UIScreen UIScreenMode UIDevice UITraitCollection UITraitEnvironment UIAppearance UIAppearanceContainer UIUserActivityRestoring
        UIApplicationShortcutItem UIOpenURLContext UIDocument UIManagedDocument UIPrintInteractionController UIAccessibilityElement
        UIAccessibilityCustomAction UIFocusSystem UIFocusGuide""",
    "Dynamics": """UIDynamicAnimator UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIAttachmentBehavior UICollisionBehavior UIGravityBehavior
        UIPushBehavior UISnapBehavior UIFieldBehavior UIRegion""",
    "Layers": """CALayer CALayerDelegate CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CAEmitterCell CATransformLayer CATiledLayer
        CAScrollLayer CAMetalLayer CAEAGLLayer CAAction""",
    "Layer animations": """CATransaction CAAnimation CAAnimationDelegate CAPropertyAnimation CABasicAnimation CAKeyframeAnimation CASpringAnimation
        CAAnimationGroup CATransition CAMediaTiming CAMediaTimingFunction CAValueFunction CADisplayLink""",
    "Of an older iOS": """UIAlertView UIActionSheet UIWebView UIPopoverController UISearchDisplayController UIAccelerometer UILocalNotification
        UIUserNotificationSettings UIStoryboardPopoverSegue""",
}

TYPE = re.compile(r"^(?:@\S+ +)*(?:open|public) +(?:(?:final|nonisolated|indirect) +)*(?:class|struct|enum|protocol|typealias|actor) +(\w+)")
OWNER = re.compile(r"^(?:@\S+ +)*(?:(?:open|public|package|fileprivate|final|nonisolated|indirect) +)*(?:class|struct|enum|protocol|extension|actor) +([\w.]+)")
MEMBER = re.compile(r"^ +.*?\b(?:var|let|func|case) +(`?\w+`?)|^ +.*?\b(init)\b")
TABLE = STAGE / "UIKit/NoEffect.md"
ROW = re.compile(r"- \*\*([^*]+)\*\* (.*)")


def read():
    """Names of the public types, and each type's members."""
    types, members = set(), {}
    for path in sorted(path for module in MODULES for path in (STAGE / module).rglob("*.swift")):
        owner = ""
        for line in path.read_text().split("\n"):
            if found := TYPE.match(line):
                types.add(found[1])
            if found := OWNER.match(line):
                owner = found[1]
                members.setdefault(owner, set())
            if found := MEMBER.match(line):
                members.setdefault(owner, set()).add((found[1] or found[2]).strip("`"))
    return types, members


def unknown():
    """What the table of members without an effect names, and no source declares."""
    _, members = read()
    for owners, told in (found.groups() for found in map(ROW.match, TABLE.read_text().split("\n")) if found):
        for owner in owners.split(", "):
            if owner not in members:
                yield owner
            yield from (f"{owner}.{name}" for name in re.findall(r"`(\w+)(?:\([\w:]*\))?`", told) if name not in members.get(owner, ()))


def page():
    types, _ = read()
    names = [name for area in TYPES.values() for name in area.split()]
    lines = [
        "# What UIKit is here",
        "",
        f"{len(types.intersection(names))} of {len(names)} types of UIKit and Core Animation; code that uses a missing one does not compile. "
        "Written by `make uikit-docs` from [the sources](../Sources/Stage/UIKit/README.md). [What is there and of no effect](../Sources/Stage/UIKit/NoEffect.md) is a table of its own.",
        "",
        "## Types",
        "",
        "| | there | missing |",
        "| --- | --- | --- |",
    ]
    for area, names in TYPES.items():
        there = [name for name in names.split() if name in types]
        missing = [name for name in names.split() if name not in types]
        lines.append(f"| {area} | {', '.join(there) or '–'} | {', '.join(missing) or '–'} |")
    return "\n".join(lines) + "\n"


if sys.argv[1:] == ["--check"]:
    if gone := list(unknown()):
        sys.exit(f"error: {TABLE.relative_to(ROOT)} names what is not in the sources: {', '.join(gone)}")
    if not PAGE.exists() or PAGE.read_text() != page():
        sys.exit(f"error: {PAGE.relative_to(ROOT)} is not what the sources say: run make uikit-docs, and commit the page")
elif sys.argv[1:]:
    sys.exit(__doc__)
else:
    PAGE.write_text(page())
