import Foundation
import HeroImage
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

/// The same pictures by herorender and by an independent renderer.
@Suite struct ChromiumTests {
  /// Structural similarity that every case reaches.
  static let leastSimilarity = 0.99

  @Test(
    "every case looks as Chromium draws its CSS",
    .enabled(if: Chromium() != nil, "no Chromium on this machine: install it, or name it in CHROMIUM"))
  func sideBySide() throws {
    let cases = Comparison.all
    #expect(cases.count >= 25)
    expectEqual(Set(cases.map(\.name)).count, cases.count)
    let folder = try outputFolder()
    try Data(Self.photo()).write(to: folder.appendingPathComponent("photo.png"))
    try Data(Self.badge()).write(to: folder.appendingPathComponent("badge.png"))

    // Four cells a row.
    let (width, height) = (Int(Comparison.size.width), Int(Comparison.size.height))
    let rows = (cases.count + 3) / 4
    let page = folder.appendingPathComponent("page.html")
    try Data(Self.page(cases).utf8).write(to: page)
    let browser = try #require(Chromium())
    // A headless window loses some of its height to an invisible frame.
    let picture = try browser.screenshot(of: page, width: width * 4, height: rows * height + 200, folder: folder)

    var table = "case                             mean difference   SSIM\n"
    for (index, comparison) in cases.enumerated() {
      let scale = Int(Comparison.scale)
      let expected = picture.part(
        x: index % 4 * width * scale, y: index / 4 * height * scale, width: width * scale, height: height * scale)
      let actual = try Self.draw(comparison, folder: folder.path)
      expectEqual((actual.width, actual.height), (expected.width, expected.height))
      let agreement = Agreement(actual, expected, mask: comparison.mask)
      let name = comparison.name.padding(toLength: 32, withPad: " ", startingAt: 0)
      table += "\(name) \(String(format: "%15.3f   %.4f", agreement.meanDifference, agreement.similarity))\n"
      let sideBySide = actual.beside(expected)
      if let pixmap = Pixmap(width: sideBySide.width, height: sideBySide.height, bytes: sideBySide.bytes) {
        let file = comparison.name.replacingOccurrences(of: " ", with: "-") + ".png"
        try Data(PNGEncoder.encode(pixmap, compression: .fast)).write(to: folder.appendingPathComponent(file))
      }
      // A picture of nothing but the ground would agree whatever was drawn.
      #expect(Set(stride(from: 0, to: actual.bytes.count, by: 4).map { actual.bytes[$0..<$0 + 3] }).count > 1)
      #expect(
        agreement.similarity >= Self.leastSimilarity,
        "\(comparison.name): herorender, Chromium and their difference are in \(folder.path)")
      #expect(agreement.meanDifference <= 2, "\(comparison.name)")
    }
    print(table)
  }

  @Test("the comparison notices a shift of one point and a colour that is off")
  func noticesDifferences() throws {
    let folder = try outputFolder().path
    func drawn(_ views: String) throws -> Cell {
      try Self.draw(Comparison(name: "", views: views, html: ""), folder: folder)
    }
    let still = try drawn(#"{ "frame": [20, 20, 80, 60], "backgroundColor": "red", "cornerRadius": 8 }"#)
    let moved = try drawn(#"{ "frame": [21, 20, 80, 60], "backgroundColor": "red", "cornerRadius": 8 }"#)
    let darker = try drawn(#"{ "frame": [20, 20, 80, 60], "backgroundColor": "maroon", "cornerRadius": 8 }"#)
    expectEqual(Agreement(still, still, mask: []).similarity, 1)
    #expect(Agreement(still, moved, mask: []).similarity < Self.leastSimilarity)
    #expect(Agreement(still, darker, mask: []).meanDifference > 2)
  }

  /// `.build/chromium`, where the pictures stay to be looked at.
  private func outputFolder() throws -> URL {
    let folder = repository.appendingPathComponent(".build/chromium")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The views on a white canvas.
  private static func draw(_ comparison: Comparison, folder: String) throws -> Cell {
    let (width, height) = (Int(Comparison.size.width), Int(Comparison.size.height))
    let scene = """
      { "version": 1, "canvas": { "width": \(width), "height": \(height), "scale": \(Int(Comparison.scale)) },
        "screens": { "only": { "view": { "backgroundColor": "white", "subviews": [ \(comparison.views) ] } } },
        "root": "only", "timeline": [ { "wait": 1 } ] }
      """
    let name = "\(comparison.name).json"
    let loaded = try SceneLoader().load(bytes: Array(scene.utf8), file: name, folder: folder)
    let source = try FilmSource(film: Film(scene: loaded, file: name))
    let pixmap = try source.draw(source.picture(at: 0))
    return Cell(width: pixmap.width, height: pixmap.height, bytes: pixmap.bytes)
  }

  /// All cells in one page, each a world of its own.
  private static func page(_ cases: [Comparison]) -> String {
    let (width, height) = (Int(Comparison.size.width), Int(Comparison.size.height))
    let cells = cases.enumerated().map { index, comparison in
      "<section style='left:\(index % 4 * width)px;top:\(index / 4 * height)px'>\(comparison.html)</section>"
    }
    return """
      <!doctype html><meta charset="utf-8"><style>
      body { margin: 0; background: white }
      section { position: absolute; width: \(width)px; height: \(height)px; overflow: hidden; background: white; isolation: isolate }
      section div, section img, section svg { position: absolute; box-sizing: border-box; display: block }
      </style>\(cells.joined(separator: "\n"))
      """
  }

  /// Pixels by a rule as a PNG file.
  private static func picture(_ width: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> [UInt8] {
    let bytes = (0..<40).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
    return try PNGEncoder.encode(try #require(Pixmap(width: width, height: 40, bytes: bytes)), compression: .fast)
  }

  /// 60×40 px: soft colours with a few shapes, so that every shift shows.
  private static func photo() throws -> [UInt8] {
    try picture(60) { x, y in
      let isDisc = (x - 18) * (x - 18) + (y - 16) * (y - 16) < 100
      let isBar = x >= 38 && x < 46 && y >= 6 && y < 34
      return isDisc
        ? [250, 220, 60, 255] : isBar ? [30, 40, 60, 255] : [UInt8(40 + x * 3), UInt8(90 + y * 2), 170, 255]
    }
  }

  /// 40×40 px: a ring whose inside is half transparent.
  private static func badge() throws -> [UInt8] {
    try picture(40) { x, y in
      let distance = (Double((2 * x - 39) * (2 * x - 39) + (2 * y - 39) * (2 * y - 39))).squareRoot() / 2
      return [0, 0, 0, distance > 18 ? 0 : distance > 12 ? 255 : 128]
    }
  }
}
