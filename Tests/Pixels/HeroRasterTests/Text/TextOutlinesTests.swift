import HeroGeometry
import HeroLayers
import HeroRaster
import HeroTesting
import Testing

@Suite struct TextOutlinesTests {
  private let size = Size(width: 200, height: 60)

  @Test("a text's outlines, filled, look as the text does, also far to the right")
  func outlinesLookAsText() throws {
    var text = TextContents(text: "Wide words, to the end", color: Color(rgb: 0x2040A0))
    text.numberOfLines = 2
    let outlines = try #require(try Rasterizer(scale: 2, images: [], fonts: []).outlines(of: text, in: size))
    expectEqual(outlines.map(\.color), [Color(rgb: 0x2040A0)])
    func layer(_ kind: LayerContents.Kind) -> Layer {
      var layer = Layer(path: "x", position: size.center, bounds: Rect(origin: .zero, size: size))
      layer.contents = LayerContents(kind)
      return layer
    }
    let shapes = outlines.map { outline in
      var shape = ShapeContents(path: outline.path)
      shape.fillColor = outline.color
      return layer(.shape(shape))
    }
    let drawn = try Drawing([layer(.text(text))], width: 200, height: 60, scale: 2)
    let filled = try Drawing(shapes, width: 200, height: 60, scale: 2)
    #expect(drawn.deviation { filled.darkness($0, $1) } < 0.08)
    #expect((0..<400).contains { drawn.darkness($0, 60) > 0.5 || drawn.darkness($0, 50) > 0.5 })
  }

  @Test("emoji and shadows are no outlines, and no text has none")
  func whatIsNoOutline() throws {
    let rasterizer = try Rasterizer(scale: 1, images: [], fonts: [])
    var shadowed = TextContents(text: "Hi")
    shadowed.shadow = TextShadow()
    expectEqual(try rasterizer.outlines(of: shadowed, in: size), nil)
    expectEqual(try rasterizer.outlines(of: TextContents(text: ""), in: size), [])
    expectEqual(try rasterizer.outlines(of: TextContents(text: "😀"), in: size), nil)
  }
}
