/// Shows snapshots in a table. What changes between two of them is made at once, without animation.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UITableView, UITableViewCell>, UITableViewDataSource
{
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    super.init(of: tableView, cellProvider)
    tableView.dataSource = self
  }

  // MARK: Data source

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(ofSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(in: tableView, at: indexPath, "row")
  }
  /// None; for subclasses.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None; for subclasses.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No; for subclasses.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// No; for subclasses.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; for subclasses.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Never called: a finger moves no rows.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None; for subclasses.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The index.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
