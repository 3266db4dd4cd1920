import HeroJSON

/// The page around the frames.
enum PlayerPage {
  /// Everything before the first frame.
  static func head(notes: PlayerNotes, header: FilmHeader, rate: PlayRate) -> String {
    let film: JSONValue = [
      "width": .integer(header.canvas.pixelWidth), "height": .integer(header.canvas.pixelHeight),
      "scale": .number(header.canvas.scale), "rate": .array([.integer(rate.numerator), .integer(rate.denominator)]),
      "duration": .number(header.duration), "opaque": .bool((header.canvas.background.last ?? 1) >= 1),
      "scene": .string(header.sceneDigest), "renderer": .string(header.rendererVersion),
      "steps": .array(
        notes.steps.map { step in
          ["title": .string(step.title), "start": .number(step.start), "duration": .number(step.duration)]
        }),
    ]
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="herorender \(header.rendererVersion)">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(escaped(notes.title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body(title: notes.title))
      <script>
      const film = \(scriptSafe(film.line)), pictures = [], frames = []
      function F(number, time, picture, rows) {
        if (typeof picture === "string") { pictures.push(picture); picture = pictures.length - 1 }
        const before = frames.length ? frames[frames.length - 1].rows : []
        frames.push({ number, time, picture, rows: rows ? rows.map((row, i) => row || before[i]) : before })
      }
      </script>
      <script>

      """
  }

  /// Everything after the last frame.
  static let tail = "</script>\n<script>\n\(PlayerScript.text)\n</script>\n</body>\n</html>\n"

  /// JSON that cannot end the script element that it stands in.
  static func scriptSafe(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  private static func body(title: String) -> String {
    """
    <header><h1>\(escaped(title))</h1><p id="facts"></p></header>
    <main>
    <section class="stage" aria-label="Film">
    <canvas id="screen" role="img" aria-label="The current frame"></canvas>
    <div class="controls" role="group" aria-label="Playback">
    <button id="back" type="button" title="One frame back (←)" aria-label="One frame back">‹</button>
    <button id="play" type="button" title="Play or pause (space)" aria-pressed="false">Play</button>
    <button id="on" type="button" title="One frame on (→)" aria-label="One frame on">›</button>
    <input id="scrub" type="range" min="0" value="0" step="1" aria-label="Frame">
    <output id="clock" for="scrub"></output>
    <label>Speed <select id="speed" title="Slower and faster ([ and ])">
    <option value="0.1">0.1×</option><option value="0.25">0.25×</option><option value="0.5">0.5×</option>
    <option value="1" selected>1×</option><option value="2">2×</option>
    </select></label>
    <label><input id="loop" type="checkbox" checked> Loop</label>
    </div>
    <p class="keys"><kbd>space</kbd> play · <kbd>←</kbd> <kbd>→</kbd> a frame · <kbd>shift</kbd> ten frames ·
    <kbd>↑</kbd> <kbd>↓</kbd> a step · <kbd>home</kbd> <kbd>end</kbd> · <kbd>[</kbd> <kbd>]</kbd> speed</p>
    </section>
    <section class="side">
    <nav aria-label="Steps"><h2>Steps</h2><ol id="steps"></ol></nav>
    <div class="layers" tabindex="0" role="region" aria-labelledby="layers-title">
    <table><caption id="layers-title">Layers at this frame, back to front</caption>
    <thead><tr><th scope="col">Layer</th><th scope="col">Role</th><th scope="col">Position</th><th scope="col">Size</th>
    <th scope="col">Opacity</th><th scope="col">Radius</th><th scope="col">z</th><th scope="col">Transform</th></tr></thead>
    <tbody id="layers"></tbody></table>
    </div>
    </section>
    </main>
    """
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --text: #1c1c1e; --soft: #6b6b70; --line: #d5d5da; --mark: #0060df;
      --on: #e3eefc; --check: #e8e8ec }
    @media (prefers-color-scheme: dark) { :root { --back: #17171a; --text: #f2f2f5; --soft: #a0a0a8; --line: #3a3a40;
      --mark: #6cb0ff; --on: #1e3450; --check: #2a2a2e } }
    * { box-sizing: border-box }
    body { margin: 0; padding: 1rem 1.5rem; background: var(--back); color: var(--text); font: 15px/1.45 system-ui, sans-serif }
    h1 { font-size: 1.2rem; margin: 0 } h2, caption { font-size: 1rem; font-weight: 600; text-align: left; margin: 0 0 .4rem }
    header p, .keys { color: var(--soft); margin: .2rem 0 1rem; font-size: .87rem }
    main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
    .stage { flex: 0 1 auto; width: min-content; min-width: min(24rem, 100%); max-width: 100% }
    .side { flex: 1 1 34rem; min-width: 0 }
    canvas { display: block; height: auto; margin: 0 auto .8rem; border: 1px solid var(--line) }
    canvas.clear { background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0/16px 16px }
    .controls { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
    #scrub { flex: 1 1 8rem; min-width: 0; accent-color: var(--mark) }
    #clock { font-variant-numeric: tabular-nums; min-width: 15ch }
    button, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px;
      padding: .25rem .7rem } #play { min-width: 5rem }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 .3em }
    ol { list-style: none; margin: 0 0 1.2rem; padding: 0 }
    ol button { width: 100%; text-align: left; border-color: transparent; display: flex; justify-content: space-between; gap: 1rem }
    ol button[aria-current] { background: var(--on) } ol small { color: var(--soft); font-variant-numeric: tabular-nums }
    .layers { overflow: auto; max-height: 60vh }
    table { border-collapse: collapse; font-size: .83rem; font-variant-numeric: tabular-nums; white-space: nowrap; width: 100% }
    th, td { text-align: left; padding: .15rem .55rem .15rem 0; border-bottom: 1px solid var(--line) }
    tbody th, td:last-child { white-space: normal; overflow-wrap: anywhere } tbody th { min-width: 10em }
    td:last-child { min-width: 13em; padding-right: 0 }
    thead th { position: sticky; top: 0; background: var(--back) } tbody th { font-weight: 400 }
    tr.hidden { color: var(--soft); text-decoration: line-through } tr.changed td { color: var(--mark) }
    """
}
