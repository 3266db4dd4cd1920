/// What a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks, and whether its row goes away.
  public enum Style: Int, Sendable {
    /// Grey, and red for a row that goes away.
    case normal, destructive
  }
  /// Does it: gets the action, its button, and what is to be called when it is done, with whether it was.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  /// Shows where there is no picture.
  open var title: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Default: grey, and red for a row that goes away.
  open var backgroundColor: UIColor!
  /// Stands in the title's place, as on UIKit's rows of less than 91 points.
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// A button of the action.
  func makeButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = backgroundColor
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.tintColor = .white
    let picture = image?.withRenderingMode(.alwaysTemplate)
    button.setImage(picture, for: .normal)
    if picture == nil { button.setTitle(title, for: .normal) }
    button.clipsToBounds = true
    return button
  }
}

/// What swipes over a row offer on one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the row's end inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first one. Default: true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Tells "not implemented" from "nothing to offer".
  static let unspecified = UISwipeActionsConfiguration(actions: [])
}
