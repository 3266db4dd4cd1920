import Foundation
import HeroJSON
import HeroTesting

/// The page of `herorender preview`, driven in a browser as its users do.
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium on the PATH"), .serialized, .timeLimit(.minutes(30)))
struct PreviewPageTests {
  /// A square that grows and moves in 0.2 s, over a page that fades in.
  static let scene: String = scene(in: "#ff0000")

  /// The same with a square of another colour.
  static func scene(in color: String) -> String {
    """
    { "version": 1, "canvas": { "width": 40, "height": 40, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "s", "frame": [0, 0, 10, 10], "heroID": "s", "backgroundColor": "\(color)" }] } },
        "b": { "view": { "backgroundColor": "#ffffff", "subviews": [
          // The one that is tuned.
          { "name": "s", "frame": [10, 10, 20, 20], "heroID": "s", "backgroundColor": "\(color)",
            "heroModifiers": "duration(0.2)" }] } } },
      "timeline": [ { "present": "b" }, { "wait": 0.1 } ] }
    """
  }

  /// The colour in the middle of what is shown, as the page's canvas has it, read through a canvas that is meant to be read.
  static let middle = """
    (() => {
      const copy = (globalThis.readable ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }))
      copy.drawImage(document.querySelector('#pane-shown canvas'), 0, 0)
      return [...copy.getImageData(20, 20, 1, 1).data].join()
    })()
    """
  static let isDrawn = "document.querySelector('#pane-shown').dataset.frame !== undefined"
  /// What is on the stage is the film as it is known now.
  static let isCurrent =
    "document.querySelector('#pane-shown').dataset.address.includes(`/${preview.state.shown.variant}/frames/${preview.state.frame}.png`)"

  /// Selects the view whose modifiers are tuned, and waits until they can be.
  func select(_ browser: Browser) throws {
    try browser.wait(until: Self.isDrawn)
    try browser.click("[data-path='b/s'] .name")
    try browser.wait(until: "preview.state.view?.path === 'b/s' && !document.querySelector('#modifiers').readOnly")
  }

