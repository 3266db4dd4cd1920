extension Publisher {
  public typealias Completion = Subscribers.Completion<Failure>

  /// Passes on what a function makes of each value; an error that it throws is the end.
  private func pass<T, E: Error>(
    _ type: E.Type, _ completion: @escaping (Link<T, E>, Completion) -> Void,
    _ value: @escaping (Link<T, E>, Output) -> Void
  ) -> AnyPublisher<T, E> {
    AnyPublisher { link in
      link.follow(self, { value(link, $0) }, { completion(link, $0) })
    }
  }
  private func pass<T>(_ value: @escaping (Link<T, Failure>, Output) -> Void) -> AnyPublisher<T, Failure> {
    pass(Failure.self, { $0.end($1) }, value)
  }
  private func trying<T>(_ value: @escaping (Link<T, any Error>, Output) throws -> Void) -> AnyPublisher<T, any Error> {
    pass((any Error).self, { $0.end($1.mapped { $0 }) }) { link, output in
      do { try value(link, output) } catch { link.end(.failure(error)) }
    }
  }

  // MARK: Values

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    pass { $0.send(transform($1)) }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    pass { $0.send($1[keyPath: keyPath]) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { $0.send(try transform($1)) }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    pass { link, value in if let made = transform(value) { link.send(made) } }
  }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    trying { link, value in if let made = try transform(value) { link.send(made) } }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    pass { if isIncluded($1) { $0.send($1) } }
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { pass { (_: Link<Never, Failure>, _) in } }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    each(initial) { state, link, value in
      state = next(state, value)
      link.send(state)
    }
  }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each(Output?.none) { last, link, value in
      let isSame = last.map { predicate($0, value) } ?? false
      last = value
      if !isSame { link.send(value) }
    }
  }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { removeDuplicates(by: ==) }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    each(count) { left, link, value in if left > 0 { left -= 1 } else { link.send(value) } }
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each(true) { drops, link, value in
      drops = drops && predicate(value)
      if !drops { link.send(value) }
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    each(count) { left, link, value in
      left -= 1
      if left >= 0 { link.send(value) }
      if left <= 0 { link.end(.finished) }
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    pass { if predicate($1) { $0.send($1) } else { $0.end(.finished) } }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Completion) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      receiveSubscription?(link)
      link.follow(
        self,
        {
          receiveOutput?($0)
          link.send($0)
        },
        {
          receiveCompletion?($0)
          link.end($0)
        })
    }
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    handleEvents(
      receiveOutput: { Swift.print("\(prefix)\(prefix.isEmpty ? "" : ": ")receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(prefix)\(prefix.isEmpty ? "" : ": ")receive \($0)") })
  }

  /// With a state of each subscriber's own.
  private func each<State, T>(
    _ initial: State, _ body: @escaping (inout State, Link<T, Failure>, Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { link in
      var state = initial
      link.follow(self, { body(&state, link, $0) }, { link.end($0) })
    }
  }

  // MARK: At the end

  /// One value at the end, made of all.
  private func atEnd<State, T>(
    _ initial: State, _ body: @escaping (inout State, Output) -> Void, _ value: @escaping (State) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { link in
      var state = initial
      link.follow(
        self, { body(&state, $0) },
        { completion in
          if case .finished = completion, let value = value(state) { link.send(value) }
          link.end(completion)
        })
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> { atEnd([], { $0.append($1) }, { $0 }) }
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    each([]) { (some: inout [Output], link: Link<[Output], Failure>, value) in
      some.append(value)
      guard some.count == count else { return }
      link.send(some)
      some = []
    }
  }
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    atEnd(initial, { $0 = next($0, $1) }, { $0 })
  }
  public func last() -> AnyPublisher<Output, Failure> { atEnd(Output?.none, { $0 = $1 }, { $0 }) }
  public func count() -> AnyPublisher<Int, Failure> { atEnd(0, { count, _ in count += 1 }, { $0 }) }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      var isEmpty = true
      link.follow(
        self,
        {
          isEmpty = false
          link.send($0)
        },
        {
          if case .finished = $0, isEmpty { link.send(output) }
          link.end($0)
        })
    }
  }

  // MARK: Errors

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    pass(E.self, { $0.end($1.mapped(transform)) }) { $0.send($1) }
  }
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> where Failure == Never {
    pass(E.self, { link, _ in link.end(.finished) }) { $0.send($1) }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    pass(
      Never.self,
      { link, completion in
        if case .failure = completion { link.send(output) }
        link.end(.finished)
      }
    ) { $0.send($1) }
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    pass(
      P.Failure.self,
      { link, completion in
        switch completion {
        case .finished: link.end(.finished)
        case .failure(let error):
          let next = handler(error)
          link.follow(next, { link.send($0) }, { link.end($0) })
        }
      }
    ) { $0.send($1) }
  }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
  where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries <= 0 ? eraseToAnyPublisher() : self.catch { _ in self.retry(retries - 1) }
  }
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    pass(
      Never.self,
      { link, completion in
        if case .failure(let error) = completion { fatalError("\(prefix)\(error)") }
        link.end(.finished)
      }
    ) { $0.send($1) }
  }
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error>
  where Output == Data { tryMap { try decoder.decode(type, from: $0) } }

  // MARK: Publishers of publishers

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { merged(transform, latestOnly: false) }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    merged({ transform($0).setFailureType(to: Failure.self) }, latestOnly: false)
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).merged(transform, latestOnly: false)
  }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never { merged(transform, latestOnly: false) }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { merged({ $0 }, latestOnly: true) }

  private func merged<P: Publisher>(
    _ transform: @escaping (Output) -> P, latestOnly: Bool
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { link in
      var (open, number) = (1, 0)
      func end(_ completion: Completion) {
        open -= 1
        if case .failure = completion { link.end(completion) } else if open == 0 { link.end(.finished) }
      }
      link.follow(
        self,
        { value in
          number += 1
          let own = number
          open += 1
          link.follow(
            transform(value), { if !latestOnly || own == number { link.send($0) } }, { end($0) })
        }, { end($0) })
    }
  }
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].merged()
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      for element in elements { link.send(element) }
      link.follow(self, { link.send($0) }, { link.end($0) })
    }
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    pass(
      Failure.self,
      { link, completion in
        if case .finished = completion { for element in elements { link.send(element) } }
        link.end(completion)
      }
    ) { $0.send($1) }
  }
  public func share() -> AnyPublisher<Output, Failure> {
    let listeners = Listeners<Output, Failure>()
    var source: AnyCancellable?
    return AnyPublisher { link in
      listeners.add(
        AnySubscriber(
          receiveSubscription: { link.hold($0) },
          receiveValue: {
            link.send($0)
            return .none
          }, receiveCompletion: { link.end($0) }), first: nil)
      if source == nil {
        source = self.sink(receiveCompletion: { listeners.end($0) }, receiveValue: { listeners.send($0) })
      }
    }
  }

  // MARK: Several

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { link in
      var (a, b, open): (Output?, P.Output?, Int) = (nil, nil, 2)
      func tell() { if let a, let b { link.send((a, b)) } }
      func end(_ completion: Completion) {
        open -= 1
        if case .failure = completion { link.end(completion) } else if open == 0 { link.end(.finished) }
      }
      link.follow(
        self,
        {
          a = $0
          tell()
        }, { end($0) })
      link.follow(
        other,
        {
          b = $0
          tell()
        }, { end($0) })
    }
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { link in
      var (a, b): ([Output], [P.Output]) = ([], [])
      func tell() { while !a.isEmpty, !b.isEmpty { link.send((a.removeFirst(), b.removeFirst())) } }
      link.follow(
        self,
        {
          a.append($0)
          tell()
        }, { if a.isEmpty { link.end($0) } })
      link.follow(
        other,
        {
          b.append($0)
          tell()
        }, { if b.isEmpty { link.end($0) } })
    }
  }

  // MARK: Time

  public func receive(on scheduler: some Scheduler, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    delay(for: 0, scheduler: scheduler)
  }
  public func subscribe(on scheduler: some Scheduler, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func delay(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    pass(Failure.self, { link, completion in scheduler.later(interval.seconds) { link.end(completion) } }) {
      link, value in
      scheduler.later(interval.seconds) { link.send(value) }
    }
  }
  public func debounce(
    for dueTime: SchedulerStride, scheduler: some Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      var number = 0
      link.follow(
        self,
        { value in
          number += 1
          let own = number
          scheduler.later(dueTime.seconds) { if own == number { link.send(value) } }
        }, { link.end($0) })
    }
  }
  public func throttle(
    for interval: SchedulerStride, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      var (isWaiting, kept): (Bool, Output?) = (false, nil)
      func open() {
        isWaiting = true
        scheduler.later(interval.seconds) {
          isWaiting = false
          guard let value = kept else { return }
          kept = nil
          link.send(value)
          open()
        }
      }
      link.follow(
        self,
        { value in
          if isWaiting {
            if latest || kept == nil { kept = value }
          } else {
            link.send(value)
            open()
          }
        }, { link.end($0) })
    }
  }
}

extension Subscribers.Completion {
  fileprivate func mapped<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
extension Array {
  /// Values of all, as they come.
  fileprivate func merged<Output, Failure: Error>() -> AnyPublisher<Output, Failure>
  where Element == AnyPublisher<Output, Failure> {
    AnyPublisher { link in
      var open = count
      if open == 0 { link.end(.finished) }
      for publisher in self {
        link.follow(
          publisher, { link.send($0) },
          { completion in
            open -= 1
            if case .failure = completion { link.end(completion) } else if open == 0 { link.end(.finished) }
          })
      }
    }
  }
}

/// Publishers that apps make by name.
public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c).receive(subscriber: subscriber)
    }
  }
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.zip(b).receive(subscriber: subscriber)
    }
  }
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.map { $0.eraseToAnyPublisher() }.merged().receive(subscriber: subscriber)
    }
  }
}
