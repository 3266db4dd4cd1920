import Foundation
import HeroJSON
import HeroTesting

/// What *Why?* shows of an answer: two frames, its words with their places in the editor, a change that can be tried.
extension PreviewPageTests {
  /// A frame that cuts off a photo at rest alone, and a button that the photo covers until the end.
  static let clipped = """
    { "version": 1, "canvas": { "width": 120, "height": 200, "scale": 1 }, "root": "list",
      "screens": {
        "list": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "frame", "frame": [10, 100, 60, 60],
            "clipsToBounds": true, "subviews": [
            { "name": "photo", "frame": [0, 0, 100, 60], "heroID": "photo", "backgroundColor": "#ff0000" } ] } ] } },
        "detail": { "modalAnimation": "none", "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "photo", "frame": [10, 20, 100, 60], "heroID": "photo", "backgroundColor": "#ff0000" },
          { "name": "close", "frame": [80, 30, 20, 20], "backgroundColor": "#0000ff" } ] } } },
      "timeline": [ { "wait": 0.1 }, { "present": "detail" }, { "wait": 0.1 } ] }
    """

  @Test func answersShowFramesAndWordsAndCanBeTried() throws {
    try withPreview(["s.json", "--editor", "touch {file}@{line}@{column}"], of: ["s.json": Self.clipped]) {
      folder, browser in
      try browser.click("#ask-film")
      try browser.wait(until: "document.querySelector('#panel-why .finding img')?.complete")

      // Two frames and 8 points between them.
      let pair = "document.querySelector('#panel-why figure.pair')"
      try browser.expect("\(pair).querySelector('figcaption').innerText", is: "Before\nAfter")
      try browser.expect("\(pair).querySelector('img').naturalWidth > 120")

      // clipsToBounds has the ninth column of the fifth line; who has started does not wait for the program.
      let word = "document.querySelector('#panel-why .words li')"
      try browser.expect("\(word).innerText.startsWith('clipsToBounds')")
      try browser.click("#panel-why .words .open")
      try browser.wait(until: "document.querySelector('#toast').innerText === 'Opened in touch'")
      let opened = "\(folder)/s.json@5@9"
      for _ in 0..<100 where !FileManager.default.fileExists(atPath: opened) { usleep(20_000) }
      #expect(FileManager.default.fileExists(atPath: opened))

      // Nobody has selected the view whose modifiers are tried; the file stays as it is.
      let attempt = "[...document.querySelectorAll('#panel-why .change button')].find(it => it.innerText === 'Try it')"
      try browser.evaluate("\(attempt).click()")
      try browser.wait(until: "\(edited("detail/close"))?.includes('fade') && !preview.state.isTrying")
      try browser.wait(until: "preview.state.shown.variant !== preview.state.film.variant")
      #expect(try read("\(folder)/s.json") == Self.clipped)
      try browser.press("z", control: true)
      try browser.wait(until: "preview.state.edits.size === 0")
    }
  }
}
