import HeroFiles
import HeroModel

extension OutputTarget {
  /// What people should know about a film before it is made: nothing, or how its rate differs.
  package func note(for run: RenderRun) -> String? {
    guard case .film(let path, .gif) = self else { return nil }
    let (asked, shown) = (run.playRate, GIFTiming.nearestRate(to: run.playRate))
    if asked == shown { return nil }
    return "\(path): GIF counts time in hundredths of a second: \(asked) fps becomes \(shown)"
  }

  /// Why a GIF has another rate than was asked for.
  package static func rateNote(_ asked: FrameRate, becomes shown: FrameRate) -> String {
    // Hundredths alone change less.
    GIFTiming.nearestRate(to: asked) == shown
      ? "GIF counts time in hundredths of a second: \(asked) fps becomes \(shown)"
      : "GIF of this quality has fewer pictures: \(asked) fps becomes \(shown)"
  }

  /// The part of a style that the output cannot show; nil when it shows all.
  package func note(for style: FilmStyle) -> String? {
    if case .lottie(let path, _) = self, style.isDressed {
      return "\(path): a Lottie file has the screen alone, without what stands around the film"
    }
    guard case .film(let path, let format) = self, [.mp4, .webm, .mov].contains(format),
      case .times(let count)? = style.loop, count > 1
    else { return nil }
    return "\(path): a video holds one round; its player repeats it"
  }

  /// A larger file gets a hint, bytes.
  static let largeFile = 10_000_000

  /// How large an output will be that becomes large whatever it shows; nil for what is small, or depends on its pictures alone.
  package func outlook(for run: RenderRun, as format: PixelFormat) -> String? {
    let (canvas, frames) = (run.header.canvas, run.requests.count)
    let pixels = canvas.pixelWidth * canvas.pixelHeight
    switch self {
    case .standardOutput:
      // Chroma of y4m has half the width and height, rounded up.
      let chroma = 2 * ((canvas.pixelWidth + 1) / 2) * ((canvas.pixelHeight + 1) / 2)
      let bytes: Int
      switch format {
      case .rgba: bytes = 4 * pixels
      case .rgb: bytes = 3 * pixels
      case .y4m: bytes = pixels + chroma
      }
      guard bytes * frames > Self.largeFile else { return nil }
      return "raw frames have \(Decimals.megabytes(bytes * frames))"
    case .film(let path, .mov):
      let most = FilmRecipe.proResBytes(width: canvas.pixelWidth, height: canvas.pixelHeight) * frames
      guard most > Self.largeFile else { return nil }
      // Plain screens take a quarter of what the encoder may use, photos half and more.
      return
        "\(path): ProRes will have \(Decimals.megabytes(most / 4)) to \(Decimals.megabytes(most)); .mp4 and .webm are far smaller"
    case .folder, .picture, .player, .film, .lottie: return nil
    }
  }

  /// The bytes of all outputs that are one file each; nil when there are none.
  package static func sizeOfFiles(_ targets: [OutputTarget]) -> Int? {
    let sizes = targets.compactMap { target in
      switch target {
      case .picture(let path), .film(let path, _), .player(let path), .lottie(let path, _): FileSystem.size(path)
      case .folder, .standardOutput: nil
      }
    }
    return sizes.isEmpty ? nil : sizes.reduce(0, +)
  }

  /// How a finished file can become smaller when it is too large to share; nil for what is small, and for folders and streams.
  package func hint(for run: RenderRun) -> String? { hint(for: run, above: Self.largeFile) }

  /// The same for files above so many bytes.
  func hint(for run: RenderRun, above limit: Int) -> String? {
    let ways: [String]
    switch self {
    case .folder, .standardOutput: return nil
    case .picture: ways = []
    case .lottie: ways = ["--transition 0", "--quality 50"]
    case .film: ways = ["--fps \(Self.half(run.header.fps))"]
    case .player: ways = ["--fps \(Self.half(run.header.fps))", "--quality 50"]
    }
    guard let count = FileSystem.size(path), count > limit else { return nil }
    let canvas = run.header.canvas
    // A pixel a point, or else half of it.
    let width = canvas.scale > 1 ? Int(canvas.width.rounded(.up)) : max(canvas.pixelWidth / 2, 1)
    let remedies = (["--width \(width)"] + ways).joined(separator: " or ")
    return "\(path) has \(Decimals.megabytes(count)); \(remedies) makes it smaller"
  }

  private static func half(_ rate: FrameRate) -> Int {
    max(Int((Double(rate.numerator) / Double(rate.denominator) / 2).rounded()), 1)
  }
}
