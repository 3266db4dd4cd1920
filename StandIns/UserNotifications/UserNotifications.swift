@_exported import UIKit

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
}
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
  }
}
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}
open class UNNotificationContent: NSObject {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var attachments: [UNNotificationAttachment] = []
}
open class UNMutableNotificationContent: UNNotificationContent {}
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
open class UNNotification: NSObject {
  open var request: UNNotificationRequest {
    UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
  }
}
open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { UNNotification() }
  open var actionIdentifier: String { "" }
}
open class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}
/// Asks nobody, remembers what waits, and tells nothing: a question for permission stays without an answer.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let one = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { one }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    pending.append(request)
    completionHandler?(nil)
  }
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending)
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  public func removeAllPendingNotificationRequests() { pending = [] }
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
}
