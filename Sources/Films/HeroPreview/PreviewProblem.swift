import HeroJSON
import HeroModel
import HeroRender

/// Why a request of the page is not answered: a status and a sentence, with the place in a file if there is one.
struct PreviewProblem: Error, Equatable {
  /// HTTP's, 4xx or 5xx.
  let status: Int
  /// What is wrong and what to do.
  let message: String
  /// The place, if the problem is one of a file.
  var diagnostic: Diagnostic?

  init(_ status: Int, _ message: String, diagnostic: Diagnostic? = nil) {
    self.status = status
    self.message = message
    self.diagnostic = diagnostic
  }

  /// What is wrong with a file, or would be.
  init(_ error: SceneError) {
    self.init(
      422, error.diagnostics.map(\.message).joined(separator: "; "), diagnostic: error.diagnostics.first)
  }

  /// What went wrong while something was drawn or written.
  init(any error: any Error) {
    switch error {
    case let error as PreviewProblem: self = error
    case let error as SceneError: self.init(error)
    case let error as RenderError: self.init(422, error.description)
    default: self.init(500, "\(error)")
    }
  }

  /// What was there, and is not kept any more: a page asks for it when the file changes meanwhile.
  static func gone(_ message: String) -> PreviewProblem { PreviewProblem(410, message) }

  /// What is not there, or is nobody's business.
  static func notFound(_ message: String) -> PreviewProblem { PreviewProblem(404, message) }

  /// The document that is sent.
  var json: JSONValue {
    var members = [JSONValue.Member("message", .string(message))]
    if let diagnostic, diagnostic.line > 0 {
      members += [
        .init("file", .string(diagnostic.file)), .init("line", .integer(diagnostic.line)),
        .init("column", .integer(diagnostic.column)),
      ]
    }
    return ["version": .integer(1), "error": .object(members)]
  }
}
