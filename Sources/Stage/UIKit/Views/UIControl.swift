/// A view that sends events.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    /// Never: nothing moves a focus here.
    public static let focused = State(rawValue: 8)
    /// An app's own.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// Where contents stand from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where contents stand from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  private var flags = (enabled: true, selected: false, highlighted: false) { didSet { stateDidChange() } }
  /// Default: true.
  open dynamic var isEnabled: Bool {
    get { flags.enabled }
    set { flags.enabled = newValue }
  }
  /// Default: false.
  open dynamic var isSelected: Bool {
    get { flags.selected }
    set { flags.selected = newValue }
  }
  /// While a finger is on it.
  open dynamic var isHighlighted: Bool {
    get { flags.highlighted }
    set { flags.highlighted = newValue }
  }
  /// All of these.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Whether a finger is inside.
  public private(set) var isTouchInside = false
  /// Whether a finger is down.
  public private(set) var isTracking = false
  /// Default: center.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// Default: center.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

  /// Its look follows its state.
  package func stateDidChange() { lookDidChange() }

  // MARK: Actions

  /// What is done on events: an action, or a target's method.
  private struct Binding {
    let events: Event
    var action: UIAction?
    weak var target: AnyObject?
    /// Whether it was made without a target, for whoever has the method.
    var isOpen = false
    var selector: Selector?
  }
  private var bindings: [Binding] = []

  /// Calls a target's method on events; nil is the first responder from here on that has it. Does not keep the target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if bindings.contains(where: { $0.selector == action && $0.target === object && $0.events == controlEvents }) {
      return
    }
    bindings.append(Binding(events: controlEvents, target: object, isOpen: target == nil, selector: action))
  }
  /// Calls it no longer; nil is any target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    bindings = bindings.compactMap { binding in
      guard let selector = binding.selector, object == nil || binding.target === object,
        action == nil || selector == action
      else { return binding }
      let rest = binding.events.subtracting(controlEvents)
      return rest.isEmpty
        ? nil : Binding(events: rest, target: binding.target, isOpen: binding.isOpen, selector: selector)
    }
  }
  /// Who gets calls.
  open var allTargets: Set<AnyHashable> { Set(bindings.compactMap { ($0.target as? NSObject).map(AnyHashable.init) }) }
  /// The methods of a target that events call; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = bindings.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }
  /// Calls a method; for subclasses that look at what is sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Does something on events; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    bindings.append(Binding(events: controlEvents, action: action))
  }
  /// Does it no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Does it no longer.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    bindings.removeAll { $0.action?.identifier == actionIdentifier && $0.events == controlEvents }
  }
  /// Does what is to be done on events.
  open func sendActions(for controlEvents: Event) {
    for binding in bindings where !binding.events.isDisjoint(with: controlEvents) {
      binding.action?.run(sender: self)
      guard let selector = binding.selector, binding.isOpen || binding.target != nil else { continue }
      sendAction(selector, to: binding.target, for: event)
    }
  }
  /// Whether a tap does something.
  var actsOnTaps: Bool {
    let taps: Event = [.touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered]
    return bindings.contains { !$0.events.isDisjoint(with: taps) }
  }
  /// Does one thing.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  // MARK: Touches

  /// What is going on while touches send actions.
  private var event: UIEvent?

  /// A finger lands; false leaves it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It moves; false leaves it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// It is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.event = event
    defer { self.event = nil }
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.event = event
    defer { self.event = nil }
    guard isTracking, let touch = touches.first else { return }
    // Source: UIKit's controls keep a finger up to 70 points outside.
    isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    if isTracking {
      sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    } else {
      isHighlighted = false
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.event = event
    defer { self.event = nil }
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    endTracking(touches.first, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    if isTouchInside { primaryActionTriggered() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.event = event
    defer { self.event = nil }
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// A finger lands and lifts.
  package func tap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    primaryActionTriggered()
  }

  package func primaryActionTriggered() {}

  /// A control beats the taps of views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self, isEnabled { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIControl {
  /// Does something on events.
  public func addAction(for events: UIControl.Event, _ handler: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in handler() }, for: events)
  }
}
