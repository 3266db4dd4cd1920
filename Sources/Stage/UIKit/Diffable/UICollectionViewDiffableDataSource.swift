/// Shows snapshots in a collection. What changes between two of them is made at once, without animation.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionView, UICollectionViewCell>,
  UICollectionViewDataSource
{
  /// Makes a header, footer or other view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers, footers and other views that the layout places. Default: none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init(of: collectionView, cellProvider)
    collectionView.dataSource = self
  }

  // MARK: Data source

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.count(ofSection: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(in: collectionView, at: indexPath, "item") }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      stop(
        "the collection view's data source did not return a valid view from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for index path \(indexPath)",
        name: "NSInternalInconsistencyException")
    }
    return view
  }
}
