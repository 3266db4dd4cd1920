import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// What shows of a layer: whoever draws and prices goes by the same answers.
@Suite struct VisibilityTests {
  @Test("a background and a border show when they have a colour, a border also a width (fact sheet 5.2)")
  func bounds() {
    let plain = layer(0, 0, 10, 10)
    #expect(!plain.showsBackground && !plain.showsBorder && !plain.showsItself)
    let filled = layer(0, 0, 10, 10, color: .red.withAlpha(0.5))
    #expect(filled.showsBackground && !filled.hasOpaqueBackground && filled.showsItself)
    #expect(!layer(0, 0, 10, 10, color: .clear).showsItself)
    let ring = layer(0, 0, 10, 10) { $0.borderWidth = 1 }
    #expect(ring.showsBorder && ring.showsItself)
    let clearRing = layer(0, 0, 10, 10) { ($0.borderWidth, $0.borderColor) = (1, .clear) }
    #expect(!clearRing.showsBorder && !clearRing.showsItself)
    // Hidden and clear layers are not drawn; what changes no pixel of eight bits is not seen.
    let hidden = layer(0, 0, 10, 10) { $0.isHidden = true }
    let faint = layer(0, 0, 10, 10) { $0.opacity = 0.0005 }
    #expect(!hidden.isDrawn && !hidden.isSeen && faint.isDrawn && !faint.isSeen)
    #expect(!layer(0, 0, 10, 10) { $0.opacity = 0 }.isDrawn && layer(0, 0, 10, 10) { $0.opacity = 0.01 }.isSeen)
  }

  @Test("a shadow shows unless the layer clips (fact sheet 5.4) or it has no strength (5.8)")
  func shadows() {
    let shadow = Shadow(opacity: 0.5, offset: .zero, radius: 2)
    expectEqual(layer(0, 0, 10, 10) { $0.shadow = shadow }.shownShadow, shadow)
    expectEqual(layer(0, 0, 10, 10) { ($0.shadow, $0.masksToBounds) = (shadow, true) }.shownShadow, nil)
    expectEqual(layer(0, 0, 10, 10) { $0.shadow = Shadow(opacity: 0) }.shownShadow, nil)
    let colourless = layer(0, 0, 10, 10) { $0.shadow = Shadow(color: .clear, opacity: 1, offset: .zero, radius: 2) }
    expectEqual(colourless.shownShadow, nil)
    // What does not show reaches nowhere; else 3.5 σ + 1 = 8 points to each side.
    expectEqual(colourless.extent(images: []), Rect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(
      layer(0, 0, 10, 10) { $0.shadow = shadow }.extent(images: []), Rect(x: -8, y: -8, width: 26, height: 26))
  }

  // A group is needed where two things overlap (fact sheet 5.9): the shadow of a layer that clips is none of them.
  @Test("only what shows makes a group")
  func groups() throws {
    func faded(_ change: (inout Layer) -> Void) -> Layer {
      layer(0, 0, 20, 10, color: .red) {
        $0.opacity = 0.5
        change(&$0)
      }
    }
    let shadow = Shadow(opacity: 1, offset: .zero, radius: 2)
    #expect(faded { $0.shadow = shadow }.isGroup(alpha: 0.5))
    #expect(faded { $0.borderWidth = 1 }.isGroup(alpha: 0.5))
    #expect(!faded { $0.borderWidth = 1 }.isGroup(alpha: 1))
    for alone in [
      faded { ($0.shadow, $0.masksToBounds) = (shadow, true) }, faded { $0.shadow = Shadow(color: .clear, opacity: 1) },
      faded { ($0.borderWidth, $0.borderColor) = (1, .clear) },
    ] {
      #expect(!alone.isGroup(alpha: 0.5))
      // Half red on white: (255 + 127 or 128 in the other two).
      let pixel = try Drawing([alone], width: 20, height: 10)[10, 5]
      #expect(pixel[0] == 255 && (127...128).contains(pixel[1]) && pixel[1] == pixel[2])
    }
  }

  @Test("a clear border, and the shadow of a child that clips, do not change what casts a layer's shadow (5.8)")
  func silhouettes() {
    func outline(of child: Layer, _ change: (inout Layer) -> Void = { _ in }) -> RoundedRect? {
      layer(0, 0, 40, 30) {
        $0.children = [child]
        change(&$0)
      }.opaqueOutline(images: [])
    }
    let child = layer(5, 5, 30, 20, color: .red)
    let rect = Rect(x: 5, y: 5, width: 30, height: 20)
    expectEqual(outline(of: child)?.rect, rect)
    expectEqual(outline(of: child) { ($0.borderWidth, $0.borderColor) = (2, .clear) }?.rect, rect)
    var clipping = child
    (clipping.shadow, clipping.masksToBounds) = (Shadow(opacity: 1), true)
    expectEqual(outline(of: clipping)?.rect, rect)
    // A border that shows is part of the silhouette.
    expectEqual(outline(of: child) { $0.borderWidth = 2 }, nil)
  }
}
