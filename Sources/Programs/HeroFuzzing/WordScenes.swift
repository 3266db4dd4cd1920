/// Scenes of two screens that say one thing more than a match: a spring, a curve, a shadow, a clip or a font.
package enum WordScenes {
  /// Each kind with its values, in a matched photo or title, and what is said of the second view.
  private static let kinds: [(name: String, view: String, values: [String])] = [
    (
      "spring", photo,
      [
        (120, 10), (150, 20), (180, 15), (200, 20), (250, 15), (250, 25), (300, 18), (300, 30), (350, 40), (400, 25),
        (500, 35), (80, 12),
      ]
      .map { "\"heroModifiers\": \"spring(\($0.0), \($0.1))\"" }
    ),
    (
      "curve", photo,
      [
        "linear", "easeIn", "easeOut", "easeInOut", "standard", "deceleration", "acceleration", "sharp", "easeOutBack",
        "0.2, 0, 0, 1", "0.4, 0, 1, 1", "0.3, 1.3, 0.6, 1",
      ].map { "\"heroModifiers\": \"timingFunction(\($0)) duration(0.5)\"" }
    ),
    (
      "shadow", photo,
      (0..<12).map {
        "\"shadow\": {\"opacity\": \(Double($0 % 4 + 1) / 8), \"radius\": \($0 * 2), \"offset\": [0, \($0 % 5)]}"
      }
    ),
    ("clip", photo, (0..<12).map { "\"clipsToBounds\": true, \"cornerRadius\": \($0 * 4)" }),
    (
      "font", title,
      (0..<12).map { "\"font\": {\"size\": \(13 + 2 * $0), \"weight\": \"\($0 % 2 == 0 ? "bold" : "regular")\"}" }
    ),
  ]

  private static let photo = "\"backgroundColor\": \"steelblue\""
  private static let title = "\"text\": \"Harbour\""

  /// The scenes by name, the same on every machine.
  package static let all: [(name: String, json: String)] = kinds.flatMap { kind in
    kind.values.enumerated().map { index, value in
      let (small, large) =
        kind.name == "font" ? ("[20, 300, 90, 30]", "[20, 60, 180, 60]") : ("[20, 280, 90, 90]", "[20, 40, 200, 200]")
      return (
        "\(kind.name) \(index)",
        """
        {"version": 1, "canvas": {"width": 240, "height": 420, "scale": 2}, "root": "a", "screens": {
        "a": {"view": {"backgroundColor": "white", "subviews": [
          {"name": "one", "frame": \(small), "heroID": "one", \(kind.view)}]}},
        "b": {"view": {"backgroundColor": "#f4f4f6", "subviews": [
          {"name": "one", "frame": \(large), "heroID": "one", \(kind.view), \(value)}]}}},
        "timeline": [{"wait": 0.1}, {"present": "b"}, {"wait": 0.2}, {"dismiss": true}, {"wait": 0.1}]}
        """
      )
    }
  }
}