  @Test func viewIsTunedSavedBrokenAndMended() throws {
    try withPreview { folder, browser in
      let file = "\(folder)/s.json"
      try browser.wait(until: Self.isDrawn)

      // Scrubbing, steps, key moments.
      try browser.press("End")
      try browser.press("ArrowLeft")
      try browser.wait(until: "preview.state.frame === preview.state.film.frames - 2 && \(Self.isCurrent)")
      try browser.expect(Self.middle, is: "255,0,0,255")
      try browser.press("ArrowUp")
      try browser.expect("preview.state.film.keys.at(-1).frame === preview.state.frame")
      try expectEqual(browser.evaluate("preview.state.frame").whole, 13)
      try browser.drag("#scrub", x: [0.02, 0.5, 0.98])
      try browser.wait(until: "preview.state.frame > 15 && \(Self.isCurrent)")

      // A view is selected in the picture; clicking again goes to the one below.
      try browser.click("#pane-shown canvas")
      try browser.wait(until: "preview.state.view?.path === 'b/s'")
      try browser.wait(until: "document.querySelector('#pane-shown .outline').getAttribute('points') !== ''")
      try browser.expect(
        "document.querySelector('#pane-shown .outline').getAttribute('points').split(/[ ,]+/).map(Number).join()",
        is: "10,10,30,10,30,30,10,30")
      try browser.click("#pane-shown canvas")
      try browser.wait(until: "preview.state.selected === 'b'")
      try browser.click("[data-path='b/s'] .name")
      try browser.wait(until: "preview.state.view?.path === 'b/s' && preview.state.view.plans.length === 1")
      try browser.expect("document.querySelector('#modifiers').value", is: "duration(0.2)")
      try browser.expect("document.querySelectorAll('.curve').length > 0")

      // A slider: another film, the file as it was.
      try browser.drag("[data-name=duration] input[type=range]", x: [0.1, 0.3, 0.5])
      try browser.wait(
        until: "preview.state.edits.size === 1 && preview.state.shown.variant !== preview.state.film.variant")
      try browser.wait(until: "preview.state.shown.frames > preview.state.film.frames && \(Self.isCurrent)")
      try expectEqual(read(file), Self.scene)
      let tried = try #require(try browser.evaluate(edited("b/s")).text)
      #expect(tried != "duration(0.2)" && tried.hasPrefix("duration("))

      // Undo and redo; leaving is asked; saving changes the value alone.
      try browser.press("z", control: true)
      try browser.wait(
        until: "preview.state.edits.size === 0 && preview.state.shown.variant === preview.state.film.variant")
      try browser.press("y", control: true)
      try browser.wait(
        until: "\(edited("b/s")) === '\(tried)' && preview.state.shown.variant !== preview.state.film.variant")
      try expectEqual(browser.stayAfterLeaving(), "beforeunload")
      let before = try browser.evaluate("preview.state.film.variant").text ?? ""
      try browser.press("s", control: true)
      try browser.wait(
        until: "preview.state.edits.size === 0 && preview.state.film.variant !== '\(before)' && \(Self.isCurrent)")
      try expectEqual(read(file), Self.scene.replacingOccurrences(of: "duration(0.2)", with: tried))

      // A broken file: where and what, over the last good picture. The slider had the keys.
      try browser.click("#scrub")
      try browser.press("End")
      try browser.wait(until: "preview.state.frame === preview.state.film.frames - 1 && \(Self.isCurrent)")
      let saved = try read(file)
      try write(saved.replacing(##""heroID": "s", "backgroundColor": "#ff0000" }"##, with: #""heroID": "s",, }"#), file)
      try browser.wait(until: "document.querySelector('#problems.errors')?.innerText.includes('s.json:4:')")
      try browser.expect(Self.middle, is: "255,0,0,255")

      // Mended in an editor, with another colour: the new picture at the same frame.
      let frame = try browser.evaluate("preview.state.frame").whole
      try write(saved.replacingOccurrences(of: "#ff0000", with: "#0000ff"), file)
      try browser.wait(
        until: "document.querySelector('#problems').hidden && \(Self.isCurrent) && \(Self.middle) === '0,0,255,255'")
      try expectEqual(browser.evaluate("preview.state.frame").whole, frame)

      #expect(browser.findings.requests.allSatisfy { $0.hasPrefix(browser.address) }, "\(browser.findings.requests)")
    }
  }

  // The film has 0.2 s and a rest of 0.1 s: a third of the timeline is 0.1 s.
  @Test func delayAndDurationAreDraggedOnTheTimeline() throws {
    try withPreview { folder, browser in
      try browser.click("[data-path='b/s'] .name")
      try browser.wait(until: "document.querySelectorAll('.edge.of-view').length === 2")
      let width = try #require(
        try browser.evaluate(
          "document.querySelector('#handles').clientWidth / document.querySelector('.edge').offsetWidth"
        ).real)
      try browser.drag(".edge.of-view", x: [0.5, 0.6, 0.5 + width / 3])
      try browser.wait(until: "\(edited("b/s")) === 'duration(0.2) delay(0.1)' && !preview.state.isTrying")
      try browser.evaluate("document.querySelectorAll('.edge.of-view')[1].focus()")
      try browser.press("ArrowLeft")
      try browser.wait(until: "\(edited("b/s")) === 'duration(0.15) delay(0.1)' && !preview.state.isTrying")
      // 0.1 s of delay, 0.15 s and the rest of 0.1 s.
      try browser.expect("preview.state.shown.duration.toFixed(3)", is: "0.350")
      try browser.wait(
        until: "document.querySelector('#view-times span').style.getPropertyValue('--from') * 0.35 - 0.1 < 1e-6")
      try expectEqual(read("\(folder)/s.json"), Self.scene)
    }
  }

  @Test func twoBrowsersSeeTheSameAndAReloadStaysThere() throws {
    try withFiles(["s.json": Self.scene]) { folder in
      let preview = try RunningPreview(["s.json"], in: folder)
      defer { preview.end() }
      let (one, other) = (try Browser.open(preview.address), try Browser.open(preview.address))
      defer { for browser in [one, other] { browser.close() } }
      try other.wait(until: Self.isDrawn)
      for _ in 0..<5 { try other.press("ArrowRight") }
      try select(one)
      try one.press("m")
      for key in [" ", "a", "r", "c"] { try one.press(key) }
      let isEdited = "\(edited("b/s")) === 'duration(0.2) arc'"
      try one.wait(until: "!document.querySelector('#completion').hidden || \(isEdited)")
      try one.press("Escape")
      try one.wait(until: "\(isEdited) && preview.state.shown.variant !== preview.state.film.variant")
      let seen = try other.evaluate("preview.state.film.variant").text ?? ""
      try one.press("s", control: true)
      try other.wait(until: "preview.state.film.variant !== '\(seen)' && \(Self.isCurrent)")
      try expectEqual(other.evaluate("preview.state.frame").whole, 5)

      // Remembered before the page goes.
      try other.reload()
      try other.wait(until: "\(Self.isDrawn) && preview.state.frame === 5")
      for browser in [one, other] { expectEqual(browser.findings.problems, []) }

      // A preview that ends is said.
      preview.end()
      try one.wait(until: "document.querySelector('#connection').innerText.includes('lost')")
    }
  }

  @Test func folderListsFilmsAndSaysWhichAreBroken() throws {
    try withPreview(["films"], of: ["films/one.json": Self.scene, "films/two.json": Self.scene(in: "#00ff00")]) {
      folder, browser in
      try browser.wait(until: "document.querySelectorAll('#all img').length === 2")
      try browser.click("[data-name=one] h2 a")
      // All that moves the list has come.
      let isListed =
        "document.querySelector('[data-path=\"b/s\"]') && document.querySelector('#panel-view').innerText.includes('Lint')"
      try browser.wait(until: "\(Self.isDrawn) && \(isListed)")
      try browser.expect(
        "[...document.querySelectorAll('#films .name')].map(name => name.innerText).join()", is: "one,two")
      try browser.click("#films li:nth-child(2) button")
      try browser.wait(until: "preview.state.film?.name === 'two' && \(Self.isCurrent)")
      try browser.press("End")
      try browser.wait(until: "\(Self.isCurrent) && \(Self.middle) === '0,255,0,255'")
      try browser.click("#ask-film")
      try browser.wait(until: "preview.state.tab === 'why' && !document.querySelector('#panel-why .waiting')")
      try browser.expect("document.querySelector('#panel-why').innerText.includes('Nothing found')")
      try write("{", "\(folder)/films/one.json")
      try browser.wait(until: "document.querySelector('#films .badge')?.innerText === '1 error'")
    }
  }

  /// A modifier text, what is done with it in the page, and what it comes to.
  @Test func textsAreChangedWhereTheNumbersStand() throws {
    try withPreview { folder, browser in
      let answer = try browser.evaluate(
        #"""
        import("./modifiers.js").then(({ calls, withArgument, without, withAdded }) => {
          const spring = [{ label: "stiffness", default: 250 }, { label: "damping", default: 30 }]
          const change = (text, name, place, value) => withArgument(text, calls(text).find(call => call.name === name), place, value, spring)
          const drop = (text, name) => without(text, calls(text).find(call => call.name === name))
          return [
            calls("fade // delay(9)\n when(isMatched and not isPresenting, scale(2e-3, .5)) source(\"a(b)\")").map(call => call.name).join(),
            change("delay(0.1) spring(200, 20)", "spring", 1, 25),
            change("spring arc", "spring", 1, 25),
            change("whenPresenting(spring(), fade)", "spring", 0, 9),
            change("[.fade, .spring(stiffness: 200, damping: 20)]", "spring", 1, 25),
            change("[.spring(stiffness: 200)]", "spring", 1, 25),
            drop("fade delay(1) arc", "delay"), drop("[.fade, .delay(1)]", "delay"), drop("fade", "fade"),
            withAdded("fade", { plain: "arc(1)", swift: ".arc" }),
            withAdded("[.fade]", { plain: "spring(250, 30)", swift: ".spring(stiffness: 250, damping: 30)" }),
            withAdded("", { plain: "fade", swift: ".fade" }),
          ].join("|")
        })
        """#)
      let expected = [
        "fade,when,isMatched,and,not,isPresenting,scale,source", "delay(0.1) spring(200, 25)", "spring(250, 25) arc",
        "whenPresenting(spring(9), fade)", "[.fade, .spring(stiffness: 200, damping: 25)]",
        "[.spring(stiffness: 200, damping: 25)]", "fade arc", "[.fade]", "", "fade arc(1)",
        "[.fade, .spring(stiffness: 250, damping: 30)]", "fade",
      ]
      expectEqual(answer.text, expected.joined(separator: "|"))
    }
  }
}
