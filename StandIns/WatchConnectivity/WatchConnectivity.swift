@_exported import UIKit

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}
open class WCSession: NSObject {
  nonisolated(unsafe) private static let shared = WCSession()
  open class var `default`: WCSession { shared }
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isReachable: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open func activate() {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}
