import Dispatch

/// Time that passes only when a stage lets it.
@preconcurrency @MainActor
package final class VirtualClock {
  /// In force; a stage puts its own in force. Without a stage nobody moves it.
  package static var current = VirtualClock()

  /// Something that will happen.
  package final class Event {
    /// Seconds since the stage began.
    package let time: TimeInterval
    /// When it was asked for.
    package let origin: TimeInterval
    /// For people, when a stage does not come to rest.
    package let name: String
    fileprivate let number: Int
    fileprivate var action: (() -> Void)?

    fileprivate init(time: TimeInterval, origin: TimeInterval, number: Int, name: String, action: @escaping () -> Void)
    {
      self.time = time
      self.origin = origin
      self.number = number
      self.name = name
      self.action = action
    }

    /// Keeps it from happening.
    @MainActor package func cancel() { action = nil }
    /// Whether it will happen.
    @MainActor package var isPending: Bool { action != nil }
  }

  /// Seconds since the stage began.
  package private(set) var now: TimeInterval = 0
  /// Called before time moves on, with the time that is left behind; says whether it changed something.
  package var willAdvance: (() -> Void)?
  /// The next moment after a time at which something else shows though nothing happens; nil for none.
  package var nextLook: ((TimeInterval) -> TimeInterval?)?
  private var events: [Event] = []
  private var afterTurn: [() -> Void] = []
  /// What follows once all have left a group.
  var waiting: [(group: DispatchGroup, work: () -> Void)] = []
  /// Whether the app's tasks go on before time does, and sleep by this clock.
  var drivesTasks = false
  private var count = 0
  var depth = 0

  package init() {}

  /// Whether a stage moves the clock: then the main queue's blocks and timers are its own.
  package var isDriven: Bool { willAdvance != nil }

  /// Whether code of the app runs.
  package var isInTurn: Bool { depth > 0 }

  /// Lets something happen after a delay in seconds, in order of time, then of calls.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ name: String, _ action: @escaping () -> Void) -> Event {
    count += 1
    let event = Event(time: now + max(delay, 0), origin: now, number: count, name: name, action: action)
    let place = events.firstIndex { ($0.time, $0.number) > (event.time, event.number) } ?? events.count
    events.insert(event, at: place)
    return event
  }

  /// Lets something happen when the running code has returned, at the same moment.
  package func atEndOfTurn(_ action: @escaping () -> Void) {
    afterTurn.append(action)
    if depth == 0, !isDriven { endTurn() }
  }

  /// Runs code as one turn of the run loop: what it puts off follows at the same moment.
  package func turn<Value>(_ body: () throws -> Value) rethrows -> Value {
    depth += 1
    defer {
      if depth == 1 { endTurn() }
      depth -= 1
    }
    return try body()
  }

  private func endTurn() {
    defer { if !waiting.isEmpty { tellGroups() } }
    var rounds = 0
    while !afterTurn.isEmpty {
      let action = afterTurn.removeFirst()
      depth += 1
      AppCall.run(action)
      depth -= 1
      rounds += 1
      if rounds > 10_000 { stop("The run loop's turn at \(now) s does not end: each action asks for another.") }
    }
  }

  /// What is pending, soonest first.
  package var pending: [Event] { events.filter(\.isPending) }

  /// Runs everything up to a time, which is then now.
  package func run(until time: TimeInterval) {
    var rounds = 0
    letTasksGoOn()
    while runNext(until: time, &rounds) { letTasksGoOn() }
    advance(to: max(time, now))
  }

  /// Lets the app's tasks go on at this moment.
  package func letTasksGoOn() { AppTasks.shared.goOn(self) }

  /// The same inside of a task, where the app's tasks go on.
  ///
  /// - Parameter enter: Puts the stage in force again, for another may have been so meanwhile.
  package func runWithTasks(until time: TimeInterval, _ enter: () -> Void) async {
    var rounds = 0
    await AppTasks.shared.goOnInside(self, enter)
    while runNext(until: time, &rounds) { await AppTasks.shared.goOnInside(self, enter) }
    advance(to: max(time, now))
  }

  private func runNext(until time: TimeInterval, _ rounds: inout Int) -> Bool {
    guard let event = nextEvent, event.time <= time else { return false }
    rounds = event.time > now ? 0 : rounds + 1
    if rounds > 10_000 { stop("'\(event.name)' at \(now) s does not end: it asks for itself at once.") }
    run(event)
    return true
  }

  /// Does what is pending next, if there is something.
  func runNext() -> Bool {
    guard let event = nextEvent else { return false }
    run(event)
    return true
  }

  private func run(_ event: Event) {
    advance(to: event.time)
    events.removeFirst()
    guard let action = event.action else { return }
    event.action = nil
    turn { AppCall.run(action) }
  }

  private var nextEvent: Event? {
    while let first = events.first, !first.isPending { events.removeFirst() }
    return events.first
  }

  private func advance(to time: TimeInterval) {
    guard time > now else { return }
    willAdvance?()
    while let moment = nextLook?(now), moment > now, moment < time {
      now = moment
      willAdvance?()
    }
    now = time
  }
}
