internal import HeroControls
internal import HeroGeometry

/// A field to search in. Neither a keyboard nor a caret shows; `insertText` types.
open class UISearchBar: UIView, UIKeyInput, KeyboardUser {
  /// What is around the field.
  public enum Style: UInt, Sendable {
    /// As prominent.
    case `default`
    /// A ground as bars have it.
    case prominent
    case minimal
  }

  /// Default: nothing.
  open var text: String? = "" { didSet { lookDidChange() } }
  /// Shows while the text is empty.
  open var placeholder: String? { didSet { lookDidChange() } }
  /// Default: default.
  open var searchBarStyle: Style = .default { didSet { lookDidChange() } }
  /// Whether a button to leave shows. Default: false.
  open var showsCancelButton = false { didSet { lookDidChange() } }
  /// The ground's colour; nil is that of bars.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  open var isTranslucent = true
  open var barStyle: UIBarStyle = .default
  /// What the buttons below the field say. Default: none.
  open var scopeButtonTitles: [String]? { didSet { scopeDidChange() } }
  /// The button that is chosen. Default: 0.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard selectedScopeButtonIndex != oldValue else { return }
      scope?.selectedSegmentIndex = selectedScopeButtonIndex
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      searcher?.searchBarDidChange()
    }
  }
  /// Whether they show. Default: false.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopeDidChange() } } }
  private var scope: UISegmentedControl?
  /// What scope buttons add to the height, points.
  var scopeHeight: CGFloat { CGFloat(look.scopeHeight) }
  /// Whether the bar has no ground: in navigation bars.
  var isBare = false { didSet { lookDidChange() } }
  /// Takes the place of the bar's ground, and is not drawn itself: an empty picture takes the ground away.
  open var backgroundImage: UIImage? { didSet { lookDidChange() } }
  /// Takes the place of the bar's ground, and is not drawn itself.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// What takes the place of the bar's ground.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  private func scopeDidChange() {
    scope?.removeFromSuperview()
    scope = nil
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
      let buttons = UISegmentedControl(items: titles)
      buttons.selectedSegmentIndex = selectedScopeButtonIndex
      buttons.addAction(
        UIAction { [weak self, weak buttons] _ in
          guard let self, let buttons else { return }
          selectedScopeButtonIndex = buttons.selectedSegmentIndex
        }, for: .valueChanged)
      addSubview(buttons)
      scope = buttons
    }
    lookDidChange()
    setNeedsLayout()
    searcher?.searchBarHeightDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scope?.frame = CGRect(look.scopeFrame(in: Size(bounds.size)))
  }
  /// The controller that it belongs to.
  weak var searcher: (any SearchBarListener)?
  /// Gets calls about editing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Its text and placeholder are the bar's; its looks stay, with a warning.
  public private(set) lazy var searchTextField = UISearchTextField(of: self)
  public var keyboardTraits = KeyboardTraits(returnKeyType: .search, autocapitalizationType: .none)

  override class var isOpaqueAtFirst: Bool { false }

  /// Shows or hides scope buttons, at once.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Shows or hides the button to leave, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  override var controlLook: (any ControlLook)? { look }
  private var look: SearchBarLook {
    var look = SearchBarLook(placeholder: placeholder ?? "")
    look.text = text ?? ""
    look.isMinimal = searchBarStyle == .minimal || isBare || backgroundImage != nil
    look.scopes = showsScopeBar ? scopeButtonTitles ?? [] : []
    look.drawsScopes = false
    look.showsCancelButton = showsCancelButton
    look.barTint = barTintColor?.color
    return look
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    searcher?.searchBarDidBeginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types at the end; a line feed is the search key.
  open func insertText(_ text: String) {
    if text == "\n" {
      delegate?.searchBarSearchButtonClicked(self)
      return
    }
    set((self.text ?? "") + text)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    set(String(text.dropLast()))
  }

  private func set(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: searchTextField)
    searcher?.searchBarDidChange()
  }

  /// A tap on the field begins editing, one on the cross clears, one on the button to leave tells so.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard bounds.contains(point), point.y < bounds.height - scopeHeight else { return }
    let x = place(of: touch)
    let field = CGRect(look.fieldFrame(in: Size(bounds.size), controlTraits))
    if showsCancelButton, x > field.maxX {
      delegate?.searchBarCancelButtonClicked(self)
      searcher?.searchBarDidCancel()
    } else if hasText, x > field.maxX - 30 {
      set("")
    } else {
      becomeFirstResponder()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Gets calls about a search bar's editing.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether it may begin. Default: true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// It has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether it may end. Default: true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// It has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Something has been typed or taken away.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to leave.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope is chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// What a search bar's text is typed into: the bar draws it, and no view of its own is there.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    UIKitRuntime.current.warn("a search bar's text field has the bar's text and placeholder; its looks do not show")
  }
  /// A field of no bar, which is as any text field.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    described(by: coder, UISearchBar.self)
  }

  open override var text: String? {
    get { bar.map(\.text) ?? super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }
  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
  }
  open override var attributedPlaceholder: NSAttributedString? {
    didSet { if bar != nil { placeholder = attributedPlaceholder?.string } }
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }
}
