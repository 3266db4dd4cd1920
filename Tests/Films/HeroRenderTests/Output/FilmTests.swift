import Foundation
import HeroFiles
import HeroImage
import HeroModel
import HeroTesting

@testable import HeroRender

/// ffmpeg and ffprobe as the machine has them.
enum FilmTools {
  static func path(_ program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
  static var areInstalled: Bool { path("ffmpeg") != nil && path("ffprobe") != nil }

  /// What ffprobe says of a file: `key=value` lines of its first video stream and its container.
  static func probe(_ file: String) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path("ffprobe")))
    process.arguments = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=codec_name,pix_fmt,width,height,nb_read_frames:format=duration", "-of", "default=noprint_wrappers=1",
      file,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A film of coloured squares, 33×20 pixels, sixty frames a second.
struct SquareSource: FrameSource {
  var alpha: UInt8 = 255

  func picture(at time: Double) -> Int { Int((time * 60).rounded()) }

  func draw(_ picture: Int) throws -> Pixmap {
    let (width, height) = (33, 20)
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isInside = (picture % 20..<picture % 20 + 10).contains(x) && (5..<15).contains(y)
        bytes += isInside ? [250, 60, 90, 255] : [20, 20, 200, alpha]
      }
    }
    guard let pixmap = Pixmap(width: width, height: height, bytes: bytes) else { throw FakeError.broken(picture) }
    return pixmap
  }

  /// A run of the whole film.
  static func run(frames count: Int, fps: String = "60", alpha: Double = 1) throws -> RenderRun {
    let rate = try #require(FrameRate(fps))
    let clock = FrameClock(duration: Double(count - 1) / rate.value, rate: rate)
    let canvas = FilmCanvas(width: 33, height: 20, scale: 1, background: [0, 0, 0, alpha])
    return RenderRun(
      header: FilmHeader(
        sceneDigest: "s", canvas: canvas, fps: rate, duration: clock.duration, frameCount: clock.frameCount),
      requests: (0..<count).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }, isWholeFilm: true)
  }
}

@Suite struct GIFTimingTests {
  // 100/60 = 1.67 → 2; 100/30 = 3.33 → 3; 100/24 = 4.17 → 4; 100/15 = 6.67 → 7; viewers slow down what is faster than 2.
  @Test(arguments: [
    ("60", "50"), ("50", "50"), ("30", "100/3"), ("25", "25"), ("24", "25"), ("15", "100/7"), ("240", "50"), ("1", "1"),
    ("29.97", "100/3"), ("10", "10"),
  ])
  func nearestRate(asked: String, shown: String) throws {
    let rate = try #require(FrameRate(asked))
    expectEqual(GIFTiming.nearestRate(to: rate).description, shown)
    expectEqual(GIFTiming.nearestRate(to: PlayRate(rate, every: 1)).description, shown)
  }

