public import Foundation
public import UIKit

extension Stage {
  /// Selects a row as a tap does: scrolls there if it does not show, asks and tells the delegate.
  public func select(row: IndexPath, in tableView: UITableView) {
    enter()
    runtime.clock.turn {
      tableView.scrollToRow(at: row, at: .none, animated: false)
    }
    runtime.layOut()
    runtime.clock.turn { AppCall.run { tableView.pick(row) } }
    runtime.layOut()
  }

  /// Selects an item as a tap does: scrolls there if it does not show, asks and tells the delegate.
  public func select(item: IndexPath, in collectionView: UICollectionView) {
    enter()
    runtime.clock.turn {
      collectionView.scrollToItem(at: item, at: [], animated: false)
    }
    runtime.layOut()
    runtime.clock.turn { AppCall.run { collectionView.pick(item) } }
    runtime.layOut()
  }
}
