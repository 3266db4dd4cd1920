/// Something that a view takes part in.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// Whose interaction it is.
  var view: UIView? { get }
  /// It is about to belong to another view.
  func willMove(to view: UIView?)
  /// It belongs to another view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, which leaves the view that it had.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    held.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard held.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    held.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// What the view takes part in.
  public var interactions: [any UIInteraction] {
    get { held }
    set {
      for old in held where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !held.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }
}

/// A menu that a long press would open. Menus do not show; a test runs an action of what the delegate gives with `sendAction(_:)`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Says what the menu holds.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Whose menu it is.
  public private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Belongs to the view from now on.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where a menu would open: the view's origin, for none does; nil is the window.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(.zero, to: view) ?? .zero }
  open func dismissMenu() {}
}

/// Says what a view's menu holds. Never asked, since nothing opens menus here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place of the interaction's view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Makes the controller that a menu would show beside it.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu of what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a long press would open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Tells it from others.
  public let identifier: any NSCopying
  /// The items of a list that it is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// A configuration; neither closure is called, since nothing opens menus here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    super.init()
  }
}

/// What happens beside a menu that opens or closes; none does.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller beside the menu.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens when the controller beside a menu is tapped; none is.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
