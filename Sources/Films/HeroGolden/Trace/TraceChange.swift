import HeroInspection
import HeroJSON
import HeroRender

/// One difference between two traces.
package struct TraceChange: Equatable, Sendable {
  /// `frame_00014`, `t0_050`, or a picture's name.
  package var section: String
  /// Whether the section is a picture.
  package var isPicture: Bool
  /// The layer as people read it.
  package var layer: String
  /// The view's path.
  package var path: String
  /// Core Animation's key; empty when the layer came or went.
  package var key: String
  /// The golden's value.
  package var expected: String
  package var actual: String

  /// `frame 14 detail/card cornerRadius 12 → 9.6`.
  package var text: String {
    let place = isPicture ? "picture" : Trace.title(section)
    if key.isEmpty { return "\(place) \(layer) \(actual)" }
    return "\(place) \(layer) \(difference)"
  }

  /// `cornerRadius 12 → 9.6`.
  var difference: String { "\(key) \(expected) → \(actual)" }
}

/// Compares traces layer by layer.
enum TraceComparison {
  /// The differences in film order, pictures first; layers in the golden's order, then new ones; keys sorted.
  ///
  /// - Parameter isIgnored: Whether a view's numbers do not count, with those of what it holds.
  static func changes(
    expected: Trace, actual: Trace, isIgnored: (String) -> Bool = { _ in false }
  ) -> [TraceChange] {
    sections(expected.pictures, actual.pictures, isPicture: true, isIgnored)
      + sections(expected.moments, actual.moments, isPicture: false, isIgnored)
  }

  private static func sections(
    _ expected: [Trace.Section], _ actual: [Trace.Section], isPicture: Bool, _ isIgnored: (String) -> Bool
  ) -> [TraceChange] {
    let byName = Dictionary(actual.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [TraceChange] = []
    for section in expected {
      // The count of frames reports a missing frame, the layer that shows it a missing picture.
      guard let other = byName[section.name], other.lines != section.lines else { continue }
      changes += Self.changes(section, other, isPicture: isPicture, isIgnored)
    }
    return changes
  }

  private static func changes(
    _ expected: Trace.Section, _ actual: Trace.Section, isPicture: Bool, _ isIgnored: (String) -> Bool
  ) -> [TraceChange] {
    let old = layers(expected.lines, isIgnored)
    let new = layers(actual.lines, isIgnored)
    let oldKeys = Set(old.map(\.key))
    let newByKey = Dictionary(new.map { ($0.key, $0.line) }, uniquingKeysWith: { first, _ in first })
    var changes: [TraceChange] = []
    func add(_ line: TraceLine, _ key: String, _ from: String, _ to: String) {
      changes.append(
        TraceChange(
          section: expected.name, isPicture: isPicture, layer: line.title, path: line.path, key: key, expected: from,
          actual: to))
    }
    for (key, line) in old {
      guard let other = newByKey[key] else {
        add(line, "", "there", "is gone")
        continue
      }
      guard line != other else { continue }
      if line.depth != other.depth { add(line, "depth", "\(line.depth)", "\(other.depth)") }
      for name in Set((line.values + other.values).map(\.key)).sorted() {
        let (from, to) = (line[name] ?? TraceLine.defaults[name], other[name] ?? TraceLine.defaults[name])
        if let from, let to, TraceNumber.isSame(from, to) { continue }
        // A golden of version 1 names an image by 12 digits of its SHA-256, which today's 16 cannot be compared with.
        if name == "contents.image", Set([from, to].map { $0?.text?.count }) == [12, 16] { continue }
        let texts = (text(from, key: name), text(to, key: name))
        // Colours that differ by less than a byte read the same.
        let isTold = texts.0 != texts.1
        add(line, name, isTold ? texts.0 : text(from, key: ""), isTold ? texts.1 : text(to, key: ""))
      }
    }
    for (key, line) in new where !oldKeys.contains(key) { add(line, "", "not there", "is new") }
    let common = Set(new.map(\.key)).intersection(oldKeys)
    let (oldOrder, newOrder) = (old.filter { common.contains($0.key) }, new.filter { common.contains($0.key) })
    if let first = zip(oldOrder, newOrder).first(where: { $0.key != $1.key }) {
      add(first.0.line, "order", "before \(first.1.line.title)", "after \(first.1.line.title)")
    }
    return changes
  }

  /// The layers with keys that are unique in the section; ignored ones and what they hold left out.
  private static func layers(
    _ lines: [TraceLine], _ isIgnored: (String) -> Bool
  ) -> [(key: String, line: TraceLine)] {
    var seen: [String: Int] = [:]
    var layers: [(key: String, line: TraceLine)] = []
    var ignoredDepth: Int?
    for line in lines {
      if let depth = ignoredDepth {
        if line.depth > depth { continue }
        ignoredDepth = nil
      }
      if isIgnored(line.path) {
        ignoredDepth = line.depth
        continue
      }
      let count = seen[line.identity, default: 0]
      seen[line.identity] = count + 1
      layers.append(("\(line.identity) \(count)", line))
    }
    return layers
  }

  static func text(_ value: JSONValue?, key: String) -> String {
    guard let value else { return "none" }
    switch value {
    case .array(let items):
      if key.lowercased().hasSuffix("color") || key == "contents.background" || key == "contents.tint",
        let numbers = value.reals, numbers.count == 4
      {
        return color(numbers)
      }
      if !key.isEmpty, let numbers = value.reals, numbers.count == 16 {
        return ValueText.transform(numbers, decimals: TraceNumber.digits)
      }
      return "(\(items.map { text($0, key: "") }.joined(separator: ", ")))"
    case .string(let text): return text
    case .number(let number): return Decimals.compact(number, TraceNumber.digits)
    default: return value.line
    }
  }

  /// `#rrggbb`, with the alpha when it is not 1.
  private static func color(_ numbers: [Double]) -> String {
    let digits = numbers.prefix(3).map { component in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined() + (numbers[3] == 1 ? "" : " \(Decimals.compact(numbers[3] * 100, 1)) %")
  }
}
