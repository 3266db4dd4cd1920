/// A film, or one view in it, that is what it was but earlier or later.
public struct TimeShift: Equatable, Sendable {
  /// The view; nil when everything is shifted.
  public var path: String?
  /// Frames, > 0 when it now happens later.
  public var frames: Int
  /// The first frame that is shifted, as a number of the film.
  public var from: Int

  /// `actual matches golden shifted by 2 frames (later), from frame 14 on`.
  public var text: String {
    let count = abs(frames)
    let shift = "shifted by \(count) frame\(count == 1 ? "" : "s") (\(frames > 0 ? "later" : "earlier"))"
    return "\(path.map { "\($0): " } ?? "")actual matches golden \(shift), from frame \(from) on"
  }

  /// The longest shift that is looked for, frames.
  static let limit = 240

  /// The shift that explains why two sequences of frames differ; nil without one.
  ///
  /// From the first frame that differs, every frame of today must be the golden's so many frames before or after, as far as both reach;
  /// at least three frames that are not all alike must match, because what stands still matches at any shift.
  static func find(expected: [String], actual: [String]) -> (frames: Int, from: Int)? {
    guard let first = zip(expected, actual).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else { return nil }
    for distance in 1...max(1, min(limit, max(expected.count, actual.count))) {
      for shift in [distance, -distance] {
        let frames = (first..<actual.count).filter { expected.indices.contains($0 - shift) }
        // Short overlaps at the very end prove nothing.
        guard frames.count >= 3, frames.count * 2 >= actual.count - first,
          frames.allSatisfy({ actual[$0] == expected[$0 - shift] }), Set(frames.map { actual[$0] }).count >= 3
        else { continue }
        return (shift, first)
      }
    }
    return nil
  }
}
