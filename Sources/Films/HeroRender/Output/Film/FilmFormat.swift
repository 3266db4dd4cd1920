import HeroFiles

/// The film files, by their ending.
package enum FilmFormat: String, Sendable, CaseIterable {
  /// GIF with a palette of its own, looping for ever.
  case gif
  /// H.264, 4:2:0, BT.709, playable while it downloads.
  case mp4
  /// VP9.
  case webm
  /// ProRes 4444 with alpha, for editing.
  case mov
  /// Animated PNG, lossless, looping for ever.
  case apng
  /// Animated WebP, looping for ever.
  case webp
  /// Animated AVIF: AV1, 4:2:0, looping for ever.
  case avif
}

extension FilmFormat {
  /// The encoder that ffmpeg must have for it; nil: the program writes it itself.
  package var encoder: String? { self == .gif ? nil : FFmpegFormat(rawValue: rawValue)?.encoder }

  /// Whether it can be written here: ffmpeg, which encodes videos and AVIF, is on the PATH.
  package var isAvailable: Bool { encoder == nil || (try? FFmpeg.find(for: rawValue)) != nil }
}

/// What ffmpeg encodes. The program writes GIFs itself; for a folder of frames ffmpeg makes one too.
enum FFmpegFormat: String, Sendable, CaseIterable {
  case gif, mp4, webm, mov, avif

  /// Whether a transparent canvas stays transparent.
  var keepsAlpha: Bool { self != .mp4 && self != .avif }

  /// ffmpeg's name of what encodes it.
  var encoder: String {
    switch self {
    case .gif: "gif"
    case .mp4: "libx264"
    case .webm: "libvpx-vp9"
    case .mov: "prores_ks"
    case .avif: "libaom-av1"
    }
  }
}

/// ffmpeg's arguments for one film file; the same for frames through a pipe and for a folder of PNG files.
struct FilmRecipe: Equatable, Sendable {
  let format: FFmpegFormat
  let canvas: FilmCanvas
  /// Of the frames that go in.
  let rate: PlayRate
  /// How many go in, ≥ 1.
  let frameCount: Int
  /// 1…100; nil for the format's own. Default: nil.
  var quality: Int?

  /// The encoder's constant rate factor: 0.3 or 0.35 less for each of the quality; the formats' own is 80.
  private var rateFactor: String {
    let quality = Double(quality ?? 80)
    return "\(Int(([.webm, .avif].contains(format) ? 52 - 0.35 * quality : 40 - 0.3 * quality).rounded()))"
  }

  /// Beyond so many bytes of frames a GIF gets a palette for each frame instead of one for the film, because ffmpeg holds a whole film
  /// in memory before it knows the film's palette.
  static let palettePoolBytes = 1 << 30

  /// Bytes that a picture of ProRes 4444 takes at most: bits for each square of 16 pixels, fewer where there are more squares.
  ///
  /// Source: FFmpeg, libavcodec/proresenc_kostya.c (`prores_mb_limits`, `br_tab` of "4444").
  static func proResBytes(width: Int, height: Int) -> Int {
    let squares = ((width + 15) / 16) * ((height + 15) / 16)
    let bits = squares <= 1620 ? 2350 : squares <= 2700 ? 1828 : squares <= 6075 ? 1600 : 1425
    return squares * bits / 8
  }

  /// Whether the canvas shows through and the file can say so.
  var isTransparent: Bool { format.keepsAlpha && (canvas.background.last ?? 1) < 1 }

  /// Whether the GIF's colours are chosen frame by frame.
  var hasPalettePerFrame: Bool {
    guard format == .gif else { return false }
    let frameBytes = canvas.pixelWidth.multipliedReportingOverflow(by: canvas.pixelHeight * 4)
    return frameBytes.overflow || frameCount > Self.palettePoolBytes / max(1, frameBytes.partialValue)
  }

  /// What the film's rate becomes; nil when it stays.
  var resampledRate: PlayRate? {
    guard format == .gif else { return nil }
    let nearest = GIFTiming.nearestRate(to: rate)
    return nearest == rate ? nil : nearest
  }

