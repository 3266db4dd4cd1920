import HeroGeometry
import HeroInspection
import HeroJSON
import HeroRender

/// The words that stand beside views on the frames of a film, which the page draws itself: at the screen's size, wherever there is room.
struct NamesDocument {
  let variant: Variant
  /// What is drawn over the frames; the frame counts for nothing.
  let shot: Shot

  /// `{"version", "words": [{"text", "color"}], "frames": [[word, x, y, …], …]}`; points of the canvas.
  func json() throws(RenderError) -> JSONValue {
    var words: [Word: Int] = [:]
    var order: [Word] = []
    var frames: [JSONValue] = []
    for frame in 0..<variant.clock.frameCount {
      var numbers: [Double] = []
      for name in try variant.names(of: shot.at(frame)) where name.anchor.x.isFinite && name.anchor.y.isFinite {
        let word = Word(text: name.text, color: name.color)
        if words[word] == nil {
          words[word] = order.count
          order.append(word)
        }
        numbers += [Double(words[word] ?? 0), Self.rounded(name.anchor.x), Self.rounded(name.anchor.y)]
      }
      frames.append(.numbers(numbers))
    }
    return [
      "version": .integer(1),
      "words": .array(
        order.map { word in
          let parts = [word.color.red, word.color.green, word.color.blue].map { "\(Int(($0 * 255).rounded()))" }
          return ["text": .string(word.text), "color": .string("rgb(\(parts.joined(separator: ",")))")]
        }), "frames": .array(frames),
    ]
  }

  private struct Word: Hashable {
    let text: String
    let color: Color
  }

  /// A tenth of a point is less than a screen shows.
  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
