internal import CMemory

/// How the process asks for memory.
package enum ProcessMemory {
  /// Lets frames use the memory of those before, on all threads. For a program's first line.
  package static func reuse() { hero_reuse_memory() }

  /// Gives back what is free between things that are in use: in a long film that comes to some megabytes. Takes a millisecond.
  package static func giveBack() { hero_give_back_memory() }

  /// Asks for large pages for new memory that will be filled, as far as they lie wholly inside of it.
  package static func useLargePages<Element>(for memory: UnsafeMutableBufferPointer<Element>) {
    hero_use_large_pages(memory.baseAddress, memory.count * MemoryLayout<Element>.stride)
  }
}
