extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}

extension NSMutableString {
  /// Adds a text with values in the places of its marks.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}

extension Error {
  /// What `error as NSError` is: the error itself, or one with its domain, code and description.
  public func _bridgeToObjectiveC() -> NSError {
    if let error = self as Any as? NSError { return error }
    return NSError(domain: _domain, code: _code, userInfo: [NSLocalizedDescriptionKey: localizedDescription])
  }
}

@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// The greatest number of its type.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// As `MAXFLOAT`: what animations repeat that do not end.
public let HUGE = Float.greatestFiniteMagnitude

/// Nanoseconds.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A method of Objective-C's, which there is none of.
public struct Method: Sendable {}
/// Nothing is exchanged, with a warning: Swift's methods cannot be.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method() }
/// Nothing is exchanged, with a warning: Swift's methods cannot be.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method() }
@preconcurrency @MainActor
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  UIKitRuntime.current.warn("the app exchanges methods (swizzling), which is of no effect: Swift calls them directly")
}

/// Where a function of Objective-C's puts what went wrong.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
