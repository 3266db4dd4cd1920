import HeroGeometry
import InterfaceBuilder
import ViewLayout

/// Says where the views of a document are, on the canvas that it was made for and on others.
package struct InterfaceLayout {
  let usesAutoLayout: Bool
  /// What fonts of text styles were made for.
  let textSize: ContentSizeCategory
  let sizes: InterfaceSizes

  package init(_ document: InterfaceDocument, sizes: InterfaceSizes) {
    usesAutoLayout = document.usesAutoLayout
    textSize = document.traits.textSize
    self.sizes = sizes
  }

  /// Places a controller's view, with everything inside; nothing for a controller without one.
  package func places(of controller: InterfaceController, on ground: InterfaceGround) -> InterfacePlaces {
    controller.view.map { places(of: $0, guides: controller.guides, on: ground) } ?? InterfacePlaces()
  }

  /// Places a view, with everything inside; the guides are a controller's top and bottom ones, nil where there is no controller.
  package func places(
    of view: InterfaceView, guides: [InterfaceGuide]? = nil, on ground: InterfaceGround
  ) -> InterfacePlaces {
    var places = InterfacePlaces()
    let root = Rect(size: ground.size)
    places.frames[view.id] = root
    var island = Island(root: view, size: ground.size, safeArea: ground.safeArea)
    island.controllerGuides = guides
    place(island, on: ground, &places)
    places.warnings.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    return places
  }

  /// Places what is in an island, and the cells of its tables and collections.
  func place(_ island: Island, on ground: InterfaceGround, _ places: inout InterfacePlaces) {
    var stored: [String: Rect] = [:]
    var isStale = Set<String>()
    island.visit { view, superview, _ in
      guard let superview else { return }
      stored[view.id] = view.frame
      // What is in a view that is not where it was stored is not either.
      let isUnknown = view.frame.map { $0.size == .zero } ?? true
      if view.isMisplaced || isUnknown || isStale.contains(superview.id) { isStale.insert(view.id) }
    }
    let isStored = ground.keepsStoredFrames && island.isOfStoredSize
    let resized = isStored && textSize != .large ? island.textSizeFollowers : []
    let keepsFrames = isStored && resized.isEmpty
    let outgrown = keepsFrames ? outgrown(island) : resized
    var frames = stored
    var around = surroundings(island, frames)
    if !keepsFrames || !isStale.isEmpty || !outgrown.isEmpty, !places.isTooLarge(island) {
      let own = outgrown.isEmpty ? sizes : sizes.keeping(island, but: outgrown)
      let solved = solve(island, own, from: stored, on: ground, &places)
      let isKept = keepsFrames && outgrown.isEmpty
      frames = isKept ? stored.merging(solved.filter { isStale.contains($0.key) }) { $1 } : solved
      around = surroundings(island, frames)
    }
    places.frames.merge(frames) { $1 }
    for (id, own) in around { places.safeAreas[id] = own.safeArea }
    island.visit { view, superview, _ in
      guard view.content.scrolls != nil, let frame = superview == nil ? Rect(size: island.size) : frames[view.id]
      else { return }
      let isFirst = superview == nil || superview?.id == island.root.id
      placeContents(
        of: view, in: frame.size, around[view.id]?.safeArea ?? EdgeInsets(),
        isUnderBar: ground.isInNavigation && island.controllerGuides != nil && isFirst, on: ground, &places)
    }
  }

  func surroundings(_ island: Island, _ frames: [String: Rect]) -> [String: Surroundings] {
    var around = [
      island.root.id: Surroundings(
        root: island.root, size: island.size, safeArea: island.safeArea, isController: island.controllerGuides != nil)
    ]
    island.visit { view, superview, _ in
      guard let superview, let outer = around[superview.id], let frame = frames[view.id] else { return }
      let size = superview.id == island.root.id ? island.size : frames[superview.id]?.size ?? .zero
      around[view.id] = Surroundings(view, at: frame, in: superview, of: size, outer)
    }
    return around
  }

  /// The views whose texts follow the user's text size, which layouts place, and which were stored for a smaller text.
  private func outgrown(_ island: Island) -> Set<String> {
    guard usesAutoLayout else { return [] }
    let styled = sizes.cellPlaces(island)
    var found = Set<String>()
    island.visit { view, superview, _ in
      guard let superview, !view.isMisplaced else { return }
      let isArranged = if case .stack = superview.content { true } else { false }
      guard isArranged || styled[view.id] != nil || !view.translatesMask && !view.isFixedFrame else { return }
      if sizes.outgrows(view) { found.insert(view.id) }
    }
    return found
  }

  /// Solves until safe areas and margins, which follow from the frames, stay as they are.
  private func solve(
    _ island: Island, _ sizes: InterfaceSizes, from stored: [String: Rect], on ground: InterfaceGround,
    _ places: inout InterfacePlaces
  ) -> [String: Rect] {
    var frames = stored
    var around = surroundings(island, frames)
    for round in 0..<5 {
      var system = IslandSystem(island, usesAutoLayout: usesAutoLayout, sizes: sizes, around: around)
      let result = system.solve(scale: ground.scale)
      for (view, frame) in zip(system.views, result.frames) {
        if let frame { frames[view.id] = frame }
      }
      let next = surroundings(island, frames)
      guard next == around || round == 4 else {
        around = next
        continue
      }
      for (view, size) in zip(system.views, result.scrolledSizes) {
        if let size { places.contentSizes[view.id] = size }
      }
      places.warnings += warnings(system, result)
      break
    }
    return frames
  }

  // MARK: Warnings

  private func warnings(_ system: IslandSystem, _ result: LayoutResult) -> [InterfaceRemark] {
    var names: [String: String] = [:]
    for view in system.views {
      names[view.id] = view.shownName
      for guide in view.guides { names[guide.id] = "\(view.shownName).\(guide.kind.rawValue)" }
    }
    func text(_ constraint: InterfaceConstraint) -> String { constraint.formula { names[$0] ?? $0 } }
    var warnings = system.lost.map { constraint in
      InterfaceRemark(
        kind: .layout, element: "constraint",
        message: "the constraint \(text(constraint)) has no effect: "
          + (abs(constraint.multiplier) <= IslandSystem.largestMultiplier
            ? "it names what is not in its view" : "its multiplier is too large"),
        place: constraint.place)
    }
    func describe(_ source: LayoutResult.Source) -> (text: String, place: InterfacePlace?) {
      switch source {
      case .contentSize(let item, let axis, _, let length):
        let view = system.views[item]
        let what = axis == .horizontal ? "width" : "height"
        return ("the \(what) \(length) that the contents of \(view.shownName) ask for", view.place)
      case .constraint(let number):
        switch system.sources[number] {
        case .file(let constraint): return (text(constraint), constraint.place)
        case .mask(let view): return ("the autoresizing mask of \(view.shownName)", view.place)
        case .stack(let view, let name): return ("\(name) of \(view.shownName)", view.place)
        case .guide: return ("the controller's layout guides", nil)
        }
      }
    }
    for conflict in result.conflicts {
      let dropped = describe(conflict.dropped)
      let opponents = conflict.opponents.map { opponent in
        let (text, place) = describe(opponent)
        return text + (place.map { " (line \($0.line))" } ?? "")
      }
      let place = dropped.place ?? conflict.opponents.lazy.compactMap { describe($0).place }.first
      warnings.append(
        InterfaceRemark(
          kind: .layout, element: "constraint",
          message: "\(dropped.text) is left out: it conflicts with \(opponents.joined(separator: ", "))",
          place: place ?? system.views[0].place))
    }
    let words: [LayoutAttribute: String] = [.left: "x", .top: "y", .width: "width", .height: "height"]
    for (item, sides) in result.ambiguous {
      let view = system.views[item]
      let what = sides.compactMap { words[$0] }.joined(separator: ", ")
      warnings.append(
        InterfaceRemark(
          kind: .layout, element: view.element,
          message: "constraints do not determine \(what) of \(view.shownName); the stored frame is used",
          place: view.place))
    }
    return warnings
  }
}

extension InterfacePlaces {
  /// Views and constraints that are solved together, at most.
  private static let limit = 5000

  /// Whether an island holds more than can be solved in good time; if so, it warns.
  fileprivate mutating func isTooLarge(_ island: Island) -> Bool {
    var count = 0
    island.visit { view, _, _ in count += 1 + view.constraints.count }
    guard count > Self.limit else { return false }
    warnings.append(
      InterfaceRemark(
        kind: .layout, element: island.root.element,
        message:
          "\(count) views and constraints are more than the \(Self.limit) that are laid out; stored frames are used",
        place: island.root.place))
    return true
  }
}
