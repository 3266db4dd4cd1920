import Foundation
import HeroJSON
import HeroTesting

/// All films of a folder on one page, and how a film opens.
extension PreviewPageTests {
  private static let stills = "[...document.querySelectorAll('#all img')].map(image => image.getAttribute('src'))"

  @Test func galleryFollowsTheFilesAndOpensFilms() throws {
    let texts = [
      "films/one.json": Self.scene, "films/two.json": Self.scene(in: "#00ff00"), "films/bad.json": "{",
    ]
    try withPreview(["films"], of: texts) { folder, browser in
      let films = "\(folder)/films"
      let areLoaded = "[...document.querySelectorAll('#all img')].every(image => image.naturalWidth === 40)"
      try browser.wait(until: "\(Self.stills).length === 2 && \(areLoaded)")
      try browser.expect("document.querySelector('[data-name=bad] .errors').innerText.includes('line 1')")
      try browser.expect("document.querySelector('#film-page').hidden")

      // It moves under the mouse.
      try browser.drag("[data-name=one]", x: [0.5], presses: false)
      let one = "document.querySelector('[data-name=one] img')"
      try browser.wait(until: "\(one).getAttribute('src').endsWith('/moving.webp') && \(one).naturalWidth === 40")
      try browser.drag("#all-title", x: [0.5], presses: false)

      // A file that changes has another picture, the others keep theirs; one that is mended has one.
      let before = try browser.evaluate("\(Self.stills).join(' ')").text ?? ""
      try write(Self.scene(in: "#0000ff"), "\(films)/one.json")
      try browser.wait(until: "\(Self.stills).length === 2 && !'\(before)'.includes(\(one).getAttribute('src'))")
      try browser.expect("'\(before)'.includes(document.querySelector('[data-name=two] img').getAttribute('src'))")
      try write(Self.scene, "\(films)/bad.json")
      try browser.wait(until: "\(Self.stills).length === 3")

      // Filtering, and opening a film at its transition; back again.
      try browser.click("#all-filter")
      try browser.type("tw")
      try browser.expect("document.querySelector('#all-count').innerText", is: "1 of 3 films")
      try browser.click("[data-name=two] .steps a")
      try browser.wait(until: "\(Self.isDrawn) && preview.state.film?.name === 'two' && \(Self.isCurrent)")
      try browser.expect("location.hash", is: "#film=two&step=0")
      try browser.expect("document.querySelector('#gallery').hidden")
      try browser.press("g")
      try browser.wait(until: "!document.querySelector('#gallery').hidden && preview.state.page === 'gallery'")
      try browser.evaluate("history.back()")
      try browser.wait(until: "preview.state.page === 'film' && preview.state.film.name === 'two'")
    }
  }

  // 12 frames of the transition and 6 of rest: played once, then still at the end. By hand it would go on at the begin.
  @Test func firstTransitionIsPlayedOnce() throws {
    try withPreview(wantsMotion: true) { folder, browser in
      try browser.wait(
        until: "!preview.state.playing && preview.state.frame === preview.state.film.frames - 1")
      try browser.expect("preview.state.loop && preview.state.range === null")
      // What was looked at stays where it was.
      for _ in 0..<3 { try browser.press("ArrowLeft") }
      try browser.reload()
      try browser.wait(until: "\(Self.isDrawn) && preview.state.frame === preview.state.film.frames - 4")
      try expectEqual(browser.evaluate("preview.state.playing"), .bool(false))
    }
  }

  @Test func emptyPanelSaysWhatToDoAndWhatLintFinds() throws {
    let lonely = Self.scene.replacing(#"[0, 0, 10, 10], "heroID": "s""#, with: #"[0, 0, 10, 10], "heroID": "t""#)
    try withPreview(["s.json", "--editor", "vim"], of: ["s.json": lonely]) { folder, browser in
      let panel = "document.querySelector('#panel-view')"
      try browser.wait(
        until:
          "['Click a view in the picture', 'hero-id-without-partner'].every(text => \(panel).innerText.includes(text))")
      try browser.expect("\(panel).innerText.includes('s.json:4:')")
      // An editor of terminals cannot be opened, and the button says so to everybody.
      let open = "document.querySelector('.nothing .open')"
      try browser.expect("\(open).disabled && \(open).title.includes('vim needs a terminal')")
      try browser.expect(
        "document.getElementById(\(open).getAttribute('aria-describedby')).textContent === \(open).title")
      // The place leads to the view; mended, lint finds nothing.
      try browser.click(".nothing .finding .link:not(.mono):not(.open)")
      try browser.wait(until: "preview.state.selected !== null")
      try browser.press("Escape")
      try write(Self.scene, "\(folder)/s.json")
      try browser.wait(until: "\(panel).innerText.includes('Lint finds nothing')")
    }
  }

  @Test func placesAreOpenedInTheEditor() throws {
    try withPreview(["s.json", "--editor", "touch {file}@{line}@{column}"]) { folder, browser in
      try browser.click("[data-path='b/s'] .name")
      try browser.wait(until: "preview.state.view?.path === 'b/s' && document.querySelector('.facts .open') !== null")
      try browser.click(".facts .open")
      try browser.wait(until: "document.querySelector('#toast').innerText === 'Opened in touch'")
      // The modifiers stand in line 8; who has started does not wait for the program.
      let place = try #require(try browser.evaluate("preview.state.view.source.column").whole)
      for _ in 0..<100 where !exists("\(folder)/s.json@8@\(place)") { usleep(20_000) }
      #expect(exists("\(folder)/s.json@8@\(place)"))
    }
  }
}
