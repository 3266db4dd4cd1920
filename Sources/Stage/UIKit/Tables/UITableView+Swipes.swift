/// A row that a finger has moved aside.
@MainActor
final class SwipedRow {
  let path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// 1: moved to the right, off its leading edge; −1: to the left.
  let side: CGFloat
  /// Holds the buttons, below the cell.
  let tray = UIView()
  let buttons: [UIButton]
  /// Of each button when the row stands open, points.
  let widths: [CGFloat]
  /// How far the row is moved, points, with its sign.
  var offset: CGFloat = 0

  init(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, side: CGFloat) {
    (self.path, self.configuration, self.side) = (path, configuration, side)
    buttons = configuration.actions.map { $0.makeButton() }
    // Source: UIKit's, as observed: 74 points, more for a title that is longer.
    widths = buttons.map { max(74, ($0.titleLabel?.intrinsicContentSize.width ?? 0) + 28) }
    tray.clipsToBounds = true
    // The first action stands at the edge, and comes out below the others.
    for button in buttons { tray.addSubview(button) }
  }

  /// Points that all buttons take.
  var openWidth: CGFloat { widths.reduce(0, +) }

  /// Spreads the buttons over what the row has left free.
  func layOut(in frame: CGRect) {
    tray.frame = frame
    let stretch = openWidth > 0 ? max(abs(offset) / openWidth, 0) : 0
    var taken: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let x = side < 0 ? frame.width - taken - width * stretch : taken
      button.frame = CGRect(x: x, y: 0, width: width * stretch, height: frame.height)
      taken += width * stretch
    }
  }
}

extension UITableView {
  /// Sees drags over rows that offer actions.
  func makeSwipeRecognizer() -> UIPanGestureRecognizer {
    let recognizer = SwipeRecognizer { [weak self] (pan: SwipeRecognizer) in self?.swipe(pan) }
    recognizer.table = self
    return recognizer
  }

  /// Moves the row that stands aside back, and tells the delegate.
  func closeSwipe() {
    guard let row = swiped else { return }
    row.tray.removeFromSuperview()
    swiped = nil
    setNeedsLayout()
    isUpToDate = false
    tableDelegate?.tableView(self, didEndEditingRowAt: row.path)
  }

  /// What a drag over a row offers; nil for nothing.
  fileprivate func offers(at path: IndexPath, side: CGFloat) -> UISwipeActionsConfiguration? {
    // Rows of a table that is edited show what they offer by their round buttons alone.
    isEditing ? nil : offered(at: path, side: side)
  }

  private func offered(at path: IndexPath, side: CGFloat) -> UISwipeActionsConfiguration? {
    let isLeading = (side > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let answer =
      isLeading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let answer else { return nil }
    let editing = dataSource?.tableView(self, mayEditRowAt: path) ?? .unspecified
    guard answer === UISwipeActionsConfiguration.unspecified else {
      return answer.actions.isEmpty || editing == .no ? nil : answer
    }
    if !isLeading, editing != .no, let older = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(actions: older.map { $0.action(at: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return older.isEmpty ? nil : configuration
    }
    return isLeading || editing != .yes ? nil : deletion(at: path)
  }

  /// What UIKit offers where rows may be edited: deleting.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
        done(true)
      }
    ])
  }

  private func swipe(_ pan: SwipeRecognizer) {
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      closeSwipe()
      guard let (path, configuration) = pan.found else { return }
      move(begin(path, configuration, side: way < 0 ? -1 : 1), by: way)
    case .changed:
      if let row = swiped { move(row, by: way) }
    case .ended, .cancelled:
      guard let row = swiped else { return }
      let goes = (way + pan.velocity(in: self).x * 0.1) * row.side
      if pan.state == .ended, row.configuration.performsFirstActionWithFullSwipe, way * row.side > bounds.width * 0.6,
        let first = row.configuration.actions.first, let button = row.buttons.first
      {
        run(first, from: button)
      } else if pan.state == .ended, goes > row.openWidth / 2 {
        move(row, by: row.openWidth * row.side)
      } else {
        closeSwipe()
      }
    default: break
    }
  }

  /// Moves a row aside as far as its buttons are wide: the delegate's, or that for deleting.
  func openSwipe(at path: IndexPath) {
    closeSwipe()
    let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
    let row = begin(path, offered(at: path, side: side) ?? deletion(at: path), side: side)
    move(row, by: row.openWidth * side)
  }

  private func begin(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, side: CGFloat) -> SwipedRow {
    let row = SwipedRow(path, configuration, side: side)
    for (button, action) in zip(row.buttons, configuration.actions) {
      button.addAction(for: .touchUpInside) { [weak self, weak button] in
        guard let self, let button else { return }
        run(action, from: button)
      }
    }
    swiped = row
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    return row
  }

  private func move(_ row: SwipedRow, by way: CGFloat) {
    row.offset = max(way * row.side, 0) * row.side
    if row.tray.superview == nil, let cell = cell(row.path) { insertSubview(row.tray, belowSubview: cell) }
    isUpToDate = false
    setNeedsLayout()
  }

  private func run(_ action: UIContextualAction, from button: UIView) {
    guard let row = swiped else { return }
    action.handler(action, button) { [weak self] _ in
      MainActor.assumeIsolated { if self?.swiped === row { self?.closeSwipe() } }
    }
  }
}

/// A drag to the side that begins on a row that offers actions there.
final class SwipeRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?
  /// The row, and what it offers.
  fileprivate(set) var found: (path: IndexPath, configuration: UISwipeActionsConfiguration)?

  override func mayBegin(_ way: CGPoint) -> Bool {
    guard let table, abs(way.x) > abs(way.y) else { return false }
    let point = location(in: table)
    guard let path = table.indexPathForRow(at: CGPoint(x: point.x - way.x, y: point.y - way.y)),
      let configuration = table.offers(at: path, side: way.x)
    else { return false }
    found = (path, configuration)
    return true
  }
}
