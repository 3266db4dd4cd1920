internal import InterfaceBuilder

/// Hands the description of a view or controller to its `init(coder:)`.
///
/// A view is as described when the `init(coder:)` of its class of UIKit's ends, before an app's class goes on.
final class InterfaceCoder: NSCoder {
  /// Of a view; nil for a controller.
  let view: InterfaceView?
  /// The class of UIKit's whose `init(coder:)` ends last; nil: unknown.
  private let last: UIView.Type?
  private var fill: ((UIView) -> Void)?

  /// - Parameters:
  ///   - type: The view's class; nil: one of another module's.
  ///   - fill: Sets all that the description says.
  @MainActor
  init(_ view: InterfaceView?, of type: UIView.Type? = nil, fill: ((UIView) -> Void)? = nil) {
    self.view = view
    self.fill = fill
    last = type.map { type in Self.own.first { $0.has(type) }?.type ?? UIView.self }
  }

  /// A class with an `init(coder:)` of its own.
  private struct Own {
    let type: UIView.Type
    let has: (UIView.Type) -> Bool
    init<View: UIView>(_ type: View.Type) { (self.type, has) = (type, { $0 is View.Type }) }
  }
  /// Subclasses first.
  @MainActor private static let own = [
    Own(UILabel.self), Own(UIButton.self), Own(UIImageView.self), Own(UISwitch.self), Own(UISegmentedControl.self),
    Own(UIStepper.self), Own(UISearchBar.self), Own(UITableView.self), Own(UICollectionView.self), Own(UITextView.self),
    Own(UIScrollView.self), Own(UITableViewCell.self), Own(UICollectionViewCell.self),
    Own(UICollectionReusableView.self),
    Own(UIVisualEffectView.self), Own(UIPickerView.self), Own(UIDatePicker.self), Own(UITableViewHeaderFooterView.self),
    Own(UIRefreshControl.self), Own(UIWebView.self),
  ]

  /// The `init(coder:)` of a class has ended; nil: of all.
  func ended(_ view: UIView, _ type: UIView.Type?) {
    guard let fill, type == nil || type == last else { return }
    self.fill = nil
    fill(view)
  }

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
