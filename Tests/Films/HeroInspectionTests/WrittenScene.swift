import Foundation
import HeroInspection
import HeroModel
import HeroScene
import TransitionEngine

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// A scene that a test writes.
func writtenScene(_ text: String, folder: String = ".") throws -> Scene {
  try SceneLoader(textMeasure: .renderer).load(bytes: Array(text.utf8), file: "s.json", folder: folder)
}

func writtenFilm(_ text: String, folder: String = ".") throws -> Film {
  try Film(scene: writtenScene(text, folder: folder))
}

/// What lint says of it.
func linted(_ text: String, folder: String = ".") throws -> [LintFinding] {
  SceneLint(film: try writtenFilm(text, folder: folder)).findings
}
