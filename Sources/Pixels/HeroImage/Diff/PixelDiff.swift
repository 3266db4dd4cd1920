/// How two pictures are compared, pixel by pixel.
package struct PixelTolerance: Equatable, Sendable {
  /// The largest perceived difference that passes, 0…1; 0 is byte for byte. Default: 0.
  ///
  /// Source: squared distance in YIQ with the weights of Kotsarenko and Ramos (2010), of which 35215 is the largest.
  package var threshold: Double
  /// Whether pixels that look like antialiasing count as changed too. Default: false; without effect at threshold 0.
  package var countsAntialiasing: Bool

  /// Byte for byte.
  package static let exact = PixelTolerance()

  /// A tolerance; the threshold is brought into 0…1, what is no number counts as 0.
  package init(threshold: Double = 0, countsAntialiasing: Bool = false) {
    self.threshold = threshold.isNaN ? 0 : min(max(threshold, 0), 1)
    self.countsAntialiasing = countsAntialiasing
  }
}

/// What two pictures of one size have in common.
package struct PixelDiff: Equatable, Sendable {
  /// What became of a pixel.
  package enum Verdict: UInt8, Equatable, Sendable {
    /// Equal, or within the threshold.
    case same
    case changed
    /// Different only in how an edge is smoothed.
    case antialiased
    /// Not looked at.
    case ignored
  }

  /// Pixels per row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// One verdict per pixel, rows from the top.
  package let verdicts: [Verdict]
  /// How many pixels changed.
  package let changedCount: Int
  /// How many differ only by antialiasing.
  package let antialiasedCount: Int
  /// How many were not looked at.
  package let ignoredCount: Int

  /// The part of all pixels that changed, 0…1.
  package var changedRatio: Double { Double(changedCount) / Double(width * height) }

  /// Compares two pictures; nil when their sizes differ.
  ///
  /// - Parameters:
  ///   - ignored: Pixels that do not count; nil looks at all of them.
  package init?(
    expected: Pixmap, actual: Pixmap, tolerance: PixelTolerance = .exact, ignored: PixelMask? = nil
  ) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    width = expected.width
    height = expected.height
    let count = width * height
    var verdicts = [Verdict](repeating: .same, count: count)
    var (changed, antialiased, skipped) = (0, 0, 0)
    let limit = YIQ.largestDistance * tolerance.threshold * tolerance.threshold
    let mask = ignored.flatMap { $0.width == expected.width && $0.height == expected.height ? $0 : nil }
    expected.bytes.withUnsafeBufferPointer { left in
      actual.bytes.withUnsafeBufferPointer { right in
        let pair = PicturePair(left: left, right: right, width: expected.width, height: expected.height)
        for pixel in 0..<count {
          if let mask, mask.contains(pixel) {
            verdicts[pixel] = .ignored
            skipped += 1
            continue
          }
          guard pair.differs(at: pixel) else { continue }
          if tolerance.threshold > 0 {
            guard pair.distance(at: pixel) > limit else { continue }
            if !tolerance.countsAntialiasing, pair.isAntialiasing(at: pixel) {
              verdicts[pixel] = .antialiased
              antialiased += 1
              continue
            }
          }
          verdicts[pixel] = .changed
          changed += 1
        }
      }
    }
    self.verdicts = verdicts
    changedCount = changed
    antialiasedCount = antialiased
    ignoredCount = skipped
  }

  /// Indices of the changed pixels, row · width + column, ascending.
  package var changedPixels: [Int] { verdicts.indices.filter { verdicts[$0] == .changed } }
}

/// A set of pixels of a picture.
package struct PixelMask: Equatable, Sendable {
  /// Pixels per row.
  package let width: Int
  /// Rows.
  package let height: Int
  private var flags: [Bool]

  /// An empty set for pictures of a size.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    flags = [Bool](repeating: false, count: self.width * self.height)
  }

  /// Whether a pixel, row · width + column, belongs to the set.
  package func contains(_ pixel: Int) -> Bool { flags[pixel] }

  /// Adds the pixels of a rectangle, both corners included; what lies outside the picture does not matter.
  package mutating func insert(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let columns = columns.clamped(to: 0...max(width - 1, 0))
    let rows = rows.clamped(to: 0...max(height - 1, 0))
    insert(columns: columns, rows: rows) { _, _ in true }
  }

  /// Adds the pixels of a rectangle for which `isInside` says so, asked at column and row.
  package mutating func insert(
    columns: ClosedRange<Int>, rows: ClosedRange<Int>, where isInside: (Int, Int) -> Bool
  ) {
    for row in rows where row >= 0 && row < height {
      for column in columns where column >= 0 && column < width && isInside(column, row) {
        flags[row * width + column] = true
      }
    }
  }
}
