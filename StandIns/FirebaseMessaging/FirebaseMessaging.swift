@_exported import FirebaseCore

public protocol MessagingDelegate: AnyObject {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}
extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
/// Brings no messages.
public final class Messaging: NSObject, @unchecked Sendable {
  private static let one = Messaging()
  public static func messaging() -> Messaging { one }
  public weak var delegate: (any MessagingDelegate)?
  public var apnsToken: Data?
  public var fcmToken: String? { nil }
  public func subscribe(toTopic topic: String) {}
  public func unsubscribe(fromTopic topic: String) {}
}
