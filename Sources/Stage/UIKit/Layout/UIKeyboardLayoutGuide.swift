/// A guide that goes with something of the system's.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. There is none, so that the guide is what the safe area leaves free at the bottom.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Default: false.
  open var followsUndockedKeyboard = false
  private var top: NSLayoutConstraint?
  /// Whether the guide begins at the safe area's end, not at the view's. Default: true.
  open var usesBottomSafeArea = true { didSet { place() } }

  /// Places the guide in its view.
  func place() {
    guard let view = owningView else { return }
    if top == nil {
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    top?.isActive = false
    let end = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
    top = topAnchor.constraint(equalTo: end)
    top?.isActive = true
  }
}

extension UIView {
  /// Where the keyboard would be: at the view's bottom, as high as the safe area leaves free.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "keyboard"
    addLayoutGuide(guide)
    guide.place()
    return guide
  }
}
