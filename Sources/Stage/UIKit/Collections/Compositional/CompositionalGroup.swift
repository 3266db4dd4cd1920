/// Places what a group holds.
@MainActor
struct CompositionalGroup {
  /// A cell's place.
  struct Cell {
    let number: Int
    var frame: CGRect
    var zIndex = 0
    let badges: [NSCollectionLayoutSupplementaryItem]
  }

  /// What has been placed from a corner on.
  private struct Placed {
    var size: CGSize
    var cells: [Cell]

    mutating func move(by way: CGPoint) {
      for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: way.x, dy: way.y) }
    }
  }

  /// Items that the section has.
  let count: Int
  /// The size that a cell asks for, by its number; nil sides are asked for.
  let fitted: (_ number: Int, _ width: CGFloat?, _ height: CGFloat?, _ estimate: CGSize) -> CGSize
  /// The next item's number.
  private(set) var next = 0

  init(
    count: Int, fitted: @escaping (_ number: Int, _ width: CGFloat?, _ height: CGFloat?, _ estimate: CGSize) -> CGSize
  ) { (self.count, self.fitted) = (count, fitted) }

  /// A group of what is left, from a corner on.
  mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> (size: CGSize, cells: [Cell]) {
    let placed = placed(group, in: container, share: nil)
    return (placed.size, placed.cells)
  }

  /// - Parameter share: The width in a row, or height in a column, of groups that share alike; else nil.
  private mutating func placed(
    _ item: NSCollectionLayoutItem, in container: CGSize, share: (isRow: Bool, points: CGFloat)?
  ) -> Placed {
    var size = item.layoutSize.points(in: container)
    var isEstimated = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
    if let share {
      if share.isRow { (size.width, isEstimated.0) = (share.points, false) }
      if !share.isRow { (size.height, isEstimated.1) = (share.points, false) }
    }
    let insets = item.countedInsets
    let inner = CGSize(
      width: max(size.width - insets.left - insets.right, 0), height: max(size.height - insets.top - insets.bottom, 0))
    var placed: Placed
    if let group = item as? NSCollectionLayoutGroup {
      placed = contents(of: group, in: inner, isEstimated)
    } else {
      var own = inner
      if isEstimated.0 || isEstimated.1 {
        own = fitted(next, isEstimated.0 ? nil : inner.width, isEstimated.1 ? nil : inner.height, inner)
      }
      placed = Placed(
        size: own,
        cells: [Cell(number: next, frame: CGRect(origin: .zero, size: own), badges: item.supplementaryItems)])
      next += 1
    }
    placed.move(by: CGPoint(x: insets.left, y: insets.top))
    placed.size.width = isEstimated.0 ? placed.size.width + insets.left + insets.right : size.width
    placed.size.height = isEstimated.1 ? placed.size.height + insets.top + insets.bottom : size.height
    return placed
  }

  private mutating func contents(
    of group: NSCollectionLayoutGroup, in size: CGSize, _ isEstimated: (width: Bool, height: Bool)
  ) -> Placed {
    let isRow: Bool
    switch group.arrangement {
    case .horizontal: isRow = true
    case .vertical: isRow = false
    case .custom(let provider):
      let frames = provider(LayoutEnvironment(size)).prefix(count - next)
      let cells = frames.enumerated().map { Cell(number: next + $0, frame: $1.frame, zIndex: $1.zIndex, badges: []) }
      next += frames.count
      // A provider that gives none would never come to an end.
      if frames.isEmpty { next = count }
      return Placed(size: size, cells: cells)
    }
    guard !group.subitems.isEmpty else {
      next = count
      return Placed(size: size, cells: [])
    }
    let room = isRow ? size.width : size.height
    let isOpen = isRow ? isEstimated.width : isEstimated.height
    let gap = group.interItemSpacing?.spacing ?? 0
    let share = group.count.map { (isRow, max(room - gap * CGFloat($0 - 1), 0) / CGFloat($0)) }
    let most = group.count ?? group.repetitions ?? (isOpen ? group.subitems.count : .max)

    // Along the group: each part with the spacings before and after it.
    var parts: [(placed: Placed, item: NSCollectionLayoutItem)] = []
    var used: CGFloat = 0
    while next < count, parts.count < most {
      let item = group.subitems[parts.count % group.subitems.count]
      let before = next
      let part = placed(item, in: size, share: share)
      let length = (isRow ? part.size.width : part.size.height) + item.spacing(isRow).both
      let end = used + (parts.isEmpty ? 0 : gap) + length
      // A hundredth of a point is what sums of parts are off by.
      if !parts.isEmpty, group.count == nil, !isOpen, end > room + 0.01 {
        next = before
        break
      }
      used = end
      parts.append((part, item))
      // Parts of no length would never fill the group.
      if length <= 0, parts.count > count { break }
    }

    let spare = isOpen ? 0 : max(room - used, 0)
    let flexible =
      parts.reduce(0) { $0 + $1.item.spacing(isRow).flexible }
      + (group.interItemSpacing?.isFlexibleSpacing == true ? max(parts.count - 1, 0) : 0)
    let portion = flexible > 0 ? spare / CGFloat(flexible) : 0
    let wideGap = gap + (group.interItemSpacing?.isFlexibleSpacing == true ? portion : 0)

    var all = Placed(size: .zero, cells: [])
    var position: CGFloat = 0
    var across: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { position += wideGap }
      let (along, beside) = (part.item.spacing(isRow), part.item.spacing(!isRow))
      position += along.first + (along.isFirstFlexible ? portion : 0)
      var placed = part.placed
      placed.move(by: isRow ? CGPoint(x: position, y: beside.first) : CGPoint(x: beside.first, y: position))
      all.cells += placed.cells
      position += (isRow ? placed.size.width : placed.size.height) + along.last + (along.isLastFlexible ? portion : 0)
      across = max(across, (isRow ? placed.size.height : placed.size.width) + beside.both)
    }
    all.size = isRow ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    return all
  }
}

extension NSCollectionLayoutItem {
  /// What its edge spacing leaves free before and after it.
  struct EdgePair {
    let first, last: CGFloat
    let isFirstFlexible, isLastFlexible: Bool
    var both: CGFloat { first + last }
    var flexible: Int { (isFirstFlexible ? 1 : 0) + (isLastFlexible ? 1 : 0) }

    @MainActor init(_ first: NSCollectionLayoutSpacing?, _ last: NSCollectionLayoutSpacing?) {
      (self.first, self.last) = (first?.spacing ?? 0, last?.spacing ?? 0)
      (isFirstFlexible, isLastFlexible) = (first?.isFlexibleSpacing == true, last?.isFlexibleSpacing == true)
    }
  }

  func spacing(_ isRow: Bool) -> EdgePair {
    isRow ? EdgePair(edgeSpacing?.leading, edgeSpacing?.trailing) : EdgePair(edgeSpacing?.top, edgeSpacing?.bottom)
  }
}
