import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroInspection
@testable import TransitionEngine

@Suite struct MomentDocumentTests {
  private func layer(_ path: String, _ role: Layer.Role, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    var layer = Layer(
      path: path, role: role, position: Point(x: 10, y: 20), bounds: Rect(x: 0, y: 0, width: 30, height: 40))
    change(&layer)
    return layer
  }

  private func moment(_ layers: [Layer]) -> Moment {
    Moment(
      time: 0.25, transition: 0, progress: 0.5,
      tree: LayerTree(size: Size(width: 100, height: 100), background: .black, layers: layers))
  }

  @Test func everyMemberIsThere() throws {
    let sample = layer("list/card", .snapshot) {
      $0.opacity = 0.5
      $0.cornerRadius = 8
      $0.backgroundColor = .white
      $0.shadow = Shadow(opacity: 0.3, offset: Size(width: 0, height: 2), radius: 4)
      $0.masksToBounds = true
    }
    try expectSameJSON(
      MomentDocument.json(moment([sample]), frame: 15).pretty(),
      """
      { "version": 1, "time": 0.25, "frame": 15, "transition": 0, "progress": 0.5, "layers": [ {
        "path": "list/card", "role": "snapshot", "position": [10, 20], "bounds": [0, 0, 30, 40],
        "anchorPoint": [0.5, 0.5], "transform": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "opacity": 0.5,
        "hidden": false, "cornerRadius": 8, "zPosition": 0, "backgroundColor": [1, 1, 1, 1], "borderWidth": 0,
        "borderColor": [0, 0, 0, 1],
        "shadow": { "color": [0, 0, 0, 1], "opacity": 0.3, "offset": [0, 2], "radius": 4 },
        "masksToBounds": true, "contentsRect": [0, 0, 1, 1], "children": [] } ] }
      """)
  }

  @Test func settledMomentsHaveNoTransition() throws {
    var settled = moment([])
    settled.transition = nil
    settled.progress = nil
    try expectSameJSON(
      MomentDocument.json(settled, frame: nil).pretty(),
      #"{ "version": 1, "time": 0.25, "frame": null, "transition": null, "progress": null, "layers": [] }"#)
  }

  // A shadow without opacity is none.
  @Test func onlyVisualEffectsHaveAnEffect() {
    let blur = layer("a", .view) {
      $0.contents = LayerContents(.backdrop(BackdropEffect(blurRadius: 10, fraction: 0.44999999999999996)))
    }
    #expect(MomentText.text(moment([blur]), frame: nil).contains(", blur fraction 0.45\n"))
    #expect(MomentDocument.json(moment([blur]), frame: nil).pretty().contains("\"effect\": 0.45"))
    let plain = MomentDocument.json(moment([layer("a", .view) { $0.shadow = Shadow(opacity: 0) }]), frame: nil).pretty()
    #expect(!plain.contains("effect") && plain.contains("\"shadow\": null"))
  }

  // Snapshots list snapshots and overlays only.
  @Test func siblingsStandInPaintOrder() {
    let layers = [
      layer("top", .view) { $0.zPosition = 2 }, layer("first", .view), layer("second", .view),
      layer("below", .view) { $0.zPosition = -1 },
    ]
    expectEqual(layers.inPaintOrder.map(\.path), ["below", "first", "second", "top"])
    let snapshot = layer("s", .snapshot) {
      $0.children = [layer("live", .view), layer("child", .snapshot), layer("over", .overlay)]
    }
    expectEqual(snapshot.inspectedChildren.map(\.path), ["child", "over"])
  }

  @Test func textIndentsChildrenAndNamesWhatIsUnusual() {
    let parent = layer("list", .view) {
      $0.isHidden = true
      $0.children = [
        layer("list/card", .view) {
          $0.opacity = 0.5
          $0.transform = .scale(x: 2, y: 2)
        }
      ]
    }
    expectEqual(
      MomentText.text(moment([parent]), frame: 15),
      """
      time 0.250 s, frame 15, transition 0, progress 0.5
        list [view] at (10, 20), 30×40, hidden
          list/card [view] at (10, 20), 30×40, scale(2) = matrix(2, 0, 0, 2, 0, 0), opacity 0.5

      """)
  }
}
