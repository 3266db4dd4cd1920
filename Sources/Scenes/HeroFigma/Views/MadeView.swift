import HeroGeometry
import HeroJSON

typealias Member = JSONValue.Member

/// A view of a screen before it is written.
struct MadeView: Equatable {
  /// Unique in its screen; nil: a part of what a layer shows.
  var name: String?
  /// The layers' names from the frame to it, `Card/Title`: the same in two frames where Figma takes layers for the same.
  var key: String?
  /// What says where it is.
  var place: [Member] = []
  /// What it shows, apart from its size.
  var look: [Member] = []
  /// What it shows that follows from its size, as a path.
  var shape: [Member] = []
  /// Points.
  var size = Size.zero
  /// Its bounding box on the frame, points.
  var box = Rect()
  /// Whether what it cuts off leaves its bounds, so that those views cannot fly by themselves.
  var cutsOff = false
  /// Whether it holds layers outside of its bounds that it does not cut off, which its picture would.
  var overflows = false
  /// Back to front.
  var children: [MadeView] = []

  /// The layers inside, through views that only hold them.
  var layers: [MadeView] { children.flatMap { $0.key == nil ? $0.layers : [$0] } }

  /// Whether it shows the same in the same size.
  func equals(_ other: MadeView) -> Bool {
    size.isNear(other.size) && look == other.look && shape == other.shape && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.place == $1.place && $0.equals($1) }
  }

  /// Without the layers inside: what its own picture shows, whatever the size.
  func looks(like other: MadeView) -> Bool {
    let parts = children.filter { $0.key == nil }
    let others = other.children.filter { $0.key == nil }
    return look.filter(Self.isStill) == other.look.filter(Self.isStill) && shape.map(\.key) == other.shape.map(\.key)
      && parts.count == others.count
      && zip(parts, others).allSatisfy { $0.looks(like: $1) }
  }

  /// Whether a member is none of those that move from one value to the other.
  private static func isStill(_ member: Member) -> Bool {
    !["cornerRadius", "maskedCorners", "cornerCurve", "clipsToBounds", "shadow"].contains(member.key)
  }

  /// As a scene says it; `words` are the heroID and the modifiers of a layer by its name.
  func json(_ words: [String: HeroWords]) -> JSONValue {
    var members: [Member] = []
    if let name { members.append(Member("name", .string(name))) }
    members += place
    if let word = name.flatMap({ words[$0] }) { members += word.members }
    members += look + shape
    if !children.isEmpty { members.append(Member("subviews", .array(children.map { $0.json(words) }))) }
    return .object(members)
  }
}

/// A view's heroID and modifiers.
struct HeroWords: Equatable {
  var id: String?
  var modifiers: String?

  var members: [Member] {
    (id.map { [Member("heroID", .string($0))] } ?? [])
      + (modifiers.map { [Member("heroModifiers", .string($0))] } ?? [])
  }
}

extension Size {
  func isNear(_ other: Size) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}

extension Rect {
  /// Larger by so much on each side.
  func outset(_ by: Double) -> Rect {
    Rect(x: minX - by, y: minY - by, width: size.width + 2 * by, height: size.height + 2 * by)
  }

  /// Whether another is inside, give or take a hundredth of a point.
  func holds(_ other: Rect) -> Bool {
    other.minX > minX - 0.01 && other.minY > minY - 0.01 && other.maxX < maxX + 0.01 && other.maxY < maxY + 0.01
  }

  func union(_ other: Rect) -> Rect { Rect(bounding: corners + other.corners) }
}

extension Rect {
  /// The member that says a frame.
  var frame: Member {
    Member("frame", .numbers([minX.rounded3, minY.rounded3, size.width.rounded3, size.height.rounded3]))
  }
}

extension Path {
  /// In SVG's syntax, in thousandths of a point.
  var text: String {
    func short(_ point: Point) -> Point { Point(x: point.x.rounded3, y: point.y.rounded3) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(short(point))
        case .line(let point): .line(short(point))
        case .quad(let control, let end): .quad(control: short(control), end: short(end))
        case .cubic(let first, let second, let end):
          .cubic(control1: short(first), control2: short(second), end: short(end))
        case .close: .close
        }
      }
    ).svg
  }
}
