public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let link = Link(AnySubscriber(subscriber))
    link.send(output)
    link.end(.finished)
  }
}
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let link = Link(AnySubscriber(subscriber))
    if completeImmediately { link.end(.finished) }
  }
}
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Link(AnySubscriber(subscriber)).end(.failure(error))
  }
}
public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  private let make: () -> P
  public init(createPublisher: @escaping () -> P) { make = createPublisher }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    make().receive(subscriber: subscriber)
  }
}
/// One value, or an error, that is there some time.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Link<Output, Failure>] = []
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      let all = self.waiting
      self.waiting = []
      for link in all { Self.tell(link, result) }
    }
  }
  private static func tell(_ link: Link<Output, Failure>, _ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      link.send(value)
      link.end(.finished)
    case .failure(let error): link.end(.failure(error))
    }
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let link = Link(AnySubscriber(subscriber))
    if let result { Self.tell(link, result) } else { waiting.append(link) }
  }
}
extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { link in
      for value in self { link.send(value) }
      link.end(.finished)
    }
  }
}
extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { link in
      if let self { link.send(self) }
      link.end(.finished)
    }
  }
}
extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { link in
      switch self {
      case .success(let value):
        link.send(value)
        link.end(.finished)
      case .failure(let error): link.end(.failure(error))
      }
    }
  }
}
extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { link in
      nonisolated(unsafe) let link = link
      let observer = self.addObserver(forName: name, object: object, queue: nil) { link.send($0) }
      link.hold(AnyCancellable { self.removeObserver(observer) })
    }
  }
}
extension URLSession {
  public typealias DataTaskOutput = (data: Data, response: URLResponse)
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<DataTaskOutput, URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  /// The answer comes on the main queue.
  public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<DataTaskOutput, URLError> {
    AnyPublisher { link in
      nonisolated(unsafe) let link = link
      let task = self.dataTask(with: request) { data, response, error in
        DispatchQueue.main.async {
          if let data, let response {
            link.send((data, response))
            link.end(.finished)
          } else {
            link.end(.failure(error as? URLError ?? URLError(.notConnectedToInternet)))
          }
        }
      }
      task.resume()
      link.hold(AnyCancellable { task.cancel() })
    }
  }
}

/// Where and when values arrive. All queues and run loops are the main queue here, in the stage's time.
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
}
extension Scheduler {
  func later(_ seconds: TimeInterval = 0, _ action: @escaping () -> Void) {
    if self is ImmediateScheduler { return action() }
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
  }
}
/// How long something lasts, of any scheduler.
public struct SchedulerStride: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let seconds: TimeInterval
  init(_ seconds: TimeInterval) { self.seconds = seconds }
  public init(integerLiteral value: Int) { seconds = TimeInterval(value) }
  public init(floatLiteral value: Double) { seconds = value }
  public static func seconds(_ s: Int) -> SchedulerStride { SchedulerStride(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> SchedulerStride { SchedulerStride(s) }
  public static func milliseconds(_ ms: Int) -> SchedulerStride { SchedulerStride(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> SchedulerStride { SchedulerStride(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> SchedulerStride { SchedulerStride(TimeInterval(ns) / 1e9) }
  public static func < (a: SchedulerStride, b: SchedulerStride) -> Bool { a.seconds < b.seconds }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      link.follow(self, link.send, link.end)
      link.hold(self.connect())
    }
  }
}
extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Sends the date again and again, in the stage's time.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let listeners = Listeners<Date, Never>()
    init(interval: TimeInterval) { self.interval = interval }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      listeners.add(AnySubscriber(subscriber), first: nil)
    }
    public func connect() -> any Cancellable {
      var isOver = false
      func tick() {
        DispatchQueue.main.later(interval) {
          guard !isOver else { return }
          self.listeners.send(Date())
          tick()
        }
      }
      tick()
      return AnyCancellable { isOver = true }
    }
  }
}
