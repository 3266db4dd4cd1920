import Foundation
import HeroTesting

@testable import HeroFiles

/// Bytes that reach a pipe by the page, or are copied where the system has no large pages: the same bytes.
@Suite struct PipePagesTests {
  /// Bytes that tell their place.
  private func bytes(_ count: Int, seed: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 11 &+ seed) }
  }

  @Test func filesAreNoPipes() throws {
    try withTemporaryFolder { folder in
      try FileSystem.writeWhole([1], to: "\(folder)/file")
      let file = try #require(FileHandle(forReadingAtPath: "\(folder)/file"))
      #expect(PipePages(file.fileDescriptor) == nil)
    }
  }

  // Less and more than a large page, and no whole number of small ones, with a reader that takes them bit by bit.
  @Test func whatIsWrittenIsRead() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let parts = [1, 65_535, 65_536, 4 << 20 + 3, 0, 5_266_560, 2 << 20].enumerated().map { bytes($1, seed: $0) }
    let writer = Thread {
      let pages = PipePages(descriptor)
      for part in parts { _ = FileSystem.writeAll(part, to: descriptor, pages: pages) }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var read: [UInt8] = []
    while let data = try pipe.fileHandleForReading.read(upToCount: 50_001), !data.isEmpty { read += data }
    expectEqual(read, Array(parts.joined()))
  }

  @Test func aReaderThatWentAwayIsAnError() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let pages = PipePages(descriptor)
    try pipe.fileHandleForReading.close()
    expectEqual(FileSystem.writeAll(bytes(100_000, seed: 1), to: descriptor, pages: pages), EPIPE)
  }

  #if os(Linux)
    // Who passes pages on without reading them has what was written, whatever is written then.
    @Test func pagesThatAreBegunWithStayAsTheyAre() throws {
      let (pipe, next) = (Pipe(), Pipe())
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      let pages = try #require(PipePages(descriptor))
      // Room for all of it, so that nobody waits: F_SETPIPE_SZ.
      for end in [descriptor, next.fileHandleForWriting.fileDescriptor] { #expect(fcntl(end, 1031, 1 << 20) >= 0) }
      let (first, second) = (bytes(300_000, seed: 7), bytes(300_000, seed: 100))
      expectEqual(FileSystem.writeAll(first, to: descriptor, pages: pages), nil)
      // Of fcntl.h, which Swift does not see.
      typealias Splice =
        @convention(c) (Int32, UnsafeMutablePointer<Int>?, Int32, UnsafeMutablePointer<Int>?, Int, UInt32) -> Int
      let splice = unsafeBitCast(try #require(dlsym(nil, "splice")), to: Splice.self)
      let (source, target) = (pipe.fileHandleForReading.fileDescriptor, next.fileHandleForWriting.fileDescriptor)
      var passed = 0
      while passed < first.count {
        let count = splice(source, nil, target, nil, first.count - passed, 0)
        try #require(count > 0)
        passed += count
      }
      expectEqual(FileSystem.writeAll(second, to: descriptor, pages: pages), nil)
      try pipe.fileHandleForWriting.close()
      try next.fileHandleForWriting.close()
      expectEqual([UInt8](next.fileHandleForReading.readDataToEndOfFile()), first)
      expectEqual([UInt8](pipe.fileHandleForReading.readDataToEndOfFile()), second)
    }
  #endif
}
