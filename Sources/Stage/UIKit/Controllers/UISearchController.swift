/// A search bar that asks for results as text is typed. It shows below the title of the item whose it is, or where the app puts it.
open class UISearchController: UIViewController {
  /// Text is typed into it, and shown where the app puts it.
  public let searchBar = UISearchBar()
  /// What would show results; the app shows them itself here.
  public let searchResultsController: UIViewController?
  /// Is asked for results when the text or the scope changes, and when searching begins or ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told when searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of the same.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to leave shows while text is searched for. Default: true.
  open var automaticallyShowsCancelButton = true
  /// Whether scope buttons show while text is searched for, where there are some. Default: true.
  open var automaticallyShowsScopeBar = true
  /// Whose search bar it is.
  weak var item: UINavigationItem?
  open var showsSearchResultsController = false
  private let editing = Editing()

  /// A controller; without another controller the app shows the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A controller whose results the app shows itself.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    editing.owner = self
    searchBar.searcher = editing
  }

  private func showButtons() {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = isActive }
  }

  /// Whether text is searched for. Default: false; editing the bar begins it.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      showButtons()
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.text = ""
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// What a search bar tells its controller, beside its delegate.
  private final class Editing: SearchBarListener {
    weak var owner: UISearchController?
    func searchBarDidBeginEditing() { owner?.isActive = true }
    func searchBarDidChange() {
      guard let owner else { return }
      owner.searchResultsUpdater?.updateSearchResults(for: owner)
    }
    func searchBarDidCancel() { owner?.isActive = false }
    func searchBarHeightDidChange() { owner?.item?.owner?.navigationController?.barsDidChange() }
  }
}

/// What a search bar tells the controller that it belongs to.
@MainActor
protocol SearchBarListener: AnyObject {
  func searchBarDidBeginEditing()
  /// The text or the scope has changed.
  func searchBarDidChange()
  func searchBarDidCancel()
  /// Scope buttons have come or gone.
  func searchBarHeightDidChange()
}

/// Is asked for what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when searching begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