  @Test func onlyGIFChangesTheRate() throws {
    try expectEqual(OutputTarget("a.gif").nearestRate(to: .standard)?.description, "50")
    try expectEqual(OutputTarget("a.mp4").nearestRate(to: .standard), nil)
    try expectEqual(OutputTarget("a.gif").nearestRate(to: try #require(FrameRate("25"))), nil)
  }
}

@Suite struct FilmRecipeTests {
  private func recipe(_ format: FFmpegFormat, width: Double = 33, frames: Int = 61, alpha: Double = 1) -> FilmRecipe {
    FilmRecipe(
      format: format, canvas: FilmCanvas(width: width, height: 20, scale: 1, background: [1, 0, 0.2, alpha]),
      rate: PlayRate(.standard, every: 1), frameCount: frames)
  }

  // 1000·20·4 bytes a frame: 2³⁰ / 80 000 = 13 421.8 frames are the most that ffmpeg may hold.
  @Test func largeFilmsGetAPalettePerFrame() {
    #expect(!recipe(.gif, width: 1000, frames: 13421).hasPalettePerFrame)
    #expect(recipe(.gif, width: 1000, frames: 13422).hasPalettePerFrame)
    #expect(recipe(.gif, width: 1000, frames: 13422).filters.contains("new=1"))
    #expect(!recipe(.mp4, width: 1000, frames: 13422).hasPalettePerFrame)
  }

  @Test func paddingIsMoreOfTheCanvas() { #expect(recipe(.mp4).filters.contains("color=0xFF0033")) }

  @Test func alphaOnlyWhereItIs() {
    #expect(recipe(.webm).filters.hasSuffix("format=yuv420p"))
    #expect(recipe(.webm, alpha: 0).filters.hasSuffix("format=yuva420p"))
    #expect(!recipe(.mp4, alpha: 0).isTransparent)
  }

  @Test func shellCommandsQuoteWhatTheShellWouldRead() {
    let command = recipe(.mp4).shellCommand(folder: "it's 5%/", file: "a b.mp4")
    #expect(command.hasPrefix("ffmpeg -framerate 60 -i 'it'\\''s 5%%/frame_%05d.png' -filter_complex 'pad="))
    #expect(command.hasSuffix(" 'a b.mp4'"))
  }

  @Test func commandsNeedTheWholeFilm() throws {
    var run = try SquareSource.run(frames: 5)
    expectEqual(
      FFmpegSink.commands(folder: "out/", run: run).map { $0.split(separator: " ").last }, ["out.gif", "out.mp4"])
    expectEqual(FFmpegSink.commands(folder: ".", run: run).first?.hasSuffix(" film.gif"), true)
    run.isWholeFilm = false
    #expect(FFmpegSink.commands(folder: "out", run: run).isEmpty)
  }
}

@Suite(.enabled(if: FilmTools.areInstalled, "ffmpeg and ffprobe are not on the PATH"))
struct FFmpegSinkTests {
  // 61 frames at 60 a second last 1.0167 s; a GIF at 50 a second rounds that to 51 frames of 2/100 s.
  @Test(arguments: [
    (FilmFormat.gif, "gif", "33x20", 51, 1.02 as Double?), (.mp4, "h264", "34x20", 61, 61.0 / 60),
    (.webm, "vp9", "33x20", 61, 61.0 / 60),
    (.mov, "prores", "33x20", 61, 61.0 / 60), (.avif, "av1", "33x20", 61, nil),
    (.apng, "apng", "33x20", 61, nil as Double?),
  ])
  func probes(format: FilmFormat, codec: String, size: String, frames: Int, duration: Double?) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/deep/film.\(format.rawValue)"
      _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 61), jobs: 2).render(
        into: [try OutputTarget(file).makeSink()])
      let facts = try FilmTools.probe(file)
      expectEqual(facts["codec_name"], codec)
      expectEqual("\(facts["width"] ?? "")x\(facts["height"] ?? "")", size)
      expectEqual(facts["nb_read_frames"], "\(frames)")
      if let duration {
        // Containers count in milliseconds at worst.
        #expect(abs((Double(facts["duration"] ?? "") ?? 0) - duration) < 0.002)
      }
      try expectEqual(contents("\(folder)/deep").keys.sorted(), ["film.\(format.rawValue)"])
    }
  }

  // The NETSCAPE extension with count 0 loops for ever; every frame's delay is 2/100 s, 50 of them one second.
  @Test func gifLoopsAndItsDelaysAddUp() throws {
    try withTemporaryFolder { folder in
      _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 50, fps: "50")).render(
        into: [AnimationSink(file: "\(folder)/a.gif", format: .gif)])
      let bytes = try #require(FileSystem.bytes(of: "\(folder)/a.gif"))
      #expect(bytes.contains(Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]))
      let delays = bytes.indices.filter { bytes[$0...].starts(with: [0x21, 0xF9, 4]) }.map {
        Int(bytes[$0 + 4]) + Int(bytes[$0 + 5]) * 256
      }
      expectEqual(delays.count, 50)
      expectEqual(delays.reduce(0, +), 100)
    }
  }

  // ANIM's loop count 0 is for ever; ANMF durations are milliseconds: 61 frames at 60 a second are 1017 ms, give or take a frame.
  @Test func webpLoopsAndItsDurationsAddUp() throws {
    try withTemporaryFolder { folder in
      _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 61)).render(
        into: [AnimationSink(file: "\(folder)/a.webp", format: .webp)])
      let bytes = try #require(FileSystem.bytes(of: "\(folder)/a.webp"))
      var (place, sum, loops): (Int, Int, Int?) = (12, 0, nil)
      func number(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) } }
      while place + 8 <= bytes.count {
        let length = number(place + 4, 4)
        switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
        case "ANIM": loops = number(place + 12, 2)
        case "ANMF": sum += number(place + 20, 3)
        default: break
        }
        place += 8 + length + length % 2
      }
      expectEqual(loops, 0)
      #expect(abs(sum - 1017) <= 17)
    }
  }

  @Test func apngLoopsForEver() throws {
    try withTemporaryFolder { folder in
      _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 5)).render(
        into: [AnimationSink(file: "\(folder)/a.apng", format: .apng)])
      let bytes = try #require(FileSystem.bytes(of: "\(folder)/a.apng"))
      // acTL: 5 frames, 0 plays.
      #expect(bytes.contains(Array("acTL".utf8) + [0, 0, 0, 5, 0, 0, 0, 0]))
    }
  }

  // Netscape's count is of repetitions, and a GIF without it is shown once; APNG and WebP count plays.
  @Test func filesSayHowOftenTheyPlay() throws {
    func bytes(_ format: FilmFormat, _ loop: FilmLoop?) throws -> [UInt8] {
      var bytes: [UInt8] = []
      try withTemporaryFolder { folder in
        let file = "\(folder)/a.\(format.rawValue)"
        _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 5)).render(
          into: [try OutputTarget(file).makeSink(options: OutputOptions(file: FileOptions(loop: loop)))])
        bytes = try #require(FileSystem.bytes(of: file))
      }
      return bytes
    }
    let gif = Array("NETSCAPE2.0".utf8)
    #expect(try !bytes(.gif, .times(1)).contains(gif))
    #expect(try bytes(.gif, .times(3)).contains(gif + [3, 1, 2, 0, 0]))
    #expect(try bytes(.gif, .times(300)).contains(gif + [3, 1, 43, 1, 0]))
    #expect(try bytes(.gif, .boomerang).contains(gif + [3, 1, 0, 0, 0]))
    #expect(try bytes(.apng, .times(3)).contains(Array("acTL".utf8) + [0, 0, 0, 5, 0, 0, 0, 3]))
    #expect(try bytes(.webp, .times(3)).contains(Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 3, 0]))
  }

  // A file that is too large never takes the place of one that is there.
  @Test(arguments: [FilmFormat.gif, .webp, .apng, .mp4]) func filesKeepToALimit(format: FilmFormat) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.\(format.rawValue)"
      func render(_ largest: Int) throws {
        _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 20)).render(
          into: [try OutputTarget(file).makeSink(options: OutputOptions(file: FileOptions(largest: largest)))])
      }
      try render(1_000_000)
      let before = try #require(FileSystem.bytes(of: file))
      #expect(throws: RenderError.tooLarge(file: file, bytes: before.count)) { try render(before.count - 1) }
      expectEqual(FileSystem.bytes(of: file), before)
      try expectEqual(contents(folder).keys.sorted(), ["a.\(format.rawValue)"])
    }
  }

  // 40 − 0.3·80 = 16 and 52 − 0.35·80 = 24 are the formats' own; less quality is a larger factor.
  @Test func qualitiesBecomeRateFactors() {
    func factor(_ format: FFmpegFormat, _ quality: Int?) -> String? {
      let recipe = FilmRecipe(
        format: format, canvas: FilmCanvas(width: 2, height: 2, scale: 1), rate: PlayRate(.standard, every: 1),
        frameCount: 1, quality: quality)
      return recipe.encoding.firstIndex(of: "-crf").map { recipe.encoding[$0 + 1] }
    }
    expectEqual((factor(.mp4, nil), factor(.webm, nil)), ("16", "24"))
    expectEqual((factor(.mp4, 50), factor(.mp4, 100), factor(.webm, 100)), ("25", "10", "17"))
  }

  @Test(arguments: [(FilmFormat.gif, "bgra"), (.webm, "yuv420p"), (.mov, "yuva444p12le"), (.apng, "rgba")])
  func transparency(format: FilmFormat, pixels: String) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.\(format.rawValue)"
      _ = try RenderJob(source: SquareSource(alpha: 0), run: try SquareSource.run(frames: 5, alpha: 0)).render(
        into: [try OutputTarget(file).makeSink()])
      // ffprobe's VP9 decoder does not look at the alpha that the container announces.
      try expectEqual(FilmTools.probe(file)["pix_fmt"], pixels)
      if format == .webm {
        let bytes = try #require(FileSystem.bytes(of: file))
        #expect(bytes.contains([0x53, 0xC0, 0x81, 1]), "AlphaMode 1")
      }
    }
  }

  @Test func severalOutputsShareOneRendering() throws {
    try withTemporaryFolder { folder in
      let source = FakeSource()
      var run = try fakeRun(frames: Array(0..<20))
      // ffmpeg's H.264 needs a few pixels.
      run.header.canvas = FilmCanvas(width: 2, height: 1, scale: 1)
      _ = try RenderJob(source: source, run: run).render(into: [
        AnimationSink(file: "\(folder)/a.gif", format: .gif), AnimationSink(file: "\(folder)/a.apng", format: .apng),
        PNGSequenceSink(folder: "\(folder)/frames"),
      ])
      expectEqual(source.log.sorted, Array(0..<20))
      try expectEqual(FilmTools.probe("\(folder)/a.gif")["nb_read_frames"], "20")
      try expectEqual(FilmTools.probe("\(folder)/a.apng")["nb_read_frames"], "20")
      try expectEqual(contents("\(folder)/frames").count, 21)
    }
  }

  @Test(arguments: FilmFormat.allCases)
  func twoRunsGiveTheSameBytes(format: FilmFormat) throws {
    try withTemporaryFolder { folder in
      for (name, jobs) in [("a", 1), ("b", 3)] {
        let sink = try OutputTarget("\(folder)/\(name).\(format.rawValue)").makeSink(
          options: OutputOptions(file: FileOptions(jobs: jobs)))
        _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 30), jobs: jobs).render(into: [sink]
        )
      }
      let files = try contents(folder)
      expectEqual(files["a.\(format.rawValue)"]?.isEmpty, false)
      expectEqual(files["a.\(format.rawValue)"], files["b.\(format.rawValue)"])
    }
  }
}

