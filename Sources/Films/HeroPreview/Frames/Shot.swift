import HeroInspection
import HeroRender

/// One picture of a film: a frame and what is drawn on it.
struct Shot: Hashable, Sendable {
  /// From 0.
  var frame: Int
  /// What explains it.
  var overlay: Set<OverlayPart> = []
  /// Frames before and after it that shine through, a number each way.
  var onion = 0
  /// Whether the layers are drawn apart.
  var isExploded = false

  /// Most frames that shine through, each way.
  static let maximumOnion = 5

  /// Reads a request's options; throws for words that mean nothing.
  init(frame: Int, query: [String: String]) throws(PreviewProblem) {
    self.frame = frame
    for word in (query["overlay"] ?? "").split(separator: ",") {
      guard let part = OverlayPart(rawValue: String(word)) else {
        let known = OverlayPart.allCases.map(\.rawValue).joined(separator: ", ")
        throw PreviewProblem(400, "overlay has no '\(word)'; it has \(known)")
      }
      overlay.insert(part)
    }
    if let text = query["onion"], !text.isEmpty {
      guard let count = Int(text), (0...Self.maximumOnion).contains(count) else {
        throw PreviewProblem(400, "onion is 0…\(Self.maximumOnion)")
      }
      onion = count
    }
    isExploded = query["exploded"] == "1"
  }

  /// A plain frame.
  init(frame: Int) { self.frame = frame }

  /// The same picture of another frame.
  func at(_ frame: Int) -> Shot {
    var shot = self
    shot.frame = frame
    return shot
  }
}
