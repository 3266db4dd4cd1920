/// Asks something: title, message and buttons over what is below.
///
/// Source of its measures: Apple's design kits for iOS 15 to 17. Its ground is opaque, and it comes and goes at once.
open class UIAlertController: UIViewController {
  /// Where it stands.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where it stands. Default: an action sheet.
  public private(set) var preferredStyle: Style = .actionSheet
  /// Under the title.
  open var message: String?
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button in bold; nil is the one that cancels.
  open var preferredAction: UIAlertAction?
  /// Between message and buttons; nil for none.
  public private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// An action sheet without texts; a xib does not count.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Not there.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a button; one alone may cancel.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      stop("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a text field, which alerts alone have.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      stop("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  // MARK: View

  private let dimming = UIView()
  private let box = UIView()
  private let cancelBox = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var isSheet: Bool { preferredStyle == .actionSheet }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if isSheet, actions.isEmpty, title == nil, message == nil {
      stop(
        "UIAlertController must have a title, a message or an action to display",
        name: "NSInternalInconsistencyException")
    }
    view.isOpaque = false
    dimming.isOpaque = false
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.cancelBySheet() })
    view.addSubview(dimming)
    for ground in [box, cancelBox] {
      ground.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.96, alpha: 1)
      }
      ground.layer.cornerRadius = 14
      ground.layer.cornerCurve = .continuous
      ground.clipsToBounds = true
      view.addSubview(ground)
    }
    for (label, text) in [(titleLabel, title), (messageLabel, message)] {
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      box.addSubview(label)
    }
    titleLabel.font = isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    if isSheet { (titleLabel.textColor, messageLabel.textColor) = (.secondaryLabel, .secondaryLabel) }
    for field in textFields ?? [] { box.addSubview(field) }
    makeButtons()
  }

  /// An action sheet's boxes come from below.
  package override var awayLooks: [AwayLook] {
    guard isSheet else { return [] }
    return view.subviews.map { subview in
      var look = AwayLook(subview)
      if subview === dimming { look.alpha = 0 } else { look.frame.origin.y += view.bounds.maxY - box.frame.minY }
      return look
    }
  }

  /// In the order in which they stand: what cancels is the last, of two side by side the first.
  private var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return standSideBySide ? cancel + others : others + cancel
  }

  /// Two short titles stand beside each other.
  private var standSideBySide: Bool {
    let longest = actions.map { title -> CGFloat in
      let label = UILabel()
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.text = title.title
      return label.intrinsicContentSize.width
    }.max()
    return !isSheet && actions.count == 2 && (longest ?? 0) <= 119
  }

  private func makeButtons() {
    for action in orderedActions {
      let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let button = AlertButton(action, size: isSheet ? 20 : 17, isBold: isBold)
      button.addAction(for: .touchUpInside) { [weak self] in self?.run(action) }
      (isSheet && action.style == .cancel ? cancelBox : box).addSubview(button)
      buttons.append(button)
    }
    cancelBox.isHidden = cancelBox.subviews.isEmpty
  }

  private func run(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  private func cancelBySheet() {
    if isSheet, let action = actions.first(where: { $0.style == .cancel }) { run(action) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if buttons.map(\.action) != orderedActions {
      for button in buttons { button.removeFromSuperview() }
      buttons = []
      makeButtons()
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dimming.frame = view.bounds
    for line in lines { line.removeFromSuperview() }
    lines = []
    let width = isSheet ? view.bounds.width - 16 : 270
    let height = layOutBox(width: width)
    guard isSheet else {
      let size = CGSize(width: width, height: height)
      box.frame = CGRect(
        origin: CGPoint(x: (view.bounds.width - width) / 2, y: ((view.bounds.height - height) / 2).rounded()),
        size: size)
      return
    }
    var bottom = view.bounds.height - max(view.safeAreaInsets.bottom, 8)
    if !cancelBox.isHidden {
      cancelBox.frame = CGRect(x: 8, y: bottom - 57, width: width, height: 57)
      buttons.last?.frame = cancelBox.bounds
      bottom -= 65
    }
    box.frame = CGRect(x: 8, y: bottom - height, width: width, height: height)
    box.isHidden = height == 0
  }

  /// Places what is in the box and says how high it is, points.
  private func layOutBox(width: CGFloat) -> CGFloat {
    let inner = CGRect(x: 16, y: 0, width: width - 32, height: 0)
    var y: CGFloat = 0
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      y += y == 0 ? (isSheet ? 14 : 19) : isSheet ? 8 : 2
      let height = label.sizeThatFits(CGSize(width: inner.width, height: 0)).height
      label.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: height)
      y += height
    }
    for field in textFields ?? [] {
      y += y == 0 ? 19 : 12
      field.frame = CGRect(x: inner.minX, y: y, width: inner.width, height: 30)
      y += 30
    }
    if y > 0 { y += isSheet ? 14 : 19 }
    let rows = buttons.filter { $0.superview === box }
    if standSideBySide, rows.count == 2 {
      addLine(CGRect(x: 0, y: y, width: width, height: hairline))
      addLine(CGRect(x: width / 2, y: y, width: hairline, height: 44))
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: 44)
      }
      return y + 44
    }
    for row in rows {
      if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
      row.frame = CGRect(x: 0, y: y, width: width, height: isSheet ? 57 : 44)
      y = row.frame.maxY
    }
    return y
  }

  private var hairline: CGFloat { 1 / UIScreen.main.scale }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isOpaque = false
    box.addSubview(line)
    lines.append(line)
  }
}
