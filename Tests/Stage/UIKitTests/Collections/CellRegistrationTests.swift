import HeroTesting

@testable import UIKit

@MainActor
@Suite struct CellRegistrationTests {
  private final class NameCell: UICollectionViewCell { var name = "" }

  private final class Source: NSObject, UICollectionViewDataSource {
    let cells = UICollectionView.CellRegistration<NameCell, String> { cell, path, name in
      cell.name = "\(name) at \(path.item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 7 + path.section }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "cell")
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  @Test func registrationsMakeAndFillViews() {
    useOwnScreen()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    expectEqual(
      (0..<3).map { (view.cellForItem(at: [0, $0]) as? NameCell)?.name }, ["cell at 0", "cell at 1", "cell at 2"])
    expectEqual(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.tag, 7)
  }
}
