/// Rows or items and sections that come, go and move together: old places are those before all changes, new ones those after them.
struct ListChanges {
  /// Old places.
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  /// Old places.
  var reloadedItems: Set<IndexPath> = []
  /// Old places: the cells that show stay and are filled anew.
  var reconfiguredItems: Set<IndexPath> = []
  /// New places by old ones.
  var moves: [IndexPath: IndexPath] = [:]
  /// Old places.
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// Old places.
  var reloadedSections = IndexSet()

  /// Whether headers and footers may be others.
  var changesSections: Bool { !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty }

  /// Whether a row's or item's cell is asked for anew.
  func reloads(_ old: IndexPath) -> Bool { reloadedItems.contains(old) || reloadedSections.contains(old.section) }

  /// New places of rows or items whose cells stay and are filled anew.
  var reconfigured: [IndexPath] {
    reconfiguredItems.filter { !reloads($0) }.compactMap { place(of: $0) }.sorted()
  }

  /// The new place of a section; nil: it goes.
  func place(ofSection old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    return Self.place(old - deletedSections.count(in: 0..<old), around: Array(insertedSections))
  }

  /// The new place of a row or item; nil: it goes.
  func place(of old: IndexPath) -> IndexPath? {
    if let new = moves[old] { return new }
    guard let section = place(ofSection: old.section), !deletedItems.contains(old) else { return nil }
    let gone = itemsGone(from: old.section).count { $0 < old.item }
    return IndexPath(item: Self.place(old.item - gone, around: itemsCome(to: section).sorted()), section: section)
  }

  /// Rows or items that a section has no more, old places.
  func itemsGone(from section: Int) -> Set<Int> {
    Set((deletedItems.union(moves.keys)).filter { $0.section == section }.map(\.item))
  }

  /// Rows or items that a section has not had, new places.
  func itemsCome(to section: Int) -> Set<Int> {
    Set((insertedItems.union(moves.values)).filter { $0.section == section }.map(\.item))
  }

  /// The number among all of what is the `rank`th of those that are none of the taken ones, which ascend.
  private static func place(_ rank: Int, around taken: [Int]) -> Int {
    taken.reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// Stops where what a data source has now is not what the changes leave, as UIKit does.
  ///
  /// - Parameters:
  ///   - before: Rows or items of each section before.
  ///   - sections: How many there are now.
  ///   - count: Rows or items of a section now.
  ///   - words: What a message calls the view, and what it holds.
  func check(_ before: [Int], sections: Int, words: (view: String, items: String), count: (Int) -> Int) {
    let (come, gone) = (insertedSections.count, deletedSections.count)
    if sections != before.count + come - gone {
      stop(
        "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after the update (\(sections)) must be equal to the number of sections contained in the \(words.view) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(come) inserted, \(gone) deleted).",
        name: "NSInternalInconsistencyException")
    }
    for old in before.indices {
      guard let new = place(ofSection: old), !reloadedSections.contains(old) else { continue }
      let after = count(new)
      guard after != before[old] + itemsCome(to: new).count - itemsGone(from: old).count else { continue }
      let inserted = insertedItems.count { $0.section == new }
      let deleted = deletedItems.count { $0.section == old }
      let (movedIn, movedOut) = (moves.values.count { $0.section == new }, moves.keys.count { $0.section == old })
      stop(
        "Invalid update: invalid number of \(words.items) in section \(new). The number of \(words.items) contained in an existing section after the update (\(after)) must be equal to the number of \(words.items) contained in that section before the update (\(before[old])), plus or minus the number of \(words.items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(words.items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).",
        name: "NSInternalInconsistencyException")
    }
  }
}

/// A list whose rows or items change one by one, or several together.
@MainActor
protocol ChangingList: AnyObject {
  /// What is said together, and how often that was begun; nil: each change stands alone.
  var openChanges: (changes: ListChanges, depth: Int)? { get set }
  /// Asks the data source for what is not known.
  func update()
  /// Does what was said together.
  func make(_ changes: ListChanges)
  /// Asks for everything anew.
  func reloadData()
}

extension ChangingList {
  /// Adds to the changes that are being said together, or makes one.
  func change(_ body: (inout ListChanges) -> Void) {
    if var open = openChanges {
      body(&open.changes)
      openChanges = open
      return
    }
    var changes = ListChanges()
    body(&changes)
    make(changes)
  }

  /// Begins changes that count together.
  func beginChanges() {
    if let open = openChanges {
      openChanges = (open.changes, open.depth + 1)
    } else {
      update()
      openChanges = (ListChanges(), 1)
    }
  }

  /// Ends the changes that were begun last, and makes them if there are no others.
  func endChanges() {
    guard let open = openChanges else { return }
    openChanges = open.depth > 1 ? (open.changes, open.depth - 1) : nil
    if open.depth == 1 { make(open.changes) }
  }
}
