@_exported import UIKit

/// Sends values over time. Whoever subscribes gets as many as there are: demands are not counted.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
public protocol Cancellable {
  func cancel()
}
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self as? AnyCancellable ?? AnyCancellable(self)) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable {
    public let max: Int?
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Cancels when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
  deinit { action?() }
  public func cancel() {
    let last = action
    action = nil
    last?()
  }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { $0.request(.unlimited) }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    received = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
  }
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { received(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

/// The way to one subscriber, until it is cancelled or completed.
final class Link<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: [any Cancellable] = []

  init(_ subscriber: AnySubscriber<Output, Failure>) {
    downstream = subscriber
    subscriber.receive(subscription: self)
  }

  var isOpen: Bool { downstream != nil }
  func request(_ demand: Subscribers.Demand) {}
  func send(_ value: Output) { _ = downstream?.receive(value) }
  func end(_ completion: Subscribers.Completion<Failure>) {
    let last = downstream
    cancel()
    last?.receive(completion: completion)
  }
  func cancel() {
    downstream = nil
    let all = upstream
    upstream = []
    for link in all { link.cancel() }
  }
  /// Cancelled with this.
  func hold(_ link: any Cancellable) {
    if isOpen { upstream.append(link) } else { link.cancel() }
  }
  /// Values and completion of another publisher, for as long as this is open.
  func follow<P: Publisher>(
    _ publisher: P, _ value: @escaping (P.Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    hold(
      publisher.sink(
        receiveCompletion: { [weak self] in if self?.isOpen == true { completion($0) } },
        receiveValue: { [weak self] in if self?.isOpen == true { value($0) } }))
  }
}

/// All operators make one of these.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let run: (AnySubscriber<Output, Failure>) -> Void
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    run = (publisher as? Self)?.run ?? { publisher.receive(subscriber: $0) }
  }
  init(each body: @escaping (Link<Output, Failure>) -> Void) {
    run = { subscriber in body(Link(subscriber)) }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    run(AnySubscriber(subscriber))
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var held: (any Subscription)?
    // The subscriber holds the way to it, so that it lasts as long as what is given back.
    var isCancelled = false
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          held = subscription
          subscription.request(.unlimited)
        },
        receiveValue: { value in
          if !isCancelled { receiveValue(value) }
          return .none
        },
        receiveCompletion: { completion in
          held = nil
          if !isCancelled { receiveCompletion(completion) }
        }))
    return AnyCancellable {
      isCancelled = true
      held?.cancel()
      held = nil
    }
  }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.sources.append(sink { storage.set($0) })
  }
}
