import Foundation
import HeroRender
import HeroScene
import TransitionEngine

@testable import HeroExplanation

/// The repository's scenes.
let sceneFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scenes")

/// A scene that a test writes, with the pictures of scenes/issues.
protocol ExplainedScene: Sendable {
  var json: String { get }
}

extension ExplainedScene {
  var film: Film {
    get throws {
      let folder = sceneFolder.appendingPathComponent("issues").path
      let loader = SceneLoader(textMeasure: .renderer)
      return try Film(scene: loader.load(bytes: Array(json.utf8), file: "case.json", folder: folder))
    }
  }

  func found(_ question: Explainer.Question = .init()) throws -> [Finding] {
    try Explainer(film: try film, question: question).findings()
  }

  /// The findings' rules and views.
  func names() throws -> [String] { try found().map { "\($0.rule.rawValue) \($0.view ?? "-")" } }
}

struct WholeScene: ExplainedScene {
  let json: String
}

/// A screen's keys: its colour and what is in it.
func screen(_ views: String..., color: String = "white") -> String {
  #""backgroundColor": "\#(color)", "subviews": [\#(views.joined(separator: ", "))]"#
}

/// A view of one colour.
func box(_ name: String, _ frame: String, _ keys: String = "", color: String = "teal") -> String {
  #"{"name": "\#(name)", "frame": [\#(frame)], "backgroundColor": "\#(color)"\#(keys)}"#
}

/// Steps there and back.
let thereAndBack = #"{"present": "b"}, {"wait": 0.1}, {"dismiss": true}"#
