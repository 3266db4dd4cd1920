import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

/// A key of a view or of a step whose value the preview tries and saves.
enum EditableKey: String, CaseIterable, Sendable {
  // Of views.
  case heroModifiers, frame, backgroundColor, cornerRadius, text, textColor
  // Of steps.
  case wait, animation, speed
  case panFrom = "pan.from"
  case panBy = "pan.by"
  case panTo = "pan.to"
  case panPath = "pan.path"
  case panDuration = "pan.duration"
  case panTiming = "pan.timing"

  /// The keys from the view's or step's object to the value.
  var way: [String] { rawValue.split(separator: ".").map(String.init) }

  var isOfStep: Bool { Self.ofSteps.contains(self) }

  private static let ofSteps: Set<EditableKey> = [
    .wait, .animation, .speed, .panFrom, .panBy, .panTo, .panPath, .panDuration, .panTiming,
  ]

  /// Whether layout may move other views after it.
  var movesOthers: Bool { self == .frame || self == .text }

  /// Keys that a new member stands behind, where the object has one of them; else it stands at the end.
  var neighbours: [String] {
    switch self {
    case .heroModifiers: ["heroID"]
    case .textColor: ["font", "text"]
    case .cornerRadius: ["backgroundColor", "frame"]
    case .backgroundColor: ["frame"]
    case .panPath: ["to", "by", "from"]
    default: []
    }
  }

  /// Whether views of a type have it.
  func suits(_ view: View) -> Bool {
    if case .label = view.content { return !isOfStep }
    return !isOfStep && self != .text && self != .textColor
  }

  /// What a view shows, as a file would write it; nil for none.
  func shown(by view: View) -> JSONValue? {
    switch self {
    case .frame:
      let (size, anchor) = (view.size, view.anchorPoint)
      return .numbers([
        view.position.x - anchor.x * size.width, view.position.y - anchor.y * size.height, size.width, size.height,
      ])
    case .backgroundColor: return view.backgroundColor.map { .color($0) }
    case .cornerRadius: return .number(view.cornerRadius)
    case .text: if case .label(let label) = view.content { return .string(label.text) }
    case .textColor: if case .label(let label) = view.content { return .color(label.color) }
    case .heroModifiers: return view.heroModifiers.map { .string($0.text) }
    default: break
    }
    return nil
  }
}
