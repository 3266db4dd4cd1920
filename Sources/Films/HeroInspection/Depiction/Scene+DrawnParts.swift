import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender

extension Scene {
  /// Where an image or a text lies in its view at another size, points; nil for others.
  package func drawn(_ view: View, in bounds: Size) -> Rect? {
    switch view.content {
    case .image(let image):
      let file = images.indices.contains(image.image) ? images[image.image].file : nil
      guard let file else { return nil }
      let size = Self.laidOut(
        Size(width: Double(file.width), height: Double(file.height)), image.contentMode, in: bounds)
      return size.map {
        Rect(x: (bounds.width - $0.width) / 2, y: (bounds.height - $0.height) / 2, width: $0.width, height: $0.height)
      }
    case .label:
      guard let box = textBox(view), view.size.width > 0, view.size.height > 0 else { return nil }
      let (across, down) = (bounds.width / view.size.width, bounds.height / view.size.height)
      return Rect(
        x: box.minX * across, y: box.minY * down, width: box.size.width * across, height: box.size.height * down)
    default: return nil
    }
  }

  /// Where a label's text lies in it, points; nil for other views, and where it is cut off.
  package func textBox(_ view: View) -> Rect? {
    guard case .label(let text) = view.content,
      let size = needed(text, width: text.numberOfLines == 1 ? nil : view.size.width), size.width > 0, size.height > 0,
      size.width < view.size.width + 0.5
    else { return nil }
    let isRight = text.alignment == .right || text.alignment == .natural && text.isRightToLeft
    let part = text.alignment == .center ? 0.5 : isRight ? 1 : 0
    return Rect(
      origin: Point(x: (view.size.width - size.width) * part, y: (view.size.height - size.height) / 2), size: size)
  }

  /// How large an image is drawn; nil where that is its own size.
  private static func laidOut(_ image: Size, _ mode: ContentMode, in bounds: Size) -> Size? {
    let (across, down) = (bounds.width / image.width, bounds.height / image.height)
    func scaled(_ factor: Double) -> Size { Size(width: image.width * factor, height: image.height * factor) }
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: return nil
    }
  }

  /// The size that a text asks for, points; `width`: of its label.
  package func needed(_ text: TextContents, width: Double?) -> Size? {
    try? TextMeasure.renderer.meter(fonts)(text, width, canvas.scale)
  }
}
