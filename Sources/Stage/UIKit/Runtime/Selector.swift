/// The name of a method as Objective-C spells it: `close`, `close:`, `moveBy:to:`.
///
/// Who gets it looks the method up among those that the target's class has registered, when it is called.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As Objective-C spells it.
  public let description: String
  /// A selector of a name.
  public init(_ str: String) { description = str }
  /// A selector of a name.
  public init(stringLiteral value: String) { description = value }
  /// A selector in a class that no code outside can name, such as a generic one, and lets it register its methods.
  public init(_ str: String, of register: @MainActor () -> Void) {
    description = str
    MainActor.assumeIsolated(register)
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The class that is generated beside a rewritten module's files, `HeroAppMembers`. It is found by its name when the first of the module's
/// classes is asked for a method or a property.
@preconcurrency @MainActor
public protocol ObjectiveCModule: AnyObject {
  /// Registers all that the module's classes have.
  static func register()
}

/// Of each module that has one.
let objectiveCModuleName = "HeroAppMembers"

/// Registers what Objective-C would know of one class; written by the rewriter of sources into the class itself.
@preconcurrency @MainActor
public struct ObjectiveCMembers<Object: AnyObject> {
  /// Lets Interface Builder's files find the class, by another name too: that of `@objc(Name)`.
  public init(_ type: Object.Type, name: String? = nil) {
    ObjectiveCRegistry.shared.name(type, "\(type)")
    if let name { ObjectiveCRegistry.shared.name(type, name) }
  }

  /// A property: an outlet, an inspectable, or whatever else Objective-C may read or set.
  public func property<Value>(_ name: String, _ path: KeyPath<Object, Value>) {
    ObjectiveCRegistry.shared.add(Object.self, name, ObjectiveCRegistry.property(path))
  }

  /// A method by its Objective-C name.
  public func method(_ name: String, _ call: @escaping @MainActor (Object, ObjectiveCArguments) -> Any?) {
    ObjectiveCRegistry.shared.add(Object.self, name) { call($0, ObjectiveCArguments(name: name, values: $1)) }
  }

  /// How an object is made by its type alone.
  public func makes(_ make: @escaping @MainActor () -> Object) { ObjectiveCRegistry.shared.make(Object.self, by: make) }

  /// A new object of a type that is known only when the code runs; stops where the class has not said how it is made.
  public static func make(of type: Object.Type) -> Object {
    guard let object = ObjectiveCRegistry.shared.object(of: type) as? Object else {
      stop("\(type) is made by its type alone, and has neither an init() nor UIKit's own initialiser: give it one")
    }
    return object
  }

  /// A new view of a type that is known only when the code runs, at a place.
  public static func make(of type: Object.Type, frame: CGRect) -> Object where Object: UIView {
    let view = make(of: type)
    view.frame = frame
    return view
  }

  /// A new controller of a type that is known only when the code runs, with a file of Interface Builder's.
  public static func make(of type: Object.Type, nibName: String?, bundle: Bundle?) -> Object
  where Object: UIViewController {
    let controller = make(of: type)
    controller.take(nibName, bundle)
    return controller
  }
}

/// What a method is called with.
public struct ObjectiveCArguments {
  let name: String
  let values: [Any?]

  /// An argument as the method takes it; stops where it is of another type. Those that nobody gives are nil.
  public subscript<Value>(_ index: Int) -> Value {
    let value = values.indices.contains(index) ? values[index] : nil
    if let value, let own = value as? Value { return own }
    if value == nil, let none = Optional<Any>.none as? Value { return none }
    stop("\(name) takes a \(Value.self), and gets \(value.map { "\($0)" } ?? "nil")")
  }
}

/// Runs something on the main thread: at once where that is the running one.
func onMain(_ work: @escaping @MainActor () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}

extension NSObjectProtocol {
  /// Whether the object has a registered method.
  public func responds(to aSelector: Selector!) -> Bool {
    nonisolated(unsafe) let own = self
    guard let name = aSelector?.description else { return false }
    return MainActor.assumeIsolated { ObjectiveCRegistry.shared.knowsAction(name, of: own) }
  }

  /// Calls a method; stops where there is none.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector)
  }
  /// Calls a method; stops where there is none.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, object)
  }
  /// Calls a method; stops where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, object1, object2)
  }

  private func send(_ selector: Selector, _ arguments: Any?...) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let (own, given) = (self, arguments)
    nonisolated(unsafe) var answer: AnyObject?
    MainActor.assumeIsolated {
      let made = ObjectiveCRegistry.shared.call(
        selector.description, of: own, given.first ?? nil, given.dropFirst().first ?? nil)
      guard let made else { return }
      answer = made as AnyObject
      // Objective-C hands it over autoreleased.
      nonisolated(unsafe) let kept = answer
      UIKitRuntime.current.clock.atEndOfTurn { _ = kept }
    }
    return answer.map { Unmanaged.passUnretained($0) }
  }
}

