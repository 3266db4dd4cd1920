/// Frames of a film as `10`, `10-20`, `100-` or `0,5,9-12` name them, and every how many of those.
package struct FrameSelection: Equatable, Sendable {
  /// A run of frame numbers.
  package struct Run: Equatable, Sendable {
    /// First number, ≥ 0.
    package let first: Int
    /// Last number; nil up to the film's end.
    package let last: Int?
  }

  /// The runs as written; nil is the whole film.
  package let runs: [Run]?
  /// Of the chosen frames in film order, the first and then every n-th, ≥ 1. Default: 1.
  package let every: Int

  /// The whole film.
  package static let all = FrameSelection(runs: nil, every: 1)

  private init(runs: [Run]?, every: Int) {
    self.runs = runs
    self.every = every
  }

  /// Reads a list; nil stands for the whole film.
  ///
  /// Throws `RenderError.usage` for an empty or malformed item, a run that goes backwards, or `every` < 1.
  package init(list: String?, every: Int = 1) throws(RenderError) {
    guard every >= 1 else { throw .usage("--every must be at least 1, not \(every)") }
    guard let list else {
      self.init(runs: nil, every: every)
      return
    }
    var runs: [Run] = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) { runs.append(try Self.run(item)) }
    self.init(runs: runs, every: every)
  }

  /// One frame.
  package init(frame: Int) throws(RenderError) {
    guard frame >= 0 else { throw .usage("frame \(frame): frames count from 0") }
    self.init(runs: [Run(first: frame, last: frame)], every: 1)
  }

  private static func run(_ item: Substring) throws(RenderError) -> Run {
    let parts = item.split(separator: "-", omittingEmptySubsequences: false)
    let malformed = RenderError.usage("'\(item)' is not a frame: write 10, 10-20, 100- or a list such as 0,5,9-12")
    guard let start = parts.first, let first = DigitText.number(start), parts.count <= 2 else { throw malformed }
    guard parts.count == 2 else { return Run(first: first, last: first) }
    if parts[1].isEmpty { return Run(first: first, last: nil) }
    guard let last = DigitText.number(parts[1]) else { throw malformed }
    guard first <= last else { throw .usage("frames \(item) run backwards") }
    return Run(first: first, last: last)
  }

  /// The chosen frames of a film, not yet spelt out.
  ///
  /// Throws `RenderError.usage`, naming the film's last frame, when a number lies beyond it.
  package func resolved(frameCount: Int) throws(RenderError) -> ChosenFrames {
    let lastFrame = frameCount - 1
    guard let runs else { return ChosenFrames(ranges: [0..<frameCount], every: every) }
    var ranges: [Range<Int>] = []
    for run in runs {
      let last = run.last ?? lastFrame
      let beyond = max(run.first, last)
      guard beyond <= lastFrame else {
        throw .usage("frame \(beyond) is beyond the film's last frame, \(lastFrame)")
      }
      ranges.append(run.first..<last + 1)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    // Overlapping runs name a frame once.
    var merged: [Range<Int>] = []
    for range in ranges {
      if let previous = merged.last, range.lowerBound <= previous.upperBound {
        merged[merged.count - 1] = previous.lowerBound..<max(previous.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return ChosenFrames(ranges: merged, every: every)
  }
}

/// Frame numbers in film order without a list of them, so that a hostile film costs nothing before it is refused.
package struct ChosenFrames: Equatable, Sendable {
  /// What --max-frames may be: a film of a million frames lasts more than four hours at 60 frames per second.
  package static let limits = 1...1_000_000

  private let ranges: [Range<Int>]
  private let every: Int
  /// Positions (not numbers) that are left after sharding.
  private var positions: Range<Int>

  init(ranges: [Range<Int>], every: Int) {
    self.ranges = ranges
    self.every = every
    let total = ranges.reduce(0) { $0 + $1.count }
    // ⌈total / every⌉ without overflow for a huge `every`.
    positions = 0..<(total == 0 ? 0 : (total - 1) / every + 1)
  }

  /// How many frames.
  package var count: Int { positions.count }

  /// The part of these frames that a shard renders.
  package func part(_ shard: Shard) -> ChosenFrames {
    var part = self
    let share = shard.positions(of: count)
    part.positions = positions.lowerBound + share.lowerBound..<positions.lowerBound + share.upperBound
    return part
  }

  /// The numbers, ascending.
  ///
  /// Throws `RenderError.usage`, naming the count, when there are more than `limit`.
  package func numbers(limit: Int) throws(RenderError) -> [Int] {
    guard count <= limit else {
      throw .usage("\(count) frames to render are more than --max-frames \(limit) allows")
    }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    var start = 0
    var position = positions.lowerBound
    for range in ranges {
      while position < positions.upperBound, position * every < start + range.count {
        numbers.append(range.lowerBound + position * every - start)
        position += 1
      }
      start += range.count
    }
    return numbers
  }
}
