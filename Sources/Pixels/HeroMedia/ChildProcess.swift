import Foundation
import HeroImage

/// A program that reads a picture for us: without input, with little memory and time, and with no settings of the user's.
struct ChildProcess {
  /// Seconds that a picture may take.
  static let timeout = 20
  /// KiB of memory that a program may take.
  static let memory = 4 << 20
  /// Blocks of 512 bytes of a file that it may write.
  static let fileSize = 1 << 20

  private let name: String
  private let path: String
  private let format: MediaFormat

  /// Finds a program on the PATH; throws `ImageError.unreadable`, which names its package, when it is not there.
  init(name: String, package: String, format: MediaFormat) throws(ImageError) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(name)" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else {
      throw .unreadable("\(format.rawValue) files are read by \(name), which is not on the PATH; install \(package)")
    }
    (self.name, self.path, self.format) = (name, path, format)
  }

  /// Runs the program and returns what it prints; throws `ImageError.unreadable` with its last line when it fails.
  func run(_ arguments: [String], seconds: Int = timeout) throws(ImageError) -> [UInt8] {
    let process = Process()
    // Limits are the shell's to set; it then becomes the program. macOS refuses the one on memory, which is not the program's fault.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      [
        "-c",
        "ulimit -t \(seconds); ulimit -v \(Self.memory) 2>/dev/null; ulimit -f \(Self.fileSize); exec \"$0\" \"$@\"",
        path,
      ] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": "/nonexistent"]
    process.standardInput = FileHandle.nullDevice
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    do { try process.run() } catch { throw .unreadable("\(format.rawValue): \(name) cannot be started: \(error)") }
    let id = process.processIdentifier
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + .seconds(seconds))
    // It leads a group of its own, with what it has started.
    watch.setEventHandler { if kill(-id, SIGKILL) != 0 { kill(id, SIGKILL) } }
    watch.resume()
    let reader = Reader(complaints)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watch.cancel()
    let said = reader.text
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let last = said.split(separator: "\n").last.map(String.init)
      let isKilled = process.terminationReason == .uncaughtSignal
      let why =
        isKilled ? "it takes more than \(seconds) s or \(Self.memory >> 20) GiB" : last ?? "the file is damaged"
      throw .unreadable("\(format.rawValue): \(name): \(why)")
    }
    return [UInt8](text)
  }

  /// Reads a pipe to its end on another thread, so that neither of two fills up.
  private final class Reader: @unchecked Sendable {
    // Written before the group is left and read after that.
    private var data = Data()
    private let group = DispatchGroup()

    init(_ pipe: Pipe) {
      group.enter()
      DispatchQueue.global().async {
        self.data = pipe.fileHandleForReading.readDataToEndOfFile()
        self.group.leave()
      }
    }

    var text: String {
      group.wait()
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// A folder for a program's files, which goes when the work is done.
  struct Folder {
    fileprivate let place: String
    fileprivate let format: MediaFormat

    /// Where a file of the folder is.
    func path(_ name: String) -> String { "\(place)/\(name)" }

    /// Writes a file and returns where it is.
    func write(_ bytes: [UInt8], _ name: String) throws(ImageError) -> String {
      do { try Data(bytes).write(to: URL(fileURLWithPath: path(name))) } catch {
        throw .unreadable("\(format.rawValue): there is no room for it in \(place)")
      }
      return path(name)
    }

    /// A file that the program wrote, under one of two names.
    func read(_ name: String, or other: String? = nil) throws(ImageError) -> [UInt8] {
      for name in [name, other].compactMap({ $0 }) {
        if let data = FileManager.default.contents(atPath: path(name)) { return [UInt8](data) }
      }
      throw .unreadable("\(format.rawValue): the file is damaged")
    }
  }

  /// Gives work a folder of its own that nobody else can read.
  static func withFolder<Result>(
    _ format: MediaFormat, _ work: (Folder) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    let root = FileManager.default.temporaryDirectory.path
    let place = "\(root)/herorender-\(UUID().uuidString)"
    guard mkdir(place, 0o700) == 0 else {
      throw .unreadable("\(format.rawValue): no folder can be made in \(root)")
    }
    defer { try? FileManager.default.removeItem(atPath: place) }
    return try work(Folder(place: place, format: format))
  }
}
