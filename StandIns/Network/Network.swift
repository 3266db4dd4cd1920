@_exported import UIKit

public struct NWInterface: Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
public struct NWPath: Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status = Status.unsatisfied
  public let isExpensive = false
  public let isConstrained = false
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
/// Its path stays unsatisfied; who watches is told nothing.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
