import HeroGeometry
import HeroJSON
import HeroMarkup
import HeroMotion
import HeroRender

/// A piece of the page: a box without a size of its own, or a picture, with what it holds.
struct Element {
  /// What it is besides a box.
  enum Kind {
    case box
    /// By its place among the page's pictures.
    case image(Int)
    /// A snapshot, by its place among the page's templates.
    case snapshot(Int)
    /// SVG, as it stands in the page.
    case drawing(String)
  }

  /// CSS keys in the order in which they are written.
  typealias Declaration = (key: String, value: String)

  /// A CSS key over time.
  struct Track {
    let key: String
    let keys: [(frame: Int, value: String, easing: KeyEasing)]
  }

  var kind: Kind
  private(set) var style: [Declaration] = []
  private(set) var tracks: [Track] = []
  /// The frames at which it is there; nil: as long as what holds it.
  var frames: Range<Int>?
  /// Back to front.
  var children: [Element] = []

  init(_ kind: Kind = .box) { self.kind = kind }

  mutating func set(_ key: String, _ value: String) { style.append((key, value)) }

  /// A value by frame: fixed where it stays within the tolerances, else with key frames.
  ///
  /// - Parameter css: What numbers are called.
  mutating func set(
    _ key: String, _ series: FrameSeries, within tolerances: [Double], _ css: ([Double]) -> String
  ) {
    let keys = series.keyFrames(within: tolerances)
    set(key, css(keys[0].values))
    guard keys.count > 1 else { return }
    tracks.append(Track(key: key, keys: keys.map { ($0.frame, css($0.values), $0.easing) }))
  }

  /// A value by frame that a browser cannot go between as numbers: straight from each to the next.
  mutating func set(_ key: String, eachOf values: [(frame: Int, value: String)]) {
    guard let first = values.first else { return }
    set(key, first.value)
    guard values.count > 1 else { return }
    tracks.append(Track(key: key, keys: values.map { ($0.frame, $0.value, .linear) }))
  }
}

extension KeyEasing {
  /// As CSS says it; nil for linear.
  var css: String? {
    switch self {
    case .hold: "steps(1)"
    case .linear: nil
    case .cubic(let y1, let y2): "cubic-bezier(.3333,\(CSS.number(y1, 4)),.6667,\(CSS.number(y2, 4)))"
    }
  }
}

/// A page's elements as HTML, and what moves in them.
struct Markup {
  private(set) var html = ""
  /// `[element, CSS key, [[frame, value, easing] …]]`
  private(set) var tracks: [JSONValue] = []
  /// `[element, first frame, end]`
  private(set) var windows: [JSONValue] = []
  private var count = 0

  init(_ elements: [Element]) { for element in elements { add(element) } }

  private mutating func add(_ element: Element) {
    var attributes = ""
    if !element.tracks.isEmpty || element.frames != nil {
      attributes += " data-i=\"\(count)\""
      for track in element.tracks {
        tracks.append([
          .integer(count), .string(track.key),
          .array(
            track.keys.map { key in
              .array([.integer(key.frame), .string(key.value)] + (key.easing.css.map { [.string($0)] } ?? []))
            }),
        ])
      }
      if let frames = element.frames {
        windows.append([.integer(count), .integer(frames.lowerBound), .integer(frames.upperBound)])
      }
      count += 1
    }
    let style = element.style.map { "\($0.key):\($0.value)" }.joined(separator: ";")
    if !style.isEmpty { attributes += " style=\"\(MarkupText.attribute(style))\"" }
    switch element.kind {
    case .box: html += "<div\(attributes)>"
    case .image(let place): html += "<img alt=\"\" decoding=\"sync\" data-p=\"\(place)\"\(attributes)>"
    case .snapshot(let place): html += "<div data-t=\"\(place)\"\(attributes)>"
    case .drawing(let svg): html += "<div\(attributes)>\(svg)"
    }
    for child in element.children { add(child) }
    if case .image = element.kind { return }
    html += "</div>"
  }
}

/// CSS's words.
enum CSS {
  /// Points, of the canvas.
  static func points(_ value: Double) -> String { value == 0 ? "0" : number(value, 2) + "px" }

  /// In as few digits as possible.
  static func number(_ value: Double, _ digits: Int) -> String {
    let text = Decimals.compact(value, digits)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
  }

  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { number($0 * 255, 1) }.joined(separator: " ")
    return color.alpha < 1 ? "rgb(\(parts)/\(number(color.alpha, 4)))" : "rgb(\(parts))"
  }

  /// SVG's path data.
  static func path(_ path: Path) -> String {
    var text = ""
    func add(_ word: String, _ points: Point...) {
      text += word
      for (index, value) in points.flatMap({ [$0.x, $0.y] }).enumerated() {
        let digits = number(value, 2)
        text += index > 0 && !digits.hasPrefix("-") ? " " + digits : digits
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quad(let control, let end): add("Q", control, end)
      case .cubic(let first, let second, let end): add("C", first, second, end)
      case .close: text += "Z"
      }
    }
    return text
  }
}
