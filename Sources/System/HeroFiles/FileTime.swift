import Foundation

extension stat {
  /// When the file was written last.
  package var written: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
