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
  private var table: (any UITableViewDelegate)? { behind((any UITableViewDelegate).self) }
  private var rows: (any UITableViewDataSource)? { behind((any UITableViewDataSource).self) }
  private var flow: any UICollectionViewDelegateFlowLayout {
    behind((any UICollectionViewDelegateFlowLayout).self) ?? Plain()
  }
  private var items: (any UICollectionViewDataSource)? { behind((any UICollectionViewDataSource).self) }
  private var scroll: (any UIScrollViewDelegate)? { behind((any UIScrollViewDelegate).self) }
  private var search: (any UISearchBarDelegate)? { behind((any UISearchBarDelegate).self) }
  private var text: (any UITextViewDelegate)? { behind((any UITextViewDelegate).self) }

  // MARK: Tables

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("tableView:didSelectRowAt:", [tableView, indexPath]) {
      table?.tableView(tableView, didSelectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell("tableView:didDeselectRowAt:", [tableView, indexPath]) {
      table?.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tell("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) {
      table?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (table ?? Plain()).tableView(tableView, heightForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    (table ?? Plain()).tableView(tableView, heightForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (table ?? Plain()).tableView(tableView, viewForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    (table ?? Plain()).tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    (table ?? Plain()).tableView(tableView, heightForFooterInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    table?.tableView(tableView, viewForFooterInSection: section)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tell("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) {
      table?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (table ?? Plain()).tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    (table ?? Plain()).tableView(tableView, editingStyleForRowAt: indexPath)
  }
  public func numberOfSections(in tableView: UITableView) -> Int { rows?.numberOfSections(in: tableView) ?? 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    rows?.tableView(tableView, titleForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    rows?.tableView(tableView, titleForFooterInSection: section)
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { rows?.sectionIndexTitles(for: tableView) }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows?.tableView(tableView, canEditRowAt: indexPath) ?? false
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tell("tableView:commit:forRowAt:", [tableView, editingStyle.rawValue, indexPath]) {
      rows?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  // MARK: Collections

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    items?.numberOfSections(in: collectionView) ?? 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    items?.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      ?? UICollectionReusableView()
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow.collectionView(collectionView, layout: layout, insetForSectionAt: section) }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section) }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section) }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section) }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section) }

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
    flow.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
  }

  // MARK: Texts

  public func textViewDidBeginEditing(_ textView: UITextView) {
    tell("textViewDidBeginEditing:", [textView]) { text?.textViewDidBeginEditing(textView) }
  }
  public func textViewDidChange(_ textView: UITextView) {
    tell("textViewDidChange:", [textView]) { text?.textViewDidChange(textView) }
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    tell("textViewDidEndEditing:", [textView]) { text?.textViewDidEndEditing(textView) }
  }
  public func textStorage(
    _ storage: NSTextStorage, didProcessEditing actions: NSTextStorage.EditActions, range: NSRange, changeInLength: Int
  ) {
    let arguments: [Any] = [storage, actions.rawValue, NSValue(range: range), changeInLength]
    tell("textStorage:didProcessEditing:range:changeInLength:", arguments) {
      behind((any NSTextStorageDelegate).self)?.textStorage(
        storage, didProcessEditing: actions, range: range, changeInLength: changeInLength)
    }
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    tell("searchBarTextDidBeginEditing:", [searchBar]) { search?.searchBarTextDidBeginEditing(searchBar) }
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    tell("searchBarTextDidEndEditing:", [searchBar]) { search?.searchBarTextDidEndEditing(searchBar) }
  }

  // MARK: Others

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    tell("scrollViewDidEndDragging:willDecelerate:", [scrollView, willDecelerate]) {
      scroll?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    }
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndScrollingAnimation:", [scrollView]) { scroll?.scrollViewDidEndScrollingAnimation(scrollView) }
  }
  public func tabBarController(_ controller: UITabBarController, didSelect shown: UIViewController) {
    tell("tabBarController:didSelect:", [controller, shown]) {
      behind((any UITabBarControllerDelegate).self)?.tabBarController(controller, didSelect: shown)
    }
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    tell("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) {
      behind((any UIPickerViewDelegate).self)?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDragging:", [scrollView]) {
      scroll?.scrollViewWillBeginDragging(scrollView)
    }
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndDecelerating:", [scrollView]) {
      scroll?.scrollViewDidEndDecelerating(scrollView)
    }
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
    tell("searchBar:textDidChange:", [searchBar, text]) {
      search?.searchBar(searchBar, textDidChange: text)
    }
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    tell("searchBarSearchButtonClicked:", [searchBar]) {
      search?.searchBarSearchButtonClicked(searchBar)
    }
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    tell("searchBarCancelButtonClicked:", [searchBar]) {
      search?.searchBarCancelButtonClicked(searchBar)
    }
  }
}
