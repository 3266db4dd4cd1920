import Foundation
import HeroGeometry
import HeroImage
import HeroJSON
import HeroLayers
import HeroModel
import HeroMotion
import HeroRender
import HeroScene
import HeroTesting
import Testing
import TransitionEngine

@testable import HeroLottie

/// The JSON of small scenes, by hand.
@Suite struct LottieFileTests {
  private func film(_ screens: String, _ timeline: String) throws -> Film {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 200, "scale": 1 }, "screens": { \(screens) },
        "root": "a", "timeline": [ \(timeline) ] }
      """
    return try Film(scene: SceneLoader().load(bytes: Array(text.utf8), file: "a.json", folder: "/tmp"))
  }

  /// A film of views that rest.
  private func film(views: String, wait: Double = 0.5) throws -> Film {
    try film(#""a": { "view": { "subviews": [ \#(views) ] } }"#, #"{ "wait": \#(wait) }"#)
  }

  private func lottie(_ film: Film, outlines: Bool = true) throws -> LottieFile {
    try LottieFile(
      film, FrameClock(duration: film.duration, rate: .standard), name: "film", quality: 90, drawsOutlines: outlines)
  }

  private func document(_ film: Film) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(lottie(film).json)) as? [String: Any])
  }

  /// All layers of the main composition and those within it, with a name.
  private func layers(_ document: [String: Any], named name: String) -> [[String: Any]] {
    let assets = document["assets"] as? [[String: Any]] ?? []
    let all = ([document] + assets).flatMap { $0["layers"] as? [[String: Any]] ?? [] }
    return all.filter { $0["nm"] as? String == name }
  }

  /// What a path of keys and indices leads to.
  private func value(_ root: Any?, _ path: Any...) -> Any? {
    path.reduce(root) { at, step in
      if let key = step as? String { return (at as? [String: Any])?[key] }
      if let index = step as? Int, let list = at as? [Any], list.indices.contains(index) { return list[index] }
      return nil
    }
  }

  @Test("a still view is a rounded rectangle in its colour at its place")
  func still() throws {
    let document = try document(
      film(views: ##"{ "name": "x", "frame": [10, 20, 30, 40], "backgroundColor": "#ff0000", "cornerRadius": 5 }"##))
    // ⌈0.5 · 60⌉ + 1 frames.
    expectEqual(["fr", "op", "w", "h"].map { document[$0] as? Int }, [60, 31, 100, 200])
    let layer = try #require(layers(document, named: "a/x").first)
    expectEqual(layer["ty"] as? Int, 4)
    let items = value(layer, "shapes", 0, "it")
    expectEqual(value(items, 0, "ty") as? String, "rc")
    expectEqual(value(items, 0, "s", "k") as? [Double], [30, 40])
    expectEqual(value(items, 0, "p", "k") as? [Double], [15, 20])
    expectEqual(value(items, 0, "r", "k") as? Double, 5)
    expectEqual(value(items, 1, "c", "k") as? [Double], [1, 0, 0])
    expectEqual(value(layer, "ks", "p", "k") as? [Double], [10, 20])
    // A film of a single frame has one, and nothing moves.
    let dot = #"{ "name": "x", "frame": [0, 0, 9, 9], "backgroundColor": "red" }"#
    let single = try self.document(film(views: dot, wait: 0))
    expectEqual(single["op"] as? Int, 1)
    expectEqual(value(layers(single, named: "a/x").first, "ks", "p", "a") as? Int, 0)
  }

  @Test("a border wider than its corners is what lies between two outlines; a dot is a dash of a tenth")
  func bordersAndDots() throws {
    let rings = [("x", 10), ("y", 20), ("z", 2)].map { name, width in
      #"{ "name": "\#(name)", "frame": [0, 0, 30, 40], "cornerRadius": 4, "borderWidth": \#(width), "borderColor": "red" },"#
    }
    let dots = """
      { "name": "d", "frame": [0, 0, 30, 40], "path": "M0 0L30 0", "strokeColor": "red", "fillColor": "clear", "lineCap": "round",
        "lineDashPattern": [0, 6] }
      """
    let document = try document(film(views: rings.joined() + dots))
    func items(_ name: String) throws -> Any? {
      let layer = try #require(layers(document, named: "a/\(name)").first)
      return value(layer, "shapes", 0, "it")
    }
    let ring = try items("x")
    expectEqual((0..<3).map { value(ring, $0, "ty") as? String }, ["rc", "rc", "fl"])
    expectEqual([0, 1].map { value(ring, $0, "s", "k") as? [Double] }, [[30, 40], [10, 20]])
    expectEqual([0, 1].map { value(ring, $0, "r", "k") as? Double }, [4, 0])
    expectEqual(value(ring, 2, "r") as? Int, 2)
    // Nothing is left in the middle of 30 points.
    expectEqual(value(try items("y"), 1, "s", "k") as? [Double], [0, 0])
    let line = try items("z")
    expectEqual(value(line, 0, "s", "k") as? [Double], [28, 38])
    expectEqual([value(line, 0, "r", "k") as? Double, value(line, 1, "w", "k") as? Double], [3, 2])
    let dashes = try items("d")
    expectEqual([0, 1].map { value(dashes, 1, "d", $0, "v", "k") as? Double }, [0.1, 5.9])
  }

  @Test("what moves on a line has two key frames, and vanishes at its end")
  func moves() throws {
    let screens = """
      "a": { "view": { "backgroundColor": "#ffffff" } },
      "b": { "modalAnimation": "none", "view": { "backgroundColor": "#ffffff", "subviews": [
        { "name": "x", "frame": [10, 20, 30, 40], "backgroundColor": "#ff0000",
          "heroModifiers": "translate(0, 90) timingFunction(linear) duration(0.5)" } ] } }
      """
    let document = try document(film(screens, #"{ "present": "b" }, { "wait": 0.2 }"#))
    let moving = try #require(
      layers(document, named: "b/x").first { value($0, "ks", "p", "y", "a") as? Int == 1 })
    let keys = try #require(value(moving, "ks", "p", "y", "k") as? [[String: Any]])
    expectEqual(value(keys.first, "t") as? Int, 0)
    // From 90 points below its place, where its top is at 20, or its middle at 40.
    let (first, last) = ((keys.first?["s"] as? [Double])?[0] ?? 0, (keys.last?["s"] as? [Double])?[0] ?? 0)
    #expect(abs(first - last - 90 * 29 / 30) < 0.5)
    expectEqual(keys.count, 2)
    let end = try #require(moving["op"] as? Int)
    let opacity = try #require(value(moving, "ks", "o", "k") as? [[String: Any]])
    expectEqual(opacity.last?["t"] as? Int, end)
    expectEqual(opacity.last?["s"] as? [Double], [0])
  }

  @Test("a snapshot of one colour with round corners is a rounded rectangle, without a mask")
  func plainSnapshot() throws {
    let screens = """
      "a": { "view": { "subviews": [ { "heroID": "x", "frame": [10, 20, 30, 40], "backgroundColor": "#ff0000" } ] } },
      "b": { "modalAnimation": "none", "view": { "subviews": [ { "name": "x", "heroID": "x", "frame": [0, 0, 100, 80],
        "backgroundColor": "#ff0000", "cornerRadius": 10, "clipsToBounds": true } ] } }
      """
    let document = try document(film(screens, #"{ "present": "b" }, { "wait": 0.2 }"#))
    let shown = layers(document, named: "b/x")
    #expect(!shown.isEmpty)
    for layer in shown {
      expectEqual(layer["ty"] as? Int, 4)
      #expect(layer["masksProperties"] == nil)
    }
  }

  @Test("a text is outlines, or else a picture; two runs give the same bytes, as JSON and as dotLottie")
  func text() throws {
    let film = try film(views: #"{ "name": "x", "frame": [0, 0, 90, 30], "text": "Hi" }"#, wait: 0.1)
    let outlined = try document(film)
    expectEqual(value(layers(outlined, named: "Hi").first, "shapes", 0, "it", 0, "ty") as? String, "sh")
    let drawn = try #require(
      JSONSerialization.jsonObject(with: Data(lottie(film, outlines: false).json)) as? [String: Any])
    expectEqual(layers(drawn, named: "a/x").first?["ty"] as? Int, 2)
    let picture = (drawn["assets"] as? [[String: Any]])?.first { $0["p"] != nil }
    #expect((picture?["p"] as? String)?.hasPrefix("data:image/png;base64,") == true)
    let (first, second) = (try lottie(film), try lottie(film))
    expectEqual((first.json, first.archive), (second.json, second.archive))
    expectEqual(Array(first.archive.prefix(4)), [0x50, 0x4B, 3, 4])
    for name in ["manifest.json", "animations/film.json"] {
      #expect(String(decoding: first.archive, as: UTF8.self).contains(name))
    }
  }

  @Test("what Lottie cannot say is drawn and named, with its times")
  func substitutes() throws {
    let conic = """
      { "name": "x", "type": "gradient", "gradientType": "conic", "frame": [0, 0, 90, 90], "colors": ["#ff0000", "#0000ff"] }
      """
    let file = try lottie(film(views: conic))
    expectEqual(file.remarks, ["a/x (a gradient around a point, or an ellipse, 0.00–0.52 s)"])
  }
}
