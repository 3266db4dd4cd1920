extension UITableView {
  /// Scrolls a row into view.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    update()
    guard rows.contains(indexPath) else {
      stop(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
          + "\(numberOfRows(inSection: indexPath.section)) rows in section \(indexPath.section).",
        name: "NSRangeException")
    }
    // Rows with an estimated height are measured while scrolling.
    let position = scrollPosition == .none ? nearestPosition(of: indexPath) : scrollPosition
    if animated {
      guard offset(showing: indexPath, position) != contentOffset else { return }
      return scroll { [unowned self] _ in offset(showing: indexPath, position) }
    }
    setContentOffset(offset(showing: indexPath, position), animated: false)
    layoutIfNeeded()
    setContentOffset(offset(showing: indexPath, position), animated: false)
  }

  /// The new place of a row that is scrolled as little as shows it; none: it shows already.
  private func nearestPosition(of path: IndexPath) -> ScrollPosition {
    let rect = rectForRow(at: path)
    let shown = bounds.inset(by: adjustedContentInset)
    if rect.minY < shown.minY { return .top }
    return rect.maxY <= shown.maxY ? .none : rect.height > shown.height ? .top : .bottom
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    guard rows.contains(path) else { return contentOffset }
    let rect = rectForRow(at: path)
    let insets = adjustedContentInset
    let shown = bounds.inset(by: insets)
    var offset = contentOffset
    switch position {
    case .top: offset.y = rect.minY - insets.top
    case .bottom: offset.y = rect.maxY + insets.bottom - bounds.height
    case .middle: offset.y = rect.midY - shown.height / 2 - insets.top
    case .none: break
    }
    return clamped(offset)
  }

  /// Selects a row, without telling the delegate, and scrolls there unless the position is none.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  private func select(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    cell(path)?.setSelected(true, animated: animated)
  }

  /// Deselects a row, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cell(indexPath)?.setSelected(false, animated: animated)
  }

  func touchDown(_ touches: Set<UITouch>) {
    // A touch beside the buttons of a row that stands aside only moves it back.
    if swiped != nil { return closeSwipe() }
    guard selectsRows, !isDragging, !isDecelerating, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cell(path),
      cell.point(inside: touch.location(in: cell), with: nil),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touched = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
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
    cell(path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects a row as a tap does, with all that the delegate is asked and told; of many-selection tables a second time
  /// deselects.
  package func pick(_ indexPath: IndexPath) {
    guard selectsRows, rows.contains(indexPath) else { return }
    if selection.contains(indexPath), allowsMultipleSelection {
      unpick(indexPath)
      return
    }
    let delegate = tableDelegate
    guard let path = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath) else { return }
    if !allowsMultipleSelection { for old in selection where old != path { unpick(old) } }
    // What the delegate keeps selected stays so.
    select(path, animated: false)
    // Source: UIKit runs a cell's segue before it tells the delegate.
    cell(path)?.whenSelected?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func unpick(_ path: IndexPath) {
    let delegate = tableDelegate
    guard let old = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: old, animated: false)
    delegate?.tableView(self, didDeselectRowAt: old)
  }
}
