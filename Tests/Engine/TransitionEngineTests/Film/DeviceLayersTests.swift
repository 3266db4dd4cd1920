import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

@testable import TransitionEngine

/// The status bar and home indicator over a film.
@Suite struct DeviceLayersTests {
  private func film(_ canvas: String, a: String = "", b: String = "") throws -> Film {
    try Film(
      scene: TestScene.load(
        #"""
        { "version": 1, "canvas": { \#(canvas) }, "root": "a",
          "timeline": [ { "wait": 1 }, { "present": "b", "animation": "push(left)" }, { "wait": 1 } ],
          "screens": { "a": { \#(a) "view": {} }, "b": { \#(b) "view": { "zPosition": 9 } } } }
        """#))
  }

  private func device(_ film: Film, at time: Double) -> [Layer] {
    film.moment(at: time).tree.layers.filter { ["statusBar", "homeIndicator"].contains($0.path) }
  }

  // Source: fact sheet 7 (47 and 34 points); the indicator is 5 high and ends 8 above the edge.
  @Test func staysInTheSafeAreaWhileScreensMove() throws {
    let film = try film(#""device": "iPhone 14", "statusBar": "dark""#)
    let layers = device(film, at: 0)
    expectEqual(layers.map(\.path), ["statusBar", "homeIndicator"])
    try #require(layers.count == 2)
    expectEqual((layers[0].position, layers[0].bounds.size), (Point(x: 195, y: 23.5), Size(width: 390, height: 47)))
    expectEqual((layers[1].position, layers[1].bounds.size.height), (Point(x: 195, y: 833.5), 5))
    expectEqual(layers[1].backgroundColor, .black)
    let push = try #require(film.transitions.first)
    for fraction in [0.25, 0.5, 1] { expectEqual(device(film, at: push.start + push.duration * fraction), layers) }
    // Above whatever a scene may order.
    #expect(layers.allSatisfy { $0.zPosition > 1e9 })
  }

  @Test func followsStyleAndDevice() throws {
    for (canvas, paths) in [
      (#""device": "iPhone 14", "statusBar": "none""#, []), (#""device": "iPhone 14""#, []),
      (#""device": "iPhone SE 3", "statusBar": "dark""#, ["statusBar"]),
      // A phone on its side shows no status bar.
      (#""device": "iPhone 14", "orientation": "landscape", "statusBar": "dark""#, ["homeIndicator"]),
      (#""width": 390, "height": 844, "statusBar": "dark""#, ["statusBar", "homeIndicator"]),
    ] { expectEqual(device(try film(canvas), at: 0).map(\.path), paths, "\(canvas)") }
    expectEqual(device(try film(#""device": "iPhone 14", "statusBar": "light""#), at: 0).last?.backgroundColor, .white)
  }

  // Source: UIKit's documentation of UIStatusBarStyle: `default` is dark content on light and light content on dark, of the controller on top.
  @Test(arguments: [
    (#""statusBar": "auto""#, "", "", [Color.black, .black]),
    (#""statusBar": "auto", "appearance": "dark""#, "", "", [.white, .white]),
    (#""statusBar": "auto""#, #""appearance": "dark","#, "", [.white, .black]),
    (#""statusBar": "auto", "appearance": "dark""#, "", #""appearance": "light","#, [.white, .black]),
    // A screen that says only its appearance follows that, whatever the canvas says.
    (#""statusBar": "dark""#, #""appearance": "dark","#, #""appearance": "light","#, [.white, .black]),
    (#""statusBar": "light", "appearance": "dark""#, "", #""appearance": "light","#, [.white, .black]),
    (#""statusBar": "dark", "appearance": "dark""#, "", #""statusBar": "auto","#, [.black, .white]),
    // What a controller says itself holds.
    (
      #""statusBar": "auto""#, #""statusBar": "light","#, #""appearance": "dark", "statusBar": "dark","#,
      [.white, .black]
    ),
  ])
  func autoFollowsTheAppearanceOfTheScreenOnTop(canvas: String, a: String, b: String, colors: [Color]) throws {
    let film = try film(#""device": "iPhone 14", \#(canvas)"#, a: a, b: b)
    expectEqual(film.tops, [0, 0, 1, 1])
    expectEqual(device(film, at: 0).last?.backgroundColor, colors[0])
    expectEqual(device(film, at: film.duration).last?.backgroundColor, colors[1])
  }

  @Test func everyDeviceHasItsBar() throws {
    for preset in DevicePreset.all {
      let area = preset.safeArea
      let layers = DeviceLayers(size: preset.size, bar: StatusBar(style: .dark, safeArea: area)).layers
      let expected = ["statusBar"] + (area.bottom > 0 ? ["homeIndicator"] : [])
      expectEqual(layers.map(\.path), expected, "\(preset.name)")
      // Nothing of it leaves the bar.
      for layer in layers.first?.children ?? [] where layer.contents == nil {
        let half = layer.bounds.size.height / 2 * layer.transform.elements[5]
        #expect(layer.position.y - half > 0 && layer.position.y + half < area.top, "\(preset.name)")
      }
    }
  }

  // A screen's own style counts while it is on top; on the way both show.
  @Test func followsTheScreenOnTop() throws {
    let film = try film(#""device": "iPhone 14", "statusBar": "dark""#, b: #""statusBar": "light","#)
    func indicators(_ layers: [Layer], _ opacity: Double = 1) -> [(Color?, Double)] {
      layers.flatMap { layer in
        layer.path == "homeIndicator"
          ? [(layer.backgroundColor, opacity)] : indicators(layer.children, opacity * layer.opacity)
      }
    }
    func shown(_ time: Double) -> [(Color?, Double)] { indicators(film.moment(at: time).tree.layers) }
    expectEqual(shown(0.5).map(\.0), [.black])
    let transition = try #require(film.transitions.first)
    let half = shown(transition.start + transition.duration / 2)
    #expect(half.map(\.0) == [.black, .white] && half.allSatisfy { abs($0.1 - 0.5) < 1e-9 })
    expectEqual((shown(film.duration - 0.5).map(\.0), shown(film.duration).map(\.0)), ([.white], [.white]))
  }

  @Test func needsADevice() throws {
    let error = #expect(throws: SceneError.self) { try film(#""width": 100, "height": 100, "statusBar": "dark""#) }
    expectEqual(
      error?.diagnostics.map(\.message),
      ["a status bar belongs to a device; give 'device', or the width and height of one"])
  }
}
