/// How a camera held the picture: the visual sides at which the stored first row and first column belong.
///
/// Source: EXIF 2.32, section 4.6.4, tag 0x0112. The raw values are the tag's.
package enum EXIFOrientation: UInt16, CaseIterable, Sendable {
  /// Row at the top, column at the left: as it is shown.
  case topLeft = 1
  /// Mirrored.
  case topRight
  /// Turned by half.
  case bottomRight
  /// Upside down, mirrored.
  case bottomLeft
  /// Sides exchanged.
  case leftTop
  /// Turned: the first row is shown at the right.
  case rightTop
  /// Turned and mirrored.
  case rightBottom
  /// Turned: the first row is shown at the left.
  case leftBottom

  /// Whether the shown picture is as wide as the stored one is high.
  package var swapsSides: Bool { rawValue >= 5 }

  /// Whether the shown picture begins where stored rows end.
  package var reversesColumns: Bool { [.topRight, .bottomRight, .rightBottom, .leftBottom].contains(self) }

  /// Whether the shown picture begins with the last stored row.
  package var reversesRows: Bool { [.bottomRight, .bottomLeft, .rightTop, .rightBottom].contains(self) }

  /// Where a stored row goes in the shown picture: the place of its first pixel, counted along rows, and the way to the next.
  ///
  /// `width` and `height` are the stored picture's.
  package func line(ofRow row: Int, width: Int, height: Int) -> (start: Int, step: Int) {
    let across = reversesRows ? height - 1 - row : row
    if swapsSides { return ((reversesColumns ? (width - 1) * height : 0) + across, reversesColumns ? -height : height) }
    return (across * width + (reversesColumns ? width - 1 : 0), reversesColumns ? -1 : 1)
  }
}
