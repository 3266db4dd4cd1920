import Synchronization

/// What this process is writing under hidden names, so that a program that ends at once can take it away first.
package enum UnfinishedPaths {
  private static let paths = Mutex<Set<String>>([])

  /// Notes a file or folder before it is made.
  package static func begin(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Forgets one that is in its place, or gone.
  package static func end(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all of them and does something that does not come back; whoever begins another one waits.
  package static func removeAll(then leave: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { try? FileSystem.removeAll(path) }
      leave()
    }
  }
}