  /// The filters between frames and encoder, as ffmpeg's `-filter_complex` reads them.
  var filters: String {
    var chain = resampledRate.map { ["fps=\($0)"] } ?? []
    // An opaque picture in a format with alpha would cost bytes for nothing; bitexact keeps the scaler's rounding the same everywhere.
    let scale = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact"
    switch format {
    case .gif:
      let (generate, use) = hasPalettePerFrame ? ("stats_mode=single", ":new=1") : ("stats_mode=full", "")
      let palette = "palettegen=\(generate)[p];[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle\(use)"
      chain.append("split[a][b];[a]\(palette)")
    case .mp4:
      chain.append("pad=ceil(iw/2)*2:ceil(ih/2)*2:color=\(paddingColor)")
      chain += [scale, "format=yuv420p"]
    case .webm: chain += [scale, isTransparent ? "format=yuva420p" : "format=yuv420p"]
    case .avif: chain += [scale, "format=yuv420p"]
    case .mov: chain += [scale, isTransparent ? "format=yuva444p10le" : "format=yuv444p10le"]
    }
    return chain.joined(separator: ",")
  }

  /// The padding of odd sizes is more of the canvas.
  private var paddingColor: String {
    let digits = Array("0123456789ABCDEF")
    let bytes = canvas.background.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return bytes.reduce(into: "0x") { text, byte in text += String([digits[byte >> 4], digits[byte & 15]]) }
  }

  /// Encoder and container. Threads are counted out, so that the machine's cores never show in the file.
  var encoding: [String] {
    let video = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    switch format {
    case .gif: return ["-c:v", format.encoder, "-loop", "0", "-f", "gif"]
    case .mp4:
      let quality = ["-c:v", format.encoder, "-preset", "medium", "-crf", rateFactor, "-threads", "4"]
      return quality + video + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      let quality = ["-c:v", format.encoder, "-b:v", "0", "-crf", rateFactor, "-deadline", "good", "-cpu-used", "3"]
      // With transparency ffmpeg's VP9 refuses alternate reference frames.
      let alpha = isTransparent ? ["-auto-alt-ref", "0"] : []
      return quality + alpha + ["-threads", "4"] + video + ["-f", "webm"]
    case .avif:
      return [
        "-c:v", format.encoder, "-b:v", "0", "-crf", rateFactor, "-usage", "good", "-cpu-used", "8", "-row-mt", "0",
      ]
        + ["-threads", "4"] + video + ["-f", "avif"]
    case .mov:
      // 16-bit alpha is ProRes' own; "apl0" is the maker's mark that editors expect.
      return [
        "-c:v", format.encoder, "-profile:v", "4444", "-alpha_bits", isTransparent ? "16" : "0", "-vendor", "apl0",
      ]
        + ["-threads", "4"] + video + ["-f", "mov"]
    }
  }

  /// ffmpeg's arguments for raw frames on its standard input; the file's ending does not count.
  func arguments(file: String) -> [String] {
    let pixels = isTransparent ? "rgba" : "rgb24"
    let input = [
      "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(canvas.pixelWidth)x\(canvas.pixelHeight)",
    ]
    // Without -xerror some of ffmpeg's writing errors do not show in its exit code.
    return ["-hide_banner", "-loglevel", "error", "-nostats", "-xerror", "-y"]
      + input + ["-framerate", "\(rate)", "-i", "pipe:0"]
      + ["-filter_complex", filters] + encoding + deterministic + ["file:\(file)"]
  }

  private var deterministic: [String] { ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"] }

  /// The shell command that makes the file from a folder of PNG files.
  func shellCommand(folder: String, file: String) -> String {
    // In a numbered file name a per cent sign begins a number.
    let pattern =
      FilePath.join(folder.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"), "")
      + "frame_%05d.png"
    let words =
      ["ffmpeg", "-framerate", "\(rate)", "-i", dashless(pattern), "-filter_complex", filters] + encoding + [
        dashless(file)
      ]
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// A path that ffmpeg takes for a file, even when it begins like an option or a protocol.
  private func dashless(_ path: String) -> String { path.hasPrefix("-") || path.contains(":") ? "file:" + path : path }
}

/// GIF counts the time of a frame in hundredths of a second, and viewers slow down what is faster than two.
enum GIFTiming {
  /// Hundredths of a second that a frame of this rate lasts best, ≥ 2.
  static func hundredths(_ rate: PlayRate) -> Int { hundredths(Double(rate.numerator) / Double(rate.denominator)) }

  private static func hundredths(_ framesPerSecond: Double) -> Int {
    max(2, Int(min(100 / framesPerSecond, 65535).rounded()))
  }

  /// The rate that a GIF can show, nearest in time per frame: 60 → 50, 30 → 100/3, 25 → 25.
  static func nearestRate(to rate: PlayRate) -> PlayRate {
    PlayRate(hundredths: hundredths(rate))
  }

  /// The same for a rate that frames are rendered at.
  static func nearestRate(to rate: FrameRate) -> FrameRate {
    FrameRate(numerator: 100, denominator: hundredths(rate.value)) ?? rate
  }
}
