import Foundation
import HeroGeometry

@testable import HeroModel

/// Scenes that say things once, and what becomes of them.
enum WordScene {
  /// A scene 100 points wide and 200 high, in one line, whose screen `a` has these subviews.
  static func text(_ subviews: String, components: String = "", styles: String = "", timeline: String = "") -> String {
    #"{"version":1,"canvas":{"width":100,"height":200,"scale":1},"styles":{\#(styles)},"components":{\#(components)},"#
      + #""screens":{"a":{"view":{"subviews":[\#(subviews)]}},"b":{"view":{}}},"root":"a","timeline":[\#(timeline)]}"#
  }

  /// The views of screen `a` but its root.
  static func views(
    _ subviews: String, components: String = "", styles: String = "", timeline: String = ""
  ) throws -> [View] {
    let text = text(subviews, components: components, styles: styles, timeline: timeline)
    return Array(try SceneText.load(text).screens[0].views.dropFirst())
  }

  /// The problems of such a scene without file and place of their own; `@1` stands for the place of the first subview, and so on for
  /// other texts that the scene holds once.
  static func problems(
    _ subviews: String, components: String = "", styles: String = "", timeline: String = "",
    marks: [(String, String)] = []
  ) -> [String] {
    let text = text(subviews, components: components, styles: styles, timeline: timeline)
    var places = marks.map { ($0.0, place(of: $0.1, in: text)) }
    if !subviews.isEmpty { places.append(("@1", place(of: "[\(subviews)]", in: text, from: 1))) }
    return SceneText.messages(text).map { message in
      places.reduce(message) { $0.replacingOccurrences(of: " at \($1.1)", with: " at \($1.0)") }
    }
  }

  /// Where a part of a line stands.
  private static func place(of part: String, in text: String, from: Int = 0) -> String {
    let parts = text.components(separatedBy: part)
    return "s.json:1:\(parts[0].unicodeScalars.count + 1 + from)"
  }
}

extension View {
  /// The place in the parent, in points.
  var frame: Rect {
    Rect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// What a label says; nil for other views.
  var words: String? {
    guard case .label(let text) = content else { return nil }
    return text.text
  }
}
