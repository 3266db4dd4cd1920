/// Sections and their items by identifiers, in order, as a data source is to show them.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// Items whose cells are asked for anew, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections whose cells are asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: Questions

  /// Of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { known(identifier).items.count }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    known(identifier).items
  }
  /// nil: the item is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }
  /// Among all items; nil: the item is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// nil: the section is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func known(_ identifier: SectionIdentifierType) -> Section { sections[number(of: identifier)] }

  private func number(of identifier: SectionIdentifierType) -> Int {
    guard let number = indexOfSection(identifier) else {
      stop("Invalid section identifier: \(identifier) is not in the snapshot", name: "NSInternalInconsistencyException")
    }
    return number
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (number, item) }
    }
    return nil
  }

  private func knownPlace(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = place(of: identifier) else {
      stop("Invalid item identifier: \(identifier) is not in the snapshot", name: "NSInternalInconsistencyException")
    }
    return place
  }

  // MARK: Items

  /// Adds items at the end of a section; without one of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map({ number(of: $0) }) ?? sections.indices.last else {
      stop(
        "There are currently no sections in the data source. Please add a section first.",
        name: "NSInternalInconsistencyException")
    }
    insert(identifiers, at: (section, sections[section].items.count))
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: knownPlace(of: beforeIdentifier)) }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = knownPlace(of: afterIdentifier)
    insert(identifiers, at: (place.section, place.item + 1))
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int)) {
    var seen = Set(itemIdentifiers)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      stop(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}",
        name: "NSInternalInconsistencyException")
    }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  /// Takes items away that are there.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Takes all items and sections away.
  public mutating func deleteAllItems() { sections = [] }
  /// Puts an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }
  /// Puts an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }

  private mutating func move(_ identifier: ItemIdentifierType, _ insert: (inout Self) -> Void) {
    let place = knownPlace(of: identifier)
    sections[place.section].items.remove(at: place.item)
    insert(&self)
  }

  /// Has cells asked for anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = knownPlace(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }
  /// Has visible cells filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = knownPlace(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: number(of: toIdentifier)) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: number(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen = Set(sectionIdentifiers)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      stop(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(identifier))}",
        name: "NSInternalInconsistencyException")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
  }
  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: number(of: identifier))
    sections.insert(section, at: number(of: toIdentifier))
  }
  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: number(of: identifier))
    sections.insert(section, at: number(of: toIdentifier) + 1)
  }
  /// Has cells of sections asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = number(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Data sources

  /// The item at a place; nil: none is there.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// Items of a section by its number.
  func count(ofSection number: Int) -> Int { sections.indices.contains(number) ? sections[number].items.count : 0 }

  /// Where an item is.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    place(of: identifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  private var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (item, identifier) in section.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: number)
      }
    }
    return paths
  }

  /// As it is shown: what is to be asked for anew has been.
  func settled() -> Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  /// What changes from an older snapshot to this one. Sections that change places among each other go and come anew.
  func changes(from old: Self) -> ListChanges {
    var changes = ListChanges()
    let (before, after) = (old.sectionIdentifiers, sectionIdentifiers)
    let common = Set(before).intersection(after)
    let kept = Set(longestCommon(before.filter(common.contains), after.filter(common.contains)))
    for (number, section) in before.enumerated() where !kept.contains(section) {
      changes.deletedSections.insert(number)
    }
    for (number, section) in after.enumerated() where !kept.contains(section) {
      changes.insertedSections.insert(number)
    }

    let (was, now) = (old.paths, paths)
    for (number, section) in old.sections.enumerated() {
      let stays = kept.contains(section.identifier)
      let new = indexOfSection(section.identifier)
      // Those that keep their order within a section that stays do not move; all others that are still there do.
      var still: Set<ItemIdentifierType> = []
      if stays, let new {
        let here = section.items.filter { now[$0]?.section == new }
        let there = sections[new].items.filter { was[$0]?.section == number }
        still = Set(longestCommon(here, there))
      }
      for (item, identifier) in section.items.enumerated() where !still.contains(identifier) {
        let path = IndexPath(item: item, section: number)
        guard let target = now[identifier] else {
          if stays { changes.deletedItems.insert(path) }
          continue
        }
        if stays || kept.contains(sections[target.section].identifier) { changes.moves[path] = target }
      }
    }
    for (number, section) in sections.enumerated() where kept.contains(section.identifier) {
      for (item, identifier) in section.items.enumerated() where was[identifier] == nil {
        changes.insertedItems.insert(IndexPath(item: item, section: number))
      }
    }
    changes.reloadedItems = Set(reloadedItemIdentifiers.compactMap { was[$0] })
    changes.reconfiguredItems = Set(reconfiguredItemIdentifiers.compactMap { was[$0] })
    changes.reloadedSections = IndexSet(reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
    return changes
  }
}

/// The longest row of values that both lists, which hold the same values once each, have in the same order.
private func longestCommon<Value: Hashable>(_ old: [Value], _ new: [Value]) -> [Value] {
  var place: [Value: Int] = [:]
  for (index, value) in new.enumerated() { place[value] = index }
  // For each length, where the row that ends first ends, by indices in `old`.
  var tails: [Int] = []
  var before = Array(repeating: -1, count: old.count)
  let places = old.map { place[$0] ?? -1 }
  for index in old.indices where places[index] >= 0 {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if places[tails[middle]] < places[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low < tails.count { tails[low] = index } else { tails.append(index) }
  }
  var row: [Value] = []
  var last = tails.last ?? -1
  while last >= 0 {
    row.append(old[last])
    last = before[last]
  }
  return row.reversed()
}
