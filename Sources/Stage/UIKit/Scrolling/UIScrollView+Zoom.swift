extension UIScrollView {
  /// Zooms about the middle of what shows, at once or in 0.3 s.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(to: min(max(scale, minimumZoomScale), maximumZoomScale), keeping: middle, at: middle, animated: animated)
  }

  /// Zooms so far that a rectangle of the zoomed view fills the bounds, as near as the scales allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    let wanted = min(max(fit, minimumZoomScale), maximumZoomScale)
    let center = convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
    zoom(to: wanted, keeping: center, at: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms so that a point of the contents comes to a place in the bounds.
  private func zoom(
    to wanted: CGFloat, keeping point: CGPoint, at place: CGPoint, animated: Bool, isBounce: Bool = false
  ) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    motion?.stop()
    guard animated, wanted != scale else {
      applyZoom(wanted, keeping: point, at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY), clamps: true)
      return
    }
    let first = scale
    let start = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    let end = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    // A bounce is the end of a pinch, which has told that it begins.
    if !isBounce { delegate?.scrollViewWillBeginZooming(self, with: view) }
    let inner = view.convert(point, from: self)
    motion = ScrollMotion(self, duration: 0.3, name: "zoom of \(type(of: self))") { scroll, part in
      let eased = part * part * (3 - 2 * part)
      scroll.applyZoom(
        first + (wanted - first) * eased, keeping: view.convert(inner, to: scroll),
        at: CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased), clamps: true)
    } done: { scroll in
      scroll.applyZoom(wanted, keeping: view.convert(inner, to: scroll), at: end, clamps: true)
      scroll.delegate?.scrollViewDidEndZooming(scroll, with: view, atScale: wanted)
    }
  }

  /// Scales the zoomed view, and shows a point of the contents at a place, which is relative to the bounds' corner.
  private func applyZoom(_ wanted: CGFloat, keeping point: CGPoint, at place: CGPoint, clamps: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let inner = view.convert(point, from: self)
    let ratio = wanted / scale
    guard ratio != 1 || clamps else { return }
    let corner = view.frame.origin
    view.transform = wanted == 1 ? .identity : CGAffineTransform(scaleX: wanted, y: wanted)
    scale = wanted
    let size = view.frame.size
    view.center = CGPoint(
      x: corner.x * ratio + view.layer.anchorPoint.x * size.width,
      y: corner.y * ratio + view.layer.anchorPoint.y * size.height)
    if ratio != 1 {
      contentSize = size
      delegate?.scrollViewDidZoom(self)
    }
    let moved = view.convert(inner, to: self)
    let offset = CGPoint(x: moved.x - place.x, y: moved.y - place.y)
    contentOffset = clamps ? clamped(offset) : offset
  }

  /// What the scroll view's own recogniser does.
  func pinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      motion?.stop()
      pinchStart = scale
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(by: pinch)
    case .changed: zoom(by: pinch)
    case .ended, .cancelled, .failed:
      guard isZooming else { return }
      isZooming = false
      let wanted = min(max(scale, minimumZoomScale), maximumZoomScale)
      guard wanted != scale else {
        contentOffset = clamped(contentOffset)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        return
      }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      zoom(to: wanted, keeping: middle, at: middle, animated: true, isBounce: true)
    default: break
    }
  }

  private func zoom(by pinch: UIPinchGestureRecognizer) {
    var wanted = pinchStart * pinch.scale
    let edge = min(max(wanted, minimumZoomScale), maximumZoomScale)
    // Beyond the scales half of the change counts: not documented, by eye.
    wanted = bouncesZoom ? edge + (wanted - edge) / 2 : edge
    let point = pinch.location(in: self)
    applyZoom(
      max(wanted, 0.01), keeping: point, at: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY),
      clamps: false)
  }
}
