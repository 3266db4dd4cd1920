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
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}

public protocol _RXForwarding: AnyObject { var _target: NSObject? { get } }
extension _RXDelegateProxy: _RXForwarding {
  public var _target: NSObject? { target }
}
extension _RXForwarding {
  /// The delegate behind, where its method is called by name: `_forwardToDelegate?.scrollViewDidScroll?(scrollView)`.
  @_disfavoredOverload public var _forwardToDelegate: (any UIScrollViewDelegate)? {
    _target as? any UIScrollViewDelegate
  }
}

/// An observer of a variable: of a user default it gets the value that there is, if it asks for it, and of nothing a change.
open class _RXKVOObserver: NSObject {
  public init(
    target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    super.init()
    if options.contains(.initial), let defaults = target as? UserDefaults { callback(defaults.object(forKey: keyPath)) }
  }
  open func dispose() {}
}

/// A property by its name, which there is none of: `observeWeakly` fails.
public func class_getProperty(_ cls: AnyClass?, _ name: String) -> OpaquePointer? { nil }
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func property_getAttributes(_ property: OpaquePointer) -> UnsafePointer<CChar>? { nil }

extension NSValue {
  /// None: what a scroll view is about to do is not told.
  public var pointerValue: UnsafeMutableRawPointer? { nil }
}

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

/// Calls of delegates' methods are heard of, and those that UIKit makes of a controller's `viewDidLoad`, `viewWillAppear` and their kin and of `layoutSubviews`.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?) -> IMP? {
  MainActor.assumeIsolated {
    HeardCall.listener = { target, selector, arguments, isOver in
      let key = RX_reference_from_selector(Selector(selector))
      guard let observer = objc_getAssociatedObject(target, key) as? any RXMessageSentObserver else { return }
      if isOver {
        observer.methodInvoked(withArguments: arguments)
      } else {
        observer.messageSent(withArguments: arguments)
      }
    }
  }
  return RX_default_target_implementation()
}
public func RX_default_target_implementation() -> IMP { IMP(RX_reference_from_selector(Selector(""))) }
