import HeroModel
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

/// Status bars that nobody sees. Contrasts: WCAG 2.2, "contrast ratio", by hand.
@Suite struct StatusBarLintTests {
  private func found(_ canvas: String, screens: String, timeline: String = "") throws -> [LintFinding] {
    let text = """
      { "version": 1, "canvas": { "device": "iPhone 15 Pro", "scale": 1, \(canvas) }, "root": "a",
        "screens": { \(screens) }, "timeline": [ \(timeline) ] }
      """
    return try linted(text).filter { $0.rule == .statusBar }
  }

  private func screen(_ name: String, _ color: String, _ keys: String = "") -> String {
    "\"\(name)\": { \(keys) \"view\": { \"backgroundColor\": \"\(color)\" } }"
  }

  // Black on black is 1 to 1.
  @Test func darkOnDarkIsNamed() throws {
    let dark = #""statusBar": "dark", "appearance": "dark""#
    let findings = try found(dark, screens: screen("a", "systemBackground"), timeline: #"{ "wait": 0.2 }"#)
    expectEqual(findings.map(\.view), ["a"])
    expectEqual(findings.first?.location.line, 2)
    expectEqual(
      findings.first?.message,
      #"the status bar is dark on #000000, a contrast of 1 to 1; write "statusBar": "auto", which follows the appearance, or "light""#
    )
    // `auto` would not help here.
    let message = try found(#""statusBar": "dark""#, screens: screen("a", "black")).first?.message
    expectEqual(message?.hasSuffix(#"give the screen "statusBar": "light""#), true)
  }

  // #1c1c1e has a luminance of 0.0116, (0.0116 + 0.05) / 0.05 = 1.23; #3a3a3c has 0.0427: 1.85, which is seen.
  @Test func whatIsUnderItCounts() throws {
    for (canvas, color, isFound) in [
      (#""statusBar": "dark", "appearance": "dark""#, "secondarySystemBackground", true),
      (#""statusBar": "dark""#, "#3a3a3c", false), (#""statusBar": "light""#, "#f2f2f7", true),
      (#""statusBar": "light""#, "systemBlue", false), (#""statusBar": "auto""#, "systemBackground", false),
      (#""statusBar": "auto", "appearance": "dark""#, "systemBackground", false),
      (#""statusBar": "auto""#, "black", true), (#""statusBar": "none", "appearance": "dark""#, "black", false),
    ] {
      #expect(try found(canvas, screens: screen("a", color)).isEmpty != isFound, "\(canvas) \(color)")
    }
  }

  // Each screen that is on top is looked at once, with what covers its top; a screen that is never shown is not.
  @Test func everyScreenOnTopIsLookedAt() throws {
    let covered = """
      "d": { "view": { "backgroundColor": "black", "subviews": [
        { "frame": [0, 0, 393, 100], "backgroundColor": "white" } ] } }
      """
    let screens = [screen("a", "white"), screen("b", "black"), screen("c", "black"), covered].joined(separator: ", ")
    let timeline = """
      { "present": "b", "animation": "fade" }, { "dismiss": true }, { "present": "d", "animation": "fade" },
      { "dismiss": true }, { "present": "b", "animation": "fade" }
      """
    try expectEqual(found(#""statusBar": "dark""#, screens: screens, timeline: timeline).map(\.view), ["b"])
  }

  // The navigation bar lies under it, not the screen.
  @Test func barsLieUnderIt() throws {
    let root = #""a": { "view": { "backgroundColor": "black" } } }, "root": { "navigation": ["a"], "bar": {} }"#
    let text = """
      { "version": 1, "canvas": { "device": "iPhone 15 Pro", "scale": 1, "statusBar": "dark" }, "screens": { \(root) }
      """
    try expectEqual(linted(text).filter { $0.rule == .statusBar }, [])
  }
}
