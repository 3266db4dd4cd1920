import Foundation
import HeroTesting

@testable import HeroFiles

@Suite struct HiddenNameTests {
  /// A name as another process would have made it.
  private func name(_ file: String, place: String, process: Int32, start: UInt64) -> String {
    ".\(file).\(place)-\(process)-\(start)-0123456789abcdef.herorender-part"
  }

  /// The number of a process that has ended and was waited for.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  // Containers count their processes from 1: the number alone is the same in all of them.
  @Test func oneProcessNeverUsesANameTwice() {
    let names = Set((0..<1000).map { _ in HiddenName(for: "a.gif", .unfinished).text })
    expectEqual(names.count, 1000)
  }

  @Test func namesReadBack() throws {
    for file in ["a.gif", "no ending", "a.b-c.d", ".hidden", "ä.html"] {
      let name = HiddenName(for: file, .open)
      expectEqual(HiddenName(name.text), name)
      #expect(name.text.hasPrefix(".\(file)."))
    }
    for text in ["manifest.json", ".herorender-part", "a.1.herorender-part", ".a.1.part", "frame_00000.png", ""] {
      expectEqual(HiddenName(text), nil)
    }
  }

  // File systems end at 255 bytes; ä has two.
  @Test func longNamesStayWithinWhatFileSystemsTake() {
    #expect(HiddenName(for: String(repeating: "ä", count: 127), .unfinished).text.utf8.count <= 255)
  }

  @Test func ownFilesAreNotLeftBehind() throws {
    try withTemporaryFolder { folder in
      try FileSystem.writeWhole([1], to: FileSystem.unfinished("\(folder)/a.gif"))
      try Leftovers.remove(in: folder)
      try expectEqual(contents(folder).count, 1)
    }
  }

  @Test func filesOfAnEndedProcessAre() throws {
    try withTemporaryFolder { folder in
      let own = Writer.current
      let names = [
        name("a.gif", place: own.place, process: try endedProcess(), start: 1),
        // The number runs again, but began at another time.
        name("a.gif", place: own.place, process: own.process, start: own.start + 1),
      ]
      for name in names { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      try FileSystem.writeWhole([2], to: "\(folder)/a.gif")
      try Leftovers.remove(in: folder, of: "b.gif")
      try expectEqual(contents(folder).count, 3)
      try Leftovers.remove(in: folder, of: "a.gif")
      try expectEqual(contents(folder), ["a.gif": [2]])
    }
  }

  // Nobody can ask another machine for its processes.
  @Test func filesFromElsewhereAreWhenNobodyTouchedThemForADay() throws {
    try withTemporaryFolder { folder in
      let (old, new) = (
        name("a.gif", place: "0123456789ab", process: 1, start: 7),
        name("a.gif", place: "0123456789ac", process: 1, start: 7)
      )
      // What earlier versions wrote.
      let former = ".a.gif.4711.herorender-part"
      for name in [old, new, former] { try FileSystem.writeWhole([1], to: "\(folder)/\(name)") }
      for name in [old, former] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: "\(folder)/\(name)")
      }
      try Leftovers.remove(in: folder, of: "a.gif")
      try expectEqual(contents(folder).keys.sorted(), [new])
    }
  }

  #if os(Linux)
    // A process that has ended but was not waited for is still in the kernel's table.
    @Test func aProcessThatNobodyWaitedForHasEnded() throws {
      var process: pid_t = 0
      var arguments = [strdup("sh"), strdup("-c"), strdup("exit"), nil]
      defer { for argument in arguments { free(argument) } }
      try #require(posix_spawn(&process, "/bin/sh", nil, nil, &arguments, nil) == 0)
      var information = siginfo_t()
      try #require(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
      defer { waitpid(process, nil, 0) }
      let fields = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8).split(separator: " ")
      let writer = try #require(Writer(Writer.current.place, "\(process)", String(fields[21])))
      expectEqual(kill(process, 0), 0)
      expectEqual(writer.isRunning, false)
    }
  #endif
}
