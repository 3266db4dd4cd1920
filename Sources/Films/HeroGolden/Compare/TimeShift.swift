/// A film, or one view in it, that is what it was but earlier or later.
package struct TimeShift: Equatable, Sendable {
  /// The view; nil when everything is shifted.
  package var path: String?
  /// Frames, > 0 when it now happens later.
  package var frames: Int
  /// The first frame that is shifted, as a number of the film.
  package var from: Int

  /// `actual matches golden shifted by 2 frames (later), from frame 14 on`.
  package var text: String {
    let count = abs(frames)
    let shift = "shifted by \(count) frame\(count == 1 ? "" : "s") (\(frames > 0 ? "later" : "earlier"))"
    return "\(path.map { "\($0): " } ?? "")actual matches golden \(shift), from frame \(from) on"
  }

  /// The longest shift that is looked for, frames.
  static let limit = 240

  /// The shift that explains why two sequences of frames differ; nil without one.
  ///
  /// From the first frame that differs, the frames of today must be the golden's so many frames before or after, as far as both reach.
  /// Only frames in which something moves are counted, because what stands still matches at any shift; at least three are needed, and one
  /// in eight may differ: a frame on the edge of a transition falls on either side of it by rounding. A frame that is nil on either side
  /// does not count.
  static func find(expected: [String?], actual: [String?]) -> (frames: Int, from: Int)? {
    let pairs = zip(expected, actual).enumerated()
    guard
      let first = pairs.first(where: { $1.0 != nil && $1.1 != nil && $1.0 != $1.1 })?.offset
    else { return nil }
    for distance in 1...max(1, min(limit, max(expected.count, actual.count))) {
      for shift in [distance, -distance] where isMatch(expected, actual, from: first, shift: shift) {
        return (shift, first)
      }
    }
    return nil
  }

  private static func isMatch(_ expected: [String?], _ actual: [String?], from first: Int, shift: Int) -> Bool {
    let candidates = (first..<actual.count).filter { actual[$0] != nil }
    let frames = candidates.filter { expected.indices.contains($0 - shift) && expected[$0 - shift] != nil }
    // Short overlaps at the very end prove nothing.
    guard frames.count * 2 >= candidates.count else { return false }
    var (moving, misses) = (0, 0)
    for frame in frames {
      let source = frame - shift
      let isMoving =
        (frame > 0 && actual[frame] != actual[frame - 1]) || (source > 0 && expected[source] != expected[source - 1])
      if isMoving { moving += 1 }
      if actual[frame] != expected[source] { misses += 1 }
      if misses * 8 > frames.count { return false }
    }
    return moving >= 3 && misses * 8 <= moving
  }
}
