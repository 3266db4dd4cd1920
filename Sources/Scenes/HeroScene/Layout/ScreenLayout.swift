import HeroGeometry
import HeroLayers
import HeroModel
import ViewLayout

/// Works out where a screen's views are, as UIKit does before a transition.
struct ScreenLayout {
  /// A problem and the view that has it.
  struct Problem: Equatable {
    var view: Int
    var message: String
  }

  /// A view in its parent's bounds.
  struct Place: Equatable {
    var position = Point.zero
    var size = Size.zero
  }

  let tree: TreeBuilder
  let ground: LayoutGround
  let canvas: Canvas
  /// The size that content needs in a width; nil for content that needs none.
  let measure: (ViewContent, Double?) throws(TextMeasure.Problem) -> Size?

  /// By view.
  private(set) var places: [Place]
  private(set) var problems: [Problem] = []
  /// Frames on the canvas, transforms aside.
  private var frames: [Rect]
  private var ownSizes: [OwnSizeKey: Size] = [:]

  private struct OwnSizeKey: Hashable {
    var view: Int
    var width: Double?
  }

  init(
    _ tree: TreeBuilder, on ground: LayoutGround, canvas: Canvas,
    measure: @escaping (ViewContent, Double?) throws(TextMeasure.Problem) -> Size?
  ) {
    self.tree = tree
    self.ground = ground
    self.canvas = canvas
    self.measure = measure
    places = tree.views.map { _ in Place() }
    frames = tree.views.map { _ in Rect(origin: .zero, size: .zero) }
  }

  /// Lays every view out; parents first, because they size what they hold.
  ///
  /// The design is the same screen on the canvas that its frames were drawn on, which masks start from.
  mutating func run(design: ScreenLayout? = nil) {
    for index in tree.views.indices {
      let placement = tree.placements[index]
      if placement.spot != .arranged { place(index, placement, design: design) }
      let parent = tree.views[index].parent.map { frames[$0].origin } ?? .zero
      let origin = frame(of: index).origin
      frames[index] = Rect(
        origin: Point(x: parent.x + origin.x, y: parent.y + origin.y), size: places[index].size)
      let place = places[index]
      if !(place.position.x.isFinite && place.position.y.isFinite && place.size.width.isFinite
        && place.size.height.isFinite)
      {
        note("the frame leaves the range of numbers", index)
        places[index] = Place()
      }
      if let stack = tree.stacks[index] { arrange(index, stack) }
    }
  }

  private func frame(of index: Int) -> Rect {
    let (place, anchor) = (places[index], tree.views[index].anchorPoint)
    return Rect(
      x: place.position.x - anchor.x * place.size.width, y: place.position.y - anchor.y * place.size.height,
      width: place.size.width, height: place.size.height)
  }

