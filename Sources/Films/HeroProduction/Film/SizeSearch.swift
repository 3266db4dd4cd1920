import HeroModel
import HeroRender

/// Looks for the best film that has no more bytes than it may: fewer pictures first, then less quality, then fewer pixels.
package struct SizeSearch: Equatable, Sendable {
  /// How a film is made smaller than it was asked for.
  struct Level: Equatable, Sendable {
    /// Times the scale that was asked for, ≤ 1.
    let scale: Double
    /// Frames a second at most; nil for those that were asked for.
    let mostFrames: Double?
    /// Quality at most; nil for the one that was asked for.
    let quality: Int?

    /// Roughly how many bytes it takes of those of the first level: an area counts a little less than its pixels, a rate likewise.
    func weight(_ rate: Double) -> Double {
      let frames = mostFrames.map { min($0 / rate, 1) } ?? 1
      return scale * scale.squareRoot() * (0.2 + 0.8 * frames) * (quality.map { 0.4 + 0.006 * Double($0) } ?? 1)
    }
  }

  static let levels: [Level] = [
    Level(scale: 1, mostFrames: nil, quality: nil), Level(scale: 1, mostFrames: 30, quality: nil),
    Level(scale: 1, mostFrames: 30, quality: 70), Level(scale: 0.75, mostFrames: 30, quality: 70),
    Level(scale: 0.6, mostFrames: 25, quality: 70), Level(scale: 0.5, mostFrames: 25, quality: 60),
    Level(scale: 0.5, mostFrames: 20, quality: 50), Level(scale: 0.4, mostFrames: 20, quality: 50),
    Level(scale: 0.33, mostFrames: 15, quality: 40), Level(scale: 0.25, mostFrames: 12, quality: 30),
  ]

  /// Bytes.
  package let limit: Int
  /// What was asked for, frames a second.
  let rate: FrameRate
  private(set) var index = 0

  /// Begins with the film as it was asked for.
  package init(limit: Int, rate: FrameRate) { (self.limit, self.rate) = (limit, rate) }

  var level: Level { Self.levels[index] }

  /// Goes on to a smaller film after one that had so many bytes.
  ///
  /// - Throws: `RenderError.usage` when there is none that may fit.
  package mutating func shrink(_ file: String, from bytes: Int) throws(RenderError) {
    guard !goOn(after: bytes) else { return }
    throw .usage(
      """
      \(file) does not fit into \(Decimals.megabytes(limit)): as small as it gets it has \(Decimals.megabytes(bytes)); \
      show less of the film with --transition, --from and --to
      """)
  }

  /// Says to which film it goes on after one that had so many bytes; `scale` is that film's.
  package func note(_ file: String, from bytes: Int, quality: Int?, scale: Double) -> String {
    "\(file) would have \(Decimals.megabytes(bytes)); trying \(levelRate) fps\(quality.map { ", quality \($0)" } ?? ""), "
      + "scale \(Decimals.compact(scale, 3))"
  }

  /// Goes on to the first level that may be small enough, after one that had so many bytes; false when there is none left.
  mutating func goOn(after bytes: Int) -> Bool {
    guard index + 1 < Self.levels.count else { return false }
    let weight = level.weight(rate.value)
    let next = Self.levels.indices.dropFirst(index + 1).first {
      Double(bytes) * Self.levels[$0].weight(rate.value) / weight <= Double(limit) * 1.1
    }
    index = next ?? Self.levels.count - 1
    return true
  }

  /// Pixels per point, of so many that were asked for.
  package func scale(_ asked: Double) -> Double { asked * level.scale }

  /// The rate of a level.
  package var levelRate: FrameRate {
    guard let most = level.mostFrames, most < rate.value else { return rate }
    return FrameRate(numerator: Int(most)) ?? rate
  }

  /// The quality of a level; `asked` is what was asked for.
  package func quality(_ asked: Int?) -> Int? {
    guard let most = level.quality else { return asked }
    return min(asked ?? 100, most)
  }
}
