// Types that apps' delegates and classes name, and that nothing here calls or makes.

/// What the user did elsewhere: nothing.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Takes up what the user did elsewhere: never.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

/// A URL that another app opens: none does.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// What comes with it.
  @preconcurrency @MainActor
  public final class UIOpenURLOptions: NSObject {
    public var sourceApplication: String? { nil }
    public var annotation: Any? { nil }
    public var openInPlace: Bool { false }
  }
  public let url: URL
  public let options = UIOpenURLOptions()
  init(_ url: URL) { self.url = url }
}

/// What has traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
/// What stands at an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {}
extension UINavigationBar: UIBarPositioning {}
extension UIToolbar: UIBarPositioning {}
extension UITabBar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}
/// Says where a bar stands: never asked.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}
/// Is told of a bar's items: never, a bar of one's own takes no fingers.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
/// Is told of a bar's items: never, a bar of one's own takes no fingers.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
/// Is told of a bar's place: never.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The menu over a selection: none shows.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Which way its arrow would point.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }
  nonisolated private static func name(_ word: String) -> Notification.Name {
    Notification.Name("UIMenuController\(word)Notification")
  }
  // Never posted: no menu shows.
  nonisolated public static let willShowMenuNotification = name("WillShowMenu")
  nonisolated public static let didShowMenuNotification = name("DidShowMenu")
  nonisolated public static let willHideMenuNotification = name("WillHideMenu")
  nonisolated public static let didHideMenuNotification = name("DidHideMenu")
  nonisolated public static let menuFrameDidChangeNotification = name("MenuFrameDidChange")
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open var arrowDirection = ArrowDirection.default
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}
  open func update() {}
}
/// A row of it.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// What an older app may ask to send.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}
/// What an older app asks to send: nobody is asked.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}
extension UIApplication {
  /// Nobody is asked.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
}

/// What a row of an older app offers to a swipe.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Its colour.
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) { (self.style, self.title, self.handler) = (style, title, handler) }

  /// As today's apps offer it.
  func action(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension NSCoder {
  /// As Objective-C writes geometry: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Zero for what is not so written.
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    let words = numbers.map { value in
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return "{" + words.joined(separator: ", ") + "}"
  }
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let found = string.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}

extension UIPasteboard {
  // Never posted: nobody copies elsewhere.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
extension UINavigationController {
  /// Seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}
extension UIResponder {
  /// Of notifications about the keyboard.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
