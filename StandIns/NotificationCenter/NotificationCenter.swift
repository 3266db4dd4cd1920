@_exported import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
@preconcurrency @MainActor
public protocol NCWidgetProviding: AnyObject {}
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
open class NCWidgetController: NSObject {
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
