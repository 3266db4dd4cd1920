import Foundation
import HeroExplanation
import HeroImage
import HeroModel
import HeroRender

import enum HeroJSON.JSONValue

/// What `explain` answers of a film.
struct Explanation: Sendable {
  let film: PreviewFilm
  /// `view`, a path; `time`, seconds; `variant`, unless the saved one is meant; `pictures=1`.
  let query: [String: String]

  /// The document. Blocks.
  ///
  /// - Parameter telling: Told before each part of the work; what it throws ends the work.
  func json(telling: (ExplanationProgress) throws(PreviewProblem) -> Void) throws(PreviewProblem) -> JSONValue {
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
      let explainer = try Explainer(
        film: variant.film, file: film.path, question: question, text: variant.text?.bytes)
      let findings = try explainer.findings { try telling(ExplanationProgress($0)) }
      let report = ExplanationReport(findings, by: explainer, clock: variant.clock)
      guard query["pictures"] == "1" else { return report.json(pictures: []) }
      return report.json(
        pictures: try findings.enumerated().map { index, finding in
          try telling(ExplanationProgress(part: .drawing, number: index + 1, count: findings.count))
          let bytes = try PNGEncoder.encode(try explainer.picture(of: finding), compression: .fast)
          return "data:image/png;base64,\(Data(bytes).base64EncodedString())"
        })
    } catch let error as SceneError {
      throw PreviewProblem(error)
    } catch let error as PreviewProblem {
      throw error
    } catch {
      throw PreviewProblem(422, "\(error)")
    }
  }
}

/// What is done for an explanation at the moment.
struct ExplanationProgress: Equatable, Sendable {
  enum Part: String {
    /// A question is asked of the film, remedies of a finding are tried, its picture is drawn.
    case asking, trying, drawing
  }

  let part: Part
  /// From 1.
  let number: Int
  let count: Int
  /// What the question looks for, a sentence; nil for the other parts.
  var text: String?

  /// The event; `ask` is the name that the page gave its question.
  func json(ask: String) -> JSONValue {
    [
      "ask": .string(ask), "part": .string(part.rawValue), "number": .integer(number), "count": .integer(count),
      "text": .text(text),
    ]
  }
}

extension ExplanationProgress {
  init(_ progress: Explainer.Progress) {
    switch progress {
    case .asking(let rule, let number, let count):
      self.init(part: .asking, number: number, count: count, text: rule.summary)
    case .trying(let number, let count): self.init(part: .trying, number: number, count: count)
    }
  }
}
