import Foundation
import HeroGeometry
import HeroImage
import HeroTesting

@testable import HeroModel
@testable import HeroScene

/// Files by scale, asset catalogues, and what follows the appearance.
@Suite struct CatalogTests {
  /// A folder with pictures whose width says which one was taken, and a catalogue.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    func picture(_ name: String, width: Int) throws {
      let bytes = [UInt8](repeating: 255, count: width * 4)
      try folder.write(
        name, PNGEncoder.encode(try #require(Pixmap(width: width, height: 1, bytes: bytes)), compression: .fast))
    }
    for (name, width) in [
      ("all.png", 1), ("all@2x.png", 2), ("all@3x.png", 3), ("high@3x.png", 3), ("low.png", 1), ("low@2x.png", 2),
    ] { try picture(name, width: width) }
    let set = "A.xcassets/Group/photo.imageset"
    for width in [10, 20, 21] { try picture("\(set)/\(width).png", width: width) }
    try picture("A.xcassets/Icons/star.imageset/star.png", width: 7)
    for (name, text) in [
      (
        "Group/photo.imageset",
        """
        { "images": [ { "idiom": "universal", "scale": "1x", "filename": "10.png" },
            { "idiom": "universal", "scale": "2x", "filename": "20.png" },
            { "idiom": "universal", "scale": "2x", "filename": "21.png",
              "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
            { "idiom": "universal", "scale": "3x" } ],
          "info": { "author": "xcode", "version": 1 }, "properties": { "template-rendering-intent": "template" } }
        """
      ),
      ("Icons", #"{ "properties": { "provides-namespace": true } }"#),
      ("Icons/star.imageset", #"{ "images": [ { "idiom": "universal", "filename": "star.png" } ] }"#),
      ("Out.imageset", #"{ "images": [ { "idiom": "universal", "filename": "../../../x.png" } ] }"#),
      (
        "Accent.colorset",
        """
        { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
              "components": { "red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": { "color-space": "display-p3",
                "components": { "red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "0.250" } } } ] }
        """
      ),
    ] { try folder.write("A.xcassets/\(name)/Contents.json", text) }
    try body(folder.path)
  }

  private func scene(_ view: String, _ folder: String, scale: Double = 2, appearance: String = "light") throws -> Scene
  {
    let canvas = #""width":100,"height":200,"scale":\#(scale),"appearance":"\#(appearance)""#
    let text = SceneText.scene(subviews: #"{"frame":[0,0,1,1],\#(view)}"#, canvas: canvas)
    return try SceneLoader().load(bytes: Array(text.utf8), file: "s.json", folder: folder)
  }

  private func problem(_ view: String, _ folder: String) -> String? {
    do { _ = try scene(view, folder) } catch { return (error as? SceneError)?.diagnostics.first?.message }
    return nil
  }

  // The nearest scale at or above the canvas's, else the largest; a file of k pixels at k to a point is one point wide.
  @Test func filesAreChosenByScale() throws {
    try inFolder { (folder) throws in
      for (name, canvas, width) in [
        ("all.png", 1.0, 1), ("all.png", 1.5, 2), ("all.png", 2, 2), ("all.png", 2.5, 3), ("all.png", 4, 3),
        ("high.png", 1, 3), ("low.png", 3, 2), ("all@3x.png", 1, 3),
      ] {
        let images = try scene(#""image":"\#(name)""#, folder, scale: canvas).images
        expectEqual((images.map(\.file.width), images.map(\.scale)), ([width], [Double(width)]), "\(name) at \(canvas)")
      }
    }
  }

  @Test func imageSetsAreChosenByScaleAndLook() throws {
    try inFolder { (folder) throws in
      for (scale, appearance, width) in [(1.0, "light", 10), (2, "light", 20), (3, "light", 20), (2, "dark", 21)] {
        let scene = try scene(#""image":"A.xcassets/photo""#, folder, scale: scale, appearance: appearance)
        expectEqual(scene.images.map(\.file.width), [width], "\(scale) \(appearance)")
        #expect(scene.images.map { Double($0.file.width) / $0.scale }.allSatisfy { [10, 10.5].contains($0) })
      }
      try expectEqual(scene(#""image":"A.xcassets/Icons/star""#, folder).images.map(\.scale), [1])
    }
  }

  @Test func templatesAreTintedUnlessTheViewSaysOtherwise() throws {
    try inFolder { (folder) throws in
      func tint(_ more: String) throws -> Color? {
        guard
          case .image(let image) = try scene(#""image":"A.xcassets/photo"\#(more)"#, folder).screens[0].views[1].content
        else { return nil }
        return image.templateTint
      }
      try expectEqual(tint(##","tintColor":"#ff0000""##), Color(red: 1, green: 0, blue: 0))
      try expectEqual(tint(#","template":false"#), nil)
    }
  }

  // 0xFF and 51 are of 255, 0.500 is of 1; white of Display P3 is white.
  @Test func colorSetsFollowTheLook() throws {
    try inFolder { (folder) throws in
      func color(_ appearance: String) throws -> Color? {
        try scene(#""backgroundColor":"A.xcassets/Accent""#, folder, appearance: appearance).screens[0].views[1]
          .backgroundColor
      }
      try expectEqual(color("light"), Color(red: 1, green: 0.2, blue: 0.5))
      try expectEqual(color("dark"), Color(red: 1, green: 1, blue: 1, alpha: 0.25))
    }
  }

  @Test func errorsOfCataloguesSayWhere() throws {
    try inFolder { (folder) throws in
      expectEqual(
        problem(#""image":"A.xcassets/phot""#, folder),
        "image 'A.xcassets/phot': the catalogue has no image set 'phot'; did you mean 'photo'?")
      expectEqual(problem(#""image":"A.xcassets/star""#, folder)?.contains("no image set 'star'"), true)
      expectEqual(problem(#""image":"B.xcassets/a""#, folder), "image 'B.xcassets/a': no such file")
      expectEqual(
        problem(#""image":"A.xcassets/Out""#, folder)?.contains("'../../../x.png' is not in the set's folder"), true)
      expectEqual(problem(#""backgroundColor":"A.xcassets/No""#, folder)?.contains("no colour set 'No'"), true)
    }
  }

  // What a catalogue says counts in the digest, though it is no part of the scene file.
  @Test func theDigestKnowsTheCatalogue() throws {
    try inFolder { (folder) throws in
      let before = try scene(#""backgroundColor":"A.xcassets/Accent""#, folder).digest
      let file = "\(folder)/A.xcassets/Accent.colorset/Contents.json"
      let text = try String(contentsOfFile: file, encoding: .utf8).replacing("51", with: "52")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(try scene(#""backgroundColor":"A.xcassets/Accent""#, folder).digest != before)
    }
  }

  // The screen's own look goes before the canvas's.
  @Test func appearanceDecidesColours() throws {
    let text = """
      { "version": 1, "canvas": { "width": 9, "height": 9, "appearance": "dark", "background": "systemBackground" },
        "screens": {
          "a": { "view": { "backgroundColor": "systemRed", "subviews": [ { "frame": [0, 0, 1, 1], "text": "a" } ] } },
          "b": { "appearance": "light", "view": { "backgroundColor": { "light": "#010203", "dark": "#040506" } } },
          "c": { "view": { "backgroundColor": { "light": "#010203", "dark": "#040506" } } } },
        "root": "a", "timeline": [ { "wait": 1, "set": { "c": { "backgroundColor": "label" } } } ] }
      """
    let scene = try SceneText.load(text)
    expectEqual(scene.canvas.background, .black)
    let colors = scene.screens.map { $0.views[0].backgroundColor }
    expectEqual(colors, ["#ff453a", "#010203", "#040506"].map { Color(hex: $0) })
    expectEqual(scene.screens[0].views[0].tintColor, Color(hex: "#0a84ff"))
    try expectEqual(scene.screens[0].views[1].label.color, .white)
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"backgroundColor":{"light":"red"}}"#),
      ["$.screens.a.view.subviews[0].backgroundColor: missing key 'dark'"])
  }

  // 100 points in 150 pixels are 1.5 to a point; 33.5 points of height make 50.25 pixels, rounded.
  @Test func aWidthInPixelsGivesTheScale() throws {
    let canvas = #""width":100,"height":33.5,"scale":3"#
    let scene = try SceneText.load(SceneText.scene(canvas: canvas), override: CanvasOverride(pixelWidth: 150))
    expectEqual(scene.canvas.scale, 1.5)
    expectEqual((scene.canvas.size.height * scene.canvas.scale).rounded(), 50)
  }
}