extension NSObject {
  private struct Delayed {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let event: VirtualClock.Event
  }
  @MainActor private static var delayed: [Delayed] = []

  /// Calls a method at a virtual time.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (own, argument) = (self, anArgument)
    MainActor.assumeIsolated {
      let event = UIKitRuntime.current.clock.schedule(after: max(delay, 0), "a delayed call") {
        _ = own.perform(aSelector, with: argument)
      }
      Self.delayed.removeAll { !$0.event.isPending }
      Self.delayed.append(Delayed(target: own, selector: aSelector, argument: argument, event: event))
    }
  }
  /// Calls a method at a virtual time; all modes of the run loop are the same here.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Calls a method on the main thread: at once where the caller waits.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Forgets all delayed calls of a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { cancel(aTarget) { _ in true } }
  /// Forgets the delayed calls of a target's method.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let argument = anArgument.map { $0 as AnyObject }
    cancel(aTarget) { $0.selector == aSelector && $0.argument.map { $0 as AnyObject } === argument }
  }
  private class func cancel(_ target: Any, _ isMeant: @escaping @MainActor (Delayed) -> Bool) {
    nonisolated(unsafe) let target = target as AnyObject
    MainActor.assumeIsolated {
      for call in delayed where call.target === target && isMeant(call) { call.event.cancel() }
      delayed.removeAll { !$0.event.isPending }
    }
  }

  /// Sets a registered property by its name, or a user default; stops where there is none.
  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    if let keeper = self as? any KeyedValues { return keeper.keep(value, named: key) }
    nonisolated(unsafe) let (own, value) = (self, value)
    MainActor.assumeIsolated {
      guard !ObjectiveCRegistry.shared.set(key, of: own, to: Self.forms(of: value)) else { return }
      stop(
        "[<\(Swift.type(of: own))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
        name: "NSUnknownKeyException")
    }
  }
  /// A value, and for a number those of the other types: Objective-C's number is of none.
  private static func forms(of value: Any?) -> [Any?] {
    let number: NSNumber? =
      switch value {
      case let value as Int: NSNumber(value: value)
      case let value as Double: NSNumber(value: value)
      case let value as Float: NSNumber(value: value)
      case let value as CGFloat: NSNumber(value: Double(value))
      default: value as? NSNumber
      }
    guard let number else { return [value] }
    return [value, CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number]
  }
  /// A registered property by its name, or a user default; stops where there is none.
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let keeper = self as? any KeyedValues { return keeper.kept(named: key) }
    nonisolated(unsafe) let own = self
    nonisolated(unsafe) var found: Any?
    MainActor.assumeIsolated {
      guard let value = ObjectiveCRegistry.shared.value(key, of: own) else {
        stop(
          "[<\(Swift.type(of: own))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
          name: "NSUnknownKeyException")
      }
      found = value
    }
    return found
  }
}

extension NSObject {
  /// The value at the end of a path of registered keys; stops where one is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = step(keyPath) else { return value(forKey: keyPath) }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }
  /// Sets the value at the end of a path of registered keys; stops where one is none.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = step(keyPath) else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// A path's first key, and the path behind it; nil where the path is one key, or registered as it is.
  private func step(_ path: String) -> (key: String, rest: String)? {
    nonisolated(unsafe) let own = self
    guard let dot = path.firstIndex(of: "."),
      MainActor.assumeIsolated({ !ObjectiveCRegistry.shared.hasKey(path, of: own) })
    else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
}

/// Keeps values by their names itself, as Core Data's objects do: what `value(forKey:)` and `setValue(_:forKey:)` ask.
public protocol KeyedValues: NSObject {
  /// The value of a name.
  func kept(named key: String) -> Any?
  /// Sets the value of a name.
  func keep(_ value: Any?, named key: String)
}

extension UIApplication {
  /// Calls a method of a target; without one of the first responder, from the sender's view on, that has it. False when nobody does.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    var found = target.map { $0 as AnyObject }
    if found == nil {
      let first = UIKitRuntime.current.firstResponder ?? sender as? UIResponder
      found = sequence(first: first) { $0?.next }.lazy.compactMap { $0 }.first {
        ObjectiveCRegistry.shared.knowsAction(action.description, of: $0)
      }
    }
    guard let found else { return false }
    ObjectiveCRegistry.shared.call(action.description, of: found, sender, event)
    return true
  }
}

