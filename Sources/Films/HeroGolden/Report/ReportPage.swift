import Foundation
import HeroFiles
import HeroImage
import HeroJSON
import HeroMarkup
import HeroRender

/// One scene's page: everything that is known about its comparison, in one file.
struct ReportPage {
  let result: GoldenResult
  /// The scene's folder in the report, with `expected/`, `actual/`, `diff/`.
  let folder: String
  /// The report's other pages; nil for a page that stands alone.
  var links: ReportLinks?
  /// Whether the page holds its pictures.
  var isWhole: Bool

  /// Bytes of a report's pages that hold their pictures, style and scripts; in a larger report these are files.
  static let embeddingLimit = 4 << 20
  /// Bytes of pictures in one page.
  static let ownEmbeddingLimit = 32 << 20
  /// Rows of numbers beyond this many are only counted.
  private static let rowLimit = 40

  init(result: GoldenResult, folder: String, links: ReportLinks? = nil, isWhole: Bool = true) {
    self.result = result
    self.folder = folder
    self.links = links
    self.isWhole = isWhole
  }

  /// What pages share: within each that holds all of it, else beside the index.
  static let sharedFiles = ["report.css", "report.js", "report-page.js"]

  static func sharedText(_ file: String) -> String { EmbeddedFile.text("Films/HeroGolden/Report/\(file)") }

  /// A page of the report.
  ///
  /// - Parameters:
  ///   - scripts: Of `sharedFiles` and others of the report, besides what every page has.
  ///   - root: Where the shared files lie, `../` for example; nil for a page that holds them.
  static func document(
    title: String, body: String, data: String = "", scripts: [String] = [], root: String? = nil
  ) -> String {
    let scripts = (scripts + ["report-page.js"]).map { file in
      root.map { "<script src=\"\($0)\(file)\"></script>" } ?? "<script>\n\(sharedText(file))</script>"
    }
    return PageTemplate(sharedText("report.html")).filled([
      "title": MarkupText.escape(title),
      "style": root.map { "<link rel=\"stylesheet\" href=\"\($0)report.css\">" }
        ?? "<style>\n\(sharedText("report.css"))</style>",
      "body": body, "script": data + scripts.joined(separator: "\n"),
    ])
  }

  /// A button that puts a command on the clipboard.
  static func copyButton(_ command: String) -> String {
    "<button class=\"copy\" data-copy=\"\(MarkupText.attribute(command))\" title=\"\(MarkupText.attribute(command))\">"
      + "Copy accept command</button>"
  }

  /// The viewer of a scene's page: three pictures, slider or blink, one scrubber for all.
  private static let viewer = sharedText("report-viewer.html")

  /// What the colours of a difference mean.
  private static let legend: String = {
    let steps = PixelDiff.strengths.map { step in
      "<i style=\"background: rgb(\(step.red) \(step.green) \(step.blue))\"></i>"
        + (step.limit.map { "below \(Decimals.compact($0))" } ?? "more")
    }
    return "<span class=\"legend\" title=\"perceived difference of a pixel, 0…1, as --threshold counts it\">"
      + steps.joined(separator: " ") + "</span>"
  }()

  var html: String {
    let hasFrames = !result.frames.isEmpty
    return Self.document(
      title: "\(result.name) — \(result.outcome.rawValue)", body: body,
      data: hasFrames ? "<script type=\"application/json\" id=\"data\">\(data)</script>\n" : "",
      scripts: hasFrames ? ["report.js"] : [], root: isWhole ? nil : links?.root)
  }

  private var body: String {
    var body = header
    if !result.environmentChanges.isEmpty {
      body += "<details id=\"environment\" class=\"warning\"><summary><b>Another environment than the golden's</b>: "
      body += "\(escape(result.environmentChanges[0]))\(result.environmentChanges.count > 1 ? " …" : "")</summary>"
      body += list(result.environmentChanges) + "</details>\n"
    }
    body += failures
    if !result.frames.isEmpty {
      body += PageTemplate(Self.viewer).filled([
        "chart": DifferenceChart(frames: result.frames).svg, "legend": Self.legend,
      ])
    }
    if !result.shifts.isEmpty { body += "<div id=\"shifts\" class=\"note\">\(list(result.shifts.map(\.text)))</div>\n" }
    body += planTable + traceTable + summary
    if result.outcome == .failed, let command = ResultText.acceptCommand(result) {
      body += "<h2>Accept today's frames</h2>\n<div class=\"bar-tools\"><pre id=\"accept\">\(escape(command))</pre>"
      body += Self.copyButton(command) + "</div>\n"
    }
    return body
  }

