import Foundation
import HeroImage
import HeroRender
import HeroTransition

/// The golden files of one scene, drawn now and compared with the recorded ones.
struct GoldenFiles {
  let scene: GoldenScene
  let mode: RecordMode

  /// What a failing frame leaves behind; ignored by git.
  static let failureFolder = GoldenScene.root + "/build/golden-failures"

  /// Draws and compares everything, recording as the mode says; the problems found, and how many files were compared.
  func check() throws -> (problems: [String], compared: Int) {
    let film = try scene.film()
    let moments = GoldenMoment.all(of: film)
    var problems: [String] = []
    var compared = 0
    let texts = [
      ("plan.json", GoldenDocuments.plan(film)), ("moments.json", GoldenDocuments.moments(film, moments)),
    ]
    for (name, text) in texts {
      let expected = try? String(contentsOfFile: path(name), encoding: .utf8)
      let problem = try expected.map { try Tolerance.problem(text, expected: $0) } ?? "is missing"
      compared += 1
      try settle(name, problem: problem, isMissing: expected == nil, bytes: { Data(text.utf8) }, to: &problems) {
        try leave(Data(text.utf8), as: "\(name.dropLast(5))-actual.json")
      }
    }
    let source = try FilmSource(film: film)
    for moment in moments {
      let name = moment.name + ".png"
      let actual = try source.draw(source.picture(at: moment.time))
      let expected = try FileManager.default.contents(atPath: path(name)).map { try ImageDecoder.decode([UInt8]($0)) }
      let problem = expected.map { Tolerance.problem(actual, expected: $0) } ?? "is missing"
      compared += 1
      try settle(name, problem: problem, isMissing: expected == nil, bytes: { try encode(actual) }, to: &problems) {
        try leave(encode(actual), as: "\(moment.name)-actual.png")
        guard let expected else { return }
        try leave(encode(expected), as: "\(moment.name)-expected.png")
        if let difference = Tolerance.difference(actual, expected) {
          try leave(encode(difference), as: "\(moment.name)-diff.png")
        }
      }
    }
    try checkLeftovers(Set(texts.map(\.0) + moments.map { $0.name + ".png" }), &problems)
    return (problems, compared)
  }

  /// Records a file or notes its problem and leaves the evidence.
  private func settle(
    _ name: String, problem: String?, isMissing: Bool, bytes: () throws -> Data, to problems: inout [String],
    leaveEvidence: () throws -> Void
  ) throws {
    if mode.writes(exists: !isMissing, differs: problem != nil) {
      try FileManager.default.createDirectory(atPath: scene.folder, withIntermediateDirectories: true)
      try bytes().write(to: URL(fileURLWithPath: path(name)))
      problems.append("\(name) was recorded")
    } else if let problem {
      problems.append("\(name) \(problem)")
      try leaveEvidence()
    }
  }

  /// Golden files that no moment of the scene asks for.
  private func checkLeftovers(_ wanted: Set<String>, _ problems: inout [String]) throws {
    for name in GoldenScene.files(under: scene.folder) where !wanted.contains(name) {
      if mode == .all || mode == .failed {
        try FileManager.default.removeItem(atPath: path(name))
        problems.append("\(name) was removed")
      } else {
        problems.append("\(name) belongs to no moment of the scene")
      }
    }
  }

  /// How a person accepts what is drawn now.
  var acceptCommand: String { "HERORENDER_RECORD=failed swift test --filter '^GoldenTests'" }

  private func path(_ name: String) -> String { scene.folder + "/" + name }

  private func encode(_ pixmap: Pixmap) throws -> Data {
    Data(try PNGEncoder.encode(pixmap, compression: .small))
  }

  private func leave(_ data: Data, as name: String) throws {
    let folder = Self.failureFolder + "/" + scene.name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: folder + "/" + name))
  }
}
