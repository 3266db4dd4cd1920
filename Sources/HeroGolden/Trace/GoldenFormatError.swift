/// Why a golden's file cannot be used, as a sentence without the file's name.
public struct GoldenFormatError: Error, Equatable, Sendable {
  public var reason: String

  init(_ reason: String) { self.reason = reason }
}
