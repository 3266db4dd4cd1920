extension UICollectionView {
  /// Scrolls an item into view.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    updateLayout()
    guard let place = layoutAttributesForItem(at: indexPath) else {
      stop(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only "
          + "\(numberOfItems(inSection: indexPath.section)) items in section \(indexPath.section).",
        name: "NSRangeException")
    }
    var frame = place.frame
    if let scroller = collectionViewLayout.scroller(of: place) {
      let way = scroller.scroll(to: frame, at: scrollPosition, animated: animated)
      frame = frame.offsetBy(dx: -way.x, dy: -way.y)
    }
    let insets = adjustedContentInset
    let shown = bounds.inset(by: insets)
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - shown.height / 2 - insets.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY + insets.bottom - bounds.height
    } else if frame.minY < shown.minY {
      offset.y += frame.minY - shown.minY
    } else if frame.maxY > shown.maxY {
      offset.y += min(frame.maxY - shown.maxY, frame.minY - shown.minY)
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - shown.width / 2 - insets.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX + insets.right - bounds.width
    } else if frame.minX < shown.minX {
      offset.x += frame.minX - shown.minX
    } else if frame.maxX > shown.maxX {
      offset.x += min(frame.maxX - shown.maxX, frame.minX - shown.minX)
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Selects an item, without telling the delegate, and scrolls there.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  func touchDown(_ touches: Set<UITouch>) {
    guard allowsSelection, !isDragging, !isDecelerating, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touched = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func touchUp() {
    guard let path = touched else { return }
    unhighlight()
    pick(path)
  }

  func touchCancel() { unhighlight() }

  private func unhighlight() {
    guard let path = touched else { return }
    touched = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects an item as a tap does, with all that the delegate is asked and told; of many-selection collections a second
  /// time deselects.
  package func pick(_ indexPath: IndexPath) {
    updateLayout()
    guard allowsSelection, counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return }
    let delegate = collectionDelegate
    if selection.contains(indexPath), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    cellForItem(at: indexPath)?.whenSelected?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

extension UIScrollView {
  /// Scrolls a section of a collection across its layout until an item that is seen at a frame shows; returns how far.
  fileprivate func scroll(
    to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool
  ) -> CGPoint {
    let item = CGRect(
      x: frame.minX - self.frame.minX + contentOffset.x, y: frame.minY - self.frame.minY + contentOffset.y,
      width: frame.width, height: frame.height)
    var target = contentOffset
    if position.contains(.left) {
      target.x = item.minX
    } else if position.contains(.centeredHorizontally) {
      target.x = item.midX - bounds.width / 2
    } else if position.contains(.right) || item.maxX > bounds.maxX {
      target.x = item.maxX - bounds.width
    } else if item.minX < bounds.minX {
      target.x = item.minX
    }
    target = clamped(target)
    let way = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    setContentOffset(target, animated: animated)
    return way
  }
}
