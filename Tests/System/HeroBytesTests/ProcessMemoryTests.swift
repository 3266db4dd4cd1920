import HeroTesting

@testable import HeroBytes

#if canImport(Glibc)
  import Glibc

  @Suite struct ProcessMemoryTests {
    // glibc maps 4 MB by themselves, and gives them back at once, unless it has been told to keep what is below 32 MB. A mapped chunk has
    // the bit 2 in the size before it. Source: glibc's malloc/malloc.c, IS_MMAPPED.
    @Test func memoryIsKeptForTheNextFrame() throws {
      ProcessMemory.reuse()
      let memory = try #require(malloc(4 << 20))
      defer { free(memory) }
      expectEqual((memory - MemoryLayout<UInt>.size).load(as: UInt.self) & 2, 0)
    }
  }
#endif
