internal import CFiles

/// Pages of memory that are handed to a pipe with the bytes in them, which costs both of its ends less than copying; where the system cannot,
/// bytes are written as always.
package final class PipePages {
  private let pipe: OpaquePointer

  /// Nil where a descriptor is no pipe, or the system has no such thing.
  package init?(_ descriptor: Int32) {
    guard let pipe = hero_open_pipe(descriptor) else { return nil }
    self.pipe = pipe
  }

  deinit { hero_close_pipe(pipe) }

  /// Writes to the pipe; as `write` of the C library: how many bytes, or -1 and `errno`.
  package func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int {
    hero_write_pipe(pipe, descriptor, bytes.baseAddress, bytes.count)
  }
}
