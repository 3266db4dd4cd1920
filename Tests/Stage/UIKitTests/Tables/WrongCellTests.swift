import Testing
import UIKit

/// What UIKit stops at.
struct WrongCellTests {
  @Test func unknownIdentifiers() async {
    let table = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITableView().dequeueReusableCell(withIdentifier: "no", for: [0, 0]) }
    }
    #expect(table.said("unable to dequeue a cell with identifier no - must register a nib or a class"))
    let collection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "no", for: [0, 0])
      }
    }
    #expect(collection.said("with identifier no - must register a nib or a class"))
  }

  @Test func numbersThatAreNone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center = CGPoint(x: 3, y: CGFloat.nan) }
    }
    #expect(result.said("CALayerInvalidGeometry"))
    #expect(result.said("CALayer position contains NaN: [3.0 nan]"))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().bounds.size.width = CGFloat.nan }
    }
    #expect(bounds.said("CALayer bounds contains NaN: [0.0 0.0; nan 0.0]"))
  }
}

extension ExitTest.Result? {
  /// Whether the process has written a text to standard error.
  func said(_ text: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }
}
