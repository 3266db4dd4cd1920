import Foundation
import HeroFiles
import HeroModel

/// Why a file could not be read, in words for a message.
package struct FileProblem: Error, Equatable {
  package var message: String

  /// Nothing is there.
  static let missing = FileProblem(message: message(of: ENOENT))

  init(message: String) { self.message = message }

  /// What a message says of a file that could not be read.
  init(_ error: FileError) {
    switch error.cause {
    case .system(let code):
      let message = Self.message(of: code)
      self.message = message + (code == ENOENT ? NearestName.suggestion(path: error.path) : "")
    case .folder: message = "is a folder"
    case .irregular: message = "is not a regular file"
    case .tooLarge(let maximum): message = "is larger than \(maximum >> 20) MiB"
    case .nulInName: message = "a file name may not contain a NUL character"
    case .file, .unwanted, .readOnly, .source: message = error.description
    }
  }

  private static func message(of code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ELOOP: "is a loop of links"
    case ENAMETOOLONG: "the name is too long"
    default: "cannot be read: \(String(cString: strerror(code)))"
    }
  }
}
