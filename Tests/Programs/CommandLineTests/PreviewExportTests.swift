import Foundation
import HeroJSON
import HeroTesting

/// What is taken away of a film, and what stands around and over its picture.
extension PreviewPageTests {
  private static let dialog = "document.querySelector('#export')"

  private static let command = "\(dialog).querySelector('pre').textContent"

  private func set(_ name: String, _ value: String, _ browser: Browser) throws {
    try browser.evaluate(
      """
      (() => {
        const field = document.querySelector("#export form").elements["\(name)"]
        field.value = "\(value)"
        field.dispatchEvent(new Event("input", { bubbles: true }))
      })()
      """)
  }

  @Test func exportsAreWhatTheCommandMakes() throws {
    // The browser writes down that what cannot be made was refused.
    try withPreview(["s.json", "--scale", "2"], fault: "422") { folder, browser in
      try browser.download(into: "\(folder)/got")
      // What is set on the page is in the export: from frame 3 to 12, half as fast, in the dark, with a device and ways.
      try browser.choose("dark", in: "#look-appearance")
      try browser.wait(until: "preview.state.film.variant !== preview.state.film.saved && \(Self.isCurrent)")
      for key in ["Home", "ArrowRight", "ArrowRight", "ArrowRight", "i", "End", "o", "w", "["] {
        try browser.press(key)
      }
      try browser.choose("light", in: "#device")
      try browser.press("s")
      try browser.wait(until: "\(Self.dialog).open && \(Self.command) !== ''")
      for (name, value) in [
        ("to", "0.2"), ("format", "webp"), ("fps", "20"), ("quality", "50"), ("title", "It's me"),
      ] { try set(name, value, browser) }
      let command =
        "herorender s.json s.webp --scale 2 --appearance dark --from 0.05 --to 0.2 --speed 0.5 --quality 50 "
        + "--frame-device light --title 'It'\\''s me' --fps 20 --overlay ways"
      try browser.wait(until: "\(Self.command) === \(JSONValue.string(command).line)")
      try browser.click("#export-make")
      try browser.wait(until: "\(Self.dialog).querySelector('.status').innerText.startsWith('s.webp, ')")
      // The same words in a shell.
      try Program.run(script: command, in: folder, status: 0)
      for _ in 0..<250 where !exists("\(folder)/got/s.webp") { usleep(20_000) }
      try expectEqual(bytes("\(folder)/got/s.webp"), bytes("\(folder)/s.webp"))

      // What cannot be made says so, and cannot be asked for.
      try set("to", "9", browser)
      let make = "document.querySelector('#export-make')"
      let error = "\(Self.dialog).querySelector('.error').innerText"
      try browser.wait(until: "\(make).disabled && \(error).includes('--to 9 lies beyond')")
      try browser.expect("\(make).title.includes('--to 9')")
      try set("format", "sheet", browser)
      try set("part", "", browser)
      let isSheet = "\(Self.command).startsWith('herorender sheet s.json s-sheet.png')"
      try browser.wait(until: "!\(make).disabled && \(isSheet)")
      try browser.expect("\(Self.dialog).querySelector('form').elements.speed.disabled")
      try browser.click("#export-close")
      try browser.wait(until: "!\(Self.dialog).open")
    }
  }

  // A window of 390 × 420 points: the button is in view whatever is open; what is tried is said, and a copy makes the command.
  @Test func whatIsNotSavedIsSaidAndCopied() throws {
    try withPreview(size: (390, 420)) { folder, browser in
      try browser.download(into: "\(folder)/got")
      try browser.wait(until: "document.querySelector('[data-path=\"b/s\"]')")
      try select(browser)
      try browser.press("m")
      try browser.type(" arc")
      try browser.wait(until: "preview.state.shown.variant !== preview.state.film.variant && !preview.state.isTrying")
      try browser.evaluate("document.activeElement.blur()")
      try browser.press("s")
      let save = "document.querySelector('#export-save-copy')"
      try browser.wait(
        until: "\(Self.dialog).open && !\(save).hidden && \(Self.dialog).innerText.includes('not saved')")
      try browser.evaluate("\(Self.dialog).querySelector('details').open = true")
      try browser.expect("document.querySelector('#export-make').getBoundingClientRect().bottom <= innerHeight")
      try browser.click("#export-save-copy")
      let command = "herorender s-tried.json s.gif"
      try browser.wait(until: "\(Self.command) === '\(command)'")
      try expectEqual(read("\(folder)/s.json"), Self.scene)
      try set("format", "html", browser)
      try browser.wait(until: "\(Self.command) === 'herorender s-tried.json s.html'")
      try browser.click("#export-make")
      try browser.wait(until: "\(Self.dialog).querySelector('.status').innerText.startsWith('s.html, ')")
      try Program.run("s-tried.json s.html", in: folder, status: 0)
      for _ in 0..<250 where !exists("\(folder)/got/s.html") { usleep(20_000) }
      try expectEqual(bytes("\(folder)/got/s.html"), bytes("\(folder)/s.html"))
    }
  }

