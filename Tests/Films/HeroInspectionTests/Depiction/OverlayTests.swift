import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

/// What `--overlay` draws, and two films side by side.
@Suite struct OverlayTests {
  private static func film(_ path: String) throws -> Film {
    let file = repository.appendingPathComponent("scenes/\(path)").path
    return try Film(scene: SceneLoader(textMeasure: .renderer).load(path: file))
  }

  private static func overlay(_ film: Film, _ parts: Set<OverlayPart>, at time: Double) throws -> [Layer] {
    let plan = try #require(film.transitions.first)
    let ways = MotionPath.all(from: plan.start, to: plan.start + plan.duration) { film.moment(at: $0).tree }
    return Overlay(film: film, plan: plan, ways: parts.contains(.ways) ? ways : [], time: time, parts: parts)
      .layers(on: film.moment(at: time).tree)
  }

  private static func outlines(_ layers: [Layer]) -> [Color] {
    layers.compactMap { layer in
      guard case .shape(let shape)? = layer.contents?.kind, shape.path.elements.count == 6 else { return nil }
      return shape.strokeColor
    }
  }

  // 10 pixels can be read; more moments than one size has room for are wider instead.
  @Test(arguments: [0.25, 0.5, 1, 2, 3]) func wordsOfASheetCanBeRead(scale: Double) throws {
    let film = try Self.film("showpieces/photo-gallery.json").scaled(scale)
    let tree = ContactSheet(framesPerTransition: 4, overlay: [.ids, .timing]).tree(of: film)
    var letters: [Double] = []
    func look(_ layer: Layer, _ factor: Double, isOverlay: Bool) {
      let factor = factor * (layer.path == "frame" ? layer.transform.elements[0] : 1)
      if case .text(let text)? = layer.contents?.kind, layer.zPosition > 1e9 || !isOverlay {
        letters.append(text.font.size * factor * scale)
      }
      for child in layer.children { look(child, factor, isOverlay: isOverlay || layer.path == "frame") }
    }
    for layer in tree.layers { look(layer, 1, isOverlay: false) }
    #expect(letters.count > 8 && letters.allSatisfy { $0 > 9.8 }, "\(letters.min() ?? 0)")
  }

  @Test func partsAreDrawn() throws {
    let film = try Self.film("explain/all-animate.json")
    // The card's two snapshots are outlined in the first colour; the root that fades has no partner and is grey.
    let colors = Self.outlines(try Self.overlay(film, [.ids], at: 0.2))
    expectEqual(colors.count { $0 == Annotation.color(0) }, 2)
    expectEqual((colors.count { abs($0.red - 0.7) < 1e-9 }, colors.count), (1, 3))
    // The card goes from (30, 140) to (60, 70) in its own colour; its way begins and ends there.
    let dots = try Self.overlay(film, [.ways], at: 0.2).filter { $0.cornerRadius > 0 }.map(\.position)
    for end in [Point(x: 30, y: 140), Point(x: 60, y: 70)] {
      #expect(dots.contains { $0.distance(to: end) < 0.5 }, "\(end)")
    }
    // Times stand beside what moves.
    let texts = try Self.overlay(film, [.timing], at: 0.2).compactMap { layer -> String? in
      if case .text(let text)? = layer.contents?.kind { text.text } else { nil }
    }
    let view = try #require(film.transitions.first?.views.first { $0.path == "detail/card" })
    let end = Decimals.fixed(view.duration, 2)
    #expect(texts.contains { $0.hasPrefix("0.00–\(end) s ") && $0.contains("bounds.size position") })
  }

  @Test func nothingIsDrawnWhileNothingMoves() throws {
    let film = try Self.film("explain/all-animate.json")
    let source = try OverlaySource(film: film, parts: Set(OverlayPart.allCases))
    expectEqual(source.picture(at: 0.05), film.moment(at: 0.05).tree)
    #expect(source.picture(at: 0.2) != film.moment(at: 0.2).tree)
    expectEqual(OverlaySource.digest(of: "d", parts: [.timing, .ids]), "d-overlay-ids-timing")
  }

  // Six moments of 240 points; on the third a third of the way is behind: the outlines that a frame of that time has, made twice as large.
  @Test func sheetsHaveThemOnEachMoment() throws {
    let film = try Self.film("explain/all-animate.json")
    let plan = try #require(film.transitions.first)
    let sheet = ContactSheet(overlay: [.ids, .ways])
    expectEqual(sheet.cellWidth, 240)
    let moments = sheet.tree(of: film).layers.filter { $0.path == "cell" }.compactMap(\.children.first)
    expectEqual(moments.count, 6)
    let source = try OverlaySource(film: film, parts: [.ids, .ways])
    for (index, moment) in moments.enumerated() {
      let fraction = min(Double(index) / 5, 1 - 1e-9)
      let time = index < 5 ? plan.start + plan.duration * fraction : plan.start + plan.duration - 1e-9
      expectEqual(moment.transform, .scale(x: 2, y: 2))
      #expect(!Self.outlines(moment.children).isEmpty)
      expectEqual(Self.outlines(moment.children), Self.outlines(source.picture(at: time).layers))
    }
    let plain = ContactSheet().tree(of: film).layers.filter { $0.path == "cell" }.compactMap(\.children.first)
    #expect(plain.count == 6 && plain.allSatisfy { Self.outlines($0.children).isEmpty })
  }

  // 120 + 12 + 120 pixels wide, 28 of title over 200; each film's pixels are those that it has alone.
  @Test func twoFilmsSideBySide() throws {
    let (one, other) = (try Self.film("explain/pops-in.json"), try Self.film("explain/comes-in.json"))
    let source = try ComparisonSource([one, other], names: ["pops-in", "comes-in"])
    expectEqual((source.width, source.height), (252, 228))
    let picture = try source.draw(source.picture(at: 0.2))
    expectEqual((picture.width, picture.height), (252, 228))
    for (film, left) in [(one, 0), (other, 132)] {
      let alone = try FilmSource(film: film).draw(film.moment(at: 0.2).tree)
      for y in 0..<200 {
        let place = ((y + 28) * 252 + left) * 4
        expectEqual(Array(picture.bytes[place..<place + 480]), Array(alone.bytes[y * 480..<(y + 1) * 480]))
      }
    }
  }
}

extension Film {
  fileprivate func scaled(_ scale: Double) throws -> Film {
    var scene = scene
    scene.canvas.scale = scale
    return try Film(scene: scene, file: "s.json")
  }
}
