import Synchronization

/// Which files a piece of work reads, so that nobody writes over them.
package final class ReadFiles: Sendable {
  @TaskLocal private static var listening: ReadFiles?

  private let paths = Mutex<[String]>([])

  private init() {}

  /// The work's result, and the files that it read by `FileBytes`, each once in the order of reading.
  package static func during<Value, Problem>(
    _ work: () throws(Problem) -> Value
  ) throws(Problem) -> (value: Value, files: [String]) {
    let list = ReadFiles()
    let result = $listening.withValue(list) { Result { () throws(Problem) in try work() } }
    let files = list.paths.withLock { $0 }
    // Who listens outside of it hears the same.
    for file in files { note(file) }
    return (try result.get(), files)
  }

  /// Notes a file that is read.
  static func note(_ path: String) {
    listening?.paths.withLock { paths in
      if !paths.contains(path) { paths.append(path) }
    }
  }
}
