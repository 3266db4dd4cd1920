import Foundation
import HeroFiles
import HeroImage
import HeroTesting
import Synchronization

@testable import HeroRender

/// The images of a GIF as its blocks tell them.
private struct GIFImages {
  struct Image: Equatable {
    var delay: Int
    var disposal: Int
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }
  var images: [Image] = []
  var colors = 0

  init(_ bytes: [UInt8]) {
    func half(_ place: Int) -> Int { Int(bytes[place]) + Int(bytes[place + 1]) << 8 }
    colors = 2 << Int(bytes[10] & 7)
    var place = 13 + colors * 3
    var control = (delay: 0, disposal: 0)
    while bytes[place] != 0x3B {
      if bytes[place] == 0x21 {
        if bytes[place + 1] == 0xF9 { control = (half(place + 4), Int(bytes[place + 3] >> 2 & 7)) }
        place += 2
      } else {
        images.append(
          Image(
            delay: control.delay, disposal: control.disposal, left: half(place + 1), top: half(place + 3),
            width: half(place + 5), height: half(place + 7)))
        place += 11
      }
      while bytes[place] > 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
  }
}

@Suite(.enabled(if: FilmTools.areInstalled, "ffmpeg and ffprobe, which look at the files, are not on the PATH"))
struct AnimationPixelTests {
  /// What ffmpeg makes of a film at 50 frames a second: r, g, b, a of each frame.
  private func decoded(_ film: [UInt8], _ format: FilmFormat, _ source: RuleSource) throws -> [[UInt8]] {
    var frames: [[UInt8]] = []
    try withTemporaryFolder { folder in
      let file = "\(folder)/film.\(format.rawValue)"
      try FileSystem.writeWhole(film, to: file)
      let raw = try FilmTools.run(
        "ffmpeg", ["-v", "error", "-i", file, "-vf", "fps=50", "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
      let size = source.width * source.height * 4
      frames = stride(from: 0, to: raw.count, by: size).map { Array(raw[$0..<$0 + size]) }
    }
    return frames
  }

  /// Compares with the frames as they were drawn; a pixel without alpha has no colour.
  private func expectExact(
    _ format: FilmFormat, _ source: RuleSource, frames count: Int, isTransparent: Bool = false, cut: Bool = false
  ) throws {
    let film = try source.film(format, frames: count, isTransparent: isTransparent)
    let shown = try decoded(film, format, source)
    expectEqual(shown.count, count)
    for (number, frame) in shown.enumerated() {
      var drawn = try source.draw(number).bytes
      var seen = frame
      for pixel in stride(from: 0, to: drawn.count, by: 4) {
        if cut { drawn[pixel + 3] = drawn[pixel + 3] < 128 ? 0 : 255 }
        for color in 0..<3 where drawn[pixel + 3] == 0 { (drawn[pixel + color], seen[pixel + color]) = (0, 0) }
      }
      expectEqual(seen, drawn, "frame \(number)")
    }
  }

  // 256 colours are all that a GIF holds; 960 pixels show them all, in another order in every frame.
  @Test(arguments: [2, 3, 17, 255, 256])
  func fewColorsAreExact(colors: Int) throws {
    let source = RuleSource { picture, x, y in
      let color = (y * 40 + x + picture / 2 * 7) % colors
      return [UInt8(color), UInt8(255 - color), UInt8(color / 3), 255]
    }
    try expectExact(.gif, source, frames: 21)
  }

  // Half translucent and more is opaque: 128 of 255.
  @Test(arguments: [UInt8(127), 128])
  func transparencyInGIF(alpha: UInt8) throws {
    try expectExact(.gif, .square(alpha: alpha), frames: 40, isTransparent: true, cut: true)
  }

  @Test(arguments: [1, 2, 9, 10])
  func losslessPNG(frames: Int) throws {
    try expectExact(.apng, .noise, frames: frames)
    try expectExact(.apng, .square(alpha: 77), frames: frames, isTransparent: true)
  }

  @Test func alphaOfPNG() throws {
    for alpha: UInt8 in [1, 255] { try expectExact(.apng, .square(alpha: alpha), frames: 40, isTransparent: true) }
  }

  @Test func onePixel() throws {
    let source = RuleSource(width: 1, height: 1) { picture, _, _ in [UInt8(picture), 7, 9, 255] }
    let nothing = RuleSource(width: 1, height: 1) { picture, _, _ in [0, 0, 0, picture == 1 ? 255 : 0] }
    for format in [FilmFormat.gif, .apng] {
      for frames in [1, 12] { try expectExact(format, source, frames: frames) }
      try expectExact(format, nothing, frames: 3, isTransparent: true)
    }
  }

  // 64 × 64 reds and greens are 4096 colours for 255 entries: 16 × 16 of them, 16 or 17 levels apart. Mixing two of them at a share t
  // leaves t(1 − t)·17² as the mean square, ⅙ of 17² = 48 on average at worst, and the mean of 8×8 places within a level or two of the
  // true one; blue, which never changes, has no error but its rounding.
  @Test func gradientsAreMixed() throws {
    let source = RuleSource(width: 64, height: 64) { picture, x, y in [UInt8(x * 4), UInt8(y * 4), 60, 255] }
    let film = try source.film(.gif, frames: 2)
    let shown = try #require(try decoded(film, .gif, source).first)
    let drawn = try source.draw(0).bytes
    var squares = [0, 0, 0]
    for (place, byte) in shown.enumerated() where place % 4 < 3 {
      squares[place % 4] += (Int(byte) - Int(drawn[place])) * (Int(byte) - Int(drawn[place]))
    }
    #expect(squares[0] < 48 * 4096)
    #expect(squares[1] < 48 * 4096)
    #expect(squares[2] <= 4096)
    for (top, left) in [(8, 8), (8, 40), (24, 24), (40, 48), (48, 16)] {
      for color in 0..<2 {
        var sum = 0
        for y in top..<top + 8 {
          for x in left..<left + 8 {
            sum += Int(shown[(y * 64 + x) * 4 + color]) - Int(drawn[(y * 64 + x) * 4 + color])
          }
        }
        #expect(abs(sum) <= 64 * 4, "colour \(color) around \(left), \(top)")
      }
    }
  }

  // Noise of a million colours has no palette, but every frame is there and near: 255 entries in a cube of 256³ stand about 40 apart.
  @Test func noiseHasAllItsFrames() throws {
    let shown = try decoded(try RuleSource.noise.film(.gif, frames: 20), .gif, .noise)
    expectEqual(shown.count, 20)
    for (number, frame) in shown.enumerated() {
      let drawn = try RuleSource.noise.draw(number).bytes
      let sum = zip(frame, drawn).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
      #expect(sum < 33 * 31 * 3 * 40 * 40 / 2, "frame \(number)")
    }
  }
}

@Suite struct AnimationFileTests {
  /// A bar that moves once after 20 pictures and once after 30.
  private static let still = RuleSource { picture, x, _ in
    x < (picture < 20 ? 10 : picture < 30 ? 14 : 12) ? [200, 0, 0, 255] : [0, 0, 200, 255]
  }

  // Pictures 0…19, 20…29, 30…49 of two hundredths each; the bar's columns 10…13 change, then 12 and 13.
  @Test func whatDoesNotChangeIsOneImage() throws {
    let gif = GIFImages(try Self.still.film(.gif, frames: 50))
    expectEqual(
      gif.images,
      [
        .init(delay: 40, disposal: 1, left: 0, top: 0, width: 40, height: 24),
        .init(delay: 20, disposal: 1, left: 10, top: 0, width: 4, height: 24),
        .init(delay: 40, disposal: 1, left: 12, top: 0, width: 2, height: 24),
      ])
    // Two colours and transparency are three entries, of two bits.
    expectEqual(gif.colors, 4)
  }

  // fcTL: sequence, width, height, x, y, delay as a fraction, disposal, blend.
  @Test func whatDoesNotChangeIsOnePNG() throws {
    let film = try Self.still.film(.apng, frames: 50)
    #expect(film.contains(Array("acTL".utf8) + [0, 0, 0, 3, 0, 0, 0, 0]))
    let frames = film.indices.filter { film[$0...].starts(with: Array("fcTL".utf8)) }.map {
      Array(film[$0 + 4..<$0 + 30])
    }
    func words(_ numbers: [UInt8]) -> [UInt8] { numbers.flatMap { [0, 0, 0, $0] } }
    expectEqual(
      frames,
      [
        words([0, 40, 24, 0, 0]) + [0, 20, 0, 50, 0, 0], words([1, 4, 24, 10, 0]) + [0, 10, 0, 50, 0, 0],
        words([3, 2, 24, 12, 0]) + [0, 20, 0, 50, 0, 0],
      ])
  }

  // Noise of which two corners change: nothing but those two is drawn over it, where that takes fewer bytes than all of it again.
  @Test func apngDrawsOverWhatStays() throws {
    let film = Animation(
      name: "a.apng", width: 33, height: 31, isTransparent: true,
      timing: AnimationFormat.apng.timing(PlayRate(.standard, every: 1)), jobs: 1)
    let before = try RuleSource.noise.draw(0)
    var now = before
    for pixel in [0, 33 * 31 - 1] { now.bytes[pixel * 4] ^= 255 }
    let frame = try APNGFrame(of: now, after: before, ticks: 1, film: film)
    #expect(frame.isOver && frame.data.count < 100)
    // A pixel that goes cannot be drawn over.
    now.bytes[3] = 0
    #expect(try !APNGFrame(of: now, after: before, ticks: 1, film: film).isOver)
  }

  // 60 a second to 50: frame i begins at the multiple of 1/50 s that is nearest to i/60 s, halves later (i = 3: 2.5 → 3). 240: 0.208 i.
  @Test func framesBeginAtTheNearestMoment() throws {
    let timing = AnimationFormat.gif.timing(PlayRate(.standard, every: 1))
    expectEqual((0...9).map(timing.start), [0, 1, 2, 3, 3, 4, 5, 6, 7, 8])
    let quick = AnimationFormat.gif.timing(PlayRate(try #require(FrameRate("240")), every: 1))
    expectEqual((0...8).map(quick.start), [0, 0, 0, 1, 1, 1, 1, 1, 2])
    // 16.67 ms, 33.33 ms, 50 ms; rounded each for itself.
    let webp = AnimationFormat.webp.timing(PlayRate(.standard, every: 1))
    expectEqual((0...4).map(webp.start), [0, 17, 33, 50, 67])
    // 1001/30000 s is a delay of an APNG as it is; 1.000001 a second is not, and is counted in 1/10 000 s.
    let ntsc = AnimationFormat.apng.timing(PlayRate(try #require(FrameRate("30000/1001")), every: 1))
    #expect(ntsc.tick == (1001, 30000))
    expectEqual(ntsc.longest, 65)
    let odd = AnimationFormat.apng.timing(PlayRate(try #require(FrameRate("1.000001")), every: 1))
    #expect(odd.tick == (1, 10000))
    expectEqual((0...3).map(odd.start), [0, 10000, 20000, 30000])
    // The longest film that can be asked for does not overflow.
    expectEqual(timing.start(ofFrame: 1_000_000), 833_333)
  }

  // 65535 hundredths are the longest delay: a frame a thousand seconds is shown 65535 and 34465 hundredths.
  @Test func longDelaysAreSplit() throws {
    var run = try RuleSource.noise.run(frames: 2, fps: 1)
    run.every = 1000
    try withTemporaryFolder { folder in
      _ = try RenderJob(source: RuleSource.noise, run: run).render(
        into: [AnimationSink(file: "\(folder)/a.gif", format: .gif)])
      let images = GIFImages(try #require(FileSystem.bytes(of: "\(folder)/a.gif"))).images
      let sums = images.map(\.delay).reduce(0, +)
      #expect(abs(sums - 200_000) <= 32768)
      #expect(images.allSatisfy { $0.delay > 0 })
    }
  }

  // 30 frames are three groups of a GIF.
  @Test(arguments: FilmFormat.allCases.filter(\.isAvailable))
  func anyNumberOfThreadsGivesTheSameBytes(format: FilmFormat) throws {
    let one = try RuleSource.noise.film(format, frames: 30, jobs: 1)
    for jobs in format.encoder == nil ? [2, 3, 8] : [3] {
      try expectEqual(RuleSource.noise.film(format, frames: 30, jobs: jobs), one, "\(jobs)")
    }
  }

  // A GIF's groups begin after every twelfth frame, and the last ones are cut by how much changes: in the still film only the first costs.
  @Test(arguments: [1, 2, 3, 13, 14, 26])
  func aGIFsGroupsHaveEveryFrameOnce(frames: Int) throws {
    let still = RuleSource { picture, x, y in
      [UInt8(x * 6), UInt8(y * 10), x == 0 && y == 0 ? UInt8(picture) : 9, 255]
    }
    for film in [RuleSource.noise, still, .square(alpha: 0)] {
      let one = try film.film(.gif, frames: frames, isTransparent: true, jobs: 1)
      for jobs in [2, 3, 8] {
        try expectEqual(film.film(.gif, frames: frames, isTransparent: true, jobs: jobs), one, "\(jobs)")
      }
    }
  }

  @Test func tooManyPixelsAreRefused() throws {
    var run = try RuleSource.noise.run(frames: 1)
    run.header.canvas = FilmCanvas(width: 16384, height: 1, scale: 1)
    #expect(throws: RenderError.self) { try AnimationSink(file: "a.webp", format: .webp).check(run) }
    try AnimationSink(file: "a.gif", format: .gif).check(run)
  }

  @Test(arguments: AnimationFormat.allCases, [5, 60])
  func anInterruptedFilmLeavesWhatWasThere(format: AnimationFormat, frame: Int) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.\(format.rawValue)"
      try FileSystem.writeWhole([1, 2], to: file)
      let cancellation = Cancellation()
      let outcome = try RenderJob(source: RuleSource.noise, run: try RuleSource.noise.run(frames: 61)).render(
        into: [AnimationSink(file: file, format: format)], cancellation: cancellation
      ) { event in
        if case .finished(let request, _, _) = event, request.number == frame { cancellation.request(.interrupted) }
      }
      expectEqual(outcome.cancelled, .interrupted)
      try expectEqual(contents(folder), ["a.\(format.rawValue)": [1, 2]])
    }
  }

  @Test(arguments: AnimationFormat.allCases)
  func aFrameThatCannotBeDrawnLeavesNothing(format: AnimationFormat) throws {
    try withTemporaryFolder { folder in
      #expect(throws: RenderError.self) {
        _ = try RenderJob(source: FakeSource(failing: [12]), run: try fakeRun(frames: Array(0..<20))).render(
          into: [AnimationSink(file: "\(folder)/a", format: format)])
      }
      try expectEqual(contents(folder), [:])
    }
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    try withTemporaryFolder { folder in
      let own = Writer.current
      let name = HiddenName(for: "a.gif", .unfinished).text
      let orphan = name.replacingOccurrences(
        of: "-\(own.process)-\(own.start)-", with: "-\(own.process)-\(own.start + 1)-")
      for name in [name, orphan] { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      try RuleSource.noise.render(3, to: "\(folder)/a.gif")
      // The other one's run, this process, is alive.
      try expectEqual(contents(folder).keys.sorted(), [name, "a.gif"].sorted())
    }
  }
}

@Suite struct EncodingLineTests {
  @Test func resultsComeInTheOrderOfTheItems() throws {
    var results: [Int] = []
    let line = EncodingLine<Int>(jobs: 4) { number throws(RenderError) in results.append(number) }
    for number in 0..<50 {
      try line.add {
        usleep(UInt32(number % 5) * 300)
        return number
      }
    }
    try line.finish()
    expectEqual(results, Array(0..<50))
  }

  @Test func noMoreAreWorkedOnThanThereAreThreads() throws {
    let counts = Mutex((now: 0, most: 0))
    let line = EncodingLine<Void>(jobs: 2, waiting: 3) { _ throws(RenderError) in }
    for _ in 0..<20 {
      try line.add {
        counts.withLock { $0 = (now: $0.now + 1, most: max($0.most, $0.now + 1)) }
        usleep(2000)
        counts.withLock { $0.now -= 1 }
      }
    }
    try line.finish()
    let most = counts.withLock { $0.most }
    #expect((1...2).contains(most))
  }

  @Test func theFirstErrorEnds() throws {
    let line = EncodingLine<Int>(jobs: 2) { _ throws(RenderError) in }
    #expect(throws: RenderError.closedPipe) {
      for number in 0..<5 { try line.add { if number == 1 { throw RenderError.closedPipe } else { number } } }
      try line.finish()
    }
  }
}