  private mutating func note(_ message: String, _ view: Int) {
    let problem = Problem(view: view, message: message)
    if problems.count <= SceneError.mostDiagnostics, !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Views that stand by themselves

  private mutating func place(_ index: Int, _ placement: Placement, design: ScreenLayout?) {
    let anchor = tree.views[index].anchorPoint
    let parent = tree.views[index].parent
    let bounds = parent.map { places[$0].size } ?? ground.size
    let safe = ground.safeArea(of: parent.map { frames[$0] } ?? Rect(origin: .zero, size: bounds))
    if placement.spot == .filling {
      let free = placement.isInSafeArea ? bounds.inset(by: safe) : Rect(origin: .zero, size: bounds)
      let frame = placement.pins.frame(over: free, in: bounds, safe)
      places[index] = Place(position: frame.position(anchorPoint: anchor), size: frame.size)
      return
    }
    let size = size(of: index, placement, in: bounds, safe)
    switch placement.spot {
    case .origin(let origin):
      let shift = placement.isInSafeArea ? Point(x: safe.left, y: safe.top) : .zero
      let rect = Rect(origin: Point(x: origin.x + shift.x, y: origin.y + shift.y), size: size)
      places[index] = Place(position: rect.position(anchorPoint: anchor), size: size)
    case .center(let center):
      let shift = placement.isInSafeArea ? Point(x: safe.left, y: safe.top) : .zero
      places[index] = Place(position: Point(x: center.x + shift.x, y: center.y + shift.y), size: size)
    case .filling, .arranged: return
    }
    if !placement.pins.isEmpty {
      let frame = placement.pins.frame(over: frame(of: index), in: bounds, safe)
      places[index] = Place(position: frame.position(anchorPoint: anchor), size: frame.size)
    }
    if let design, !placement.autoresizing.isEmpty {
      let old = parent.map { design.places[$0].size } ?? design.ground.size
      guard old != bounds else { return }
      let frame = placement.autoresizing.resized(design.frame(of: index), from: old, to: bounds)
      places[index] = Place(position: frame.position(anchorPoint: anchor), size: frame.size)
    }
  }

  private mutating func size(
    of index: Int, _ placement: Placement, in bounds: Size, _ safe: EdgeInsets
  ) -> Size {
    let pinned = placement.pins.frame(over: Rect(origin: .zero, size: .zero), in: bounds, safe)
    let width = placement.pins.holdsWidth ? pinned.size.width : placement.width
    let height = placement.pins.holdsHeight ? pinned.size.height : placement.height
    if let width, let height { return Size(width: width, height: height) }
    let own = ownSize(of: index, width: width) ?? .zero
    return Size(width: width ?? own.width, height: height ?? own.height)
  }

  // MARK: Own sizes

  /// The size that a view's content needs; nil for one that needs none.
  private mutating func ownSize(of index: Int, width: Double?) -> Size? {
    let key = OwnSizeKey(view: index, width: width)
    if let known = ownSizes[key] { return known }
    let size: Size?
    if let stack = tree.stacks[index] {
      let views = arranged(in: index)
      size = stack.size(of: views.map(item), width: width) { place, width in ownSize(of: views[place], width: width) }
    } else {
      do throws(TextMeasure.Problem) {
        size = try measure(tree.views[index].content, width)
      } catch {
        note(error.message, index)
        size = .zero
      }
    }
    if let size { ownSizes[key] = size }
    return size
  }

  // MARK: Stacks

  /// What a stack arranges; a hidden subview takes no room.
  private func arranged(in stack: Int) -> [Int] {
    tree.views[stack].children.filter { tree.placements[$0].spot == .arranged && !tree.views[$0].isHidden }
  }

  private func item(_ view: Int) -> StackArrangement.Item {
    let placement = tree.placements[view]
    var item = StackArrangement.Item(width: placement.width, height: placement.height)
    if case .label(let text) = tree.views[view].content {
      // Of a single, centred line.
      let font = text.tallestFont
      item.baseline = LayoutItem.Baseline(part: 0.5, points: font.ascender - font.lineHeight / 2)
    }
    return item
  }

  private mutating func arrange(_ index: Int, _ stack: StackArrangement) {
    let views = arranged(in: index)
    // Pictures smaller than 1 pixel a point keep the places of the full size.
    let frames = stack.frames(
      of: views.map(item), in: places[index].size, scale: max(canvas.scale, 1),
      isRightToLeft: canvas.layoutDirection == .rightToLeft
    ) { place, width in ownSize(of: views[place], width: width) }
    for (child, frame) in zip(views, frames) {
      places[child] = Place(
        position: frame.position(anchorPoint: tree.views[child].anchorPoint), size: frame.size)
    }
    for child in tree.views[index].children where tree.views[child].isHidden {
      // A hidden subview keeps its size at the origin.
      let placement = tree.placements[child]
      guard placement.spot == .arranged else { continue }
      let frame = Rect(origin: .zero, size: Size(width: placement.width ?? 0, height: placement.height ?? 0))
      places[child] = Place(
        position: frame.position(anchorPoint: tree.views[child].anchorPoint), size: frame.size)
    }
  }
}

extension Size {
  fileprivate func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: insets.left, y: insets.top, width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension Pins {
  /// A frame with its pinned edges at their distances from the parent's.
  fileprivate func frame(over frame: Rect, in bounds: Size, _ safe: EdgeInsets) -> Rect {
    func points(_ distance: Distance?, _ safe: Double) -> Double? {
      switch distance {
      case nil: nil
      case .points(let points): points
      case .safeArea: safe
      }
    }
    func span(_ start: Double?, _ end: Double?, _ own: (Double, Double), in length: Double) -> (Double, Double) {
      switch (start, end) {
      case (let start?, let end?): (start, max(length - start - end, 0))
      case (let start?, nil): (start, own.1)
      case (nil, let end?): (length - end - own.1, own.1)
      case (nil, nil): own
      }
    }
    let (x, width) = span(
      points(left, safe.left), points(right, safe.right), (frame.minX, frame.size.width), in: bounds.width)
    let (y, height) = span(
      points(top, safe.top), points(bottom, safe.bottom), (frame.minY, frame.size.height), in: bounds.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}
