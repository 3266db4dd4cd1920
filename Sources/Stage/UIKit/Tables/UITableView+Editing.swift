extension UITableView {
  /// Lets cells that show be edited or not.
  func showEditing(animated: Bool) {
    for (path, cell) in shown { showEditing(of: cell, at: path, animated: animated) }
    isUpToDate = false
    setNeedsLayout()
  }

  /// Says how a row is edited, as the table is.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let may = isEditing && dataSource?.tableView(self, mayEditRowAt: path) != .no
    if may {
      cell.editingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.indentsWhileEditing = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    if cell.isEditing != may { cell.setEditing(may, animated: animated) }
    cell.whenMarkTapped = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      if cell.editingStyle == .insert {
        dataSource?.tableView(self, commit: .insert, forRowAt: path)
      } else {
        openSwipe(at: path)
      }
    }
  }
}

/// The round button at the start of a row that is edited, a drawing that stands for UIKit's.
final class EditMark: UIControl {
  /// Points.
  static let side: CGFloat = 22

  init(_ style: UITableViewCell.EditingStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isOpaque = false
    backgroundColor = style == .insert ? .systemGreen : .systemRed
    layer.cornerRadius = Self.side / 2
    let bars = [CGRect(x: 5, y: 10, width: 12, height: 2), CGRect(x: 10, y: 5, width: 2, height: 12)]
    for frame in style == .insert ? bars : [bars[0]] {
      let bar = UIView(frame: frame)
      bar.backgroundColor = .white
      bar.isUserInteractionEnabled = false
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }
}
