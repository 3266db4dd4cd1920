import HeroGeometry
import HeroJSON
import HeroWords

/// Reads how the views of a repeat are arranged, and gives them their frames.
struct RepeatReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// Columns or rows; nil leaves the views where they say.
  func layout(_ cursor: JSONCursor) -> RepeatLayout? {
    let columns = cursor.member("columns")
    let rows = cursor.member("rows")
    guard columns != nil || rows != nil else {
      for key in ["spacing", "insets"] {
        if let member = cursor.member(key) { reader.log.report("'\(key)' goes with 'columns' or 'rows'", at: member) }
      }
      return nil
    }
    if columns != nil, let rows { reader.log.report("give either 'columns' or 'rows'", at: rows) }
    var layout = RepeatLayout()
    layout.isByColumns = columns != nil
    layout.lines = reader.integer(columns ?? rows, in: 1...SceneLimits.madeViews) ?? 1
    if let spacing = cursor.member("spacing") {
      if spacing.elements != nil {
        layout.spacing = reader.point(spacing).map { Size(width: $0.x, height: $0.y) } ?? .zero
      } else {
        let both = reader.number(spacing) ?? 0
        layout.spacing = Size(width: both, height: both)
      }
    }
    layout.insets = InsetsReader(reader).insets(cursor.member("insets")) ?? EdgeInsets()
    return layout
  }

  /// Gives the entries their frames.
  func arranged(
    _ views: [JSONNode], _ layout: RepeatLayout, in bounds: Size?, _ repetition: JSONCursor
  ) -> [JSONNode] {
    let cell = bounds.map { layout.cell(count: views.count, in: $0) }
    var frames: [Rect] = []
    for view in views {
      let cursor = JSONCursor(value: view, path: view.origin ?? repetition.path)
      if let center = cursor.member("center") {
        reader.log.report(
          "'center' does not go with columns and rows; give 'size', or 'frame' for the first entry's place", at: center)
        return views
      }
      if let frame = cursor.member("frame") {
        guard let rect = reader.rect(frame) else { return views }
        frames.append(rect)
      } else if let size = cursor.member("size") {
        guard let size = reader.size(size) else { return views }
        frames.append(Rect(origin: .zero, size: size))
      } else if let cell {
        frames.append(Rect(origin: .zero, size: cell))
      } else {
        reader.log.report(
          "missing key 'size'; columns and rows fill a view only if that has a size of its own", at: cursor)
        return views
      }
    }
    return zip(views, layout.frames(frames)).map { view, frame in view.placed(frame) }
  }
}

extension JSONNode {
  /// A view with a frame in place of any other.
  fileprivate func placed(_ frame: Rect) -> JSONNode {
    guard case .object(var members) = kind else { return self }
    let old = members.first { $0.key == "frame" || $0.key == "size" }
    let place = old?.value.place ?? self.place
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    members.removeAll { $0.key == "frame" || $0.key == "size" }
    members.append(
      JSONMember(
        key: "frame", keyPlace: old?.keyPlace ?? place,
        value: JSONNode(
          kind: .array(numbers.map { JSONNode(kind: .number($0, whole: nil), place: place) }), place: place),
        origin: old?.origin ?? origin))
    var result = self
    result.kind = .object(members)
    return result
  }
}
