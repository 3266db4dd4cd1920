/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    case plain
    /// Bold.
    case done = 2
  }

  /// Buttons of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  open var style: Style = .plain { didSet { changed() } }
  /// Of the system; nil for others.
  package var systemItem: SystemItem? { didSet { changed() } }
  private var ownTint: UIColor?
  /// Its own colour, else that of its class's `appearance()`; nil is the bar's.
  open var tintColor: UIColor? {
    get { ownTint ?? (speaker as? UIBarButtonItem)?.ownTint }
    set {
      ownTint = newValue
      changed()
    }
  }
  override class func makeSpeaker() -> UIBarItem { UIBarButtonItem() }
  /// Of the title as it is now, over those that a bar's look has for items: a disabled one has the normal font.
  package func shownTitleAttributes(in look: UIBarAppearance?) -> [NSAttributedString.Key: Any] {
    let look = look as? UINavigationBarAppearance
    let items =
      style == .done || systemItem == .done || systemItem == .save ? look?.doneButtonAppearance : look?.buttonAppearance
    let normal = (items?.normal.titleTextAttributes ?? [:]).merging(titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isEnabled { return normal }
    let disabled = (items?.disabled.titleTextAttributes ?? [:])
      .merging(titleTextAttributes(for: .disabled) ?? [:]) { $1 }
    return normal.filter { $0.key == .font }.merging(disabled) { $1 }
  }
  /// What a tap does.
  open var primaryAction: UIAction?
  /// Whose method a tap calls; nil is the first responder that has it.
  open weak var target: AnyObject?
  /// The method that a tap calls, where there is no action.
  open var action: Selector?
  /// A finger has tapped the item.
  package func tap() {
    if let primaryAction {
      primaryAction.run(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
  /// A view in the item's place, as large as its frame, or as it asks to be; a tap goes to the first control in it. Default: nil.
  open var customView: UIView? { didSet { changed() } }
  override func leave() {
    super.leave()
    customView?.removeFromSuperview()
  }
  /// What a tap would open.
  open var menu: UIMenu?

  /// An item that does nothing.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item of text.
  public convenience init(title: String?, style: Style, action: @escaping () -> Void) {
    self.init()
    self.title = title
    self.style = style
    primaryAction = UIAction { _ in action() }
  }

  /// An item of a picture.
  public convenience init(image: UIImage?, style: Style, action: @escaping () -> Void) {
    self.init()
    self.image = image
    self.style = style
    primaryAction = UIAction { _ in action() }
  }

  /// An item of text that calls a target's method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    connect(target, action)
  }

  /// An item of a picture that calls a target's method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    connect(target, action)
  }

  /// An item of a picture that calls a target's method; phones stand upright.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item of the system that calls a target's method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    connect(target, action)
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// An item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Takes what the others of a toolbar leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room between others, points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Of a space, points; 0 is the plain one. Default: 0.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// An item of the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item of an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
}
