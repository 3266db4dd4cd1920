import Testing
import UIKit

/// What UIKit stops at.
struct WrongCellTests {
  @Test func unknownIdentifierOfATable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "no", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(result.said("unable to dequeue a cell with identifier no - must register a nib or a class"))
  }

  @Test func unknownIdentifierOfACollection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "no", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(result.said("with identifier no - must register a nib or a class"))
  }
}

extension ExitTest.Result? {
  /// Whether the process has written a text to standard error.
  func said(_ text: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }
}
