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

  /// What a program writes to its output.
  static func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(program)))
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    return bytes
  }

  /// What ffprobe says of a file: `key=value` lines of its first video stream and its container.
  static func probe(_ file: String) throws -> [String: String] {
    let entries = "stream=codec_name,pix_fmt,width,height,nb_read_frames:format=duration"
    let output = try run(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries", entries, "-of",
        "default=noprint_wrappers=1", file,
      ])
    let pairs = String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }
}

@Suite struct GIFTimingTests {
  // 100/60 = 1.67 → 2; 100/30 = 3.33 → 3; 100/24 = 4.17 → 4; 100/15 = 6.67 → 7; viewers slow down what is faster than 2.
  @Test func nearestRate() throws {
    for (asked, shown) in [
      ("60", "50"), ("50", "50"), ("30", "100/3"), ("25", "25"), ("24", "25"), ("15", "100/7"), ("240", "50"),
      ("1", "1"), ("29.97", "100/3"), ("10", "10"),
    ] {
      let rate = try #require(FrameRate(asked))
      expectEqual(GIFTiming.nearestRate(to: rate).description, shown)
      expectEqual(GIFTiming.nearestRate(to: PlayRate(rate, every: 1)).description, shown)
    }
    // Only a GIF changes it.
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
    var run = try RuleSource.moving().run(frames: 5)
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
      try RuleSource.moving().render(61, to: file, jobs: 2)
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

  // ANMF durations are milliseconds: 61 frames at 60 a second are 1017 ms, give or take a frame.
  @Test func durationsOfWebPAddUp() throws {
    let bytes = try RuleSource.moving().film(.webp, frames: 61)
    var (place, sum) = (12, 0)
    func number(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) } }
    while place + 8 <= bytes.count {
      let length = number(place + 4, 4)
      if bytes[place...].starts(with: Array("ANMF".utf8)) { sum += number(place + 20, 3) }
      place += 8 + length + length % 2
    }
    #expect(abs(sum - 1017) <= 17)
  }

  // Netscape's count is of repetitions, 0 for ever, and a GIF without it is shown once; APNG and WebP count plays.
  @Test func filesSayHowOftenTheyPlay() throws {
    func bytes(_ format: FilmFormat, _ loop: FilmLoop?) throws -> [UInt8] {
      try RuleSource.moving().film(format, frames: 5, loop: loop)
    }
    let gif = Array("NETSCAPE2.0".utf8)
    #expect(try !bytes(.gif, .times(1)).contains(gif))
    for (format, loop, said) in [
      (FilmFormat.gif, nil, gif + [3, 1, 0, 0, 0]), (.gif, .times(3), gif + [3, 1, 2, 0, 0]),
      (.gif, .times(300), gif + [3, 1, 43, 1, 0]), (.gif, .boomerang, gif + [3, 1, 0, 0, 0]),
      (.apng, nil, Array("acTL".utf8) + [0, 0, 0, 5, 0, 0, 0, 0]),
      (.apng, .times(3), Array("acTL".utf8) + [0, 0, 0, 5, 0, 0, 0, 3]),
      (.webp, nil, Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      (.webp, .times(3), Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 3, 0]),
    ] as [(FilmFormat, FilmLoop?, [UInt8])] {
      #expect(try bytes(format, loop).contains(said), "\(format) \(String(describing: loop))")
    }
  }

  // A file that is too large never takes the place of one that is there.
  @Test(arguments: [FilmFormat.gif, .webp, .apng, .mp4]) func filesKeepToALimit(format: FilmFormat) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.\(format.rawValue)"
      func render(_ largest: Int) throws {
        try RuleSource.moving().render(20, to: file, options: FileOptions(largest: largest))
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
      try RuleSource.moving(alpha: 0).render(5, to: file, isTransparent: true)
      // ffprobe's VP9 decoder does not look at the alpha that the container announces.
      try expectEqual(FilmTools.probe(file)["pix_fmt"], pixels)
      if format == .webm {
        let bytes = try #require(FileSystem.bytes(of: file))
        #expect(bytes.contains([0x53, 0xC0, 0x81, 1]), "AlphaMode 1")
      }
    }
  }
}

@Suite struct FFmpegFailureTests {
  /// The bytes of a whole GIF, for scripts: a header of one pixel without colours, and the trailer.
  private static let gif = #"printf 'GIF89a\1\0\1\0\0\0\0;'"#

  private let film = RuleSource.moving()

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
        do { run = try film.run(frames: frames) } catch { throw .usage("\(error)") }
        _ = try RenderJob(source: film, run: run).render(into: [sink])
      } catch { failure = error }
      try check(failure, try contents("\(folder)/out").keys.sorted())
    }
  }

  @Test func aFailingEncoderIsQuotedAndLeavesNothing() throws {
    for (script, frames, words) in [
      // More frames than a pipe holds, so that the death shows while writing.
      ("echo 'Unknown encoder' >&2; exit 7", 200, ["exit code 7", "ffmpeg: Unknown encoder"]),
      ("kill -9 $$", 200, ["signal 9"]),
      ("cat >/dev/null; echo 'No space left on device' >&2; exit 1", 61, ["No space left on device"]),
      // What ffmpeg 5.1 does on a full disk: it says that all is well.
      ("cat >/dev/null; exit 0", 61, ["but the file is incomplete"]),
      ("cat >/dev/null; printf GIF89a > \"$film\"; exit 0", 61, ["but the file is incomplete"]),
      ("cat >/dev/null; rm \"$film\"; exit 0", 61, ["but the file is incomplete"]),
    ] {
      try run(script: script, frames: frames) { error, files in
        for word in words { expectEqual(error?.description.contains(word), true, "\(script)") }
        expectEqual(files, [], "\(script)")
      }
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
      let outcome = try RenderJob(source: film, run: try film.run(frames: 61)).render(
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
      let outcome = try RenderJob(source: film, run: try film.run(frames: 61)).render(
        into: [FFmpegSink(file: "\(folder)/out/a.gif", format: .gif, executable: program)], cancellation: cancellation)
      expectEqual(outcome, .init(drawn: 61, kept: 0, cancelled: reason))
      try expectEqual(contents("\(folder)/out"), ["a.gif": Array("old".utf8)])
      let text = try String(contentsOfFile: "\(folder)/finishing", encoding: .utf8)
      let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(child, 0) != 0)
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
      let film = RuleSource.moving()
      _ = try RenderJob(source: film, run: try film.run(frames: frames)).render(
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
