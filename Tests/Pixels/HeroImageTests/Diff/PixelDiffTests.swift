import HeroImage
import HeroTesting

@Suite struct PixelDiffTests {
  private typealias RGBA = (UInt8, UInt8, UInt8, UInt8)
  private let white: RGBA = (255, 255, 255, 255)

  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> RGBA) throws -> Pixmap {
    try #require(
      pixels(width, height) { x, y in
        let (r, g, b, a) = color(x, y)
        return [r, g, b, a].map { Int($0) }
      })
  }

  @Test func exactMeansEveryByte() throws {
    let old = try picture(3, 2) { _, _ in white }
    for channel in 0..<4 {
      var new = old
      new.bytes[4 * 4 + channel] ^= 1
      let diff = try #require(PixelDiff(expected: old, actual: new))
      expectEqual(diff.changedPixels, [4])
      expectEqual(diff.changedRatio, 1.0 / 6)
    }
    expectEqual(PixelDiff(expected: old, actual: old)?.changedCount, 0)
  }

  @Test func otherSizesCannotBeCompared() throws {
    let (a, b) = (try picture(3, 2) { _, _ in white }, try picture(2, 3) { _, _ in white })
    expectEqual(PixelDiff(expected: a, actual: b), nil)
  }

  /// Whether a pixel of one colour counts as one of another.
  private func passes(_ old: RGBA, _ new: RGBA, _ threshold: Double) throws -> Bool {
    let tolerance = PixelTolerance(threshold: threshold, countsAntialiasing: true)
    let (old, new) = (try picture(1, 1) { _, _ in old }, try picture(1, 1) { _, _ in new })
    return try #require(PixelDiff(expected: old, actual: new, tolerance: tolerance)).changedCount == 0
  }

  @Test func thresholdIsPerceived() throws {
    // Grey levels d apart: only Y differs, by d. 0.5053 d² ≤ 35215 t² ⇔ d ≤ 263.99 t: at t = 0.1 that is 26.4 levels.
    for (level, threshold, isSame) in [
      (126, 0.1, true), (127, 0.1, false), (102, 0.01, true), (103, 0.01, false), (255, 1, true),
    ] as [(UInt8, Double, Bool)] {
      try expectEqual(passes((100, 100, 100, 255), (level, level, level, 255), threshold), isSame, "\(level)")
    }
    // Y, I, Q of 100 blue: 11.45, −32.18, 31.11: 0.5053·131.1 + 0.299·1035.6 + 0.1957·968.1 = 565.3 → t = 0.1267.
    let black: RGBA = (0, 0, 0, 255)
    try expectEqual([0.13, 0.12].map { try passes(black, (0, 0, 100, 255), $0) }, [true, false])
    // Of 100 green: 58.66, −27.42, −52.26: 1738.8 + 224.8 + 534.5 = 2498.1 → t = 0.2663.
    try expectEqual([0.27, 0.26].map { try passes(black, (0, 100, 0, 255), $0) }, [true, false])
    // Alpha counts even over white.
    try expectEqual(passes(white, (255, 255, 255, 0), 0.9), false)
  }

  @Test func smoothedEdgesDoNotCountAboveThreshold() throws {
    // Black on the left, white on the right, one column of smoothing between that became darker.
    func edge(_ grey: UInt8) throws -> Pixmap {
      try picture(7, 7) { column, _ in
        column < 3 ? (0, 0, 0, 255) : column > 3 ? white : (grey, grey, grey, 255)
      }
    }
    let (old, new) = (try edge(128), try edge(60))
    let tolerant = try #require(PixelDiff(expected: old, actual: new, tolerance: PixelTolerance(threshold: 0.1)))
    expectEqual((tolerant.changedCount, tolerant.antialiasedCount), (0, 7))
    let strict = PixelTolerance(threshold: 0.1, countsAntialiasing: true)
    expectEqual(PixelDiff(expected: old, actual: new, tolerance: strict)?.changedCount, 7)
    expectEqual(PixelDiff(expected: old, actual: new)?.changedCount, 7)
  }

  @Test func aDotIsNoSmoothedEdge() throws {
    let old = try picture(7, 7) { _, _ in white }
    let new = try picture(7, 7) { column, row in column == 3 && row == 3 ? (0, 0, 0, 255) : white }
    let diff = try #require(PixelDiff(expected: old, actual: new, tolerance: PixelTolerance(threshold: 0.1)))
    expectEqual(diff.changedPixels, [24])
  }

  @Test func maskedPixelsAreNotLookedAt() throws {
    let old = try picture(4, 4) { _, _ in white }
    let new = try picture(4, 4) { _, _ in (0, 0, 0, 255) }
    var mask = PixelMask(width: 4, height: 4)
    mask.insert(columns: 1...2, rows: 0...1)
    mask.insert(columns: 3...99, rows: 3...99)
    let diff = try #require(PixelDiff(expected: old, actual: new, ignored: mask))
    expectEqual((diff.ignoredCount, diff.changedCount), (5, 11))
  }

  // Of grey the distance is 0.5053 · Δ² of 35215, so a threshold is Δ · 0.0037880: 2 is 0.0076, 3 0.0114; 13 is 0.0492, 14 0.0530;
  // 52 is 0.1970, 53 0.2008.
  @Test func pictureShowsHowStronglyPixelsChanged() throws {
    let levels: [UInt8] = [255, 254, 253, 252, 242, 241, 203, 202, 0]
    let old = try picture(9, 1) { _, _ in white }
    let new = try picture(9, 1) { column, _ in (levels[column], levels[column], levels[column], 255) }
    let diff = try #require(PixelDiff(expected: old, actual: new))
    let shown = try #require(diff.picture(from: old, to: new)?.bytes)
    let steps = PixelDiff.strengths.map { [$0.red, $0.green, $0.blue, 255] }
    expectEqual(Array(shown.prefix(4)), [255, 255, 255, 255])
    expectEqual(
      stride(from: 4, to: 36, by: 4).map { steps.firstIndex(of: Array(shown[$0..<$0 + 4])) },
      [0, 0, 1, 1, 2, 2, 3, 3])
    let other = try picture(1, 1) { _, _ in white }
    expectEqual(diff.picture(from: other, to: new), nil)
  }

  @Test func tolerancesStayInRange() {
    expectEqual([2, -1, .nan].map { PixelTolerance(threshold: $0).threshold }, [1, 0, 0])
  }
}
