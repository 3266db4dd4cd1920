public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who listen, in the order in which they came.
final class Listeners<Output, Failure: Error> {
  private var links: [Link<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var isOver: Bool { completion != nil }
  func add(_ subscriber: AnySubscriber<Output, Failure>, first: Output?) {
    let link = Link(subscriber)
    if let completion { return link.end(completion) }
    links.append(link)
    if let first { link.send(first) }
  }
  func send(_ value: Output) {
    guard !isOver else { return }
    links.removeAll { !$0.isOpen }
    for link in links { link.send(value) }
  }
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    self.completion = completion
    let all = links
    links = []
    for link in all { link.end(completion) }
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(AnySubscriber(subscriber), first: nil)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output
  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public func send(_ value: Output) {
    guard !listeners.isOver else { return }
    current = value
    listeners.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(AnySubscriber(subscriber), first: current)
  }
}

/// A property that tells its new value before it has it.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    var value: Value
    let listeners = Listeners<Value, Never>()
    /// What is assigned to the property.
    var sources: [AnyCancellable] = []
    /// Tells the object that it changes.
    var willChange: (() -> Void)?
    init(_ value: Value) { self.value = value }
    func set(_ new: Value) {
      willChange?()
      listeners.send(new)
      value = new
    }
  }
  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].storage.value }
    set {
      let own = owner[keyPath: storage].storage
      if own.willChange == nil, let object = owner as? any ObservableObject,
        let publisher = object.objectWillChange as? ObservableObjectPublisher
      {
        own.willChange = { publisher.send() }
      }
      own.set(newValue)
    }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.listeners.add(AnySubscriber(subscriber), first: storage.value)
    }
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  public init() {}
  public func send() { listeners.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    listeners.add(AnySubscriber(subscriber), first: nil)
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publisher of each object that has none of its own.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  // Used on the main thread, as the objects are.
  nonisolated(unsafe) private static var all: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let entry = all[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
    all = all.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    all[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
