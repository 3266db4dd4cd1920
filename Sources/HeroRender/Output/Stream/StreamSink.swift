import Foundation
import HeroImage

/// Raw frames through a pipe, one after the other as they are done.
public final class StreamSink: FrameSink {
  /// `-`.
  public let name = "-"
  /// Pixels only.
  public let forms: FrameForms = .pixels

  private let format: PixelFormat
  private let descriptor: Int32

  /// Makes a sink; `descriptor` is where bytes go. Default: standard output.
  public init(format: PixelFormat, descriptor: Int32 = STDOUT_FILENO) {
    self.format = format
    self.descriptor = descriptor
  }

  /// Refuses a terminal, which has no use for pixels.
  public func check(_ run: RenderRun) throws(RenderError) {
    if isatty(descriptor) == 1 {
      throw .usage("raw frames do not belong on a terminal: pipe them into another program or a file")
    }
  }

  /// Writes the header, if the format has one.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    try write(format.header(run.header.canvas, rate: run.playRate))
    return []
  }

  /// Writes a frame; waits while the reader is slower.
  public func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    if let pixmap = frame.pixmap { try write(format.bytes(pixmap)) }
    return nil
  }

  /// Nothing is left to do; the descriptor is not ours to close.
  public func finish(isComplete: Bool) throws(RenderError) {}

  private func write(_ bytes: [UInt8]) throws(RenderError) {
    switch FileSystem.writeAll(bytes, to: descriptor) {
    case nil: return
    case EPIPE: throw .closedPipe
    case let code?: throw .environment("cannot write standard output: \(String(cString: strerror(code)))")
    }
  }
}
