import Foundation
import HeroTesting

/// The built executable, started as a user starts it.
struct Program {
  /// What a run left.
  struct Result {
    var status: Int
    var output: String
    var errors: String

    fileprivate func expect(
      _ status: Int?, says: [String], prints: [String], of arguments: [String], _ place: SourceLocation
    ) {
      var faults = says.filter { !errors.contains($0) } + prints.filter { !output.contains($0) }
      if let status, status != self.status { faults.append("status \(status)") }
      let told = "\(arguments.joined(separator: " ")): \(self.status) \(output)\(errors)"
      #expect(faults.isEmpty, "\(told)", sourceLocation: place)
    }
  }

  /// Beside the test bundle: `.build/debug/herorender`.
  private static func executable() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    for start in [folder] + bundles {
      folder = start
      for _ in 0..<5 {
        folder = folder.deletingLastPathComponent()
        let candidate = folder.appendingPathComponent("herorender")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: candidate.path)
        {
          return candidate
        }
      }
    }
    return try #require(nil as URL?, "herorender is not beside the test bundle; build it first")
  }

  /// The executable's path.
  static func path() throws -> String { try executable().path }

  /// A program on the PATH.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the program in a folder and does not wait; its results go into a pipe, or are lost.
  static func start(_ arguments: [String], in folder: String, output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
      process[keyPath: stream] = FileHandle.nullDevice
    }
    if let output { process.standardOutput = output }
    try process.run()
    return process
  }

  /// Variables that change what the program does; a run has none of them but those that it is given.
  private static let settings = [
    "CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "HERORENDER_RECORD", "HERORENDER_REPORT",
  ]

  /// Runs the program in a folder, or in an empty one, and expects what is said of it.
  ///
  /// - Parameters:
  ///   - environment: Variables to set; nil unsets.
  ///   - status: What the program ends with.
  ///   - says: Texts that standard error has.
  ///   - prints: Texts that standard output has.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String?] = [:], status: Int? = nil,
    says: String..., prints: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let result = try run(try executable(), arguments, in: folder, environment: environment)
    result.expect(status, says: says, prints: prints, of: arguments, sourceLocation)
    return result
  }

  /// Runs the program with the words of a line, which blanks part.
  @discardableResult
  static func run(
    _ line: String, in folder: String? = nil, environment: [String: String?] = [:], status: Int? = nil,
    says: String..., prints: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let arguments = line.split(separator: " ").map(String.init)
    let result = try run(try executable(), arguments, in: folder, environment: environment)
    result.expect(status, says: says, prints: prints, of: arguments, sourceLocation)
    return result
  }

  /// Runs a shell script in a folder. The program is on its PATH, unless it is given another.
  @discardableResult
  static func run(
    script: String, in folder: String? = nil, environment: [String: String?] = [:], status: Int? = nil,
    says: String..., prints: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let bash = URL(fileURLWithPath: try #require(find("bash"), "no bash"))
    let home = try executable().deletingLastPathComponent().path
    let path = "\(home):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let environment = ["PATH": path].merging(environment) { $1 }
    let result = try run(bash, ["-c", script], in: folder, environment: environment)
    result.expect(status, says: says, prints: prints, of: [script], sourceLocation)
    return result
  }

  /// Runs a shell script beside `FullDiskTests.scene`, after its first lines. `$program` is the program; `await` waits for a condition.
  static func run(script: String, begin: String) throws -> Result {
    var result: Result?
    try withFiles(["scene.json": FullDiskTests.scene]) { folder in
      result = try run(
        script: """
          program='\(try path())'; await() { until eval "$1"; do sleep 0.01; done; }
          \(begin)
          \(script)
          """, in: folder)
    }
    return try #require(result)
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: String?, environment: [String: String?]
  ) throws -> Result {
    guard let folder else {
      var result: Result?
      try withTemporaryFolder { result = try run(program, arguments, in: $0, environment: environment) }
      return try #require(result)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    for name in settings { variables[name] = nil }
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    // Files instead of pipes: nothing can fill up.
    let (output, errors) = ("\(folder)/.stdout", "\(folder)/.stderr")
    for path in [output, errors] { try Data().write(to: URL(fileURLWithPath: path)) }
    defer { for path in [output, errors] { try? FileManager.default.removeItem(atPath: path) } }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: Int(process.terminationStatus), output: try read(output), errors: try read(errors))
  }
}