  @Test func exportsTellHowFarTheyAreAndCanBeCancelled() throws {
    // A minute of film that never rests.
    try withPreview(of: ["s.json": Self.scene.replacing("duration(0.2)", with: "duration(60)")]) { folder, browser in
      try browser.click("#export-open")
      try browser.wait(until: "\(Self.dialog).open && \(Self.command) !== ''")
      try set("size", "other", browser)
      try set("scale", "20", browser)
      try browser.wait(until: "\(Self.command).includes('--scale 20')")
      try browser.click("#export-make")
      try browser.wait(until: "+\(Self.dialog).querySelector('[role=progressbar]').ariaValueNow > 0")
      try browser.expect("document.querySelector('#export-make').disabled")
      try browser.press("Escape")
      try browser.wait(until: "\(Self.dialog).querySelector('.status').innerText === 'Cancelled.'")
      try browser.expect("\(Self.dialog).open")
      #expect(browser.findings.requests.contains { $0.hasSuffix("/export/stop") })
      try browser.press("Escape")
      try browser.wait(until: "!\(Self.dialog).open")
    }
  }

  // White on a phone's screen turns black beside it; the device lies around both, and its island over them.
  @Test func deviceAndTheOtherAppearanceStandAroundAndBeside() throws {
    let scene = """
      { "version": 1, "canvas": { "device": "iPhone 15 Pro", "scale": 1 }, "root": "a",
        "screens": { "a": { "view": { "backgroundColor": "systemBackground" } },
                     "b": { "view": { "backgroundColor": "systemBackground" } } },
        "timeline": [ { "present": "b", "animation": "fade" } ] }
      """
    try withPreview(of: ["s.json": scene], size: (1280, 800)) { folder, browser in
      try browser.press("a")
      let other = "document.querySelector('#pane-other')"
      try browser.wait(
        until: "!\(other).hidden && \(other).dataset.address?.includes(`/${preview.state.twin.variant}/`)")
      try expectEqual(browser.colour("#pane-shown canvas"), [255, 255, 255])
      try expectEqual(browser.colour("#pane-other canvas"), [0, 0, 0])
      try browser.expect(
        "[...document.querySelectorAll('#panes figcaption')].map(caption => caption.innerText).join()",
        is: "Dark,Light")
      try browser.expect("document.querySelector('[data-mode=wipe]').disabled")
      try browser.press("d")
      try browser.wait(until: "document.querySelectorAll('#panes img:not([hidden])').length === 4")
      // The island is black, 11 points below the top of 852.
      try browser.wait(until: "[...document.querySelectorAll('#panes img')].every(image => image.naturalWidth > 0)")
      try expectEqual(browser.colour("#pane-shown canvas", y: 28.0 / 852), [0, 0, 0])
      try browser.expect("document.querySelector('#board').scrollWidth <= document.querySelector('#board').clientWidth")
      try browser.press("a")
      try browser.wait(until: "\(other).hidden")
    }
  }

  // Twelve words beside one point: none over another, each as wide as it is, at one size whatever the zoom.
  @Test func wordsStandApartAtTheScreensSize() throws {
    func views(_ side: Int) -> String {
      (0..<12).map {
        "{ \"name\": \"v\($0)\", \"frame\": [\(30), \(30 + $0), \(side), \(side)], \"heroID\": \"a rather long name \($0)\", \"backgroundColor\": \"red\" }"
      }.joined(separator: ",")
    }
    let scene = """
      { "version": 1, "canvas": { "width": 40, "height": 60, "scale": 1 }, "root": "a",
        "screens": { "a": { "view": { "subviews": [ \(views(4)) ] } }, "b": { "view": { "subviews": [ \(views(8)) ] } } },
        "timeline": [ { "present": "b", "animation": "fade" } ] }
      """
    try withPreview(of: ["s.json": scene], size: (1280, 800)) { folder, browser in
      try browser.press("n")
      let words = "[...document.querySelectorAll('#pane-shown .names span')]"
      let look = """
        (() => {
          const board = document.querySelector('#board').getBoundingClientRect()
          const boxes = \(words).map(word => word.getBoundingClientRect())
          const isApart = boxes.every((one, i) => boxes.every((other, j) => i === j || one.right <= other.left || other.right <= one.left
            || one.bottom <= other.top || other.bottom <= one.top))
          const isIn = boxes.every(box => box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= board.bottom)
          const isWhole = \(words).every(word => word.scrollWidth <= word.clientWidth + 1)
          return [boxes.length, isApart, isIn, isWhole, \(words)[0].style.fontSize].join()
        })()
        """
      try browser.wait(until: "\(words).length === 12")
      try browser.expect(look, is: "12,true,true,true,11px")
      try browser.choose("1", in: "#zoom")
      let isSmall = "document.querySelector('#pane-shown canvas').getBoundingClientRect().width === 40"
      try browser.wait(until: "\(isSmall) && \(words).length === 12")
      try browser.expect("\(look).startsWith('12,true,true,true')")
      try browser.press("n")
      try browser.wait(until: "\(words).length === 0")
    }
  }
}
