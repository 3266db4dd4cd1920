import Foundation
import HeroCatalog
import HeroGeometry
import HeroImage
import HeroTesting

@testable import HeroModel
@testable import HeroScene

/// A folder of its own that goes away with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}

@Suite struct AssetTests {
  /// A real font of a few hundred bytes.
  private func font(_ name: String = "square.ttf") throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    return [UInt8](try Data(contentsOf: tests.appendingPathComponent("Fonts/\(name)")))
  }

  private func scene(fonts: String) -> String {
    #"{"version":1,"canvas":{"width":9,"height":9},"fonts":[\#(fonts)],"screens":{"a":{"view":{}}},"root":"a"}"#
  }

  private func problems(_ folder: TemporaryFolder, _ file: String, assetRoot: String? = nil) -> [String] {
    do {
      _ = try SceneLoader(assetRoot: assetRoot).load(path: "\(folder.path)/\(file)")
      return []
    } catch {
      return error.diagnostics.map { $0.message.replacing(folder.path, with: "FOLDER") }
    }
  }

  @Test func fontsAreResolvedInTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("fonts/Brand.ttf", font())
    try folder.link("Alias.ttf", to: "fonts/Brand.ttf")
    try folder.write("s.json", scene(fonts: #""fonts/Brand.ttf","Alias.ttf""#))
    let loaded = try SceneLoader().load(path: "\(folder.path)/s.json")
    expectEqual(loaded.fonts.map { $0.hasSuffix("/fonts/Brand.ttf") }, [true])
  }

  @Test func digestCoversAssets() throws {
    let folder = try TemporaryFolder()
    try folder.write("f.ttf", font("square.ttf"))
    try folder.write("s.json", scene(fonts: #""f.ttf""#))
    let first = try SceneLoader().load(path: "\(folder.path)/s.json").digest
    try folder.write("f.ttf", font("layers.ttf"))
    #expect(try SceneLoader().load(path: "\(folder.path)/s.json").digest != first)
  }

  @Test func whatLiesOutsideIsRefused() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("out.ttf", "font")
    try folder.link("link.ttf", to: "\(other.path)/out.ttf")
    try folder.link("loop.ttf", to: "loop.ttf")
    try folder.write("inner/s.json", scene(fonts: #""../f.ttf""#))
    try folder.write("f.ttf", font())
    try folder.write(
      "s.json", scene(fonts: #""link.ttf","loop.ttf","/f.ttf","file:f.ttf","none.ttf","inner","a\u0000b","""#))
    expectEqual(
      problems(folder, "s.json"),
      [
        "font 'link.ttf': lies outside the scene's folder; --asset-root widens it",
        "font 'loop.ttf': no such file",
        "font '/f.ttf': absolute paths are refused; write it relative to the scene file",
        "font 'file:f.ttf': URLs are refused; write a path relative to the scene file",
        "font 'none.ttf': no such file",
        "font 'inner': is a folder",
        "font 'a\u{0}b': a file name may not contain a NUL character",
        "font '': the path is empty",
      ])
    expectEqual(
      problems(folder, "inner/s.json"), ["font '../f.ttf': lies outside the scene's folder; --asset-root widens it"])
    expectEqual(problems(folder, "inner/s.json", assetRoot: folder.path), [])
    // An asset root that is not there lets nothing in.
    expectEqual(problems(folder, "inner/s.json", assetRoot: "\(folder.path)/inn").count, 1)
  }

  // A folder whose name merely begins like the scene's folder, or like the asset root, is outside.
  @Test func foldersWithLongerNamesAreOutside() throws {
    let folder = try TemporaryFolder()
    for name in ["scene-evil", "shared-evil", "shared"] { try folder.write("\(name)/f.ttf", font()) }
    try folder.write("scene/s.json", scene(fonts: #""../scene-evil/f.ttf","../shared-evil/f.ttf","../shared/f.ttf""#))
    let outside = "lies outside the scene's folder; --asset-root widens it"
    expectEqual(
      problems(folder, "scene/s.json", assetRoot: "\(folder.path)/shared"),
      [
        "font '../scene-evil/f.ttf': \(outside)", "font '../shared-evil/f.ttf': \(outside)",
      ])
  }

  @Test func pathsMayBeRelativeToTheAssetRoot() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("shared.ttf", font())
    try folder.write("s.json", scene(fonts: #""shared.ttf""#))
    expectEqual(problems(folder, "s.json"), ["font 'shared.ttf': no such file"])
    expectEqual(problems(folder, "s.json", assetRoot: other.path), [])
  }

  @Test func brokenFontsAreErrorsAtTheirValue() throws {
    let folder = try TemporaryFolder()
    let whole = try font()
    try folder.write("whole.ttf", whole)
    try folder.write("text.ttf", "not a font")
    try folder.write("half.ttf", Array(whole.prefix(whole.count / 2)))
    try folder.write("s.json", scene(fonts: #""whole.ttf","text.ttf","half.ttf""#))
    let error = try #require(throws: SceneError.self) { try SceneLoader().load(path: "\(folder.path)/s.json") }
    let advice = "is not a font file that can be read; name an OpenType or TrueType file"
    expectEqual(error.diagnostics.map(\.message), ["font 'text.ttf': \(advice)", "font 'half.ttf': \(advice)"])
    // The columns of the opening quotes in the one line of the file.
    let start = #"{"version":1,"canvas":{"width":9,"height":9},"fonts":["#.count
    expectEqual(error.diagnostics.map(\.line), [1, 1])
    expectEqual(error.diagnostics.map(\.column), [start + 13, start + 24])
  }

  private func scene(image: String) -> String {
    SceneText.scene(subviews: #"{"frame":[0,0,1,1],"image":"\#(image)"}"#)
  }

  @Test func unknownFormatsNameThoseThatAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.bmp", "BM6 a bitmap")
    try folder.write("s.json", scene(image: "a.bmp"))
    let error = try #require(throws: SceneError.self) { try SceneLoader().load(path: "\(folder.path)/s.json") }
    expectEqual(
      error.diagnostics.map { "\($0.jsonPath): \($0.message)" },
      [
        "\(SceneText.path).image: image 'a.bmp': cannot be decoded: none of the formats that are read: PNG, JPEG, WebP, "
          + "GIF, AVIF, HEIC, SVG, PDF"
      ])
  }

  /// One decoded image for both names that lead to it, with its own pixels and the scale of its name.
  @Test func imagesAreDecodedOnce() throws {
    let folder = try TemporaryFolder()
    let pixmap = try #require(Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 128]))
    let file = try PNGEncoder.encode(pixmap, compression: .balanced)
    try folder.write("dot@2x.png", file)
    let image = #"{"frame":[0,0,1,1],"image":"dot@2x.png"}"#
    try folder.write("s.json", SceneText.scene(subviews: "\(image),\(image)"))
    let scene = try SceneLoader().load(path: "\(folder.path)/s.json")
    expectEqual(scene.images, [ImageAsset(path: "dot@2x.png", file: try ImageFile(file), scale: 2)])
    try expectEqual(scene.images[0].file.pixmap(), pixmap)
    let shown = scene.screens[0].views.dropFirst().map { view in
      if case .image(let contents) = view.content { contents.image } else { -1 }
    }
    expectEqual(shown, [0, 0])
  }

  /// A header alone is enough to refuse: 20 000 pixels a side are more than 16 384. IHDR of an RGBA picture, its length and
  /// checksum as libpng wants them; nothing follows.
  @Test func oversizedImagesAreRefusedByTheirHeader() throws {
    let folder = try TemporaryFolder()
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [0x49, 0x48, 0x44, 0x52, 0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0]
    // CRC-32 (polynomial 0xEDB88320) bit by bit, as the PNG specification's annex describes it.
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in header {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    let sum = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> UInt32($0)) }
    try folder.write("big.png", signature + [0, 0, 0, 13] + header + sum)
    try folder.write("s.json", scene(image: "big.png"))
    expectEqual(
      problems(folder, "s.json"), ["image 'big.png': is 20000×20000 pixels; at most 16384 a side are allowed"])
  }

  /// 128 MiB and a byte, all of it a hole: refused by the size that the folder tells, before it is read.
  @Test func oversizedFilesAreRefusedUnread() throws {
    let folder = try TemporaryFolder()
    try folder.write("big.png", "")
    expectEqual(truncate("\(folder.path)/big.png", 134_217_729), 0)
    try folder.write("s.json", scene(image: "big.png"))
    expectEqual(problems(folder, "s.json"), ["image 'big.png': is larger than 128 MiB"])
  }

  @Test func sceneFilesThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    expectEqual(problems(folder, "none.json"), ["no such file"])
    expectEqual(problems(folder, ""), ["is a folder"])
    try folder.write("Main.storyboard", "<document/>")
    expectEqual(
      problems(folder, "Main.storyboard"), ["is a file of Interface Builder's, and no scene file"])
  }

  @Test func scaledNamesAreTakenApartAndPutTogether() {
    for (name, scale) in [
      ("a/photo@2x.png", 2.0), ("photo@3x.jpeg", 3), ("photo.png", 1), ("a@2x/photo.png", 1), ("photo@2x", 2),
    ] { expectEqual(ScaledName(name).scale, scale, "\(name)") }
    let name = ScaledName("a.b/photo@2x.png")
    expectEqual((name.stem, name.ending, name.path), ("a.b/photo", ".png", "a.b/photo@2x.png"))
    expectEqual([3, 1, 1.5].map { name.at($0).path }, ["a.b/photo@3x.png", "a.b/photo.png", "a.b/photo@1.5x.png"])
    // What begins with a point has no ending.
    #expect(ScaledName("a.b/.photo").ending.isEmpty)
    expectEqual(ScaledName("photo").at(2).path, "photo@2x")
  }

  @Test func screensTakeTheNearestScaleAboveOrElseTheLargest() {
    expectEqual(
      [1, 1.5, 2, 3, 4].map { ScaledName.order(for: $0) }, [[1, 2, 3], [2, 3, 1], [2, 3, 1], [3, 2, 1], [3, 2, 1]])
  }
}

@Suite struct ColorTests {
  @Test func spellings() throws {
    func color(_ json: String) throws -> Color? {
      try SceneText.view(#"{"frame":[0,0,1,1],"backgroundColor":\#(json)}"#).backgroundColor
    }
    try expectEqual(color("\"#fA0\""), Color(red: 1, green: 10.0 / 15, blue: 0))
    try expectEqual(color("\"#33669980\""), Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 128.0 / 255))
    try expectEqual(color("\"rebeccapurple\""), Color(hex: "#663399"))
    try expectEqual(color("\"secondaryLabel\""), Color(hex: "#3c3c43")?.withAlpha(0.6))
    try expectEqual(color("{\"r\":0.1,\"g\":0.2,\"b\":0.3}"), Color(red: 0.1, green: 0.2, blue: 0.3))
    try expectEqual(color("{\"white\":0.5}"), Color(red: 0.5, green: 0.5, blue: 0.5))
    // Hue 1/3 is green, 1/2 cyan; half saturation lifts the other components to a half.
    try expectEqual(color("{\"h\":0.5,\"s\":0.5,\"b\":1,\"a\":0.5}"), Color(red: 0.5, green: 1, blue: 1, alpha: 0.5))
    let green = try #require(try color("{\"h\":0.3333333333333333,\"s\":1,\"b\":0.5}"))
    #expect(abs(green.red) < 1e-12 && abs(green.green - 0.5) < 1e-12 && abs(green.blue) < 1e-12)
    try expectEqual(color("{\"h\":1,\"s\":1,\"b\":1}"), Color(red: 1, green: 0, blue: 0))
  }
}
