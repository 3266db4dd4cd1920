import HeroRender

/// One moment of a film that a golden holds.
package struct GoldenMoment: Equatable, Sendable {
  /// Names its file: `frame_00014`, `t0_050`.
  package var name: String
  /// For people: `frame 14`, `transition 0 at 50 % (0.275 s)`.
  package var label: String
  /// Seconds.
  package var time: Double

  package init(name: String, label: String, time: Double) {
    self.name = name
    self.label = label
    self.time = time
  }

  /// A frame of the film.
  package init(frame: Int, time: Double) {
    let file = PNGSequenceSink.fileName(frame: frame)
    self.init(name: String(file.dropLast(".png".count)), label: "frame \(frame)", time: time)
  }

  /// The picture's file.
  package var file: String { name + ".png" }
}
