import HeroImage

extension GoldenTolerance {
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