  private var header: String {
    func link(_ id: String, _ address: String?, _ text: String) -> String {
      address.map { "<a id=\"\(id)\" href=\"\(MarkupText.attribute($0))\">\(escape(text))</a>\n" } ?? ""
    }
    var header = "<header class=\"top\">" + link("index", links?.index, "All scenes")
    header +=
      "<span class=\"\(result.outcome.rawValue)\"><span class=\"badge\">\(result.outcome.rawValue)</span></span>"
    header += "<h1>\(MarkupText.path(result.name))</h1>\n"
    header += link("previous-failure", links?.previous, "← Previous failure")
    header += link("next-failure", links?.next, "Next failure →")
    return header + link("json", ResultsDocument.sceneFileName, "JSON") + "</header>\n"
  }

  /// The causes, with what follows from them folded; then the rest.
  private var failures: String {
    var text = ""
    let changes = result.failures.filter { $0.kind == .scene }
    text += changes.map { "<p class=\"cause\">\(escape($0.message))</p>" }.joined()
    text += (result.sceneCauses?.notes ?? []).map { "<p>\(escape($0))</p>" }.joined()
    if result.isSceneChanged, result.sceneCauses == nil {
      text += "<p id=\"scene-changed\">The scene or an asset has changed since the golden was recorded.</p>"
    }
    let causes = result.failures.filter { $0.kind == .plan }
    // What the scene says now comes before what the plan makes of it.
    let plan = changes.isEmpty ? "class=\"cause\"" : "class=\"follows\""
    text += causes.map { "<p \(plan)>\(changes.isEmpty ? "" : "so ")\(escape($0.message))</p>" }.joined()
    let follows = result.planCauses.consequences
    if !(causes + changes).isEmpty, !follows.isEmpty {
      text +=
        "<details><summary>\(follows.count) change\(follows.count == 1 ? "" : "s") that follow\(follows.count == 1 ? "s" : "")</summary>"
      text += list(follows.prefix(Self.rowLimit).map(\.text)) + "</details>"
    }
    text += result.failures.filter { ![.scene, .plan].contains($0.kind) }.map { "<p>\(escape($0.message))</p>" }
      .joined()
    return text.isEmpty ? "" : "<div id=\"failures\">\(text)</div>\n"
  }

  private var summary: String {
    var rows: [(String, String)] = [("golden", result.golden)]
    if !result.scene.isEmpty { rows.append(("scene", result.scene)) }
    if let first = result.firstFailure { rows.append(("first frame", first.moment.label)) }
    if let worst = result.worstFailure {
      let size =
        worst.changedPixels > 0
        ? " — \(worst.changedPixels) px, \(Decimals.compact(worst.changedRatio * 100, 3)) %" : ""
      rows.append(("worst frame", worst.moment.label + size))
    }
    if !result.responsibleViews.isEmpty {
      rows.append(("responsible", result.responsibleViews.prefix(8).joined(separator: ", ")))
    }
    if let worst = result.worstFailure, !worst.changedAtThresholds.isEmpty {
      let counts = zip(FrameResult.thresholds, worst.changedAtThresholds).map { "\($1) px at \(Decimals.compact($0))" }
      rows.append(("failing pixels by threshold", counts.joined(separator: ", ")))
    }
    let cells = rows.map { "<tr><th>\(escape($0.0))</th><td>\(escape($0.1))</td></tr>" }
    return "<table id=\"facts\">\(cells.joined())</table>\n"
  }

  private var planTable: String {
    let causes = result.planCauses
    let groups = causes.causes + causes.consequences
    guard !groups.isEmpty else { return "" }
    let rows = groups.prefix(Self.rowLimit).map { group in
      row([
        group.transitions.map(String.init).joined(separator: ", "),
        group.paths.isEmpty ? "the transition" : PathList.text(group.paths), group.key, group.expected, group.actual,
      ])
    }
    return table(
      "plan", "What changed in the plan", ["transition", "view", "key", "golden", "today"], rows, groups.count)
  }

  private var traceTable: String {
    let runs = result.traceRuns
    guard !runs.isEmpty else { return "" }
    let rows = runs.prefix(Self.rowLimit).map { run in
      row([run.place, PathList.text(run.layers), run.change.key, run.change.expected, run.change.actual])
    }
    return table("trace", "Numbers that differ", ["frame", "layer", "key", "golden", "today"], rows, runs.count)
  }

  private func table(_ id: String, _ title: String, _ heads: [String], _ rows: [String], _ count: Int) -> String {
    var text = "<details\(count <= 40 ? " open" : "")><summary><h2>\(title) (\(count))</h2></summary>\n"
    text += "<table id=\"\(id)\"><thead><tr>\(heads.map { "<th>\($0)</th>" }.joined())</tr></thead><tbody>\n"
    text += rows.joined(separator: "\n") + "</tbody></table>\n"
    if rows.count < count { text += "<p>… and \(count - rows.count) more</p>\n" }
    return text + "</details>\n"
  }

