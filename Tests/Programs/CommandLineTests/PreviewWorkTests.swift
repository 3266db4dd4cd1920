import Foundation
import HeroJSON
import HeroTesting

/// What the page says while something is worked on. Answers are held back in the page until they have been looked for, however quick
/// the machine is.
extension PreviewPageTests {
  /// Lets answers of addresses that contain a text through only after `release()`.
  private static func hold(_ text: String) -> String {
    """
    (() => {
      globalThis.plainFetch ??= fetch
      const gate = new Promise(open => { globalThis.release = open })
      globalThis.fetch = async (address, options) => {
        const answer = await plainFetch(address, options)
        if (String(address).includes("\(text)")) await gate
        return answer
      }
    })()
    """
  }

  /// How the shown picture is marked, whether it is said to be busy, and what the sign says; none when it is hidden.
  private static let mark = """
    (() => {
      const figure = document.querySelector("#pane-shown"), sign = document.querySelector("#sign")
      return [figure.dataset.lag, figure.getAttribute("aria-busy"), sign.hidden ? "" : sign.innerText.trim()].join("|")
    })()
    """

  private static func types(_ text: String) -> String {
    """
    (() => {
      const field = document.querySelector("#modifiers")
      field.value = "\(text)"
      field.dispatchEvent(new Event("input", { bubbles: true }))
    })()
    """
  }

  @Test func pictureThatIsOlderThanTheControlsSayIsMarked() throws {
    try withPreview { folder, browser in
      let isPlain = "\(Self.isCurrent) && \(Self.mark) === '|false|'"
      try browser.wait(until: isPlain)
      try select(browser)

      // Tried, then drawn.
      try browser.evaluate(Self.hold("/try"))
      try browser.evaluate(Self.types("duration(0.3)"))
      try browser.wait(until: "\(Self.mark) === 'working|true|Trying it …'")
      // A busy browser may show the frame before once more.
      var veiled: [UInt8] = [255, 255, 255]
      for _ in 0..<50 where veiled == [255, 255, 255] {
        veiled = try browser.colour("#pane-shown canvas", x: 0.1, y: 0.9)
      }
      try browser.evaluate("release()")
      try browser.wait(until: "preview.state.shown.frames === 25 && \(isPlain)")
      // The page is white below the square and beside the sign; the veil is not.
      try expectEqual(browser.colour("#pane-shown canvas", x: 0.1, y: 0.9), [255, 255, 255])
      #expect(veiled != [255, 255, 255])
      try browser.evaluate(Self.hold("/frames/"))
      try browser.evaluate(Self.types("duration(0.4)"))
      try browser.wait(until: "\(Self.mark) === 'working|true|Drawing …'")
      try browser.evaluate("release()")
      try browser.wait(until: isPlain)

      // A mistake: the picture stays, and is from before it.
      try browser.evaluate(Self.types("duration(0.4) fad"))
      try browser.wait(until: "\(Self.mark) === 'wrong|false|An old picture: what you try has a mistake'")
      try browser.evaluate(Self.types("duration(0.2)"))
      try browser.wait(until: "preview.state.edits.size === 0 && \(isPlain)")
      try write("{", "\(folder)/s.json")
      try browser.wait(until: "\(Self.mark) === 'wrong|false|An old picture: the file has a mistake'")
      try write(Self.scene(in: "#0000ff"), "\(folder)/s.json")
      try browser.wait(until: isPlain)
    }
  }

  @Test func nearestFrameStandsInForOneOnItsWay() throws {
    try withPreview { folder, browser in
      try select(browser)
      try browser.evaluate(Self.hold("/frames/9.png"))
      try browser.evaluate(Self.types("duration(0.3)"))
      // All of 25 but one: 0.3 s, the rest of 0.1 s, and the first.
      try browser.wait(
        until: "preview.state.shown.frames === 25 && document.querySelectorAll('#cached span').length === 2")
      try browser.evaluate(
        "{ const scrub = document.querySelector('#scrub'); scrub.value = 9; scrub.dispatchEvent(new Event('input')) }")
      // Frames come in any order: one farther away may stand in first.
      try browser.wait(
        until:
          "\(Self.mark) === 'working|true|Drawing …' && document.querySelector('#pane-shown').dataset.frame === '8'")
      try browser.evaluate("release()")
      try browser.wait(until: "document.querySelector('#pane-shown').dataset.frame === '9' && \(Self.isCurrent)")
    }
  }

