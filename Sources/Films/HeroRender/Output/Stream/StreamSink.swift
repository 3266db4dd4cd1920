import Foundation
import HeroFiles
import HeroImage

/// Raw frames through a pipe, one after the other as they are done.
package struct StreamSink: FrameSink {
  /// `-`.
  package let name = "-"
  /// Pixels only.
  package let forms: FrameForms = .pixels

  private let format: PixelFormat
  private let descriptor: Int32

  /// A sink; `descriptor` is where bytes go. Default: standard output.
  package init(format: PixelFormat, descriptor: Int32 = STDOUT_FILENO) {
    self.format = format
    self.descriptor = descriptor
  }

  /// Refuses a terminal, which has no use for pixels.
  package func check(_ run: RenderRun) throws(RenderError) {
    if isatty(descriptor) == 1 {
      throw .usage("raw frames do not belong on a terminal: pipe them into another program or a file")
    }
  }

  /// Lets a pipe hold a fifth of a large frame instead of a hundredth: reader and writer then wait for each other eight times less often.
  /// What is no pipe, or may not be widened, stays as it is.
  private static func widen(_ descriptor: Int32) {
    #if os(Linux)
      // F_SETPIPE_SZ of linux/fcntl.h, which Swift does not see.
      _ = fcntl(descriptor, 1031, Int32(1 << 20))
    #endif
  }

  /// Writes the header, if the format has one.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    Self.widen(descriptor)
    let writer = StreamWriter(name: name, format: format, descriptor: descriptor)
    try writer.write(format.header(run.header.canvas, rate: run.playRate))
    return writer
  }
}

/// Writes frames into the pipe; waits while the reader is slower.
private final class StreamWriter: FrameWriter {
  private let name: String
  private let format: PixelFormat
  private let descriptor: Int32
  private let pages: PipePages?

  init(name: String, format: PixelFormat, descriptor: Int32) {
    self.name = name
    self.format = format
    self.descriptor = descriptor
    pages = PipePages(descriptor)
  }

  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    try write(format.bytes(try frame.pixels(for: name)))
    return nil
  }

  /// Nothing is left to do; the descriptor is not ours to close.
  func finish(isComplete: Bool) throws(RenderError) {}

  func write(_ bytes: [UInt8]) throws(RenderError) {
    switch FileSystem.writeAll(bytes, to: descriptor, pages: pages) {
    case nil: return
    case EPIPE: throw .closedPipe
    case let code?: throw .environment("cannot write standard output: \(String(cString: strerror(code)))")
    }
  }
}
