import UIKit

/// A delegate in the place of another, which hears of the calls of its methods.
open class _RXDelegateProxy: NSObject {
  private weak var target: NSObject?
  private var retained: NSObject?

  open var _forwardToDelegate: NSObject? { target }
  open func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
    target = delegate as? NSObject
    retained = retainDelegate ? target : nil
  }
  open func hasWiredImplementation(for selector: Selector) -> Bool { false }
  open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
  open func responds(to selector: Selector!) -> Bool { true }
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}

/// An observer of a variable, which nobody observes here.
open class _RXKVOObserver: NSObject {
  public init(
    target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {}
  open func dispose() {}
}

public typealias IMP = OpaquePointer

extension NSObject {
  /// The code of a method; nil: the object has none that is registered.
  public func method(for selector: Selector!) -> IMP! {
    responds(to: selector) ? RX_default_target_implementation() : nil
  }
}

public protocol RXMessageSentObserver: AnyObject {
  var targetImplementation: IMP { get }
  func messageSent(withArguments arguments: [Any])
  func methodInvoked(withArguments arguments: [Any])
}
public protocol RXDeallocatingObserver: AnyObject {
  var targetImplementation: IMP { get }
  func deallocating()
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

public enum RXObjCRuntimeError: Int, Sendable {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted, selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects, threadingCollisionWithOtherInterceptionMechanism
  case savingOriginalForwardingMethodFailed, replacingMethodWithForwardingImplementation
  case observingPerformanceSensitiveMessages, observingMessagesWithUnsupportedReturnType
}

public func RX_selector(_ selector: Selector) -> Selector { selector }
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  let name = "\(selector)"
  if let known = references[name] { return known }
  let made = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  references[name] = made
  return made
}
nonisolated(unsafe) private var references: [String: UnsafeMutableRawPointer] = [:]

/// No call of a method is heard of but those of delegates.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?) -> IMP? {
  RX_default_target_implementation()
}
public func RX_default_target_implementation() -> IMP { IMP(RX_reference_from_selector(Selector(""))) }
