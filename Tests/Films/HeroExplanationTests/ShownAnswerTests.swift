import HeroImage
import HeroJSON
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroExplanation

/// What people are shown of an answer: its words with their places, its area, two frames, what can be tried.
@Suite struct ShownAnswerTests {
  /// A list whose clipping frame does not hold the snapshot of what is in it, and a detail with a card and a title.
  private static let scene = """
    { "version": 1, "canvas": { "width": 120, "height": 200, "scale": 1 }, "root": "list",
      "screens": {
        "list": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "frame", "frame": [10, 100, 60, 60],
            "clipsToBounds": true, "subviews": [
            { "name": "photo", "frame": [0, 0, 100, 60], "heroID": "photo", "backgroundColor": "#ff0000" } ] } ] } },
        "detail": { "modalAnimation": "none", "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "photo", "frame": [10, 20, 100, 60], "heroID": "photo", "backgroundColor": "#ff0000" } ] } } },
      "timeline": [ { "wait": 0.1 }, { "present": "detail" }, { "wait": 0.1 } ] }
    """

  private static func explained(_ text: String) throws -> (Explainer, ExplanationReport, [Finding]) {
    let bytes = Array(text.utf8)
    let scene = try SceneLoader(textMeasure: .renderer).load(bytes: bytes, file: "s.json", folder: ".")
    let film = try Film(scene: scene, file: "s.json")
    let explainer = try Explainer(film: film, file: "s.json", text: bytes)
    let findings = try explainer.findings()
    let clock = FrameClock(duration: film.duration, rate: .standard)
    return (explainer, ExplanationReport(findings, by: explainer, clock: clock), findings)
  }

  // clipsToBounds has the ninth column of the fifth line.
  @Test func wordsHaveTheirOwnPlaces() throws {
    let (_, report, findings) = try Self.explained(Self.scene)
    let index = try #require(findings.firstIndex { $0.rule == .seam })
    let word = try #require(report.blocks()[index].words.first)
    #expect(word.written == "clipsToBounds" && word.speaker == "list/frame")
    #expect(word.location.line == 5 && word.location.column == 9)
    let told = try #require(report.json(pictures: [])["findings"]?.items?[index]["words"]?.items?.first)
    #expect(told["word"]?.text == "clipsToBounds" && told["view"]?.text == "list/frame")
    #expect(told["line"]?.whole == 5 && told["column"]?.whole == 9)
  }

  // The screen changes at once because of the controller's type, which has the 34th column of the second line.
  @Test func wordsOfControllersHaveTheirOwnPlaces() throws {
    let (_, report, _) = try Self.explained(
      """
      { "version": 1, "canvas": { "width": 120, "height": 200, "scale": 1 },
        "root": { "navigation": ["a"], "animation": "none" },
        "screens": {
          "a": { "view": { "backgroundColor": "white", "subviews": [
            { "name": "dot", "frame": [0, 0, 20, 20], "heroID": "dot", "backgroundColor": "red" } ] } },
          "b": { "view": { "backgroundColor": "teal", "subviews": [
            { "name": "dot", "frame": [0, 99, 20, 20], "heroID": "dot", "backgroundColor": "red" } ] } } },
        "timeline": [ { "wait": 0.1 }, { "push": "b" }, { "wait": 0.1 } ] }
      """)
    let word = try #require(report.blocks().flatMap(\.words).first { $0.subject == nil })
    expectEqual(word.written, "\"animation\": \"none\"")
    expectEqual(word.speaker, "the navigation controller")
    expectEqual([word.location.line, word.location.column], [2, 34])
  }

  // Before it begins the photo ends with its frame, at x = 70; then it reaches to 110.
  @Test func aSeamIsSeenInTwoFrames() throws {
    let (explainer, report, findings) = try Self.explained(Self.scene)
    let index = try #require(findings.firstIndex { $0.rule == .seam })
    let finding = findings[index]
    let area = try #require(report.json(pictures: [])["findings"]?.items?[index]["area"]?.reals)
    #expect(area.count == 4 && area[0] >= 68 && area[0] + area[2] <= 112 && area[1] >= 98 && area[1] + area[3] <= 162)
    let picture = try explainer.picture(of: finding)
    let half = (picture.width - 8) / 2
    #expect(picture.width == 2 * half + 8)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let place = (y * picture.width + x) * 4
      return Array(picture.bytes[place..<place + 3])
    }
    // The middle of the area, 24 points or fewer from the left and upper edges.
    let (x, y) = (Int(area[2] / 2) + 24, Int(area[3] / 2) + 24)
    #expect(color(x, y) == [255, 255, 255] && color(half + 8 + x, y) == [255, 0, 0])
    #expect(color(half + 4, 4) == [128, 128, 128])
  }

  /// A button that a matched picture covers until the end, and what takes that away: modifiers (rule L4).
  private static let covered = """
    { "version": 1, "canvas": { "width": 120, "height": 200, "scale": 1 }, "root": "list",
      "screens": {
        "list": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "offer", "frame": [10, 120, 40, 40], "heroID": "offer", "backgroundColor": "#0a84ff" } ] } },
        "deal": { "modalAnimation": "none", "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "offer", "frame": [0, 0, 120, 120], "heroID": "offer", "backgroundColor": "#0a84ff" },
          { "name": "close", "frame": [80, 10, 30, 30], "backgroundColor": "#ffffff" } ] } } },
      "timeline": [ { "wait": 0.1 }, { "present": "deal" }, { "wait": 0.1 } ] }
    """

  @Test func modifiersAloneCanBeTried() throws {
    let (_, report, findings) = try Self.explained(Self.covered)
    let index = try #require(findings.firstIndex { $0.view == "deal/close" })
    let edits = try #require(report.json(pictures: [])["findings"]?.items?[index]["edits"]?.items)
    let modifiers = try #require(edits.first?["modifiers"]?.text)
    #expect(edits.map { $0["view"]?.text } == ["deal/close"])
    #expect(findings[index].change == "\"heroModifiers\": \"\(modifiers)\" on deal/close")
    // What gives a heroID to another view is no modifier.
    let (_, other, clipped) = try Self.explained(Self.scene)
    let seam = try #require(clipped.firstIndex { $0.rule == .seam })
    #expect(clipped[seam].change.contains("heroID"))
    #expect(other.json(pictures: [])["findings"]?.items?[seam]["edits"] == .null)
  }

  @Test func textIsPlainWhereNobodyLooks() throws {
    let (_, report, findings) = try Self.explained(Self.covered)
    let text = report.text(pictures: ["a.png"])
    #expect(text.hasPrefix("s.json:") && !text.contains("\u{1B}"))
    #expect(text.contains("\n  change  \(findings[0].change)\n") && text.contains("\n  picture a.png\n"))
  }
}
