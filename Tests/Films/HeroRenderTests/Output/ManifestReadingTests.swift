import Foundation
import HeroRaster
import HeroTesting

@testable import HeroRender

/// What of a folder's `manifest.json` is read, and what of a strange one is refused.
@Suite struct ManifestReadingTests {
  private static let text = """
    {"version": 2, "sceneDigest": "d", "sceneName": "s.json", "rendererVersion": "r",
     "environment": {"cairo": "1", "pixman": "2", "pango": "3", "freetype": "4"}, "fonts": [{"file": "f", "xxh128": "aa"}],
     "canvas": {"width": 10, "height": 20.5, "scale": 2, "pixelWidth": 20, "pixelHeight": 41, "background": [0, 0, 0, 1]},
     "fps": "60", "duration": 0.5, "frameCount": 31, "expected": [[3, 5], [9, 9]],
     "frames": [{"number": 2, "time": 0.1, "file": "x.png", "xxh128": "bb", "fileXXH128": "cc"}]}
    """

  private func read(replacing part: String = "", with other: String = "") throws -> Manifest? {
    try #require(part.isEmpty || Self.text.contains(part))
    return Manifest(
      bytes: Array((part.isEmpty ? Self.text : Self.text.replacingOccurrences(of: part, with: other)).utf8))
  }

  @Test func everyKeyIsRead() throws {
    let manifest = try #require(try read())
    expectEqual(
      (manifest.header.sceneDigest, manifest.header.rendererVersion, manifest.sceneName), ("d", "r", "s.json"))
    expectEqual(
      manifest.header.environment,
      RasterEnvironment(
        cairo: "1", pixman: "2", pango: "3", freetype: "4", fonts: [.init(name: "f", xxh128: "aa")]))
    expectEqual(manifest.header.canvas, FilmCanvas(width: 10, height: 20.5, scale: 2))
    expectEqual((manifest.header.fps, manifest.header.duration), (FrameRate(numerator: 60), 0.5))
    expectEqual((manifest.header.frameCount, manifest.expected), (31, IndexSet([3, 4, 5, 9])))
    expectEqual(
      manifest.frames, [Manifest.Frame(number: 2, time: 0.1, file: "x.png", xxh128: "bb", fileXXH128: "cc")])
  }

  // The first manifests lacked them; null says the same.
  @Test func someKeysMayBeAbsent() throws {
    for (part, other) in [
      ("\"sceneName\": \"s.json\", ", ""), ("\"s.json\"", "null"), ("\"expected\": [[3, 5], [9, 9]],", ""),
      ("[[3, 5], [9, 9]]", "null"), ("\"fonts\": [{\"file\": \"f\", \"xxh128\": \"aa\"}],", ""),
    ] {
      let manifest = try #require(try read(replacing: part, with: other))
      #expect(manifest != (try read()) && manifest.frames.count == 1, "\(part)")
    }
    let environment = "{\"cairo\": \"1\", \"pixman\": \"2\", \"pango\": \"3\", \"freetype\": \"4\"}"
    expectEqual(try #require(try read(replacing: environment, with: "null")).header.environment, nil)
  }

  // Of version 1, with SHA-256 and perhaps without the files' sums, only which frames there are counts.
  @Test(arguments: ["\"fileXXH128\": \"cc\"", "\"fileXXH128\": null", "\"x\": 1"])
  func theVersionBeforeIsRead(fileSum: String) throws {
    let old = Self.text.replacingOccurrences(of: "\"version\": 2", with: "\"version\": 1")
      .replacingOccurrences(of: "xxh128", with: "sha256")
      .replacingOccurrences(of: "\"fileXXH128\": \"cc\"", with: fileSum)
    let manifest = try #require(Manifest(bytes: Array(old.utf8)))
    expectEqual((manifest.version, manifest.header.sceneDigest), (1, "d"))
    expectEqual(manifest.header.environment?.fonts, [.init(name: "f", xxh128: "aa")])
    expectEqual(manifest.frames, [Manifest.Frame(number: 2, time: 0.1, file: "x.png", xxh128: "", fileXXH128: "")])
  }

  @Test(arguments: [
    ("\"version\": 2", "\"version\": 3"), ("\"version\": 2", "\"version\": 0"), ("\"s.json\"", "1"),
    ("\"cairo\": \"1\", ", ""),
    ("\"xxh128\": \"aa\"", "\"x\": 1"), ("\"xxh128\": \"bb\", ", ""), ("\"cc\"", "null"),
    (", \"fileXXH128\": \"cc\"", ""),
    ("[{\"file\": \"f\", \"xxh128\": \"aa\"}]", "{}"), ("\"60\"", "\"0\""), ("\"60\"", "60"),
    ("[0, 0, 0, 1]", "[0, true]"),
    ("20.5", "\"20\""), ("[3, 5]", "[5, 3]"), ("[3, 5]", "[3, 31]"), ("[3, 5]", "[-1, 5]"), ("[3, 5]", "[3, 4, 5]"),
    ("[3, 5]", "[3, 5, \"x\"]"), ("[[3, 5], [9, 9]]", "{}"), ("\"number\": 2", "\"number\": 2.5"), ("\"cc\"", "1"),
    ("\"duration\": 0.5", "\"duration\": 0.5, \"duration\": 0.6"), ("]}", "]"),
  ])
  func strangeOnesAreRefused(part: String, other: String) throws {
    try expectEqual(read(replacing: part, with: other), nil)
  }
}
