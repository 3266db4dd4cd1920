import Foundation
import HeroImage
import HeroTesting

@testable import HeroRender

@Suite struct PixelFormatTests {
  private func pixmap(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> Pixmap {
    try #require(Pixmap(width: width, height: height, bytes: bytes))
  }

  // 200·128/255 = 100.39, 10·128/255 = 5.02.
  @Test func rgbaIsThePixmapAndRGBIsOverBlack() throws {
    let pixels = try pixmap(2, 1, [200, 10, 0, 128, 1, 2, 3, 255])
    expectEqual(PixelFormat.rgba.bytes(pixels), [200, 10, 0, 128, 1, 2, 3, 255])
    expectEqual(PixelFormat.rgb.bytes(pixels), [100, 5, 0, 1, 2, 3])
    // 200·128/255 + 255·127/255 = 227.39.
    expectEqual(pixels.opaqueRGB(over: (255, 255, 255)).prefix(1), [227])
  }

  // Rec. 709, limited: white 235, black 16, both without colour; red Y = 16 + 219·0.2126 = 62.56, Cb = 128 − 224·0.2126/1.8556 = 102.34,
  // Cr = 128 + 224·0.7874/1.5748 = 240; blue Y = 16 + 219·0.0722 = 31.81, Cb = 240, Cr = 128 − 224·0.0722/1.5748 = 117.73.
  @Test func colours() throws {
    for (rgb, yuv) in [
      ([255, 255, 255], [235, 128, 128]), ([0, 0, 0], [16, 128, 128]), ([255, 0, 0], [63, 102, 240]),
      ([0, 0, 255], [32, 240, 118]), ([128, 128, 128], [126, 128, 128]),
    ] as [([UInt8], [UInt8])] {
      expectEqual(VideoRange.planes420(try pixmap(1, 1, rgb + [255])), yuv)
    }
    // 3×1 pixels make 2×1 chroma samples: of two pixels, and of the last one alone. Black and white average to grey: no colour.
    let planes = VideoRange.planes420(try pixmap(3, 1, [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255]))
    expectEqual(planes, [16, 235, 63, 128, 102, 128, 240])
  }

  @Test func y4mSaysSizeAndRate() throws {
    let canvas = FilmCanvas(width: 3, height: 1, scale: 1)
    let rate = PlayRate(try #require(FrameRate("30000/1001")), every: 2)
    let header = String(decoding: PixelFormat.y4m.header(canvas, rate: rate), as: UTF8.self)
    expectEqual(header, "YUV4MPEG2 W3 H1 F15000:1001 Ip A1:1 C420jpeg XYSCSS=420JPEG XCOLORRANGE=LIMITED\n")
    #expect(PixelFormat.rgba.header(canvas, rate: rate).isEmpty)
    expectEqual(PixelFormat.y4m.bytes(try pixmap(1, 1, [0, 0, 0, 255])), Array("FRAME\n".utf8) + [16, 128, 128])
  }
}

@Suite struct StreamSinkTests {
  @Test func framesFollowOneAnother() throws {
    let pipe = Pipe()
    let sink = StreamSink(format: .rgba, descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let outcome = try RenderJob(source: FakeSource(), run: try fakeRun(frames: [3, 4]), jobs: 2).render(into: [sink])
    try pipe.fileHandleForWriting.close()
    expectEqual(outcome.drawn, 2)
    let expected: [UInt8] = [3, 0, 0, 255, 0, 3, 0, 255, 4, 0, 0, 255, 0, 4, 0, 255]
    expectEqual([UInt8](pipe.fileHandleForReading.readDataToEndOfFile()), expected)
  }

  @Test func aReaderThatWentAwayIsToldApart() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let sink = StreamSink(format: .rgba, descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(throws: RenderError.closedPipe) {
      _ = try RenderJob(source: FakeSource(), run: try fakeRun(frames: [3])).render(into: [sink])
    }
  }

  #if os(Linux)
    @Test func aFullDiskIsAnEnvironmentError() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let sink = StreamSink(format: .rgba, descriptor: full.fileDescriptor)
      let error = #expect(throws: RenderError.self) {
        _ = try RenderJob(source: FakeSource(), run: try fakeRun(frames: [3])).render(into: [sink])
      }
      expectEqual(error?.description, "cannot write standard output: No space left on device")
    }
  #endif
}
