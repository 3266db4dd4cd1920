internal import CPixels

/// How the process asks for memory.
package enum ProcessMemory {
  /// Lets frames use the memory of those before, on all threads. For a program's first line.
  package static func reuse() { hero_reuse_memory() }

  /// Lets go of what only beginning needed of the program's code. For a program, when it has begun.
  package static func forgetCode() { hero_forget_code() }
}
