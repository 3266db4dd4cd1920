import HeroGeometry
import HeroJSON

/// Lays keys of a view over others.
struct KeyMerging {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// A view's keys with others over them, that were written in the object at a path.
  ///
  /// The canvas is given for the root of a screen, which fills it without a frame.
  func merged(
    _ own: [JSONMember], _ changes: [JSONMember], from path: JSONPath, canvas: Size? = nil
  ) -> [JSONMember] {
    var members = own
    let keys = Set(changes.map(\.key))
    if keys.contains("frame") {
      members.removeAll { $0.key == "center" || $0.key == "size" }
    } else if keys.contains("center") || keys.contains("size") {
      splitFrame(&members, canvas: canvas)
    }
    let positions = Dictionary(members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for var member in changes {
      member.origin = member.origin ?? path
      if let position = positions[member.key] {
        members[position] = member
      } else {
        members.append(member)
      }
    }
    return members
  }

  /// Says a frame as centre and size, so that a change can replace one of them.
  private func splitFrame(_ members: inout [JSONMember], canvas: Size?) {
    func numbers(_ key: String) -> [Double]? {
      guard case .array(let values)? = members.first(where: { $0.key == key })?.value.kind else { return nil }
      return values.compactMap { reader.calculated($0).real }
    }
    let anchor = numbers("anchorPoint").flatMap { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
    let frame: JSONMember
    let rect: Rect
    if let position = members.firstIndex(where: { $0.key == "frame" }) {
      guard let n = numbers("frame"), n.count == 4 else { return }
      frame = members.remove(at: position)
      rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    } else if let canvas, let first = members.first,
      !members.contains(where: { $0.key == "size" || $0.key == "center" })
    {
      frame = first
      rect = Rect(origin: .zero, size: canvas)
    } else {
      return
    }
    let center = rect.position(anchorPoint: anchor ?? Point(x: 0.5, y: 0.5))
    for (key, pair) in [("center", [center.x, center.y]), ("size", [rect.size.width, rect.size.height])] {
      var member = frame
      member.key = key
      let place = frame.value.place
      member.value = JSONNode(
        kind: .array(pair.map { JSONNode(kind: .number($0, whole: nil), place: place) }), place: place)
      members.append(member)
    }
  }
}
