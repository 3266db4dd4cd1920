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

  /// The ground of a layer that lies on this one; nil when nothing of it can be seen.
  func under(_ map: Homography) -> Ground? {
    matrix.preceded(by: map).map { Ground(matrix: $0, clip: clip) }
  }

  /// The same place with less to reach; nil when nothing is left.
  func clipped(to rect: Rect) -> Ground? {
    pixels(of: rect).map { Ground(matrix: matrix, clip: $0) }
  }
}
