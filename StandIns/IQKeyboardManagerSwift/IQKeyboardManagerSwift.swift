@_exported import UIKit

/// Holds its settings: there is no keyboard that anything would have to move out of the way of.
@preconcurrency @MainActor
public final class IQKeyboardManager: NSObject {
  public static let shared = IQKeyboardManager()
  /// The older name.
  public class func sharedManager() -> IQKeyboardManager { shared }

  public var enable = false
  public var isEnabled: Bool {
    get { enable }
    set { enable = newValue }
  }
  public var enableDebugging = false
  public var keyboardDistanceFromTextField: CGFloat = 10
  public var keyboardDistance: CGFloat {
    get { keyboardDistanceFromTextField }
    set { keyboardDistanceFromTextField = newValue }
  }
  public var preventShowingBottomBlankSpace = true
  public var layoutIfNeededOnUpdate = false
  public var shouldPlayInputClicks = true
  public var playInputClicks = true

  public var enableAutoToolbar = true
  public var shouldToolbarUsesTextFieldTintColor = false
  public var toolbarTintColor: UIColor?
  public var toolbarBarTintColor: UIColor?
  public var shouldShowTextFieldPlaceholder = true
  public var shouldShowToolbarPlaceholder = true
  public var placeholderFont: UIFont?
  public var placeholderColor: UIColor?
  public var toolbarDoneBarButtonItemText: String?
  public var toolbarDoneBarButtonItemImage: UIImage?
  public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
  public var toolbarPreviousNextAllowedClasses: [UIView.Type] = []
  public var disabledToolbarClasses: [UIViewController.Type] = []
  public var enabledToolbarClasses: [UIViewController.Type] = []

  public var overrideKeyboardAppearance = false
  public var shouldResignOnTouchOutside = false
  public var resignOnTouchOutside: Bool {
    get { shouldResignOnTouchOutside }
    set { shouldResignOnTouchOutside = newValue }
  }
  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var disabledTouchResignedClasses: [UIViewController.Type] = []
  public var enabledTouchResignedClasses: [UIViewController.Type] = []
  public var touchResignedGestureIgnoreClasses: [UIView.Type] = []

  public var keyboardShowing: Bool { false }
  public var canGoPrevious: Bool { false }
  public var canGoNext: Bool { false }

  /// Ends editing in the app's window.
  @discardableResult public func resignFirstResponder() -> Bool {
    UIApplication.shared.windows.first?.endEditing(true) ?? false
  }
  @discardableResult public func goPrevious() -> Bool { false }
  @discardableResult public func goNext() -> Bool { false }
  public func reloadLayoutIfNeeded() {}
  public func reloadInputViews() {}
}
public enum IQPreviousNextDisplayMode: Int, Sendable { case `default`, alwaysHide, alwaysShow }

/// Goes to the next field by hand: it does nothing here.
@preconcurrency @MainActor
public final class IQKeyboardReturnKeyHandler: NSObject {
  public weak var delegate: (any UITextFieldDelegate & UITextViewDelegate)?
  public var lastTextFieldReturnKeyType = UIReturnKeyType.default
  public override init() {}
  public init(controller: UIViewController) {}
}
extension UIView {
  /// Of no effect: there is no keyboard.
  public var keyboardDistanceFromTextField: CGFloat {
    get { IQKeyboardManager.shared.keyboardDistanceFromTextField }
    set {}
  }
}
