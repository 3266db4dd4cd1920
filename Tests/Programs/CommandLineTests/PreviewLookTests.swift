import Foundation
import HeroJSON
import HeroTesting

/// The toolbar: on which phone a film is shown, and how that is set.
extension PreviewPageTests {
  private static let adaptive = scene.replacing("\"#ffffff\"", with: "\"systemBackground\"")
  private static let isDark =
    "preview.state.look.appearance === 'dark' && preview.state.film.variant !== preview.state.film.saved"

  // The picture is another; the playhead, the selection and what is tried stay, and so does all of it when the page is loaded again.
  @Test func theLookIsInTheAddressAndKeepsThePlace() throws {
    try withPreview(of: ["s.json": Self.adaptive], fault: "400") { folder, browser in
      try browser.wait(until: "document.querySelector('#look-mode') && document.querySelector('[data-path=\"b/s\"]')")
      for _ in 0..<5 { try browser.press("ArrowRight") }
      try select(browser)
      try browser.wait(until: Self.isCurrent)
      try expectEqual(browser.colour("#pane-shown canvas", x: 0.9, y: 0.9), [255, 255, 255])
      try browser.choose("dark", in: "#look-appearance")
      try browser.wait(until: "\(Self.isDark) && \(Self.isCurrent)")
      try expectEqual(browser.colour("#pane-shown canvas", x: 0.9, y: 0.9), [0, 0, 0])
      try browser.expect(
        "[preview.state.frame, preview.state.selected, location.hash].join()", is: "5,b/s,#appearance=dark")
      try browser.expect("document.querySelector('#look-mode').value", is: "custom")

      // Saved as the file has it.
      try browser.press("m")
      try browser.type(" arc")
      let isOther = "preview.state.shown.variant !== preview.state.film.variant"
      try browser.wait(until: "preview.state.edits.size === 1 && !preview.state.isTrying && \(isOther)")
      try browser.press("s", control: true)
      try browser.wait(
        until: "preview.state.edits.size === 0 && !preview.state.isSaving && \(Self.isDark) && \(Self.isCurrent)")
      try expectEqual(
        read("\(folder)/s.json"), Self.adaptive.replacing("duration(0.2)", with: "duration(0.2) arc"))

      try browser.reload()
      try browser.wait(until: "\(Self.isDrawn) && \(Self.isDark) && \(Self.isCurrent) && preview.state.frame === 5")
      try expectEqual(browser.colour("#pane-shown canvas", x: 0.9, y: 0.9), [0, 0, 0])

      // What cannot be shown says so, and the film stays as it was.
      try browser.evaluate("location.hash = 'device=iPhone+15+Por'")
      try browser.wait(until: "document.querySelector('#dialog').innerText.includes(`did you mean 'iPhone 15 Pro'?`)")
      try browser.press("Escape")
      try browser.wait(until: "\(Self.isDark) && location.hash === '#appearance=dark'")
      try browser.choose("", in: "#look-mode")
      try browser.wait(until: "preview.state.film.variant === preview.state.film.saved && \(Self.isCurrent)")
    }
  }
}
