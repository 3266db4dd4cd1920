@_exported import UIKit

open class CXCall: NSObject {
  open var uuid: UUID { UUID() }
  open var hasEnded: Bool { true }
  open var hasConnected: Bool { false }
}
public protocol CXCallObserverDelegate: AnyObject {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
open class CXHandle: NSObject {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public init(type: HandleType, value: String) {}
}
open class CXProviderConfiguration: NSObject {
  public init(localizedName: String) {}
}
open class CXProvider: NSObject {
  public init(configuration: CXProviderConfiguration) {}
  open func invalidate() {}
}
open class CXCallController: NSObject {}
