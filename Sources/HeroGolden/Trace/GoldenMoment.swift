import HeroRender

/// One moment of a film that a golden holds.
public struct GoldenMoment: Equatable, Sendable {
  /// Names its file: `frame_00014`, `t0_050`.
  public var name: String
  /// For people: `frame 14`, `transition 0 at 50 % (0.275 s)`.
  public var label: String
  /// Seconds.
  public var time: Double

  /// Makes a moment.
  package init(name: String, label: String, time: Double) {
    self.name = name
    self.label = label
    self.time = time
  }

  /// A frame of the film.
  public init(frame: Int, time: Double) {
    let file = PNGSequenceSink.fileName(frame: frame)
    self.init(name: String(file.dropLast(".png".count)), label: "frame \(frame)", time: time)
  }

  /// The picture's file.
  public var file: String { name + ".png" }
}
