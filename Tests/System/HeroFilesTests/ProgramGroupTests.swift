import Foundation
import HeroFiles
import HeroTesting

/// Programs with what they have started.
@Suite struct ProgramGroupTests {
  #if os(Linux)
    /// A program below another leads a group of its own, as SwiftPM's compilers do: whoever ends the first ends both.
    @Test func programsBelowEndToo() throws {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "setsid sh -c 'echo begun; sleep 60; echo ended' & wait"]
      process.standardOutput = output
      try process.run()
      try output.fileHandleForWriting.close()
      let begun = output.fileHandleForReading.availableData
      ProgramGroup.end([process.processIdentifier])
      // There is an end of the pipe when nobody is left who could write.
      let rest = output.fileHandleForReading.readDataToEndOfFile()
      expectEqual(String(decoding: begun + rest, as: UTF8.self), "begun\n")
    }
  #endif
}
