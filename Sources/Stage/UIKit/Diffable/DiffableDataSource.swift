/// What shows snapshots, in a table or in a collection: UIKit's two classes say how cells are made.
///
/// What changes between two snapshots is made at once, without animation.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable, List: AnyObject, Cell: AnyObject
>: NSObject {
  /// Makes a row's or item's cell.
  public typealias CellProvider = (
    _ list: List, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> Cell?

  private weak var list: (any ChangingList)?
  private let cellProvider: CellProvider
  private(set) var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(of list: any ChangingList, _ cellProvider: @escaping CellProvider) {
    self.list = list
    self.cellProvider = cellProvider
  }

  /// Shows a snapshot, at once; then the completion.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let new = snapshot.settled()
    list?.beginChanges()
    let changes = snapshot.changes(from: current)
    current = new
    list?.change { $0 = changes }
    list?.endChanges()
    if let completion { UIKitRuntime.current.clock.atEndOfTurn(completion) }
  }

  /// Shows a snapshot, all of which is asked for anew; then the completion.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled()
    list?.reloadData()
    if let completion { UIKitRuntime.current.clock.atEndOfTurn(completion) }
  }

  /// What shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The section's identifier; nil: there is none of that number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The section's number; nil: it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
  /// The row's or item's identifier; nil: there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The row's or item's place; nil: it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  // MARK: Data source

  open func numberOfSections(in list: List) -> Int { current.numberOfSections }

  /// A cell of what is at a place; stops where there is none, with UIKit's words.
  func cell(in list: List, at path: IndexPath, _ item: String) -> Cell {
    guard let identifier = current.item(at: path), let cell = cellProvider(list, path, identifier) else {
      stop(
        "\(List.self) dataSource returned a nil cell for \(item) at index path: \(path)",
        name: "NSInternalInconsistencyException")
    }
    return cell
  }
}
