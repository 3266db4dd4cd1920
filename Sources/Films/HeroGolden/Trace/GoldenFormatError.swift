/// Why a golden's file cannot be used, as a sentence without the file's name.
package struct GoldenFormatError: Error, Equatable, Sendable {
  package var reason: String

  init(_ reason: String) { self.reason = reason }
}
