extension CGContext {
  /// Draws a picture as an image view shows it.
  func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat) {
    draw(UIImageView(image: image), in: rect, alpha: alpha)
  }

  /// Draws what a view of nobody else shows.
  func draw(_ view: UIView, in rect: CGRect, alpha: CGFloat = 1) {
    kept.append(view)
    draw(view.layer, in: rect, alpha: alpha)
  }
}

/// The contexts that are drawn into, the innermost last.
@MainActor enum DrawingContexts {
  static var all: [CGContext] = []

  /// Where UIKit's own verbs draw; they need one.
  static func current(_ verb: String) -> CGContext {
    guard let context = all.last else {
      stop("\(verb) needs a graphics context; call it inside of UIGraphicsImageRenderer.image")
    }
    return context
  }
}

/// The context that is drawn into now.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.all.last }

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { DrawingContexts.current("UIRectFill").fill(rect) }