@Suite struct FFmpegFailureTests {
  /// The bytes of a whole GIF, for scripts: a header of one pixel without colours, and the trailer.
  private static let gif = #"printf 'GIF89a\1\0\1\0\0\0\0;'"#

  /// Writes an executable script.
  ///
  /// A shell writes it: were this process to hold the file open, any child that starts just then would hold it too, and for that moment
  /// the system refuses to run it ("Text file busy").
  private func write(script: String, to file: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", #"printf '#!/bin/sh\n%s\n' "$0" > "$1" && chmod 755 "$1""#, script, file]
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
  }

  /// Runs a script in ffmpeg's place; its last argument is `$film` there.
  private func run(script: String, frames: Int = 61, _ check: (RenderError?, [String]) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let program = "\(folder)/fake"
      try write(script: "for film; do :; done; film=${film#file:}\n\(script)", to: program)
      let sink = FFmpegSink(file: "\(folder)/out/a.gif", format: .gif, executable: program)
      var failure: RenderError?
      do throws(RenderError) {
        let run: RenderRun
        do { run = try SquareSource.run(frames: frames) } catch { throw .usage("\(error)") }
        _ = try RenderJob(source: SquareSource(), run: run).render(into: [sink])
      } catch { failure = error }
      try check(failure, try contents("\(folder)/out").keys.sorted())
    }
  }

  // What ffmpeg 5.1 does on a full disk: it says that all is well.
  @Test(arguments: [":", "printf GIF89a > \"$film\"", "rm \"$film\""])
  func aFilmThatWasNotWrittenIsNoSuccess(script: String) throws {
    try run(script: "cat >/dev/null; \(script); exit 0") { error, files in
      expectEqual(error?.description.contains("but the file is incomplete"), true)
      expectEqual(files, [])
    }
  }

  // More frames than a pipe holds, so that the death shows while writing.
  @Test func aDyingEncoderIsQuotedAndLeavesNothing() throws {
    try run(script: "echo 'Unknown encoder' >&2; exit 7", frames: 200) { error, files in
      expectEqual(error?.description.contains("exit code 7"), true)
      expectEqual(error?.description.contains("ffmpeg: Unknown encoder"), true)
      expectEqual(files, [])
    }
  }

  @Test func failingAtTheEndLeavesNothing() throws {
    try run(script: "cat >/dev/null; echo 'No space left on device' >&2; exit 1") { error, files in
      expectEqual(error?.description.contains("No space left on device"), true)
      expectEqual(files, [])
    }
  }

  @Test func aKilledEncoderIsReported() throws {
    try run(script: "kill -9 $$", frames: 200) { error, files in
      expectEqual(error?.description.contains("signal 9"), true)
      expectEqual(files, [])
    }
  }

  // A megabyte of complaints would fill any pipe.
  @Test func aTalkativeEncoderBlocksNobody() throws {
    try run(script: "yes complaint | head -c 1000000 >&2; cat >/dev/null; \(Self.gif) > \"$film\"") { error, files in
      expectEqual(error, nil)
      expectEqual(files, ["a.gif"])
    }
  }

  @Test func anInterruptedFilmLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let program = "\(folder)/fake"
      try write(script: "cat >/dev/null", to: program)
      let cancellation = Cancellation()
      let sink = FFmpegSink(file: "\(folder)/out/a.gif", format: .gif, executable: program)
      let outcome = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 61)).render(
        into: [sink], cancellation: cancellation
      ) { event in
        if case .finished(let request, _, _) = event, request.number == 5 { cancellation.request(.interrupted) }
      }
      expectEqual(outcome.cancelled, .interrupted)
      #expect(try contents("\(folder)/out").isEmpty)
    }
  }

  // The encoder has all frames and works on: whoever asks to stop now need not wait for it.
  @Test(arguments: [Cancellation.Reason.interrupted, .terminated, .timedOut])
  func aFilmThatIsBeingFinishedCanBeStopped(reason: Cancellation.Reason) throws {
    try withTemporaryFolder { folder in
      let program = "\(folder)/fake"
      try write(script: "cat >/dev/null; echo $$ > '\(folder)/finishing'; exec sleep 600", to: program)
      let cancellation = Cancellation()
      let asker = Thread {
        while FileManager.default.contents(atPath: "\(folder)/finishing")?.last != 10 { usleep(1000) }
        cancellation.request(reason)
      }
      asker.start()
      try FileManager.default.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: false)
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/out/a.gif"))
      let outcome = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 61)).render(
        into: [FFmpegSink(file: "\(folder)/out/a.gif", format: .gif, executable: program)], cancellation: cancellation)
      expectEqual(outcome, .init(drawn: 61, kept: 0, cancelled: reason))
      try expectEqual(contents("\(folder)/out"), ["a.gif": Array("old".utf8)])
      let text = try String(contentsOfFile: "\(folder)/finishing", encoding: .utf8)
      let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(child, 0) != 0)
    }
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    try withTemporaryFolder { folder in
      let own = Writer.current
      let name = HiddenName(for: "a.gif", .unfinished).text
      let orphan = name.replacingOccurrences(
        of: "-\(own.process)-\(own.start)-", with: "-\(own.process)-\(own.start + 1)-")
      for name in [name, orphan] { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      let program = "\(folder)/fake"
      try write(script: "for film; do :; done; cat >/dev/null; \(Self.gif) > \"${film#file:}\"", to: program)
      _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: 3)).render(
        into: [FFmpegSink(file: "\(folder)/a.gif", format: .gif, executable: program)])
      // The other one's run, this process, is alive.
      try expectEqual(contents(folder).keys.sorted(), [name, "a.gif", "fake"].sorted())
    }
  }
}

