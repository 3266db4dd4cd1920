package import HeroGeometry
internal import HeroLayers

/// UISlider: a track of 4 points with a round thumb of 28, 34 points high.
///
/// Source: the height as measured; track, thumb and its shadow read off screenshots of iOS 15 to 17, within a point.
package struct SliderLook: ControlLook {
  /// Where the thumb is, 0…1.
  package var fraction: Double
  /// Default: true.
  package var isEnabled = true
  /// Left of the thumb; nil is the tint.
  package var minimumTint: Color?
  /// Right of the thumb; nil is a grey fill.
  package var maximumTint: Color?
  /// Of the thumb; nil is white.
  package var thumbTint: Color?

  /// Where the track is, points; nil is as `track(in:)` has it.
  package var track: Rect?

  /// Where the thumb is, points; nil is along the track.
  package var thumb: Rect?

  /// In the thumb's place; nil is the round one, one without a size shows nothing.
  package var thumbImage: ControlImage?

  /// A slider; what lies outside 0…1 is drawn at the end.
  package init(fraction: Double) { self.fraction = min(max(fraction, 0), 1) }

  /// Points.
  package static let height = 34.0
  /// Of the thumb, points.
  package static let thumbSide = 28.0
  private static let trackHeight = 4.0

  /// Source: frames and constraints in Interface Builder's files: it reaches 2 points further at both sides, and one further down.
  package var alignment: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(height: Self.height) }

  /// A track of no other place: in the middle, 2 points from both ends.
  package static func track(in size: Size, _ traits: ControlTraits) -> Rect {
    Rect(
      x: 2, y: traits.pixels((size.height - trackHeight) / 2), width: max(size.width - 4, 0), height: trackHeight)
  }

  /// Where the thumb's middle is in a width, points.
  package func thumbCenter(in width: Double) -> Double { thumbCenter(in: width, thumb: thumbWidth) }

  /// Where the middle of a thumb of a width is, points.
  package func thumbCenter(in width: Double, thumb: Double) -> Double {
    thumb / 2 + fraction * max(width - thumb, 0)
  }

  /// Points.
  package var thumbWidth: Double { thumbImage?.size.width ?? Self.thumbSide }

  /// Where on 0…1 a thumb is whose middle is here, points.
  package static func fraction(at x: Double, in width: Double, thumb: Double = thumbSide) -> Double {
    let way = width - thumb
    return way > 0 ? min(max((x - thumb / 2) / way, 0), 1) : 0
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let whole = track ?? Self.track(in: size, traits)
    let (left, right) = (whole.minX, whole.maxX)
    let middle =
      thumb?.center
      ?? Point(
        x: left - 2 + thumbCenter(in: whole.size.width + 4), y: whole.center.y)
    let x = traits.pixels(middle.x)
    func part(_ name: String, _ from: Double, _ to: Double, _ color: Color) -> ControlPart {
      var bar = ControlPart(
        name, Rect(x: from, y: whole.minY, width: max(to - from, 0), height: whole.size.height), color: color,
        radius: whole.size.height / 2)
      bar.view.alpha = isEnabled ? 1 : 0.5
      return bar
    }
    let tracks = [
      // The left part ends under the thumb, so that a see-through fill is not drawn twice.
      part("maximumTrack", x, right, maximumTint ?? traits.color(.systemFill)),
      part("minimumTrack", left, max(x, left), minimumTint ?? traits.tint),
    ]
    if let thumbImage {
      let width = thumbImage.size.width
      guard width > 0 else { return tracks }
      let place = Rect(
        x: x - width / 2, y: middle.y - size.height / 2, width: width, height: size.height)
      return tracks + [thumbImage.part("thumb", in: place, tint: thumbTint ?? traits.tint, traits)]
    }
    var thumb = ControlPart(
      "thumb",
      Rect(
        x: x - Self.thumbSide / 2, y: traits.pixels(middle.y - Self.thumbSide / 2), width: Self.thumbSide,
        height: Self.thumbSide), color: thumbTint ?? .white, radius: Self.thumbSide / 2)
    thumb.view.shadow = Shadow(opacity: 0.2, offset: Size(width: 0, height: 3), radius: 4)
    return tracks + [thumb]
  }
}

/// UIProgressView: a bar of 4 points; 2.5 and square in bars.
///
/// Source: the heights as measured.
package struct ProgressLook: ControlLook {
  /// 0…1.
  package var progress: Double
  /// Whether it is the style for bars.
  package var isBar = false
  /// Of the part that is done; nil is the tint.
  package var progressTint: Color?
  /// Of the rest; nil is a grey fill, or none in bars.
  package var trackTint: Color?
  /// In the places of the parts, as large as they are; nil is a colour.
  package var progressImage: ControlImage?
  package var trackImage: ControlImage?

  /// A bar; what lies outside 0…1 is drawn at the end.
  package init(progress: Double) { self.progress = min(max(progress, 0), 1) }

  private var height: Double { isBar ? 2.5 : 4 }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(height: height) }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let height = min(height, size.height)
    let top = traits.pixels((size.height - height) / 2)
    let radius = isBar ? 0 : height / 2
    func bar(_ name: String, _ width: Double, _ image: ControlImage?, _ color: Color) -> ControlPart {
      let place = Rect(x: 0, y: top, width: width, height: height)
      if let image {
        return ControlPart(
          name, place, image: ImageContents(image: image.index, templateTint: image.isTemplate ? color : nil))
      }
      return ControlPart(name, place, color: color, radius: radius)
    }
    return [
      bar("track", size.width, trackImage, trackTint ?? (isBar ? .clear : traits.color(.systemFill))),
      bar("progress", traits.pixels(size.width * progress), progressImage, progressTint ?? traits.tint),
    ]
  }
}
