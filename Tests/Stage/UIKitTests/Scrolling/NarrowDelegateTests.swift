import HeroTesting

@testable import UIKit

/// Delegates of lists and texts are read as what they are.
@MainActor
@Suite struct NarrowDelegateTests {
  private final class Notes: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
    var list: [String] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      list.append("row \(indexPath.row)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      list.append("item \(indexPath.item)")
    }
    func textViewDidChange(_ textView: UITextView) { list.append(textView.text) }
  }
  private final class Plain: NSObject, UIScrollViewDelegate {}

  @Test func delegatesAreCalledByHand() {
    useOwnScreen()
    let (table, text, notes) = (UITableView(), UITextView(), Notes())
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (table.delegate, grid.delegate, text.delegate) = (notes, notes, notes)
    text.text = "Pier"
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    grid.delegate?.collectionView(grid, didSelectItemAt: IndexPath(item: 3, section: 0))
    text.delegate?.textViewDidChange(text)
    expectEqual(notes.list, ["row 2", "item 3", "Pier"])
  }

  @Test func theyAreAScrollViewsToo() {
    useOwnScreen()
    let (table, grid) = (
      UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    )
    let (text, plain, notes) = (UITextView(), Plain(), Notes())
    let narrow: (any UITableViewDelegate)?
    table.delegate = plain
    narrow = table.delegate
    #expect(narrow == nil && (table as UIScrollView).delegate === plain && table.delegate === plain)
    let rows: (any UITableViewDelegate)? = notes
    let items: (any UICollectionViewDelegate)? = notes
    let words: (any UITextViewDelegate)? = notes
    (table.delegate, grid.delegate, text.delegate) = (rows, items, words)
    for view in [table, grid, text] { #expect(view.delegate === notes) }
  }
}
