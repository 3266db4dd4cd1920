extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}

extension NSMutableDictionary {
  /// The value of a key; nil takes it away.
  public subscript(_ key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}

/// Whether both are the same object, or none: a value of a protocol of Objective-C's is an object there.
@_disfavoredOverload
public func === (lhs: Any?, rhs: Any?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return (lhs as AnyObject) === (rhs as AnyObject)
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

/// Darwin has the kinds of mutexes as Int32, Linux as Int.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  Glibc.pthread_mutexattr_settype(attributes, Int32(type))
}

/// Runs code; without Objective-C nothing waits for the end of a pool.
@discardableResult public func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value {
  try body()
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

/// Nothing is added, as where the class has the method.
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
/// Nothing is replaced.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// The code of a method of Objective-C's, which there is none of.
public typealias IMP = OpaquePointer
nonisolated(unsafe) private let noCode = IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
public func method_getImplementation(_ m: Method) -> IMP { noCode }
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// 0: a phone is none.
public let TARGET_OS_SIMULATOR: Int32 = 0

/// Names of Swift 3.
public typealias IntMax = Int64
public typealias UIntMax = UInt64
extension SignedInteger { public func toIntMax() -> IntMax { IntMax(self) } }
extension UnsignedInteger { public func toUIntMax() -> UIntMax { UIntMax(self) } }
extension NSTextCheckingResult { public func rangeAt(_ idx: Int) -> NSRange { range(at: idx) } }

// Keys of a bundle's Info.plist.
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"

/// Where a function of Objective-C's puts what went wrong.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// Atomic changes of Darwin's, as libraries of 2018 have them.

private let atomicLock = NSLock()
private func atomically<Value>(_ change: () -> Value) -> Value { atomicLock.withLock(change) }

public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  atomically {
    guard theValue.pointee == oldValue else { return false }
    theValue.pointee = newValue
    return true
  }
}
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  atomically {
    theValue.pointee &+= amount
    return theValue.pointee
  }
}
@discardableResult public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32Barrier(1, theValue)
}
@discardableResult public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32Barrier(-1, theValue)
}
/// What stood there before.
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  atomically {
    let old = theValue.pointee
    theValue.pointee |= mask
    return Int32(bitPattern: old)
  }
}
/// What stood there before.
@discardableResult
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  atomically {
    let old = theValue.pointee
    theValue.pointee ^= mask
    return Int32(bitPattern: old)
  }
}
