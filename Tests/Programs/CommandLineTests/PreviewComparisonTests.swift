import Foundation
import HeroJSON
import HeroTesting

/// Films beside something else, and films that play.
extension PreviewPageTests {
  private static let isGoldenKnown = "preview.state.golden !== null && preview.state.golden.message === undefined"
  private static let facts = "document.querySelector('#golden-facts').innerText"

  /// How the timeline marks the golden's pictures.
  private func marks(_ browser: Browser) throws -> String {
    try browser.evaluate("[...document.querySelectorAll('#marks span')].map(mark => mark.className).join()").text ?? ""
  }

  @Test func goldensAreRecordedComparedAndAccepted() throws {
    try withPreview(["s.json", "--golden", "golden"]) { folder, browser in
      try browser.wait(until: "\(Self.isDrawn) && \(Self.isGoldenKnown)")

      // There is none yet: nothing is written until somebody says so twice.
      try browser.expect("\(Self.facts).includes('none yet at golden/s')")
      try browser.click("#golden-accept")
      try browser.click("#dialog .answers button:last-child")
      #expect(!exists("\(folder)/golden"))
      try browser.click("#golden-accept")
      try browser.click("#dialog .answers .primary")
      try browser.wait(until: "\(Self.facts).includes('5 pictures the same')")
      #expect(exists("\(folder)/golden/s"))
      try expectEqual(marks(browser), "same,same,same,same,same")

      // Another colour: each picture that has the square differs, in words and on the timeline.
      try write(Self.scene(in: "#0000ff"), "\(folder)/s.json")
      try browser.wait(until: "\(Self.facts).includes('5 different of 5 pictures') && \(Self.isCurrent)")
      try expectEqual(marks(browser), "different,different,different,different,different")
      try browser.expect("document.querySelector('#marks .different').getBoundingClientRect().width > 0")
      try browser.press("Home")
      try browser.click("#golden-next")
      try browser.wait(until: "preview.state.frame > 0 && preview.state.golden.byFrame.has(preview.state.frame)")
      try browser.expect("\(Self.facts).includes('here different')")

      // The golden beside it, then what differs alone.
      try browser.press("End")
      try browser.click("#golden-previous")
      try browser.choose("golden", in: "#against")
      try browser.press("3")
      try browser.wait(
        until: "\(Self.isCurrent) && document.querySelector('#pane-other').dataset.address?.includes('/golden/')")
      try expectEqual(browser.colour("#pane-shown canvas"), [0, 0, 255])
      try expectEqual(browser.colour("#pane-other canvas"), [255, 0, 0])
      try browser.choose("difference", in: "#against")
      try browser.wait(until: "document.querySelector('#pane-other').dataset.address?.includes('/difference/')")
      // What differs is not what either shows.
      #expect(![[0, 0, 255], [255, 0, 0]].contains(try browser.colour("#pane-other canvas")))

      // Today's frames are the golden.
      try browser.click("#golden-accept")
      try browser.click("#dialog .answers .primary")
      try browser.wait(until: "\(Self.facts).includes('5 pictures the same')")
    }
  }

