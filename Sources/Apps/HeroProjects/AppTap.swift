import HeroJSON

/// What a tap on the last screen of a film would set going.
package struct AppTap: Equatable, Sendable {
  /// What `--tap` takes: a name or a point.
  package let place: String
  /// The class of the view, or of the bar that has it.
  package let kind: String
  /// What it shows, where that cannot be the place.
  private let text: String?
  private let isNamed: Bool

  /// As the film's program writes it.
  package init?(_ value: JSONValue) {
    guard let x = value["x"]?.whole, let y = value["y"]?.whole, let kind = value["kind"]?.text else { return nil }
    let shown = value["name"]?.text
    let name = shown.flatMap { $0.isOneWordOfAShell ? $0 : nil }
    (place, self.kind, isNamed) = (name ?? "\(x),\(y)", kind, name != nil)
    text = name != nil ? nil : shown?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// As an option of `herorender app`; a point with what is there.
  package var option: String {
    if isNamed { return "--tap \"\(place)\"" }
    let shown = text.map { " '\($0.count > 30 ? $0.prefix(29) + "…" : $0)'" } ?? ""
    return "--tap \(place) (\(kind)\(shown))"
  }

  package var json: JSONValue { ["tap": .string(place), "kind": .string(kind)] }

  /// Those of the file that the film's program writes.
  package static func all(in value: JSONValue) -> [AppTap] {
    var known: Set<String> = []
    return value.items?.compactMap { AppTap($0) }.filter { known.insert($0.place).inserted } ?? []
  }
}

extension String {
  /// Whether it can stand between the double quotes of a shell, and is short enough to be typed.
  fileprivate var isOneWordOfAShell: Bool {
    count <= 40 && !contains { $0.isNewline || "\"$`\\!".contains($0) }
      // Two numbers are a point.
      && !allSatisfy { $0.isNumber || ",.".contains($0) }
  }
}
