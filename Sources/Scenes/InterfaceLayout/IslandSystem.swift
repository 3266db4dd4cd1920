import HeroControls
import HeroGeometry
import InterfaceBuilder
import ViewLayout

/// The constraints of an island as a system of plain values.
struct IslandSystem {
  /// Where a constraint of the system comes from.
  enum Source {
    case file(InterfaceConstraint)
    /// The mask of a view.
    case mask(InterfaceView)
    /// A stack's own, with its name.
    case stack(InterfaceView, String)
    /// A controller's top or bottom guide.
    case guide
  }

  /// Larger factors stand for mistakes, and what they lead to is no number any more.
  static let largestMultiplier = 1e6

  private(set) var system: LayoutSystem
  private(set) var views: [InterfaceView] = []
  /// By the system's numbers.
  private(set) var sources: [Source] = []
  /// Constraints that name what is not there, or have no sensible multiplier.
  private(set) var lost: [InterfaceConstraint] = []
  private var references: [String: LayoutReference] = [:]
  /// Views that a stack leaves out, and what is in them.
  private var absent: Set<String> = []
  private var files: [InterfaceConstraint] = []
  /// Where UIKit places what a cell's style has, by id, points.
  private let styled: [String: Rect]
  private let usesAutoLayout: Bool
  private let sizes: InterfaceSizes
  /// Of views whose contents ask for nothing: what their own constraints come to, by id, points.
  private var fits: [String: Size]

  init(
    _ island: Island, usesAutoLayout: Bool, sizes: InterfaceSizes, around: [String: Surroundings],
    fitting: LayoutSystem.Fitting? = nil, fits: [String: Size] = [:]
  ) {
    system = LayoutSystem(fitting: fitting)
    self.fits = fits
    self.usesAutoLayout = usesAutoLayout
    self.sizes = sizes
    styled = sizes.cellPlaces(island)
    var item = LayoutItem(frame: Rect(size: island.size))
    describe(island.root, &item, around)
    let root = add(island.root, item, in: nil)
    addGuides(island, root)
    addSubviews(of: island.root, root, island.storedSize, around)
    for constraint in files { addFile(constraint) }
  }

  mutating func solve(scale: Double) -> LayoutResult { system.solve(scale: scale) }

  // MARK: Items

  private mutating func add(_ view: InterfaceView, _ item: LayoutItem, in superitem: Int?) -> Int {
    let index = system.add(item, in: superitem)
    views.append(view)
    references[view.id] = .item(index)
    for guide in view.guides {
      guard let area = guide.kind.area else { continue }
      references[guide.id] = .area(area, of: index)
    }
    if usesAutoLayout { files += view.constraints.filter { !$0.isPlaceholder } }
    return index
  }

  private mutating func addSubviews(
    of view: InterfaceView, _ index: Int, _ storedSize: Size, _ around: [String: Surroundings]
  ) {
    let stack: InterfaceStack? = if case .stack(let stack) = view.content { stack } else { nil }
    let arranged = view.subviews.filter { !view.leavesOut($0) }
    var numbers: [Int] = []
    for subview in view.subviews {
      guard !view.leavesOut(subview) else {
        absent.formUnion(subview.tree.map(\.id))
        continue
      }
      var item = LayoutItem(frame: .zero)
      item.isPlaced = true
      describe(subview, &item, around)
      let isDriven =
        styled[subview.id] == nil
        && (stack != nil || usesAutoLayout && !subview.translatesMask && !subview.isFixedFrame)
      if isDriven {
        item.preferredFrame = subview.frame
        askContents(subview, &item)
        if let stack, let order = StackConstraints.orderInTies(of: numbers.count, stack.distribution) {
          item.orderInTies = (stack.axis, order)
        }
      }
      let number = add(subview, item, in: index)
      if !isDriven { addMask(subview, number, in: index, storedSize) }
      numbers.append(number)
      addSubviews(of: subview, number, subview.frame?.size ?? storedSize, around)
    }
    if let stack {
      if stack.distribution == .fillProportionally { for view in arranged { fit(view, around) } }
      addStack(view, stack, index, arranged, numbers)
    }
    // At run time a cell's constraints are those of its content view.
    if view.content.isCell, let content = view.contentView { references[view.id] = references[content.id] }
  }

  private func describe(_ view: InterfaceView, _ item: inout LayoutItem, _ around: [String: Surroundings]) {
    if let own = around[view.id] { item.insets = { own.insets(of: $0) } }
    let sizes = sizes
    item.baseline = { sizes.baseline(of: view, isFirst: $0) }
    if view.content.scrolls != nil { item.scrolledSize = .zero }
  }

  private func askContents(_ view: InterfaceView, _ item: inout LayoutItem) {
    item.alignment = sizes.alignment(of: view)
    item.contentSize = sizes.contentSize(of: view)
    item.heightForWidth = sizes.heightForWidth(of: view)
    if let priority = view.horizontalHugging { item.hugging.horizontal = priority }
    if let priority = view.verticalHugging { item.hugging.vertical = priority }
    if let priority = view.horizontalCompression { item.resistance.horizontal = priority }
    if let priority = view.verticalCompression { item.resistance.vertical = priority }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: LayoutConstraint<LayoutReference>?, _ source: Source) {
    system.add(constraint)
    sources.append(source)
  }