  // What is copied is what the field says, however late the film with it comes.
  @Test func copiesWaitForWhatIsTried() throws {
    try withStoryboard { folder, browser in
      try browser.evaluate(
        "document.querySelector(`[data-path='${[...document.querySelectorAll('[data-path^=list]')].map(row => row.dataset.path).find(path => path.includes('/'))}'] .name`).click()"
      )
      try browser.wait(until: "preview.state.view !== null && !document.querySelector('#copy-string').disabled")
      try browser.evaluate(
        "globalThis.copied = []; navigator.clipboard.writeText = async text => { copied.push(text) }")
      try browser.evaluate(Self.hold("/try"))
      try browser.evaluate(Self.types("[.fade, .delay(0.1)]"))
      try browser.click("#copy-string")
      try browser.click("#copy")
      try expectEqual(browser.evaluate("copied.length").whole, 0)
      try browser.evaluate("release()")
      try browser.wait(until: "copied.length === 2")
      try browser.expect("copied[0]", is: "fade delay(0.1)")
      try browser.expect("copied[1].includes('[.fade, .delay(0.1)]')")

      // A name that Hero's strings do not know (S6) is not copied: Swift is offered in its place.
      try browser.evaluate(Self.types("forceNonFade"))
      try browser.click("#copy-string")
      try browser.wait(until: "document.querySelector('#dialog').open")
      try browser.expect("document.querySelector('#dialog').innerText.includes('strings cannot express .forceNonFade')")
      try browser.click("#dialog .answers .primary")
      try browser.wait(until: "copied.length === 3")
      try browser.expect("copied[2].includes('[.forceNonFade]')")
    }
  }

  @Test func readOnlyFileIsSaidToBeOne() throws {
    try withFiles(["s.json": Self.scene]) { folder in
      expectEqual(chmod("\(folder)/s.json", 0o444), 0)
      let preview = try RunningPreview(["s.json"], in: folder)
      defer { preview.end() }
      let browser = try Browser.open(preview.address)
      defer { browser.close() }
      try select(browser)
      try browser.evaluate(Self.types("duration(0.3)"))
      try browser.wait(until: "!document.querySelector('#save').disabled")
      try browser.click("#save")
      try browser.wait(until: "document.querySelector('#dialog').open")
      let said = try #require(try browser.evaluate("document.querySelector('#dialog').innerText").text)
      for text in ["Not saved", "s.json", "read-only", "Nothing was written."] {
        #expect(said.contains(text), "\(said)")
      }
      try expectEqual(read("\(folder)/s.json"), Self.scene)
      // The edit is still there.
      try browser.expect(edited("b/s"), is: "duration(0.3)")
    }
  }

  @Test func whySaysHowFarItIsAndCanBeStopped() throws {
    try withPreview { folder, browser in
      let panel = "document.querySelector('#panel-why')"

      // At once, then question by question, then the answer.
      try browser.evaluate(Self.hold("/explain?"))
      try browser.evaluate(
        """
        globalThis.seen = []
        new MutationObserver(() => seen.push(\(panel).querySelector(".working strong")?.innerText))
          .observe(\(panel), { childList: true, subtree: true, characterData: true })
        """)
      try browser.click("#ask-film")
      try browser.expect("\(panel).querySelector('.working') !== null")
      try browser.wait(until: "\(panel).querySelector('.working strong').innerText === 'Question 11 of 11'")
      try browser.expect("\(panel).querySelector('[role=progressbar]').ariaValueNow", is: "91")
      try browser.expect("\(panel).innerText.includes('Looking for: ')")
      try browser.expect("seen[0] === 'Looking at plans and pictures …' && seen.includes('Question 1 of 11')")
      try browser.wait(until: "/^\\d+ s$/.test(\(panel).querySelector('.time').innerText)")
      try browser.evaluate("release()")
      try browser.wait(until: "\(panel).innerText.includes('Nothing found')")

      // Stopped by hand, by another question, by leaving: each time the server is told.
      try browser.evaluate(Self.hold("/explain?"))
      let stops = { browser.findings.requests.filter { $0.hasSuffix("/explain/stop") }.count }
      try browser.click("#ask-film")
      try browser.click("#panel-why .working button")
      try browser.expect("\(panel).innerText.includes('Stopped.')")
      expectEqual(stops(), 1)
      try browser.click("#ask-film")
      try browser.click("#ask-film")
      try expectEqual(browser.evaluate("\(panel).querySelectorAll('.working').length").whole, 1)
      expectEqual(stops(), 2)
      try browser.click("#tab-view")
      try expectEqual(browser.evaluate("\(panel).querySelector('.working')"), .null)
      expectEqual(stops(), 3)

      // On a narrow page the panel lies below the film, and comes into sight.
      try browser.resize(390, 844)
      try browser.evaluate("scrollTo(0, 0)")
      // A browser that is busy lays the page out for its new size some time after it has answered.
      let isBelow = "document.querySelector('#inspector').getBoundingClientRect().bottom > innerHeight"
      try browser.wait(until: "innerWidth === 390 && scrollY === 0 && \(isBelow)")
      try browser.click("#ask-film")
      try browser.wait(
        until: "\(panel).querySelector('.working')?.getBoundingClientRect().bottom <= innerHeight && scrollY > 0")
      try browser.click("#panel-why .working button")

      // What went wrong is said, and can be asked again.
      try browser.evaluate("release(); preview.state.shown = { ...preview.state.shown, variant: 'gone' }")
      try browser.click("#ask-film")
      try browser.wait(until: "\(panel).querySelector('p.error')?.innerText.includes('this variant is gone')")
      try browser.expect("\(panel).innerText.includes('Ask again')")
    }
  }
}
