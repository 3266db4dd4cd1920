@_exported import UIKit

public struct OSLogType: Sendable {
  public static let `default` = OSLogType()
  public static let info = OSLogType()
  public static let debug = OSLogType()
  public static let error = OSLogType()
  public static let fault = OSLogType()
}
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}
/// Writes nothing down.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {}
public struct OSSignpostType: Sendable {
  public static let begin = OSSignpostType()
  public static let event = OSSignpostType()
  public static let end = OSSignpostType()
}
public struct OSSignpostID: Hashable, Sendable {
  public init(log: OSLog) {}
  public init(log: OSLog, object: AnyObject) {}
}
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID? = nil
) {}
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID? = nil,
  _ format: StaticString, _ arguments: Any...
) {}
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func log(_ message: String) {}
}