@Suite(.enabled(if: FilmTools.areInstalled, "ffmpeg and ffprobe are not on the PATH"))
struct FilmEndingTests {
  private func isWhole(_ bytes: [UInt8], _ format: FFmpegFormat) -> Bool {
    FilmEnding(count: bytes.count) { range in Array(bytes[range.clamped(to: 0..<bytes.count)]) }.isWhole(format)
  }

  // Wherever a disk may be full: without the last byte, the last third, all.
  @Test(arguments: FFmpegFormat.allCases, [1, 2, 61])
  func cutFilmsAreSeen(format: FFmpegFormat, frames: Int) throws {
    try withTemporaryFolder { folder in
      _ = try RenderJob(source: SquareSource(), run: try SquareSource.run(frames: frames)).render(
        into: [FFmpegSink(file: "\(folder)/film", format: format)])
      let bytes = try #require(FileSystem.bytes(of: "\(folder)/film"))
      #expect(isWhole(bytes, format))
      for cut in [bytes.count - 1, bytes.count * 2 / 3, bytes.count / 2, 100, 12, 8, 4, 1, 0] {
        #expect(!isWhole(Array(bytes.prefix(cut)), format), "\(cut) of \(bytes.count) bytes")
      }
    }
  }

  // A `moov` that tells of pictures, and none of them.
  @Test func filmsHavePictures() {
    func box(_ type: String) -> [UInt8] { [0, 0, 0, 8] + Array(type.utf8) }
    #expect(isWhole(box("ftyp") + box("moov") + box("mdat"), .mp4))
    #expect(!isWhole(box("ftyp") + box("moov"), .mp4) && !isWhole(box("ftyp") + box("mdat"), .mp4))
  }

  // A Segment whose size nobody has filled in (all ones) has not been ended.
  @Test func aSegmentOfUnknownSizeIsNotWhole() {
    let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67]
    #expect(isWhole(header + [0x01, 0, 0, 0, 0, 0, 0, 2, 7, 7], .webm))
    #expect(isWhole(header + [0x82, 7, 7], .webm))
    #expect(!isWhole(header + [0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 7, 7], .webm))
    #expect(!isWhole(header + [0xFF, 7, 7], .webm))
    for size: UInt8 in [0x80, 0x81, 0x83] { #expect(!isWhole(header + [size, 7, 7], .webm)) }
  }
}
