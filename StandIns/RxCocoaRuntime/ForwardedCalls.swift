import UIKit

/// Calls of delegates' methods that RxCocoa leaves to Objective-C: the delegate behind hears of them, and who observes them.
@MainActor extension _RXDelegateProxy {
  private func tell(_ selector: String, _ arguments: [Any], _ call: () -> Void) {
    _sentMessage(Selector(selector), withArguments: arguments)
    call()
    _methodInvoked(Selector(selector), withArguments: arguments)
  }
  private func behind<Delegate>(_ type: Delegate.Type) -> Delegate? { _forwardToDelegate as? Delegate }
  /// UIKit's defaults.
  private final class Plain: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

  // MARK: Tables

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("tableView:didSelectRowAt:", [tableView, indexPath]) {
      behind((any UITableViewDelegate).self)?.tableView(tableView, didSelectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell("tableView:didDeselectRowAt:", [tableView, indexPath]) {
      behind((any UITableViewDelegate).self)?.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tell("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) {
      behind((any UITableViewDelegate).self)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (behind((any UITableViewDelegate).self) ?? Plain()).tableView(tableView, heightForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    (behind((any UITableViewDelegate).self) ?? Plain()).tableView(tableView, heightForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (behind((any UITableViewDelegate).self) ?? Plain()).tableView(tableView, viewForHeaderInSection: section)
  }

  // MARK: Collections

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tell("collectionView:didSelectItemAt:", [collectionView, indexPath]) {
      behind((any UICollectionViewDelegate).self)?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    tell("collectionView:didDeselectItemAt:", [collectionView, indexPath]) {
      behind((any UICollectionViewDelegate).self)?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    tell("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) {
      behind((any UICollectionViewDelegate).self)?.collectionView(
        collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (behind((any UICollectionViewDelegateFlowLayout).self) ?? Plain())
      .collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
  }

  // MARK: Others

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDragging:", [scrollView]) {
      behind((any UIScrollViewDelegate).self)?.scrollViewWillBeginDragging(scrollView)
    }
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndDecelerating:", [scrollView]) {
      behind((any UIScrollViewDelegate).self)?.scrollViewDidEndDecelerating(scrollView)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
    tell("searchBar:textDidChange:", [searchBar, text]) {
      behind((any UISearchBarDelegate).self)?.searchBar(searchBar, textDidChange: text)
    }
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    tell("searchBarSearchButtonClicked:", [searchBar]) {
      behind((any UISearchBarDelegate).self)?.searchBarSearchButtonClicked(searchBar)
    }
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    tell("searchBarCancelButtonClicked:", [searchBar]) {
      behind((any UISearchBarDelegate).self)?.searchBarCancelButtonClicked(searchBar)
    }
  }
}
