import HeroGeometry
import HeroJSON
import HeroModel
import ViewLayout

/// Reads how views say where they are.
struct PlacementReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// How a view says where it is; nil after a problem.
  func placement(
    _ cursor: JSONCursor, anchor: Point, isRoot: Bool, inStack: Bool, type: ViewType
  ) -> Placement? {
    guard let pins = pins(cursor.member("pin")) else { return nil }
    let isInSafeArea = reader.bool(cursor.member("safeArea")) ?? false
    var placement: Placement?
    if let frame = cursor.member("frame") {
      placement = framed(frame, cursor, anchor: anchor, pins: pins, type: type)
    } else if let center = cursor.member("center") {
      placement = centered(center, cursor, pins: pins, type: type)
    } else {
      placement = unplaced(
        cursor, isRoot: isRoot, inStack: inStack, fillsSafeArea: isInSafeArea, pins: pins, type: type)
    }
    placement?.pins = pins
    placement?.isInSafeArea = isInSafeArea
    guard let mask = cursor.member("autoresizing") else { return placement }
    placement?.autoresizing = autoresizing(mask) ?? []
    if placement?.spot == .arranged {
      reader.log.report("a stack lays out its subviews; 'autoresizing' goes with 'frame' or 'center'", at: mask)
    } else if !pins.isEmpty {
      reader.log.report("give either 'pin' or 'autoresizing'", at: mask)
    }
    return placement
  }

  private func framed(
    _ frame: JSONCursor, _ cursor: JSONCursor, anchor: Point, pins: Pins, type: ViewType
  ) -> Placement? {
    for key in ["center", "size"] {
      if let other = cursor.member(key) { reader.log.report("give either 'frame' or '\(key)'", at: other) }
    }
    guard mayBeOpen(type, pins) else {
      guard let rect = reader.rect(frame) else { return nil }
      let position = rect.position(anchorPoint: anchor)
      guard position.x.isFinite, position.y.isFinite else {
        reader.log.report("the frame leaves the range of numbers", at: frame)
        return nil
      }
      return Placement(spot: .origin(rect.origin), width: rect.size.width, height: rect.size.height)
    }
    guard let elements = frame.elements, (2...4).contains(elements.count) else {
      reader.log.report(
        "expected [x, y], [x, y, width] or [x, y, width, height]; null is the view's own side", at: frame)
      return nil
    }
    guard let origin = reader.numbers(Array(elements[..<2])),
      let size = openSize(Array(elements[2...]), frame, pins, type)
    else { return nil }
    return Placement(spot: .origin(Point(x: origin[0], y: origin[1])), width: size.width, height: size.height)
  }

  private func centered(
    _ center: JSONCursor, _ cursor: JSONCursor, pins: Pins, type: ViewType
  ) -> Placement? {
    let position = reader.point(center)
    guard let member = cursor.member("size") else {
      guard type.hasOwnSize else {
        reader.log.report("missing key 'size', which goes with 'center'", at: cursor)
        return nil
      }
      return position.map { Placement(spot: .center($0)) }
    }
    guard let size = size(member, pins, type), let position else { return nil }
    return Placement(spot: .center(position), width: size.width, height: size.height)
  }

  /// A view without a place of its own: a stack, the canvas, the safe area or pins must give it one.
  private func unplaced(
    _ cursor: JSONCursor, isRoot: Bool, inStack: Bool, fillsSafeArea: Bool, pins: Pins, type: ViewType
  ) -> Placement? {
    var size: (width: Double?, height: Double?)?
    if let member = cursor.member("size") {
      size = inStack && pins.isEmpty ? openSize(in: member) : self.size(member, pins, type)
      guard size != nil else { return nil }
    }
    if !pins.isEmpty { return pinned(cursor, pins, size: size, type: type) }
    if inStack, !fillsSafeArea { return Placement(spot: .arranged, width: size?.width, height: size?.height) }
    if let size {
      guard isRoot || fillsSafeArea else {
        reader.log.report("missing key 'center', which goes with 'size'", at: cursor)
        return nil
      }
      return Placement(spot: .origin(.zero), width: size.width, height: size.height)
    }
    if isRoot || fillsSafeArea { return Placement(spot: .filling) }
    reader.log.report("missing key 'frame' (or 'center' and 'size')", at: cursor)
    return nil
  }

  /// A view that only pins place: each axis needs one, and two when there is no length.
  private func pinned(
    _ cursor: JSONCursor, _ pins: Pins, size: (width: Double?, height: Double?)?, type: ViewType
  ) -> Placement? {
    guard let pin = cursor.member("pin") else { return nil }
    let axes = [
      (pins.left ?? pins.right, pins.holdsWidth, size?.width, "left", "right", "width"),
      (pins.top ?? pins.bottom, pins.holdsHeight, size?.height, "top", "bottom", "height"),
    ]
    for (one, holdsLength, length, start, end, side) in axes {
      if one == nil {
        reader.log.report("pin '\(start)' or '\(end)' too, or give 'frame' or 'center'", at: pin)
        return nil
      }
      if !holdsLength, length == nil, !type.hasOwnSize {
        reader.log.report("pin both '\(start)' and '\(end)', or give a \(side) with 'size' or 'frame'", at: pin)
        return nil
      }
    }
    return Placement(spot: .origin(.zero), width: size?.width, height: size?.height)
  }

  // MARK: Lengths

  private func mayBeOpen(_ type: ViewType, _ pins: Pins) -> Bool {
    type.hasOwnSize || pins.holdsWidth || pins.holdsHeight
  }

  private func size(
    _ cursor: JSONCursor, _ pins: Pins, _ type: ViewType
  ) -> (width: Double?, height: Double?)? {
    guard mayBeOpen(type, pins) else { return reader.size(cursor).map { ($0.width, $0.height) } }
    guard let elements = cursor.elements, (1...2).contains(elements.count) else {
      reader.log.report("expected [width] or [width, height]; null is the view's own side", at: cursor)
      return nil
    }
    return openSize(elements, cursor, pins, type)
  }

  /// A size in a stack, where any view may leave a side to the stack.
  private func openSize(in cursor: JSONCursor) -> (width: Double?, height: Double?)? {
    guard let elements = cursor.elements, elements.count == 2 else {
      return reader.size(cursor).map { ($0.width, $0.height) }
    }
    return lengths(elements).map { ($0[0], $0[1]) }
  }

  /// Width and height, of which the last ones may be missing and any may be null.
  private func openSize(
    _ elements: [JSONCursor], _ owner: JSONCursor, _ pins: Pins, _ type: ViewType
  ) -> (width: Double?, height: Double?)? {
    guard let given = lengths(elements) else { return nil }
    let width = given.isEmpty ? nil : given[0]
    let height = given.count > 1 ? given[1] : nil
    for (length, isHeld, side) in [(width, pins.holdsWidth, "width"), (height, pins.holdsHeight, "height")]
    where length == nil && !isHeld && !type.hasOwnSize {
      reader.log.report("a view of type '\(type.rawValue)' has no \(side) of its own; give a number", at: owner)
      return nil
    }
    return (width, height)
  }

  /// Numbers ≥ 0, or null.
  private func lengths(_ elements: [JSONCursor]) -> [Double?]? {
    var values: [Double?] = []
    for element in elements {
      if case .null = element.value.kind {
        values.append(nil)
      } else if let value = reader.number(element, .notNegative) {
        values.append(value)
      }
    }
    return values.count == elements.count ? values : nil
  }

  // MARK: Pins and masks

  /// No pins when there is no value; nil after a problem.
  private func pins(_ cursor: JSONCursor?) -> Pins? {
    guard let cursor else { return Pins() }
    guard reader.isObject(cursor, keys: SceneKeys.insets, what: "an object with 'left', 'right', 'top' or 'bottom'")
    else {
      return nil
    }
    guard !cursor.members.isEmpty else {
      reader.log.report("pin at least one of 'left', 'right', 'top' and 'bottom'", at: cursor)
      return nil
    }
    var pins = Pins()
    let sides: [(String, WritableKeyPath<Pins, Pins.Distance?>)] = [
      ("left", \.left), ("right", \.right), ("top", \.top), ("bottom", \.bottom),
    ]
    for (key, side) in sides {
      guard let member = cursor.member(key) else { continue }
      guard let distance = distance(member) else { return nil }
      pins[keyPath: side] = distance
    }
    return pins
  }

  private func distance(_ cursor: JSONCursor) -> Pins.Distance? {
    if case .string(let text) = cursor.value.kind, !text.hasPrefix("{") {
      if text == "safeArea" { return .safeArea }
      reader.log.report("expected a number or \"safeArea\", found '\(text)'", at: cursor)
      return nil
    }
    return reader.number(cursor).map { .points($0) }
  }

  private func autoresizing(_ cursor: JSONCursor) -> Autoresizing? {
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of UIView's masks, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    var mask: Autoresizing = []
    for element in elements {
      if let part = reader.choice(element, Autoresizing.names) { mask.formUnion(part) }
    }
    return mask
  }
}