  private mutating func addFile(_ constraint: InterfaceConstraint) {
    let ids = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    if ids.contains(where: absent.contains) { return }
    guard abs(constraint.multiplier) <= Self.largestMultiplier,
      let plain = constraint.plain.mapItems({ references[$0] })
    else {
      lost.append(constraint)
      return
    }
    add(plain, .file(constraint))
  }

  /// The frame that a mask gives is linear in the superview's size, so equations say it.
  private mutating func addMask(
    _ view: InterfaceView, _ number: Int, in index: Int, _ storedSize: Size
  ) {
    let place = styled[view.id]
    let mask = place == nil ? view.mask : []
    var frame = place ?? view.frame ?? Rect(size: view.key == "contentView" ? storedSize : .zero)
    if frame.size == .zero, place == nil {
      let own = sizes.contentSize(of: view)
      frame.size =
        Rect(size: Size(width: max(own.width, 0), height: max(own.height, 0)))
        .outset(by: sizes.alignment(of: view)).size
    }
    let larger = Size(width: storedSize.width + 1, height: storedSize.height + 1)
    var next = mask.resized(frame, from: storedSize, to: larger)
    // Parts of almost no length in all have no proportions.
    let slopes = [
      next.minX - frame.minX, next.minY - frame.minY, next.size.width - frame.size.width,
      next.size.height - frame.size.height,
    ]
    if !slopes.allSatisfy({ abs($0) <= Self.largestMultiplier }) { next = frame }
    let inside = LayoutReference.area(.scrollFrame, of: index)
    func add(
      _ attribute: LayoutAttribute, _ value: Double, _ next: Double, of length: LayoutAttribute, _ stored: Double
    ) {
      let slope = next - value
      let isSize = attribute == length
      let second: (LayoutReference, LayoutAttribute)? =
        slope != 0 ? (inside, length) : isSize ? nil : (inside, attribute)
      self.add(
        LayoutConstraint(
          .item(number), attribute, .equal, second, multiplier: slope != 0 ? slope : 1,
          constant: value - slope * stored), .mask(view))
    }
    add(.left, frame.minX, next.minX, of: .width, storedSize.width)
    add(.width, frame.size.width, next.size.width, of: .width, storedSize.width)
    add(.top, frame.minY, next.minY, of: .height, storedSize.height)
    add(.height, frame.size.height, next.size.height, of: .height, storedSize.height)
  }

  private mutating func addStack(
    _ view: InterfaceView, _ stack: InterfaceStack, _ index: Int, _ arranged: [InterfaceView], _ numbers: [Int]
  ) {
    let (sizes, fits) = (sizes, fits)
    let arrangement = StackConstraints(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment, count: arranged.count,
      gaps: arranged.dropLast().map { stack.customSpacings[$0.id] ?? stack.spacing },
      contentLength: { place in
        let (size, fit) = (sizes.contentSize(of: arranged[place]), fits[arranged[place].id] ?? .zero)
        let (own, fitting) = stack.axis == .vertical ? (size.height, fit.height) : (size.width, fit.width)
        return own < 0 ? fitting : own
      })
    let guides = (0..<arrangement.guideCount).map { _ in system.addGuide(in: index) }
    for constraint in arrangement.make() {
      let plain = constraint.mapItems { party -> LayoutReference? in
        switch party {
        case .stack: .item(index)
        case .canvas: stack.isMarginsRelative ? .area(.layoutMargins, of: index) : .item(index)
        case .view(let place): .item(numbers[place])
        case .guide(let place): .guide(guides[place])
        }
      }
      add(plain, .stack(view, constraint.name))
    }
  }

  /// Notes what the constraints of a view whose contents do not ask for a size come to; inner views come first (fact sheet 6.10).
  private mutating func fit(_ view: InterfaceView, _ around: [String: Surroundings]) {
    let size = sizes.contentSize(of: view)
    guard size.width < 0 || size.height < 0, fits[view.id] == nil else { return }
    var inside = IslandSystem(
      Island(root: view, size: .zero), usesAutoLayout: usesAutoLayout, sizes: sizes, around: around,
      fitting: LayoutSystem.Fitting(size: .zero, horizontal: 50, vertical: 50), fits: fits)
    fits[view.id] = inside.solve(scale: 1).rootSize
  }

  /// Guides that lie along the upper or lower edge, as high as what covers it.
  private mutating func addGuides(_ island: Island, _ root: Int) {
    let guides =
      (island.controllerGuides ?? []) + island.root.guides.filter { $0.kind == .keyboard }
    for guide in guides {
      let reference = LayoutReference.guide(system.addGuide(in: root))
      references[guide.id] = reference
      let isTop = guide.kind == .top
      let edge: LayoutAttribute = isTop ? .top : .bottom
      let height = isTop ? island.safeArea.top : island.safeArea.bottom
      add(LayoutConstraint(reference, edge, .equal, (.item(root), edge)), .guide)
      add(LayoutConstraint(reference, .height, constant: height), .guide)
      add(LayoutConstraint(reference, .left, .equal, (.item(root), .left)), .guide)
      add(LayoutConstraint(reference, .right, .equal, (.item(root), .right)), .guide)
    }
  }
}
