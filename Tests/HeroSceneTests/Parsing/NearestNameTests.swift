import Foundation
import Testing

@testable import HeroScene

@Suite struct NearestNameTests {
  private static let keys = ["heroID", "hidden", "alpha", "cornerRadius", "borderColor", "borderWidth", "font", "text"]
  private static let devices = ["iPhone 5s", "iPhone 15", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone XR"]
  private static let modifiers = [
    "fade", "scale", "shadowColor", "shadowPath", "source", "translate", "spring", "push",
  ]
  private static let colors = ["red", "systemRed", "systemBlue", "systemGray", "systemGray6"]
  private static let options = ["--jobs", "--fps", "--quiet", "--pixel-format", "--player-quality"]
  private static let views = ["list", "list/title", "list/row 1", "list/row 2", "detail/photo"]
  private static let files = ["Photo.png", "card-1.png", "card-12.png", "README.md"]

  /// What people mistype, and what they mean.
  @Test(arguments: [
    ("herID", keys, "heroID"), ("HEROID", keys, "heroID"), ("corner", keys, "cornerRadius"),
    ("Radius", keys, "cornerRadius"), ("cornerradius", keys, "cornerRadius"), ("fontSize", keys, "font"),
    ("iPhone 15 Prro", devices, "iPhone 15 Pro"), ("ihpone 15", devices, "iPhone 15"),
    ("iPhone 5", devices, "iPhone 5s"), ("iphone xr", devices, "iPhone XR"),
    ("fdae", modifiers, "fade"), ("fadeIn", modifiers, "fade"), ("scaleX", modifiers, "scale"),
    ("pushLeft", modifiers, "push"), ("rde", colors, "red"), ("systemBleu", colors, "systemBlue"),
    ("systemGrey6", colors, "systemGray6"), ("--job", options, "--jobs"), ("--qiuet", options, "--quiet"),
    ("--pixelformat", options, "--pixel-format"), ("detail/foto", views, "detail/photo"),
    ("list/titel", views, "list/title"), ("lits/row 2", views, "list/row 2"), ("photo.png", files, "Photo.png"),
    ("Phto.png", files, "Photo.png"), ("card_01.png", files, "card-1.png"),
  ])
  func near(name: String, known: [String], meant: String) {
    #expect(NearestName.find(name, among: known) == meant)
  }

  /// What shares no word with any: numbers are not misspelt, and no word is made of another.
  @Test(arguments: [
    ("", keys), ("xyz", keys), ("c", ["a"]), ("iPhone 99", devices), ("iPhone 16 Pro", devices),
    ("iPhone XE", devices), ("shadowBlur", modifiers), ("bounce", modifiers),
    ("systemFoo", colors), ("systemGray7", colors), ("--loop", options), ("--size", options), ("list/row 3", views),
    ("list/zzz", views), ("card-13.png", files), ("textColor", ["tintColor"]), ("pageUp", ["pageIn", "pageOut"]),
    ("\u{1F600}", ["a", "\u{1F601}b"]),
  ])
  func far(name: String, known: [String]) {
    #expect(NearestName.find(name, among: known) == nil)
  }

  @Test func equalsAreListed() {
    #expect(
      NearestName.suggestion("border", among: Self.keys) == "; did you mean 'borderColor' or 'borderWidth'?")
    // Of more than six none is meant.
    #expect(NearestName.suggestion("iPhone", among: (1...7).map { "iPhone \($0)" }).isEmpty)
    #expect(NearestName.suggestion("xyz", among: Self.keys).isEmpty)
  }

  /// Each part of a path is looked for in its folder; what is suggested is written alike, and is there.
  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("near-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/Images", withIntermediateDirectories: true)
    try "x".write(toFile: "\(folder)/Images/Photo.png", atomically: true, encoding: .utf8)
    #expect(NearestName.suggestion(path: "images/photo.png", in: folder) == "; did you mean 'Images/Photo.png'?")
    #expect(NearestName.suggestion(path: "Images/Phto.png", in: folder) == "; did you mean 'Images/Photo.png'?")
    #expect(
      NearestName.suggestion(path: "\(folder)/Images/photo.png") == "; did you mean '\(folder)/Images/Photo.png'?")
    #expect(NearestName.suggestion(path: "Images/other.png", in: folder).isEmpty)
    #expect(NearestName.suggestion(path: "Images/photo.png", in: folder) { _ in false }.isEmpty)
    let error = #expect(throws: SceneError.self) {
      try SceneLoader().load(path: "\(folder)/Images/photo.png")
    }
    #expect(error?.diagnostics.first?.message == "no such file; did you mean '\(folder)/Images/Photo.png'?")
    let scene = SceneText.scene(subviews: #"{"image":"images/photo.png","frame":[0,0,1,1]}"#)
    let missing = #expect(throws: SceneError.self) {
      try SceneLoader().load(bytes: Array(scene.utf8), file: "s.json", folder: folder)
    }
    #expect(missing?.diagnostics.first?.message.contains("no such file; did you mean 'Images/Photo.png'?") == true)
  }
}
