import Foundation
import HeroGeometry
import Testing

@testable import HeroScene

/// A folder of its own that goes away with its owner.
private final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}

@Suite struct AssetTests {
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
    try folder.write("fonts/Brand.ttf", "font")
    try folder.link("Alias.ttf", to: "fonts/Brand.ttf")
    try folder.write("s.json", scene(fonts: #""fonts/Brand.ttf","Alias.ttf""#))
    let loaded = try SceneLoader().load(path: "\(folder.path)/s.json")
    #expect(loaded.fonts.map { $0.hasSuffix("/fonts/Brand.ttf") } == [true])
  }

  @Test func digestCoversAssets() throws {
    let folder = try TemporaryFolder()
    try folder.write("f.ttf", "one")
    try folder.write("s.json", scene(fonts: #""f.ttf""#))
    let first = try SceneLoader().load(path: "\(folder.path)/s.json").digest
    try folder.write("f.ttf", "two")
    #expect(try SceneLoader().load(path: "\(folder.path)/s.json").digest != first)
  }

  @Test func whatLiesOutsideIsRefused() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("out.ttf", "font")
    try folder.link("link.ttf", to: "\(other.path)/out.ttf")
    try folder.link("loop.ttf", to: "loop.ttf")
    try folder.write("inner/s.json", scene(fonts: #""../f.ttf""#))
    try folder.write("f.ttf", "font")
    try folder.write(
      "s.json", scene(fonts: #""link.ttf","loop.ttf","/f.ttf","file:f.ttf","none.ttf","inner","a\u0000b","""#))
    #expect(
      problems(folder, "s.json") == [
        "font 'link.ttf': lies outside the scene's folder; --asset-root widens it",
        "font 'loop.ttf': no such file",
        "font '/f.ttf': absolute paths are refused; write it relative to the scene file",
        "font 'file:f.ttf': URLs are refused; write a path relative to the scene file",
        "font 'none.ttf': no such file",
        "font 'inner': is a folder",
        "font 'a\u{0}b': a file name holds no NUL character",
        "font '': the path is empty",
      ])
    #expect(
      problems(folder, "inner/s.json") == ["font '../f.ttf': lies outside the scene's folder; --asset-root widens it"])
    #expect(problems(folder, "inner/s.json", assetRoot: folder.path) == [])
    // A folder whose name merely begins like the asset root is outside.
    #expect(problems(folder, "inner/s.json", assetRoot: "\(folder.path)/inn").count == 1)
  }

  @Test func pathsMayBeRelativeToTheAssetRoot() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("shared.ttf", "font")
    try folder.write("s.json", scene(fonts: #""shared.ttf""#))
    #expect(problems(folder, "s.json") == ["font 'shared.ttf': no such file"])
    #expect(problems(folder, "s.json", assetRoot: other.path) == [])
  }

  @Test func corruptImagesAreErrorsAtTheirValue() throws {
    let folder = try TemporaryFolder()
    try folder.write("bad.png", "not an image")
    try folder.write("s.json", SceneText.scene(subviews: #"{"frame":[0,0,1,1],"image":"bad.png"}"#))
    do {
      _ = try SceneLoader().load(path: "\(folder.path)/s.json")
      Issue.record("loaded")
    } catch {
      #expect(error.diagnostics.map(\.jsonPath) == ["$.screens.a.view.subviews[0].image"])
      #expect(error.diagnostics.first?.message.hasPrefix("image 'bad.png': cannot be decoded: ") == true)
    }
  }

  @Test func sceneFilesThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    #expect(problems(folder, "none.json") == ["no such file"])
    #expect(problems(folder, "") == ["is a folder"])
  }

  @Test func scaleComesFromTheName() {
    #expect(AssetStore.scale(of: "a/photo@2x.png") == 2)
    #expect(AssetStore.scale(of: "photo@3x.jpeg") == 3)
    #expect(AssetStore.scale(of: "photo.png") == 1)
    #expect(AssetStore.scale(of: "a@2x/photo.png") == 1)
    #expect(AssetStore.scale(of: "photo@2x") == 2)
  }
}

@Suite struct ColorTests {
  @Test func spellings() throws {
    func color(_ json: String) throws -> Color? {
      try SceneText.view(#"{"frame":[0,0,1,1],"backgroundColor":\#(json)}"#).backgroundColor
    }
    #expect(try color("\"#fA0\"") == Color(red: 1, green: 10.0 / 15, blue: 0))
    #expect(try color("\"#33669980\"") == Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 128.0 / 255))
    #expect(try color("\"rebeccapurple\"") == Color(hex: "#663399"))
    #expect(try color("\"secondaryLabel\"") == Color(hex: "#3c3c43")?.withAlpha(0.6))
    #expect(try color("{\"r\":0.1,\"g\":0.2,\"b\":0.3}") == Color(red: 0.1, green: 0.2, blue: 0.3))
    #expect(try color("{\"white\":0.5}") == Color(red: 0.5, green: 0.5, blue: 0.5))
    // Hue 1/3 is green, 1/2 cyan; half saturation lifts the other components to a half.
    #expect(try color("{\"h\":0.5,\"s\":0.5,\"b\":1,\"a\":0.5}") == Color(red: 0.5, green: 1, blue: 1, alpha: 0.5))
    let green = try #require(try color("{\"h\":0.3333333333333333,\"s\":1,\"b\":0.5}"))
    #expect(abs(green.red) < 1e-12 && abs(green.green - 0.5) < 1e-12 && abs(green.blue) < 1e-12)
    #expect(try color("{\"h\":1,\"s\":1,\"b\":1}") == Color(red: 1, green: 0, blue: 0))
  }

  @Test func namesAreComplete() {
    // 148 CSS names, UIKit's colours, clear.
    #expect(NamedColors.names.count == Set(NamedColors.names).count)
    #expect(NamedColors.names.filter { $0 == $0.lowercased() && Color(named: $0)?.alpha == 1 }.count >= 148)
    #expect(NamedColors.names.allSatisfy { Color(named: $0) != nil })
    #expect(Color(named: "Red") == nil)
  }
}
