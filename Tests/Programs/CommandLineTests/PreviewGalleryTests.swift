import Foundation
import HeroJSON
import HeroTesting

/// All films of a folder on one page, and how a film opens.
extension PreviewPageTests {
  private static let stills = "[...document.querySelectorAll('#all img')].map(image => image.getAttribute('src'))"

  @Test func galleryFollowsTheFilesAndOpensFilms() throws {
    try withPreview(
      ["films"],
      of: [
        "films/one.json": Self.scene, "films/two.json": Self.scene.replacingOccurrences(of: "#ff0000", with: "#00ff00"),
        "films/bad.json": "{",
      ]
    ) { folder, browser in
      let films = "\(folder)/films"
      try browser.wait(
        until:
          "\(Self.stills).length === 2 && [...document.querySelectorAll('#all img')].every(image => image.naturalWidth === 40)"
      )
      try expectEqual(
        browser.evaluate("document.querySelector('[data-name=bad] .errors').innerText").text?.contains("line 1"), true)
      try expectEqual(browser.evaluate("document.querySelector('#film-page').hidden"), .bool(true))

      // It moves under the mouse.
      try browser.drag("[data-name=one]", x: [0.5], presses: false)
      try browser.wait(
        until:
          "document.querySelector('[data-name=one] img').getAttribute('src').endsWith('/moving.webp') && document.querySelector('[data-name=one] img').naturalWidth === 40"
      )
      try browser.drag("#all-title", x: [0.5], presses: false)

      // A file that changes has another picture, the others keep theirs; one that is mended has one.
      let before = try browser.evaluate("\(Self.stills).join(' ')").text ?? ""
      try write(Self.scene.replacingOccurrences(of: "#ff0000", with: "#0000ff"), "\(films)/one.json")
      try browser.wait(
        until:
          "\(Self.stills).length === 2 && !'\(before)'.includes(document.querySelector('[data-name=one] img').getAttribute('src'))"
      )
      try expectEqual(
        browser.evaluate("'\(before)'.includes(document.querySelector('[data-name=two] img').getAttribute('src'))"),
        .bool(true))
      try write(Self.scene, "\(films)/bad.json")
      try browser.wait(until: "\(Self.stills).length === 3")

      // Filtering, and opening a film at its transition; back again.
      try browser.click("#all-filter")
      try browser.type("tw")
      try expectEqual(browser.evaluate("document.querySelector('#all-count').innerText").text, "1 of 3 films")
      try browser.click("[data-name=two] .steps a")
      try browser.wait(until: "\(Self.isDrawn) && preview.state.film?.name === 'two' && \(Self.isCurrent)")
      try expectEqual(browser.evaluate("location.hash").text, "#film=two&step=0")
      try expectEqual(browser.evaluate("document.querySelector('#gallery').hidden"), .bool(true))
      try browser.press("g")
      try browser.wait(until: "!document.querySelector('#gallery').hidden && preview.state.page === 'gallery'")
      try browser.evaluate("history.back()")
      try browser.wait(until: "preview.state.page === 'film' && preview.state.film.name === 'two'")
      expectEqual(browser.findings.problems, [])
    }
  }

  // 12 frames of the transition and 6 of rest: played once, then still at the end. By hand it would go on at the begin.
  @Test func firstTransitionIsPlayedOnce() throws {
    try withPreview(wantsMotion: true) { folder, browser in
      try browser.wait(
        until: "\(Self.isDrawn) && !preview.state.playing && preview.state.frame === preview.state.film.frames - 1")
      try expectEqual(browser.evaluate("preview.state.loop && preview.state.range === null"), .bool(true))
      // What was looked at stays where it was.
      for _ in 0..<3 { try browser.press("ArrowLeft") }
      try browser.reload()
      try browser.wait(until: "\(Self.isDrawn) && preview.state.frame === preview.state.film.frames - 4")
      try expectEqual(browser.evaluate("preview.state.playing"), .bool(false))
      expectEqual(browser.findings.problems, [])
    }
  }

  @Test func emptyPanelSaysWhatToDoAndWhatLintFinds() throws {
    let lonely = Self.scene.replacingOccurrences(
      of: "\"frame\": [0, 0, 10, 10], \"heroID\": \"s\"", with: "\"frame\": [0, 0, 10, 10], \"heroID\": \"t\"")
    try withPreview(["s.json", "--editor", "vim"], of: ["s.json": lonely]) { folder, browser in
      let panel = "document.querySelector('#panel-view')"
      try browser.wait(
        until:
          "\(panel).innerText.includes('Click a view in the picture') && \(panel).innerText.includes('hero-id-without-partner')"
      )
      try expectEqual(browser.evaluate("\(panel).innerText.includes('s.json:4:')"), .bool(true))
      // An editor of terminals cannot be opened, and the button says so to everybody.
      let open = "document.querySelector('.nothing .open')"
      try expectEqual(
        browser.evaluate("\(open).disabled && \(open).title.includes('vim needs a terminal')"), .bool(true))
      try expectEqual(
        browser.evaluate(
          "document.getElementById(\(open).getAttribute('aria-describedby')).textContent === \(open).title"),
        .bool(true))
      // The place leads to the view; mended, lint finds nothing.
      try browser.click(".nothing .finding .link:not(.mono):not(.open)")
      try browser.wait(until: "preview.state.selected !== null")
      try browser.press("Escape")
      try write(Self.scene, "\(folder)/s.json")
      try browser.wait(until: "\(panel).innerText.includes('Lint finds nothing')")
      expectEqual(browser.findings.problems, [])
    }
  }

  @Test func placesAreOpenedInTheEditor() throws {
    try withPreview(["s.json", "--editor", "touch {file}@{line}@{column}"]) { folder, browser in
      try browser.wait(until: Self.isDrawn)
      try browser.click("[data-path='b/s'] .name")
      try browser.wait(until: "preview.state.view?.path === 'b/s' && document.querySelector('.facts .open') !== null")
      try browser.click(".facts .open")
      try browser.wait(until: "document.querySelector('#toast').innerText === 'Opened in touch'")
      // The modifiers stand in line 8; who has started does not wait for the program.
      let place = try #require(try browser.evaluate("preview.state.view.source.column").whole)
      for _ in 0..<100 where !FileManager.default.fileExists(atPath: "\(folder)/s.json@8@\(place)") { usleep(20_000) }
      #expect(FileManager.default.fileExists(atPath: "\(folder)/s.json@8@\(place)"))
      expectEqual(browser.findings.problems, [])
    }
  }
}
