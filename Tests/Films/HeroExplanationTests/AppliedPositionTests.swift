import HeroTesting

@testable import HeroExplanation

/// A position that a gesture applies is one of the space that the snapshot lies in.
@Suite struct AppliedPositionTests {
  /// A picture in a card at (40, 100), both matched, that follow a finger.
  private func found(face: String) throws -> [Finding] {
    func card(_ name: String, _ frame: String, _ inner: String) -> String {
      #"""
      {"name": "\#(name)", "frame": \#(frame), "backgroundColor": "pink", "heroID": "card", "subviews": [
      {"name": "face", "frame": \#(inner), "backgroundColor": "white", "heroID": "face"}]}
      """#
    }
    let json = #"""
      {"version": 1, "canvas": {"width": 240, "height": 420, "scale": 1}, "root": "rows", "screens": {
      "rows": {"view": {"backgroundColor": "white", "subviews": [\#(card("thumb", "[20, 300, 60, 60]", "[10, 10, 40, 40]"))]}},
      "detail": {"view": {"backgroundColor": "#eee", "subviews": [
      \#(card("card", "[40, 100, 160, 200]", "[30, 20, 100, 100]"))]}}},
      "timeline": [{"wait": 0.1}, {"present": "detail"}, {"wait": 0.2},
      {"dismiss": true, "pan": {"from": [120, 150], "by": [40, 120], "duration": 0.4,
      "progress": "translation.y / height", "finishWhen": "progress > 0.2", "apply": {
      "detail/card": "position(center.x + translation.x, center.y + translation.y)", "detail/face": "\#(face)"}}},
      {"wait": 0.1}]}
      """#
    return try WholeScene(json: json).found(.init(views: ["detail/face", "detail/card"])).filter {
      $0.message.contains("takes hold")
    }
  }

  // The picture's centre is (80, 70) in its card and (120, 170) in the container.
  @Test func aPositionOfTheSuperviewMakesAMatchedViewJump() throws {
    let finding = try #require(
      try found(face: "position(center.x + translation.x, center.y + translation.y)").first)
    #expect(finding.view == "detail/face" && finding.rule == .seam)
    #expect(finding.message.contains("jumps by (-40, -100)") && finding.message.contains("as one in the container"))
    #expect(finding.change.contains("(40, 100) more in each position"))
    #expect(finding.swift?.contains("convert(view.center, to: Hero.shared.container)") == true)
    // One of the container does not, nor a place of its own, where nobody knows what was meant.
    for face in ["position(center.x + 40 + translation.x, center.y + 100 + translation.y)", "position(200, 380)"] {
      #expect(try found(face: face).isEmpty, "\(face)")
    }
  }

  // pull moves the whole screen by its transform, which a position leaves as it is (rules D3, I2).
  @Test func aPositionBesideAMovingTransform() throws {
    func found(_ applied: String) throws -> [Finding] {
      let json = #"""
        {"version": 1, "canvas": {"width": 240, "height": 420, "scale": 1}, "root": "a", "screens": {
        "a": {"view": {"backgroundColor": "white"}}, "b": {"modalAnimation": "pull(right)", "view": {"backgroundColor": "gold"}}},
        "timeline": [{"present": "b"}, {"wait": 0.2}, {"dismiss": true, "pan": {"from": [40, 200], "by": [120, 0],
        "duration": 0.4, "progress": "translation.x / width", "finishWhen": "progress > 0.3", "apply": {"b": "\#(applied)"}}}]}
        """#
      return try WholeScene(json: json).found()
    }
    let finding = try #require(try found("position(center.x + translation.x, center.y)").first)
    #expect(finding.view == "b" && finding.message.hasPrefix("moves otherwise than the finger"))
    #expect(finding.change.hasPrefix("translate(x, y) by the finger's way"))
    #expect(try found("translate(translation.x, 0)") == [])
  }
}
