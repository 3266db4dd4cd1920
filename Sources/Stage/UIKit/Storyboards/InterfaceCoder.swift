internal import InterfaceBuilder

/// Hands the description of a view or controller to its `init(coder:)`.
final class InterfaceCoder: NSCoder {
  /// Of a view; nil for a controller.
  let view: InterfaceView?

  init(_ view: InterfaceView?) { self.view = view }

  /// Of a table cell.
  var cell: InterfaceCell? {
    if case .tableCell(let cell) = view?.content { cell } else { nil }
  }

  /// Of a table.
  var tableStyle: UITableView.Style? {
    guard case .table(let table) = view?.content else { return nil }
    return table.style == .grouped ? .grouped : table.style == .insetGrouped ? .insetGrouped : .plain
  }
}
