import HeroFiles

/// What one run of the renderer is about to produce; the same for every output.
package struct RenderRun: Equatable, Sendable {
  /// What the frames belong to.
  package var header: FilmHeader
  /// The frames to render, ascending.
  package var requests: [FrameRequest]
  /// Whether the requests are the whole film, so that an output may clear away what they do not replace.
  package var isWholeFilm: Bool
  /// How many of the film's frames one of the requests stands for (`--every`), ≥ 1. Default: 1.
  package var every: Int
  /// Keep frames that are done. Default: false.
  package var resumes: Bool
  /// Replace what belongs to another scene. Default: false.
  package var forces: Bool
  /// Base name of the scene's file, `-` for standard input; nil when no file is known. Default: nil.
  package var sceneName: String?
  /// What no output may write over. Default: nothing.
  package var sources = SourceFiles()

  package init(
    header: FilmHeader, requests: [FrameRequest], isWholeFilm: Bool, every: Int = 1, resumes: Bool = false,
    forces: Bool = false, sceneName: String? = nil, sources: SourceFiles = SourceFiles()
  ) {
    self.header = header
    self.requests = requests
    self.isWholeFilm = isWholeFilm
    self.every = max(1, every)
    self.resumes = resumes
    self.forces = forces
    self.sceneName = sceneName
    self.sources = sources
  }

  /// Whether the run adds to what an output holds rather than replacing it.
  var isPartial: Bool { !isWholeFilm || resumes }

  /// How fast the requested frames follow one another when played.
  var playRate: PlayRate { PlayRate(header.fps, every: every) }
}

/// Frames per second of a film file: a `FrameRate`, or a whole part of one and then perhaps below 1.
struct PlayRate: Equatable, Sendable, CustomStringConvertible {
  /// Frames in `denominator` seconds, > 0.
  let numerator: Int
  /// Seconds, > 0.
  let denominator: Int

  init(_ rate: FrameRate, every: Int) {
    // No film of --max-frames frames has a million between two; the product stays far from overflow.
    let denominator = rate.denominator * min(every, 1_000_000)
    var (a, b) = (rate.numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = rate.numerator / a
    self.denominator = denominator / a
  }

  /// One frame every so many hundredths of a second, 1…65535.
  init(hundredths: Int) {
    let divisor =
      hundredths.isMultiple(of: 100) ? 100 : [50, 25, 20, 10, 5, 4, 2].first { hundredths.isMultiple(of: $0) } ?? 1
    // Every one of these divides 100 too.
    numerator = 100 / divisor
    denominator = hundredths / divisor
  }

  /// `60` or `30000/1001`, as ffmpeg reads it too.
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// Seconds that so many frames last.
  func seconds(_ frames: Int) -> Double { Double(frames) * Double(denominator) / Double(numerator) }
}