  private func row(_ cells: [String]) -> String {
    "<tr>\(cells.map { "<td>\(escape($0))</td>" }.joined())</tr>"
  }

  private func list(_ texts: [String]) -> String { "<ul>\(texts.map { "<li>\(escape($0))</li>" }.joined())</ul>" }

  private func escape(_ text: String) -> String { MarkupText.escape(text) }

  // MARK: - What the script reads

  /// The frames with their pictures, as JSON that may stand in a script element.
  private var data: String {
    let pictures = PagePictures(of: result, in: folder, limit: isWhole ? Self.ownEmbeddingLimit : 0)
    let loupe = LoupeLayer.table(result.frames.map(\.loupe))
    let frames = zip(result.frames, loupe.frames).map { frame, layers -> JSONValue in
      let uris = pictures.uris[frame.moment.name] ?? [:]
      return [
        "label": .string(frame.moment.label), "status": .string(frame.status.rawValue), "fails": .bool(frame.isFailure),
        "time": .number(frame.moment.time), "layers": layers,
        "changed": .integer(frame.changedPixels), "pixels": .integer(frame.pixels),
        "antialiased": .integer(frame.antialiasedPixels),
        "thresholds": .array(frame.changedAtThresholds.map { .integer($0) }),
        "owners": .array(frame.owners.map { owner in owners(owner, frame) }),
        "expected": .text(uris["expected"]), "actual": .text(uris["actual"]), "diff": .text(uris["diff"]),
      ]
    }
    let start = result.frames.firstIndex { $0.moment.name == result.worstFailure?.moment.name } ?? 0
    let document: JSONValue = [
      "start": .integer(start), "frames": .array(frames), "layers": loupe.layers, "clips": loupe.clips,
    ]
    return MarkupText.script(document.line)
  }

  /// A view with what of its plan and numbers changed at this frame.
  private func owners(_ owner: PixelOwner, _ frame: FrameResult) -> JSONValue {
    let plan = result.planChanges.filter { $0.path == owner.path }.map { change in
      "plan: \(change.key) \(change.expected) → \(change.actual)"
    }
    let numbers = result.traceChanges.filter {
      $0.path == owner.path && ($0.isPicture || $0.section == frame.moment.name)
    }.map { $0.key.isEmpty ? $0.actual : "\($0.key) \($0.expected) → \($0.actual)" }
    return [
      "view": .string(owner.path), "pixels": .integer(owner.pixels),
      "changes": .array(
        (plan + numbers).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(12).map {
          .string($0)
        }),
    ]
  }
}

/// The pictures of a page: as data URIs as long as they fit, the worst and the first failing frames first; else by their files.
struct PagePictures {
  /// By moment, then `expected`, `actual`, `diff`.
  private(set) var uris: [String: [String: String]] = [:]
  /// Of those that are in the page.
  private var bytes = 0
  private let limit: Int

  init(of result: GoldenResult, in folder: String, limit: Int) {
    self.limit = limit
    let golden = GoldenFolder(path: result.golden)
    let worst = result.frames.filter { $0.moment.name == result.worstFailure?.moment.name }
    let failing = result.frames.filter(\.isFailure)
    var seen: Set<String> = []
    for frame in worst + failing + result.frames where seen.insert(frame.moment.name).inserted {
      for kind in ["expected", "actual", "diff"] {
        let file = "\(kind)/\(frame.moment.file)"
        let path = Files.join(folder, file)
        if Files.exists(path) { uris[frame.moment.name, default: [:]][kind] = uri(path) ?? file }
      }
      // What has not changed is in the golden alone.
      let known = golden.picture(of: frame.moment)
      if frame.status == .same, uris[frame.moment.name]?["actual"] == nil, Files.exists(known) {
        uris[frame.moment.name, default: [:]]["actual"] =
          uri(known) ?? MarkupText.address(Self.relative(known, to: folder))
      }
      // Equal frames are kept once, as today's.
      if frame.status == .same, let actual = uris[frame.moment.name]?["actual"] {
        uris[frame.moment.name]?["expected"] = actual
      }
    }
  }

  private mutating func uri(_ path: String) -> String? {
    guard limit > 0, let file = FileSystem.bytes(of: path), bytes + file.count <= limit else { return nil }
    bytes += file.count
    return "data:image/png;base64,\(Data(file).base64EncodedString())"
  }

  /// `../../golden/card/t0_050.png`
  private static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (
      URL(fileURLWithPath: path).standardized.pathComponents, URL(fileURLWithPath: folder).standardized.pathComponents
    )
    let common = zip(path, folder).prefix { $0 == $1 }.count
    return ([String](repeating: "..", count: folder.count - common) + path[common...]).joined(separator: "/")
  }
}
