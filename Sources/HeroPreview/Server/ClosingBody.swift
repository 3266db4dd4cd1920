import FlyingFox
import FlyingSocks

/// An answer's bytes, behind which the connection ends: the server closes it when a body throws.
struct ClosingBody: AsyncBufferedSequence {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func makeAsyncIterator() -> Iterator { Iterator(rest: bytes) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var rest: [UInt8]

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard !rest.isEmpty else { throw SocketError.disconnected }
      let part = Array(rest.prefix(count))
      rest.removeFirst(part.count)
      return part
    }
  }
}
