internal import HeroControls

/// Rows one below the other, in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped

    /// As looks have it.
    var look: TableLook.Style {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// The new place of a row.
  public enum ScrollPosition: Int, Sendable {
    /// As named; none scrolls as little as shows it.
    case none, top, middle, bottom
  }

  /// How rows come and go, which is a cut here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// "As high as constraints make it."
  public class var automaticDimension: CGFloat { -1 }

  /// How sections look.
  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
    described(by: coder, UITableView.self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(makeSwipeRecognizer())
  }

  /// Says what it shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Answers questions about rows, and hears of changes.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsReload() } }
  }
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  package override var arrangedKind: ArrangedKind? { .list }

  // MARK: Measures

  /// Points. Default: automatic.
  open var rowHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// Points; what rows are taken to be until they show. Default: automatic, 44.
  open var estimatedRowHeight: CGFloat = -1
  /// Points. Default: automatic.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// Points. Default: automatic.
  open var sectionFooterHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// Points above the first header of plain tables. Default: none here, so that content stands as before iOS 15.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { setNeedsReload() } }
  /// Default: single lines.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Default: the system's.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var separatorEffect: UIVisualEffect?
  /// Points. Default: 16 at the left, 20 on wide screens.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: UIKitRuntime.current.screen.bounds.width >= 414 ? 20 : 16, bottom: 0, right: 0)
  {
    didSet { setNeedsLayout() }
  }
  /// Above the first section; its height counts, its width follows.
  open var tableHeaderView: UIView? {
    didSet {
      if tableHeaderView !== oldValue { oldValue?.removeFromSuperview() }
      if let view = tableHeaderView { addSubview(view) }
      setNeedsReload()
    }
  }
  /// Below the last section; its height counts, its width follows.
  open var tableFooterView: UIView? {
    didSet {
      if tableFooterView !== oldValue { oldValue?.removeFromSuperview() }
      if let view = tableFooterView { addSubview(view) }
      setNeedsReload()
    }
  }
  /// Behind all rows, as large as the bounds.
  open var backgroundView: UIView? { didSet { lay(backgroundView, insteadOf: oldValue) } }

  // MARK: Cells

  /// A section whose rows an Interface Builder file holds.
  struct StaticSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// Points; −1: by the contents.
    var heights: [CGFloat]
  }
  /// What a table controller shows by itself; nil: what it is asked for.
  var staticSections: [StaticSection]?
  /// Make the cells that an Interface Builder file describes.
  var prototypes: [String: () -> UITableViewCell] = [:]
  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var headerNibs: [String: UINib] = [:]
  private var spareCells: [String: [UITableViewCell]] = [:]
  private var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var shown: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var measured: [IndexPath: CGFloat] = [:]
  /// A cell that was made to be measured.
  var made: [IndexPath: UITableViewCell] = [:]
  /// The cell that is being filled again.
  private var filled: (path: IndexPath, cell: UITableViewCell)?
  var rows = TableRows()
  /// Changes that are being said together, and how many have begun.
  var openChanges: (changes: ListChanges, depth: Int)?
  /// The row that a finger has moved aside to show what it offers.
  var swiped: SwipedRow?
  /// Set by the default of a method whose answer cannot say that there is none of the app's.
  var wasAskedInVain = false
  var needsReload = true

  /// Registers a class for cells; nil forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = registered(cellClass, "cell class", as: identifier)
  }
  /// Registers a xib's only view for cells; nil forgets the identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = nil
    prototypes[identifier] = nib.map { nib in
      {
        guard let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
          stop(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewCell instance"
          )
        }
        cell.take(reuseIdentifier: identifier)
        return cell
      }
    }
  }
  /// Registers a class for headers and footers; nil forgets the identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerTypes[identifier] = registered(aClass, "class", as: identifier)
    headerNibs[identifier] = nil
  }
  /// Registers a nib whose first object is a header or footer; nil forgets the identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerTypes[identifier] = nil
    headerNibs[identifier] = nib
  }

  /// A used cell, or a new one of the registered class; nil where none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellTypes[identifier]?.init(style: .default, reuseIdentifier: identifier) ?? prototypes[identifier]?()
  }
  /// A used cell, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let filled, filled.path == indexPath, filled.cell.reuseIdentifier == identifier { return filled.cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      stop(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard", name: "NSInternalInconsistencyException")
    }
    if rows.contains(indexPath) { cell.frame.size = rowSize(indexPath) }
    return cell
  }
  /// A used header or footer, or a new one of the registered class; nil where none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = headerNibs[identifier] {
      let view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
      view?.reuseIdentifier = identifier
      return view
    }
    return headerTypes[identifier]?.init(reuseIdentifier: identifier)
  }

  /// The cell of a row that shows; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    update()
    return shown[indexPath]
  }
  /// The row of a cell that shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
  /// The cells that show, top to bottom.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shown[$0] } }
  /// The rows that show, top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    update()
    return shown.keys.sorted()
  }
  /// A section's header that shows.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    update()
    return headers[section] as? UITableViewHeaderFooterView
  }
  /// A section's footer that shows.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    update()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Sections, as last asked for.
  open var numberOfSections: Int {
    update()
    return rows.sections.count
  }
  /// Rows of a section, as last asked for.
  open func numberOfRows(inSection section: Int) -> Int {
    update()
    return rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }
  /// A row's rectangle in the contents.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    update()
    guard rows.contains(indexPath) else { return .zero }
    let (y, height) = rows.row(indexPath)
    return CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
  }
  /// A section's rectangle in the contents.
  open func rect(forSection section: Int) -> CGRect {
    update()
    guard rows.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rows.starts[section], width: bounds.width, height: rows.starts[section + 1] - rows.starts[section])
  }
  /// A header's rectangle in the contents.
  open func rectForHeader(inSection section: Int) -> CGRect {
    update()
    guard rows.sections.indices.contains(section) else { return .zero }
    let (y, height) = rows.header(section)
    return CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
  }
  /// A footer's rectangle in the contents.
  open func rectForFooter(inSection section: Int) -> CGRect {
    update()
    guard rows.sections.indices.contains(section) else { return .zero }
    let (y, height) = rows.footer(section)
    return CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
  }
  /// The row at a point of the contents.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    update()
    return rows.rows(from: point.y, to: point.y + 1e-6).first
  }
  /// The rows in a rectangle of the contents.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    update()
    return rows.rows(from: rect.minY, to: rect.maxY)
  }

  /// Points left free beside rows: of inset groups.
  var sideInset: CGFloat { style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0 }

  private func rowSize(_ path: IndexPath) -> CGSize {
    CGSize(width: bounds.width - 2 * sideInset, height: rows.row(path).height)
  }

  // MARK: Changes

  /// Asks for everything again.
  open func reloadData() {
    closeSwipe()
    for path in shown.keys.sorted() { recycle(path, tells: true) }
    for section in headers.keys.sorted() { recycleHeader(section) }
    for section in footers.keys.sorted() { recycleFooter(section) }
    measured = [:]
    selection = []
    setNeedsReload()
  }
  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }
  /// Has visible cells filled again by the data source, whose `dequeueReusableCell(withIdentifier:for:)` gives it the cell that is there.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfiguredItems.formUnion(indexPaths) } }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Rows have come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }
  /// Rows have gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }
  /// Sections have come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Sections have gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// A row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }
  /// A section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }
  /// Begins changes that count together; heights are asked for anew.
  open func beginUpdates() { beginChanges() }
  open func endUpdates() { endChanges() }
  /// Changes that count together, which are made at once; then the completion.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges()
    if let completion { UIKitRuntime.current.clock.atEndOfTurn { completion(true) } }
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    isUpToDate = false
    update()
  }

  var isUpToDate = false
  private var isUpdating = false
  private var lastWidth: CGFloat = -1

  override func offsetDidChange() {
    isUpToDate = false
    super.offsetDidChange()
  }

  package override func boundsDidChange(from old: CGRect) {
    isUpToDate = false
    super.boundsDidChange(from: old)
  }

  /// Brings rows and what shows of them up to date.
  func update() {
    guard !isUpdating, !isUpToDate || needsReload else { return }
    isUpdating = true
    defer { isUpdating = false }
    if needsReload || lastWidth != bounds.width {
      if lastWidth != bounds.width { measured = [:] }
      lastWidth = bounds.width
      needsReload = false
      readRows()
    }
    // Rows that show are measured, which may bring others into view.
    for _ in 0..<100 {
      let wanted = rows.rows(from: bounds.minY, to: bounds.maxY)
      hideRows(except: wanted)
      guard measure(wanted) else { break }
      rows.place()
      updateContentSize()
    }
    showRows()
    isUpToDate = true
  }

  private func readRows() {
    let width = bounds.width
    for view in [tableHeaderView, tableFooterView].compactMap({ $0 }) { view.frame.size.width = width }
    var sections: [TableRows.Section] = []
    for section in 0..<AppCall.value(0, { self.dataSource?.numberOfSections(in: self) ?? 0 }) {
      var next = TableRows.Section()
      next.header = headerHeight(section)
      next.footer = footerHeight(section)
      if style == .plain, next.header > 0 { next.gap = sectionHeaderTopPadding }
      let count = AppCall.value(0) { self.dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
      next.rows = (0..<count).map { height(IndexPath(row: $0, section: section)) }
      sections.append(next)
    }
    rows = TableRows(top: tableHeaderView?.frame.height ?? 0, sections: sections)
    updateContentSize()
  }

  private func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: rows.bottom + (tableFooterView?.frame.height ?? 0))
  }

  /// Known, or what it is taken to be.
  private func height(_ path: IndexPath) -> CGFloat {
    let wanted = wantedHeight(path)
    if wanted >= 0 { return wanted }
    if let known = measured[path] { return known }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? UITableView.unspecified
    if estimate >= 0 { return estimate }
    return estimatedRowHeight >= 0 ? estimatedRowHeight : 44
  }

  /// Negative for automatic.
  private func wantedHeight(_ path: IndexPath) -> CGFloat {
    let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? UITableView.unspecified
    return told == UITableView.unspecified ? rowHeight : told
  }

  /// Measures automatic rows; whether one changed.
  private func measure(_ paths: [IndexPath]) -> Bool {
    var isChanged = false
    for path in paths where measured[path] == nil && wantedHeight(path) < 0 {
      let cell = shown[path] ?? made[path] ?? makeCell(path)
      made[path] = shown[path] == nil ? cell : nil
      let height = cell.fittedHeight(width: bounds.width - 2 * sideInset)
      measured[path] = height
      if rows.sections[path.section].rows[path.row] != height {
        rows.sections[path.section].rows[path.row] = height
        isChanged = true
      }
    }
    return isChanged
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    let made = AppCall.value(UITableViewCell(style: .default, reuseIdentifier: nil)) {
      self.dataSource?.tableView(self, cellForRowAt: path)
    }
    guard let cell = made else {
      stop("UITableView has no data source", name: "NSInternalInconsistencyException")
    }
    return cell
  }

  /// Has the data source fill the cell that shows a row.
  func reconfigure(_ path: IndexPath) {
    guard let cell = shown[path] else { return }
    filled = (path, cell)
    defer { filled = nil }
    guard makeCell(path) === cell else {
      stop(
        "The data source returned another cell than the one to be reconfigured at \(path): dequeue it with the same identifier and index path",
        name: "NSInternalInconsistencyException")
    }
  }

  private func hideRows(except wanted: [IndexPath]) {
    let isWanted = Set(wanted)
    for path in shown.keys.sorted() where !isWanted.contains(path) { recycle(path, tells: true) }
  }

  private func showRows() {
    let wanted = rows.rows(from: bounds.minY, to: bounds.maxY)
    hideRows(except: wanted)
    let isWanted = Set(wanted)
    for path in made.keys.sorted() where !isWanted.contains(path) {
      if let cell = made.removeValue(forKey: path) { keep(cell) }
    }
    for path in wanted {
      let (y, height) = rows.row(path)
      var frame = CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
      if let swiped, swiped.path == path {
        swiped.layOut(in: frame)
        frame.origin.x += swiped.offset
      }
      if let cell = shown[path] {
        if cell.frame != frame { cell.frame = frame }
        place(cell, path)
        continue
      }
      let cell = made.removeValue(forKey: path) ?? makeCell(path)
      cell.frame = frame
      shown[path] = cell
      cell.setSelected(selection.contains(path), animated: false)
      showEditing(of: cell, at: path, animated: false)
      insertCell(cell)
      place(cell, path)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    showHeaders()
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin = CGPoint(x: 0, y: rows.bottom)
    if let view = backgroundView {
      view.frame = bounds
      sendSubviewToBack(view)
    }
  }

  /// Under headers and footers, which float.
  private func insertCell(_ cell: UITableViewCell) {
    let floating = Array(headers.values) + Array(footers.values)
    if let first = subviews.first(where: { view in floating.contains { $0 === view } }) {
      insertSubview(cell, belowSubview: first)
    } else {
      addSubview(cell)
    }
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    let count = rows.sections[path.section].rows.count
    cell.tableDidPlace(
      separator: separatorStyle == .singleLine && (style == .plain || path.row < count - 1) ? separatorColor : nil,
      inset: separatorInset, margin: CGFloat(TableLook.margin(in: Double(bounds.width))), isGrouped: style != .plain,
      corners: style == .insetGrouped ? (path.row == 0, path.row == count - 1) : (false, false))
  }

  func recycle(_ path: IndexPath, tells: Bool) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if tells { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    keep(cell)
  }

  func keep(_ cell: UITableViewCell) {
    cell.setHighlighted(false, animated: false)
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  // MARK: Headers and footers

  private func headerHeight(_ section: Int) -> CGFloat {
    let told = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? UITableView.unspecified
    let wanted = told == UITableView.unspecified ? sectionHeaderHeight : told
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return sectionHeight(
      told: told, wanted: wanted, view: view, title: title, isFirst: section == 0, isHeader: true)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let told = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? UITableView.unspecified
    let wanted = told == UITableView.unspecified ? sectionFooterHeight : told
    let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return sectionHeight(
      told: told, wanted: wanted, view: view, title: title, isFirst: false, isHeader: false)
  }

  /// Source: fact sheet 6.8 (plain header 28); grouped: 35 above the first and 17.5 between sections, as UIKit has it.
  private func sectionHeight(
    told: CGFloat, wanted: CGFloat, view: UIView?, title: String?, isFirst: Bool, isHeader: Bool
  ) -> CGFloat {
    if view == nil, title == nil {
      if told >= 0, told != UITableView.unspecified { return told }
      guard style != .plain else { return 0 }
      if wanted >= 0 { return wanted }
      return isHeader ? (isFirst ? 35 : 17.5) : 17.5
    }
    if wanted >= 0 { return wanted }
    if let view {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : (view.bounds.height > 0 ? view.bounds.height : 28)
    }
    let look = SectionTitleLook(title ?? "", style.look, isFooter: !isHeader, isFirst: isFirst)
    return CGFloat(look.height(in: Double(bounds.width), controlTraits))
  }

  private func showHeaders() {
    let insets = adjustedContentInset
    for section in rows.sections.indices {
      let isNear = rows.starts[section + 1] > bounds.minY && rows.starts[section] < bounds.maxY
      if isNear, rows.sections[section].header > 0 {
        if headers[section] == nil, let view = makeHeader(section, isHeader: true) {
          headers[section] = view
          addSubview(view)
          tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        var (y, height) = rows.header(section)
        // Headers of plain tables stay at the top while their section shows.
        if style == .plain {
          y = max(y, min(bounds.minY + insets.top, rows.starts[section + 1] - rows.sections[section].footer - height))
        }
        headers[section]?.frame = CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
      } else {
        recycleHeader(section)
      }
      if isNear, rows.sections[section].footer > 0 {
        if footers[section] == nil, let view = makeHeader(section, isHeader: false) {
          footers[section] = view
          addSubview(view)
          tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        var (y, height) = rows.footer(section)
        // Footers of plain tables stay at the bottom while their section shows.
        if style == .plain {
          let header = rows.header(section)
          y = min(y, max(bounds.maxY - insets.bottom - height, header.y + header.height))
        }
        footers[section]?.frame = CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
      } else {
        recycleFooter(section)
      }
    }
  }

  private func makeHeader(_ section: Int, isHeader: Bool) -> UIView? {
    if isHeader, let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    if !isHeader, let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    // The view is as wide as the rows.
    view.show(SectionTitleLook(title, style == .plain ? .plain : .grouped, isFooter: !isHeader))
    return view
  }

  func recycleHeader(_ section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      spareHeaders[identifier, default: []].append(view)
    }
  }

  func recycleFooter(_ section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      spareHeaders[identifier, default: []].append(view)
    }
  }

  // MARK: Selection

  /// Default: true.
  open var allowsSelection = true
  /// Default: false.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row of a table that is edited. Default: false.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select rows, also several, of a table that is edited. Default: false.
  open var allowsMultipleSelectionDuringEditing = false
  private var edits = false
  /// Whether rows show how they can be deleted or inserted. Default: false.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing, at once: rows show round buttons in place of accessories. No finger moves a row, and no circles select several.
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeSwipe()
    guard edits != editing else { return }
    edits = editing
    showEditing(animated: animated)
  }
  var selection: [IndexPath] = []
  var touched: IndexPath?

  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The rows that are selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  func cell(_ path: IndexPath) -> UITableViewCell? { shown[path] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside the buttons of a row that stands aside only moves it back.
    if swiped != nil { closeSwipe() } else { touchDown(touches) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchUp() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancel() }
}
