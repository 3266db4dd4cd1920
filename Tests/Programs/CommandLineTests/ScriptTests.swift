import Foundation
import HeroTesting

/// Texts in scripts that Inter lacks, on machines with and without a font for them.
@Suite struct ScriptTests {
  /// A Korean title in a bar, a Chinese and a Hebrew label.
  private static let scene = """
    {
      "version": 1, "canvas": { "width": 200, "height": 120, "scale": 1 }, "root": { "navigation": ["a"], "bar": {} },
      "screens": { "a": {
        "navigationItem": { "title": "\u{C2DC}\u{C791}", "right": [{ "title": "\u{4E00}" }] },
        "view": { "backgroundColor": "white", "subviews": [
          { "name": "greeting", "frame": [0, 60, 200, 24], "text": "\u{4E00}\u{4E01}" },
          { "name": "shalom", "frame": [0, 90, 200, 24], "text": "\u{5D0}\u{5D1}" } ] } } },
      "timeline": [{ "wait": 0.1 }]
    }
    """

  /// Runs in a folder with the scene, `s.json`, and a folder of fonts: Inter's, and some of those in `Tests/Fonts/scripts`.
  private func withFonts(
    _ names: [String], _ body: (_ run: (String) throws -> Program.Result, _ folder: String) throws -> Void
  ) throws {
    try withFiles(["s.json": Self.scene]) { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/fonts", withIntermediateDirectories: true)
      func link(_ name: String, in source: String) throws {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/fonts/\(name)", withDestinationPath: "\(source)/\(name)")
      }
      let folders = ["opentype", "truetype"].map { "/usr/share/fonts/\($0)/inter" }
      let inter = try #require(folders.first(where: exists))
      for name in try FileManager.default.contentsOfDirectory(atPath: inter) { try link(name, in: inter) }
      for name in names { try link(name, in: Repository.path("Tests/Fonts/scripts")) }
      try body({ try Program.run($0, in: folder, environment: ["HERORENDER_FONT_DIR": "\(folder)/fonts"]) }, folder)
    }
  }

  private func warnings(_ result: Program.Result) -> [String] {
    result.errors.split(separator: "\n").map(String.init).filter { $0.contains("warning") }
  }

  @Test func whatIsMissingIsOneWarningForEachPackage() throws {
    try withFonts([]) { run, _ in
      let told = warnings(try run("s.json a.png --frame 0"))
      expectEqual(told.count, 2, "\(told)")
      expectEqual(
        told.filter { $0.contains("U+C2DC '\u{C2DC}'") && $0.hasSuffix("; the same goes for a/greeting") }.count, 1)
      #expect(told.contains { $0.contains("; install the package fonts-noto-cjk;") })
      #expect(told.contains { $0.contains("a/shalom") && $0.hasSuffix("; install the package fonts-noto-core") })
      // Every command that draws says it, and lint.
      #expect(try run("lint s.json").output.contains("install the package fonts-noto-cjk"))
      expectEqual(warnings(try run("sheet s.json a.png")).count, 2)
    }
  }

  @Test func titlesOfFilmsAreWarnedOfOnce() throws {
    try withFonts(["NotoSansCJK-Regular.ttc"]) { run, _ in
      let told = warnings(try run("s.json a.png --frame 0 --title \u{5D0}\u{E01}"))
      // The label's Hebrew has said so, and U+4E01 is missing in the font.
      expectEqual(told.filter { $0.contains("fonts-noto-core") }.count, 1, "\(told)")
      expectEqual(told.count, 2, "\(told)")
    }
    try withFonts(["NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"]) { run, _ in
      let told = warnings(try run("s.json a.png --frame 0 --title \u{E01}"))
      #expect(told.contains { $0.contains("title: no font for U+0E01 '\u{E01}'") && $0.contains("fonts-noto-core") })
      expectEqual(told.count, 2, "\(told)")
    }
  }

  @Test func manifestsNameTheFontsThatTheirTextsNeed() throws {
    try withFonts(["NotoSansCJK-Regular.ttc", "NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"]) { run, folder in
      func fonts(_ options: String = "") throws -> [String: String] {
        let result = try run("s.json out/ --force \(options)")
        expectEqual(result.status, 0, "\(result.errors)")
        let manifest = try #require(
          JSONSerialization.jsonObject(with: bytes("\(folder)/out/manifest.json")) as? [String: Any])
        let files = try #require(manifest["fonts"] as? [[String: String]])
        return Dictionary(uniqueKeysWithValues: files.map { ($0["file"] ?? "", $0["xxh128"] ?? "") })
      }
      let own = try fonts()
      // Nothing is bold in Hebrew, and for Chinese and Korean there is no bold file.
      expectEqual(
        own.keys.filter { $0.hasPrefix("Noto") }.sorted(), ["NotoSansCJK-Regular.ttc", "NotoSansHebrew-Regular.ttf"])
      let sum = try Program.run(script: "xxh128sum fonts/NotoSansCJK-Regular.ttc", in: folder)
      if sum.status == 0 { #expect(sum.output.hasPrefix(own["NotoSansCJK-Regular.ttc"] ?? "-")) }
      expectEqual(own["NotoSansCJK-Regular.ttc"]?.count, 32)
      #expect(try fonts("--title \u{5D0}").keys.contains("NotoSansHebrew-Bold.ttf"))
    }
  }
}
