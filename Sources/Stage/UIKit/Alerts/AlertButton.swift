/// A row of an alert that can be tapped.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    addSubview(label)
    action.whenChanged = { [weak self] in self?.show() }
    show()
  }

  /// Not there.
  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool { didSet { show() } }

  private func show() {
    isEnabled = action.isEnabled
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
