import HeroGeometry
import HeroModel
import HeroWords

/// Command-line overrides of the canvas.
package struct CanvasOverride: Equatable, Sendable {
  /// Pixels per point.
  package var scale: Double?
  /// A device preset's name.
  package var device: String?
  /// How the device is held; a canvas without one is turned.
  package var orientation: Orientation?
  /// Points.
  package var width: Double?
  /// Points.
  package var height: Double?
  /// Pixels of a frame's width, ≥ 1: the scale follows from it, and the height from that.
  package var pixelWidth: Int?
  /// The window's look, and that of screens without one.
  package var appearance: Appearance?
  package var layoutDirection: LayoutDirection?
  /// The user's, which fonts of a text style follow.
  package var textSize: ContentSizeCategory?
  /// Whether the user prefers cross-fades to UIKit's own motion.
  package var isMotionReduced: Bool?

  package init(
    scale: Double? = nil, device: String? = nil, width: Double? = nil, height: Double? = nil, pixelWidth: Int? = nil
  ) {
    self.scale = scale
    self.device = device
    self.width = width
    self.height = height
    self.pixelWidth = pixelWidth
  }

  /// A way of drawing a scene, at a scale in pixels per point.
  package init(_ mode: SceneMode, scale: Double?) {
    self.init(scale: scale, device: mode.device)
    (orientation, appearance) = (mode.orientation, mode.appearance)
    (layoutDirection, textSize, isMotionReduced) = (mode.layoutDirection, mode.textSize, mode.isMotionReduced)
  }

  /// What is wrong with them, for messages without a place.
  package var problems: [String] {
    var problems: [String] = []
    if let device, DevicePreset.named(device) == nil {
      problems.append("device of the command line: \(DevicePreset.problem(device))")
    }
    for (what, value) in [("width", width), ("height", height), ("scale", scale)] {
      guard let problem = value.flatMap(NumberRange.positive.problem) else { continue }
      problems.append("\(what) of the command line: \(problem)")
    }
    return problems
  }

  /// What the digest of a scene ends in that is drawn in another way than its file says: `-dark-rtl-xl`.
  var digestEnd: String {
    [appearance?.rawValue, layoutDirection?.rawValue, textSize?.rawValue, isMotionReduced.map(SceneMode.motionWord)]
      .compactMap(\.self).map { "-\($0)" }.joined()
  }

  /// A size that is turned as the override says, where that gives no size itself.
  package func turned(_ size: Size) -> Size {
    guard let orientation, width == nil, height == nil else { return size }
    let isTurned = orientation == .landscape ? size.width < size.height : size.width > size.height
    return isTurned ? Size(width: size.height, height: size.width) : size
  }

  /// Pixels per point of a canvas.
  package func scale(_ canvas: Canvas) -> Double {
    if let pixelWidth { return Double(pixelWidth) / canvas.size.width }
    return scale ?? canvas.scale
  }
}

extension Canvas {
  /// What is wrong with the size of frames: at most 16 384 px a side and 134 217 728 px in all, at least one.
  package var frameProblem: String? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let pixels = "\(width.plain)×\(height.plain) pixels"
    let (side, area) = (AssetStore.maximumSide, AssetStore.maximumArea)
    if width > Double(side) || height > Double(side) {
      return "the frame would be \(pixels); at most \(side) a side are allowed"
    }
    if width * height > Double(area) { return "the frame would be \(pixels); at most \(area) in all are allowed" }
    if width < 1 || height < 1 { return "the frame would be \(pixels); it needs at least 1 a side" }
    return nil
  }
}
