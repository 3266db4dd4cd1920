/// How many pictures a second an app would like.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// A second; nil or 0: as many as `maximum`.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many as the screen shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a function for the pictures of the screen: at whole sixtieths of a second of the stage's time, for as long as it is added to a run loop.
///
/// A stage is not idle before the link is paused or invalidated. A function may take the place of target and selector.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let rate = 60.0
  private let handler: @MainActor (CADisplayLink) -> Void
  private var modes: Set<RunLoop.Mode> = []
  private var event: VirtualClock.Event?
  private var isInvalid = false

  /// A link that calls a function.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) { self.handler = handler }

  /// The moment of the picture that shows, in seconds of `CACurrentMediaTime()`; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The moment of the next picture that the link is called for.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two pictures of the screen; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0
  /// Whether calls are left out. Default: false.
  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
  /// Calls a second, as near as whole pictures of the screen come to it; 0: one for each. Default: 0.
  open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }
  /// As `preferredFramesPerSecond`, where that is 0. Default: one call for each picture.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { restart() } }
  }

  /// Begins calls; all modes of the run loop are the same here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    if event?.isPending != true { restart() }
  }

  /// Ends calls, once it has been taken out of all modes that it was added to.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { restart() }
  }

  /// Ends calls for good.
  open func invalidate() {
    isInvalid = true
    modes = []
    restart()
  }

  /// Pictures of the screen from one call to the next.
  private var interval: Int {
    var wanted = Double(preferredFramesPerSecond)
    if wanted <= 0 { wanted = Double(preferredFrameRateRange.preferred ?? 0) }
    if wanted <= 0 { wanted = Double(preferredFrameRateRange.maximum) }
    return wanted > 0 ? max(Int((Self.rate / wanted).rounded()), 1) : 1
  }

  private func restart() {
    event?.cancel()
    event = nil
    next(after: 1)
  }

  /// Calls at a coming picture of the screen.
  private func next(after pictures: Int) {
    guard !isPaused, !modes.isEmpty else { return }
    let clock = VirtualClock.current
    // A moment that is a picture's is the last one's, however it was rounded.
    let last = (clock.now * Self.rate + 1e-6).rounded(.down)
    let time = (last + Double(pictures)) / Self.rate
    event = clock.schedule(after: time - clock.now, "a display link") {
      self.event = nil
      self.timestamp = clock.now
      self.targetTimestamp = clock.now + Double(self.interval) / Self.rate
      self.duration = 1 / Self.rate
      self.handler(self)
      if self.event == nil { self.next(after: self.interval) }
    }
  }
}
