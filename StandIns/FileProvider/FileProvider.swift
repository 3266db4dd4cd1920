@_exported import UIKit

public protocol NSFileProviderItem {}
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rootContainer = NSFileProviderItemIdentifier(rawValue: "NSFileProviderRootContainerItemIdentifier")
}
open class NSFileProviderManager: NSObject {}
