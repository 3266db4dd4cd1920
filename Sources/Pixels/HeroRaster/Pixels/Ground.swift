import HeroGeometry

/// Where drawing goes: how local points become device pixels, and which of those can still be reached.
struct Ground {
  /// From local to device space.
  var matrix: Matrix
  /// Device pixels.
  var clip: Rect

  /// The local rectangle around what can be reached; nil when there is none.
  var localClip: Rect? {
    guard clip.size.width > 0, clip.size.height > 0, let back = matrix.homography.inverse else { return nil }
    return Rect(bounding: clip.corners.map { back.apply($0) })
  }

  /// The device pixels of a local rectangle's box that can be reached.
  func pixels(of rect: Rect) -> Rect? { matrix.box(of: rect).intersection(clip) }

  /// Whether pixman's 16.16 numbers can hold a pattern's steps from one device pixel to the next, and, over a local rectangle
  /// (nil: not asked for), its coordinates.
  func canMeasure(_ pattern: Matrix, over rect: Rect?) -> Bool {
    guard let back = matrix.homography.inverse else { return false }
    let map = back * pattern.homography
    let limit = 16_384.0
    guard [0, 1, 3, 4].allSatisfy({ abs(map.elements[$0]) < limit }) else { return false }
    guard let rect else { return true }
    guard let part = pixels(of: rect) else { return false }
    return part.corners.map { map.apply($0) }.allSatisfy { abs($0.x) < 2 * limit && abs($0.y) < 2 * limit }
  }

  /// The ground of a layer that lies on this one; nil when nothing of it can be seen.
  func under(_ map: Homography) -> Ground? {
    matrix.preceded(by: map).map { Ground(matrix: $0, clip: clip) }
  }

  /// The same place with less to reach; nil when nothing is left.
  func clipped(to rect: Rect) -> Ground? {
    pixels(of: rect).map { Ground(matrix: matrix, clip: $0) }
  }
}
