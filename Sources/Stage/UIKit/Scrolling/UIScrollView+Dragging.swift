extension UIScrollView {
  /// What the scroll view's own recogniser does.
  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      moveDrag(by: pan.translation(in: superview))
    case .changed: moveDrag(by: pan.translation(in: superview))
    case .ended: endDrag(velocity: pan.velocity(in: superview))
    case .cancelled, .failed: endDrag(velocity: .zero)
    default: break
    }
  }

  /// A finger takes hold of the contents.
  package func beginDrag() {
    motion?.stop()
    if isDecelerating {
      isDecelerating = false
    }
    isTracking = true
    isDragging = true
    dragStart = contentOffset
    lockedAxis = nil
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger has moved so far.
  package func moveDrag(by way: CGPoint) {
    guard isDragging else { return }
    if isDirectionalLockEnabled, lockedAxis == nil, way != .zero {
      lockedAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    }
    let (low, high) = offsetRange
    var offset = contentOffset
    if scrolls(.horizontal), lockedAxis != .vertical {
      offset.x = dragged(dragStart.x - way.x, low.x, high.x, bounds.width)
    }
    if scrolls(.vertical), lockedAxis != .horizontal {
      offset.y = dragged(dragStart.y - way.y, low.y, high.y, bounds.height)
    }
    contentOffset = onPixels(offset)
  }

  /// A moving offset is one of whole pixels. Source: what scrollViewDidScroll(_:) sees on devices of each scale.
  private func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = UIKitRuntime.current.screen.scale
    // Without a negative zero.
    return CGPoint(x: (offset.x * scale).rounded() / scale + 0, y: (offset.y * scale).rounded() / scale + 0)
  }

  /// Beyond an edge the contents lag behind.
  private func dragged(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
    let edge = min(max(offset, low), high)
    let beyond = abs(offset - edge)
    guard beyond > 0, length > 0 else { return edge }
    guard bounces else { return edge }
    let lag = ScrollCourse.lag(beyond, length: length)
    return offset < edge ? edge - lag : edge + lag
  }

  /// The finger lifts with a velocity of its own in points per second.
  package func endDrag(velocity finger: CGPoint) {
    guard isDragging else { return }
    isTracking = false
    isDragging = false
    // Without a negative zero.
    let velocity = CGPoint(
      x: scrolls(.horizontal) && lockedAxis != .vertical ? 0 - finger.x : 0,
      y: scrolls(.vertical) && lockedAxis != .horizontal ? 0 - finger.y : 0)
    let rate = Double(decelerationRate.rawValue)
    var target = clamped(
      CGPoint(
        x: contentOffset.x + CGFloat(ScrollCourse.way(Double(velocity.x), rate: rate)),
        y: contentOffset.y + CGFloat(ScrollCourse.way(Double(velocity.y), rate: rate))))
    if isPagingEnabled { target = page(velocity) }
    let proposed = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    if !isPagingEnabled { target = restingOffset(proposed: target, velocity: perMillisecond) }
    target = restingBesideTitle(target)
    delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    let isSteered = isPagingEnabled || target != proposed
    let isCoasting = target != contentOffset || clamped(contentOffset) != contentOffset || velocity != .zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isCoasting)
    guard isCoasting else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    coast(velocity, target: isSteered ? target : nil)
  }

  /// The page that the offset comes to: the next one in the direction of a swift drag, else the nearest.
  private func page(_ velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ low: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let here = (offset - low) / length
      // Points per second below which UIKit goes to the nearest page: not documented, about this.
      guard abs(velocity) > 200 else { return here.rounded() * length + low }
      let first = ((start - low) / length).rounded()
      let next = velocity > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1
      return min(max(next, first - 1), first + 1) * length + low
    }
    let low = offsetRange.low
    return clamped(
      CGPoint(
        x: page(contentOffset.x, dragStart.x, velocity.x, bounds.width, low.x),
        y: page(contentOffset.y, dragStart.y, velocity.y, bounds.height, low.y)))
  }

  /// Goes on by itself until it rests: freely, or to a target.
  private func coast(_ velocity: CGPoint, target: CGPoint?) {
    let (low, high) = offsetRange
    let rate = Double(decelerationRate.rawValue)
    func course(_ from: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ low: CGFloat, _ high: CGFloat)
      -> ScrollCourse
    {
      if let target {
        // A spring brings it to the target, as it brings it back from an edge.
        return ScrollCourse(
          from: Double(from), velocity: Double(velocity), target: Double(from), rate: rate, low: Double(target),
          high: Double(target))
      }
      return ScrollCourse(
        from: Double(from), velocity: Double(velocity), rate: rate, low: Double(low), high: Double(high))
    }
    let x = course(contentOffset.x, velocity.x, target?.x, low.x, high.x)
    let y = course(contentOffset.y, velocity.y, target?.y, low.y, high.y)
    let duration = max(x.duration, y.duration)
    motion = ScrollMotion(self, duration: max(duration, 1.0 / 60), name: "deceleration of \(type(of: self))") {
      view, part in
      var offset = CGPoint(
        x: CGFloat(x.offset(at: duration * Double(part))), y: CGFloat(y.offset(at: duration * Double(part))))
      if !view.bounces { offset = view.clamped(offset) }
      view.contentOffset = view.onPixels(offset)
    } done: { view in
      view.contentOffset = view.onPixels(CGPoint(x: x.end, y: y.end))
      view.isDecelerating = false
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
  }
}
