// The older way to draw a picture: a context that is begun and ended.

/// Begins a picture of a size, points, at one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size, points; a scale of 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(bounds: CGRect(origin: .zero, size: size))
  context.canvas.backgroundColor = opaque ? UIColor.black.cgColor : nil
  context.canvas.contentsScale = scale > 0 ? scale : UIScreen.main.scale
  DrawingContexts.all.append(context)
}

/// The picture as it is now; nil where none was begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let canvas = DrawingContexts.all.last?.canvas, !canvas.bounds.isEmpty else { return nil }
  return UIKitRuntime.current.picture(of: canvas, scale: canvas.contentsScale)
}

/// Ends the picture that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = DrawingContexts.all.popLast() }
