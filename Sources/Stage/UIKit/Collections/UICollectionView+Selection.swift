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
    select(indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Selects an item as a tap does; of many-selection collections a second time deselects.
  package func pick(_ indexPath: IndexPath) {
    updateLayout()
    choose(indexPath)
  }
}

extension UICollectionView: SelectingList {
  var selectsItems: Bool { allowsSelection }
  func holds(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }
  func path(under touch: UITouch) -> IndexPath? { indexPathForItem(at: touch.location(in: self)) }
  func show(_ path: IndexPath, isSelected: Bool, animated: Bool) { cellForItem(at: path)?.isSelected = isSelected }
  func show(_ path: IndexPath, isHighlighted: Bool) { cellForItem(at: path)?.isHighlighted = isHighlighted }
  func runSegue(of path: IndexPath) { cellForItem(at: path)?.whenSelected?() }
  func mayHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
  func tell(_ path: IndexPath, isHighlighted: Bool) {
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }
  func chosen(for path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }
  /// Source: UICollectionViewDelegate's documentation: whether an item may be deselected is asked where several may be selected.
  func left(for path: IndexPath, isReplaced: Bool) -> IndexPath? {
    isReplaced || collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }
  func tell(_ path: IndexPath, isSelected: Bool) {
    if isSelected {
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
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
