extension UIColor {
  /// Fills with the colour from now on.
  @preconcurrency @MainActor public func setFill() { DrawingContexts.current("setFill").setFillColor(cgColor) }
  /// Draws lines in the colour from now on.
  @preconcurrency @MainActor public func setStroke() { DrawingContexts.current("setStroke").setStrokeColor(cgColor) }
  /// Fills and draws lines in the colour from now on.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  @preconcurrency @MainActor public func fill() {
    DrawingContexts.current("fill").fill(cgPath, isEvenOdd: usesEvenOddFillRule)
  }
  /// Draws the path's outline in the current context, `lineWidth` points wide.
  @preconcurrency @MainActor public func stroke() {
    let dashes = LineStyle.dashes(dashes.lengths, phase: dashes.phase)
    DrawingContexts.current("stroke").stroke(
      cgPath,
      LineStyle(width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes))
  }
  /// Cuts what is drawn from now on off at the path.
  @preconcurrency @MainActor public func addClip() {
    DrawingContexts.current("addClip").clip(to: cgPath, isEvenOdd: usesEvenOddFillRule)
  }
}

extension UIImage {
  /// Draws the picture at a point of the current context, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture into a rectangle of the current context.
  public func draw(in rect: CGRect) {
    DrawingContexts.current("draw").draw(withRenderingMode(.alwaysOriginal), in: rect, alpha: 1)
  }
  /// Draws the picture into a rectangle of the current context, at an alpha; blend modes as `CGContext.setBlendMode`.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let context = DrawingContexts.current("draw")
    context.setBlendMode(blendMode)
    context.draw(withRenderingMode(.alwaysOriginal), in: rect, alpha: alpha)
  }
}

extension CALayer {
  /// Draws the layer as it is now into a context, in its own coordinates; without its own transform.
  public func render(in ctx: CGContext) {
    guard !bounds.isEmpty else { return }
    view?.layoutIfNeeded()
    let scale = UIScreen.main.scale
    let picture = UIKitRuntime.current.picture(of: self, scale: scale)
    ctx.draw(picture, in: bounds, alpha: CGFloat(opacity))
  }
}

extension UIView {
  /// Draws the view as it is now into a rectangle of the current context; true, because everything could be drawn.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard !bounds.isEmpty, !rect.isEmpty else { return true }
    if afterUpdates { layoutIfNeeded() }
    let scale = UIScreen.main.scale
    let picture = UIKitRuntime.current.picture(of: layer, scale: scale)
    DrawingContexts.current("drawHierarchy").draw(picture, in: rect, alpha: alpha)
    return true
  }

  /// A view that shows what this one shows now; nil for one without size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let picture = UIKitRuntime.current.picture(of: layer, scale: UIScreen.main.scale)
    let view = UIImageView(image: picture)
    view.frame = bounds
    return view
  }

  /// A view that shows what this one shows now in a rectangle of its bounds; nil for one without size. Here it is stretched as a whole.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !bounds.isEmpty, !rect.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let whole = UIKitRuntime.current.picture(of: layer, scale: UIScreen.main.scale)
    let part = UIGraphicsImageRenderer(size: rect.size).image { _ in
      whole.draw(at: CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY))
    }
    let view = UIImageView(image: part.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}
