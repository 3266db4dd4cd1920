/// What a drawn picture is like.
@preconcurrency @MainActor
public class UIGraphicsRendererFormat: NSObject {
  /// Points.
  public internal(set) var bounds: CGRect = .zero
}

/// What a drawn picture is like.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point. Default: the screen's.
  public var scale: CGFloat = UIScreen.main.scale
  /// Whether the picture has no alpha: black where nothing is drawn. Default: false.
  public var opaque = false

  /// The format of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a picture is being drawn.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn.
  public let cgContext: CGContext
  /// What the picture is like.
  public let format: UIGraphicsImageRendererFormat
  private let renderer: UIGraphicsImageRenderer

  init(_ context: CGContext, _ renderer: UIGraphicsImageRenderer) {
    cgContext = context
    format = renderer.format
    self.renderer = renderer
  }

  /// The picture as it is now.
  public var currentImage: UIImage { renderer.picture(cgContext) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a rectangle's outline.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Draws pictures, with the renderer that draws frames.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer: NSObject {
  /// What pictures are like.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size, points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// A renderer of pictures of a size, points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer of a part of the plane.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// A renderer of a part of the plane.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Draws a picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: format.bounds)
    DrawingContexts.all.append(context)
    actions(UIGraphicsImageRendererContext(context, self))
    DrawingContexts.all.removeLast()
    return picture(context)
  }

  /// Draws a picture as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  func picture(_ context: CGContext) -> UIImage {
    context.canvas.backgroundColor = format.opaque ? UIColor.black.cgColor : nil
    return UIKitRuntime.current.picture(of: context.canvas, scale: format.scale)
  }
}

/// Draws layers as frames are drawn.
@MainActor package protocol PictureMaker: AnyObject {
  /// A layer's bounds with all inside, without its own place, transform and alpha.
  func picture(of layer: CALayer, scale: CGFloat) -> UIImage
}

extension UIKitRuntime {
  package func picture(of context: CGContext, scale: CGFloat) -> ScaledPicture? {
    pictures?.picture(of: context.canvas, scale: scale).scaled
  }

  /// A picture of a layer's bounds.
  func picture(of layer: CALayer, scale: CGFloat) -> UIImage {
    guard let pictures else { stop("Pictures are drawn by a stage; make a Stage first") }
    return pictures.picture(of: layer, scale: scale)
  }
}