  @Test func rangeIsPlayedAtASpeedAgainAndAgain() throws {
    try withPreview { folder, browser in
      for _ in 0..<4 { try browser.press("ArrowRight") }
      try browser.press("i")
      for _ in 0..<5 { try browser.press("ArrowRight") }
      try browser.press("o")
      try browser.expect("preview.state.range.join()", is: "4,9")
      for _ in 0..<9 { try browser.press("[") }
      try browser.expect("document.querySelector('#speed').value", is: "0.1")
      for _ in 0..<3 { try browser.press("]") }
      try browser.expect("document.querySelector('#speed').value", is: "1")
      for _ in 0..<2 { try browser.press("[") }

      // From its begin, at a quarter of 60 frames/s; behind the page's own turn in each frame of the browser.
      try browser.press(" ")
      try browser.evaluate(
        """
        globalThis.seen = []
        const note = time => {
          seen.push([time, preview.state.frame])
          if (preview.state.playing) requestAnimationFrame(note)
        }
        requestAnimationFrame(() => requestAnimationFrame(note))
        """)
      try browser.wait(
        until: "seen.filter(([, frame], index) => index > 0 && frame < seen[index - 1][1]).length >= 2")
      try browser.expect("seen.every(([, frame]) => frame >= 4 && frame <= 9)")
      // Frames that follow each other without a new begin are as far apart as the time says, rounded down both.
      try browser.expect(
        """
        seen.every(([time, frame], index) => {
          if (index === 0 || frame < seen[index - 1][1]) return true
          const [before, last] = seen[index - 1]
          return frame === last ? (time - before) * 0.015 < 6 : Math.abs(frame - last - (time - before) * 0.015) <= 1
        })
        """)
      try browser.expect("document.querySelector('#play').innerText", is: "Pause")

      // Without the loop it stops at the range's end.
      try browser.press("l")
      try browser.wait(until: "!preview.state.playing")
      try expectEqual(browser.evaluate("preview.state.frame").whole, 9)
      try browser.press("x")
      try browser.press(" ")
      try browser.wait(until: "!preview.state.playing && preview.state.frame === preview.state.film.frames - 1")
    }
  }

  func withStoryboard(_ body: (_ folder: String, _ browser: Browser) throws -> Void) throws {
    let storyboard = StoryboardTests.storyboard(modifiers: "duration(0.3)")
    try withPreview(["Main.storyboard", "--scale", "1"], of: ["Main.storyboard": storyboard], body: body)
  }

  @Test func storyboardIsShownAndTried() throws {
    try withStoryboard { folder, browser in
      let file = "\(folder)/Main.storyboard"
      let before = try read(file)
      try browser.wait(until: "\(Self.isDrawn) && \(Self.isCurrent)")
      let path = try #require(
        try browser.evaluate(
          "[...document.querySelectorAll('[data-path^=list]')].map(row => row.dataset.path).find(path => path.includes('/'))"
        ).text)
      try browser.click("[data-path='\(path)'] .name")
      try browser.wait(until: "preview.state.view?.path === '\(path)' && preview.state.view.source !== null")
      try browser.expect("preview.state.view.modifiers", is: "duration(0.3)")
      try browser.expect("preview.state.view.source.file.endsWith('Main.storyboard')")

      // A slider makes another film in memory; the file is Interface Builder's.
      try browser.drag("[data-name=duration] input[type=range]", x: [0.15, 0.4, 0.6])
      try browser.wait(until: "preview.state.shown.frames > preview.state.film.frames && \(Self.isCurrent)")
      try browser.expect("document.querySelector('#save').disabled")
      try browser.expect("document.querySelector('.try').innerText.includes('cannot write storyboards')")
      let tried = try #require(try browser.evaluate(edited(path)).text)
      try browser.wait(until: "preview.state.view.modifiers === '\(tried)'")
      let swift = tried.replacing("duration(", with: ".duration(")
      try browser.expect("preview.state.view.swift.includes('\(swift)')")
      try browser.press("s", control: true)
      try browser.wait(until: "document.querySelector('#toast').innerText.includes('cannot write storyboards')")
      try expectEqual(read(file), before)

      // The other appearance has what is tried, too.
      try browser.click("#twin")
      try browser.wait(until: "preview.state.twin?.frames === preview.state.shown.frames")
      try browser.expect("preview.state.twin.appearance", is: "dark")
      try browser.click("#twin")

      // Interface Builder saves: the page follows, and what is tried stays on top.
      let known = try browser.evaluate("preview.state.film.variant").text ?? ""
      try write(StoryboardTests.storyboard(modifiers: "duration(0.4)"), file)
      try browser.wait(until: "preview.state.film.variant !== '\(known)' && \(Self.isCurrent)")
      try browser.expect(edited(path), is: tried)
    }
  }
}
