import HeroGeometry
import HeroImage
import HeroRender

/// How many of a frame's changed pixels belong to a view.
package struct PixelOwner: Equatable, Sendable {
  /// The view's path.
  package var path: String
  /// Pixels; an estimate when there are more than `Attribution.limit`.
  package var pixels: Int
}

/// Finds the views that changed pixels belong to.
///
/// A view that moved leaves pixels behind that now show what is under it, so where a pixel is covered by a view whose numbers changed, in
/// the golden or today, the topmost of those owns it. Otherwise the topmost view that paints there does.
struct Attribution {
  /// So many pixels are looked at, spread evenly over the changed ones.
  static let limit = 20_000

  let changed: [ProjectedLayer]
  let painted: [ProjectedLayer]

  /// - Parameters:
  ///   - expected: The golden's layers at the moment; empty without a trace.
  ///   - actual: Today's.
  ///   - changedPaths: Views whose numbers differ at this moment, or in a picture.
  init(expected: [ProjectedLayer], actual: [ProjectedLayer], changedPaths: Set<String>) {
    // Topmost first; today's before the golden's.
    changed = (actual.reversed() + expected.reversed()).filter { changedPaths.contains($0.path) }
    painted = actual.reversed().filter(\.isPainted)
  }

  /// The owners of changed pixels, most pixels first; equal ones by path.
  func owners(of diff: PixelDiff) -> [PixelOwner] {
    let pixels = diff.changedPixels
    guard !pixels.isEmpty else { return [] }
    let step = max(1, (pixels.count + Self.limit - 1) / Self.limit)
    var counts: [String: Int] = [:]
    var looked = 0
    for index in stride(from: 0, to: pixels.count, by: step) {
      looked += 1
      let (row, column) = pixels[index].quotientAndRemainder(dividingBy: diff.width)
      counts[owner(of: Point(x: Double(column) + 0.5, y: Double(row) + 0.5)), default: 0] += 1
    }
    return counts.map { path, count in
      PixelOwner(path: path, pixels: step == 1 ? count : Int(Double(count) / Double(looked) * Double(pixels.count)))
    }.sorted { ($1.pixels, $0.path) < ($0.pixels, $1.path) }
  }

  private func owner(of pixel: Point) -> String {
    (changed.first { $0.contains(pixel) } ?? changed.first { $0.reaches(pixel) }
      ?? painted.first { $0.contains(pixel) } ?? painted.first { $0.reaches(pixel) })?.path ?? Self.nobody
  }

  /// What owns pixels that no view covers: the canvas's background.
  static let nobody = "canvas"
}