// MARK: Foundation

extension Timer {
  /// A timer of the stage that calls a target's method, in virtual time; it keeps the target.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      onMain { ObjectiveCRegistry.shared.call(aSelector.description, of: target, timer) }
    }
  }

  /// A timer that calls a target's method once it is added to a run loop, in real time.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      onMain { ObjectiveCRegistry.shared.call(aSelector.description, of: target, timer) }
    }
  }
}

extension NotificationCenter {
  private struct Observation {
    weak var observer: AnyObject?
    let name: Notification.Name?
    let object: AnyObject?
    let token: any NSObjectProtocol
  }
  @MainActor private static var observations: [Observation] = []

  /// Calls an observer's method on a notification; it does not keep the observer.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    nonisolated(unsafe) let (own, object) = (observer as AnyObject, anObject.map { $0 as AnyObject })
    nonisolated(unsafe) let weakly = Weak(own)
    nonisolated(unsafe) let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      onMain {
        guard let observer = weakly.object else { return }
        ObjectiveCRegistry.shared.call(aSelector.description, of: observer, notification)
      }
    }
    MainActor.assumeIsolated {
      Self.observations.removeAll { $0.observer == nil }
      Self.observations.append(Observation(observer: own, name: aName, object: object, token: token))
    }
  }

  /// Calls an observer's methods no longer.
  public func removeObserver(_ observer: NSObject) {
    removeObserver(observer, name: nil, object: nil)
    removeObserver(observer as Any)
  }
  /// Calls an observer's methods for a notification no longer; nil is any.
  public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
    nonisolated(unsafe) let (observer, object) = (observer, anObject.map { $0 as AnyObject })
    MainActor.assumeIsolated {
      Self.observations.removeAll { known in
        guard known.observer === observer, aName == nil || known.name == aName,
          object == nil || known.object === object
        else { return false }
        removeObserver(known.token as Any)
        return true
      }
    }
  }
}

extension CADisplayLink {
  /// A link that calls a target's method, and keeps the target.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { ObjectiveCRegistry.shared.call(sel.description, of: target, $0) }
  }
}

// MARK: UIKit's own methods

extension ObjectiveCRegistry {
  /// What selectors may name of UIKit's classes; the rewriter of sources has the same names in its table.
  func addSelectors() {
    func add<Object: AnyObject>(_ name: String, _ call: @escaping @MainActor (Object, ObjectiveCArguments) -> Any?) {
      self.add(Object.self, name) { call($0, ObjectiveCArguments(name: name, values: $1)) }
    }
    add("becomeFirstResponder") { (responder: UIResponder, _) in responder.becomeFirstResponder() }
    add("resignFirstResponder") { (responder: UIResponder, _) in responder.resignFirstResponder() }
    add("endEditing:") { (view: UIView, given) in view.endEditing((given.values.first ?? nil) as? Bool ?? true) }
    add("layoutIfNeeded") { (view: UIView, _) in view.layoutIfNeeded() }
    add("layoutSubviews") { (view: UIView, _) in view.layoutSubviews() }
    add("removeFromSuperview") { (view: UIView, _) in view.removeFromSuperview() }
    add("setNeedsDisplay") { (view: UIView, _) in view.setNeedsDisplay() }
    add("setNeedsLayout") { (view: UIView, _) in view.setNeedsLayout() }
    add("reloadData") { (view: UITableView, _) in view.reloadData() }
    add("reloadData") { (view: UICollectionView, _) in view.reloadData() }
    add("dismissViewControllerAnimated:completion:") { (controller: UIViewController, _) in
      controller.dismiss(animated: true)
    }
    add("popViewControllerAnimated:") { (controller: UINavigationController, _) in
      controller.popViewController(animated: true)
    }
    add("popToRootViewControllerAnimated:") { (controller: UINavigationController, _) in
      controller.popToRootViewController(animated: true)
    }
    // An app turns the device by it; a stage stands.
    self.add(
      UIDevice.self, "orientation", Property(get: { _ in UIDevice.current.orientation.rawValue }) { _, _ in true })
    add("invalidate") { (link: CADisplayLink, _) in link.invalidate() }
  }
}
