@_exported import UIKit

open class BGTask: NSObject {
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}
open class BGTaskRequest: NSObject { open var earliestBeginDate: Date? }
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) {}
}
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) {}
}
open class BGTaskScheduler: NSObject {
  nonisolated(unsafe) public static let shared = BGTaskScheduler()
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  open func cancelAllTaskRequests() {}
}
