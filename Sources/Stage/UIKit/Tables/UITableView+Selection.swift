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
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Selects a row as a tap does; of many-selection tables a second time deselects.
  package func pick(_ indexPath: IndexPath) { choose(indexPath) }
}

extension UITableView: SelectingList {
  var selectsItems: Bool {
    allowsSelection && (!isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
  }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  func holds(_ path: IndexPath) -> Bool { rows.contains(path) }
  func path(under touch: UITouch) -> IndexPath? {
    guard let path = indexPathForRow(at: touch.location(in: self)), let cell = cell(path),
      cell.point(inside: touch.location(in: cell), with: nil)
    else { return nil }
    return path
  }
  func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    cell(path)?.setSelected(isSelected, animated: animated)
  }
  func show(_ path: IndexPath, isHighlighted: Bool) { cell(path)?.setHighlighted(isHighlighted, animated: false) }
  func runSegue(of path: IndexPath) { cell(path)?.whenSelected?() }
  func mayHighlight(_ path: IndexPath) -> Bool { tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true }
  func tell(_ path: IndexPath, isHighlighted: Bool) {
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }
  func chosen(for path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }
  func left(for path: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }
  func tell(_ path: IndexPath, isSelected: Bool) {
    if isSelected {
      tableDelegate?.tableView(self, didSelectRowAt: path)
    } else {
      tableDelegate?.tableView(self, didDeselectRowAt: path)
    }
  }
}
