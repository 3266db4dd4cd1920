import Foundation
import HeroBytes

/// Identifies a process among others that share only a folder with it.
package struct Writer: Equatable, Sendable {
  /// Whose processes can see one another: a container on a machine since it was started, 12 hexadecimal digits.
  package let place: String
  /// The process's number there.
  package let process: Int32
  /// When it was started, as the kernel counts; numbers of processes are used again, pairs of the two are not.
  package let start: UInt64

  package static let current = Writer(
    place: here, process: getpid(), start: KernelProcess(getpid())?.start ?? 0)

  private init(place: String, process: Int32, start: UInt64) {
    self.place = place
    self.process = process
    self.start = start
  }

  /// Reads the parts of a hidden name.
  package init?(_ place: String, _ process: String, _ start: String) {
    guard let process = Int32(process), process > 0, let start = UInt64(start) else { return nil }
    self.init(place: place, process: process, start: start)
  }

  /// Whether the process still runs; nil when that cannot be seen from here.
  package var isRunning: Bool? {
    guard place == Self.here else { return nil }
    // EPERM: it is there, but somebody else's.
    guard kill(process, 0) == 0 || errno == EPERM else { return false }
    guard let found = KernelProcess(process) else { return true }
    return found.start == start && !found.hasEnded
  }

  private static let here: String = {
    var host = [CChar](repeating: 0, count: 256)
    _ = gethostname(&host, host.count - 1)
    var facts = [String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)]
    #if canImport(Darwin)
      var text = [CChar](repeating: 0, count: 64)
      var size = text.count
      if sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 {
        facts.append(String(decoding: text.prefix(size).map { UInt8(bitPattern: $0) }, as: UTF8.self))
      }
    #else
      facts.append((try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? "")
      // Containers of one machine number their processes apart.
      facts.append((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? "")
    #endif
    return String(xxh128Hex(Array(facts.joined(separator: "\n").utf8)).prefix(12))
  }()
}

/// What the kernel tells of a process.
private struct KernelProcess {
  /// When it was started.
  let start: UInt64
  /// Whether only its exit status is left.
  let hasEnded: Bool

  /// Looks a process up; nil when there is none or it may not be seen.
  init?(_ process: Int32) {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      guard sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0, size > 0 else { return nil }
      let began = info.kp_proc.p_un.__p_starttime
      start = UInt64(began.tv_sec) * 1_000_000 + UInt64(began.tv_usec)
      hasEnded = Int32(info.kp_proc.p_stat) == SZOMB
    #else
      // The second field is the program's name in parentheses, which may hold anything; the state is the third, the start the 22nd.
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 19, let start = UInt64(fields[19]) else { return nil }
      self.start = start
      hasEnded = fields[0] == "Z" || fields[0] == "X"
    #endif
  }
}
