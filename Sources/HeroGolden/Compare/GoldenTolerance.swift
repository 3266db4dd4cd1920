import HeroImage

/// What may differ without a golden failing. The same for every frame of a film.
public struct GoldenTolerance: Equatable, Sendable {
  /// Per pixel. Default: exact.
  public var pixels: PixelTolerance
  /// The part of a frame's pixels that may differ, 0…1; held against each frame alone, never against a mean. Default: 0.
  public var maxDiffRatio: Double
  /// Paths of views (`screen/name`) whose pixels and numbers do not count, with those of what they hold. Default: none.
  public var ignoredViews: [String]
  /// Parts of the picture that do not count. Default: none.
  public var ignoredRegions: [PixelRegion]

  /// Every byte of every frame.
  public static let exact = GoldenTolerance()

  /// Makes a tolerance.
  ///
  /// - Parameters:
  ///   - threshold: The largest perceived difference of a pixel that passes, 0…1.
  ///   - maxDiffRatio: The part of each frame's pixels that may differ, 0…1.
  public init(
    threshold: Double = 0, maxDiffRatio: Double = 0, ignoredViews: [String] = [], ignoredRegions: [PixelRegion] = [],
    countsAntialiasing: Bool = false
  ) {
    pixels = PixelTolerance(threshold: threshold, countsAntialiasing: countsAntialiasing)
    self.maxDiffRatio = maxDiffRatio.isNaN ? 0 : min(max(maxDiffRatio, 0), 1)
    self.ignoredViews = ignoredViews
    self.ignoredRegions = ignoredRegions
  }

  /// Whether a comparison of one frame passes.
  func allows(_ diff: PixelDiff) -> Bool { diff.changedRatio <= maxDiffRatio }

  /// Whether anything of a frame does not count.
  var ignoresAnything: Bool { !ignoredViews.isEmpty || !ignoredRegions.isEmpty }

  /// The pixels of a frame that do not count; nil when all do.
  func mask(width: Int, height: Int, layers: [ProjectedLayer]) -> PixelMask? {
    guard ignoresAnything else { return nil }
    var mask = PixelMask(width: width, height: height)
    for region in ignoredRegions { mask.insert(columns: region.columns, rows: region.rows) }
    for layer in layers where (layer.holders + [layer.path]).contains(where: ignoredViews.contains) {
      guard let bounds = layer.pixelBounds,
        let columns = Self.range(bounds.minX, bounds.maxX, width),
        let rows = Self.range(bounds.minY, bounds.maxY, height)
      else { continue }
      mask.insert(columns: columns, rows: rows) { column, row in
        layer.reaches(.init(x: Double(column) + 0.5, y: Double(row) + 0.5))
      }
    }
    return mask
  }

  private static func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int>? {
    guard low.isFinite, high.isFinite, high >= 0, low <= Double(count) else { return nil }
    let first = Int(min(max(low.rounded(.down), 0), Double(count - 1)))
    let last = Int(min(max(high.rounded(.up), 0), Double(count - 1)))
    return first <= last ? first...last : nil
  }
}

/// A rectangle of pixels, both corners included.
public struct PixelRegion: Equatable, Sendable {
  /// From left to right, from 0.
  public var columns: ClosedRange<Int>
  /// From top to bottom, from 0.
  public var rows: ClosedRange<Int>

  /// Makes a region.
  public init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads `x1:y1-x2:y2`; nil for anything else, or when it runs backwards.
  public init?(_ text: String) {
    let corners = text.split(separator: "-", omittingEmptySubsequences: false)
    guard corners.count == 2 else { return nil }
    let numbers = corners.flatMap { corner in
      corner.split(separator: ":", omittingEmptySubsequences: false).map { text -> Int? in
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
      }
    }
    let found = numbers.compactMap { $0 }
    guard numbers.count == 4, found.count == 4, found[0] <= found[2], found[1] <= found[3] else { return nil }
    self.init(columns: found[0]...found[2], rows: found[1]...found[3])
  }
}
