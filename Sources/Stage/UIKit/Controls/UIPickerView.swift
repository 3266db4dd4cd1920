internal import HeroControls
internal import HeroGeometry

/// Wheels of rows, at rest: fingers do not turn them.
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true

  /// Makes wheels, 320×216 points where no size is asked for.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = UIPickerView.size }
    clipsToBounds = true
  }

  /// Makes wheels of a description.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    described(by: coder, UIPickerView.self)
  }

  private static let size = CGSize(width: 320, height: 216)
  override class var isOpaqueAtFirst: Bool { false }

  private struct Wheel {
    var count = 0
    var selected = 0
  }
  private var wheels: [Wheel]?
  private var rowViews: [UIView] = []

  /// The wheels; asked for when they are first needed.
  private var loaded: [Wheel] {
    if let wheels { return wheels }
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    let made = (0..<max(count, 0)).map { component in
      Wheel(count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0))
    }
    wheels = made
    return made
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { loaded.count }
  /// How many rows a wheel has; 0 where there is none.
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component].count : 0
  }
  /// The size of a wheel's rows, points: wheels are equally wide, rows 32 high.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = max(bounds.width - 18, 0) / CGFloat(max(numberOfComponents, 1))
    return CGSize(width: width, height: CGFloat(WheelsLook.rowHeight))
  }
  /// What the delegate has made for a row that shows; nil where it makes none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews.first { $0.tag == row && $0.superview === self && wheel(at: $0.center.x) == component }
  }
  private func wheel(at x: CGFloat) -> Int {
    let width = rowSize(forComponent: 0).width
    return width > 0 ? Int(((x - 9) / width).rounded(.down)) : 0
  }

  /// Asks for everything again; each wheel stands at its first row.
  open func reloadAllComponents() {
    wheels = nil
    rowsDidChange()
  }
  /// Asks for a wheel's rows again; it stays at its row where that is still there.
  open func reloadComponent(_ component: Int) {
    var known = loaded
    guard known.indices.contains(component) else { return }
    known[component].count = max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    known[component].selected = min(known[component].selected, max(known[component].count - 1, 0))
    wheels = known
    rowsDidChange()
  }
  /// Turns a wheel to a row, at once; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    var known = loaded
    guard known.indices.contains(component), known[component].count > 0 else { return }
    known[component].selected = min(max(row, 0), known[component].count - 1)
    wheels = known
    rowsDidChange()
  }
  /// The row in the middle of a wheel; −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loaded.indices.contains(component) && loaded[component].count > 0 ? loaded[component].selected : -1
  }

  private func rowsDidChange() {
    for view in rowViews { view.removeFromSuperview() }
    rowViews = []
    lookDidChange()
  }

  override var controlLook: (any ControlLook)? { look }
  private var look: WheelsLook {
    WheelsLook(
      loaded.enumerated().map { component, wheel in
        // Rows beyond those that show are not asked for.
        let shown = rows(around: wheel)
        return WheelsLook.Wheel(
          shown.map { title(of: $0, in: component) }, selected: wheel.selected - (shown.first ?? 0))
      })
  }

  /// The rows of a wheel that show.
  private func rows(around wheel: Wheel) -> Range<Int> {
    let reach = Int(max(bounds.height / CGFloat(WheelsLook.rowHeight) - 1, 0) / 2)
    return max(wheel.selected - reach, 0)..<max(min(wheel.selected + reach + 1, wheel.count), 0)
  }

  private func title(of row: Int, in component: Int) -> String {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard rowViews.isEmpty, let delegate else { return }
    for (component, wheel) in loaded.enumerated() {
      let size = rowSize(forComponent: component)
      for row in rows(around: wheel) {
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if view is NoRowView { return }
        view.tag = row
        view.frame = CGRect(
          x: 9 + size.width * CGFloat(component),
          y: bounds.midY + (CGFloat(row - wheel.selected) - 0.5) * size.height, width: size.width,
          height: size.height)
        addSubview(view)
        rowViews.append(view)
      }
    }
  }

  open override var intrinsicContentSize: CGSize { intrinsicSize(of: look) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }
}

/// What a delegate makes that makes none.
private final class NoRowView: UIView {}

/// Says how many wheels and rows there are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Default: none.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Its letters alone count. Default: none.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// In place of a title. Default: none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Never asked: wheels are equally wide.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Never asked: rows are 32 points high.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Never called: fingers do not turn wheels.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
