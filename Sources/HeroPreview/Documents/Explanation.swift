import Foundation
import HeroExplanation
import HeroImage
import HeroRender
import HeroScene

import enum HeroJSON.JSONValue

/// What `explain` answers of a film.
struct Explanation: Sendable {
  let film: PreviewFilm
  /// `view`, a path; `time`, seconds; `variant`, unless the saved one is meant; `pictures=1`.
  let query: [String: String]

  /// The document. Blocks.
  func json() throws(PreviewProblem) -> JSONValue {
    var found = film.status.saved
    if let id = query["variant"] { found = try film.variant(id) }
    guard let variant = found else { throw PreviewProblem(409, "the file has errors, and no good film yet") }
    var question = Explainer.Question()
    if let view = query["view"] {
      do throws(UnknownView) { question.views = try variant.film.scene.paths(named: view) } catch {
        throw .notFound(error.message)
      }
    }
    if let time = query["time"] {
      guard let seconds = Double(time), seconds.isFinite else {
        throw PreviewProblem(400, "time is a number of seconds")
      }
      question.time = min(max(seconds, 0), variant.film.duration)
    }
    do {
      let explainer = try Explainer(film: variant.film, file: film.path, question: question)
      let findings = try explainer.findings()
      let report = ExplanationReport(findings, clock: variant.clock, file: film.path)
      guard query["pictures"] == "1" else { return report.json(pictures: []) }
      return report.json(
        pictures: try findings.map { finding in
          let bytes = try PNGEncoder.encode(try explainer.picture(of: finding), compression: .fast)
          return "data:image/png;base64,\(Data(bytes).base64EncodedString())"
        })
    } catch let error as SceneError {
      throw PreviewProblem(error)
    } catch {
      throw PreviewProblem(422, "\(error)")
    }
  }
}
