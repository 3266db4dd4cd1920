import Testing
import UIKit

/// What UIKit stops at.
struct WrongCellTests {
  @Test func unknownIdentifierOfATable() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "no", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test func unknownIdentifierOfACollection() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "no", for: IndexPath(item: 0, section: 0))
      }
    }
  }
}
